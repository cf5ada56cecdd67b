Feature: Waiting
  An answer that comes quickly needs no comment. One that takes its time is waited for visibly.

  @limit.busy-delay
  Rule: An answer is slow after 500 milliseconds
    Source: spec §9; reference §8

    @13-1
    Scenario Outline: 499 milliseconds after a <operation> nothing is to be seen
      Given Ada has an account
      And she has come to "<screen>"
      And the service delays its answer to every <operation> request
      And she has completed "<screen>"
      When 499 milliseconds pass
      Then she sees no busy indicator

      Examples:
        | operation      | screen              |
        | email look-up  | Sign in with email  |
        | sign-in        | Sign in             |
        | reset mail     | Recover password    |
        | password reset | Reset your password |

    @13-2
    Scenario Outline: 500 milliseconds after a <operation> the indicator is there
      Given Ada has an account
      And she has come to "<screen>"
      And the service delays its answer to every <operation> request
      And she has completed "<screen>"
      When 500 milliseconds pass
      Then she sees the busy indicator

      Examples:
        | operation      | screen              |
        | email look-up  | Sign in with email  |
        | sign-in        | Sign in             |
        | reset mail     | Recover password    |
        | password reset | Reset your password |

    @13-3
    Scenario Outline: <time> after a sign-up <sight>
      Given Grace has come to "Create account"
      And the service delays its answer to every sign-up request
      And she has completed "Create account"
      When <time> pass
      Then she sees <sight>

      Examples:
        | time             | sight              |
        | 499 milliseconds | no busy indicator  |
        | 500 milliseconds | the busy indicator |

    @13-4
    Scenario Outline: <time> after a naming <sight>
      Given Grace has come to "Create account"
      And the service delays its answer to every name update request
      And she has completed "Create account"
      And the service has received 1 name update request
      When <time> pass
      Then she sees <sight>

      Examples:
        | time             | sight              |
        | 499 milliseconds | no busy indicator  |
        | 500 milliseconds | the busy indicator |

    @13-5
    Scenario Outline: <time> after a guest sign-in <sight>
      Given the app offers:
        | provider  |
        | anonymous |
      And Grace has opened "/"
      And the service delays its answer to every guest sign-in request
      And she has chosen "Continue as guest"
      When <time> pass
      Then she sees <sight>

      Examples:
        | time             | sight              |
        | 499 milliseconds | no busy indicator  |
        | 500 milliseconds | the busy indicator |

  @flow.busy
  Rule: The visitor is shown that something goes on while an answer is slow, and not when it is quick
    Source: spec §4; reference §8

    @13-6
    Scenario: At rest there is no indicator
      When Grace opens "/"
      Then she sees no busy indicator

    @13-7
    Scenario: A quick answer never shows it
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every sign-in request
      And she has submitted:
        | Password | a guess |
      And 400 milliseconds have passed
      And the service has answered
      And she sees the message "The email and password you entered don't match" under "Password"
      When 100 milliseconds pass
      Then she sees no busy indicator

    @13-8
    Scenario: It stays as long as the answer does not come
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every sign-in request
      And she has completed "Sign in"
      When 10 seconds pass
      Then she sees the busy indicator
      And she is still on "Sign in"

    @13-9
    Scenario: It goes when the answer comes
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every sign-in request
      And she has submitted:
        | Password | a guess |
      And 500 milliseconds have passed
      When the service answers
      Then she sees the message "The email and password you entered don't match" under "Password"
      And she sees no busy indicator

    @13-10
    Scenario: The screen that the answer leads to has none
      Given Ada has an account
      And she has opened "/"
      And the service delays its answer to every email look-up request
      And she has continued with the email "ada@example.com"
      And 500 milliseconds have passed
      When the service answers
      Then she comes to "Sign in"
      And she sees no busy indicator

    @13-11
    Scenario: Every attempt is waited for anew
      Given Ada has an account
      And she has come to "Sign in"
      And she has submitted:
        | Password | a guess |
      And she sees the message "The email and password you entered don't match" under "Password"
      And the service delays its answer to every sign-in request
      And she has submitted:
        | Password | another guess |
      When 499 milliseconds pass
      Then she sees no busy indicator

    @13-12
    Scenario: A field that is not in order keeps nobody waiting
      Given Grace has opened "/"
      And she has continued with the email "grace"
      When 2 seconds pass
      Then she sees no busy indicator

    @13-13
    Scenario: What she typed can still be seen while she waits
      Given Ada has an account
      And she has opened "/"
      And the service delays its answer to every email look-up request
      And she has continued with the email "ada@example.com"
      When 500 milliseconds pass
      Then she sees the busy indicator
      And the field "Email" contains "ada@example.com"

    @13-17
    Scenario: For 499 milliseconds in a provider's window, the page shows no busy indicator
      Given the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has reached the provider's page
      When 499 milliseconds pass
      Then she sees no busy indicator

    @13-18
    Scenario: After 500 milliseconds in a provider's window, the page shows the busy indicator
      Given the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has reached the provider's page
      When 500 milliseconds pass
      Then she sees the busy indicator

    @13-19
    Scenario: The busy indicator goes with the provider's window
      Given the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has reached the provider's page
      And 500 milliseconds have passed
      When she closes the provider's window
      Then she sees no busy indicator

  @screen.blank
  Rule: A page that has nothing to show yet is empty, and shows a spinner only when that takes long
    Source: spec §2; reference §1.2 (8), §2.7, §8

    @13-14
    Scenario: While a code is checked there is nothing
      Given Ada has an account
      And she has been sent a reset mail
      And the service delays its answer to every reset link check request
      And she has opened the link in her mail
      When 499 milliseconds pass
      Then she sees an empty page

    @13-15
    Scenario: While that takes long there is a spinner
      Given Ada has an account
      And she has been sent a reset mail
      And the service delays its answer to every reset link check request
      And she has opened the link in her mail
      When 500 milliseconds pass
      Then she sees the busy indicator

    @13-16
    Scenario: The spinner goes when the answer comes
      Given Ada has an account
      And she has been sent a reset mail
      And the service delays its answer to every reset link check request
      And she has opened the link in her mail
      And 500 milliseconds have passed
      When the service answers
      Then she comes to "Reset your password"
      And she sees no busy indicator
