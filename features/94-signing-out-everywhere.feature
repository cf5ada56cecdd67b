Feature: Signing out on all devices
  A visitor who has lost a device, or has forgotten to sign out on one, ends her sign-in on all devices at once. A
  function of the app does this, not the service. If an app has this function, "Your account" has the button "Sign out
  on all devices". "Your account" has the address "/Login?mode=account". Unless a scenario says otherwise, email with
  password is the only sign-in option, and Ada's password is "analytical engine 1".

  @ours.sign-out-everywhere
  Rule: Before the visitor is signed out on all devices, a question asks her to confirm
    The focus is on "Cancel", so that the Enter key does not sign her out by accident.

    Source: ours

    @94-1
    Scenario: "Your account" has the button "Sign out on all devices" before "Delete your account"
      Given the app offers to sign out on all devices
      And Ada is signed in at "/"
      When she goes to the account page
      Then she comes to "Your account"
      And she can choose:
        | Change your name | Change your email | Change your password | Ways to sign in | Second steps | Sign out on all devices | Delete your account | Sign Out | Done |

    @94-2
    Scenario: An app that cannot end the sign-in on all devices does not offer it
      Given Ada is signed in at "/"
      When she goes to the account page
      Then she comes to "Your account"
      And she does not read "Sign out on all devices"

    @94-3
    Scenario: "Sign out on all devices?" says that the visitor will be signed out here, too, and the focus is on "Cancel"
      Given the app offers to sign out on all devices
      And Ada is signed in at "/Login?mode=account"
      When she chooses "Sign out on all devices"
      Then she comes to "Sign out on all devices?"
      And the page is titled "Sign out on all devices? – Doorstep"
      And she reads "You will be signed out on every device, including this one."
      And the focus is on "Cancel"
      And she can choose:
        | Cancel | Sign Out |

    @94-4
    Scenario: "Cancel" leads back to "Your account", and the visitor stays signed in
      Given the app offers to sign out on all devices
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Sign out on all devices"
      And she comes to "Sign out on all devices?"
      When she chooses "Cancel"
      Then she comes to "Your account"
      And "ada@example.com" is signed in to the app
      And the app has not signed out Ada on all devices

    @94-5
    Scenario: The Enter key on "Sign out on all devices?" leads back to "Your account"
      Given the app offers to sign out on all devices
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Sign out on all devices"
      And she comes to "Sign out on all devices?"
      When she presses "Enter"
      Then she comes to "Your account"
      And the app has not signed out Ada on all devices

    @94-6
    Scenario: The Back button of the browser leads from "Sign out on all devices?" to "Your account", and Forward back again
      Given the app offers to sign out on all devices
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Sign out on all devices"
      And she comes to "Sign out on all devices?"
      And she has gone back in her browser
      And she comes to "Your account"
      When she goes forward in her browser
      Then she comes to "Sign out on all devices?"

  @ours.sign-out-everywhere
  Rule: "Sign Out" signs the visitor out on all devices, including this one
    Source: ours

    Background:
      Given the app offers to sign out on all devices
      And Ada is signed in at "/"
      And she has gone to the account page
      And she has chosen "Sign out on all devices"
      And she comes to "Sign out on all devices?"

    @94-7
    @journey
    Scenario: After the sign-out, "Sign in with email" says that the visitor is signed out on all devices
      When she chooses "Sign Out"
      Then she comes to "Sign in with email"
      And she sees the message "You are signed out on all devices."
      And nobody is signed in to the app
      And the app has signed out Ada on all devices

    @94-9
    Scenario: The next sign-in leads to the home page, not to the account page
      Given she has chosen "Sign Out"
      And she comes to "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And the address is "/"

    @94-10
    Scenario: A visitor who goes back after she has signed out does not see her account
      Given she has chosen "Sign Out"
      And she comes to "Sign in with email"
      When she goes back in her browser
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

  @ours.sign-out-everywhere
  Rule: If the app does not sign the visitor out on all devices, she stays signed in and reads why
    Source: ours

    Background:
      Given the app offers to sign out on all devices
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Sign out on all devices"
      And she comes to "Sign out on all devices?"

    @94-11
    Scenario Outline: The visitor reads why she is not signed out on all devices: <reason>
      Given the app will not sign her out on all devices, because <reason>
      When she chooses "Sign Out"
      Then she sees the message "<words>"
      And she is still on "Sign out on all devices?"
      And "ada@example.com" is signed in to the app
      And she can choose:
        | Dismiss | Cancel | Sign Out |

      Examples:
        | reason                   | words                                                                                   |
        | the connection is broken | A network error has occurred                                                            |
        | too many requests        | We have blocked all requests from this device due to unusual activity. Try again later. |
        | she must not sign out    | Something went wrong. Please try again.                                                 |

    @94-12
    Scenario: If the connection failed, the visitor can sign out on all devices at the second attempt
      Given the app will not sign her out on all devices, because the connection is broken
      And she has chosen "Sign Out"
      And she sees the message "A network error has occurred"
      When she chooses "Sign Out"
      Then she comes to "Sign in with email"
      And she sees the message "You are signed out on all devices."

    @94-13
    Scenario: If the connection failed, "Cancel" leads back to "Your account"
      Given the app will not sign her out on all devices, because the connection is broken
      And she has chosen "Sign Out"
      And she sees the message "A network error has occurred"
      When she chooses "Cancel"
      Then she comes to "Your account"
      And she sees no message

    @94-14
    Scenario: If the function of the app throws an unexpected error, the visitor can try again
      Given the next request to sign out on all devices will fail with an error of the app
      When she chooses "Sign Out"
      Then she sees the message "Something went wrong. Please try again."
      And she is still on "Sign out on all devices?"
      And "ada@example.com" is signed in to the app

    @94-15
    Scenario: If the visitor was signed out but the answer was lost, a second attempt succeeds
      Given the app will sign her out on all devices, but its answer will be lost
      And she has chosen "Sign Out"
      And she sees the message "A network error has occurred"
      When she chooses "Sign Out"
      Then she comes to "Sign in with email"
      And she sees the message "You are signed out on all devices."
      And nobody is signed in to the app

  @ours.sign-out-everywhere
  Rule: A visitor whose sign-in is too old or has ended signs in again
    On "Verify it’s you", she confirms that she is the user. Her session ends, for example, when an administrator signs
    her out.

    Source: ours

    Background:
      Given the app offers to sign out on all devices
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Sign out on all devices"
      And she comes to "Sign out on all devices?"

    @94-16
    Scenario: A visitor who signed in too long ago enters her password, and comes back to "Sign out on all devices?"
      Given the app will not sign her out on all devices, because her sign-in is too long ago
      And she has chosen "Sign Out"
      And she comes to "Verify it’s you"
      When she submits:
        | Password | analytical engine 1 |
      Then she comes to "Sign out on all devices?"
      And "ada@example.com" is signed in to the app

    @94-17
    Scenario: A visitor who signed in too long ago is signed out on all devices after she has confirmed that she is the user
      Given the app will not sign her out on all devices, because her sign-in is too long ago
      And she has chosen "Sign Out"
      And she comes to "Verify it’s you"
      And she has submitted:
        | Password | analytical engine 1 |
      And she comes to "Sign out on all devices?"
      When she chooses "Sign Out"
      Then she comes to "Sign in with email"
      And she sees the message "You are signed out on all devices."
      And nobody is signed in to the app

    @94-18
    Scenario: A visitor whose session has ended signs in again
      Given Ada's account has been signed out by an administrator
      And the app will not sign her out on all devices, because her session has ended
      When she chooses "Sign Out"
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

    @94-19
    Scenario: If the app says by mistake that the session has ended, the visitor can try to sign out on all devices again
      Given the app will not sign her out on all devices, because her session has ended
      When she chooses "Sign Out"
      Then she sees the message "Something went wrong. Please try again."
      And she is still on "Sign out on all devices?"
      And "ada@example.com" is signed in to the app

  @ours.sign-out-everywhere
  Rule: If the sign-out on this device fails, only the sign-out on this device is tried again
    The browser keeps who is signed in. If it cannot delete this, the sign-out here fails. On all other devices, the
    visitor is signed out already.

    Source: ours

    Background:
      Given the app offers to sign out on all devices
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Sign out on all devices"
      And she comes to "Sign out on all devices?"
      And her browser refuses to forget who is signed in

    @94-20
    Scenario: A visitor who could not be signed out here can try again
      When she chooses "Sign Out"
      Then she comes to "Error encountered"
      And she reads "Something went wrong. Please try again."
      And the focus is on "Retry"
      And she can choose:
        | Retry |
      And the app has signed out Ada on all devices

    @94-21
    Scenario: "Retry" does not ask the app a second time
      Given she has chosen "Sign Out"
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she comes to "Error encountered"
      And the app has been asked 1 time to sign out Ada on all devices

    @94-22
    Scenario: "Retry" signs the visitor out here as soon as her browser forgets her
      Given she has chosen "Sign Out"
      And she comes to "Error encountered"
      And her browser forgets again who is signed in
      When she chooses "Retry"
      Then she comes to "Sign in with email"
      And she sees the message "You are signed out on all devices."
      And nobody is signed in to the app

  @ours.sign-out-everywhere
  Rule: While the app signs the visitor out, she can leave the screen
    After 10 seconds, she can stop waiting.

    Source: ours

    Background:
      Given the app offers to sign out on all devices
      And the app takes 60 seconds to sign out on all devices
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Sign out on all devices"
      And she comes to "Sign out on all devices?"
      And she has chosen "Sign Out"

    @94-23
    Scenario: A visitor who cancels while she waits comes to "Your account"
      When she chooses "Cancel"
      Then she comes to "Your account"
      And "ada@example.com" is signed in to the app

    @94-8
    Scenario: A visitor who presses Enter a second time while she waits is signed out once
      Given she has pressed "Enter" 1 time
      When 60 seconds pass
      Then she comes to "Sign in with email"
      And she sees the message "You are signed out on all devices."
      And the app has been asked 1 time to sign out Ada on all devices

    @94-24
    Scenario: A visitor who stops waiting stays on the screen
      Given 10 seconds have passed
      When she chooses "Stop waiting"
      Then she sees the message "A network error has occurred"
      And she is still on "Sign out on all devices?"
      And she can choose:
        | Dismiss | Cancel | Sign Out |

  @ours.sign-out-everywhere
  Rule: After the sign-out on all devices, the visitor of an app for organisations chooses an organisation
    Initech and Globex are two organisations, which have accounts and sign-in options of their own.

    Source: ours

    @94-25
    Scenario: A visitor who signs out of her account at Initech can choose an organisation again
      Given people of Initech and Globex sign in here
      And the app offers to sign out on all devices
      And Ada has an account at "Initech"
      And she has opened the account page
      And she has chosen "Sign in to Initech"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has completed "Sign in"
      And she comes to "Your account"
      And she has chosen "Sign out on all devices"
      And she comes to "Sign out on all devices?"
      When she chooses "Sign Out"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |
      And nobody is signed in to the app

  @ours.sign-out-everywhere
  Rule: After the sign-out on all devices, Google's prompt does not sign the visitor in by itself
    One Tap is Google's prompt. It may sign a visitor in without a click, but not one who has just signed out.

    Source: ours

    @94-26
    Scenario: After the sign-out on all devices, One Tap waits for a click
      Given the app offers Google with One Tap
      And the app offers to sign out on all devices
      And Google's script loads and answers
      And Ada is signed in at "/"
      And she has gone to the account page
      And she has chosen "Sign out on all devices"
      And she comes to "Sign out on all devices?"
      When she chooses "Sign Out"
      Then she sees the message "You are signed out on all devices."
      And One Tap is offered, and waits for her to accept it

  @ours.sign-out-everywhere
  Rule: The page says what is wrong with the setting "signOutEverywhere"
    The page shows a wrong setting to everybody who opens it, so that the developer notices it.

    Source: ours

    @94-27
    Scenario: If the developer sets "signOutEverywhere" to a text, the page says that it must be a function
      Given the developer has set "signOutEverywhere" to "/api/session"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'signOutEverywhere: must be a function, but is "/api/session"'
