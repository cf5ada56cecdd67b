Feature: Signing in with a password
  A visitor who has an account with a password enters her email, and then the password on the screen "Sign in". If the
  password is right, she is signed in. An account has the password "analytical engine 1" unless a step names a different
  one. A visitor who "completes" a screen fills it in correctly and sends it. A visitor who "submits" fields fills them
  in, leaves the other fields as they are, and sends the form.

  @screen.password-sign-in
  Rule: The screen "Sign in" asks for the password, and offers help to a visitor who cannot sign in
    A visitor comes to "Sign in" when she has entered the email of an account that has a password. A password manager
    knows each field by a standard word: "username" is the email, "current-password" the password of an account that
    exists. "Trouble signing in?" helps a visitor who has forgotten her password: on "Recover password", she can ask for
    a mail to set a new one. In one scenario, she replaces her email on "Sign in" by "countess@example.com".

    Source: spec §2; reference §1.2 (2), §2.2, §4

    Background:
      Given Ada has an account

    @03-1
    Scenario: "Sign in" shows the email that was entered, asks for the password, and offers "Trouble signing in?"
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
    Scenario: On "Sign in", a password manager recognises the fields for the email and the current password
      When she has come to "Sign in"
      Then a password manager recognises the field "Email" as "username"
      And a password manager recognises the field "Password" as "current-password"

    @03-10
    Scenario: "Trouble signing in?" leads to "Recover password" and fills in the email
      Given she has come to "Sign in"
      When she chooses "Trouble signing in?"
      Then she comes to "Recover password"
      And the field "Email" contains "ada@example.com"

    @03-11
    Scenario: "Trouble signing in?" leads to "Recover password" and fills in the email that was corrected on "Sign in"
      Given she has come to "Sign in"
      And she has filled in:
        | Email | countess@example.com |
      When she chooses "Trouble signing in?"
      Then she comes to "Recover password"
      And the field "Email" contains "countess@example.com"

  @screen.password-sign-in
  Rule: On "Sign in", the password is hidden until the visitor chooses to see it
    A password manager knows the field as "current-password", whether the password is hidden or readable. The button
    "Show password" becomes "Hide password" while the password is readable. "Types" replaces what is in the field, and
    sends nothing.

    Source: spec §2; reference §1.2 (2), §2.2, §4

    Background:
      Given Ada has an account
      And she has come to "Sign in"

    @03-3
    Scenario: The password is hidden while the visitor types it on "Sign in"
      When she types "secret" into "Password"
      Then the text in "Password" is hidden

    @03-4
    Scenario: "Show password" makes the typed password readable on "Sign in"
      Given she has filled in:
        | Password | secret |
      When she clicks "Show password"
      Then the text in "Password" is readable
      And the field "Password" contains "secret"
      And the focus is on "Password"
      And a password manager recognises the field "Password" as "current-password"
      And she can choose:
        | Hide password | Trouble signing in? | Sign In |

    @03-5
    Scenario: "Hide password" hides the typed password again on "Sign in"
      Given she has filled in:
        | Password | secret |
      And she has chosen "Show password"
      When she clicks "Hide password"
      Then the text in "Password" is hidden
      And the focus is on "Password"

  @screen.password-sign-in
  Rule: On "Sign in", the visitor signs in with Enter or with the button "Sign In"
    The visitor presses Enter in the field that she has filled in last. In "Email", Enter moves on; in "Password", it
    signs in. The email is filled in already; where a step fills it in again, it only puts the focus into its field.

    Source: spec §2; reference §1.2 (2), §2.2, §4

    Background:
      Given Ada has an account with the password "analytical engine 1"
      And she has come to "Sign in"

    @03-6
    Scenario: Pressing Enter in the field "Email" moves on to the field "Password" and does not sign in
      Given she has filled in:
        | Email | ada@example.com |
      When she presses "Enter"
      Then the focus is on "Password"
      And she sees no message
      And the service has received no request to sign in with the password

    @03-7
    Scenario: Pressing Enter in the field "Password" signs in
      Given she has filled in:
        | Password | analytical engine 1 |
      When she presses "Enter"
      Then she reads "You are logged in."

    @03-8
    Scenario: Clicking "Sign In" signs in
      Given she has filled in:
        | Password | analytical engine 1 |
      When she clicks "Sign In"
      Then she reads "You are logged in."

    @03-9
    Scenario: Choosing "Sign In" by the keyboard signs in
      Given she has filled in:
        | Password | analytical engine 1 |
      When she chooses "Sign In" by the keyboard
      Then she reads "You are logged in."

  @valid.password-empty
  Rule: A visitor who enters no password on "Sign in" reads "Enter your password" under the field
    A space counts as a character of the password. A message disappears with the first character that is typed into its
    field. An empty password is not sent to the service; a wrong one, such as "analytical engine 2", is.

    Source: spec §5; reference §4

    Background:
      Given Ada has an account
      And she has come to "Sign in"

    @03-12
    Scenario: "Sign in" without a password shows "Enter your password" and does not sign in
      When she signs in with the password ""
      Then she sees the message "Enter your password" under "Password"
      And the focus is on "Password"
      And the service has received no request to sign in with the password

    @03-40
    Scenario: An empty password after a wrong one shows "Enter your password"
      Given she has submitted:
        | Password | analytical engine 2 |
      And she sees the message "The email and password you entered don't match" under "Password"
      When she signs in with the password ""
      Then she sees the message "Enter your password" under "Password"
      And the service has received 1 request to sign in with the password

    @03-13
    Scenario: A password that is a single space is reported as wrong, not as missing
      When she signs in with the password " "
      Then she sees the message "The email and password you entered don't match" under "Password"

    @03-14
    Scenario: "Sign in" without an email and without a password shows a message under each field
      When she submits:
        | Email    |  |
        | Password |  |
      Then she sees the messages under the fields:
        | Email    | Enter your email address to continue |
        | Password | Enter your password                  |
      And the focus is on "Email"

    @03-15
    Scenario: "Sign in" with an incomplete email and no password shows a message under each field
      When she submits:
        | Email    | ada@example |
        | Password |             |
      Then she sees the messages under the fields:
        | Email    | That email address isn't correct |
        | Password | Enter your password              |
      And the focus is on "Email"

    @03-16
    Scenario: Typing an email removes the message under "Email" and keeps the one under "Password"
      Given she has submitted:
        | Email    |  |
        | Password |  |
      When she types "a" into "Email"
      Then she sees the message "Enter your password" under "Password"

    @03-17
    Scenario: The message about the missing password disappears when the visitor types one
      Given she has submitted:
        | Password |  |
      And she sees the message "Enter your password" under "Password"
      When she types "a" into "Password"
      Then she sees no message

  @call.password-sign-in
  Rule: The visitor is signed in with exactly the email and password that she entered
    The service is asked once for each sign-in. Every space, capital and sign of the password counts. A second Enter
    changes nothing while the first is being answered.

    Source: spec §7; reference §4, T44

    @03-20
    Scenario: The right password signs in with one request to the service
      Given Ada has an account with the password "lovelace-1815"
      And she has come to "Sign in"
      When she signs in with the password "lovelace-1815"
      Then she reads "You are logged in."
      And the service has received 1 request to sign in with the password

    @03-21
    Scenario Outline: A password with <characters> is used as it was entered
      Given Ada has an account with the password "<password>"
      And she has come to "Sign in"
      When she signs in with the password "<password>"
      Then she reads "You are logged in."

      Examples:
        | characters              | password         |
        | spaces                  | two  blanks here |
        | accents                 | pässwörd-ñ       |
        | brackets and ampersands | <b>&amp;</b>     |

    @03-38
    Scenario: A password that ends with a space is used with its space
      Given Ada has an account with the password "lovelace-1815 "
      And she has come to "Sign in"
      When she signs in with the password "lovelace-1815 "
      Then she reads "You are logged in."

    @03-22
    Scenario: A password with an additional space at its end is refused as wrong
      Given Ada has an account with the password "lovelace-1815"
      And she has come to "Sign in"
      When she signs in with the password "lovelace-1815 "
      Then she sees the message "The email and password you entered don't match" under "Password"
      And the service has received 1 request to sign in with the password

    @03-23
    Scenario: Pressing Enter twice sends one sign-in request
      Given Ada has an account with the password "analytical engine 1"
      And she has come to "Sign in"
      And the service delays its answer to every request to sign in with the password
      And she has filled in:
        | Password | analytical engine 1 |
      And she has pressed "Enter" 2 times
      When the service answers
      Then she reads "You are logged in."
      And the service has received 1 request to sign in with the password

    @03-24
    Scenario: Ada, who changes the email on "Sign in" to Grace's and enters Grace's password, is signed in as Grace
      Given Grace has an account with the password "compiler 1952"
      And Ada has an account with the password "lovelace-1815"
      And she has come to "Sign in"
      When she submits:
        | Email    | grace@example.com |
        | Password | compiler 1952     |
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @03-25
    Scenario: A visitor who enters a wrong password and then the right one is signed in
      Given Ada has an account with the password "analytical engine 1"
      And she has come to "Sign in"
      And she has submitted:
        | Password | a guess |
      And she sees the message "The email and password you entered don't match" under "Password"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And the service has received 2 requests to sign in with the password

  @error.wrong-password
  Rule: A visitor who enters a wrong password reads "The email and password you entered don't match"
    The message stands under the password. It does not say which of the two is wrong. Some services do not tell the app
    which one it is ("wrong credentials"). In the scenario about such a service, it gives this answer whatever is
    entered. "Types" replaces what is in the field, and sends nothing.

    Source: spec §8; reference §2.2, T45

    @03-26
    Scenario: A wrong password keeps the visitor on "Sign in" and shows the message under the password
      Given Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And she is still on "Sign in"
      And the focus is on "Password"
      And nobody is signed in to the app

    @03-39
    Scenario: After a click on "Sign In" with a wrong password, the focus returns to the password
      Given Ada has an account
      And she has come to "Sign in"
      And she has filled in:
        | Password | a guess |
      When she clicks "Sign In"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And the focus is on "Password"

    @03-27
    Scenario: After a wrong password, the email and the password stay in their fields
      Given Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And the field "Email" contains "ada@example.com"
      And the field "Password" contains "a guess"

    @03-28
    Scenario Outline: The password "<typed>" is wrong if the right one is "lovelace-1815"
      Given Ada has an account with the password "lovelace-1815"
      And she has come to "Sign in"
      When she signs in with the password "<typed>"
      Then she sees the message "The email and password you entered don't match" under "Password"

      Examples: one character is a capital, is missing or is too many
        | typed          |
        | Lovelace-1815  |
        | lovelace-181   |
        | lovelace-18150 |

    @03-29
    Scenario: If the service does not say whether the email or the password is wrong, the visitor reads that they don't match
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: wrong credentials
      When she completes "Sign in"
      Then she sees the message "The email and password you entered don't match" under "Password"

    @03-30
    Scenario: The message about the wrong password disappears when the visitor types into "Password" again
      Given Ada has an account
      And she has come to "Sign in"
      And she has submitted:
        | Password | a guess |
      And she sees the message "The email and password you entered don't match" under "Password"
      When she types "another guess" into "Password"
      Then she sees no message

  @error.user-not-found
  Rule: A visitor whose email has no account reads "That email address doesn't match an existing account"
    Only the email of an account leads to "Sign in" and to "Recover password". The visitor reads the message if she
    changes the email there, or if the account is deleted meanwhile. "Recover password" is behind "Trouble signing in?"
    on "Sign in", and sends a mail to set a new password. An administrator manages the accounts at the service, and can
    delete them. Each account has the password "analytical engine 1".

    Source: spec §8; reference §2.2, T46, T60

    @03-31
    Scenario: A visitor who changes the email on "Sign in" to one without an account reads that it has no account
      Given Ada has an account with the password "analytical engine 1"
      And she has come to "Sign in"
      When she submits:
        | Email    | grace@example.com   |
        | Password | analytical engine 1 |
      Then she sees the message "That email address doesn't match an existing account"
      And she is still on "Sign in"
      And the field "Email" contains "grace@example.com"

    @03-32
    Scenario: A visitor whose account is deleted while she is on "Sign in" reads that her email has no account
      Given Ada has an account
      And she has come to "Sign in"
      And Ada's account has been deleted by an administrator
      When she completes "Sign in"
      Then she sees the message "That email address doesn't match an existing account"

    @03-33
    Scenario: A visitor who changes the email on "Recover password" to one without an account is sent no mail
      Given Ada has an account
      And she has come to "Recover password"
      When she continues with the email "grace@example.com"
      Then she sees the message "That email address doesn't match an existing account" under "Email"
      And she is still on "Recover password"
      And the focus is on "Email"
      And no mail has been sent

  @error.too-many-requests-password
  Rule: A visitor who has entered too many wrong passwords is asked to try again in a few minutes
    The service counts wrong passwords, whoever enters them, and then refuses every password for some time, even the
    right one. After three minutes ("180 seconds"), it accepts passwords again. A step ("too many attempts") stands for
    the wrong passwords that came before.

    Source: spec §8; reference §2.2, T45

    @03-34
    Scenario: After too many wrong passwords, even the right password is refused, and the visitor is asked to try again later
      Given Ada has an account with the password "analytical engine 1"
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: too many attempts
      When she completes "Sign in"
      Then she sees the message "You have entered an incorrect password too many times. Please try again in a few minutes." under "Password"
      And she is still on "Sign in"
      And the focus is on "Password"
      And the field "Password" contains "analytical engine 1"

    @03-35
    Scenario: Three minutes after a password was refused because of too many attempts, the right one signs in
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: too many attempts
      And she has completed "Sign in"
      And she sees the message "You have entered an incorrect password too many times. Please try again in a few minutes." under "Password"
      And 180 seconds have passed
      When she completes "Sign in"
      Then she reads "You are logged in."

  @provider.password
  Rule: A visitor can sign in with email and password
    The app shows the sign-in screens at every address, such as "/cummies", to a visitor who is not signed in. After the
    sign-out, the address is "/Login". A guest account has no email; an app that offers it, too, shows a list of both
    sign-in options first. "Sign-out" is a button of the home page "/", to which the sign-in leads.

    Source: spec §3; reference §1.3, §2.2

    @03-36
    @journey
    Scenario: A visitor opens the app, signs in with email and password, and signs out again
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
    Scenario: If the app also offers a guest account, a visitor can still sign in with email and password
      Given the app offers guests and email
      And Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app
