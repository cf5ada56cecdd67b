Feature: Codes that are sent again from the screen that asks for them
  A visitor who has not received the code of her text message can ask for another one by "Resend", which appears 15
  seconds after she was asked for the code. Usually "Resend" leads back to the phone number. The developer can set
  "resendCodesInPlace" to true: the screen that asks for the code then sends another one itself. Before that, the
  visitor proves that she is a person by the checkbox "Human verification", which belongs to reCAPTCHA, a service of
  Google. The ticks "Code sent!" and "Verified!" cover the screen for one second. To "enter" a code is to type it and
  to press Enter; "fills in" does not press Enter. The "code from her text message" is the one that was sent last.

  @ours.resend-in-place
  Rule: With "resendCodesInPlace", "Resend" asks for the human verification, which sends another code
    The visitor stays on "Verify your phone number". The message "Solve the reCAPTCHA" says what is missing. No button
    has to be pressed after the human verification is solved.

    Source: ours

    Background:
      Given the developer has set "resendCodesInPlace" to true
      And phone is the only sign-in option
      And Grace's phone number is "+16505550100"
      And she has come to "Verify your phone number"

    @72-1
    Scenario: The human verification is not asked for before "Resend" is chosen
      When 15 seconds pass
      Then she is asked for:
        | 6-digit code |

    @72-2
    Scenario: "Resend" shows the human verification above the code, and sends no code yet
      Given 15 seconds have passed
      When she chooses "Resend"
      Then she is asked for:
        | Human verification | 6-digit code |
      And she sees the message "Solve the reCAPTCHA" under "Human verification"
      And she is still on "Verify your phone number"
      And a text message has been sent to "+16505550100"

    @72-3
    Scenario: The human verification sends another code as soon as it is solved
      Given 15 seconds have passed
      And she has chosen "Resend"
      When she solves the human verification
      Then she sees a tick and "Code sent!"
      And 2 text messages have been sent to "+16505550100"

    @72-4
    Scenario: A second "Resend" without the human verification sends no code
      Given 15 seconds have passed
      And she has chosen "Resend"
      When she chooses "Resend"
      Then she sees the message "Solve the reCAPTCHA" under "Human verification"
      And a text message has been sent to "+16505550100"

    @72-5
    Scenario: One second after "Code sent!" Grace is asked for the code again, without the human verification
      Given 15 seconds have passed
      And she has chosen "Resend"
      And she has solved the human verification
      And she sees a tick and "Code sent!"
      When 1 second passes
      Then she comes to "Verify your phone number"
      And she is asked for:
        | 6-digit code |
      And the focus is on "6-digit code"
      And she sees no message

    @72-6
    Scenario: The countdown begins again after another code has been sent
      Given 15 seconds have passed
      And she has chosen "Resend"
      And she has solved the human verification
      And she sees a tick and "Code sent!"
      And 1 second has passed
      When 14.999 seconds pass
      Then she reads "Resend code in 0:01"
      And she can choose:
        | Change phone number | Cancel | Continue |

    @72-7
    Scenario: 15 seconds after another code has been sent, Grace can ask for a third one
      Given 15 seconds have passed
      And she has chosen "Resend"
      And she has solved the human verification
      And she sees a tick and "Code sent!"
      And 1 second has passed
      And 15 seconds have passed
      And she has chosen "Resend"
      When she solves the human verification
      Then she sees a tick and "Code sent!"
      And 3 text messages have been sent to "+16505550100"

    @72-8
    @language.english
    Scenario: A screen reader says that another code is being sent, and that it was sent
      Given 15 seconds have passed
      And she has chosen "Resend"
      And she listens to a screen reader
      When she solves the human verification
      Then the screen reader says:
        | I'm not a robot, checkbox |
        | Verifying...              |
        | Code sent!                |

    @72-9
    Scenario: The focus is on "Human verification" after "Resend"
      Given 15 seconds have passed
      When she chooses "Resend"
      Then the focus is on "Human verification"

  @ours.resend-in-place
  Rule: After another code has been sent in place, only that code is right
    What the visitor had typed is removed then, because it belongs to the earlier text message. Until then it stays,
    and the earlier code is right.

    Source: ours

    Background:
      Given the developer has set "resendCodesInPlace" to true
      And phone is the only sign-in option
      And Grace's phone number is "+16505550100"
      And she has come to "Verify your phone number"
      And 15 seconds have passed

    @72-10
    Scenario: The second code signs Grace in
      Given she has chosen "Resend"
      And she has solved the human verification
      And she sees a tick and "Code sent!"
      And 1 second has passed
      When she enters the code from her text message
      Then she sees a tick and "Verified!"

    @72-11
    Scenario: The first code is wrong after the second one was sent
      Given she has chosen "Resend"
      And she has solved the human verification
      And she sees a tick and "Code sent!"
      And 1 second has passed
      When she enters the code from her first text message
      Then she sees the message "Wrong code. Try again." under "6-digit code"

    @72-12
    Scenario: Digits that were typed before "Resend" stay until another code has been sent
      Given she has filled in "123" as the "6-digit code"
      When she chooses "Resend"
      Then she sees the message "Solve the reCAPTCHA" under "Human verification"
      And the field "6-digit code" contains "123"

    @72-13
    Scenario: Digits of the first code are removed when the second code has been sent
      Given she has filled in "123" as the "6-digit code"
      And she has chosen "Resend"
      And she has solved the human verification
      And she sees a tick and "Code sent!"
      When 1 second passes
      Then she comes to "Verify your phone number"
      And the field "6-digit code" contains ""

    @72-14
    Scenario: The first code signs Grace in if it arrives after "Resend", before she has solved the human verification
      Given she has chosen "Resend"
      And she sees the message "Solve the reCAPTCHA" under "Human verification"
      When she enters the code from her text message
      Then she sees a tick and "Verified!"
      And a text message has been sent to "+16505550100"

    @72-15
    Scenario: The human verification still sends a code after a wrong code
      Given she has chosen "Resend"
      And she has entered a wrong code
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When she solves the human verification
      Then she sees a tick and "Code sent!"
      And 2 text messages have been sent to "+16505550100"

    @72-16
    Scenario: The second code is right after Grace went back to the phone number and forward again
      Given she has chosen "Resend"
      And she has solved the human verification
      And she sees a tick and "Code sent!"
      And 1 second has passed
      And she has gone back in her browser
      And she comes to "Enter your phone number"
      And she has gone forward in her browser
      And she comes to "Verify your phone number"
      When she enters the code from her text message
      Then she sees a tick and "Verified!"

  @ours.resend-in-place
  Rule: If another code cannot be sent in place, the visitor sees why, and the earlier code stays right
    The human verification has to be solved again before the next attempt, because each proof counts for one request.
    "Failed verification" means that the service does not accept the human verification.

    Source: ours

    Background:
      Given the developer has set "resendCodesInPlace" to true
      And phone is the only sign-in option
      And Grace's phone number is "+16505550100"
      And she has come to "Verify your phone number"
      And 15 seconds have passed
      And she has chosen "Resend"

    @72-17
    Scenario Outline: If no code can be sent again because of "<reason>", Grace sees a message on the same screen
      Given the next request to send a text message will fail: <reason>
      When she solves the human verification
      Then she sees the message "<words>"
      And she is still on "Verify your phone number"
      And she can choose:
        | Dismiss | Change phone number | Resend | Cancel | Continue |

      Examples:
        | reason            | words                                                            |
        | too many attempts | This phone number has been used too many times                   |
        | broken connection | A network error has occurred                                     |
        | exceeded quota    | The quota for this operation has been exceeded. Try again later. |
        | malformed number  | Enter a valid phone number                                       |
        | unknown error     | Something went wrong. Please try again.                          |

    @72-18
    Scenario: The first code signs Grace in after the second one could not be sent
      Given the next request to send a text message will fail: too many attempts
      And she has solved the human verification
      And she sees the message "This phone number has been used too many times"
      When she enters the code from her text message
      Then she sees a tick and "Verified!"

    @72-19
    Scenario: Digits that Grace has typed stay after the second code could not be sent
      Given the next request to send a text message will fail: broken connection
      And she has filled in "123" as the "6-digit code"
      When she solves the human verification
      Then she sees the message "A network error has occurred"
      And the field "6-digit code" contains "123"

    @72-20
    Scenario: The human verification sends a code when it is solved again after a failed request
      Given the next request to send a text message will fail: broken connection
      And she has solved the human verification
      And she sees the message "A network error has occurred"
      When she solves the human verification
      Then she sees a tick and "Code sent!"
      And 2 text messages have been sent to "+16505550100"

    @72-21
    Scenario: A human verification that the service does not accept has to be solved again before a code is sent in place
      Given the next request to send a text message will fail: failed verification
      When she solves the human verification
      Then she sees the message "Solve the reCAPTCHA" under "Human verification"
      And a text message has been sent to "+16505550100"

  @ours.resend-in-place
  Rule: If the human verification cannot be loaded in place, the visitor sees that, and "Resend" loads it again
    The app fetches a key for reCAPTCHA from the service.

    Source: ours

    Background:
      Given the developer has set "resendCodesInPlace" to true
      And phone is the only sign-in option
      And Grace's phone number is "+16505550100"
      And she has come to "Verify your phone number"
      And 15 seconds have passed
      And the next request to fetch the reCAPTCHA key will fail: broken connection

    @72-22
    Scenario: A broken connection to reCAPTCHA is reported on the screen that asks for the code
      When she chooses "Resend"
      Then she sees the message "A network error has occurred"
      And she is still on "Verify your phone number"

    @72-23
    Scenario: Another "Resend" loads the human verification again
      Given she has chosen "Resend"
      And she sees the message "A network error has occurred"
      And she has chosen "Resend"
      And she sees the message "Solve the reCAPTCHA" under "Human verification"
      When she solves the human verification
      Then she sees a tick and "Code sent!"
      And 2 text messages have been sent to "+16505550100"

  @ours.resend-in-place
  Rule: If the human verification is invisible, "Resend" sends another code in place at once
    reCAPTCHA then decides by itself whether the visitor is a person. "signInOptions[0]" is the first sign-in option.

    Source: ours

    Background:
      Given the developer has set "resendCodesInPlace" to true
      And phone is the only sign-in option
      And the developer has set "signInOptions[0].recaptchaParameters.size" to "invisible"
      And Grace has opened "/"
      And she has filled in:
        | Phone number | 6505550100 |
      And she has chosen "Verify"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      And she comes to "Verify your phone number"
      And 15 seconds have passed

    @72-24
    Scenario: "Resend" sends another code without a checkbox
      When she chooses "Resend"
      Then she sees a tick and "Code sent!"
      And 2 text messages have been sent to "+16505550100"

    @72-25
    Scenario: The second code signs Grace in without a checkbox
      Given she has chosen "Resend"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      When she enters the code from her text message
      Then she sees a tick and "Verified!"

    @72-26
    Scenario: Choosing "Resend" again while the code is being sent sends no third code
      Given the service delays its answer to every request to send a text message
      And she has chosen "Resend"
      And she sees the progress message "Verifying..."
      And she has chosen "Resend"
      When the service answers
      Then she sees a tick and "Code sent!"
      And 2 text messages have been sent to "+16505550100"

    @72-27
    Scenario: After a failed request, nothing is sent until "Resend" is chosen again
      Given the next request to send a text message will fail: broken connection
      When she chooses "Resend"
      Then she sees the message "A network error has occurred"
      And she is asked for:
        | 6-digit code |
      And a text message has been sent to "+16505550100"

    @72-28
    Scenario: After a failed request, "Resend" sends another code
      Given the next request to send a text message will fail: broken connection
      And she has chosen "Resend"
      And she sees the message "A network error has occurred"
      When she chooses "Resend"
      Then she sees a tick and "Code sent!"
      And 2 text messages have been sent to "+16505550100"

    @72-29
    Scenario: If the connection failed, "Resend" loads an invisible human verification again
      Given the next request to fetch the reCAPTCHA key will fail: broken connection
      And she has chosen "Resend"
      And she sees the message "A network error has occurred"
      When she chooses "Resend"
      Then she sees a tick and "Code sent!"

  @ours.resend-in-place
  Rule: With "resendCodesInPlace", the code of a second factor is sent again from the screen that asks for it
    A second factor is a second step of a sign-in, here a code by text message. The page for adding a second factor adds
    a phone to the account of a visitor who is signed in. To complete "Sign in" is to enter the right password and
    submit it.

    Source: ours

    Background:
      Given the developer has set "resendCodesInPlace" to true

    @72-30
    Scenario: Ada signs in with the code that was sent to her second factor again
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      And 15 seconds have passed
      And she has chosen "Resend"
      And she has solved the human verification
      And she sees a tick and "Code sent!"
      And 1 second has passed
      When she enters the code from her text message
      Then she sees a tick and "Verified!"
      And 2 text messages have been sent to "+16505550100"

    @72-31
    Scenario: Ada signs in with the first code if the second one could not be sent
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      And 15 seconds have passed
      And she has chosen "Resend"
      And the next request to send the code of the second factor will fail: too many attempts
      And she has solved the human verification
      And she sees the message "This phone number has been used too many times"
      When she enters the code from her text message
      Then she sees a tick and "Verified!"

    @72-42
    Scenario: The first code signs Ada in after she has stopped waiting for the second one, which is sent late
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      And 15 seconds have passed
      And she has chosen "Resend"
      And the service delays its answer to every request to send the code of the second factor
      And she has solved the human verification
      And 10 seconds have passed
      And she has chosen "Stop waiting"
      And the service has answered
      When she enters the code from her first text message
      Then she sees a tick and "Verified!"

    @72-32
    Scenario: The sign-in begins again if it was interrupted before "Resend"
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      And 15 seconds have passed
      And she has chosen "Resend"
      And the next request to send the code of the second factor will fail: interrupted sign-in
      When she solves the human verification
      Then she is back at the beginning
      And she sees the message "Your sign-in session has expired. Please try again."

    @72-33
    Scenario: Ada adds a phone as second factor with the code that was sent again
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "6505550100"
      And 1 second has passed
      And she is asked for:
        | 6-digit code |
      And 15 seconds have passed
      And she has chosen "Resend"
      And she has solved the human verification
      And she sees a tick and "Code sent!"
      And 1 second has passed
      When she enters the code from her text message
      Then she sees a tick and "Added!"
      And Ada's account has 1 second factor

    @72-34
    Scenario: Codes of an authenticator app are not sent, so there is no "Resend"
      Given Ada has an account with an authenticator app as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      When 15 seconds pass
      Then she can choose:
        | Cancel | Continue |

  @ours.resend-in-place
  Rule: With "resendCodesInPlace", the number is written in groups of digits, and "Change phone number" changes it
    The link "Change phone number" leads back to the phone number, which is still in its field.

    Source: ours

    Background:
      Given the developer has set "resendCodesInPlace" to true

    @72-35
    Scenario: "Verify your phone number" shows the number in groups, and a link that changes it
      Given phone is the only sign-in option
      And Grace's phone number is "+16505550100"
      When she has come to "Verify your phone number"
      Then she reads "Enter the 6-digit code we sent to +1 650 555 0100"
      And she can choose:
        | Change phone number | Cancel | Continue |

    @72-36
    Scenario: "Change phone number" leads back to the number and sends no code
      Given phone is the only sign-in option
      And Grace's phone number is "+16505550100"
      And she has come to "Verify your phone number"
      When she chooses "Change phone number"
      Then she comes to "Enter your phone number"
      And the field "Phone number" contains "6505550100"
      And a text message has been sent to "+16505550100"

    @72-37
    Scenario: "Change phone number" leads a visitor who adds a second factor back to the number
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "6505550100"
      And 1 second has passed
      When she chooses "Change phone number"
      Then the field "Phone number" contains "6505550100"

  @ours.resend-in-place
  Rule: Without "resendCodesInPlace", "Resend" leads back to the phone number
    An organisation, which the settings call a tenant, can decide this for its own visitors. In "tenants.tenants[0]", 0
    stands for the first organisation.

    Source: ours

    @72-38
    Scenario: "Resend" leads back to the phone number if the developer has set "resendCodesInPlace" to false
      Given the developer has set "resendCodesInPlace" to false
      And phone is the only sign-in option
      And Grace has come to "Verify your phone number"
      And 15 seconds have passed
      When she chooses "Resend"
      Then she comes to "Enter your phone number"

    @72-39
    Scenario: A developer who sets "resendCodesInPlace" to "yes" reads that it must be true or false
      Given the developer has set "resendCodesInPlace" to "yes"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'resendCodesInPlace: must be true or false, but is "yes"'

    @72-40
    Scenario: A developer who misspells "resendCodesInPlace" reads the right name
      Given the developer has set "resendCodeInPlace" to true
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'resendCodeInPlace: is not a known key; did you mean "resendCodesInPlace"?'

    @72-41
    Scenario: A developer who sets "resendCodesInPlace" of an organisation to "yes" reads that it must be true or false
      Given people of Initech and Globex sign in here
      And the developer has set "tenants.tenants[0].resendCodesInPlace" to "yes"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'tenants.tenants[0].resendCodesInPlace: must be true or false, but is "yes"'
