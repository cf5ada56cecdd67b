Feature: Signing in with a password
  A visitor with an account enters the password and is in.

  @screen.password-sign-in
  Rule: "Sign in" asks for the password and offers help
    Source: spec §2; reference §1.2 (2), §2.2, §4

    @03-1
    Scenario: What is there
      Given Ada has an account
      When she has come to "Sign in"
      Then the page is titled "Sign in – Doorstep"
      And she is asked for:
        | Email | Password |
      And she can choose:
        | Show password | Trouble signing in? | Sign In |
      And the field "Email" contains "ada@example.com"
      And the focus is on "Password"
      And she sees no message

    @03-2
    Scenario: A password manager knows what is asked for
      Given Ada has an account
      When she has come to "Sign in"
      Then a password manager recognises the field "Email" as "username"
      And a password manager recognises the field "Password" as "current-password"

    @03-3
    Scenario: The password is not to be read over her shoulder
      Given Ada has an account
      And she has come to "Sign in"
      When she types "secret" into "Password"
      Then the text in "Password" is hidden

    @03-4
    Scenario: The eye shows the password
      Given Ada has an account
      And she has come to "Sign in"
      And she has filled in:
        | Password | secret |
      When she clicks "Show password"
      Then the text in "Password" is readable
      And the field "Password" contains "secret"
      And the focus is on "Password"
      And a password manager recognises the field "Password" as "current-password"

    @03-5
    Scenario: The eye hides it again
      Given Ada has an account
      And she has come to "Sign in"
      And she has chosen "Show password"
      When she clicks "Hide password"
      Then the text in "Password" is hidden
      And the focus is on "Password"

    @03-6
    Scenario: Enter in the email goes on to the password
      Given Ada has an account
      And she has come to "Sign in"
      And she has filled in:
        | Email | ada@example.com |
      When she presses "Enter"
      Then the focus is on "Password"
      And she sees no message
      And the service has received no sign-in request

    @03-7
    Scenario: Enter in the password signs in
      Given Ada has an account
      And she has come to "Sign in"
      And she has filled in:
        | Password | analytical engine 1 |
      When she presses "Enter"
      Then she reads "You are logged in."

    @03-8
    Scenario: A click on "Sign In" signs in
      Given Ada has an account
      And she has come to "Sign in"
      And she has filled in:
        | Password | analytical engine 1 |
      When she clicks "Sign In"
      Then she reads "You are logged in."

    @03-9
    Scenario: The keyboard reaches "Sign In"
      Given Ada has an account
      And she has come to "Sign in"
      And she has filled in:
        | Password | analytical engine 1 |
      When she chooses "Sign In"
      Then she reads "You are logged in."

    @03-10
    Scenario: "Trouble signing in?" leads to recovery with the email that is there
      Given Ada has an account
      And she has come to "Sign in"
      When she chooses "Trouble signing in?"
      Then she comes to "Recover password"
      And the field "Email" contains "ada@example.com"

    @03-11
    Scenario: "Trouble signing in?" takes along an email that she has corrected
      Given Ada has an account
      And she has come to "Sign in"
      And she has filled in:
        | Email | countess@example.com |
      When she chooses "Trouble signing in?"
      Then she comes to "Recover password"
      And the field "Email" contains "countess@example.com"

  @valid.password-empty
  Rule: Where no password is entered, the field says so
    Source: spec §5; reference §4

    @03-12
    Scenario: On "Sign in"
      Given Ada has an account
      And she has come to "Sign in"
      When she signs in with the password ""
      Then she sees the message "Enter your password" under "Password"
      And the focus is on "Password"
      And the service has received no sign-in request

    @03-13
    Scenario: A blank is a password
      Given Ada has an account
      And she has come to "Sign in"
      When she signs in with the password " "
      Then she sees the message "The email and password you entered don't match" under "Password"

    @03-14
    Scenario: Neither email nor password
      Given Ada has an account
      And she has come to "Sign in"
      When she submits:
        | Email    |  |
        | Password |  |
      Then she sees the messages under the fields:
        | Email    | Enter your email address to continue |
        | Password | Enter your password                  |
      And the focus is on "Email"

    @03-15
    Scenario: An email that is none, and no password
      Given Ada has an account
      And she has come to "Sign in"
      When she submits:
        | Email    | ada@example |
        | Password |             |
      Then she sees the messages under the fields:
        | Email    | That email address isn't correct |
        | Password | Enter your password              |
      And the focus is on "Email"

    @03-16
    Scenario: Typing in one field takes away that field's message only
      Given Ada has an account
      And she has come to "Sign in"
      And she has submitted:
        | Email    |  |
        | Password |  |
      When she types "a" into "Email"
      Then she sees the message "Enter your password" under "Password"

    @03-17
    Scenario: The message goes when she types
      Given Ada has an account
      And she has come to "Sign in"
      And she has submitted:
        | Password |  |
      And she sees the message "Enter your password" under "Password"
      When she types "a" into "Password"
      Then she sees no message

    @03-18
    Scenario: On "Create account"
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper |
        | Choose password   |              |
      Then she sees the message "Enter your password" under "Choose password"
      And the focus is on "Choose password"
      And the service has received no sign-up request

    @03-19
    Scenario: On "Reset your password"
      Given Ada has an account
      And she has come to "Reset your password"
      When she submits:
        | New password |  |
      Then she sees the message "Enter your password" under "New password"
      And the focus is on "New password"
      And the service has received no password reset request

  @call.password-sign-in
  Rule: The service is asked to sign in with what was entered, once
    Source: spec §7; reference §4, T44

    @03-20
    Scenario: The right password
      Given Ada has an account with the password "lovelace-1815"
      And she has come to "Sign in"
      When she signs in with the password "lovelace-1815"
      Then she reads "You are logged in."
      And the service has received 1 sign-in request

    @03-21
    Scenario Outline: <oddity> in a password are kept as they are
      Given Ada has an account with the password "<password>"
      And she has come to "Sign in"
      When she signs in with the password "<password>"
      Then she reads "You are logged in."

      Examples:
        | oddity                  | password         |
        | Blanks                  | two  blanks here |
        | Accents                 | pässwörd-ñ       |
        | Brackets and ampersands | <b>&amp;</b>     |

    @03-22
    Scenario: A blank at the end counts
      Given Ada has an account with the password "lovelace-1815"
      And she has come to "Sign in"
      When she signs in with the password "lovelace-1815 "
      Then she sees the message "The email and password you entered don't match" under "Password"

    @03-23
    Scenario: Enter twice is one question
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every sign-in request
      And she has filled in:
        | Password | analytical engine 1 |
      And she has pressed "Enter" 2 times
      When the service answers
      Then she reads "You are logged in."
      And the service has received 1 sign-in request

    @03-24
    Scenario: The email may be corrected here
      Given Grace has an account
      And Ada has an account
      And she has come to "Sign in"
      When she submits:
        | Email    | grace@example.com   |
        | Password | analytical engine 1 |
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @03-25
    Scenario: After a wrong password the right one is taken
      Given Ada has an account
      And she has come to "Sign in"
      And she has submitted:
        | Password | a guess |
      And she sees the message "The email and password you entered don't match" under "Password"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And the service has received 2 sign-in requests

  @error.wrong-password
  Rule: A wrong password is said under the password
    Source: spec §8; reference §2.2, T45

    @03-26
    Scenario: What the visitor sees
      Given Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And she is still on "Sign in"
      And the focus is on "Password"

    @03-27
    Scenario: What she typed stays
      Given Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And the field "Email" contains "ada@example.com"
      And the field "Password" contains "a guess"

    @03-28
    Scenario Outline: Nearly right is wrong: "<typed>" for "lovelace-1815"
      Given Ada has an account with the password "lovelace-1815"
      And she has come to "Sign in"
      When she signs in with the password "<typed>"
      Then she sees the message "The email and password you entered don't match" under "Password"

      Examples:
        | typed          |
        | Lovelace-1815  |
        | lovelace-181   |
        | lovelace-18150 |

    @03-29
    Scenario: Services that do not say what was wrong
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: wrong credentials
      When she completes "Sign in"
      Then she sees the message "The email and password you entered don't match" under "Password"

    @03-30
    Scenario: The message goes when she types
      Given Ada has an account
      And she has come to "Sign in"
      And she has submitted:
        | Password | a guess |
      And she sees the message "The email and password you entered don't match" under "Password"
      When she types "another guess" into "Password"
      Then she sees no message

  @error.user-not-found
  Rule: An email without an account is said to be one
    Source: spec §8; reference §2.2, T46, T60

    @03-31
    Scenario: The email was changed to an unknown one before signing in
      Given Ada has an account
      And she has come to "Sign in"
      When she submits:
        | Email    | grace@example.com   |
        | Password | analytical engine 1 |
      Then she sees the message "That email address doesn't match an existing account"
      And she is still on "Sign in"
      And the field "Email" contains "grace@example.com"

    @03-32
    Scenario: The account is gone by now
      Given Ada has an account
      And she has come to "Sign in"
      And Ada's account has been deleted elsewhere
      When she completes "Sign in"
      Then she sees the message "That email address doesn't match an existing account"

    @03-33
    Scenario: A password cannot be recovered for it
      Given Ada has an account
      And she has come to "Recover password"
      When she continues with the email "grace@example.com"
      Then she sees the message "That email address doesn't match an existing account" under "Email"
      And she is still on "Recover password"
      And the focus is on "Email"
      And no mail has been sent

  @error.too-many-requests-password
  Rule: Too many wrong passwords are said under the password
    Source: spec §8; reference §2.2, T45

    @03-34
    Scenario: The service has had enough
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: too many attempts
      When she completes "Sign in"
      Then she sees the message "You have entered an incorrect password too many times. Please try again in a few minutes." under "Password"
      And she is still on "Sign in"
      And the focus is on "Password"

    @03-35
    Scenario: Later on the password is taken
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: too many attempts
      And she has completed "Sign in"
      And she sees the message "You have entered an incorrect password too many times. Please try again in a few minutes." under "Password"
      When she completes "Sign in"
      Then she reads "You are logged in."

  @provider.password
  Rule: A visitor can sign in with email and password
    Source: spec §3; reference §1.3, §2.2

    @03-36
    @journey
    Scenario: From the door to the page and out again
      Given Ada has an account with the password "lovelace-1815"
      And she has opened "/cummies"
      And she has continued with the email "ada@example.com"
      And she has submitted:
        | Password | lovelace-1815 |
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then the address is "/Login"
      And she comes to "Sign in with email"

    @03-37
    Scenario: One way in of two
      Given the app offers:
        | provider  |
        | anonymous |
        | password  |
      And Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app
