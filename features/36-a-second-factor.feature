Feature: Signing in with a second factor
  A visitor can protect her account by a second factor: after the first sign-in, the app asks for a code from a text
  message or from an authenticator app. The stars in "+*******0100" hide the rest of her phone number. To complete "Sign
  in" is to enter the right password and submit it. Until the second factor is entered, nobody is signed in. "Dismiss"
  removes a message. "You are logged in." is the home page of a visitor who is signed in. A visitor who "is signed in to
  the app" is signed in for all its parts, not only for the sign-in form.

  @call.mfa-sign-in
  Rule: After her password, a visitor whose second factor is a phone is asked for a code
    Ada has entered her email, and the screen "Sign in" asks for her password. After the password, the screen "Verify
    it’s you" offers to send a code to her phone.

    Source: spec §7; reference Q32

    Background:
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"

    @36-1
    Scenario: Before the text message, the screen shows only the end of her phone number
      When she completes "Sign in"
      Then she comes to "Verify it’s you"
      And the page is titled "Verify it’s you – Doorstep"
      And she reads "A 6-digit code will be sent to +*******0100"
      And she reads "By tapping Verify, an SMS may be sent. Message & data rates may apply."
      And she can choose:
        | Cancel | Verify |
      And no text message has been sent
      And nobody is signed in to the app

  @call.mfa-sign-in
  Rule: The text message of the second factor is sent after the human verification
    Ada has entered her password. Two screens are titled "Verify it’s you": the first one reads "A 6-digit code will be
    sent to …", and the next one asks for the code. The human verification is a checkbox by which a visitor proves that
    she is a person; a message calls it the reCAPTCHA. Each attempt needs a new one. Where she "asks for the code of her
    second factor", she solves the verification, chooses "Verify" and waits until the tick "Code sent!" has gone, which
    covers the screen for one second. If the text message cannot be sent, she is still on the first screen, and reads
    why.

    Source: spec §7; reference Q32

    Background:
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"

    @36-2
    Scenario: Without the human verification, no text message is sent for the second factor
      When she chooses "Verify"
      Then she sees the message "Solve the reCAPTCHA" under "Human verification"
      And the service has received no request to send the code of the second factor

    @36-3
    Scenario: "Verify" sends the text message to the phone that is her second factor
      Given she has solved the human verification
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "+16505550100"
      And the service has received 1 request to send the code of the second factor

    @36-4
    Scenario: Once the text message is sent, the screen asks for its 6-digit code
      When she asks for the code of her second factor
      Then she comes to "Verify it’s you"
      And she reads "Enter the 6-digit code we sent to +*******0100"
      And she is asked for:
        | 6-digit code |
      And she can choose:
        | Cancel | Continue |
      And the focus is on "6-digit code"

    @36-10
    Scenario Outline: If the text message cannot be sent, the visitor reads why: <reason>
      Given the next request to send the code of the second factor will fail: <reason>
      And she has solved the human verification
      When she chooses "Verify"
      Then she sees the message "<words>"
      And she reads "A 6-digit code will be sent to +*******0100"

      Examples:
        | reason            | words                                                            |
        | too many attempts | This phone number has been used too many times                   |
        | exceeded quota    | The quota for this operation has been exceeded. Try again later. |
        | broken connection | A network error has occurred                                     |
        | unknown error     | Something went wrong. Please try again.                          |

    @36-11
    Scenario: After a failed attempt and a new human verification, the text message is sent
      Given the next request to send the code of the second factor will fail: broken connection
      And she has solved the human verification
      And she has chosen "Verify"
      And she sees the message "A network error has occurred"
      And she has solved the human verification
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

  @call.mfa-sign-in
  Rule: A visitor who does not want to enter the code of her second factor can cancel
    Two screens are titled "Verify it’s you": one that offers to send a code to her phone, and the next one, which asks
    for this code. Both have the button "Cancel". It leads to the first screen of the sign-in, which is "Sign in with
    email", because email is the only sign-in option here. Where she "asks for the code of her second factor", she
    solves the human verification and chooses "Verify".

    Source: spec §7; reference Q32

    Background:
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"

    @36-13
    Scenario Outline: A visitor who chooses "Cancel" on "Verify it’s you" <when> is back on "Sign in with email"
      Given <step>
      When she chooses "Cancel"
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

      Examples:
        | when                    | step                                            |
        | before her code is sent | she comes to "Verify it’s you"                  |
        | after her code was sent | she has asked for the code of her second factor |

  @call.mfa-sign-in
  Rule: The code from the text message completes the sign-in
    Ada has entered her password. Where she "has asked for the code of her second factor", the text message has been
    sent, and the tick "Code sent!" has gone. The screen "Verify it’s you" now asks for the code, which has six digits,
    and counts 15 seconds down; then the button "Resend" appears. A wrong code leaves her there. "Resend", like an
    expired code, leads back to the screen before, which has the same title: it sends the text message, after a new
    human verification. The tick "Verified!" covers the screen for one second.

    Source: spec §7; reference Q32

    Background:
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor

    @36-5
    Scenario: A visitor who enters the right code sees a tick
      When she enters the code from her text message
      Then she sees a tick and "Verified!"
      And the service has received 1 request to check the code of the second factor

    @36-6
    Scenario: One second after the tick, the visitor is signed in
      Given she has entered the code from her text message
      When 1 second passes
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @36-7
    Scenario: A wrong code from the text message is reported under its field and does not sign the visitor in
      When she enters a wrong code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And nobody is signed in to the app

    @36-8
    Scenario Outline: The code "<code>" is rejected before it is sent to the service, because it does not have six digits
      When she enters "<code>" as the code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the service has received no request to check the code of the second factor

      Examples:
        | code    |
        |         |
        | 12345   |
        | 1234567 |

    @36-9
    Scenario: An expired code is reported, and the visitor can ask for another text message
      Given the next request to check the code of the second factor will fail: expired text message
      When she enters the code from her text message
      Then she sees the message "This code is no longer valid"
      And she reads "A 6-digit code will be sent to +*******0100"

    @36-12
    Scenario Outline: If the code cannot be checked, the visitor reads why: <reason>
      Given the next request to check the code of the second factor will fail: <reason>
      When she enters the code from her text message
      Then she sees the message "<words>"
      And she is still on "Verify it’s you"

      Examples:
        | reason            | words                                                                                   |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | broken connection | A network error has occurred                                                            |
        | unknown error     | Something went wrong. Please try again.                                                 |

    @36-16
    Scenario: 14 seconds after the tick "Code sent!" has gone, the visitor cannot ask for another text message yet
      When 14 seconds pass
      Then she reads "Resend code in 0:01"
      And she can choose:
        | Cancel | Continue |

    @36-17
    Scenario: 15 seconds after the tick "Code sent!" has gone, the visitor asks for another text message by "Resend"
      Given 15 seconds have passed
      When she chooses "Resend"
      Then she reads "A 6-digit code will be sent to +*******0100"

  @ours.invisible-verification
  Rule: If the app has made the human verification invisible, the code of the second factor is sent without a tick
    Google's service reCAPTCHA then decides by itself whether the visitor is a person. The setting is called
    "recaptchaParameters.size", and belongs to the sign-in option phone; "signInOptions[1]" is the second sign-in
    option.

    Source: ours

    Background:
      Given the app offers email and phone
      And the developer has set "signInOptions[1].recaptchaParameters.size" to "invisible"
      And Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"

    @36-102
    Scenario: "Verify" sends the code of the second factor at once if the human verification is invisible
      Given she has completed "Sign in"
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "+16505550100"

    @36-104
    Scenario: After a failed request, "Verify" sends the code of the second factor if the human verification is invisible
      Given she has completed "Sign in"
      And the next request to send the code of the second factor will fail: broken connection
      And she has chosen "Verify"
      And she sees the message "A network error has occurred"
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

    @36-105
    Scenario: After the human verification could not be loaded, "Verify" loads it if it is invisible, and sends the code
      Given the next request to fetch the reCAPTCHA key will fail: broken connection
      And she has completed "Sign in"
      And she sees the message "A network error has occurred"
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

    @36-103
    Scenario: "Verify it’s you" has no checkbox if the human verification is invisible
      When she completes "Sign in"
      Then she comes to "Verify it’s you"
      And she reads "A 6-digit code will be sent to +*******0100"
      And she does not read "Human verification"

  @call.mfa-sign-in
  Rule: Every way to sign in asks for the second factor of the account
    A provider, such as Google, replaces the password, but not the second factor. Unless a step says otherwise, Google
    opens in place of the page. The ticks "Code sent!" and "Verified!" cover the screen for one second each. The screen
    "Verify it’s you" offers to send a code to her phone; then it asks for this code.

    Source: spec §7; reference Q32

    @36-14
    Scenario: A visitor who has signed in with Google in a window is asked for her second factor
      Given the app offers Google
      And providers open in windows
      And Ada has an account that signs in by Google, with the phone "+16505550100" as second factor
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Verify it’s you"
      And she reads "A 6-digit code will be sent to +*******0100"

    @36-15
    Scenario: A visitor who has signed in with Google in place of the page is signed in by the code of her second factor
      Given the app offers Google
      And Ada has an account that signs in by Google, with the phone "+16505550100" as second factor
      And she has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Verify it’s you"
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      When 1 second passes
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

  @call.mfa-sign-in
  Rule: A provider is connected to an account only after the second factor of the account
    Ada chooses GitHub, which has not verified her email, and there is already an account with this email. So the app
    asks her on "You already have an account" to sign in by her earlier way, and only then connects GitHub to the
    account. Her earlier way is a password, or a mailed link, which "Sign In" sends. Until the link is opened, the
    cookies "emailForSignIn" and "pendingEncryptedCredential" keep her email and what GitHub has said. After that, only
    the open page knows them, so a page that is loaded again shows the sign-in options. The new tab is one of the same
    browser. The ticks "Code sent!" and "Verified!" cover the screen for one second each.

    Source: spec §7; reference Q32

    @36-18
    Scenario: After the password, the code of the second factor connects GitHub
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account with the phone "+16505550100" as second factor
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she comes to "You already have an account"
      And she has submitted:
        | Password | analytical engine 1 |
      And she comes to "Verify it’s you"
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      When 1 second passes
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub

    @36-19
    Scenario: After the mailed link, the code of the second factor connects GitHub
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account that signs in by email link, with the phone "+16505550100" as second factor
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail in a new tab
      And she comes to "Verify it’s you"
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      When 1 second passes
      Then she reads "You are logged in."
      And Ada's account is connected with "GitHub"

    @36-20
    Scenario: A visitor who reloads the page instead of entering her second factor has to start again
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account that signs in by email link, with the phone "+16505550100" as second factor
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail
      And she comes to "Verify it’s you"
      And her browser keeps no cookie "emailForSignIn"
      And her browser keeps no cookie "pendingEncryptedCredential"
      When she reloads the page
      Then she can choose:
        | Sign in with email | Sign in with GitHub |
      And she sees no message

  @call.mfa-sign-in
  Rule: A visitor whose account has no second factor is not asked for one
    Ada's account signs in by a password and has no second factor.

    Source: spec §7; reference Q32

    @36-31
    Scenario: A visitor without a second factor is signed in by her password alone
      Given Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And the service has received no request to check the code of the second factor

  @call.mfa-sign-in
  Rule: A visitor whose second factor is an authenticator app is asked for its code at once
    An authenticator app is a program on the visitor's phone that shows a new code every 30 seconds, so no text message
    is needed. In "### ###", each # stands for a digit of the code. "Cancel" leads to all sign-in options, or to "Sign
    in with email" if email is the only one. The tick "Verified!" covers the screen for one second. The service can call
    a code wrong that the authenticator app shows, for example because the phone's clock is wrong.

    Source: spec §7; reference Q32

    @36-21
    Scenario: After the password, the screen asks for the code of the authenticator app
      Given Ada has an account with an authenticator app as second factor
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she comes to "Verify it’s you"
      And she reads "Enter the 6-digit code from your authenticator app"
      And she is asked for:
        | 6-digit code |
      And she can choose:
        | Cancel | Continue |
      And the focus is on "6-digit code"

    @36-22
    Scenario: One second after she has entered the code of the authenticator app, the visitor is signed in
      Given Ada has an account with an authenticator app as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has entered the code from her authenticator app
      When 1 second passes
      Then she reads "You are logged in."
      And the service has received no request to send the code of the second factor

    @36-23
    Scenario: The code of the authenticator app may be typed with a blank in the middle, as the app shows it
      Given Ada has an account with an authenticator app as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      When she enters the code from her authenticator app in the format "### ###"
      Then she sees a tick and "Verified!"

    @36-24
    Scenario: A code of the authenticator app that the service calls wrong is reported under its field
      Given Ada has an account with an authenticator app as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And the next request to check the code of the second factor will fail: wrong code
      When she enters the code from her authenticator app
      Then she sees the message "Wrong code. Try again." under "6-digit code"

    @36-33
    Scenario: "Cancel" instead of the authenticator app's code leads back to all sign-in options
      Given the app offers email and Google
      And Ada has an account with an authenticator app as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she is asked for:
        | 6-digit code |
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Sign in with Google |
      And nobody is signed in to the app

  @call.mfa-sign-in
  Rule: A visitor with several second factors chooses one
    The screen "Choose how to verify it’s you" lists the second factors of Ada's account, which the table shows. She may
    have given each a name. Without a name, a phone is shown by the last digits of its number, and an authenticator app
    as "Authenticator app". Equal names get numbers in brackets, in their order. A number is skipped if another factor
    has that name already, such as "App (1)". "Cancel" leads to all sign-in options, or to "Sign in with email" if email
    is the only one. The ticks "Code sent!" and "Verified!" cover the screen for one second each.

    Source: spec §7; reference Q32

    @36-25
    Scenario: The list shows all second factors of the account, and "Cancel"
      Given Ada has an account with these second factors:
        | factor               | name       |
        | +16505550100         |            |
        | +447700900123        | Work phone |
        | an authenticator app |            |
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she comes to "Choose how to verify it’s you"
      And she can choose:
        | +*******0100 | Work phone | Authenticator app | Cancel |

    @36-26
    Scenario: A visitor who has chosen one of several phones sees the end of its number before the text message
      Given Ada has an account with these second factors:
        | factor        | name       |
        | +16505550100  |            |
        | +447700900123 | Work phone |
      And she has come to "Sign in"
      And she has completed "Sign in"
      When she chooses "Work phone"
      Then she comes to "Verify it’s you"
      And she reads "A 6-digit code will be sent to +********0123"

    @36-94
    Scenario: The text message is sent to the phone that the visitor has chosen
      Given Ada has an account with these second factors:
        | factor        | name       |
        | +16505550100  |            |
        | +447700900123 | Work phone |
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Work phone"
      When she asks for the code of her second factor
      Then a text message has been sent to "+447700900123"
      And she reads "Enter the 6-digit code we sent to +********0123"

    @36-27
    Scenario: Second factors that would look the same in the list are numbered
      Given Ada has an account with these second factors:
        | factor               | name       |
        | an authenticator app |            |
        | +16505550100         |            |
        | an authenticator app | Work phone |
        | an authenticator app |            |
        | +447700900123        | Work phone |
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she can choose:
        | Authenticator app (1) | +*******0100 | Work phone (1) | Authenticator app (2) | Work phone (2) | Cancel |

    @36-28
    @language.english
    Scenario: Two second factors called "App" are numbered (2) and (3) if another one is called "App (1)"
      Given Ada has an account with these second factors:
        | factor               | name    |
        | +16505550100         | App     |
        | an authenticator app | App     |
        | an authenticator app | App (1) |
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she can choose:
        | App (2) | App (3) | App (1) | Cancel |

    @36-29
    Scenario: A visitor who has chosen the authenticator app in the list signs in with its code
      Given Ada has an account with these second factors:
        | factor               | name |
        | +16505550100         |      |
        | an authenticator app |      |
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Authenticator app"
      And she has entered the code from her authenticator app
      When 1 second passes
      Then she reads "You are logged in."

    @36-30
    Scenario: "Cancel" in the list of second factors leads back to the start of the sign-in
      Given Ada has an account with these second factors:
        | factor               | name |
        | +16505550100         |      |
        | an authenticator app |      |
      And she has come to "Sign in"
      And she has completed "Sign in"
      When she chooses "Cancel"
      Then she comes to "Sign in with email"

    @36-32
    Scenario Outline: A visitor who chooses "Cancel" <when> is back at all sign-in options
      Given the app offers email and Google
      And Ada has an account with these second factors:
        | factor               | name |
        | +16505550100         |      |
        | an authenticator app |      |
      And she has come to "Sign in"
      And she has completed "Sign in"
      And <step>
      And she reads "<words>"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Sign in with Google |
      And nobody is signed in to the app

      Examples:
        | when                    | step                                         | words                                       |
        | in the list of factors  | she comes to "Choose how to verify it’s you" | Choose how to verify it’s you               |
        | before her code is sent | she has chosen "+*******0100"                | A 6-digit code will be sent to +*******0100 |

  @error.session-expired
  Rule: A visitor whose sign-in took too long must start again
    The service accepts the second factor only for some time after the first step. Ada has entered her password and has
    been sent a text message. She enters its code too late: the service reports an interrupted sign-in. "Sign in with
    email" is the first screen, because email is the only sign-in option here.

    Source: spec §8; reference §3.11, T161

    @36-34
    Scenario: Ada, who enters the code from her text message too long after her password, starts again with her email
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      And the next request to check the code of the second factor will fail: interrupted sign-in
      When she enters the code from her text message
      Then she comes to "Sign in with email"
      And she sees the message "Your sign-in session has expired. Please try again."
      And nobody is signed in to the app

  @call.mfa-enrollment
  Rule: A signed-in visitor whose email is verified can add a second factor
    The screens call a second factor a "second step". Any page of the app can link to the page for adding one: "mode",
    the part of the address that says what a page is for, is then "addSecondFactor". The page is shown at "/Login",
    without the mode; the browser remembers it when the page is loaded again. It begins with "Add a second step", where
    "Cancel" leads to the home page. "Text message" leads to a screen with the same title, which asks for the number,
    "Authenticator app" to "Connect your authenticator app", and "Cancel" back from both. The QR code is a picture of
    the key from which the authenticator app makes its codes. The service adds the app only if the code is right;
    "123456" is a wrong one.

    Source: spec §7

    Background:
      Given Ada is signed in at "/", and her email is verified

    @36-37
    Scenario: "Add a second step" offers a text message and an authenticator app
      When she goes to the page for adding a second factor
      Then she comes to "Add a second step"
      And the page is titled "Add a second step – Doorstep"
      And she reads "Besides your password you will be asked for a code, so that nobody else can sign in as you."
      And she can choose:
        | Text message | Authenticator app | Cancel |

    @36-38
    Scenario: The mode "addSecondFactor" in the address of the home page opens "Add a second step" at "/Login"
      When she goes to "/?mode=addSecondFactor"
      Then she comes to "Add a second step"
      And the address is "/Login"

    @36-95
    Scenario: A visitor who reloads while she connects an authenticator app can choose again what to add
      Given Ada has come to the screen "Connect your authenticator app"
      When she reloads the page
      Then she comes to "Add a second step"

    @36-39
    Scenario: A reload keeps "Add a second step" open, although its address no longer has the mode
      Given she has gone to the page for adding a second factor
      And she comes to "Add a second step"
      And the address is "/Login"
      When she reloads the page
      Then she comes to "Add a second step"

    @36-40
    Scenario: "Cancel" on "Add a second step" leads back to the app
      Given she has gone to the page for adding a second factor
      When she chooses "Cancel"
      Then the address is "/"
      And she reads "You are logged in."

    @36-41
    Scenario: "Text message" asks for the phone number of the new second factor
      Given she has gone to the page for adding a second factor
      When she chooses "Text message"
      Then she comes to "Add a second step"
      And she reads "By tapping Verify, an SMS may be sent. Message & data rates may apply."
      And the focus is on "Phone number"

    @36-53
    Scenario Outline: "Cancel" leads from the screen for "<way>" back to the choice of second factors
      Given she has gone to the page for adding a second factor
      And she has chosen "<way>"
      And she reads "<words>"
      When she chooses "Cancel"
      Then she can choose:
        | Text message | Authenticator app | Cancel |

      Examples:
        | way               | words                                                                                     |
        | Text message      | By tapping Verify, an SMS may be sent. Message & data rates may apply.                    |
        | Authenticator app | Scan this QR code with your authenticator app, then enter the 6-digit code that it shows. |

    @36-50
    Scenario: "Authenticator app" shows a QR code, and the same key as text
      Given she has gone to the page for adding a second factor
      When she chooses "Authenticator app"
      Then she comes to "Connect your authenticator app"
      And she reads "Scan this QR code with your authenticator app, then enter the 6-digit code that it shows."
      And she reads "If you cannot scan it, enter this key in the app instead:"
      And she reads a key in groups of four characters
      And she is asked for:
        | 6-digit code |
      And she can choose:
        | Open authenticator app | Copy key | Cancel | Continue |
      And the focus is on "6-digit code"

    @36-51
    Scenario: The first code that the authenticator app shows adds it as a second factor
      Given she has gone to the page for adding a second factor
      And she has chosen "Authenticator app"
      When she enters the first code of the authenticator app that she is adding
      Then she sees a tick and "Added!"
      And Ada's account has 1 second factor

    @36-52
    Scenario: A wrong code from the new authenticator app is reported, and the app is not added
      Given she has gone to the page for adding a second factor
      And she has chosen "Authenticator app"
      And she comes to "Connect your authenticator app"
      And the next request to add the second factor will fail: wrong code
      When she enters "123456" as the code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And Ada's account has 0 second factors

  @ours.key-on-this-device
  Rule: A visitor whose authenticator app is on this device opens the app by a link, or copies the key
    She cannot scan a QR code that her own phone shows. The link "Open authenticator app" opens the app with the key.
    "Copy key" copies the key to the clipboard of her device, without the spaces between its groups of four characters.
    The button is then called "Copied", and copies the key again. A screen reader says the new name of the button once,
    and the message "Copied" each time. If the browser does not let the page copy, the key is selected, so that she can
    copy it herself.

    Source: ours

    Background:
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor

    @36-96
    Scenario: "Open authenticator app" hands the key on the screen over to the app
      When she chooses "Authenticator app"
      Then the link "Open authenticator app" hands the key on the screen over to the app

    @36-97
    @isolated
    Scenario: "Copy key" copies the key on the screen
      Given she has chosen "Authenticator app"
      And she comes to "Connect your authenticator app"
      And the browser lets the page copy
      When she chooses "Copy key"
      Then the clipboard holds the key on the screen without spaces
      And she can choose:
        | Open authenticator app | Copied | Cancel | Continue |
      And the focus is on "Copied"

    @36-98
    @isolated
    Scenario: When the key is copied, a screen reader says the new name of the button and the message "Copied"
      Given she has chosen "Authenticator app"
      And she comes to "Connect your authenticator app"
      And the browser lets the page copy
      And she listens to a screen reader
      When she chooses "Copy key"
      Then the screen reader says:
        | Copied, button |
        | Copied         |

    @36-100
    @isolated
    Scenario: When the key is copied a second time, a screen reader says the message "Copied" again
      Given she has chosen "Authenticator app"
      And she comes to "Connect your authenticator app"
      And the browser lets the page copy
      And she has chosen "Copy key"
      And she can choose:
        | Open authenticator app | Copied | Cancel | Continue |
      And she listens to a screen reader
      When she chooses "Copied"
      Then the screen reader says:
        | Copied |

    @36-101
    @isolated
    Scenario: If the browser refuses to copy the key a second time, the button is called "Copy key" again, and the key is selected
      Given she has chosen "Authenticator app"
      And she comes to "Connect your authenticator app"
      And the browser lets the page copy
      And she has chosen "Copy key"
      And she can choose:
        | Open authenticator app | Copied | Cancel | Continue |
      And the browser does not let the page copy
      When she chooses "Copied"
      Then the key on the screen is selected
      And she can choose:
        | Open authenticator app | Copy key | Cancel | Continue |

    @36-99
    @isolated
    Scenario: If the browser does not let the page copy, "Copy key" selects the key
      Given she has chosen "Authenticator app"
      And she comes to "Connect your authenticator app"
      And the browser does not let the page copy
      When she chooses "Copy key"
      Then the key on the screen is selected
      And she can choose:
        | Open authenticator app | Copy key | Cancel | Continue |

  @call.mfa-enrollment
  Rule: A phone becomes a second factor by a code in a text message
    The visitor is signed in and wants to add a phone as second factor, which the screens call a "second step". Where
    she "asks for a code to" a number, she enters it, solves the human verification, a checkbox, and chooses "Verify".
    The app then asks the service to add the second factor, and the service sends the text message. The ticks "Code
    sent!" and "Added!" cover the screen for one second each. When the first tick has gone, the screen for the code
    counts 15 seconds down; then the button "Resend" appears. "Resend", the button "+16505550100" and an expired code
    lead back to the field "Phone number", which shows the number without "+1", because "+1" is chosen under "Country".
    "+*******0100" is the end of the added number. "Sign-out" is a button on the home page.

    Source: spec §7

    Background:
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"

    @36-42
    Scenario: A phone number that is too short cannot become a second factor
      When she asks for a code to "650"
      Then she sees the message "Enter a valid phone number" under "Phone number"

    @36-43
    Scenario: A visitor who enters her phone number is sent a code by text message
      When she asks for a code to "(650) 555-0100"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "+16505550100"

    @36-44
    Scenario: The code from the text message adds the phone to the account
      Given she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      When she enters the code from her text message
      Then she sees a tick and "Added!"
      And Ada's account has 1 second factor

    @36-45
    Scenario: One second after her phone was added, the visitor is back in the app
      Given she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      When 1 second passes
      Then the address is "/"
      And she reads "You are logged in."

    @36-46
    Scenario: A wrong code from the text message is reported, and the phone does not become a second factor
      Given she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      When she enters a wrong code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And Ada's account has 0 second factors

    @36-47
    Scenario: An expired code leads back to the phone number, so that the visitor can ask for another code
      Given she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And the codes sent to "+16505550100" have expired
      When she enters the code from her text message
      Then she sees the message "This code is no longer valid"
      And the field "Phone number" contains "6505550100"

    @36-48
    Scenario: The button with the phone number leads back to its field, where it can be changed
      Given she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      When she chooses "+16505550100"
      Then the field "Phone number" contains "6505550100"

    @36-71
    Scenario: 14 seconds after the tick "Code sent!" has gone, a visitor who adds a phone cannot ask for another text message yet
      Given she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she is asked for:
        | 6-digit code |
      When 14 seconds pass
      Then she reads "Resend code in 0:01"
      And she can choose:
        | +16505550100 | Cancel | Continue |

    @36-72
    Scenario: 15 seconds after the tick "Code sent!" has gone, a visitor who adds a phone can ask for another text message by "Resend"
      Given she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she is asked for:
        | 6-digit code |
      And 15 seconds have passed
      When she chooses "Resend"
      Then the field "Phone number" contains "6505550100"

    @36-76
    Scenario: If the connection breaks, a visitor who adds a phone reads that a network error has occurred
      Given the next request to add the second factor will fail: broken connection
      When she asks for a code to "(650) 555-0100"
      Then she sees the message "A network error has occurred"

    @36-77
    Scenario: After a network error and a new human verification, the text message is sent to the new phone
      Given the next request to add the second factor will fail: broken connection
      And she has asked for a code to "(650) 555-0100"
      And she sees the message "A network error has occurred"
      And she has solved the human verification
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

    @36-78
    @journey
    Scenario: A visitor who has added a phone is asked for its code at her next sign-in
      Given she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      And 1 second has passed
      And she reads "You are logged in."
      And she has chosen "Sign-out"
      And she comes to "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she comes to "Verify it’s you"
      And she reads "A 6-digit code will be sent to +*******0100"

    @36-79
    Scenario: "Cancel" instead of the code for a new phone leads back to the choice of second factors
      Given she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she is asked for:
        | 6-digit code |
      When she chooses "Cancel"
      Then she can choose:
        | Text message | Authenticator app | Cancel |

  @call.mfa-enrollment
  Rule: A phone can be a second factor of an account only once
    The screens call a second factor a "second step". The visitor has a phone as second factor and tries to add the same
    number again. The service notices this when she asks for the text message.

    Source: spec §7

    @36-49
    Scenario: A phone that is already her second factor is not added again
      Given Ada is signed in at "/", with the phone "+16505550100" as second factor
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      When she asks for a code to "(650) 555-0100"
      Then she comes to "Add a second step"
      And she sees the message "This phone is your second step already."

  @call.mfa-enrollment
  Rule: An email that is no longer verified must be verified again before a second factor is added
    The service adds a second factor only to an account whose email is verified. An administrator can mark the email as
    unverified again while the visitor is adding one. The screens call a second factor a "second step". The service
    checks the email again when the authenticator app is chosen, when the text message is asked for, and when its code
    is entered. The tick "Code sent!" covers the screen for one second. If the email is not verified, a screen offers a
    mail with a link that verifies it: "Send" sends this mail. "Cancel" leads to the home page.

    Source: spec §7

    Background:
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor

    @36-73
    Scenario: A visitor whose email is no longer verified when she chooses "Authenticator app" is offered a mail to verify it first
      Given she can choose:
        | Text message | Authenticator app | Cancel |
      And Ada's email has been marked as unverified by an administrator
      When she chooses "Authenticator app"
      Then she reads "Verify your email address first."
      And she reads "An email with a link will be sent to ada@example.com."
      And she can choose:
        | Cancel | Send |

    @36-74
    Scenario: A visitor whose email is no longer verified when she asks for a text message is offered a mail to verify it first
      Given she has chosen "Text message"
      And she is asked for:
        | Country | Phone number | Human verification |
      And Ada's email has been marked as unverified by an administrator
      When she asks for a code to "(650) 555-0100"
      Then she reads "Verify your email address first."
      And she can choose:
        | Cancel | Send |

    @36-75
    Scenario: The code from the text message adds no phone if the email is no longer verified when the code is entered
      Given she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And Ada's email has been marked as unverified by an administrator, so no second factor can be added
      When she enters the code from her text message
      Then she reads "Verify your email address first."
      And she can choose:
        | Cancel | Send |
      And Ada's account has 0 second factors

  @call.mfa-enrollment
  Rule: A visitor whose email is not verified must verify it before she adds a second factor
    The service adds a second factor, which the screens call a "second step", only to an account whose email is
    verified. "Send" sends a mail with a link that verifies it. "Cancel" leads to the home page. "Check your email" says
    that the mail has been sent. There, "Continue" leads on once the email is verified. The screen also counts down the
    15 seconds until the button "Resend" appears. If the mail cannot be sent, she stays on the screen that offers it.

    Source: spec §7

    Background:
      Given Ada is signed in at "/", and her email is not verified

    @36-54
    Scenario: A visitor whose email is not verified is offered a mail to verify it
      When she goes to the page for adding a second factor
      Then she comes to "Add a second step"
      And she reads "Verify your email address first."
      And she reads "An email with a link will be sent to ada@example.com."
      And she can choose:
        | Cancel | Send |
      And the focus is on "Send"
      And no mail has been sent

    @36-55
    Scenario: "Send" sends a mail with a link that verifies her email
      Given she has gone to the page for adding a second factor
      When she chooses "Send"
      Then she comes to "Check your email"
      And she reads "Follow the instructions sent to ada@example.com to verify your email address"
      And she reads "Resend email in 0:15"
      And she can choose:
        | Cancel | Continue |
      And the focus is on "Continue"
      And a verification mail has been sent to "ada@example.com"

    @36-63
    Scenario: A visitor who has verified her email on another device can add a second factor
      Given Ada's email has been verified on another device
      When she goes to the page for adding a second factor
      Then she comes to "Add a second step"
      And she can choose:
        | Text message | Authenticator app | Cancel |

    @36-67
    Scenario Outline: A visitor to whom no mail can be sent reads why: <reason>
      Given she has gone to the page for adding a second factor
      And the next request to send a verification mail will fail: <reason>
      When she chooses "Send"
      Then she sees the message "<words>"
      And she can choose:
        | Dismiss | Cancel | Send |

      Examples:
        | reason            | words                                                                                   |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | broken connection | A network error has occurred                                                            |
        | unknown error     | Something went wrong. Please try again.                                                 |

    @36-70
    Scenario Outline: A visitor who chooses "Cancel" <when> goes back to the app with an unverified email
      Given she has gone to the page for adding a second factor
      And <step>
      When she chooses "Cancel"
      Then the address is "/"
      And she reads "You are logged in."
      And Ada's email is not verified

      Examples:
        | when                    | step                             |
        | before the mail is sent | she comes to "Add a second step" |
        | after the mail was sent | she has chosen "Send"            |

  @call.mfa-enrollment
  Rule: The link in the mail verifies the email and leads on to the second factor
    Ada wants to add a second factor, which the screens call a "second step", and has asked for a mail to verify her
    email. "Continue" on "Check your email" has the service check the earlier sign-in, which shows whether the email is
    verified by now; so does the app when she comes back to the page from another window or program. She follows the
    link in the tab in which she is signed in, unless a scenario says "in a new tab": a new tab knows of no sign-in, so
    she signs in there. After 15 seconds, the button "Resend" asks the service for a second mail. If this fails, or if
    the link has expired, she is back on the screen "Add a second step" that offers the mail: "Send" there sends it.

    Source: spec §7

    Background:
      Given Ada is signed in at "/", and her email is not verified
      And she has gone to the page for adding a second factor
      And she has chosen "Send"
      And she comes to "Check your email"

    @36-56
    @journey
    Scenario: A visitor who follows the link in her mail comes back to "Add a second step"
      Given she has followed the link in her mail
      And she comes to "Your email has been verified"
      When she chooses "Continue"
      Then she comes to "Add a second step"
      And she can choose:
        | Text message | Authenticator app | Cancel |
      And Ada's email is verified

    @36-57
    @journey
    Scenario: A visitor who opens the link in a new tab signs in there and comes to "Add a second step"
      Given she has followed the link in her mail in a new tab
      And she comes to "Your email has been verified"
      And she has chosen "Continue"
      And she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she comes to "Add a second step"
      And she can choose:
        | Text message | Authenticator app | Cancel |

    @36-58
    @journey
    Scenario: A visitor whose link has expired is led to where she can ask for another mail
      Given the link in Ada's mail has expired
      And she has followed the link in her mail
      And she comes to "Try verifying your email again"
      When she chooses "Continue"
      Then she comes to "Add a second step"
      And she can choose:
        | Cancel | Send |

    @36-59
    Scenario: "Continue" leads to "Add a second step" if the email has been verified on another device
      Given Ada's email has been verified on another device
      When she chooses "Continue"
      Then she comes to "Add a second step"
      And she can choose:
        | Text message | Authenticator app | Cancel |

    @36-60
    Scenario: A visitor who looks at the page again comes to "Add a second step" if her email has been verified on another device
      Given Ada's email has been verified on another device
      When she comes back to the page
      Then she comes to "Add a second step"
      And she can choose:
        | Text message | Authenticator app | Cancel |

    @36-61
    Scenario: As long as the email is not verified, "Continue" does not lead on but shows a message
      When she chooses "Continue"
      Then she sees the message "Your email is not verified yet. Follow the link in the email first."
      And she reads "Resend email in 0:15"
      And she can choose:
        | Dismiss | Cancel | Continue |

    @36-62
    Scenario: If the service cannot be reached, "Continue" does not lead on but shows a message
      Given the next request to check the earlier sign-in will fail: broken connection
      When she chooses "Continue"
      Then she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Cancel | Continue |

    @36-64
    Scenario: 14 seconds after the mail, the visitor cannot ask for another one yet
      When 14 seconds pass
      Then she reads "Resend email in 0:01"
      And she can choose:
        | Cancel | Continue |

    @36-65
    Scenario: 15 seconds after the mail, the visitor can ask for another one by "Resend"
      Given 15 seconds have passed
      When she chooses "Resend"
      Then she reads "Resend email in 0:15"
      And she can choose:
        | Cancel | Continue |
      And 2 verification mails have been sent to "ada@example.com"

    @36-66
    Scenario: If the second mail cannot be sent, the visitor reads why, and is offered the mail again on "Add a second step"
      Given 15 seconds have passed
      And the next request to send a verification mail will fail: broken connection
      When she chooses "Resend"
      Then she comes to "Add a second step"
      And she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Cancel | Send |

  @call.mfa-enrollment
  Rule: A visitor who was signed out by an administrator must sign in again before she gets a mail
    An administrator can end all sign-ins of a visitor. Here, this happens while she is about to verify her email,
    before she asks for the mail. Initech and Globex are two organisations: in their app, a visitor first chooses hers.
    The service notices only when she chooses "Send". "Next" is the button of the screen "Sign in with email". The list
    of organisations shows no message. The rows of the table differ in the only sign-in option of the app.

    Source: spec §7

    @36-68
    Scenario Outline: A visitor whom an administrator has signed out must sign in again before she gets the mail: the app offers <ways>
      Given the app offers <ways>
      And Ada is signed in at "/", and her email is not verified
      And she has gone to the page for adding a second factor
      And she comes to "Add a second step"
      And Ada's account has been signed out by an administrator
      When she chooses "Send"
      Then she sees the message "Please login again to perform this operation"
      And she can choose:
        | Dismiss | <button> |

      Examples:
        | ways   | button              |
        | email  | Next                |
        | Google | Sign in with Google |

    @36-69
    Scenario: A visitor whom an administrator has signed out chooses her organisation first, to sign in again before she gets the mail
      Given people of Initech and Globex sign in here
      And Ada is signed in at "/", and her email is not verified
      And she has gone to the page for adding a second factor
      And she comes to "Add a second step"
      And Ada's account has been signed out by an administrator
      When she chooses "Send"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

  @error.re-authentication
  Rule: A second factor is added only soon after a sign-in
    Somebody else could be using the visitor's device, so the service asks her to sign in again if her sign-in is too
    old. Initech and Globex are two organisations: in their app, a visitor first chooses hers, and the list of
    organisations shows no message. The app asks the service to add the second factor when she chooses "Authenticator
    app", asks for a text message, or enters its code. "Next" is the button of the screen "Sign in with email". The tick
    "Code sent!" covers the screen for one second. The visitor who signs in again comes back to the start of "Add a
    second step". The rows of the tables differ in the only sign-in option of the app.

    Source: spec §8; reference §9.3

    @36-80
    Scenario: A visitor who signed in too long ago must sign in again before she adds an authenticator app
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And the next request to add the second factor will fail: sign-in too long ago
      When she chooses "Authenticator app"
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

    @36-81
    Scenario: A visitor who signs in again because her sign-in was too old comes back to "Add a second step"
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And the next request to add the second factor will fail: sign-in too long ago
      And she has chosen "Authenticator app"
      And she comes to "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she comes to "Add a second step"
      And she can choose:
        | Text message | Authenticator app | Cancel |

    @36-85
    Scenario: A visitor who signed in too long ago must sign in again with Google if it is the only sign-in option
      Given the app offers Google
      And Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And the next request to add the second factor will fail: sign-in too long ago
      When she chooses "Authenticator app"
      Then she sees the message "Please login again to perform this operation"
      And she can choose:
        | Dismiss | Sign in with Google |

    @36-86
    Scenario Outline: A visitor who signed in too long ago must sign in again before a text message is sent: the app offers <ways>
      Given the app offers <ways>
      And Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And the next request to add the second factor will fail: sign-in too long ago
      When she asks for a code to "(650) 555-0100"
      Then she sees the message "Please login again to perform this operation"
      And she can choose:
        | Dismiss | <button> |

      Examples:
        | ways   | button              |
        | email  | Next                |
        | Google | Sign in with Google |

    @36-87
    Scenario Outline: A visitor whose sign-in became too old before she entered the code must sign in again: the app offers <ways>
      Given the app offers <ways>
      And Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And the next request to add the second factor will fail: sign-in too long ago
      When she enters the code from her text message
      Then she sees the message "Please login again to perform this operation"
      And she can choose:
        | Dismiss | <button> |
      And Ada's account has 0 second factors

      Examples:
        | ways   | button              |
        | email  | Next                |
        | Google | Sign in with Google |

    @36-90
    Scenario: A visitor who signed in too long ago chooses her organisation first, to sign in again before she adds an authenticator app
      Given people of Initech and Globex sign in here
      And Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And the next request to add the second factor will fail: sign-in too long ago
      When she chooses "Authenticator app"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

    @36-91
    Scenario: A visitor who signed in too long ago chooses her organisation first, to sign in again before a text message is sent
      Given people of Initech and Globex sign in here
      And Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And the next request to add the second factor will fail: sign-in too long ago
      When she asks for a code to "(650) 555-0100"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

    @36-92
    Scenario: A visitor whose sign-in became too old before she entered the code chooses her organisation first, to sign in again
      Given people of Initech and Globex sign in here
      And Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And the next request to add the second factor will fail: sign-in too long ago
      When she enters the code from her text message
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

  @error.re-authentication
  Rule: A visitor who is not signed in must sign in before she adds a second factor
    Any page of the app can link to the page for adding a second factor, even one that the visitor has saved. Initech
    and Globex are two organisations: in their app, a visitor first chooses hers. While the visitor signs in, the app
    remembers that she wants to add a second factor; "Cancel" on "Add a second step" makes it forget this. "Sign-out" is
    a button on the home page, whose address is "/". The email of Ada's account is not verified. Grace has not signed
    in. The message says "again" even to a visitor who has not signed in before. The list of organisations shows no
    message.

    Source: spec §8; reference §9.3

    @36-84
    Scenario: Without a sign-in, the page for adding a second factor asks for the email
      When Grace opens the page for adding a second factor
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

    @36-88
    Scenario: Without a sign-in, the page for adding a second factor shows all sign-in options
      Given the app offers email and Google
      When Grace opens the page for adding a second factor
      Then she sees the message "Please login again to perform this operation"
      And she can choose:
        | Dismiss | Sign in with email | Sign in with Google |

    @36-89
    Scenario: Without a sign-in, the page for adding a second factor shows the organisations
      Given people of Initech and Globex sign in here
      When Grace opens the page for adding a second factor
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

    @36-83
    Scenario: A visitor who signs in to her organisation comes to "Add a second step", where she must verify her email first
      Given people of Initech and Globex sign in here
      And Ada has an account at "Initech"
      And she has opened the page for adding a second factor
      And she has chosen "Sign in to Initech"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she comes to "Add a second step"
      And she reads "Verify your email address first."

    @36-82
    @journey
    Scenario: After "Cancel" on "Add a second step", the next sign-in leads to the home page instead
      Given Ada has an account
      And she has opened the page for adding a second factor
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has completed "Sign in"
      And she comes to "Add a second step"
      And she has chosen "Cancel"
      And she has chosen "Sign-out"
      And she comes to "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then the address is "/"
      And she reads "You are logged in."

  @role.disabled-sign-up
  Rule: Closed sign-up lets a visitor with an account sign in with her second factor
    Sign-up is closed if nobody can create an account. Then the app checks at each sign-in that the account is not a new
    one. The ticks "Code sent!" and "Verified!" cover the screen for one second each.

    Source: spec §6, §7

    @36-93
    Scenario: A visitor with an account signs in with her second factor although sign-up is closed
      Given sign-up is closed
      And Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then "ada@example.com" is signed in to the app
