Feature: A service that does not answer
  A visitor does not have to wait without end. She can stop waiting, and nothing happens behind her back afterwards.

  @ours.stop-waiting
  Rule: After 10 seconds without an answer, the visitor can stop waiting
    Source: ours

    @44-1
    Scenario Outline: 9999 milliseconds after a <operation>, the visitor is left to wait
      Given Ada has an account
      And she has come to "<screen>"
      And the service delays its answer to every <operation> request
      And she has completed "<screen>"
      When 9999 milliseconds pass
      Then she sees the busy indicator
      And she sees no message

      Examples:
        | operation      | screen              |
        | email look-up  | Sign in with email  |
        | sign-in        | Sign in             |
        | reset mail     | Recover password    |
        | password reset | Reset your password |

    @44-2
    Scenario Outline: 10 seconds after a <operation>, the visitor can stop waiting
      Given Ada has an account
      And she has come to "<screen>"
      And the service delays its answer to every <operation> request
      And she has completed "<screen>"
      When 10 seconds pass
      Then she sees the busy indicator
      And she sees the message "This is taking longer than usual."

      Examples:
        | operation      | screen              |
        | email look-up  | Sign in with email  |
        | sign-in        | Sign in             |
        | reset mail     | Recover password    |
        | password reset | Reset your password |

    @44-3
    Scenario: The button that stops waiting comes after those of the screen
      Given Grace has opened "/"
      And the service delays its answer to every email look-up request
      And she has continued with the email "grace@example.com"
      When 10 seconds pass
      Then she can choose:
        | Next | Stop waiting |

    @44-4
    Scenario: An email that could not be looked up stays, and can be sent again
      Given Ada has an account
      And she has opened "/"
      And the service delays its answer to every email look-up request
      And she has continued with the email "ada@example.com"
      And 10 seconds have passed
      When she chooses "Stop waiting"
      Then she sees the message "A network error has occurred"
      And the field "Email" contains "ada@example.com"
      And the focus is on "Email"
      And she sees no busy indicator
      And she can choose:
        | Dismiss | Next |

    @44-5
    Scenario: The same button works once the service answers again
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every sign-in request
      And she has completed "Sign in"
      And 10 seconds have passed
      And she has chosen "Stop waiting"
      And the service has answered
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @44-6
    Scenario: An answer that comes before the visitor stops waiting is used
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every sign-in request
      And she has completed "Sign in"
      And 10 seconds have passed
      When the service answers
      Then she reads "You are logged in."
      And she does not read "This is taking longer than usual."

    @44-7
    Scenario: The message goes when a refusal comes
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every sign-in request
      And she has submitted:
        | Password | a guess |
      And 10 seconds have passed
      When the service answers
      Then she sees the message "The email and password you entered don't match" under "Password"
      And she does not read "This is taking longer than usual."

    @44-8
    Scenario: An empty page can be left, too
      Given Ada has an account
      And she has been sent a reset mail
      And the service delays its answer to every reset link check request
      And she has opened the link in her mail
      And 10 seconds have passed
      And she sees the message "This is taking longer than usual."
      When she chooses "Stop waiting"
      Then she comes to "Error encountered"
      And she reads "A network error has occurred"

    @44-9
    Scenario: The check of a code can be left, and the code be entered again
      Given phone is the only sign-in option
      And Grace has come to "Verify your phone number"
      And 1 second has passed
      And the service delays its answer to every phone sign-in request
      And she has entered the code from her text message
      And 10 seconds have passed
      And she sees the message "This is taking longer than usual."
      When she chooses "Stop waiting"
      Then she comes to "Verify your phone number"
      And she sees the message "A network error has occurred"

    @44-10
    Scenario: A visitor in a provider's window takes the time she needs
      Given the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      When 60 seconds pass
      Then she sees no message

  @ours.late-answer
  Rule: An answer that comes after the visitor has stopped waiting signs nobody in
    Source: ours

    @44-11
    Scenario: A late answer to a sign-in leaves the visitor signed out
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every sign-in request
      And she has completed "Sign in"
      And 10 seconds have passed
      And she has chosen "Stop waiting"
      And she sees the message "A network error has occurred"
      When the service answers
      Then she is still on "Sign in"
      And she sees the message "A network error has occurred"
      And nobody is signed in to the app

    @44-13
    Scenario: A late answer to a sign-up leaves the visitor signed out
      Given Grace has come to "Create account"
      And the service delays its answer to every sign-up request
      And she has completed "Create account"
      And 10 seconds have passed
      And she has chosen "Stop waiting"
      And she sees the message "A network error has occurred"
      When the service answers
      Then she is still on "Create account"
      And the field "First & last name" contains "Grace"
      And nobody is signed in to the app

    @44-14
    Scenario: A late answer does not replace the account that the visitor has created since
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And Grace has opened "/"
      And the service delays its answer to every guest sign-in request
      And she has chosen "Continue as guest"
      And 10 seconds have passed
      And she has chosen "Stop waiting"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And the service delays its answer to every name update request
      And she has completed "Create account"
      And the service has received 1 name update request
      When the service answers
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @44-12
    Scenario: A guest whose sign-in comes late is not signed in
      Given the app offers:
        | provider  |
        | anonymous |
      And Grace has opened "/"
      And the service delays its answer to every guest sign-in request
      And she has chosen "Continue as guest"
      And 10 seconds have passed
      And she has chosen "Stop waiting"
      When the service answers
      Then she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Continue as guest |
