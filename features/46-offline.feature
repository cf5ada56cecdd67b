Feature: Offline, and online again
  A visitor who loses the connection sees a message. What she has entered is still there, and she goes on when she is
  online again. To complete a screen is to enter correctly what it asks for, and submit it. "You are logged in." is the
  home page of a visitor who is signed in. A visitor who "is signed in to the app" is signed in for all its parts, not
  only for the sign-in form.

  @ours.offline-and-back
  Rule: After a broken connection, the same button sends the same again
    The connection breaks while the visitor sends what she has entered on a screen, and is back at once. She need not
    enter anything again. "A guess" is a wrong password. Ada comes to "Reset your password" by a mailed link. "Next"
    sends the email, "Sign In" the password, "Send" the email for a mail that sets a new password, and "Save" all that
    was entered. After "Next", she reads the title of the screen that asks for the password, "Sign in". On "Recover
    password", the message is under the field. If she tries again with the wrong password, the service answers that it
    is wrong, so the message about the connection is gone.

    Source: ours

    @46-1
    Scenario Outline: A visitor who was offline on "<screen>" goes on with "<button>", without entering anything again
      Given Ada has an account
      And she has come to "<screen>"
      And the next request to <operation> will fail: broken connection
      And she has completed "<screen>"
      And she sees the message "A network error has occurred"
      When she chooses "<button>"
      Then she reads "<result>"

      Examples:
        | screen              | operation                       | button  | result             |
        | Sign in with email  | find out how the email signs in | Next    | Sign in            |
        | Sign in             | sign in with the password       | Sign In | You are logged in. |
        | Reset your password | save the new password           | Save    | Password changed   |

    @46-5
    Scenario: A visitor who was offline on "Recover password" chooses "Send" and goes on without entering anything again
      Given Ada has an account
      And she has come to "Recover password"
      And the next request to send a reset mail will fail: broken connection
      And she has completed "Recover password"
      And she sees the message "A network error has occurred" under "Email"
      When she chooses "Send"
      Then she comes to "Check your email"

    @46-2
    Scenario: A new visitor who was offline on "Create account" chooses "Save" and goes on without entering anything again
      Given Grace has come to "Create account"
      And the next request to create the account will fail: broken connection
      And she has completed "Create account"
      And she sees the message "A network error has occurred"
      When she chooses "Save"
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @46-3
    Scenario: A visitor who was offline when she asked for a sign-in link asks again by "Next", without entering her email
      Given the app mails sign-in links instead of asking for passwords
      And Grace has opened "/"
      And the next request to send a sign-in mail will fail: broken connection
      And she has continued with the email "grace@example.com"
      And she sees the message "A network error has occurred"
      When she chooses "Next"
      Then she comes to "Sign-in email sent"
      And a sign-in mail has been sent to "grace@example.com"

    @46-4
    Scenario: The message about the broken connection disappears when the visitor tries again
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: broken connection
      And she has completed "Sign in"
      And she sees the message "A network error has occurred"
      When she submits:
        | Password | a guess |
      Then she does not read "A network error has occurred"

  @ours.offline-and-back
  Rule: If the human verification could not be drawn, the next attempt draws it
    The human verification is a checkbox of Google's service reCAPTCHA. It needs a key, which the app fetches each time
    that the checkbox is drawn: when the screen appears, and after each attempt. If the key cannot be fetched, there is
    no checkbox. "Verify" is then refused, because the verification is not solved, but it fetches the key again. The
    tick "Code sent!" appears once the text message is sent. On "Verify it’s you", a visitor whose second factor is a
    phone asks for the code that she needs after her password.

    Source: ours

    @46-6
    Scenario: A visitor whose connection broke when she asked for a code can solve a new human verification
      Given phone is the only sign-in option
      And Grace has opened "/"
      And the next request to send a text message will fail: broken connection
      And she comes to "Enter your phone number"
      And the next request to fetch the reCAPTCHA key will fail: broken connection
      And she has asked for a code to "6505550100"
      And she sees the message "A network error has occurred"
      And she has chosen "Verify"
      And she sees the message "Solve the reCAPTCHA" under "Human verification"
      And she has solved the human verification
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

    @46-7
    Scenario: A visitor whose second factor is a phone reads why the human verification is missing
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And the next request to fetch the reCAPTCHA key will fail: broken connection
      When she completes "Sign in"
      Then she comes to "Verify it’s you"
      And she sees the message "A network error has occurred"

    @46-8
    Scenario: A visitor whose second factor is a phone gets the missing human verification when she chooses "Verify"
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And the next request to fetch the reCAPTCHA key will fail: broken connection
      And she has completed "Sign in"
      And she sees the message "A network error has occurred"
      And she has chosen "Verify"
      And she has solved the human verification
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"
