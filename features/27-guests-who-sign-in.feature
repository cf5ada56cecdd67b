Feature: Guests who sign in
  A guest who makes an account keeps what they had as a guest, where the developer wants it so.

  @config.auto-upgrade-anonymous-users
  Rule: A guest who signs in keeps what they had as a guest, where the developer wants it so
    Source: spec §3; reference §2.8, §3.12, §6.2

    @27-1
    Scenario: By a new account with a password
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest
      And Grace's account is named "Grace"

    @27-2
    Scenario: By a mailed link
      Given the app offers:
        | provider  | signInMethod |
        | password  | emailLink    |
        | anonymous |              |
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

    @27-3
    Scenario: By phone
      Given the app offers:
        | provider  |
        | phone     |
        | anonymous |
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with phone"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      And she comes to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she reads "You are logged in."
      And she has kept the account ID that she had as a guest

    @27-4
    Scenario: By a provider, in a window
      Given the app offers:
        | provider   |
        | google.com |
        | anonymous  |
      And the developer has set "signInFlow" to "popup"
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      When she signs in with "Google", which has not verified her email
      Then she reads "You are logged in."
      And she has kept the account ID that she had as a guest

    @27-5
    Scenario: By a provider, in this window
      Given the app offers:
        | provider   |
        | google.com |
        | anonymous  |
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      When she signs in with "Google", which has not verified her email
      Then she reads "You are logged in."
      And she has kept the account ID that she had as a guest

    @27-6
    Scenario: The app is told that the guest was upgraded
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And the app is told that she signed in by the credential "none", as the operation "link"

    @27-7
    Scenario: A guest who goes on as a guest stays the same
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      When she chooses "Continue as guest"
      Then she reads "You are logged in."
      And she has kept the account ID that she had as a guest

    @27-8
    Scenario: A guest who changes her mind is still a guest
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she goes to "/"
      Then she reads "You are logged in."
      And there is no account for "grace@example.com"

    @27-9
    Scenario Outline: It is not done where the setting is <setting>
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And the developer has set "autoUpgradeAnonymousUsers" to <setting>
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And she has a new account ID
      And the app is told that she signed in by the credential "none", as the operation "signIn"

      Examples:
        | setting |
        | false   |
        | nothing |

    @27-10
    Scenario: A taken email is refused under the email, and the guest stays
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And guests are upgraded when they sign in
      And Ada has an account
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she submits:
        | Email             | ada@example.com     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she sees the message "The email address is already used by another account" under "Email"
      And the callback "signInFailure" has not been called

    @27-11
    Scenario: Where they are upgraded, a conflict must be dealt with
      Given the developer has set "autoUpgradeAnonymousUsers" to true
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads "callbacks.signInFailure: is needed where guests are upgraded"

  @screen.anonymous-session-ended
  Rule: "Session ended" says that the guest session of this link is gone
    Source: spec §2; reference §1.2 (13), T72, T87

    @27-12
    Scenario: What is there
      Given the app offers:
        | provider  | signInMethod |
        | password  | emailLink    |
        | anonymous |              |
      And guests are upgraded when they sign in
      And Grace has asked for a link as a guest
      And she has become a different guest
      When she follows the link in her mail
      Then she comes to "Session ended"
      And the page is titled "Session ended – Doorstep"
      And she reads "The session associated with this sign-in request has either expired or was cleared."
      And she can choose:
        | Dismiss |
      And the focus is on "Dismiss"
      And the service has received no link check request

    @27-13
    Scenario: "Dismiss" leads to the email where that is the only way in
      Given the app mails sign-in links instead of asking for passwords
      And guests are upgraded when they sign in
      And Grace has asked for a link as a guest
      And she has become a different guest
      And she has followed the link in her mail
      And she comes to "Session ended"
      When she chooses "Dismiss"
      Then she comes to "Sign in with email"

    @27-14
    Scenario: "Dismiss" leads to the phone where that has become the only way in
      Given the app mails sign-in links instead of asking for passwords
      And guests are upgraded when they sign in
      And Grace has asked for a link as a guest
      And phone has become the only sign-in option
      And she has become a different guest
      And she has followed the link in her mail
      And she comes to "Session ended"
      When she chooses "Dismiss"
      Then she comes to "Enter your phone number"

    @27-15
    Scenario: "Dismiss" leads to the beginning
      Given the app offers:
        | provider  | signInMethod |
        | password  | emailLink    |
        | anonymous |              |
      And guests are upgraded when they sign in
      And Grace has asked for a link as a guest
      And she has become a different guest
      And she has followed the link in her mail
      And she comes to "Session ended"
      When she chooses "Dismiss"
      Then she can choose:
        | Sign in with email | Continue as guest |

  @screen.different-device-error
  Rule: A guest's link is only good where the guest is
    Source: spec §2; reference §1.2 (12), T71, T73

    @27-16
    Scenario: A guest's link on another device
      Given the app offers:
        | provider  | signInMethod |
        | password  | emailLink    |
        | anonymous |              |
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Sign-in email sent"
      When she opens the link in her mail on another device
      Then she comes to "New device or browser detected"
      And the service has received no link check request

    @27-17
    Scenario: A guest's link where the guest has signed out
      Given the app offers:
        | provider  | signInMethod |
        | password  | emailLink    |
        | anonymous |              |
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Sign-in email sent"
      And she has gone to "/"
      And she has chosen "Sign-out"
      And she can choose:
        | Sign in with email | Continue as guest |
      When she follows the link in her mail
      Then she comes to "New device or browser detected"

    @27-18
    Scenario: "Dismiss" leads to the ways in where there are several
      Given the app offers:
        | provider  | signInMethod |
        | password  | emailLink    |
        | anonymous |              |
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Sign-in email sent"
      And she has opened the link in her mail on another device
      And she comes to "New device or browser detected"
      When she chooses "Dismiss"
      Then she can choose:
        | Sign in with email | Continue as guest |

  @error.anonymous-merge-conflict
  Rule: A guest who turns out to have an account cannot be upgraded, and the app is told so
    Source: spec §8; reference §2.8, T48, T85, T163, Q5

    @27-19
    Scenario: By password
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And guests are upgraded when they sign in
      And Ada has an account
      And she is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she sees an empty page
      And the callback "signInFailure" has received:
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | password                                                                                                                        |

    @27-20
    Scenario: By password and a second factor
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And guests are upgraded when they sign in
      And Ada has an account with the phone "+16505550100" as second factor
      And she is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she has completed "Sign in"
      And she comes to "Verify it’s you"
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she sees an empty page
      And the callback "signInFailure" has received:
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | password                                                                                                                        |

    @27-21
    Scenario: By a mailed link
      Given the app offers:
        | provider  | signInMethod |
        | password  | emailLink    |
        | anonymous |              |
      And guests are upgraded when they sign in
      And Ada has an account that signs in by email link
      And she is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees an empty page
      And the callback "signInFailure" has received:
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | emailLink                                                                                                                       |

    @27-22
    Scenario: By phone
      Given the app offers:
        | provider  |
        | phone     |
        | anonymous |
      And guests are upgraded when they sign in
      And Ada has an account with the phone "+16505550100"
      And she is a guest at "/Login"
      And she has chosen "Sign in with phone"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      And she comes to "Verify your phone number"
      When she enters the code from her text message
      Then she sees an empty page
      And the callback "signInFailure" has received:
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | phone                                                                                                                           |

    @27-23
    Scenario: By a provider
      Given the app offers:
        | provider   |
        | google.com |
        | anonymous  |
      And the developer has set "signInFlow" to "popup"
      And guests are upgraded when they sign in
      And Ada has an account that signs in by Google
      And she is a guest at "/Login"
      When she signs in with "Google", which has not verified her email
      Then she sees an empty page
      And the callback "signInFailure" has received:
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | google.com                                                                                                                      |

    @27-24
    Scenario: The guest stays the guest
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And guests are upgraded when they sign in
      And Ada has an account
      And she is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has completed "Sign in"
      And she sees an empty page
      When she goes to "/"
      Then she reads "You are logged in."
      And she has kept the account ID that she had as a guest

    @27-25
    Scenario: It is no success
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And guests are upgraded when they sign in
      And Ada has an account
      And she is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she sees an empty page
      And the callback "signInSuccessWithAuthResult" has not been called

    @27-26
    Scenario: A wrong password is only a wrong password
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And guests are upgraded when they sign in
      And Ada has an account
      And she is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And the callback "signInFailure" has not been called

    @27-27
    Scenario: Where guests are not upgraded, an account is just signed in to
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And Ada has an account
      And she is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then "ada@example.com" is signed in to the app
      And she has a new account ID

  @config.callback-failure
  Rule: The failure callback receives a conflict between a guest and an account, and is waited for
    Source: spec §3; reference §2.8, §6.4, T163, Q43

    @27-28
    Scenario: While the app deals with it, the page waits
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And guests are upgraded when they sign in
      And the callback "signInFailure" takes 3 seconds
      And Ada has an account
      And she is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has completed "Sign in"
      And the callback "signInFailure" has been called
      When 2.999 seconds pass
      Then she sees the busy indicator

    @27-29
    Scenario: When the app has dealt with it, the widget is gone
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And guests are upgraded when they sign in
      And the callback "signInFailure" takes 3 seconds
      And Ada has an account
      And she is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has completed "Sign in"
      And the callback "signInFailure" has been called
      When 3 seconds pass
      Then she sees an empty page

    @27-30
    Scenario: It is not called where all is well
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And the callback "signInFailure" has not been called
