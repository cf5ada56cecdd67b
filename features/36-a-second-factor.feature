Feature: A second factor
  Besides the first way in, an account may ask for a code: from a text message, or from an authenticator app.

  @call.mfa-sign-in
  Rule: Whoever has a phone as second factor is sent a code, and is asked for it
    Source: spec §7; reference Q32

    @36-1
    Scenario: What is there before it is sent
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she comes to "Verify it’s you"
      And the page is titled "Verify it’s you – Doorstep"
      And she reads "A 6-digit code will be sent to +*******0100"
      And she reads "By tapping Verify, an SMS may be sent. Message & data rates may apply."
      And she can choose:
        | Cancel | Verify |
      And no text message has been sent
      And nobody is signed in to the app

    @36-2
    Scenario: A person has to be there
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      When she chooses "Verify"
      Then she sees the message "Solve the reCAPTCHA" under "Human verification"
      And the service has received no second-factor code request

    @36-3
    Scenario: The code is sent
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has solved the human verification
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "+16505550100"
      And the service has received 1 second-factor code request

    @36-4
    Scenario: What is there when it was sent
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      When she asks for the code of her second factor
      Then she comes to "Verify it’s you"
      And she reads "Enter the 6-digit code we sent to +*******0100"
      And she is asked for:
        | 6-digit code |
      And she can choose:
        | Cancel | Continue |
      And the focus is on "6-digit code"

    @36-5
    Scenario: The right code is confirmed by a tick
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      When she enters the code from her text message
      Then she sees a tick and "Verified!"
      And the service has received 1 second-factor sign-in request

    @36-6
    Scenario: A second later she is in
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      When 1 second passes
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @36-7
    Scenario: A wrong code is said under it
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      When she enters a wrong code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And nobody is signed in to the app

    @36-8
    Scenario Outline: What cannot be a code is not asked about: "<code>"
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      When she enters "<code>" as the code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the service has received no second-factor sign-in request

      Examples:
        | code    |
        |         |
        | 12345   |
        | 1234567 |

    @36-9
    Scenario: A code that is too old leads back to where another can be sent
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      And the next second-factor sign-in request will fail: expired text message
      When she enters the code from her text message
      Then she sees the message "This code is no longer valid"
      And she reads "A 6-digit code will be sent to +*******0100"

    @36-10
    Scenario Outline: No code can be sent: <reason>
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And the next second-factor code request will fail: <reason>
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
    Scenario: After that it can be tried again, with another proof
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And the next second-factor code request will fail: broken connection
      And she has solved the human verification
      And she has chosen "Verify"
      And she sees the message "A network error has occurred"
      And she has solved the human verification
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

    @36-12
    Scenario Outline: The code cannot be checked: <reason>
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      And the next second-factor sign-in request will fail: <reason>
      When she enters the code from her text message
      Then she sees the message "<words>"
      And she is still on "Verify it’s you"

      Examples:
        | reason            | words                                                                                   |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | broken connection | A network error has occurred                                                            |
        | unknown error     | Something went wrong. Please try again.                                                 |

    @36-13
    Scenario Outline: "Cancel" leads back to the beginning, <when>
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And <step>
      When she chooses "Cancel"
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

      Examples:
        | when                    | step                                            |
        | before the code is sent | she comes to "Verify it’s you"                  |
        | after it was sent       | she has asked for the code of her second factor |

    @36-14
    Scenario: A provider's sign-in goes on with it as well, in a window
      Given the app offers Google
      And providers open in windows
      And Ada has an account that signs in by Google, with the phone "+16505550100" as second factor
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Verify it’s you"
      And she reads "A 6-digit code will be sent to +*******0100"

    @36-15
    Scenario: A provider's sign-in goes on with it as well, after the way back
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

    @36-16
    Scenario: After 14 seconds the code cannot be sent again yet
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Verify it’s you"
      And she has asked for the code of her second factor
      When 14 seconds pass
      Then she reads "Resend code in 0:01"
      And she can choose:
        | Cancel | Continue |

    @36-17
    Scenario: After 15 seconds it can
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Verify it’s you"
      And she has asked for the code of her second factor
      And 15 seconds have passed
      When she chooses "Resend"
      Then she reads "A 6-digit code will be sent to +*******0100"

    @36-18
    Scenario: Accounts that wait to be connected are connected after it
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account with the phone "+16505550100" as second factor
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has submitted:
        | Password | analytical engine 1 |
      And she comes to "Verify it’s you"
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      When 1 second passes
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub

    @36-19
    Scenario: So are those that a mailed link connects
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account that signs in by email link, with the phone "+16505550100" as second factor
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail in another window
      And she comes to "Verify it’s you"
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      When 1 second passes
      Then she reads "You are logged in."
      And Ada's account is connected with "GitHub"

    @36-20
    Scenario: A mailed link that asks for it leaves nothing behind
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account that signs in by email link, with the phone "+16505550100" as second factor
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
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

    @36-21
    Scenario: Whoever has an authenticator app is asked for its code at once
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
    Scenario: The code of the app signs in
      Given Ada has an account with an authenticator app as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has entered the code from her authenticator app
      When 1 second passes
      Then she reads "You are logged in."
      And the service has received no second-factor code request

    @36-23
    Scenario: It may be written as the app shows it
      Given Ada has an account with an authenticator app as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      When she enters the code from her authenticator app in the format "### ###"
      Then she sees a tick and "Verified!"

    @36-24
    Scenario: A wrong code of the app is said under it
      Given Ada has an account with an authenticator app as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And the next second-factor sign-in request will fail: wrong code
      When she enters the code from her authenticator app
      Then she sees the message "Wrong code. Try again." under "6-digit code"

    @36-25
    Scenario: Of several second factors one is chosen
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
    Scenario: One of several phones
      Given Ada has an account with these second factors:
        | factor        | name       |
        | +16505550100  |            |
        | +447700900123 | Work phone |
      And she has come to "Sign in"
      And she has completed "Sign in"
      When she chooses "Work phone"
      Then she comes to "Verify it’s you"
      And she reads "A 6-digit code will be sent to +********0123"

    @36-27
    Scenario: Those that go by the same name are numbered
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
    Scenario: A number is not one that another goes by
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
    Scenario: The app among several
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
    Scenario: "Cancel" chooses none of them
      Given Ada has an account with these second factors:
        | factor               | name |
        | +16505550100         |      |
        | an authenticator app |      |
      And she has come to "Sign in"
      And she has completed "Sign in"
      When she chooses "Cancel"
      Then she comes to "Sign in with email"

    @36-31
    Scenario: Whoever has none is asked for none
      Given Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And the service has received no second-factor sign-in request

    @36-32
    Scenario Outline: "Cancel" leads back to the ways in where there are several, <when>
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
        | where she may choose    | she comes to "Choose how to verify it’s you" | Choose how to verify it’s you               |
        | before the code is sent | she has chosen "+*******0100"                | A 6-digit code will be sent to +*******0100 |

    @36-33
    Scenario: "Cancel" leads back to the ways in where there are several, where the app shows the code
      Given the app offers email and Google
      And Ada has an account with an authenticator app as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And the focus is on "6-digit code"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Sign in with Google |
      And nobody is signed in to the app

  @error.session-expired
  Rule: A sign-in that took too long has to be begun anew
    Source: spec §8; reference §3.11, T161

    @36-34
    Scenario: While the code was on its way
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      And the next second-factor sign-in request will fail: interrupted sign-in
      When she enters the code from her text message
      Then she comes to "Sign in with email"
      And she sees the message "Your sign-in session has expired. Please try again."
      And nobody is signed in to the app

    @36-35
    Scenario: While her name was saved
      Given Grace has come to "Create account"
      And the next name update request will fail: expired sign-in
      When she completes "Create account"
      Then she comes to "Sign in with email"
      And she sees the message "Your sign-in session has expired. Please try again."
      And nobody is signed in to the app

    @36-36
    Scenario: While her name was saved, where there are several ways in
      Given the app offers email and Google
      And Grace has come to "Create account"
      And the next name update request will fail: expired sign-in
      When she completes "Create account"
      Then she sees the message "Your sign-in session has expired. Please try again."
      And she can choose:
        | Dismiss | Sign in with email | Sign in with Google |

  @call.mfa-enrollment
  Rule: Whoever is signed in can add a second factor, and proves it by its first code
    Source: spec §7

    @36-37
    Scenario: What is there
      Given Ada is signed in at "/", and her email is verified
      When she goes to the page for adding a second factor
      Then she comes to "Add a second step"
      And the page is titled "Add a second step – Doorstep"
      And she reads "Besides your password you will be asked for a code, so that nobody else can sign in as you."
      And she can choose:
        | Text message | Authenticator app | Cancel |

    @36-38
    Scenario: From another path
      Given Ada is signed in at "/", and her email is verified
      When she goes to "/?mode=addSecondFactor"
      Then she comes to "Add a second step"
      And the address is "/Login"

    @36-39
    Scenario: What was asked for does not stay in the address, and outlives a reload
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she comes to "Add a second step"
      And the address is "/Login"
      When she reloads the page
      Then she comes to "Add a second step"

    @36-40
    Scenario: "Cancel" leads to where a success leads
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      When she chooses "Cancel"
      Then the address is "/"
      And she reads "You are logged in."

    @36-41
    Scenario: A phone is asked for
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      When she chooses "Text message"
      Then she comes to "Add a second step"
      And she reads "By tapping Verify, an SMS may be sent. Message & data rates may apply."
      And the focus is on "Phone number"

    @36-42
    Scenario: What cannot be a number is refused
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      When she asks for a code to "650"
      Then she sees the message "Enter a valid phone number" under "Phone number"

    @36-43
    Scenario: A code is sent to it
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      When she asks for a code to "(650) 555-0100"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "+16505550100"

    @36-44
    Scenario: The code from the message adds it
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      When she enters the code from her text message
      Then she sees a tick and "Added!"
      And Ada's account has 1 second factor

    @36-45
    Scenario: A second later she is where a success leads
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      When 1 second passes
      Then the address is "/"
      And she reads "You are logged in."

    @36-46
    Scenario: A wrong code adds nothing
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      When she enters a wrong code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And Ada's account has 0 second factors

    @36-47
    Scenario: A code that is too old leads back to the number, which is kept
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And the codes sent to "+16505550100" have expired
      When she enters the code from her text message
      Then she sees the message "This code is no longer valid"
      And the field "Phone number" contains "6505550100"

    @36-48
    Scenario: The number can be changed
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      When she chooses "+16505550100"
      Then the field "Phone number" contains "6505550100"

    @36-49
    Scenario: A phone that is her second factor already
      Given Ada is signed in at "/", with the phone "+16505550100" as second factor
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      When she asks for a code to "(650) 555-0100"
      Then she comes to "Add a second step"
      And she sees the message "This phone is your second step already."

    @36-50
    Scenario: An authenticator app is connected by a QR code, or by the key in it
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      When she chooses "Authenticator app"
      Then she comes to "Connect your authenticator app"
      And she reads "Scan this QR code with your authenticator app, then enter the 6-digit code that it shows."
      And she reads "If you cannot scan it, enter this key in the app instead:"
      And she reads a key in groups of four characters
      And she is asked for:
        | 6-digit code |
      And she can choose:
        | Cancel | Continue |
      And the focus is on "6-digit code"

    @36-51
    Scenario: The first code of the app adds it
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Authenticator app"
      When she enters the first code of the authenticator app that she is adding
      Then she sees a tick and "Added!"
      And Ada's account has 1 second factor

    @36-52
    Scenario: A wrong first code adds nothing
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Authenticator app"
      And the focus is on "6-digit code"
      And the next second-factor set-up request will fail: wrong code
      When she enters "123456" as the code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And Ada's account has 0 second factors

    @36-53
    Scenario Outline: "Cancel" of <way> leads back to the choice
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "<way>"
      And the focus is on "<field>"
      When she chooses "Cancel"
      Then she can choose:
        | Text message | Authenticator app | Cancel |

      Examples:
        | way               | field        |
        | Text message      | Phone number |
        | Authenticator app | 6-digit code |

    @36-54
    Scenario: What is there where the email is not verified
      Given Ada is signed in at "/"
      When she goes to the page for adding a second factor
      Then she comes to "Add a second step"
      And she reads "Verify your email address first."
      And she reads "An email with a link will be sent to ada@example.com."
      And she can choose:
        | Cancel | Send |
      And the focus is on "Send"
      And no mail has been sent

    @36-55
    Scenario: A mail to verify it is sent
      Given Ada is signed in at "/"
      And she has gone to the page for adding a second factor
      When she chooses "Send"
      Then she comes to "Check your email"
      And she reads "Follow the instructions sent to ada@example.com to verify your email address"
      And she reads "Resend email in 0:15"
      And she can choose:
        | Cancel | Continue |
      And the focus is on "Continue"
      And a verification mail has been sent to "ada@example.com"

    @36-56
    @journey
    Scenario: The link in it leads on to the second step
      Given Ada is signed in at "/"
      And she has gone to the page for adding a second factor
      And she has chosen "Send"
      And she comes to "Check your email"
      And she has followed the link in her mail
      And she comes to "Your email has been verified"
      When she chooses "Continue"
      Then she comes to "Add a second step"
      And she can choose:
        | Text message | Authenticator app | Cancel |
      And Ada's email is verified

    @36-57
    @journey
    Scenario: So does the link that she followed in another window, once she has signed in there
      Given Ada is signed in at "/"
      And she has gone to the page for adding a second factor
      And she has chosen "Send"
      And she comes to "Check your email"
      And she has followed the link in her mail in another window
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
    Scenario: A link that has become too old leads to where another mail can be sent
      Given Ada is signed in at "/"
      And she has gone to the page for adding a second factor
      And she has chosen "Send"
      And she comes to "Check your email"
      And the code in Ada's mail has expired
      And she has followed the link in her mail
      And she comes to "Try verifying your email again"
      When she chooses "Continue"
      Then she comes to "Add a second step"
      And she can choose:
        | Cancel | Send |

    @36-59
    Scenario: "Continue" leads on once the email has been verified elsewhere
      Given Ada is signed in at "/"
      And she has gone to the page for adding a second factor
      And she has chosen "Send"
      And she comes to "Check your email"
      And Ada's email has been verified elsewhere
      When she chooses "Continue"
      Then she comes to "Add a second step"
      And she can choose:
        | Text message | Authenticator app | Cancel |

    @36-60
    Scenario: Back from where it was verified, she need not choose anything
      Given Ada is signed in at "/"
      And she has gone to the page for adding a second factor
      And she has chosen "Send"
      And she comes to "Check your email"
      And Ada's email has been verified elsewhere
      When she comes back to the page
      Then she comes to "Add a second step"
      And she can choose:
        | Text message | Authenticator app | Cancel |

    @36-61
    Scenario: "Continue" without having verified it says so
      Given Ada is signed in at "/"
      And she has gone to the page for adding a second factor
      And she has chosen "Send"
      And she comes to "Check your email"
      When she chooses "Continue"
      Then she sees the message "Your email is not verified yet. Follow the link in the email first."
      And she reads "Resend email in 0:15"
      And she can choose:
        | Dismiss | Cancel | Continue |

    @36-62
    Scenario: "Continue" while the service cannot be asked
      Given Ada is signed in at "/"
      And she has gone to the page for adding a second factor
      And she has chosen "Send"
      And she comes to "Check your email"
      And the next session check request will fail: broken connection
      When she chooses "Continue"
      Then she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Cancel | Continue |

    @36-63
    Scenario: An email that has been verified elsewhere is asked about before anything is said
      Given Ada is signed in at "/"
      And Ada's email has been verified elsewhere
      When she goes to the page for adding a second factor
      Then she comes to "Add a second step"
      And she can choose:
        | Text message | Authenticator app | Cancel |

    @36-64
    Scenario: After 14 seconds the mail cannot be sent again yet
      Given Ada is signed in at "/"
      And she has gone to the page for adding a second factor
      And she has chosen "Send"
      And she comes to "Check your email"
      When 14 seconds pass
      Then she reads "Resend email in 0:01"
      And she can choose:
        | Cancel | Continue |

    @36-65
    Scenario: After 15 seconds the mail can
      Given Ada is signed in at "/"
      And she has gone to the page for adding a second factor
      And she has chosen "Send"
      And she comes to "Check your email"
      And 15 seconds have passed
      When she chooses "Resend"
      Then she reads "Resend email in 0:15"
      And she can choose:
        | Cancel | Continue |
      And 2 verification mails have been sent to "ada@example.com"

    @36-66
    Scenario: Another mail that cannot be sent is told of where one can be asked for
      Given Ada is signed in at "/"
      And she has gone to the page for adding a second factor
      And she has chosen "Send"
      And she comes to "Check your email"
      And 15 seconds have passed
      And the next verification mail request will fail: broken connection
      When she chooses "Resend"
      Then she comes to "Add a second step"
      And she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Cancel | Send |

    @36-67
    Scenario Outline: No mail can be sent: <reason>
      Given Ada is signed in at "/"
      And she has gone to the page for adding a second factor
      And the next verification mail request will fail: <reason>
      When she chooses "Send"
      Then she sees the message "<words>"
      And she can choose:
        | Dismiss | Cancel | Send |

      Examples:
        | reason            | words                                                                                   |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | broken connection | A network error has occurred                                                            |
        | unknown error     | Something went wrong. Please try again.                                                 |

    @36-68
    Scenario Outline: No mail can be sent to whoever was signed out elsewhere, where the app offers <ways>
      Given the app offers <ways>
      And Ada is signed in at "/"
      And she has gone to the page for adding a second factor
      And she comes to "Add a second step"
      And Ada's account has been signed out elsewhere
      When she chooses "Send"
      Then she sees the message "Please login again to perform this operation"
      And she can choose:
        | Dismiss | <button> |

      Examples:
        | ways   | button              |
        | email  | Next                |
        | Google | Sign in with Google |

    @36-69
    Scenario: No mail can be sent to whoever was signed out elsewhere, where there are organisations
      Given people of Initech and Globex sign in here
      And Ada is signed in at "/"
      And she has gone to the page for adding a second factor
      And she comes to "Add a second step"
      And Ada's account has been signed out elsewhere
      When she chooses "Send"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

    @36-70
    Scenario Outline: "Cancel" leaves the email as it is, <when>
      Given Ada is signed in at "/"
      And she has gone to the page for adding a second factor
      And <step>
      When she chooses "Cancel"
      Then the address is "/"
      And she reads "You are logged in."
      And Ada's email is not verified

      Examples:
        | when                    | step                             |
        | before the mail is sent | she comes to "Add a second step" |
        | after it was sent       | she has chosen "Send"            |

    @36-71
    Scenario: After 14 seconds another code cannot be had yet
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And the focus is on "6-digit code"
      When 14 seconds pass
      Then she reads "Resend code in 0:01"
      And she can choose:
        | +16505550100 | Cancel | Continue |

    @36-72
    Scenario: After 15 seconds it is had by the number, which is kept
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And the focus is on "6-digit code"
      And 15 seconds have passed
      When she chooses "Resend"
      Then the field "Phone number" contains "6505550100"

    @36-73
    Scenario: An email that is no longer verified protects nothing
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she can choose:
        | Text message | Authenticator app | Cancel |
      And Ada's email has been marked as unverified elsewhere
      When she chooses "Authenticator app"
      Then she reads "Verify your email address first."
      And she reads "An email with a link will be sent to ada@example.com."
      And she can choose:
        | Cancel | Send |

    @36-74
    Scenario: Nor does it where a message is to be sent
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And the focus is on "Phone number"
      And Ada's email has been marked as unverified elsewhere
      When she asks for a code to "(650) 555-0100"
      Then she reads "Verify your email address first."
      And she can choose:
        | Cancel | Send |

    @36-75
    Scenario: Nor does it when the code is there
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And Ada's email has been marked as unverified elsewhere
      And the next second-factor set-up request will fail: unverified email
      When she enters the code from her text message
      Then she reads "Verify your email address first."
      And she can choose:
        | Cancel | Send |
      And Ada's account has 0 second factors

    @36-76
    Scenario: A connection that breaks is called one
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And the next second-factor set-up request will fail: broken connection
      When she asks for a code to "(650) 555-0100"
      Then she sees the message "A network error has occurred"

    @36-77
    Scenario: After that it can be tried again, with another proof
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And the next second-factor set-up request will fail: broken connection
      And she has asked for a code to "(650) 555-0100"
      And she sees the message "A network error has occurred"
      And she has solved the human verification
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

    @36-78
    @journey
    Scenario: From then on she is asked for it
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
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
    Scenario: "Cancel" where the code is asked for leads back to the choice
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And the focus is on "6-digit code"
      When she chooses "Cancel"
      Then she can choose:
        | Text message | Authenticator app | Cancel |

  @error.re-authentication
  Rule: A second factor is only added by somebody who signed in a moment ago
    Source: spec §8; reference §9.3

    @36-80
    Scenario: The sign-in is too old
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And the next second-factor set-up request will fail: sign-in too long ago
      When she chooses "Authenticator app"
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

    @36-81
    Scenario: Signing in again leads back to where it is added
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And the next second-factor set-up request will fail: sign-in too long ago
      And she has chosen "Authenticator app"
      And she comes to "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she comes to "Add a second step"
      And she can choose:
        | Text message | Authenticator app | Cancel |

    @36-82
    Scenario: It leads there once
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

    @36-83
    Scenario: Signing in to her organisation leads there
      Given people of Initech and Globex sign in here
      And Ada has an account at "Initech"
      And she has opened the page for adding a second factor
      And she has chosen "Sign in to Initech"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she comes to "Add a second step"
      And she reads "Verify your email address first."

    @36-84
    Scenario: Nobody is signed in
      When Grace opens the page for adding a second factor
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

    @36-85
    Scenario: The sign-in is too old, and another company's account is the way in
      Given the app offers Google
      And Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And the next second-factor set-up request will fail: sign-in too long ago
      When she chooses "Authenticator app"
      Then she sees the message "Please login again to perform this operation"
      And she can choose:
        | Dismiss | Sign in with Google |

    @36-86
    Scenario Outline: It is too old for a message where the app offers <ways>
      Given the app offers <ways>
      And Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And the next second-factor set-up request will fail: sign-in too long ago
      When she asks for a code to "(650) 555-0100"
      Then she sees the message "Please login again to perform this operation"
      And she can choose:
        | Dismiss | <button> |

      Examples:
        | ways   | button              |
        | email  | Next                |
        | Google | Sign in with Google |

    @36-87
    Scenario Outline: It has become too old when the code is there, where the app offers <ways>
      Given the app offers <ways>
      And Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And the next second-factor set-up request will fail: sign-in too long ago
      When she enters the code from her text message
      Then she sees the message "Please login again to perform this operation"
      And she can choose:
        | Dismiss | <button> |
      And Ada's account has 0 second factors

      Examples:
        | ways   | button              |
        | email  | Next                |
        | Google | Sign in with Google |

    @36-88
    Scenario: Nobody is signed in, and there are several ways in
      Given the app offers email and Google
      When Grace opens the page for adding a second factor
      Then she sees the message "Please login again to perform this operation"
      And she can choose:
        | Dismiss | Sign in with email | Sign in with Google |

    @36-89
    Scenario: Nobody is signed in, and there are organisations
      Given people of Initech and Globex sign in here
      When Grace opens the page for adding a second factor
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

    @36-90
    Scenario: It is too old for an app, and there are organisations
      Given people of Initech and Globex sign in here
      And Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And the next second-factor set-up request will fail: sign-in too long ago
      When she chooses "Authenticator app"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

    @36-91
    Scenario: It is too old for a message, and there are organisations
      Given people of Initech and Globex sign in here
      And Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And the next second-factor set-up request will fail: sign-in too long ago
      When she asks for a code to "(650) 555-0100"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

    @36-92
    Scenario: It has become too old when the code is there, and there are organisations
      Given people of Initech and Globex sign in here
      And Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And the next second-factor set-up request will fail: sign-in too long ago
      When she enters the code from her text message
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

  @role.disabled-sign-up
  Rule: Where sign-up is closed, a second factor signs in to an account
    Source: spec §6, §7

    @36-93
    Scenario: A second factor signs in a visitor who has an account
      Given sign-up is closed
      And Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then "ada@example.com" is signed in to the app
