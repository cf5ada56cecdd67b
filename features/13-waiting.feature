Feature: Waiting for the service
  If the service answers quickly, the page shows no sign of waiting. While a slow answer is awaited, a busy indicator is
  visible. Here, "500 milliseconds pass" means exactly this time: otherwise the clock of the visitor's device stands
  still. A visitor who "completes" a screen fills it in correctly and sends it.

  @limit.busy-delay
  Rule: The busy indicator appears after 500 milliseconds without an answer
    On each of these screens the service is asked for something, and lets the visitor wait. "Create account" asks twice:
    it first creates the account, and then saves her name. "Reset your password" is the screen to which the link in a
    mail to a visitor who has forgotten her password leads. A guest uses the app without an email. "Recover password"
    asks for the mail with this link. "Continue as guest" is a button of the first screen if the app offers guests.

    Source: spec §9; reference §8

    @13-1
    Scenario Outline: 499 milliseconds after the service was asked to <operation>, there is no busy indicator yet
      Given Ada has an account
      And she has come to "<screen>"
      And the service delays its answer to every request to <operation>
      And she has completed "<screen>"
      When 499 milliseconds pass
      Then she sees no busy indicator

      Examples:
        | operation                       | screen              |
        | find out how the email signs in | Sign in with email  |
        | sign in with the password       | Sign in             |
        | send a reset mail               | Recover password    |
        | save the new password           | Reset your password |

    @13-2
    Scenario Outline: 500 milliseconds after the service was asked to <operation>, the busy indicator appears
      Given Ada has an account
      And she has come to "<screen>"
      And the service delays its answer to every request to <operation>
      And she has completed "<screen>"
      When 500 milliseconds pass
      Then she sees the busy indicator

      Examples:
        | operation                       | screen              |
        | find out how the email signs in | Sign in with email  |
        | sign in with the password       | Sign in             |
        | send a reset mail               | Recover password    |
        | save the new password           | Reset your password |

    @13-3
    Scenario Outline: <time> after the service was asked to create the account, the visitor sees <sight>
      Given Grace has come to "Create account"
      And the service delays its answer to every request to create the account
      And she has completed "Create account"
      When <time> pass
      Then she sees <sight>

      Examples:
        | time             | sight              |
        | 499 milliseconds | no busy indicator  |
        | 500 milliseconds | the busy indicator |

    @13-4
    Scenario Outline: <time> after the service was asked to save the name of a new visitor, she sees <sight>
      Given Grace has come to "Create account"
      And the service delays its answer to every request to save the name
      And she has completed "Create account"
      And the service has received 1 request to save the name
      When <time> pass
      Then she sees <sight>

      Examples:
        | time             | sight              |
        | 499 milliseconds | no busy indicator  |
        | 500 milliseconds | the busy indicator |

    @13-5
    Scenario Outline: <time> after "Continue as guest", the visitor sees <sight>
      Given the app offers guests
      And Grace has opened "/"
      And the service delays its answer to every request to let a guest in
      And she has chosen "Continue as guest"
      When <time> pass
      Then she sees <sight>

      Examples:
        | time             | sight              |
        | 499 milliseconds | no busy indicator  |
        | 500 milliseconds | the busy indicator |

  @flow.busy
  Rule: The busy indicator is visible only while a slow answer is awaited
    The busy indicator appears after 500 milliseconds without an answer. The passwords "a guess" and "another guess" are
    wrong. In one scenario, the service answers after 400 milliseconds, and another 100 pass: without the answer, the
    busy indicator would then have appeared.

    Source: spec §4; reference §8

    @13-6
    Scenario: Without a request, there is no busy indicator
      When Grace opens "/"
      Then she sees no busy indicator

    @13-7
    Scenario: A visitor sees no busy indicator if the service answers after 400 milliseconds
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every request to sign in with the password
      And she has submitted:
        | Password | a guess |
      And 400 milliseconds have passed
      And the service has answered
      And she sees the message "The email and password you entered don't match" under "Password"
      When 100 milliseconds pass
      Then she sees no busy indicator

    @13-8
    Scenario: The busy indicator stays until the answer comes
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every request to sign in with the password
      And she has completed "Sign in"
      When 10 seconds pass
      Then she sees the busy indicator
      And she is still on "Sign in"

    @13-9
    Scenario: The busy indicator disappears when the answer comes
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every request to sign in with the password
      And she has submitted:
        | Password | a guess |
      And 500 milliseconds have passed
      And she sees the busy indicator
      When the service answers
      Then she sees the message "The email and password you entered don't match" under "Password"
      And she sees no busy indicator

    @13-10
    Scenario: A visitor who comes to the next screen sees no busy indicator there
      Given Ada has an account
      And she has opened "/"
      And the service delays its answer to every request to find out how the email signs in
      And she has continued with the email "ada@example.com"
      And 500 milliseconds have passed
      And she sees the busy indicator
      When the service answers
      Then she comes to "Sign in"
      And she sees no busy indicator

    @13-11
    Scenario: On the second attempt, the 500 milliseconds before the busy indicator begin anew
      Given Ada has an account
      And she has come to "Sign in"
      And she has submitted:
        | Password | a guess |
      And she sees the message "The email and password you entered don't match" under "Password"
      And the service delays its answer to every request to sign in with the password
      And she has submitted:
        | Password | another guess |
      When 499 milliseconds pass
      Then she sees no busy indicator

    @13-12
    Scenario: A visitor who enters a text that is no email sees no busy indicator, because the service is not asked
      Given Grace has opened "/"
      And she has continued with the email "grace"
      When 2 seconds pass
      Then she sees no busy indicator

    @13-13
    Scenario: The email stays visible beside the busy indicator
      Given Ada has an account
      And she has opened "/"
      And the service delays its answer to every request to find out how the email signs in
      And she has continued with the email "ada@example.com"
      When 500 milliseconds pass
      Then she sees the busy indicator
      And the field "Email" contains "ada@example.com"

  @flow.busy
  Rule: While a provider's window is open, the page shows that it waits
    The visitor chooses Google, and a window opens in which she can sign in there. The page behind it waits until she
    has signed in or closed the window. The busy indicator appears after 500 milliseconds without an answer. Google is a
    provider, a company whose account signs in here.

    Source: spec §4; reference §8

    @13-17
    Scenario: 499 milliseconds after the provider's window opened, the busy indicator does not appear yet
      Given the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has reached the provider's page
      When 499 milliseconds pass
      Then she sees no busy indicator

    @13-18
    Scenario: 500 milliseconds after the provider's window opened, the busy indicator appears
      Given the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has reached the provider's page
      When 500 milliseconds pass
      Then she sees the busy indicator

    @13-19
    Scenario: The busy indicator disappears when the visitor closes the provider's window
      Given the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has reached the provider's page
      And 500 milliseconds have passed
      And she sees the busy indicator
      When she closes the provider's window
      Then she sees no busy indicator

  @screen.blank
  Rule: While a mailed link is checked, the page is empty, and later shows the busy indicator
    A reset mail has a link to set a new password. When the link is opened, the service checks it. "Reset your
    password", the screen for the new password, appears after the check. The busy indicator appears after 500
    milliseconds without an answer.

    Source: spec §2; reference §1.2 (8), §2.7, §8

    @13-14
    Scenario: For 499 milliseconds, the page is empty while the link for a new password is checked
      Given Ada has an account
      And she has been sent a reset mail
      And the service delays its answer to every request to check the reset link
      And she has opened the link in her mail
      When 499 milliseconds pass
      Then she sees an empty page

    @13-15
    Scenario: After 500 milliseconds, a busy indicator is visible while the link for a new password is checked
      Given Ada has an account
      And she has been sent a reset mail
      And the service delays its answer to every request to check the reset link
      And she has opened the link in her mail
      When 500 milliseconds pass
      Then she sees only the busy indicator

    @13-16
    Scenario: The busy indicator disappears when the service has checked the link for a new password
      Given Ada has an account
      And she has been sent a reset mail
      And the service delays its answer to every request to check the reset link
      And she has opened the link in her mail
      And 500 milliseconds have passed
      And she sees only the busy indicator
      When the service answers
      Then she comes to "Reset your password"
      And she sees no busy indicator
