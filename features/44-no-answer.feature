Feature: A service that does not answer
  A visitor does not have to wait without end. She can stop waiting, and nothing happens behind her back afterwards. To
  complete a screen is to enter correctly what it asks for, and submit it. "Dismiss" removes a message. "You are logged
  in." is the home page of a visitor who is signed in. A visitor who "is signed in to the app" is signed in for all its
  parts, not only for the sign-in form.

  @ours.stop-waiting
  Rule: After 10 seconds without an answer, the visitor can stop waiting
    After 500 milliseconds, the busy indicator appears; after 10 seconds, the message "This is taking longer than
    usual." and the button "Stop waiting". While a provider's window is open, the app waits for the visitor and not for
    the service, so the message does not appear. "Stop waiting" has the same result as a broken connection, "A network
    error has occurred": she is still on her screen with what she has entered, and a later answer is ignored. While the
    link in a reset mail, which sets a new password, is checked, the page is empty; "Stop waiting" leads from there to
    "Error encountered". "Next" asks how the email signs in. Before Google opens in place of the page for a guest, the
    app checks her earlier sign-in. "A guess" is a wrong password. "Verify your phone number" asks for the code from a
    text message; the tick "Code sent!" covers it for one second.

    Source: ours

    @44-1
    Scenario Outline: A visitor who has waited 9999 milliseconds for the service to <operation> still sees only the busy indicator
      Given Ada has an account
      And she has come to "<screen>"
      And the service delays its answer to every request to <operation>
      And she has completed "<screen>"
      When 9999 milliseconds pass
      Then she sees the busy indicator
      And she sees no message

      Examples:
        | operation                       | screen              |
        | find out how the email signs in | Sign in with email  |
        | sign in with the password       | Sign in             |
        | send a reset mail               | Recover password    |
        | save the new password           | Reset your password |

    @44-2
    Scenario Outline: A visitor who has waited 10 seconds for the service to <operation> reads that it takes longer than usual
      Given Ada has an account
      And she has come to "<screen>"
      And the service delays its answer to every request to <operation>
      And she has completed "<screen>"
      When 10 seconds pass
      Then she sees the busy indicator
      And she sees the message "This is taking longer than usual."

      Examples:
        | operation                       | screen              |
        | find out how the email signs in | Sign in with email  |
        | sign in with the password       | Sign in             |
        | send a reset mail               | Recover password    |
        | save the new password           | Reset your password |

    @44-3
    Scenario: A visitor who has waited 10 seconds can choose "Stop waiting"
      Given Grace has opened "/"
      And the service delays its answer to every request to find out how the email signs in
      And she has continued with the email "grace@example.com"
      When 10 seconds pass
      Then she can choose:
        | Next | Stop waiting |

    @44-4
    Scenario: A visitor who stops waiting finds her email in its field and can send it again
      Given Ada has an account
      And she has opened "/"
      And the service delays its answer to every request to find out how the email signs in
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
    Scenario: A visitor who has stopped waiting signs in once the service answers again
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every request to sign in with the password
      And she has completed "Sign in"
      And 10 seconds have passed
      And she has chosen "Stop waiting"
      And the service has answered
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @44-6
    Scenario: A visitor who has not stopped waiting is signed in when the answer comes
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every request to sign in with the password
      And she has completed "Sign in"
      And 10 seconds have passed
      When the service answers
      Then she reads "You are logged in."
      And she does not read "This is taking longer than usual."

    @44-7
    Scenario: A visitor who has not stopped waiting reads that her password is wrong when the answer comes
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every request to sign in with the password
      And she has submitted:
        | Password | a guess |
      And 10 seconds have passed
      When the service answers
      Then she sees the message "The email and password you entered don't match" under "Password"
      And she does not read "This is taking longer than usual."

    @44-8
    Scenario: A visitor who waits on an empty page while the link in her mail is checked can stop waiting
      Given Ada has an account
      And she has been sent a reset mail
      And the service delays its answer to every request to check the reset link
      And she has opened the link in her mail
      And 10 seconds have passed
      And she sees the message "This is taking longer than usual."
      When she chooses "Stop waiting"
      Then she comes to "Error encountered"
      And she reads "A network error has occurred"

    @44-9
    Scenario: A visitor who waits while the code from her text message is checked can stop waiting
      Given phone is the only sign-in option
      And Grace has come to "Verify your phone number"
      And 1 second has passed
      And the service delays its answer to every request to sign in with the code from the text message
      And she has entered the code from her text message
      And 10 seconds have passed
      And she sees the message "This is taking longer than usual."
      When she chooses "Stop waiting"
      Then she is still on "Verify your phone number"
      And she sees the message "A network error has occurred"

    @44-10
    Scenario: A visitor may take longer than 10 seconds to sign in in a provider's window
      Given the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      And 1 window has been opened
      When 60 seconds pass
      Then she sees no message

    @44-15
    Scenario: A guest who waits for Google to open in place of the page can stop waiting
      Given guests keep their accounts when they sign in
      And the app offers Google and guests
      And Grace is a guest at "/Login"
      And she can choose:
        | Sign in with Google | Continue as guest |
      And the service delays its answer to every request to check the earlier sign-in
      And she has chosen "Sign in with Google"
      And 10 seconds have passed
      And she sees the message "This is taking longer than usual."
      When she chooses "Stop waiting"
      Then she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Sign in with Google | Continue as guest |

    @44-16
    Scenario: Google does not open in place of the page after a guest has stopped waiting
      Given guests keep their accounts when they sign in
      And the app offers Google and guests
      And Grace is a guest at "/Login"
      And she can choose:
        | Sign in with Google | Continue as guest |
      And the service delays its answer to every request to check the earlier sign-in
      And she has chosen "Sign in with Google"
      And 10 seconds have passed
      And she has chosen "Stop waiting"
      And she sees the message "A network error has occurred"
      When the service answers
      Then the address is "/Login"
      And she can choose:
        | Dismiss | Sign in with Google | Continue as guest |

    @44-17
    Scenario: A guest who has stopped waiting for Google signs in with it once the service answers again
      Given guests keep their accounts when they sign in
      And the app offers Google and guests
      And Grace is a guest at "/Login"
      And she can choose:
        | Sign in with Google | Continue as guest |
      And the service delays its answer to every request to check the earlier sign-in
      And she has chosen "Sign in with Google"
      And 10 seconds have passed
      And she has chosen "Stop waiting"
      And the service has answered
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

  @ours.late-answer
  Rule: An answer that comes after the visitor has stopped waiting signs nobody in
    The service may carry out a request although the visitor no longer waits for it. The app ignores the answer. Where
    "the service answers", it answers all requests that it has delayed, in their order. Grace has no account until she
    creates one. After an account is created, the app asks the service to save the visitor's name; one scenario delays
    this, too, so that the answer about the guest comes while the new account is not yet complete. A guest uses the app
    without an email. "Stop waiting" appears after 10 seconds without an answer, and has the same result as a broken
    connection: the message "A network error has occurred". What the visitor has entered is then still in its field.

    Source: ours

    @44-11
    Scenario: A late answer to "Sign in" leaves the visitor signed out
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every request to sign in with the password
      And she has completed "Sign in"
      And 10 seconds have passed
      And she has chosen "Stop waiting"
      And she sees the message "A network error has occurred"
      When the service answers
      Then she is still on "Sign in"
      And she sees the message "A network error has occurred"
      And nobody is signed in to the app

    @44-13
    Scenario: A late answer to "Create account" leaves the visitor signed out
      Given Grace has come to "Create account"
      And the service delays its answer to every request to create the account
      And she has submitted:
        | First & last name | Grace               |
        | Choose password   | analytical engine 1 |
      And 10 seconds have passed
      And she has chosen "Stop waiting"
      And she sees the message "A network error has occurred"
      When the service answers
      Then she is still on "Create account"
      And the field "First & last name" contains "Grace"
      And nobody is signed in to the app

    @44-14
    Scenario: A late answer to "Continue as guest" does not replace the account that the visitor creates afterwards
      Given the app offers email and guests
      And Grace has opened "/"
      And the service delays its answer to every request to let a guest in
      And she has chosen "Continue as guest"
      And 10 seconds have passed
      And she has chosen "Stop waiting"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      And the service delays its answer to every request to save the name
      And she has completed "Create account"
      And the service has received 1 request to save the name
      When the service answers
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @44-12
    Scenario: A late answer to "Continue as guest" leaves the visitor signed out
      Given the app offers guests
      And Grace has opened "/"
      And the service delays its answer to every request to let a guest in
      And she has chosen "Continue as guest"
      And 10 seconds have passed
      And she has chosen "Stop waiting"
      When the service answers
      Then she sees the message "A network error has occurred"
      And nobody is signed in to the app
      And she can choose:
        | Dismiss | Continue as guest |
