Feature: Recovering a password
  A visitor who has forgotten her password chooses "Trouble signing in?" on the screen "Sign in", and comes to the
  screen "Recover password". There she asks for a mail, called the reset mail. It contains a link to a screen where she
  chooses a new password. Email with password is the only sign-in option unless a scenario says otherwise. A visitor who
  "completes" a screen fills it in correctly and sends it.

  @screen.password-recovery
  Rule: The screen "Recover password" asks for the email to which the reset mail is sent
    The visitor comes to "Recover password" from "Sign in", by "Trouble signing in?". A password manager knows each
    field by a standard word: "username" is the email. If the app also lets guests in, who use it without an email, the
    visitor has first chosen from a list of both sign-in options. "She sees no message" means that nothing is reported
    as wrong. "Cancel" leads back to the start, which is this list then.

    Source: spec §2; reference §1.2 (4), §2.2, T61

    @05-1
    Scenario: "Recover password" shows the email that was entered and offers "Cancel" and "Send"
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
    Scenario: "Recover password" starts in the field "Email" if the visitor has emptied it before
      Given Ada has an account
      And she has come to "Sign in"
      And she has filled in:
        | Email |  |
      When she chooses "Trouble signing in?"
      Then she comes to "Recover password"
      And the field "Email" contains ""
      And the focus is on "Email"

    @05-3
    Scenario: On "Recover password", a password manager recognises the field "Email" as the user name
      Given Ada has an account
      When she has come to "Recover password"
      Then a password manager recognises the field "Email" as "username"

    @05-16
    Scenario: No mail is sent before the visitor chooses "Send"
      Given Ada has an account
      And she has come to "Sign in"
      When she chooses "Trouble signing in?"
      Then she comes to "Recover password"
      And no mail has been sent

    @05-4
    Scenario: "Cancel" on "Recover password" leads back to "Sign in with email", keeps the email and sends no mail
      Given Ada has an account
      And she has come to "Recover password"
      When she chooses "Cancel"
      Then she comes to "Sign in with email"
      And the field "Email" contains "ada@example.com"
      And no mail has been sent

    @05-5
    Scenario: If the app offers several sign-in options, "Cancel" on "Recover password" leads back to their list
      Given the app offers email and guests
      And Ada has an account
      And she has come to "Recover password"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Continue as guest |

  @call.send-reset
  Rule: One reset mail is sent to the email that stands in the field
    "Recover password" shows the email that the visitor entered before, and she may change it. After "Send", the screen
    "Check your email" confirms that the mail has been sent. Her email is filled in already; where Enter is pressed, a
    step fills it in again only to put the focus into its field. A second Enter changes nothing while the first is being
    answered.

    Source: spec §7; reference §2.2, §4, T59

    @05-6
    Scenario: "Send" sends one reset mail to the email that was filled in
      Given Ada has an account
      And she has come to "Recover password"
      When she chooses "Send"
      Then she comes to "Check your email"
      And a reset mail has been sent to "ada@example.com"
      And the service has received 1 request to send a reset mail

    @05-7
    Scenario: The reset mail is sent to a different email that the visitor has entered on "Recover password"
      Given Ada has an account
      And Grace has an account
      And Ada has come to "Recover password"
      When she submits:
        | Email | grace@example.com |
      Then she comes to "Check your email"
      And a reset mail has been sent to "grace@example.com"

    @05-8
    Scenario: Pressing Enter in the field "Email" sends the reset mail
      Given Ada has an account
      And she has come to "Recover password"
      And she has filled in:
        | Email | ada@example.com |
      When she presses "Enter"
      Then she comes to "Check your email"
      And a reset mail has been sent to "ada@example.com"

    @05-9
    Scenario: Pressing Enter twice sends one reset mail
      Given Ada has an account
      And she has come to "Recover password"
      And the service delays its answer to every request to send a reset mail
      And she has filled in:
        | Email | ada@example.com |
      And she has pressed "Enter" 2 times
      When the service answers
      Then she comes to "Check your email"
      And the service has received 1 request to send a reset mail

  @call.send-reset
  Rule: A visitor whose account has no password can get one by a reset mail
    Here, Ada's account signs in only by Google, but the app offers only email with password. After she has entered her
    email, the app therefore proposes to recover a password: the button "Recover password" leads to the screen of the
    same name. "Check your email" confirms that the mail has been sent. Google is a provider, a company whose account
    signs in here.

    Source: spec §7; reference §2.2, §4, T59

    @05-10
    Scenario: A visitor whose account signs in only by Google, which the app does not offer, is sent a reset mail
      Given Ada has an account that signs in by Google
      And she has come to "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she has chosen "Recover password"
      And she comes to "Recover password"
      When she chooses "Send"
      Then she comes to "Check your email"
      And a reset mail has been sent to "ada@example.com"

  @call.send-reset
  Rule: A visitor to whom no reset mail can be sent reads why, and can try again
    The service can refuse to send the mail for many reasons. For example, the account may have been deleted since the
    visitor entered its email ("unknown email"). "Check your email" confirms that the mail has been sent. An
    administrator can disable an account, so that nobody can sign in to it. The quota is the number of requests that the
    service allows the app. "Malformed email" is the answer of a service that is stricter than the app about what an
    email is. "Too many attempts" means that this device has sent too many requests. An error that the app does not know
    is reported as "Something went wrong". All these messages stand under the email, the only field.

    Source: spec §7; reference §2.2, §4, T59

    @05-11
    Scenario Outline: If the service sends no reset mail because of "<reason>", the visitor reads why under the email
      Given Ada has an account
      And she has come to "Recover password"
      And the next request to send a reset mail will fail: <reason>
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
    Scenario: If the connection failed, a second click on "Send" mails the reset link
      Given Ada has an account
      And she has come to "Recover password"
      And the next request to send a reset mail will fail: broken connection
      And she has completed "Recover password"
      And she sees the message "A network error has occurred" under "Email"
      When she chooses "Send"
      Then she comes to "Check your email"
      And a reset mail has been sent to "ada@example.com"

  @screen.recovery-email-sent
  Rule: The screen "Check your email" names the email to which the reset mail was sent
    It appears after the visitor has chosen "Send" on "Recover password". On "Recover password", she may change the
    email. If the app also lets guests in, who use it without an email, she has first chosen from a list of both sign-in
    options. "Done" leads back to the start, which is this list then.

    Source: spec §2; reference §1.2 (5), T62

    @05-13
    Scenario: "Check your email" names the email and offers only "Done"
      Given Ada has an account
      When she has come to "Check your email"
      Then the page is titled "Check your email – Doorstep"
      And she reads "Follow the instructions sent to ada@example.com to recover your password"
      And she can choose:
        | Done |
      And the focus is on "Done"

    @05-17
    Scenario: "Check your email" names the email that the visitor entered on "Recover password"
      Given Ada has an account
      And Grace has an account
      And Ada has come to "Recover password"
      When she submits:
        | Email | grace@example.com |
      Then she comes to "Check your email"
      And she reads "Follow the instructions sent to grace@example.com to recover your password"

    @05-14
    Scenario: "Done" on "Check your email" leads back to "Sign in with email" and keeps the email
      Given Ada has an account
      And she has come to "Check your email"
      When she chooses "Done"
      Then she comes to "Sign in with email"
      And the field "Email" contains "ada@example.com"

    @05-15
    Scenario: If the app offers several sign-in options, "Done" on "Check your email" leads back to their list
      Given the app offers email and guests
      And Ada has an account
      And she has come to "Check your email"
      When she chooses "Done"
      Then she can choose:
        | Sign in with email | Continue as guest |
