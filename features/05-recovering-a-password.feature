Feature: Recovering a password
  A visitor who has forgotten the password is sent a mail that helps.

  @screen.password-recovery
  Rule: "Recover password" offers to send a mail
    Source: spec §2; reference §1.2 (4), §2.2, T61

    @05-1
    Scenario: What is there
      Given Ada has an account
      When she has come to "Recover password"
      Then the page is titled "Recover password – Doorstep"
      And she reads "Get instructions sent to this email that explain how to reset your password"
      And she is asked for:
        | Email |
      And she can choose:
        | Cancel | Send |
      And the field "Email" contains "ada@example.com"
      And the focus is on "Send"
      And she sees no message

    @05-2
    Scenario: Without an email the focus is where one is missing
      Given Ada has an account
      And she has come to "Sign in"
      And she has filled in:
        | Email |  |
      When she chooses "Trouble signing in?"
      Then she comes to "Recover password"
      And the field "Email" contains ""
      And the focus is on "Email"

    @05-3
    Scenario: A password manager knows what is asked for
      Given Ada has an account
      When she has come to "Recover password"
      Then a password manager recognises the field "Email" as "username"

    @05-4
    Scenario: "Cancel" leads back to the email, which is kept
      Given Ada has an account
      And she has come to "Recover password"
      When she chooses "Cancel"
      Then she comes to "Sign in with email"
      And the field "Email" contains "ada@example.com"
      And no mail has been sent

    @05-5
    Scenario: "Cancel" leads back to the ways in where there are several
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And Ada has an account
      And she has come to "Recover password"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Continue as guest |

  @call.send-reset
  Rule: The service is asked to send the mail, once
    Source: spec §7; reference §2.2, §4, T59

    @05-6
    Scenario: The mail goes to the email that is there
      Given Ada has an account
      And she has come to "Recover password"
      When she chooses "Send"
      Then she comes to "Check your email"
      And a reset mail has been sent to "ada@example.com"
      And the service has received 1 reset mail request

    @05-7
    Scenario: The mail goes to an email that she enters
      Given Grace has an account
      And Ada has an account
      And she has come to "Recover password"
      When she continues with the email "grace@example.com"
      Then she comes to "Check your email"
      And a reset mail has been sent to "grace@example.com"

    @05-8
    Scenario: Enter sends it
      Given Ada has an account
      And she has come to "Recover password"
      And she has filled in:
        | Email | ada@example.com |
      When she presses "Enter"
      Then she comes to "Check your email"

    @05-9
    Scenario: Enter twice is one mail
      Given Ada has an account
      And she has come to "Recover password"
      And the service delays its answer to every reset mail request
      And she has filled in:
        | Email | ada@example.com |
      And she has pressed "Enter" 2 times
      When the service answers
      Then she comes to "Check your email"
      And the service has received 1 reset mail request

    @05-10
    Scenario: An account that signs in by a provider is sent the mail as well
      Given Ada has an account that signs in by Google
      And she has come to "Sign in"
      And she has chosen "Recover password"
      And she comes to "Recover password"
      When she chooses "Send"
      Then she comes to "Check your email"
      And a reset mail has been sent to "ada@example.com"

    @05-11
    Scenario Outline: The service refuses: <reason>
      Given Ada has an account
      And she has come to "Recover password"
      And the next reset mail request will fail: <reason>
      When she completes "Recover password"
      Then she sees the message "<words>" under "Email"
      And she is still on "Recover password"
      And the field "Email" contains "ada@example.com"

      Examples:
        | reason            | words                                                                                   |
        | unknown email     | That email address doesn't match an existing account                                    |
        | malformed email   | That email address isn't correct                                                        |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | exceeded quota    | The quota for this operation has been exceeded. Try again later.                        |
        | disabled account  | The user account has been disabled by an administrator.                                 |
        | broken connection | A network error has occurred                                                            |
        | unknown error     | Something went wrong. Please try again.                                                 |

    @05-12
    Scenario: After a refusal it can be tried again
      Given Ada has an account
      And she has come to "Recover password"
      And the next reset mail request will fail: broken connection
      And she has completed "Recover password"
      And she sees the message "A network error has occurred" under "Email"
      When she chooses "Send"
      Then she comes to "Check your email"

  @screen.recovery-email-sent
  Rule: "Check your email" names the address that the mail went to
    Source: spec §2; reference §1.2 (5), T62

    @05-13
    Scenario: What is there
      Given Ada has an account
      When she has come to "Check your email"
      Then the page is titled "Check your email – Doorstep"
      And she reads "Follow the instructions sent to ada@example.com to recover your password"
      And she can choose:
        | Done |
      And the focus is on "Done"

    @05-14
    Scenario: "Done" leads back to the email, which is kept
      Given Ada has an account
      And she has come to "Check your email"
      When she chooses "Done"
      Then she comes to "Sign in with email"
      And the field "Email" contains "ada@example.com"

    @05-15
    Scenario: "Done" leads back to the ways in where there are several
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And Ada has an account
      And she has come to "Check your email"
      When she chooses "Done"
      Then she can choose:
        | Sign in with email | Continue as guest |
