Feature: Codes that are submitted by their last digit
  Some screens ask for a code of six digits, from a text message or from an authenticator app, which is a program on the
  visitor's phone. Usually the visitor submits the code by the button "Continue" or the Enter key. The developer can set
  "submitFullCodes" to true: a code is then submitted as soon as the field "6-digit code" holds six digits. "Types" and
  "fills in" replace the text of the field and press no other key. To complete "Sign in" is to enter the right password
  and submit it. The codes "123456" and "123457" are not the one in the text message, so the service finds them wrong.
  After the right code, the tick "Verified!" or "Added!" appears.

  @ours.full-codes
  Rule: With "submitFullCodes", a code is submitted as soon as it has six digits
    Spaces and dashes between the digits do not count, and of a pasted message only the code is entered. In "### ###",
    each # stands for a digit of the code. The browser can fill in the code of a text message that it has read.

    Source: ours

    Background:
      Given the developer has set "submitFullCodes" to true
      And phone is the only sign-in option

    @69-1
    Scenario: Grace signs in by typing the six digits of the code from her text message
      Given Grace has come to "Verify your phone number"
      When she types the code from her text message
      Then she sees a tick and "Verified!"
      And the service has received 1 request to sign in with the code from the text message

    @69-2
    Scenario: Grace signs in by typing the code from her text message in two groups of digits
      Given Grace has come to "Verify your phone number"
      When she types the code from her text message in the format "### ###"
      Then she sees a tick and "Verified!"

    @69-3
    Scenario: Grace signs in with a code that the browser fills in
      Given Grace has come to "Verify your phone number"
      When she lets the browser fill in the code from her text message
      Then she sees a tick and "Verified!"
      And the service has received 1 request to sign in with the code from the text message

    @69-4
    Scenario Outline: The pasted text "<pasted>" contains six digits, so it is submitted
      Given Grace has come to "Verify your phone number"
      When she pastes "<pasted>" into "6-digit code"
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the field "6-digit code" contains "123456"
      And the service has received 1 request to sign in with the code from the text message

      Examples:
        | pasted              |
        | 123456              |
        | 123-456             |
        | Your code is 123456 |

    @69-5
    Scenario Outline: The code "<typed>" is not submitted, because it has <reason>
      Given Grace has come to "Verify your phone number"
      When she types "<typed>" into "6-digit code"
      Then the field "6-digit code" contains "<typed>"
      And she sees no message
      And the service has received no request to sign in with the code from the text message

      Examples:
        | typed   | reason       |
        | 12345   | five digits  |
        | 1234567 | seven digits |
        | 12345a  | a letter     |

    @69-6
    Scenario: A pasted number of seven digits is not submitted
      Given Grace has come to "Verify your phone number"
      When she pastes "1234567" into "6-digit code"
      Then the field "6-digit code" contains "1234567"
      And she sees no message
      And the service has received no request to sign in with the code from the text message

    @69-7
    Scenario: Grace, who replaces seven typed digits by six, submits the six
      Given Grace has come to "Verify your phone number"
      And she has filled in "1234567" as the "6-digit code"
      When she types "123456" into "6-digit code"
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the service has received 1 request to sign in with the code from the text message

    @69-8
    Scenario: "Continue" still submits the form, and finds a code of five digits wrong
      Given Grace has come to "Verify your phone number"
      And she has filled in "12345" as the "6-digit code"
      When she chooses "Continue"
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the service has received no request to sign in with the code from the text message

    @69-9
    Scenario: A code of five digits that was found wrong is submitted when it gets its sixth digit
      Given Grace has come to "Verify your phone number"
      And she has entered "12345" as the code
      When she types "123456" into "6-digit code"
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the service has received 1 request to sign in with the code from the text message

  @ours.full-codes
  Rule: With "submitFullCodes", the code of a second factor is submitted as soon as it has six digits
    A second factor is a second step of a sign-in: a code from a text message or from an authenticator app. The page for
    adding a second factor adds a phone or an authenticator app to the account of a visitor who is signed in. The tick
    "Code sent!" covers the screen for one second, before the visitor is asked for the code.

    Source: ours

    Background:
      Given the developer has set "submitFullCodes" to true

    @69-10
    Scenario: Ada signs in by typing the code from the text message of her second factor
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      When she types the code from her text message
      Then she sees a tick and "Verified!"
      And the service has received 1 request to check the code of the second factor

    @69-11
    Scenario: Ada signs in by typing the code from her authenticator app
      Given Ada has an account with an authenticator app as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      When she types the code from her authenticator app
      Then she sees a tick and "Verified!"
      And the service has received 1 request to check the code of the second factor

    @69-12
    Scenario: Ada adds a phone as second factor by typing the code from the text message
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Text message"
      And she has asked for a code to "6505550100"
      And 1 second has passed
      When she types the code from her text message
      Then she sees a tick and "Added!"
      And Ada's account has 1 second factor

    @69-13
    Scenario: Ada adds an authenticator app as second factor by typing its first code
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And she has chosen "Authenticator app"
      When she types the first code of the authenticator app that she is adding
      Then she sees a tick and "Added!"
      And Ada's account has 1 second factor

    @69-14
    Scenario Outline: Five digits are not submitted on "<screen>"
      Given Ada has come to the screen "<screen>"
      When she types "12345" into "6-digit code"
      Then the field "6-digit code" contains "12345"
      And she sees no message
      And she sees no tick and no progress message

      Examples:
        | screen                         |
        | Verify it’s you (code)         |
        | Add a second step (code)       |
        | Connect your authenticator app |

  @ours.full-codes
  Rule: Each code is submitted by its last digit only once
    After an error, the last digit submits only a code that has not been submitted before. "Continue" and the Enter key
    submit any code, as often as the visitor likes. The button "Resend" appears after 15 seconds. A visitor who goes
    back and forward in her browser finds the field empty.

    Source: ours

    Background:
      Given the developer has set "submitFullCodes" to true
      And phone is the only sign-in option
      And Grace has come to "Verify your phone number"

    @69-15
    Scenario: After a wrong code, the right one is submitted by its last digit
      Given she has filled in "123456" as the "6-digit code"
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When she types the code from her text message
      Then she sees a tick and "Verified!"
      And the service has received 2 requests to sign in with the code from the text message

    @69-16
    Scenario: A wrong code that differs from an earlier one in a single digit is submitted
      Given she has filled in "123456" as the "6-digit code"
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When she types "123457" into "6-digit code"
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the service has received 2 requests to sign in with the code from the text message

    @69-17
    Scenario Outline: A wrong code is not submitted again after a change to "<changed>" that Grace has undone
      Given she has filled in "123456" as the "6-digit code"
      And she sees the message "Wrong code. Try again." under "6-digit code"
      And she has filled in "<changed>" as the "6-digit code"
      When she types "123456" into "6-digit code"
      Then the field "6-digit code" contains "123456"
      And she sees no message
      And the service has received 1 request to sign in with the code from the text message

      Examples:
        | changed |
        | 12345   |
        | 1234567 |

    @69-18
    Scenario: A wrong code is not submitted again when it is written with a blank
      Given she has filled in "123456" as the "6-digit code"
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When she types "123 456" into "6-digit code"
      Then the field "6-digit code" contains "123 456"
      And she sees no message
      And the service has received 1 request to sign in with the code from the text message

    @69-19
    Scenario: A code that could not be checked because the connection was broken is submitted again by "Continue"
      Given the next request to sign in with the code from the text message will fail: broken connection
      And she has typed the code from her text message
      And she sees the message "A network error has occurred"
      When she chooses "Continue"
      Then she sees a tick and "Verified!"
      And the service has received 2 requests to sign in with the code from the text message

    @69-20
    Scenario: A wrong code is not submitted again when "Resend" appears after 15 seconds
      Given she has filled in "123456" as the "6-digit code"
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When 15 seconds pass
      Then she can choose:
        | +16505550100 | Resend | Cancel | Continue |
      And the service has received 1 request to sign in with the code from the text message

    @69-21
    Scenario: A wrong code is not submitted again when Grace goes back and forward
      Given she has filled in "123456" as the "6-digit code"
      And she sees the message "Wrong code. Try again." under "6-digit code"
      And she has gone back in her browser
      And she comes to "Enter your phone number"
      When she goes forward in her browser
      Then she comes to "Verify your phone number"
      And the field "6-digit code" contains ""
      And the service has received 1 request to sign in with the code from the text message

    @69-22
    Scenario: Pressing Enter after the last digit sends no second request while the code is being checked
      Given the service delays its answer to every request to sign in with the code from the text message
      And she has typed the code from her text message
      And she has pressed "Enter" 2 times
      When the service answers
      Then she sees a tick and "Verified!"
      And the service has received 1 request to sign in with the code from the text message

    @69-23
    Scenario: A different code that Grace types while a wrong one is being checked is not submitted by itself
      Given the service delays its answer to every request to sign in with the code from the text message
      And she has filled in "123456" as the "6-digit code"
      And she sees the progress message "Verifying..."
      And she has filled in "123457" as the "6-digit code"
      When the service answers
      Then the field "6-digit code" contains "123457"
      And the service has received 1 request to sign in with the code from the text message

    @69-24
    Scenario: A screen reader says that a code is right after its last digit
      Given she listens to a screen reader
      When she types the code from her text message
      Then the screen reader says:
        | Verifying... |
        | Verified!    |

    @69-25
    Scenario: A screen reader says that a code is wrong after its last digit
      Given she listens to a screen reader
      When she types "123456" into "6-digit code"
      Then the screen reader says:
        | Verifying...           |
        | Wrong code. Try again. |

  @ours.full-codes
  Rule: Without "submitFullCodes", the visitor submits the code
    An organisation, which the settings call a tenant, can decide this for its own visitors. Unless the table says
    otherwise, what the developer has set for all applies to an organisation, too. An organisation signs in by phone
    only if its accounts are the app's own. In "tenants.tenants[0]", 0 stands for the first organisation. To "enter" a
    code is to type it and to press Enter.

    Source: ours

    @69-27
    Scenario Outline: Six digits are not submitted on "<screen>"
      Given Ada has come to the screen "<screen>"
      When she types "123456" into "6-digit code"
      Then the field "6-digit code" contains "123456"
      And she sees no message
      And she sees no tick and no progress message

      Examples:
        | screen                         |
        | Verify your phone number       |
        | Verify it’s you (code)         |
        | Add a second step (code)       |
        | Connect your authenticator app |

    @69-28
    Scenario: Six digits are not submitted if the developer has set "submitFullCodes" to false
      Given the developer has set "submitFullCodes" to false
      And Grace has come to the screen "Verify your phone number"
      When she types "123456" into "6-digit code"
      Then the field "6-digit code" contains "123456"
      And she sees no message
      And the service has received no request to sign in with the code from the text message

    @69-26
    Scenario: A screen reader says that a code is wrong after the Enter key
      Given Grace has come to the screen "Verify your phone number"
      And she listens to a screen reader
      When she enters "123456" as the code
      Then the screen reader says:
        | Verifying...           |
        | Wrong code. Try again. |

    @69-29
    Scenario: Six digits are submitted at Globex, which has set "submitFullCodes" to true while it is false for all
      Given the developer has set "submitFullCodes" to false
      And people of these organisations sign in here:
        | organisation | sign-in options | accounts      | submits full codes |
        | Initech      | email           |               |                    |
        | Globex       | phone           | the app's own | yes                |
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      And she has asked for a code to "6505550100"
      And 1 second has passed
      When she types "123456" into "6-digit code"
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the service has received 1 request to sign in with the code from the text message

    @69-30
    Scenario: Six digits are not submitted at Globex, which has set "submitFullCodes" to false while it is true for all
      Given the developer has set "submitFullCodes" to true
      And people of these organisations sign in here:
        | organisation | sign-in options | accounts      | submits full codes |
        | Initech      | email           |               |                    |
        | Globex       | phone           | the app's own | no                 |
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      And she has asked for a code to "6505550100"
      And 1 second has passed
      When she types "123456" into "6-digit code"
      Then the field "6-digit code" contains "123456"
      And she sees no message
      And the service has received no request to sign in with the code from the text message

    @69-31
    Scenario: Six digits are submitted at Initech, because the developer has set "submitFullCodes" to true for all
      Given the developer has set "submitFullCodes" to true
      And people of these organisations sign in here:
        | organisation | sign-in options | accounts      | submits full codes |
        | Initech      | phone           | the app's own |                    |
        | Globex       | email           |               | no                 |
      And Grace has opened "/"
      And she has chosen "Sign in to Initech"
      And she has asked for a code to "6505550100"
      And 1 second has passed
      When she types "123456" into "6-digit code"
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the service has received 1 request to sign in with the code from the text message

    @69-32
    Scenario: A developer who sets "submitFullCodes" to "yes" reads that it must be true or false
      Given the developer has set "submitFullCodes" to "yes"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'submitFullCodes: must be true or false, but is "yes"'

    @69-33
    Scenario: A developer who misspells "submitFullCodes" reads the right name
      Given the developer has set "submitFullCode" to true
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'submitFullCode: is not a known key; did you mean "submitFullCodes"?'

    @69-34
    Scenario: A developer who sets "submitFullCodes" of an organisation to "yes" reads that it must be true or false
      Given people of Initech and Globex sign in here
      And the developer has set "tenants.tenants[0].submitFullCodes" to "yes"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'tenants.tenants[0].submitFullCodes: must be true or false, but is "yes"'
