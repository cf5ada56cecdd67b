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
      And she has continued with "grace@example.com"
      And she comes to "Create account"
      When she answers "Create account" as asked
      Then she reads "You are logged in."
      And the rest of the app knows "grace@example.com" as the user
      And she is still the one that she was as a guest
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
      And she has continued with "grace@example.com"
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then the rest of the app knows "grace@example.com" as the user
      And she is still the one that she was as a guest

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
      And she is still the one that she was as a guest

    @27-4
    Scenario: By a provider, in a window
      Given the app offers:
        | provider   |
        | google.com |
        | anonymous  |
      And the setting "signInFlow" is "popup"
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      When she comes by "Google" with her email
      Then she reads "You are logged in."
      And she is still the one that she was as a guest

    @27-5
    Scenario: By a provider, in this window
      Given the app offers:
        | provider   |
        | google.com |
        | anonymous  |
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      When she comes by "Google" with her email
      Then she reads "You are logged in."
      And she is still the one that she was as a guest

    @27-6
    Scenario: The app is told that the guest was upgraded
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with "grace@example.com"
      And she comes to "Create account"
      When she answers "Create account" as asked
      Then she reads "You are logged in."
      And the success was by the credential "none" as "link"

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
      And she is still the one that she was as a guest

    @27-8
    Scenario: A guest who changes her mind is still a guest
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with "grace@example.com"
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
      And the setting "autoUpgradeAnonymousUsers" is <setting>
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with "grace@example.com"
      And she comes to "Create account"
      When she answers "Create account" as asked
      Then she reads "You are logged in."
      And she is another than she was as a guest
      And the success was by the credential "none" as "signIn"

      Examples:
        | setting |
        | false   |
        | missing |

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
      And she has continued with "grace@example.com"
      And she comes to "Create account"
      When she submits:
        | Email             | ada@example.com     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she is told "The email address is already used by another account" under "Email"
      And the callback "signInFailure" has not been called

    @27-11
    Scenario: Where they are upgraded, a conflict must be dealt with
      Given the setting "autoUpgradeAnonymousUsers" is true
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
      And she has become another guest
      When she follows the link in her mail
      Then she comes to "Session ended"
      And the page is titled "Session ended – Doorstep"
      And she reads "The session associated with this sign-in request has either expired or was cleared."
      And she can choose:
        | Dismiss |
      And the focus is on "Dismiss"
      And the service has been asked for 0 code checks

    @27-13
    Scenario: "Dismiss" leads to the email where that is the only way in
      Given email signs in by a mailed link
      And guests are upgraded when they sign in
      And Grace has asked for a link as a guest
      And she has become another guest
      And she has followed the link in her mail
      And she comes to "Session ended"
      When she chooses "Dismiss"
      Then she comes to "Sign in with email"

    @27-14
    Scenario: "Dismiss" leads to the phone where that has become the only way in
      Given email signs in by a mailed link
      And guests are upgraded when they sign in
      And Grace has asked for a link as a guest
      And phone has become the only way in
      And she has become another guest
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
      And she has become another guest
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
      And she has continued with "grace@example.com"
      And she comes to "Sign-in email sent"
      When she opens the link in her mail on another device
      Then she comes to "New device or browser detected"
      And the service has been asked for 0 code checks

    @27-17
    Scenario: A guest's link where the guest has signed out
      Given the app offers:
        | provider  | signInMethod |
        | password  | emailLink    |
        | anonymous |              |
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with "grace@example.com"
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
      And she has continued with "grace@example.com"
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
      And she has continued with "ada@example.com"
      And she comes to "Sign in"
      When she answers "Sign in" as asked
      Then she sees nothing at all
      And the callback "signInFailure" has been told:
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
      And she has continued with "ada@example.com"
      And she has answered "Sign in" as asked
      And she comes to "Verify it’s you"
      And she has had the code of her second factor sent
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she sees nothing at all
      And the callback "signInFailure" has been told:
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
      And she has continued with "ada@example.com"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees nothing at all
      And the callback "signInFailure" has been told:
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
      Then she sees nothing at all
      And the callback "signInFailure" has been told:
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | phone                                                                                                                           |

    @27-23
    Scenario: By a provider
      Given the app offers:
        | provider   |
        | google.com |
        | anonymous  |
      And the setting "signInFlow" is "popup"
      And guests are upgraded when they sign in
      And Ada has an account that signs in by Google
      And she is a guest at "/Login"
      When she comes by "Google" with her email
      Then she sees nothing at all
      And the callback "signInFailure" has been told:
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
      And she has continued with "ada@example.com"
      And she comes to "Sign in"
      And she has answered "Sign in" as asked
      And she sees nothing at all
      When she goes to "/"
      Then she reads "You are logged in."
      And she is still the one that she was as a guest

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
      And she has continued with "ada@example.com"
      And she comes to "Sign in"
      When she answers "Sign in" as asked
      Then she sees nothing at all
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
      And she has continued with "ada@example.com"
      And she comes to "Sign in"
      When she signs in with "a guess"
      Then she is told "The email and password you entered don't match" under "Password"
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
      And she has continued with "ada@example.com"
      And she comes to "Sign in"
      When she answers "Sign in" as asked
      Then the rest of the app knows "ada@example.com" as the user
      And she is another than she was as a guest

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
      And she has continued with "ada@example.com"
      And she comes to "Sign in"
      And she has answered "Sign in" as asked
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
      And she has continued with "ada@example.com"
      And she comes to "Sign in"
      And she has answered "Sign in" as asked
      And the callback "signInFailure" has been called
      When 3 seconds pass
      Then she sees nothing at all

    @27-30
    Scenario: It is not called where all is well
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And guests are upgraded when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with "grace@example.com"
      And she comes to "Create account"
      When she answers "Create account" as asked
      Then she reads "You are logged in."
      And the callback "signInFailure" has not been called
