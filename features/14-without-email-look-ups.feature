Feature: Signing in without email look-ups
  An email look-up is the question to the service how an email signs in. Many services do not answer it, so that nobody
  can find out who has an account. Then visitors with and without an account see the same screens and messages. A
  visitor who "completes" a screen fills it in correctly and sends it.

  Background:
    Given the service does not reveal how an email signs in

  @flow.email-lookup
  Rule: Without look-ups, every email leads to the same "Sign in" screen
    Since the app cannot know how an email signs in, it asks for a password and also offers "Create account". An account
    "signs in by no method" if it has neither a password, nor a provider such as Google, nor an email link (a link in a
    mail). "Trouble signing in?" helps a visitor who has forgotten her password.

    Source: spec §4; reference Q3

    @14-1
    Scenario: Without look-ups, an email with an account leads to "Sign in"
      Given Ada has an account
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she is asked for:
        | Email | Password |
      And she can choose:
        | Show password | Trouble signing in? | Create account | Sign In |
      And the field "Email" contains "ada@example.com"
      And the focus is on "Password"

    @14-2
    Scenario: Without look-ups, an email without an account leads to "Sign in"
      Given Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Sign in"
      And she is asked for:
        | Email | Password |
      And she can choose:
        | Show password | Trouble signing in? | Create account | Sign In |
      And the field "Email" contains "grace@example.com"
      And the focus is on "Password"

    @14-3
    Scenario Outline: Without look-ups, an email whose account signs in by <ways> leads to the same "Sign in" as every other email
      Given Ada has an account that signs in by <ways>
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she can choose:
        | Show password | Trouble signing in? | Create account | Sign In |

      Examples:
        | ways       |
        | Google     |
        | email link |
        | no method  |

  @call.password-sign-in
  Rule: Without look-ups, a visitor with an account signs in by password
    The app asks for the password, whatever the email is.

    Source: spec §7; reference Q3

    @14-4
    Scenario: Without look-ups, the right password signs in
      Given Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

  @error.wrong-password
  Rule: Without look-ups, a wrong password and an unknown email lead to the same message
    Different messages would reveal who has an account. An account that signs in only by Google has no password, so
    every password is wrong. Google is a provider, a company whose account signs in here. The password "a guess" is
    wrong.

    Source: spec §8; reference Q3

    @14-5
    Scenario: Without look-ups, a wrong password is reported under its field
      Given Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And the focus is on "Password"

    @14-6
    Scenario: Without look-ups, an unknown email is reported like a wrong password
      Given Grace has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And the focus is on "Password"

    @14-7
    Scenario: Without look-ups, every password for an account that signs in only by Google is reported as wrong
      Given Ada has an account that signs in by Google
      And she has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"

    @14-8
    Scenario: Even if the service says that the email is unknown, the visitor reads that email and password don't match
      Given Grace has come to "Sign in"
      And the next request to sign in with the password will fail: unknown email
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"

  @flow.email-unknown
  Rule: Without look-ups, a new visitor chooses "Create account" on "Sign in"
    The app does not know that her email is new, so it shows "Sign in" first; there she chooses "Create account". If
    sign-up is closed, nobody can create an account.

    Source: spec §4; reference Q3

    @14-9
    Scenario: "Create account" keeps the email from "Sign in"
      Given Grace has come to "Sign in"
      When she chooses "Create account"
      Then she comes to "Create account"
      And the field "Email" contains "grace@example.com"

    @14-10
    Scenario: "Create account" keeps the email that was corrected on "Sign in"
      Given Grace has come to "Sign in"
      And she has filled in:
        | Email | hopper@example.com |
      When she chooses "Create account"
      Then she comes to "Create account"
      And the field "Email" contains "hopper@example.com"

    @14-11
    Scenario: A new visitor who has chosen "Create account" on "Sign in" creates an account
      Given Grace has come to "Sign in"
      And she has chosen "Create account"
      And she comes to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And there is an account for "grace@example.com"

    @14-13
    Scenario: Without look-ups, "Sign in" does not offer "Create account" if sign-up is closed
      Given sign-up is closed
      When Grace has come to "Sign in"
      Then she can choose:
        | Show password | Trouble signing in? | Sign In |

  @flow.email-unknown
  Rule: Without look-ups, "Create account" cannot create a second account for an email
    The app does not know who has an account, so everybody can choose "Create account" on "Sign in", even a visitor who
    has one. The service refuses the second account.

    Source: spec §4; reference Q3

    @14-12
    Scenario: On "Create account", a visitor whose email has an account reads under the email that it is already used
      Given Ada has an account
      And she has come to "Sign in"
      And she has chosen "Create account"
      And she comes to "Create account"
      When she completes "Create account"
      Then she sees the message "The email address is already used by another account" under "Email"
      And she is still on "Create account"

  @call.send-reset
  Rule: Without look-ups, "Check your email" looks the same for every email
    A visitor who has forgotten her password asks for a mail on "Recover password", where her email is filled in
    already. A different screen would reveal who has an account, but only an email that has one gets a mail. "Send" asks
    for the mail.

    Source: spec §7; reference Q3

    @14-14
    Scenario: Without look-ups, an email with an account gets a mail for a new password
      Given Ada has an account
      And she has come to "Recover password"
      When she chooses "Send"
      Then she comes to "Check your email"
      And she reads "Follow the instructions sent to ada@example.com to recover your password"
      And a reset mail has been sent to "ada@example.com"

    @14-15
    Scenario: Without look-ups, an email without an account gets no mail, but the same screen
      Given Grace has come to "Recover password"
      When she chooses "Send"
      Then she comes to "Check your email"
      And she reads "Follow the instructions sent to grace@example.com to recover your password"
      And no mail has been sent
