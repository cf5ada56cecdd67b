Feature: Confirming who you are
  Somebody else could be using the visitor's device. So before a change that locks a visitor out of her account, such as
  a new password, the service may ask her to sign in again. The screen "Verify it’s you" does this on the account page,
  whose address is "/Login?mode=account". Unless a scenario says otherwise, email with password is the only sign-in
  option, and Ada's password is "analytical engine 1". "You are logged in." is the home page of a visitor who is signed
  in.

  @ours.account-recent-sign-in
  Rule: A visitor who signed in too long ago enters her password again, and her change goes on
    The service decides how long ago is too long.

    Source: ours

    Background:
      Given Ada is signed in at "/"
      And she has gone to the account page

    @89-1
    Scenario: "Verify it’s you" asks for the password of the account
      Given she has chosen "Change your email"
      And she comes to "Change your email"
      And the next request to send a mail to the new email will fail: sign-in too long ago
      When she submits:
        | New email | lovelace@example.com |
      Then she comes to "Verify it’s you"
      And she reads "To continue, sign in to ada@example.com again."
      And she is asked for:
        | Password |
      And she can choose:
        | Show password | Trouble signing in? | Cancel | Sign In |
      And the focus is on "Password"
      And a password manager recognises the field "Password" as "current-password"

    @89-2
    Scenario: After the password on "Verify it’s you", the mail is sent to the new email at once
      Given she has chosen "Change your email"
      And she comes to "Change your email"
      And the next request to send a mail to the new email will fail: sign-in too long ago
      And she has submitted:
        | New email | lovelace@example.com |
      And she comes to "Verify it’s you"
      When she submits:
        | Password | analytical engine 1 |
      Then she comes to "Check your email"
      And a mail to change the email has been sent to "lovelace@example.com"

    @89-3
    Scenario: After the old password on "Verify it’s you", the new one is saved, and was stored nowhere before
      Given she has chosen "Change your password"
      And she comes to "Change your password"
      And the next request to change the password will fail: sign-in too long ago
      And she has submitted:
        | New password | difference engine 2 |
      And she comes to "Verify it’s you"
      And nothing that her browser stores contains "difference engine 2"
      When she submits:
        | Password | analytical engine 1 |
      Then she comes to "Your account"
      And she sees the message "Your password has been changed."
      And Ada's password is "difference engine 2"

    @89-4
    Scenario: If the new password cannot be saved after "Verify it’s you", it is still in its field
      Given she has chosen "Change your password"
      And she comes to "Change your password"
      And the next request to change the password will fail: sign-in too long ago
      And the next request to change the password will fail: broken connection
      And she has submitted:
        | New password | difference engine 2 |
      And she comes to "Verify it’s you"
      When she submits:
        | Password | analytical engine 1 |
      Then she comes to "Change your password"
      And she sees the message "A network error has occurred"
      And the field "New password" contains "difference engine 2"

    @89-5
    Scenario: After the password on "Verify it’s you", the visitor is asked again whether to delete her account
      Given she has chosen "Delete your account"
      And she comes to "Delete your account"
      And the next request to delete the account will fail: sign-in too long ago
      And she has chosen "Delete your account"
      And she comes to "Verify it’s you"
      When she submits:
        | Password | analytical engine 1 |
      Then she comes to "Delete your account"
      And there is an account for "ada@example.com"

    @89-6
    Scenario Outline: If the password on "Verify it’s you" is refused, the visitor reads why under it: <reason>
      Given she has chosen "Delete your account"
      And she comes to "Delete your account"
      And the next request to delete the account will fail: sign-in too long ago
      And she has chosen "Delete your account"
      And she comes to "Verify it’s you"
      And the next request to sign in with the password will fail: <reason>
      When she submits:
        | Password | a guess |
      Then she sees the message "<words>" under "Password"
      And she is still on "Verify it’s you"

      Examples:
        | reason            | words                                                                                     |
        | wrong password    | The email and password you entered don't match                                            |
        | too many attempts | You have entered an incorrect password too many times. Please try again in a few minutes. |

    @89-7
    Scenario: If the service cannot be reached from "Verify it’s you", the password stays in its field
      Given she has chosen "Delete your account"
      And she comes to "Delete your account"
      And the next request to delete the account will fail: sign-in too long ago
      And she has chosen "Delete your account"
      And she comes to "Verify it’s you"
      And the next request to sign in with the password will fail: broken connection
      When she submits:
        | Password | analytical engine 1 |
      Then she sees the message "A network error has occurred"
      And the field "Password" contains "analytical engine 1"

    @89-8
    Scenario: "Cancel" on "Verify it’s you" leads back to "Your account"
      Given she has chosen "Delete your account"
      And she comes to "Delete your account"
      And the next request to delete the account will fail: sign-in too long ago
      And she has chosen "Delete your account"
      And she comes to "Verify it’s you"
      When she chooses "Cancel"
      Then she comes to "Your account"
      And there is an account for "ada@example.com"

    @89-9
    Scenario: "Trouble signing in?" leads to "Recover password", with the email filled in
      Given she has chosen "Delete your account"
      And she comes to "Delete your account"
      And the next request to delete the account will fail: sign-in too long ago
      And she has chosen "Delete your account"
      And she comes to "Verify it’s you"
      When she chooses "Trouble signing in?"
      Then she comes to "Recover password"
      And the field "Email" contains "ada@example.com"

    @89-10
    Scenario: A visitor who was signed out while she was on "Verify it’s you" is signed in by her password
      Given she has chosen "Change your email"
      And she comes to "Change your email"
      And the next request to send a mail to the new email will fail: sign-in too long ago
      And she has submitted:
        | New email | lovelace@example.com |
      And she comes to "Verify it’s you"
      And Ada's account has been signed out by an administrator
      When she submits:
        | Password | analytical engine 1 |
      Then she comes to "Check your email"

  @ours.account-recent-sign-in
  Rule: A visitor whose account is connected with a provider can sign in with it again
    A provider is a company whose account signs in here, such as Google. It opens in a window, so that the visitor loses
    nothing that she has typed, even if the app otherwise opens providers in place of the page. Grace's email stands for
    another account at Google.

    Source: ours

    Background:
      Given the app offers email and Google
      And Ada has an account that signs in by password and Google
      And Ada is signed in at "/"
      And she has gone to the account page
      And she has chosen "Change your email"
      And she comes to "Change your email"
      And the next request to send a mail to the new email will fail: sign-in too long ago

    @89-11
    Scenario: "Verify it’s you" offers the provider below the password
      When she submits:
        | New email | lovelace@example.com |
      Then she comes to "Verify it’s you"
      And she can choose:
        | Show password | Trouble signing in? | Cancel | Sign In | Sign in with Google |

    @89-12
    Scenario: After a sign-in with Google on "Verify it’s you", the mail is sent to the new email at once
      Given she has submitted:
        | New email | lovelace@example.com |
      And she comes to "Verify it’s you"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Check your email"
      And a mail to change the email has been sent to "lovelace@example.com"

    @89-13
    Scenario: "Verify it’s you" refuses a different account of Google, and creates no account for it
      Given she has submitted:
        | New email | lovelace@example.com |
      And she comes to "Verify it’s you"
      And she has chosen "Sign in with Google"
      When she signs in at the provider with the email "grace@example.com"
      Then she sees the message "That is a different account. Sign in to ada@example.com."
      And she is still on "Verify it’s you"
      And "ada@example.com" is signed in to the app
      And the service has 1 account

    @89-14
    Scenario: After a different account was refused on "Verify it’s you", the password continues the change
      Given she has submitted:
        | New email | lovelace@example.com |
      And she comes to "Verify it’s you"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider with the email "grace@example.com"
      And she sees the message "That is a different account. Sign in to ada@example.com."
      When she submits:
        | Password | analytical engine 1 |
      Then she comes to "Check your email"

    @89-15
    Scenario: A visitor who closes Google's window on "Verify it’s you" sees no message
      Given she has submitted:
        | New email | lovelace@example.com |
      And she comes to "Verify it’s you"
      And she has chosen "Sign in with Google"
      When she closes the provider's window
      Then she is still on "Verify it’s you"
      And she sees no message

    @89-16
    Scenario: If the browser blocks Google's window on "Verify it’s you", a normal sign-in is possible
      Given the browser blocks windows
      And she has submitted:
        | New email | lovelace@example.com |
      And she comes to "Verify it’s you"
      And she has chosen "Sign in with Google"
      And she sees the message "Your browser blocked the sign-in window."
      When she chooses "Continue in this window"
      Then she sees the message "Please login again to perform this operation"
      And she can choose:
        | Dismiss | Sign in with email | Sign in with Google |

  @ours.account-recent-sign-in
  Rule: A visitor whose account has neither a password nor a provider goes through the normal sign-in
    Afterwards she comes back to the account page. A link in a mail signs in to her account.

    Source: ours

    @89-17
    Scenario: A visitor who signs in by mailed links signs in again before she deletes her account
      Given the app mails sign-in links instead of asking for passwords
      And Ada is signed in at "/"
      And she has gone to the account page
      And she has chosen "Delete your account"
      And she comes to "Delete your account"
      And the next request to delete the account will fail: sign-in too long ago
      When she chooses "Delete your account"
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

  @ours.account-second-factor
  Rule: The code of the second factor follows the password, and then the change goes on
    A second factor is a code that follows the password; here it comes in a text message to a phone. Where she "asks for
    the code of her second factor", she solves the human verification and chooses "Verify", and waits until the tick
    "Code sent!" has gone, which covers the screen for one second. So does the tick "Verified!".

    Source: ours

    Background:
      Given Ada is signed in at "/Login?mode=account", with the phone "+16505550100" as second factor
      And she comes to "Your account"
      And she has chosen "Change your email"
      And she comes to "Change your email"
      And the next request to send a mail to the new email will fail: sign-in too long ago
      And she has submitted:
        | New email | lovelace@example.com |
      And she comes to "Verify it’s you"
      And she has submitted:
        | Password | analytical engine 1 |

    @89-18
    Scenario: After the code of the second factor, the mail is sent to the new email at once
      Given she reads "A 6-digit code will be sent to +*******0100"
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      When 1 second passes
      Then she comes to "Check your email"
      And a mail to change the email has been sent to "lovelace@example.com"

    @89-19
    Scenario Outline: "Cancel" on the second factor, <when>, leads back to the password on "Verify it’s you"
      Given <step>
      When she chooses "Cancel"
      Then she reads "To continue, sign in to ada@example.com again."
      And "ada@example.com" is signed in to the app

      Examples:
        | when                    | step                                                    |
        | before the code is sent | she reads "A 6-digit code will be sent to +*******0100" |
        | after the code was sent | she has asked for the code of her second factor         |

    @89-20
    Scenario: If too much time passes before the code of the second factor, she starts again with her password
      Given she reads "A 6-digit code will be sent to +*******0100"
      And she has asked for the code of her second factor
      And the next request to check the code of the second factor will fail: interrupted sign-in
      When she enters the code from her text message
      Then she reads "To continue, sign in to ada@example.com again."
      And she sees the message "Your sign-in session has expired. Please try again."

  @ours.account-second-factor
  Rule: A visitor with two second factors chooses one of them after the password
    A second factor is a code that follows the password; here it comes in a text message or from an authenticator app.

    Source: ours

    @89-29
    Scenario: "Cancel" in the list of second factors leads back to the password
      Given Ada has an account with these second factors:
        | factor               | name |
        | +16505550100         |      |
        | an authenticator app |      |
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Authenticator app"
      And she has entered the code from her authenticator app
      And 1 second has passed
      And she has gone to the page for signing in again
      And she comes to "Verify it’s you"
      And she has submitted:
        | Password | analytical engine 1 |
      And she comes to "Choose how to verify it’s you"
      When she chooses "Cancel"
      Then she reads "To continue, sign in to ada@example.com again."
      And she is asked for:
        | Password |

  @ours.account-confirmation-mode
  Rule: At the address "/Login?mode=signInAgain", a signed-in visitor signs in again for the app
    The app leads her there before it shows something secret, for example. Its callback learns of the sign-in, which is
    called "reauthenticate". Then the visitor comes to the page to which a sign-in leads, here the home page.

    Source: ours

    @89-21
    Scenario: The page for signing in again asks for the password
      Given Ada is signed in at "/"
      When she goes to the page for signing in again
      Then she comes to "Verify it’s you"
      And the address is "/Login"
      And she reads "To continue, sign in to ada@example.com again."
      And she is asked for:
        | Password |

    @89-22
    Scenario: The app learns that the visitor has signed in on the page for signing in again
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Ada is signed in at "/"
      And she has gone to the page for signing in again
      And she comes to "Verify it’s you"
      When she submits:
        | Password | analytical engine 1 |
      Then she reads "You are logged in."
      And the app is told by "signInSuccessWithAuthResult":
        | user       | ada@example.com |
        | credential | none            |
        | operation  | reauthenticate  |
        | new user   | no              |
        | provider   | password        |
        | target     | none            |

    @89-23
    Scenario: The address of the page for signing in again can name the page that follows
      Given Ada is signed in at "/"
      And she has gone to "/Login?mode=signInAgain&signInSuccessUrl=/cummies"
      And she comes to "Verify it’s you"
      When she submits:
        | Password | analytical engine 1 |
      Then the address is "/cummies"

    @89-24
    Scenario: "Cancel" on the page for signing in again leads to the home page, and the app is told nothing
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Ada is signed in at "/"
      And she has gone to the page for signing in again
      And she comes to "Verify it’s you"
      When she chooses "Cancel"
      Then she reads "You are logged in."
      And the app is told nothing by "signInSuccessWithAuthResult"

    @89-25
    Scenario: A visitor who reloads the page for signing in again is asked for her password again
      Given Ada is signed in at "/"
      And she has gone to the page for signing in again
      And she comes to "Verify it’s you"
      When she reloads the page
      Then she comes to "Verify it’s you"
      And she reads "To continue, sign in to ada@example.com again."

    @89-26
    Scenario: On the page for signing in again, a visitor who is not signed in signs in only once
      Given Ada has an account
      And she has opened the page for signing in again
      And she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @89-27
    Scenario: On the page for signing in again, a visitor signs in with the sign-in options of her organisation
      Given people of Initech and Globex sign in here
      And Ada has an account at "Globex"
      And she has opened "/"
      And she has chosen "Sign in to Globex"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has completed "Sign in"
      And she reads "You are logged in."
      And she has gone to the page for signing in again
      And she comes to "Verify it’s you"
      When she submits:
        | Password | analytical engine 1 |
      Then she reads "You are logged in."

    @89-28
    Scenario: On the page for signing in again, a visitor who is not signed in chooses her organisation first
      Given people of Initech and Globex sign in here
      When Grace opens the page for signing in again
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |
