Feature: Signing in by phone
  A code is sent to the visitor's phone, and who enters it is in.

  Background:
    Given phone is the only sign-in option

  @screen.phone-entry
  Rule: "Enter your phone number" asks for country and number, and for a proof that a person is there
    Source: spec §2; reference §1.2 (35), §1.1 "Footers", T25, T134

    @23-1
    Scenario: What is there
      When Grace opens "/"
      Then she comes to "Enter your phone number"
      And the page is titled "Enter your phone number – Doorstep"
      And she is asked for:
        | Country | Phone number | Human verification |
      And she reads "By tapping Verify, an SMS may be sent. Message & data rates may apply."
      And she can choose:
        | Verify |
      And the focus is on "Phone number"
      And the field "Phone number" contains ""
      And she sees no message

    @23-2
    Scenario: With its small print
      Given the app links to its terms of service and its privacy policy
      When Grace opens "/"
      Then she reads "By tapping Verify, you are indicating that you accept our Terms of Service and Privacy Policy. An SMS may be sent. Message & data rates may apply."
      And she can choose:
        | Verify | Terms of Service | Privacy Policy |
      And she does not read "By tapping Verify, an SMS may be sent. Message & data rates may apply."

    @23-3
    Scenario: Beside other ways in it can be left again
      Given the app offers:
        | provider |
        | password |
        | phone    |
      When Grace has come to "Enter your phone number"
      Then she can choose:
        | Cancel | Verify |
      And she reads "By tapping Verify, an SMS may be sent. Message & data rates may apply."

    @23-4
    Scenario: "Cancel" leads back to the ways in
      Given the app offers:
        | provider |
        | password |
        | phone    |
      And Grace has come to "Enter your phone number"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Sign in with phone |

    @23-5
    Scenario: Beside other ways in the small print has the links alone
      Given the app links to its terms of service and its privacy policy
      And the app offers:
        | provider |
        | password |
        | phone    |
      When Grace has come to "Enter your phone number"
      Then she can choose:
        | Cancel | Verify | Terms of Service | Privacy Policy |
      And she reads "By tapping Verify, an SMS may be sent. Message & data rates may apply."

    @23-6
    Scenario: Enter in the number goes on to the proof, and sends nothing
      Given Grace has opened "/"
      And she has solved the human verification
      And she has filled in:
        | Phone number | 6505550100 |
      When she presses "Enter"
      Then she sees no message
      And the service has received no text message request

  @provider.phone
  Rule: A visitor can sign in with a phone number and a code sent to it
    Source: spec §3; reference §1.3, §2.6

    @23-7
    @journey
    Scenario: From the door to the page and out again
      Given Grace has opened "/"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      And she comes to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she reads "You are logged in."
      When she chooses "Sign-out"
      Then she comes to "Enter your phone number"

    @23-8
    Scenario: From the ways in
      Given the app offers:
        | provider |
        | password |
        | phone    |
      And Grace has opened "/"
      When she chooses "Sign in with phone"
      Then she comes to "Enter your phone number"

    @23-9
    Scenario: The app is told by whom
      Given the callback "signInSuccessWithAuthResult" returns true
      And Grace has come to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she reads "You are logged in."
      And the callback "signInSuccessWithAuthResult" has received:
        | user       | +16505550100 |
        | credential | none         |
        | operation  | signIn       |
        | new user   | yes          |
        | provider   | phone        |
        | target     | none         |

    @23-10
    Scenario: A visitor with an account comes into it
      Given the callback "signInSuccessWithAuthResult" returns true
      And Ada has an account with the phone "+16505550100"
      And she has come to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

  @flow.phone
  Rule: A phone number leads to the code that was sent to it
    Source: spec §4; reference §3.9, T130

    @23-11
    Scenario: A code is sent
      Given Grace has opened "/"
      When she asks for a code to "6505550100"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "+16505550100"

    @23-12
    Scenario: The code is asked for
      Given Grace has opened "/"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      When 1 second passes
      Then she comes to "Verify your phone number"
      And she sees no tick and no progress message

    @23-13
    Scenario: The code signs in
      Given Grace has come to "Verify your phone number"
      When she enters the code from her text message
      Then she sees a tick and "Verified!"

  @call.phone
  Rule: The service is asked to send a code, and to sign in with it, once each
    Source: spec §7; reference §2.6, T131, T132, T133, T139

    @23-14
    Scenario: One question each
      Given Grace has come to "Verify your phone number"
      When she enters the code from her text message
      Then she sees a tick and "Verified!"
      And the service has received 1 text message request
      And the service has received 1 phone sign-in request

    @23-15
    Scenario: "Verify" twice is one text message
      Given Grace has opened "/"
      And the service delays its answer to every text message request
      And she has asked for a code to "6505550100"
      And she has chosen "Verify"
      When the service answers
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "+16505550100"

    @23-16
    Scenario: Enter twice is one sign-in
      Given Grace has come to "Verify your phone number"
      And the service delays its answer to every phone sign-in request
      And she has entered the code from her text message
      And she has pressed "Enter" 2 times
      When the service answers
      Then she sees a tick and "Verified!"
      And the service has received 1 phone sign-in request

    @23-17
    Scenario: She is kept waiting while the code is sent
      Given Grace has opened "/"
      And the service delays its answer to every text message request
      When she asks for a code to "6505550100"
      Then she sees the progress message "Verifying..."

    @23-18
    Scenario: She is kept waiting while the code is checked
      Given Grace has come to "Verify your phone number"
      And the service delays its answer to every phone sign-in request
      When she enters the code from her text message
      Then she sees the progress message "Verifying..."

    @23-19
    Scenario Outline: No code is sent: <reason>
      Given Grace has opened "/"
      And the next text message request will fail: <reason>
      When she asks for a code to "6505550100"
      Then she sees the message "<words>"
      And she is still on "Enter your phone number"
      And the field "Phone number" contains "6505550100"
      And she sees no tick and no progress message

      Examples:
        | reason                     | words                                                                              |
        | broken connection          | A network error has occurred                                                       |
        | exceeded quota             | The quota for this operation has been exceeded. Try again later.                   |
        | disabled account           | The user account has been disabled by an administrator.                            |
        | sign-in option not enabled | This way to sign in is not enabled. Please contact the administrator of this site. |
        | administrators only        | This operation is restricted to administrators only.                               |
        | unknown error              | Something went wrong. Please try again.                                            |

    @23-20
    Scenario: The site's own sentence is told as it was written
      Given Grace has opened "/"
      And the next text message request will be rejected by the site's own rules: "Only members of the society may enter."
      When she asks for a code to "6505550100"
      Then she sees the message "Only members of the society may enter."

    @23-21
    Scenario: A number that the service does not take is refused under it
      Given Grace has opened "/"
      And the next text message request will fail: malformed number
      When she asks for a code to "6505550100"
      Then she sees the message "Enter a valid phone number" under "Phone number"
      And the focus is on "Phone number"

    @23-22
    Scenario: After a refusal it can be tried again, with another proof
      Given Grace has opened "/"
      And the next text message request will fail: broken connection
      And she has asked for a code to "6505550100"
      And she sees the message "A network error has occurred"
      And she has solved the human verification
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

    @23-23
    Scenario Outline: The code is not taken: <reason>
      Given Grace has come to "Verify your phone number"
      And the next phone sign-in request will fail: <reason>
      When she enters the code from her text message
      Then she sees the message "<words>"
      And she is still on "Verify your phone number"
      And nobody is signed in to the app
      And she sees no tick and no progress message

      Examples:
        | reason              | words                                                                                   |
        | broken connection   | A network error has occurred                                                            |
        | too many attempts   | We have blocked all requests from this device due to unusual activity. Try again later. |
        | exceeded quota      | The quota for this operation has been exceeded. Try again later.                        |
        | disabled account    | The user account has been disabled by an administrator.                                 |
        | administrators only | This operation is restricted to administrators only.                                    |
        | unknown error       | Something went wrong. Please try again.                                                 |

    @23-24
    Scenario: The site's own sentence is told for a code as well
      Given Grace has come to "Verify your phone number"
      And the next phone sign-in request will be rejected by the site's own rules: "Only members of the society may enter."
      When she enters the code from her text message
      Then she sees the message "Only members of the society may enter."

    @23-25
    Scenario: A code that was refused for want of a connection is taken later
      Given Grace has come to "Verify your phone number"
      And the next phone sign-in request will fail: broken connection
      And she has entered the code from her text message
      And she sees the message "A network error has occurred"
      When she chooses "Continue"
      Then she sees a tick and "Verified!"

  @config.admin-restricted-operation
  Rule: The developer decides whether a restricted phone leads to "Not Authorized"
    Source: spec §3; reference T132, T155, Q41

    @23-26
    Scenario: It does, at a phone
      Given only administrators create accounts
      And Grace has opened "/"
      And the next text message request will fail: administrators only
      When she asks for a code to "6505550100"
      Then she comes to "Not Authorized"
      And she reads "+16505550100 is not authorized to view the requested page."

    @23-27
    Scenario: It does, at a phone's code
      Given only administrators create accounts
      And Grace has come to "Verify your phone number"
      And the next phone sign-in request will fail: administrators only
      When she enters the code from her text message
      Then she comes to "Not Authorized"
      And she reads "+16505550100 is not authorized to view the requested page."

    @23-28
    Scenario: "Back" from there leads to the phone
      Given only administrators create accounts
      And the app offers:
        | provider |
        | password |
        | phone    |
      And Grace has come to "Enter your phone number"
      And the next text message request will fail: administrators only
      And she has asked for a code to "6505550100"
      And she comes to "Not Authorized"
      When she chooses "Back"
      Then she comes to "Enter your phone number"

  @error.too-many-requests-phone
  Rule: Too many codes for a number are said
    Source: spec §8; reference §9.1, T133

    @23-29
    Scenario: The service has had enough
      Given Grace has opened "/"
      And the next text message request will fail: too many attempts
      When she asks for a code to "6505550100"
      Then she sees the message "This phone number has been used too many times"
      And she is still on "Enter your phone number"
      And the field "Phone number" contains "6505550100"

    @23-30
    Scenario: Later on a code is sent
      Given Grace has opened "/"
      And the next text message request will fail: too many attempts
      And she has asked for a code to "6505550100"
      And she sees the message "This phone number has been used too many times"
      When she asks for a code to "6505550100"
      Then she sees a tick and "Code sent!"

  @valid.human-verification
  Rule: Without the proof that a person is there no code is sent
    Source: spec §5; reference §2.6, §4, T129, Q23

    @23-31
    Scenario: No proof
      Given Grace has opened "/"
      And she has filled in:
        | Phone number | 6505550100 |
      When she chooses "Verify"
      Then she sees the message "Solve the reCAPTCHA" under "Human verification"
      And she is still on "Enter your phone number"
      And no text message has been sent

    @23-32
    Scenario: Neither number nor proof
      Given Grace has opened "/"
      When she chooses "Verify"
      Then she sees the messages under the fields:
        | Phone number       | Enter a valid phone number |
        | Human verification | Solve the reCAPTCHA        |
      And the focus is on "Phone number"

    @23-33
    Scenario: The message goes with the proof
      Given Grace has opened "/"
      And she has filled in:
        | Phone number | 6505550100 |
      And she has chosen "Verify"
      And she sees the message "Solve the reCAPTCHA" under "Human verification"
      When she solves the human verification
      Then she sees no message

    @23-34
    Scenario: A proof that the service does not take
      Given Grace has opened "/"
      And the next text message request will fail: failed verification
      When she asks for a code to "6505550100"
      Then she sees the message "Solve the reCAPTCHA" under "Human verification"

    @23-35
    Scenario: A proof is used up by a refusal
      Given Grace has opened "/"
      And the next text message request will fail: broken connection
      And she has asked for a code to "6505550100"
      And she sees the message "A network error has occurred"
      When she chooses "Verify"
      Then she sees the message "Solve the reCAPTCHA" under "Human verification"
      And the service has received 1 text message request

    @23-36
    Scenario: A number that is none does not use it up
      Given Grace has opened "/"
      And she has asked for a code to "12"
      And she sees the message "Enter a valid phone number" under "Phone number"
      And she has filled in:
        | Phone number | 6505550100 |
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

    @23-37
    Scenario: Another code needs another proof
      Given Grace has come to "Verify your phone number"
      And she has chosen "+16505550100"
      And she comes to "Enter your phone number"
      When she chooses "Verify"
      Then she sees the message "Solve the reCAPTCHA" under "Human verification"

  @call.recaptcha-params
  Rule: The service is asked for the key of the proof that a person is there
    Source: spec §7; reference §2.6, T127

    @23-38
    Scenario: Where a phone is asked for
      When Grace opens "/"
      Then she comes to "Enter your phone number"
      And the service has received 1 project settings request

    @23-39
    Scenario: Not before
      Given the app offers:
        | provider |
        | password |
        | phone    |
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | Sign in with phone |
      And the service has received no project settings request

    @23-40
    Scenario Outline: Without it there is no phone: <reason>
      Given the app offers:
        | provider |
        | password |
        | phone    |
      And Grace has opened "/"
      And the next project settings request will fail: <reason>
      When she chooses "Sign in with phone"
      Then she sees the message "<words>"
      And she can choose:
        | Dismiss | Sign in with email | Sign in with phone |

      Examples:
        | reason            | words                                   |
        | broken connection | A network error has occurred            |
        | unknown error     | Something went wrong. Please try again. |

    @23-41
    Scenario: It can be tried again
      Given the app offers:
        | provider |
        | password |
        | phone    |
      And Grace has opened "/"
      And the next project settings request will fail: broken connection
      And she has chosen "Sign in with phone"
      And she sees the message "A network error has occurred"
      When she chooses "Sign in with phone"
      Then she comes to "Enter your phone number"

  @limit.verification-lifetime
  Rule: The proof that a person is there holds for 60 seconds
    Source: spec §9; reference §0.1, §8

    @23-42
    Scenario: 59.999 seconds later it still holds
      Given Grace has opened "/"
      And she has solved the human verification
      And she has filled in:
        | Phone number | 6505550100 |
      And 59.999 seconds have passed
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

    @23-43
    Scenario: 60 seconds later it does not
      Given Grace has opened "/"
      And she has solved the human verification
      And she has filled in:
        | Phone number | 6505550100 |
      And 60 seconds have passed
      When she chooses "Verify"
      Then she sees the message "Solve the reCAPTCHA" under "Human verification"
      And no text message has been sent

    @23-44
    Scenario: Another one then counts anew
      Given Grace has opened "/"
      And she has solved the human verification
      And 60 seconds have passed
      And she has solved the human verification
      And she has filled in:
        | Phone number | 6505550100 |
      And 59.999 seconds have passed
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

  @screen.phone-code
  Rule: "Verify your phone number" asks for the 6 digits that were sent, and leads back to the number
    Source: spec §2; reference §1.2 (36), T141, T142, Q28

    @23-45
    Scenario: What is there
      When Grace has come to "Verify your phone number"
      Then the page is titled "Verify your phone number – Doorstep"
      And she reads "Enter the 6-digit code we sent to +16505550100"
      And she reads "Resend code in 0:15"
      And she is asked for:
        | 6-digit code |
      And she can choose:
        | +16505550100 | Cancel | Continue |
      And the focus is on "6-digit code"
      And she sees no message

    @23-46
    Scenario: The small print has its links
      Given the app links to its terms of service and its privacy policy
      When Grace has come to "Verify your phone number"
      Then she can choose:
        | +16505550100 | Cancel | Continue | Terms of Service | Privacy Policy |

    @23-47
    Scenario: The number leads back to be mended
      Given Grace has come to "Verify your phone number"
      When she chooses "+16505550100"
      Then she comes to "Enter your phone number"
      And the country is "United States"
      And the field "Phone number" contains "6505550100"
      And a text message has been sent to "+16505550100"

    @23-48
    Scenario: A number of another country leads back to that country
      Given Grace has opened "/"
      And she has asked for a code to "+447400123456"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      And she comes to "Verify your phone number"
      When she chooses "+447400123456"
      Then she comes to "Enter your phone number"
      And the country is "United Kingdom"
      And the field "Phone number" contains "7400123456"

    @23-49
    Scenario: A changed number is sent a code of its own
      Given Grace has come to "Verify your phone number"
      And she has chosen "+16505550100"
      And she comes to "Enter your phone number"
      And she has asked for a code to "6505550199"
      And she sees a tick and "Code sent!"
      When 1 second passes
      Then she comes to "Verify your phone number"
      And she reads "Enter the 6-digit code we sent to +16505550199"

    @23-50
    Scenario: "Cancel" leads back to an empty number
      Given Grace has come to "Verify your phone number"
      When she chooses "Cancel"
      Then she comes to "Enter your phone number"
      And the field "Phone number" contains ""

    @23-51
    Scenario: "Cancel" leads back to the ways in where there are several
      Given the app offers:
        | provider |
        | password |
        | phone    |
      And Grace has come to "Verify your phone number"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Sign in with phone |

    @23-52
    Scenario Outline: A code may be pasted as "<pasted>"
      Given Grace has come to "Verify your phone number"
      When she pastes "<pasted>" into "6-digit code"
      Then the field "6-digit code" contains "123456"

      Examples:
        | pasted  |
        | 123456  |
        | 123 456 |
        | 123-456 |

    @23-53
    Scenario Outline: "<action>" goes on
      Given Grace has come to "Verify your phone number"
      And she has filled in "123456" as the "6-digit code"
      When she <action>
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the service has received 1 phone sign-in request

      Examples:
        | action             |
        | presses "Enter"    |
        | chooses "Continue" |
        | clicks "Continue"  |

  @valid.phone-code
  Rule: A code that is not 6 digits is refused, and nobody is asked about it
    Source: spec §5; reference §4, T135

    @23-54
    Scenario Outline: "<typed>" is refused, for <reason>
      Given Grace has come to "Verify your phone number"
      When she enters "<typed>" as the code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And she is still on "Verify your phone number"
      And the focus is on "6-digit code"
      And the service has received no phone sign-in request

      Examples:
        | typed    | reason                      |
        |          | want of any                 |
        | 12345    | want of one                 |
        | 1234567  | one too many                |
        | 12345a   | a letter                    |
        | 123 4567 | one too many beside a blank |
        | 12-345   | want of one beside a dash   |
        | -123456  | a sign before it            |
        | 123456-  | a dash after it             |
        | 1e5000   | a number that is no digits  |
        | ١٢٣٤٥٦   | digits of another script    |

    @23-55
    Scenario: Blanks around it are left away
      Given Grace has come to "Verify your phone number"
      When she enters " 123456 " as the code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the service has received 1 phone sign-in request

    @23-56
    Scenario Outline: It may be written as messages and apps show it: "<written>"
      Given Grace has come to "Verify your phone number"
      When she enters the code from her text message in the format "<written>"
      Then she sees a tick and "Verified!"

      Examples:
        | written  |
        | ### ###  |
        | ###-###  |
        | ## ## ## |

    @23-57
    Scenario: A code may begin with a zero
      Given Grace has come to "Verify your phone number"
      When she enters "012345" as the code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the service has received 1 phone sign-in request

    @23-58
    Scenario: The message goes when she types
      Given Grace has come to "Verify your phone number"
      And she has entered "12345" as the code
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When she types "1" into "6-digit code"
      Then she sees no message

  @limit.phone-code-length
  Rule: A code from a text message has 6 digits
    Source: spec §9; reference §4

    @23-59
    Scenario Outline: <digits> digits are not asked about
      Given Grace has come to "Verify your phone number"
      When she enters "<code>" as the code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the service has received no phone sign-in request

      Examples:
        | digits | code    |
        | 5      | 54321   |
        | 7      | 7654321 |

    @23-60
    Scenario: 6 digits are asked about
      Given Grace has come to "Verify your phone number"
      When she enters the code from her text message
      Then she sees a tick and "Verified!"
      And the service has received 1 phone sign-in request

  @error.invalid-verification-code
  Rule: A code that is not the one that was sent is said to be wrong
    Source: spec §8; reference §9.3, T138, Q15

    @23-61
    Scenario: Under the code
      Given Grace has come to "Verify your phone number"
      When she enters a wrong code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And she is still on "Verify your phone number"
      And the focus is on "6-digit code"

    @23-62
    Scenario: The right code after a wrong one
      Given Grace has come to "Verify your phone number"
      And she has entered a wrong code
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When she enters the code from her text message
      Then she sees a tick and "Verified!"

    @23-63
    Scenario: The message goes when she types
      Given Grace has come to "Verify your phone number"
      And she has entered a wrong code
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When she types "1" into "6-digit code"
      Then she sees no message

    @23-64
    Scenario: The code that was sent first is no good for the second number
      Given Grace has come to "Verify your phone number"
      And she has chosen "+16505550100"
      And she comes to "Enter your phone number"
      And she has asked for a code to "6505550199"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      And she comes to "Verify your phone number"
      When she enters the code from her first text message
      Then she sees the message "Wrong code. Try again." under "6-digit code"

  @error.code-expired
  Rule: A code that is too old leads back to the number, which is kept
    Source: spec §8; reference §9.3, T137

    @23-65
    Scenario: It has become too old
      Given Grace has come to "Verify your phone number"
      And the codes sent to "+16505550100" have expired
      When she enters the code from her text message
      Then she comes to "Enter your phone number"
      And she sees the message "This code is no longer valid"
      And the country is "United States"
      And the field "Phone number" contains "6505550100"

    @23-66
    Scenario: The service calls it so
      Given Grace has come to "Verify your phone number"
      And the next phone sign-in request will fail: expired text message
      When she enters the code from her text message
      Then she comes to "Enter your phone number"
      And she sees the message "This code is no longer valid"

    @23-67
    Scenario: Another one can be had at once
      Given Grace has come to "Verify your phone number"
      And the next phone sign-in request will fail: expired text message
      And she has entered the code from her text message
      And she comes to "Enter your phone number"
      And she has solved the human verification
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"
      And 2 text messages have been sent to "+16505550100"

  @flow.resend
  Rule: After a countdown another code can be asked for
    Source: spec §4; reference §8, T140, T141, Q27

    @23-68
    Scenario Outline: <time> after the code was sent she reads "<countdown>"
      Given Grace has come to "Verify your phone number"
      When <time> pass
      Then she reads "<countdown>"

      Examples:
        | time             | countdown           |
        | 999 milliseconds | Resend code in 0:15 |
        | 1 second         | Resend code in 0:14 |
        | 5 seconds        | Resend code in 0:10 |
        | 6 seconds        | Resend code in 0:09 |
        | 14 seconds       | Resend code in 0:01 |

    @23-69
    Scenario: "Resend" leads back to the number, and sends nothing by itself
      Given Grace has come to "Verify your phone number"
      And 15 seconds have passed
      When she chooses "Resend"
      Then she comes to "Enter your phone number"
      And the field "Phone number" contains "6505550100"
      And a text message has been sent to "+16505550100"

    @23-70
    Scenario: Another code is sent from there
      Given Grace has come to "Verify your phone number"
      And 15 seconds have passed
      And she has chosen "Resend"
      And she comes to "Enter your phone number"
      And she has solved the human verification
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"
      And 2 text messages have been sent to "+16505550100"

    @23-71
    Scenario: The second code signs in
      Given Grace has come to "Verify your phone number"
      And 15 seconds have passed
      And she has chosen "Resend"
      And she comes to "Enter your phone number"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      And she comes to "Verify your phone number"
      When she enters the code from her text message
      Then she sees a tick and "Verified!"

    @23-72
    Scenario: It is waited for anew after another code
      Given Grace has come to "Verify your phone number"
      And 15 seconds have passed
      And she has chosen "Resend"
      And she comes to "Enter your phone number"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      When 1 second passes
      Then she comes to "Verify your phone number"
      And she reads "Resend code in 0:15"

    @23-73
    Scenario: A wrong code does not make the wait longer
      Given Grace has come to "Verify your phone number"
      And 14.5 seconds have passed
      And she has entered a wrong code
      And she sees the message "Wrong code. Try again." under "6-digit code"
      And 500 milliseconds have passed
      When she chooses "Resend"
      Then she comes to "Enter your phone number"

    @23-74
    Scenario: Nor does a service that takes its time
      Given Grace has come to "Verify your phone number"
      And the service delays its answer to every phone sign-in request
      And she has entered a wrong code
      And 15 seconds have passed
      And the service has answered
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When she chooses "Resend"
      Then she comes to "Enter your phone number"

  @limit.resend-countdown
  Rule: Another code can be asked for after 15 seconds
    Source: spec §9; reference §8, T140

    @23-75
    Scenario: At once it cannot
      When Grace has come to "Verify your phone number"
      Then she reads "Resend code in 0:15"
      And she can choose:
        | +16505550100 | Cancel | Continue |

    @23-76
    Scenario: 14.999 seconds later it still cannot
      Given Grace has come to "Verify your phone number"
      When 14.999 seconds pass
      Then she reads "Resend code in 0:01"
      And she can choose:
        | +16505550100 | Cancel | Continue |

    @23-77
    Scenario: 15 seconds later it can
      Given Grace has come to "Verify your phone number"
      When 15 seconds pass
      Then she can choose:
        | +16505550100 | Cancel | Resend | Continue |
      And she does not read "Resend code in 0:00"

  @flow.success-icon
  Rule: A success by phone is shown for a second before the visitor is taken on
    Source: spec §4; reference §8

    @23-78
    Scenario: A code that was sent
      Given Grace has opened "/"
      When she asks for a code to "6505550100"
      Then she sees a tick and "Code sent!"

    @23-79
    Scenario: A code that was right
      Given Grace has come to "Verify your phone number"
      When she enters the code from her text message
      Then she sees a tick and "Verified!"
      And nobody is signed in to the app

    @23-80
    Scenario: A code that was not sent has none
      Given Grace has opened "/"
      And the next text message request will fail: broken connection
      When she asks for a code to "6505550100"
      Then she sees the message "A network error has occurred"
      And she sees no tick and no progress message

  @limit.success-icon
  Rule: A success by phone is shown for 1000 milliseconds
    Source: spec §9; reference §8

    @23-81
    Scenario: 999 milliseconds after a code was sent
      Given Grace has opened "/"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      When 999 milliseconds pass
      Then she sees a tick and "Code sent!"
      And she is still on "Enter your phone number"

    @23-82
    Scenario: 1000 milliseconds after a code was sent
      Given Grace has opened "/"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      When 1000 milliseconds pass
      Then she comes to "Verify your phone number"

    @23-83
    Scenario: 999 milliseconds after a code was right
      Given Grace has come to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 999 milliseconds pass
      Then she sees a tick and "Verified!"
      And she is still on "Verify your phone number"

    @23-84
    Scenario: 1000 milliseconds after a code was right
      Given Grace has come to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1000 milliseconds pass
      Then she reads "You are logged in."
