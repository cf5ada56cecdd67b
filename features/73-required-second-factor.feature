Feature: Adding a second factor before the app is entered
  If the developer has set "requireSecondFactor", the app receives only visitors whose account has a second factor,
  which the screens call a "second step". Any other visitor comes to "Add a second step" after the sign-in. There, "Text
  message" and "Authenticator app" lead to the screens on which a signed-in visitor adds a second factor, and "Use
  another account" leads back to the beginning. To complete a screen is to enter correctly what it asks for, and submit
  it. "You are logged in." is the home page of a visitor who is signed in. A visitor who "is signed in to the app" is
  signed in for all its parts, not only for the sign-in form.

  Background:
    Given the developer has set "requireSecondFactor" to true

  @ours.required-second-factor
  Rule: A visitor without a second factor is signed in only after she has added one
    Ada's account has a password, and an email that has been verified. The ticks "Code sent!", "Verified!" and "Added!"
    cover the screen for one second each.

    Source: ours

    Background:
      Given Ada has an account
      And Ada's email has been verified on another device

    @73-1
    Scenario: A visitor who signs in without a second factor comes to "Add a second step"
      Given she has come to "Sign in"
      When she completes "Sign in"
      Then she comes to "Add a second step"
      And the page is titled "Add a second step – Doorstep"
      And she reads "Besides your password you will be asked for a code, so that nobody else can sign in as you."
      And she can choose:
        | Text message | Authenticator app | Use another account |
      And nobody is signed in to the app

    @73-2
    Scenario: A visitor who adds her authenticator app is signed in one second after the tick
      Given she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Authenticator app"
      And she comes to "Connect your authenticator app"
      And she has entered the first code of the authenticator app that she is adding
      And she sees a tick and "Added!"
      And nobody is signed in to the app
      When 1 second passes
      Then "ada@example.com" is signed in to the app
      And Ada's account has 1 second factor

    @73-3
    Scenario: A visitor who adds her phone is signed in one second after the tick
      Given she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      And she sees a tick and "Added!"
      When 1 second passes
      Then "ada@example.com" is signed in to the app
      And Ada's account has 1 second factor

    @73-4
    Scenario: A visitor who has signed in with Google in a window comes to "Add a second step"
      Given the app offers Google
      And providers open in windows
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Add a second step"
      And nobody is signed in to the app

    @73-5
    Scenario: A visitor who has signed in with Google in place of the page comes to "Add a second step"
      Given the app offers Google
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Add a second step"
      And nobody is signed in to the app

    @73-6
    Scenario: A visitor who signs in by a mailed link comes to "Add a second step"
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she comes to "Add a second step"
      And nobody is signed in to the app

    @73-38
    Scenario: A visitor who accepts One Tap comes to "Add a second step"
      Given the app offers Google with One Tap
      And Google's script loads and answers
      And she has opened "/"
      When she accepts One Tap
      Then she comes to "Add a second step"
      And nobody is signed in to the app

    @73-39
    Scenario: A visitor whose password has connected GitHub comes to "Add a second step"
      Given the app offers email and GitHub
      And providers open in windows
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she comes to "Add a second step"
      And nobody is signed in to the app

    @73-40
    Scenario: The member of an organisation comes to "Add a second step", too
      Given people of Initech and Globex sign in here
      And Grace has opened "/"
      And she has chosen "Sign in to Initech"
      And she has continued with the email "grace@example.com"
      And she has completed "Create account"
      And she comes to "Verify your email"
      And Grace's email has been verified on another device
      When she chooses "Continue"
      Then she comes to "Add a second step"
      And nobody is signed in to the app

    @73-41
    Scenario: A visitor who goes back while she sees the tick "Added!" is signed in, because her account has a second factor
      Given she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Authenticator app"
      And she comes to "Connect your authenticator app"
      And she has entered the first code of the authenticator app that she is adding
      And she sees a tick and "Added!"
      When she goes back in her browser
      Then "ada@example.com" is signed in to the app
      And Ada's account has 1 second factor

    @73-7
    Scenario: The page that she asked for opens after the second factor is added
      Given she has come to "Sign in" from "/Login?signInSuccessUrl=/cummies"
      And she has completed "Sign in"
      And she has chosen "Authenticator app"
      And she comes to "Connect your authenticator app"
      And she has entered the first code of the authenticator app that she is adding
      When 1 second passes
      Then the address is "/cummies"

    @73-8
    Scenario: The app is told nothing of the sign-in before the second factor is added
      Given the callback "signInSuccessWithAuthResult" keeps the visitor where she is
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she comes to "Add a second step"
      And the app is told nothing by "signInSuccessWithAuthResult"

    @73-9
    Scenario: The app is told once of the sign-in after the second factor is added
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Authenticator app"
      And she comes to "Connect your authenticator app"
      And she has entered the first code of the authenticator app that she is adding
      When 1 second passes
      Then the app is told once by "signInSuccessWithAuthResult"

    @73-10
    Scenario Outline: A visitor without a second factor is signed in at once if the developer has set "requireSecondFactor" to <setting>
      Given the developer has set "requireSecondFactor" to <setting> instead
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."

      Examples:
        | setting |
        | false   |
        | nothing |

  @ours.required-second-factor
  Rule: An account with a second factor, a phone sign-in and a guest need no further factor
    The service adds no second factor after a sign-in by phone, and none to a guest, so these visitors are let in. The
    ticks cover the screen for one second each.

    Source: ours

    @73-11
    Scenario: A visitor with a second factor is signed in by its code
      Given Ada has an account with an authenticator app as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Verify it’s you"
      And she has entered the code from her authenticator app
      And she sees a tick and "Verified!"
      When 1 second passes
      Then "ada@example.com" is signed in to the app

    @73-12
    Scenario: A visitor who signs in by phone is signed in without a second factor, even if her account has an email
      Given the app offers phone and guests
      And Ada has an account with the phone "+16505550100"
      And she has opened "/"
      And she has chosen "Sign in with phone"
      And she has asked for a code to "6505550100"
      And 1 second has passed
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she reads "You are logged in."

    @73-13
    Scenario: A visitor who continues as a guest is signed in without a second factor
      Given the app offers phone and guests
      And Grace has opened "/"
      When she chooses "Continue as guest"
      Then she reads "You are logged in."

  @ours.required-second-factor
  Rule: The email is verified before a second factor is added
    The service adds a second factor only to an account whose email is verified. So a visitor with an unverified email
    comes to "Verify your email" first, even if the developer has not set "requireVerifiedEmail".

    Source: ours

    @73-14
    Scenario: A visitor who has created an account comes to "Verify your email" first
      Given Grace has come to "Create account"
      When she completes "Create account"
      Then she comes to "Verify your email"
      And a verification mail has been sent to "grace@example.com"
      And nobody is signed in to the app

    @73-15
    Scenario: A visitor who has verified her email comes to "Add a second step"
      Given Grace has come to "Create account"
      And she has completed "Create account"
      And she comes to "Verify your email"
      And Grace's email has been verified on another device
      When she chooses "Continue"
      Then she comes to "Add a second step"
      And she can choose:
        | Text message | Authenticator app | Use another account |
      And nobody is signed in to the app

    @73-16
    Scenario: A visitor who has verified her email can add her phone
      Given Grace has come to "Create account"
      And she has completed "Create account"
      And she comes to "Verify your email"
      And Grace's email has been verified on another device
      And she has chosen "Continue"
      And she comes to "Add a second step"
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      And she sees a tick and "Added!"
      When 1 second passes
      Then "grace@example.com" is signed in to the app

    @73-17
    Scenario: A visitor whose email is no longer verified when she asks for a text message comes to "Verify your email"
      Given Ada has an account
      And Ada's email has been verified on another device
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Add a second step"
      And she has chosen "Text message"
      And Ada's email has been marked as unverified by an administrator
      When she asks for a code to "(650) 555-0100"
      Then she comes to "Verify your email"
      And nobody is signed in to the app

    @73-47
    Scenario: A visitor whose email is no longer verified when she enters the code comes to "Verify your email"
      Given Ada has an account
      And Ada's email has been verified on another device
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Add a second step"
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And Ada's email has been marked as unverified by an administrator, so no second factor can be added
      When she enters the code from her text message
      Then she comes to "Verify your email"
      And nobody is signed in to the app

    @73-48
    Scenario: A visitor whose email is no longer verified when she chooses "Authenticator app" comes to "Verify your email"
      Given Ada has an account
      And Ada's email has been verified on another device
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Add a second step"
      And Ada's email has been marked as unverified by an administrator
      When she chooses "Authenticator app"
      Then she comes to "Verify your email"
      And nobody is signed in to the app

  @ours.required-second-factor-factors
  Rule: The developer may limit the second factors that can be added
    "requireSecondFactor[0]" is the first second factor of the list that the developer has written: "phone" stands for
    text messages, "totp" for an authenticator app.

    Source: ours

    @73-18
    Scenario Outline: Only the second factor "<factor>" is offered if the developer lists no other
      Given the developer has set "requireSecondFactor" to an empty list instead
      And the developer has set "requireSecondFactor[0]" to "<factor>"
      And Ada has an account
      And Ada's email has been verified on another device
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she comes to "Add a second step"
      And she can choose:
        | <choice> | Use another account |

      Examples:
        | factor | choice            |
        | totp   | Authenticator app |
        | phone  | Text message      |

    @73-19
    Scenario Outline: The developer who sets "<setting>" to <value> reads what is wrong with the second factors
      Given the developer has set "requireSecondFactor" to an empty list instead
      And the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads <fault>

      Examples:
        | setting                | value         | fault                                                                                      |
        | requireSecondFactor    | "yes"         | 'requireSecondFactor: must be true, false or a list of second factors, but is "yes"'       |
        | requireSecondFactor    | an empty list | 'requireSecondFactor: must name at least one second factor: "phone" or "totp"'             |
        | requireSecondFactor[0] | "totb"        | 'requireSecondFactor[0]: must be a second factor, but is "totb"; did you mean "totp"?'     |
        | requireSecondFactor[0] | "passkey"     | 'requireSecondFactor[0]: must be a second factor, but is "passkey"; known are phone, totp' |

  @ours.required-second-factor-left
  Rule: A visitor who does not add a second factor is not signed in
    Ada's account has a password, and an email that has been verified. "Use another account" discards her sign-in. So
    does a reload of the page. "Cancel" leads back to the choice of second factors.

    Source: ours

    Background:
      Given Ada has an account
      And Ada's email has been verified on another device
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Add a second step"

    @73-20
    Scenario: "Use another account" on "Add a second step" leads to the beginning
      When she chooses "Use another account"
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @73-21
    Scenario: A visitor who has chosen "Use another account" on "Add a second step" comes there again after the next sign-in
      Given she has chosen "Use another account"
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she comes to "Add a second step"
      And nobody is signed in to the app

    @73-22
    Scenario: A visitor who goes back to "Add a second step" after "Use another account" signs in again
      Given she has chosen "Use another account"
      And she comes to "Sign in with email"
      And she has gone back in her browser
      And she comes to "Add a second step"
      When she chooses "Authenticator app"
      Then she comes to "Sign in"
      And she sees the message "Please login again to perform this operation"

    @73-23
    Scenario: A visitor who goes back from "Add a second step" is not signed in
      When she goes back in her browser
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @73-24
    Scenario: A visitor who reloads "Add a second step" signs in again
      When she reloads the page
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @73-42
    Scenario: A visitor who goes back and forward comes to "Add a second step", and can go on there
      Given she has gone back in her browser
      And she comes to "Sign in with email"
      And she has gone forward in her browser
      And she comes to "Add a second step"
      When she chooses "Authenticator app"
      Then she comes to "Connect your authenticator app"
      And nobody is signed in to the app

    @73-43
    Scenario: A visitor is not signed in if the app draws itself anew while she is on "Add a second step"
      Given the app has drawn itself anew
      When 1 second passes
      Then she is back at the beginning
      And nobody is signed in to the app

    @73-25
    Scenario Outline: "Cancel" leads from "<way>" back to the choice of second factors, and the sign-in goes on
      Given she has chosen "<way>"
      And she reads "<words>"
      When she chooses "Cancel"
      Then she can choose:
        | Text message | Authenticator app | Use another account |
      And nobody is signed in to the app

      Examples:
        | way               | words                                                                                     |
        | Text message      | By tapping Verify, an SMS may be sent. Message & data rates may apply.                    |
        | Authenticator app | Scan this QR code with your authenticator app, then enter the 6-digit code that it shows. |

    @73-26
    Scenario: A visitor who goes back from "Connect your authenticator app" can choose again
      Given she has chosen "Authenticator app"
      And she comes to "Connect your authenticator app"
      When she goes back in her browser
      Then she can choose:
        | Text message | Authenticator app | Use another account |

  @ours.required-second-factor-left
  Rule: The second factor is added to the account that signs in, never to the account that the app knows already
    Ada and Grace share a browser. Ada is signed in at "/Login", which shows the sign-in form even to a visitor who is
    signed in. Grace, whose email has been verified, signs in there and comes to "Add a second step".

    Source: ours

    Background:
      Given Grace has an account
      And Grace's email has been verified on another device
      And Ada is signed in at "/Login", and her email is verified
      And Grace has continued with the email "grace@example.com"
      And she has completed "Sign in"
      And she comes to "Add a second step"

    @73-44
    Scenario: Grace, who has chosen "Use another account" and goes back, adds no second factor to Ada's account
      Given she has chosen "Use another account"
      And she comes to "Sign in with email"
      And she has gone back in her browser
      And she comes to "Add a second step"
      When she chooses "Authenticator app"
      Then she comes to "Sign in"
      And she sees the message "Please login again to perform this operation"
      And "ada@example.com" is signed in to the app

    @73-45
    Scenario: Grace, who adds an authenticator app, is signed in to the app instead of Ada
      Given she has chosen "Authenticator app"
      And she comes to "Connect your authenticator app"
      And she has entered the first code of the authenticator app that she is adding
      And she sees a tick and "Added!"
      When 1 second passes
      Then "grace@example.com" is signed in to the app
      And Grace's account has 1 second factor
      And Ada's account has 0 second factors

  @ours.required-second-factor-faults
  Rule: A fault keeps the place in the sign-in, and an expired sign-in begins anew
    Ada's account has a password, and an email that has been verified. The app asks the service to add the second factor
    when she chooses "Authenticator app", asks for a text message, or enters its code. The tick "Code sent!" covers the
    screen for one second.

    Source: ours

    Background:
      Given Ada has an account
      And Ada's email has been verified on another device
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Add a second step"

    @73-27
    Scenario Outline: If "Authenticator app" fails, the visitor reads why, and can choose again: <reason>
      Given the next request to add the second factor will fail: <reason>
      When she chooses "Authenticator app"
      Then she comes to "Add a second step"
      And she sees the message "<words>"
      And she can choose:
        | Dismiss | Text message | Authenticator app | Use another account |

      Examples:
        | reason                     | words                                                                              |
        | broken connection          | A network error has occurred                                                       |
        | sign-in option not enabled | This way to sign in is not enabled. Please contact the administrator of this site. |

    @73-28
    Scenario: A wrong code from the new authenticator app is reported, and the visitor is not signed in
      Given she has chosen "Authenticator app"
      And she comes to "Connect your authenticator app"
      And the next request to add the second factor will fail: wrong code
      When she enters "123456" as the code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And nobody is signed in to the app

    @73-29
    Scenario: A visitor whose text message cannot be sent stays on the screen for her phone number
      Given she has chosen "Text message"
      And the next request to add the second factor will fail: broken connection
      When she asks for a code to "(650) 555-0100"
      Then she sees the message "A network error has occurred"
      And the field "Phone number" contains "(650) 555-0100"

    @73-30
    Scenario: A visitor whose code has expired can ask for another text message, and add her phone
      Given she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And the codes sent to "+16505550100" have expired
      And she has entered the code from her text message
      And she sees the message "This code is no longer valid"
      And she has asked for a code to "6505550100"
      And 1 second has passed
      And she has entered the code from her text message
      And she sees a tick and "Added!"
      When 1 second passes
      Then "ada@example.com" is signed in to the app

    @73-31
    Scenario Outline: A visitor whose sign-in ends before she chooses "Authenticator app" signs in again: <reason>
      Given the next request to add the second factor will fail: <reason>
      When she chooses "Authenticator app"
      Then she comes to "Sign in"
      And she sees the message "<words>"
      And nobody is signed in to the app

      Examples:
        | reason               | words                                                   |
        | sign-in too long ago | Please login again to perform this operation            |
        | expired sign-in      | Please login again to perform this operation            |
        | disabled account     | The user account has been disabled by an administrator. |

    @73-49
    Scenario: A visitor whose sign-in ends before she asks for a text message signs in again
      Given she has chosen "Text message"
      And the next request to add the second factor will fail: expired sign-in
      When she asks for a code to "(650) 555-0100"
      Then she comes to "Sign in"
      And she sees the message "Please login again to perform this operation"
      And nobody is signed in to the app

    @73-50
    Scenario: A visitor whose sign-in ends before she enters the code signs in again
      Given she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And the next request to add the second factor will fail: expired sign-in
      When she enters the code from her text message
      Then she comes to "Sign in"
      And she sees the message "Please login again to perform this operation"
      And nobody is signed in to the app

    @73-32
    Scenario: A visitor whose sign-in was too old to add a second factor comes back to "Add a second step" after the next one
      Given the next request to add the second factor will fail: sign-in too long ago
      And she has chosen "Authenticator app"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she comes to "Add a second step"

  @ours.required-second-factor-guests
  Rule: A guest who signs in keeps her account if she adds a second factor, and is signed out if she leaves
    The developer has set that guests keep their accounts: the app knows the guest by the same account ID afterwards. If
    she leaves the screens before she has added a second factor, her session as a guest ends, because her account
    already has the new email. The tick "Added!" covers the screen for one second.

    Source: ours

    Background:
      Given guests keep their accounts when they sign in
      And the app offers email and guests
      And Grace is a guest who has come to "Create account"
      And she has completed "Create account"
      And she comes to "Verify your email"
      And Grace's email has been verified on another device
      And she has chosen "Continue"
      And she comes to "Add a second step"

    @73-33
    Scenario: A guest who has added an authenticator app keeps the account ID
      Given she has chosen "Authenticator app"
      And she comes to "Connect your authenticator app"
      And she has entered the first code of the authenticator app that she is adding
      And she sees a tick and "Added!"
      When 1 second passes
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

    @73-34
    Scenario: A guest who chooses "Use another account" on "Add a second step" is signed out
      When she chooses "Use another account"
      Then she is back at the beginning
      And nobody is signed in to the app

    @73-35
    Scenario: A guest who goes back from "Add a second step" is signed out
      When she goes back in her browser
      Then she is back at the beginning
      And nobody is signed in to the app

    @73-36
    Scenario: A guest who goes back from "Connect your authenticator app" can still add it
      Given she has chosen "Authenticator app"
      And she comes to "Connect your authenticator app"
      And she has gone back in her browser
      And she comes to "Add a second step"
      When she chooses "Authenticator app"
      Then she comes to "Connect your authenticator app"

    @73-37
    Scenario: A guest is signed out if the app draws itself anew while she connects an authenticator app
      Given she has chosen "Authenticator app"
      And she comes to "Connect your authenticator app"
      And the app has drawn itself anew
      When 1 second passes
      Then she is back at the beginning
      And nobody is signed in to the app

    @73-46
    Scenario: A guest who goes back and forward between the second factor and "Verify your email" can go on
      Given Grace's email has been marked as unverified by an administrator
      And she has chosen "Authenticator app"
      And she comes to "Verify your email"
      And she has gone back in her browser
      And she comes to "Add a second step"
      And she has gone forward in her browser
      And she comes to "Verify your email"
      And Grace's email has been verified on another device
      When she chooses "Continue"
      Then she comes to "Add a second step"
      And a guest is signed in to the app
