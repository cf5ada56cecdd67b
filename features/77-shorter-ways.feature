Feature: Shorter ways to an account, and to the app after a reset
  With two settings, a visitor needs fewer steps than with FirebaseUI. With "offerSignUp", the list of sign-in options
  leads a visitor without an account to "Create account". With "signInAfterReset", a visitor who has set a new password
  from a reset mail need not enter it again. Reset links open at "/Login".

  @ours.offer-sign-up
  Rule: With "offerSignUp", the list of sign-in options leads to "Create account"
    The link is there only if the app offers passwords, and if sign-up is open.

    Source: ours

    Background:
      Given the developer has set "offerSignUp" to true

    @77-1
    Scenario: The list of sign-in options asks who has no account
      Given the app offers email and Google
      When Grace opens "/"
      Then she reads "No account? Create one"
      And she can choose:
        | Create one | Sign in with email | Sign in with Google |

    @77-2
    Scenario: "Create one" leads to "Create account"
      Given the app offers email and Google
      And Grace has opened "/"
      When she chooses "Create one"
      Then she comes to "Create account"
      And the focus is on "Email"

    @77-3
    Scenario: A visitor who comes from the list creates an account
      Given the app offers email and Google
      And Grace has opened "/"
      And she has chosen "Create one"
      When she submits:
        | Email             | grace@example.com   |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she reads "You are logged in."
      And there is an account for "grace@example.com"

    @77-4
    Scenario: If the first screen asks for the email, "Create one" keeps what the visitor has typed
      Given the app offers email and Google
      And the app asks for the email on the first screen
      And Grace has opened "/"
      And she has typed "grace@example.com" into "Email"
      When she chooses "Create one"
      Then she comes to "Create account"
      And the field "Email" contains "grace@example.com"

    @77-5
    Scenario: The first screen of an app that offers passwords only has the link, too
      Given the app offers email
      And the app asks for the email on the first screen
      When Grace opens "/"
      Then she reads "No account? Create one"
      And she is asked for:
        | Email |

    @77-6
    Scenario: Without the setting, there is no link
      Given the app offers email and Google
      And the developer has set "offerSignUp" to false instead
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | Sign in with Google |

    @77-7
    Scenario: If sign-up is closed, there is no link
      Given the app offers email and Google
      And sign-up is closed
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | Sign in with Google |

    @77-8
    Scenario: If the app mails sign-in links instead of asking for passwords, there is no link
      Given the app offers email and Google
      And the app mails sign-in links instead of asking for passwords
      When Grace opens "/"
      Then she does not read "No account? Create one"

    @77-9
    Scenario: If the app does not offer email, there is no link
      Given the app offers Google and Facebook
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google | Sign in with Facebook |

  @ours.sign-in-after-reset
  Rule: With "signInAfterReset", a visitor who has set a new password from a reset mail is signed in
    After the sign-in, the success URL opens: here "/". If the mail continues to a page that is neither the page of its
    link nor the success URL, or if her account has a second factor, she comes to "Password changed", as without the
    setting.

    Source: ours

    Background:
      Given the developer has set "signInAfterReset" to true

    @77-10
    Scenario: A visitor who has set a new password is signed in
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which has no continue link
      When she completes "Reset your password"
      Then she reads "You are logged in."

    @77-11
    Scenario: A visitor whose mail continues to the page with the widget is signed in
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which continues to "/Login"
      When she completes "Reset your password"
      Then she reads "You are logged in."

    @77-12
    Scenario: A visitor whose mail continues to "/cummies", which is not the success URL, comes to "Password changed"
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which continues to "/cummies"
      When she completes "Reset your password"
      Then she comes to "Password changed"

    @77-35
    Scenario: A visitor whose mail continues to the success URL is signed in
      Given Ada has an account
      And the developer has set "signInSuccessUrl" to "/cummies"
      And she has been sent a reset mail
      And she has opened the link in her mail, which continues to "/cummies"
      When she completes "Reset your password"
      Then the address is "/cummies"
      And "ada@example.com" is signed in to the app

    @77-36
    Scenario: A visitor who has asked for the mail on the page "/", the success URL, is signed in
      Given Ada has an account
      And she has come to "Recover password"
      And she has chosen "Send"
      And she comes to "Check your email"
      And she has opened the link in her mail
      When she completes "Reset your password"
      Then she reads "You are logged in."
      And the address is "/"

    @77-13
    Scenario: If the sign-in fails, the visitor comes to "Password changed"
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which has no continue link
      And the next request to sign in with the password will fail: broken connection
      When she completes "Reset your password"
      Then she comes to "Password changed"

    @77-14
    Scenario: Without the setting, the visitor comes to "Password changed"
      Given the developer has set "signInAfterReset" to false instead
      And Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which has no continue link
      When she completes "Reset your password"
      Then she comes to "Password changed"

    @77-15
    Scenario: If a second factor is needed, the visitor comes to "Password changed"
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has been sent a reset mail
      And she has opened the link in her mail, which has no continue link
      When she completes "Reset your password"
      Then she comes to "Password changed"

    @77-16
    Scenario: A guest comes to "Password changed"
      Given the app also lets guests in
      And Ada has an account
      And she is a guest at "/Login"
      And she has been sent a reset mail
      And she has followed the link in her mail, which continues to "/Login"
      When she completes "Reset your password"
      Then she comes to "Password changed"

    @77-37
    Scenario: If the app does not offer email, the visitor comes to "Password changed"
      Given the app offers Google
      And Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which has no continue link
      When she completes "Reset your password"
      Then she comes to "Password changed"
      And nobody is signed in to the app

    @77-17
    Scenario: If the app mails sign-in links instead of asking for passwords, the visitor comes to "Password changed"
      Given the app mails sign-in links instead of asking for passwords
      And Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which has no continue link
      When she completes "Reset your password"
      Then she comes to "Password changed"

    @77-19
    Scenario: A visitor who goes back after she has set a new password does not come to the link that she has used
      Given the developer has set "requireSecondFactor" to true
      And Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which has no continue link
      And she has completed "Reset your password"
      And she comes to "Add a second step"
      When she goes back in her browser
      Then she is back at the beginning

  @ours.sign-up-mode
  Rule: An address with the mode "signUp" opens "Create account"
    A page of the app can lead there by a button "Sign up". The address asks for it by its part "mode=signUp".

    Source: ours

    @77-20
    Scenario: A visitor who opens the address for new accounts comes to "Create account"
      When Grace opens "/?mode=signUp"
      Then she comes to "Create account"
      And the field "Email" contains ""
      And the focus is on "Email"

    @77-21
    Scenario: A visitor who came by this address creates an account
      Given Grace has opened "/?mode=signUp"
      When she submits:
        | Email             | grace@example.com |
        | First & last name | Grace Hopper      |
        | Choose password   | compiler 1952     |
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @77-22
    Scenario: "Cancel" leads to the first screen
      Given the app offers email and Google
      And Grace has opened "/?mode=signUp"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Sign in with Google |

    @77-23
    Scenario: Where sign-up is closed, the address opens the first screen
      Given sign-up is closed
      When Grace opens "/?mode=signUp"
      Then she comes to "Sign in with email"

    @77-24
    Scenario: An app that mails sign-in links asks for the email first
      Given the app mails sign-in links instead of asking for passwords
      When Grace opens "/?mode=signUp"
      Then she comes to "Sign in with email"

    @77-25
    Scenario: An app that offers only phone numbers asks for the phone number
      Given phone is the only sign-in option
      When Grace opens "/?mode=signUp"
      Then she comes to "Enter your phone number"

    @77-26
    Scenario: A visitor chooses her organisation first
      Given people of Initech and Globex sign in here
      When Grace opens "/?mode=signUp"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

    @77-27
    Scenario: An app whose only provider opens at once has no page in between
      Given the developer has set "immediateFederatedRedirect" to true
      And the app offers Google
      And Grace has opened "/?mode=signUp"
      When she signs in at the provider
      Then she reads "You are logged in."

  @ours.sign-up-mode
  Rule: "signUp" in the address opens "Create account" once
    Until the visitor leaves "Create account", a reload opens it again. Afterwards, the sign-in begins as without the
    mode. The mode is no part of the address that the visitor sees.

    Source: ours

    @77-28
    Scenario: The mode disappears from the address
      When Grace opens "/Login?mode=signUp&signInSuccessUrl=/cummies"
      Then she comes to "Create account"
      And the address is "/Login?signInSuccessUrl=%2Fcummies"

    @77-29
    Scenario: A reload of "Create account" opens it again
      Given Grace has opened "/?mode=signUp"
      When she reloads the page
      Then she comes to "Create account"

    @77-30
    Scenario: After "Cancel", a reload opens the first screen
      Given Grace has opened "/?mode=signUp"
      And she has chosen "Cancel"
      And she comes to "Sign in with email"
      When she reloads the page
      Then she comes to "Sign in with email"

    @77-31
    Scenario: A visitor who goes back to "Create account" and reloads the page comes to the first screen
      Given Grace has opened "/?mode=signUp"
      And she has chosen "Cancel"
      And she comes to "Sign in with email"
      And she has gone back in her browser
      And she comes to "Create account"
      When she reloads the page
      Then she comes to "Sign in with email"

    @77-32
    Scenario: If the app draws itself anew, "Create account" opens again
      Given Grace has opened "/?mode=signUp"
      And she comes to "Create account"
      And the app has drawn itself anew
      When 1 second passes
      Then she comes to "Create account"

    @77-33
    Scenario: A visitor who verifies her email by the mailed link is not asked to create an account again
      Given the developer has set "requireVerifiedEmail" to true
      And Grace has opened "/?mode=signUp"
      And she has submitted:
        | Email             | grace@example.com |
        | First & last name | Grace Hopper      |
        | Choose password   | compiler 1952     |
      And she comes to "Verify your email"
      And she has followed the link in her mail
      And she comes to "Your email has been verified"
      When she chooses "Continue"
      Then she comes to "Sign in with email"

    @77-34
    Scenario: A visitor who uses a different account comes to the first screen
      Given the developer has set "requireVerifiedEmail" to true
      And Grace has opened "/?mode=signUp"
      And she has submitted:
        | Email             | grace@example.com |
        | First & last name | Grace Hopper      |
        | Choose password   | compiler 1952     |
      And she comes to "Verify your email"
      When she chooses "Use another account"
      Then she comes to "Sign in with email"
