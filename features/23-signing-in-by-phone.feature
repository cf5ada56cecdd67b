Feature: Signing in by phone
  A visitor can sign in with a phone number, which she enters on the screen "Enter your phone number". The service sends
  a text message with a 6-digit code, and she enters the code on the screen "Verify your phone number". A number is
  entered without the code of its country, because the country is chosen beside it; here it is the United States, whose
  code is +1. Where a visitor "asks for a code", she enters her number, proves that she is a person by solving the human
  verification, and chooses "Verify". Where she "has come to "Verify your phone number"", she has asked for a code to
  her own number. Each tick covers the screen for one second. A "message" tells her that something is wrong; other texts
  of a screen are no messages. "Dismiss" removes a message. To "enter" a code means to type it and to submit it.

  Background:
    Given phone is the only sign-in option
    And Grace's phone number is "+16505550100"

  @screen.phone-entry
  Rule: "Enter your phone number" asks for a country, a number and the proof that the visitor is a person
    The proof is the checkbox "Human verification". It belongs to reCAPTCHA, a service of Google that keeps programs
    from requesting codes. Only the button "Verify" requests a text message. In the field "Phone number", which is not
    the last one, Enter does not submit the form.

    Source: spec §2; reference §1.2 (35), §1.1 "Footers", T25, T134

    @23-1
    Scenario: "Enter your phone number" shows three fields, its small print and the button "Verify"
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
    Scenario: "Enter your phone number" links to the terms of service and the privacy policy
      Given the app links to its terms of service and its privacy policy
      When Grace opens "/"
      Then she reads "By tapping Verify, you are indicating that you accept our Terms of Service and Privacy Policy. An SMS may be sent. Message & data rates may apply."
      And she can choose:
        | Verify | Terms of Service | Privacy Policy |
      And she does not read "By tapping Verify, an SMS may be sent. Message & data rates may apply."

    @23-6
    Scenario: Pressing Enter in the field "Phone number" does not request a text message
      Given Grace has opened "/"
      And she has solved the human verification
      And she has filled in:
        | Phone number | 6505550100 |
      When she presses "Enter"
      Then she sees no message
      And the service has received no request to send a text message

  @screen.phone-entry
  Rule: If there are several sign-in options, "Enter your phone number" lets the visitor go back to their list
    That list, which the visitor sees first, already says that she accepts the terms of service and the privacy policy,
    so this screen does not say it again: it says only that an SMS may be sent. "Cancel" leads back to the list. Where a
    step says "instead", the app offers these options in place of phone alone.

    Source: spec §2; reference §1.2 (35), §1.1 "Footers", T25, T134

    @23-3
    Scenario: "Enter your phone number" has the button "Cancel" if email is a sign-in option, too
      Given the app offers email and phone instead
      When Grace has come to "Enter your phone number"
      Then she can choose:
        | Cancel | Verify |
      And she reads "By tapping Verify, an SMS may be sent. Message & data rates may apply."

    @23-4
    Scenario: "Cancel" leads from "Enter your phone number" back to the list of sign-in options
      Given the app offers email and phone instead
      And Grace has come to "Enter your phone number"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Sign in with phone |

    @23-5
    Scenario: If email is a sign-in option, too, "Enter your phone number" links to the terms and the privacy policy, but does not ask again to accept them
      Given the app links to its terms of service and its privacy policy
      And the app offers email and phone instead
      When Grace has come to "Enter your phone number"
      Then she can choose:
        | Cancel | Verify | Terms of Service | Privacy Policy |
      And she reads "By tapping Verify, an SMS may be sent. Message & data rates may apply."

  @provider.phone
  Rule: A visitor can sign in with a phone number and the code that was sent to it
    The tick "Code sent!" covers the screen for one second. The tick "Verified!" covers it for one second, too. "You are
    logged in." is the app's page for signed-in visitors. A visitor who is signed in to the app is known to all its
    parts. Where a step says "instead", the app offers these options in place of phone alone, and the visitor first sees
    a list of them. Ada's account has an email, too, by which the app knows her.

    Source: spec §3; reference §1.3, §2.6

    @23-7
    @journey
    Scenario: Grace signs in with her phone number and her code, and signs out again
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
    Scenario: The button "Sign in with phone" leads to "Enter your phone number"
      Given the app offers email and phone instead
      And Grace has opened "/"
      When she chooses "Sign in with phone"
      Then she comes to "Enter your phone number"

    @23-10
    Scenario: Ada, whose account has a phone number, signs in to this account with the number
      Given Ada has an account with the phone "+16505550123"
      And she has come to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

  @provider.phone
  Rule: The app is told the phone number with which a visitor has signed in
    The developer can give the widget a callback, a function of the app that is called after each sign-in. It decides
    whether the visitor goes on to the home page; here, it lets her. "Credential" is what another company, such as
    Google, hands over after a sign-in; a phone number has none. "Target" is the page to which the sign-in is to lead;
    here, the app has named none. "Operation" says what she has done: "signIn" stands for a sign-in. "New user" says
    that her account is new. The tick "Verified!" covers the screen for one second. "User" is the visitor, whom the app
    knows by her number only, and "provider" says how she has signed in.

    Source: spec §3; reference §1.3, §2.6

    @23-9
    Scenario: The callback "signInSuccessWithAuthResult" learns the phone number of the visitor who has signed in
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Grace has come to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she reads "You are logged in."
      And the app is told by "signInSuccessWithAuthResult":
        | user       | +16505550100 |
        | credential | none         |
        | operation  | signIn       |
        | new user   | yes          |
        | provider   | phone        |
        | target     | none         |

  @flow.phone
  Rule: A visitor who enters a phone number is asked for the code that was sent to it
    The tick "Code sent!" covers the screen for one second. Then the screen "Verify your phone number" asks for the
    code. If the code is right, the tick "Verified!" appears.

    Source: spec §4; reference §3.9, T130

    @23-11
    Scenario: A code is sent to the phone number that Grace enters
      Given Grace has opened "/"
      When she asks for a code to "6505550100"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "+16505550100"

    @23-12
    Scenario: One second after "Code sent!" Grace is asked for the code
      Given Grace has opened "/"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      When 1 second passes
      Then she comes to "Verify your phone number"
      And she sees no tick and no progress message

    @23-13
    Scenario: The code from the text message is accepted
      Given Grace has come to "Verify your phone number"
      When she enters the code from her text message
      Then she sees a tick and "Verified!"

  @call.phone
  Rule: The service is asked once to send a code, and the visitor sees a message if that fails
    Until the service answers, "Verifying..." covers the screen, and pressing a key or a button again has no effect. If
    the code has been sent, the tick "Code sent!" appears. "Disabled account" means that an administrator has disabled
    the account with this phone number, "administrators only" that only an administrator may do this, and "malformed
    number" that the service finds no phone number in what was typed. The message about a malformed number stands under
    the field, because the visitor can correct it there. A site can have rules of its own for who may sign in, for
    example a list of phone numbers. The service applies them, and refuses in the site's own words.

    Source: spec §7; reference §2.6, T131, T132, T133, T139

    @23-15
    Scenario: Choosing "Verify" again while the text message is being sent sends no second text message
      Given Grace has opened "/"
      And the service delays its answer to every request to send a text message
      And she has asked for a code to "6505550100"
      And she has chosen "Verify"
      When the service answers
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "+16505550100"

    @23-17
    Scenario: Grace sees "Verifying..." while the text message is being sent
      Given Grace has opened "/"
      And the service delays its answer to every request to send a text message
      When she asks for a code to "6505550100"
      Then she sees the progress message "Verifying..."

    @23-19
    Scenario Outline: If no code can be sent because of "<reason>", Grace sees a message and stays on the form
      Given Grace has opened "/"
      And the next request to send a text message will fail: <reason>
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
    Scenario: If the site's own rules reject a phone number, Grace reads the site's own reason
      Given Grace has opened "/"
      And the next request to send a text message will be rejected by the site's own rules: "Only members of the society may enter."
      When she asks for a code to "6505550100"
      Then she sees the message "Only members of the society may enter."

    @23-21
    Scenario: If the service finds the phone number malformed, Grace sees a message under "Phone number"
      Given Grace has opened "/"
      And the next request to send a text message will fail: malformed number
      When she asks for a code to "6505550100"
      Then she sees the message "Enter a valid phone number" under "Phone number"
      And the focus is on "Phone number"

  @call.phone
  Rule: The service is asked once to check a code, and the visitor sees a message if that fails
    Until the service answers, "Verifying..." covers the screen, and pressing a key or a button again has no effect. If
    the code is right, the tick "Verified!" appears. "Continue" submits the code that is in the field. "Disabled
    account" means that an administrator has disabled the account with this phone number, and "administrators only" that
    only an administrator may do this. A site can have rules of its own for who may sign in, for example a list of phone
    numbers. The service applies them, and refuses in the site's own words.

    Source: spec §7; reference §2.6, T131, T132, T133, T139

    @23-14
    Scenario: A sign-in by phone takes one request for a text message and one request to sign in
      Given Grace has come to "Verify your phone number"
      When she enters the code from her text message
      Then she sees a tick and "Verified!"
      And the service has received 1 request to send a text message
      And the service has received 1 request to sign in with the code from the text message

    @23-16
    Scenario: Pressing Enter again while the code is being checked sends no second request to sign in
      Given Grace has come to "Verify your phone number"
      And the service delays its answer to every request to sign in with the code from the text message
      And she has entered the code from her text message
      And she has pressed "Enter" 2 times
      When the service answers
      Then she sees a tick and "Verified!"
      And the service has received 1 request to sign in with the code from the text message

    @23-18
    Scenario: Grace sees "Verifying..." while her code is being checked
      Given Grace has come to "Verify your phone number"
      And the service delays its answer to every request to sign in with the code from the text message
      When she enters the code from her text message
      Then she sees the progress message "Verifying..."

    @23-23
    Scenario Outline: If her code cannot be checked because of "<reason>", Grace sees a message and is not signed in
      Given Grace has come to "Verify your phone number"
      And the next request to sign in with the code from the text message will fail: <reason>
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
    Scenario: If the site's own rules reject a sign-in by phone, Grace reads the site's own reason
      Given Grace has come to "Verify your phone number"
      And the next request to sign in with the code from the text message will be rejected by the site's own rules: "Only members of the society may enter."
      When she enters the code from her text message
      Then she sees the message "Only members of the society may enter."

    @23-25
    Scenario: A code that could not be checked because the connection was broken can be submitted again
      Given Grace has come to "Verify your phone number"
      And the next request to sign in with the code from the text message will fail: broken connection
      And she has entered the code from her text message
      And she sees the message "A network error has occurred"
      When she chooses "Continue"
      Then she sees a tick and "Verified!"

  @config.admin-restricted-operation
  Rule: If only administrators create accounts, a phone number without an account leads to "Not Authorized"
    The service refuses the phone number, because only administrators may create an account for it. The developer's
    setting "adminRestrictedOperation" leads such a visitor to the screen "Not Authorized". The service can refuse when
    the code is requested, or only when the code is entered. "Back" leads to the screen from which the visitor has come.
    Where a step says "instead", the app offers a list of options, which the visitor sees first; "Back" does not lead to
    that list.

    Source: spec §3; reference T132, T155, Q41

    @23-26
    Scenario: "Not Authorized" names the phone number that the service refuses to send a code to
      Given the setting "adminRestrictedOperation" leads to "Not Authorized"
      And Grace has opened "/"
      And the next request to send a text message will fail: administrators only
      When she asks for a code to "6505550100"
      Then she comes to "Not Authorized"
      And she reads "+16505550100 is not authorized to view the requested page."

    @23-27
    Scenario: "Not Authorized" names the phone number that the service refuses to sign in
      Given the setting "adminRestrictedOperation" leads to "Not Authorized"
      And Grace has come to "Verify your phone number"
      And the next request to sign in with the code from the text message will fail: administrators only
      When she enters the code from her text message
      Then she comes to "Not Authorized"
      And she reads "+16505550100 is not authorized to view the requested page."

    @23-28
    Scenario: "Back" leads from "Not Authorized" to "Enter your phone number"
      Given the setting "adminRestrictedOperation" leads to "Not Authorized"
      And the app offers email and phone instead
      And Grace has come to "Enter your phone number"
      And the next request to send a text message will fail: administrators only
      And she has asked for a code to "6505550100"
      And she comes to "Not Authorized"
      When she chooses "Back"
      Then she comes to "Enter your phone number"

  @error.too-many-requests-phone
  Rule: A visitor whose phone number has received too many codes sees a message about it
    The service counts the text messages to each phone number, and then sends no more for some time. If a code has been
    sent, the tick "Code sent!" appears. Here, the service refuses one request only. "Asks for a code" always includes
    solving the human verification, so she does this a second time.

    Source: spec §8; reference §9.1, T133

    @23-29
    Scenario: Grace sees that her phone number has been used too many times
      Given Grace has opened "/"
      And the next request to send a text message will fail: too many attempts
      When she asks for a code to "6505550100"
      Then she sees the message "This phone number has been used too many times"
      And she is still on "Enter your phone number"
      And the field "Phone number" contains "6505550100"

    @23-30
    Scenario: A few minutes later, when the service no longer refuses her phone number, Grace is sent a code
      Given Grace has opened "/"
      And the next request to send a text message will fail: too many attempts
      And she has asked for a code to "6505550100"
      And she sees the message "This phone number has been used too many times"
      And 180 seconds have passed
      When she asks for a code to "6505550100"
      Then she sees a tick and "Code sent!"

  @valid.human-verification
  Rule: No code is sent until the visitor has proved that she is a person
    She proves it by solving the human verification, a checkbox of Google's service reCAPTCHA. Each request for a code
    uses the proof up, even if the request fails. A text that cannot be a phone number leads to no request, so it does
    not use the proof up. The service can also refuse the proof. If a code has been sent, the tick "Code sent!" appears.
    On "Verify your phone number", the button with her phone number leads back to "Enter your phone number". The number
    is still in its field there.

    Source: spec §5; reference §2.6, §4, T129, Q23

    @23-31
    Scenario: Without the human verification, Grace sees "Solve the reCAPTCHA" and no code is sent
      Given Grace has opened "/"
      And she has filled in:
        | Phone number | 6505550100 |
      When she chooses "Verify"
      Then she sees the message "Solve the reCAPTCHA" under "Human verification"
      And she is still on "Enter your phone number"
      And no text message has been sent

    @23-32
    Scenario: Without a phone number and the human verification, Grace sees a message under each of the two fields
      Given Grace has opened "/"
      When she chooses "Verify"
      Then she sees the messages under the fields:
        | Phone number       | Enter a valid phone number |
        | Human verification | Solve the reCAPTCHA        |
      And the focus is on "Phone number"

    @23-94
    Scenario: With an invalid phone number and without the human verification, Grace sees a message under each of the two fields
      Given Grace has opened "/"
      And she has filled in:
        | Phone number | 12 |
      When she chooses "Verify"
      Then she sees the messages under the fields:
        | Phone number       | Enter a valid phone number |
        | Human verification | Solve the reCAPTCHA        |
      And the focus is on "Phone number"

    @23-33
    Scenario: The message "Solve the reCAPTCHA" disappears when Grace solves the human verification
      Given Grace has opened "/"
      And she has filled in:
        | Phone number | 6505550100 |
      And she has chosen "Verify"
      And she sees the message "Solve the reCAPTCHA" under "Human verification"
      When she solves the human verification
      Then she sees no message

    @23-34
    Scenario: A human verification that the service does not accept has to be solved again
      Given Grace has opened "/"
      And the next request to send a text message will fail: failed verification
      When she asks for a code to "6505550100"
      Then she sees the message "Solve the reCAPTCHA" under "Human verification"

    @23-35
    Scenario: The human verification has to be solved again after a request for a code has failed
      Given Grace has opened "/"
      And the next request to send a text message will fail: broken connection
      And she has asked for a code to "6505550100"
      And she sees the message "A network error has occurred"
      When she chooses "Verify"
      Then she sees the message "Solve the reCAPTCHA" under "Human verification"
      And the service has received 1 request to send a text message

    @23-22
    Scenario: After a request that failed, Grace can prove again that she is a person and request a code
      Given Grace has opened "/"
      And the next request to send a text message will fail: broken connection
      And she has asked for a code to "6505550100"
      And she sees the message "A network error has occurred"
      And she has solved the human verification
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

    @23-36
    Scenario: After an invalid phone number, for which no code was requested, the human verification need not be solved again
      Given Grace has opened "/"
      And she has asked for a code to "12"
      And she sees the message "Enter a valid phone number" under "Phone number"
      And she has filled in:
        | Phone number | 6505550100 |
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

    @23-37
    Scenario: A visitor who goes back to change her phone number has to solve the human verification again
      Given Grace has come to "Verify your phone number"
      And she has chosen "+16505550100"
      And she comes to "Enter your phone number"
      When she chooses "Verify"
      Then she sees the message "Solve the reCAPTCHA" under "Human verification"

  @call.recaptcha-params
  Rule: The human verification is loaded with the app's own reCAPTCHA key, which the app requests from the service
    The human verification is a checkbox of Google's service reCAPTCHA, which asks each app for a key. Without the key,
    there is no human verification, and nobody can sign in by phone. So the key is requested when the screen with the
    checkbox is about to open. Where a step says "instead", the visitor first sees a list of sign-in options; from
    there, "Sign in with phone" opens this screen.

    Source: spec §7; reference §2.6, T127

    @23-38
    Scenario: The reCAPTCHA key is requested when Grace is asked for her phone number
      When Grace opens "/"
      Then she comes to "Enter your phone number"
      And the service has received 1 request to fetch the reCAPTCHA key

    @23-39
    Scenario: The reCAPTCHA key is not requested while Grace sees the sign-in options
      Given the app offers email and phone instead
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | Sign in with phone |
      And the service has received no request to fetch the reCAPTCHA key

    @23-40
    Scenario Outline: If the reCAPTCHA key cannot be fetched because of "<reason>", Grace sees the sign-in options and a message
      Given the app offers email and phone instead
      And Grace has opened "/"
      And the next request to fetch the reCAPTCHA key will fail: <reason>
      When she chooses "Sign in with phone"
      Then she sees the message "<words>"
      And she can choose:
        | Dismiss | Sign in with email | Sign in with phone |

      Examples:
        | reason            | words                                   |
        | broken connection | A network error has occurred            |
        | unknown error     | Something went wrong. Please try again. |

    @23-41
    Scenario: Grace can choose "Sign in with phone" again after the reCAPTCHA key could not be fetched
      Given the app offers email and phone instead
      And Grace has opened "/"
      And the next request to fetch the reCAPTCHA key will fail: broken connection
      And she has chosen "Sign in with phone"
      And she sees the message "A network error has occurred"
      When she chooses "Sign in with phone"
      Then she comes to "Enter your phone number"

  @limit.verification-lifetime
  Rule: A solved human verification is valid for 60 seconds
    The human verification is a checkbox by which a visitor proves that she is a person. After 60 seconds, its proof is
    too old. If the proof is accepted, a code is sent and the tick "Code sent!" appears. The visitor can also solve it
    again, which gives a new proof.

    Source: spec §9; reference §0.1, §8

    @23-42
    Scenario: A human verification that was solved 59.999 seconds ago is accepted
      Given Grace has opened "/"
      And she has solved the human verification
      And she has filled in:
        | Phone number | 6505550100 |
      And 59.999 seconds have passed
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

    @23-43
    Scenario: A human verification that was solved 60 seconds ago has to be solved again
      Given Grace has opened "/"
      And she has solved the human verification
      And she has filled in:
        | Phone number | 6505550100 |
      And 60 seconds have passed
      When she chooses "Verify"
      Then she sees the message "Solve the reCAPTCHA" under "Human verification"
      And no text message has been sent

    @23-44
    Scenario: A human verification that is solved a second time is valid for 60 seconds again
      Given Grace has opened "/"
      And she has solved the human verification
      And 60 seconds have passed
      And she has solved the human verification
      And she has filled in:
        | Phone number | 6505550100 |
      And 59.999 seconds have passed
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

  @ours.invisible-verification
  Rule: If the app has made the human verification invisible, the visitor has nothing to tick
    Google's service reCAPTCHA then decides by itself whether the visitor is a person. The setting is called
    "recaptchaParameters.size", and belongs to the sign-in option phone; "signInOptions[0]" is the first sign-in option.
    Each request for a code needs a new decision.

    Source: ours

    Background:
      Given the developer has set "signInOptions[0].recaptchaParameters.size" to "invisible"

    @23-88
    Scenario: "Enter your phone number" has no checkbox if the human verification is invisible
      When Grace opens "/"
      Then she is asked for:
        | Country | Phone number |
      And she does not read "Human verification"

    @23-89
    Scenario: "Verify" sends a code at once if the human verification is invisible
      Given Grace has opened "/"
      And she has filled in:
        | Phone number | 6505550100 |
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "+16505550100"

    @23-95
    Scenario: Enter in "Phone number" sends a code if the human verification is invisible
      Given Grace has opened "/"
      And she has filled in:
        | Phone number | 6505550100 |
      When she presses "Enter"
      Then she sees a tick and "Code sent!"

    @23-90
    Scenario: After a failed request, "Verify" sends a code if the human verification is invisible
      Given Grace has opened "/"
      And the next request to send a text message will fail: broken connection
      And she has filled in:
        | Phone number | 6505550100 |
      And she has chosen "Verify"
      And she sees the message "A network error has occurred"
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

    @23-92
    Scenario: "Verify" waits until the invisible human verification has loaded, and then sends a code
      Given the service delays its answer to every request to fetch the reCAPTCHA key
      And Grace has opened "/"
      And she has filled in:
        | Phone number | 6505550100 |
      And she has chosen "Verify"
      When the service answers
      Then she sees a tick and "Code sent!"

    @23-93
    Scenario: If the service refuses an invisible human verification, the visitor is not asked to solve it
      Given Grace has opened "/"
      And the next request to send a text message will fail: failed verification
      And she has filled in:
        | Phone number | 6505550100 |
      When she chooses "Verify"
      Then she sees the message "We could not confirm that you are not a robot. Please try again."

    @23-91
    Scenario: A minute after the form has opened, "Verify" still sends a code if the human verification is invisible
      Given Grace has opened "/"
      And she has filled in:
        | Phone number | 6505550100 |
      And 60 seconds have passed
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

  @screen.phone-code
  Rule: "Verify your phone number" asks for the 6-digit code and names the phone number, which can be changed
    The button with the phone number leads back to "Enter your phone number", where a different number can be entered.
    "Resend code in 0:15" counts down the seconds until another code can be requested. A number that is typed with the
    dialling code +44 belongs to the United Kingdom. The tick "Code sent!" covers the screen for one second. The code
    "123456" in these examples is not the one in the text message, so the service finds it wrong. A visitor "chooses" a
    button by the Enter key, and "clicks" it with the mouse. "Cancel" gives up the sign-in with this number. Where a
    step says "instead", the app offers these options in place of phone alone. "A text message has been sent" means that
    only the first one has been sent.

    Source: spec §2; reference §1.2 (36), T141, T142, Q28

    @23-45
    Scenario: "Verify your phone number" shows the number, a countdown, a field for the code and three buttons
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
    Scenario: "Verify your phone number" links to the terms of service and the privacy policy
      Given the app links to its terms of service and its privacy policy
      When Grace has come to "Verify your phone number"
      Then she can choose:
        | +16505550100 | Cancel | Continue | Terms of Service | Privacy Policy |

    @23-47
    Scenario: The button with the phone number leads back to "Enter your phone number" and sends no second text message
      Given Grace has come to "Verify your phone number"
      When she chooses "+16505550100"
      Then she comes to "Enter your phone number"
      And the country is "United States"
      And the field "Phone number" contains "6505550100"
      And a text message has been sent to "+16505550100"

    @23-48
    Scenario: The button with a British phone number leads back to the form, with the country "United Kingdom"
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
    Scenario: A phone number that Grace has changed is sent a code of its own
      Given Grace has come to "Verify your phone number"
      And she has chosen "+16505550100"
      And she comes to "Enter your phone number"
      And she has asked for a code to "6505550199"
      And she sees a tick and "Code sent!"
      When 1 second passes
      Then she comes to "Verify your phone number"
      And she reads "Enter the 6-digit code we sent to +16505550199"

    @23-50
    Scenario: If phone is the only sign-in option, "Cancel" leads back to "Enter your phone number", which is empty
      Given Grace has come to "Verify your phone number"
      When she chooses "Cancel"
      Then she comes to "Enter your phone number"
      And the field "Phone number" contains ""

    @23-51
    Scenario: If email is a sign-in option, too, "Cancel" on "Verify your phone number" leads to the list of sign-in options
      Given the app offers email and phone instead
      And Grace has come to "Verify your phone number"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Sign in with phone |

    @23-52
    Scenario Outline: Pasting "<pasted>" fills in the six digits of the code
      Given Grace has come to "Verify your phone number"
      When she pastes "<pasted>" into "6-digit code"
      Then the field "6-digit code" contains "123456"

      Examples:
        | pasted  |
        | 123456  |
        | 123 456 |
        | 123-456 |

    @23-53
    Scenario Outline: Grace <action> to have the service check the code
      Given Grace has come to "Verify your phone number"
      And she has filled in "123456" as the "6-digit code"
      When she <action>
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the service has received 1 request to sign in with the code from the text message

      Examples:
        | action             |
        | presses "Enter"    |
        | chooses "Continue" |
        | clicks "Continue"  |

  @valid.phone-code
  Rule: A code that does not consist of 6 digits is refused without asking the service
    Spaces, and dashes between the digits, do not count, because messages often show codes in groups, such as 123 456 or
    123-456. The examples type made-up codes, unless they say that it is the code from the text message. The service
    finds a made-up code of 6 digits wrong; the same message then appears. "Types" replaces the code in the field and
    does not submit it, whereas "enters" submits it. After the right code, the tick "Verified!" appears. An Arabic digit
    looks different from the digits 0 to 9, which alone are accepted.

    Source: spec §5; reference §4, T135

    @23-54
    Scenario Outline: The code "<typed>" is refused, because it has <reason>
      Given Grace has come to "Verify your phone number"
      When she enters "<typed>" as the code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And she is still on "Verify your phone number"
      And the focus is on "6-digit code"
      And the service has received no request to sign in with the code from the text message

      Examples:
        | typed    | reason                    |
        |          | no digits                 |
        | 12345    | one digit too few         |
        | 1234567  | one digit too many        |
        | 12345a   | a letter                  |
        | 123 4567 | one digit too many        |
        | 12-345   | one digit too few         |
        | -123456  | a dash before it          |
        | 123456-  | a dash after it           |
        | 1e5000   | a letter among its digits |
        | ١٢٣٤٥٦   | Arabic digits             |

    @23-55
    Scenario: Spaces around a code of 6 digits do not count, so the service checks " 123456 " and finds it wrong
      Given Grace has come to "Verify your phone number"
      When she enters " 123456 " as the code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the service has received 1 request to sign in with the code from the text message

    @23-56
    Scenario Outline: The code from the text message is accepted in the format "<written>", where # is a digit
      Given Grace has come to "Verify your phone number"
      When she enters the code from her text message in the format "<written>"
      Then she sees a tick and "Verified!"

      Examples:
        | written  |
        | ### ###  |
        | ###-###  |
        | ## ## ## |

    @23-57
    Scenario: A code of 6 digits may begin with a zero, so the service checks "012345" and finds it wrong
      Given Grace has come to "Verify your phone number"
      When she enters "012345" as the code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the service has received 1 request to sign in with the code from the text message

    @23-58
    Scenario: The message about a code of 5 digits disappears when Grace types into the field
      Given Grace has come to "Verify your phone number"
      And she has entered "12345" as the code
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When she types "1" into "6-digit code"
      Then she sees no message

  @limit.phone-code-length
  Rule: A code has 6 digits
    So the service is not asked to check a shorter or longer one. After the right code, the tick "Verified!" appears.

    Source: spec §9; reference §4

    @23-59
    Scenario Outline: A code of <digits> digits is refused without asking the service
      Given Grace has come to "Verify your phone number"
      When she enters "<code>" as the code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the service has received no request to sign in with the code from the text message

      Examples:
        | digits | code    |
        | 5      | 54321   |
        | 7      | 7654321 |

    @23-60
    Scenario: A code of 6 digits, the one from the text message, is checked by the service and accepted
      Given Grace has come to "Verify your phone number"
      When she enters the code from her text message
      Then she sees a tick and "Verified!"
      And the service has received 1 request to sign in with the code from the text message

  @error.invalid-verification-code
  Rule: A visitor who enters a code other than the one in her text message sees that it is wrong
    A code counts only for the phone number to which it was sent. The button with the phone number leads back to "Enter
    your phone number". The tick "Code sent!" covers the screen for one second. After the right code, the tick
    "Verified!" appears. "Types" replaces the code in the field and does not submit it.

    Source: spec §8; reference §9.3, T138, Q15

    @23-61
    Scenario: The message about a wrong code is under the field "6-digit code"
      Given Grace has come to "Verify your phone number"
      When she enters a wrong code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And she is still on "Verify your phone number"
      And the focus is on "6-digit code"

    @23-62
    Scenario: The right code is accepted after a wrong one
      Given Grace has come to "Verify your phone number"
      And she has entered a wrong code
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When she enters the code from her text message
      Then she sees a tick and "Verified!"

    @23-63
    Scenario: The message about a wrong code disappears when Grace types into the field
      Given Grace has come to "Verify your phone number"
      And she has entered a wrong code
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When she types "1" into "6-digit code"
      Then she sees no message

    @23-64
    Scenario: A code that was sent to a first phone number is wrong for a second one
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
  Rule: A code that has expired leads back to the phone number, which is still filled in
    The service accepts a code only for a limited time. Before the visitor can request another code by "Verify", she has
    to solve the human verification again. If the code has been sent, the tick "Code sent!" appears. The service alone
    decides when a code has expired, and the app believes it.

    Source: spec §8; reference §9.3, T137

    @23-65
    Scenario: An expired code leads back to the form with the country and the phone number filled in
      Given Grace has come to "Verify your phone number"
      And the codes sent to "+16505550100" have expired
      When she enters the code from her text message
      Then she comes to "Enter your phone number"
      And she sees the message "This code is no longer valid"
      And the country is "United States"
      And the field "Phone number" contains "6505550100"

    @23-66
    Scenario: Grace sees "This code is no longer valid" as soon as the service calls her code expired, however old it is
      Given Grace has come to "Verify your phone number"
      And the next request to sign in with the code from the text message will fail: expired text message
      When she enters the code from her text message
      Then she comes to "Enter your phone number"
      And she sees the message "This code is no longer valid"

    @23-67
    Scenario: Grace can request another code as soon as the first one has expired
      Given Grace has come to "Verify your phone number"
      And the next request to sign in with the code from the text message will fail: expired text message
      And she has entered the code from her text message
      And she comes to "Enter your phone number"
      And she has solved the human verification
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"
      And 2 text messages have been sent to "+16505550100"

  @flow.resend
  Rule: After a countdown the visitor can request another code
    The countdown takes 15 seconds. It begins when the visitor is asked for the code, after the tick "Code sent!", which
    covers the screen for one second. It shows whole seconds. Then the button "Resend" appears; a wrong code or a slow
    answer of the service does not delay it. "Resend" leads back to "Enter your phone number", where she has to solve
    the human verification again before she requests another code. After the right code, the tick "Verified!" appears.
    The number among the buttons, +16505550100, is a button, too: it leads back to the field, to change the number. "A
    text message has been sent" means that only the first one has been sent.

    Source: spec §4; reference §8, T140, T141, Q27

    @23-68
    Scenario Outline: When <time> on "Verify your phone number", the countdown shows "<countdown>"
      Given Grace has come to "Verify your phone number"
      When <time>
      Then she reads "<countdown>"

      Examples:
        | time                  | countdown           |
        | 999 milliseconds pass | Resend code in 0:15 |
        | 1 second passes       | Resend code in 0:14 |
        | 5 seconds pass        | Resend code in 0:10 |
        | 6 seconds pass        | Resend code in 0:09 |
        | 14 seconds pass       | Resend code in 0:01 |

    @23-85
    Scenario: Until the countdown has ended, there is no button "Resend" among the buttons of the screen
      Given Grace has come to "Verify your phone number"
      When 14 seconds pass
      Then she can choose:
        | +16505550100 | Cancel | Continue |

    @23-69
    Scenario: "Resend" leads back to the phone number, and does not send a code by itself
      Given Grace has come to "Verify your phone number"
      And 15 seconds have passed
      When she chooses "Resend"
      Then she comes to "Enter your phone number"
      And the field "Phone number" contains "6505550100"
      And a text message has been sent to "+16505550100"

    @23-70
    Scenario: Grace is sent another code after "Resend"
      Given Grace has come to "Verify your phone number"
      And 15 seconds have passed
      And she has chosen "Resend"
      And she comes to "Enter your phone number"
      And she has solved the human verification
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"
      And 2 text messages have been sent to "+16505550100"

    @23-71
    Scenario: The second code is accepted after "Resend"
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
    Scenario: The countdown begins again when another code has been sent
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
    Scenario: A wrong code does not make the countdown longer
      Given Grace has come to "Verify your phone number"
      And 14.5 seconds have passed
      And she has entered a wrong code
      And she sees the message "Wrong code. Try again." under "6-digit code"
      And 500 milliseconds have passed
      When she chooses "Resend"
      Then she comes to "Enter your phone number"

    @23-74
    Scenario: A slow answer of the service does not make the countdown longer
      Given Grace has come to "Verify your phone number"
      And the service delays its answer to every request to sign in with the code from the text message
      And she has entered a wrong code
      And 15 seconds have passed
      And the service has answered
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When she chooses "Resend"
      Then she comes to "Enter your phone number"

  @limit.resend-countdown
  Rule: The visitor can request another code after 15 seconds
    The 15 seconds begin when the visitor is asked for the code. Until they are over, a countdown stands where the
    button "Resend" will be. The button leads back to "Enter your phone number". The number among the buttons,
    +16505550100, is a button, too: it leads back to the field, to change the number.

    Source: spec §9; reference §8, T140

    @23-75
    Scenario: "Resend" is not offered when Grace is asked for her code
      When Grace has come to "Verify your phone number"
      Then she reads "Resend code in 0:15"
      And she can choose:
        | +16505550100 | Cancel | Continue |

    @23-76
    Scenario: "Resend" is not offered 14.999 seconds after Grace was asked for her code
      Given Grace has come to "Verify your phone number"
      When 14.999 seconds pass
      Then she reads "Resend code in 0:01"
      And she can choose:
        | +16505550100 | Cancel | Continue |

    @23-77
    Scenario: "Resend" is offered 15 seconds after Grace was asked for her code
      Given Grace has come to "Verify your phone number"
      When 15 seconds pass
      Then she can choose:
        | +16505550100 | Resend | Cancel | Continue |
      And she does not read "Resend code in 0:00"

  @ours.clock-set-back
  Rule: A visitor whose clock is set back does not wait longer for "Resend"
    A device sets its clock when it hears the time from the network, and a visitor can set it herself. "Resend code in
    0:10" counts down the 15 seconds until another code can be requested. They begin when the visitor is asked for the
    code. Then "Resend" takes the place of the countdown.

    Source: ours

    @23-86
    Scenario: The countdown continues from where it was if the clock is set back by a day
      Given Grace has come to "Verify your phone number"
      And 4 seconds have passed
      And her device's clock has been set back by 1 day
      When 1 second passes
      Then she reads "Resend code in 0:10"

    @23-87
    Scenario: "Resend" is offered after 15 seconds if the clock was set back by a day in between
      Given Grace has come to "Verify your phone number"
      And 4 seconds have passed
      And her device's clock has been set back by 1 day
      When 11 seconds pass
      Then she can choose:
        | +16505550100 | Resend | Cancel | Continue |

  @flow.success-icon
  Rule: A success by phone is shown with a tick before the visitor sees the next page
    The tick "Code sent!" appears when the code has been sent, and the tick "Verified!" when the code was right. The
    visitor is signed in only after the tick, which covers the screen for one second. If no code could be sent, a
    message says why, and neither the tick nor the progress message "Verifying...", which covers the screen until the
    service answers, is shown any more.

    Source: spec §4; reference §8

    @23-78
    Scenario: Grace sees a tick when her code has been sent
      Given Grace has opened "/"
      When she asks for a code to "6505550100"
      Then she sees a tick and "Code sent!"

    @23-79
    Scenario: Grace sees a tick when her code was right, before she is signed in
      Given Grace has come to "Verify your phone number"
      When she enters the code from her text message
      Then she sees a tick and "Verified!"
      And nobody is signed in to the app

    @23-80
    Scenario: Grace sees a message, but no tick, when no code could be sent
      Given Grace has opened "/"
      And the next request to send a text message will fail: broken connection
      When she asks for a code to "6505550100"
      Then she sees the message "A network error has occurred"
      And she sees no tick and no progress message

  @limit.success-icon
  Rule: The tick after a success by phone is shown for 1000 milliseconds
    1000 milliseconds are one second. After "Code sent!", the next page is "Verify your phone number". After
    "Verified!", it is the app's page for signed-in visitors, which says "You are logged in." Until then, the screen on
    which she was is still there, under the tick.

    Source: spec §9; reference §8

    @23-81
    Scenario: The tick "Code sent!" is shown after 999 milliseconds
      Given Grace has opened "/"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      When 999 milliseconds pass
      Then she sees a tick and "Code sent!"
      And she is still on "Enter your phone number"

    @23-82
    Scenario: The tick "Code sent!" gives way to the next page after 1000 milliseconds
      Given Grace has opened "/"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      When 1000 milliseconds pass
      Then she comes to "Verify your phone number"

    @23-83
    Scenario: The tick "Verified!" is shown after 999 milliseconds
      Given Grace has come to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 999 milliseconds pass
      Then she sees a tick and "Verified!"
      And she is still on "Verify your phone number"

    @23-84
    Scenario: The tick "Verified!" gives way to the next page after 1000 milliseconds
      Given Grace has come to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1000 milliseconds pass
      Then she reads "You are logged in."
