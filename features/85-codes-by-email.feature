Feature: Codes by email
  A developer can let visitors sign in with a code that is mailed: the setting "signInMethod" of the sign-in option
  email is "emailCode". The identity service mails no codes, so a server of the app does. One function of the app asks
  this server to mail a code ("sendEmailCode"), and another one asks it whether a code is right ("checkEmailCode"). If
  it is right, the server names the account, and the visitor is signed in. Codes have six digits, and a new code
  replaces the earlier ones. After three wrong codes, the server accepts no more. "123456" and "123457" are never the
  mailed code. Unless a scenario says otherwise, email is the only sign-in option: the app begins with "Sign in with
  email" and asks for the email. "You are logged in." is the home page of a visitor who is signed in.

  @ours.email-code
  Rule: A visitor signs in with the code that the app's server has mailed to her
    "Verify your email" asks for the code. After the right code, the tick "Verified!" appears for one second.

    Source: ours

    Background:
      Given the app mails codes

    @85-1
    Scenario: An email leads to the screen that asks for the code
      Given Ada has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Verify your email"
      And she reads "Enter the 6-digit code we emailed to ada@example.com"
      And she is asked for:
        | 6-digit code |
      And the focus is on "6-digit code"
      And a code has been mailed to "ada@example.com"

    @85-2
    Scenario: The screen that asks for the code leads back to the email and to the beginning
      When Ada has come to "Verify your email"
      Then she can choose:
        | Change email | Cancel | Continue |

    @85-3
    @journey
    Scenario: Ada signs in with the code from her mail
      Given Ada has an account
      And she has come to "Verify your email"
      And she has entered the code from her mail
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @85-4
    Scenario Outline: The code from her mail can be entered as "<format>"
      Given Ada has come to "Verify your email"
      When she enters the code from her mail in the format "<format>"
      Then she sees a tick and "Verified!"

      Examples:
        | format  |
        | ###-### |
        | ### ### |

    @85-5
    Scenario: Of a pasted message, only the code is entered
      Given Ada has come to "Verify your email"
      When she pastes "Your code is 123456" into "6-digit code"
      Then the field "6-digit code" contains "123456"
      And the app's server has checked 0 codes

    @85-6
    Scenario: The browser offers a code that it has read for the field
      When Ada has come to "Verify your email"
      Then a password manager recognises the field "6-digit code" as "one-time-code"

    @85-7
    Scenario: A code of five digits is found wrong, and the server is not asked
      Given Ada has come to "Verify your email"
      When she enters "12345" as the code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the app's server has checked 0 codes

    @85-8
    Scenario: After a wrong code, the visitor stays on the screen and can correct it
      Given Ada has come to "Verify your email"
      When she enters "123456" as the code
      Then she sees the message "Wrong code. Try again." under "6-digit code"
      And the field "6-digit code" contains "123456"
      And she is still on "Verify your email"

    @85-9
    Scenario: The right code signs in after a wrong one
      Given Ada has come to "Verify your email"
      And she has entered "123456" as the code
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When she enters the code from her mail
      Then she sees a tick and "Verified!"

    @85-10
    Scenario: The server can explain a wrong code in its own words
      Given the app's server explains a wrong code with "Two tries are left."
      And Ada has come to "Verify your email"
      When she enters "123456" as the code
      Then she sees the message "Two tries are left." under "6-digit code"

    @85-11
    Scenario: An expired code is refused at its field
      Given Ada has come to "Verify your email"
      And the mailed codes have expired
      When she enters the code from her mail
      Then she sees the message "This code is no longer valid" under "6-digit code"
      And she is still on "Verify your email"

    @85-12
    Scenario: After the third wrong code, even the right one is refused
      Given Ada has come to "Verify your email"
      And she has entered "123456" as the code
      And she has entered "123457" as the code
      And she has entered "123456" as the code
      And she sees the message "This code is no longer valid" under "6-digit code"
      When she enters the code from her mail
      Then the app's server has checked 4 codes
      And she sees the message "This code is no longer valid" under "6-digit code"
      And she is still on "Verify your email"

    @85-80
    Scenario: A server that has received too many requests checks no code
      Given Ada has come to "Verify your email"
      And the app's server has received too many requests
      When she enters the code from her mail
      Then she sees the message "We have blocked all requests from this device due to unusual activity. Try again later."
      And she is still on "Verify your email"

    @85-13
    Scenario: With "submitFullCodes", the sixth digit submits the code
      Given the developer has set "submitFullCodes" to true
      And Ada has come to "Verify your email"
      When she types the code from her mail
      Then she sees a tick and "Verified!"
      And the app's server has checked 1 code

    @85-14
    Scenario: With "submitFullCodes", a code that the browser fills in is submitted
      Given the developer has set "submitFullCodes" to true
      And Ada has come to "Verify your email"
      When she lets the browser fill in the code from her mail
      Then she sees a tick and "Verified!"

    @85-15
    Scenario: With the email on the first screen, "Next" mails a code
      Given the app asks for the email on the first screen
      And the app also lets guests in
      And Ada has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Verify your email"
      And a code has been mailed to "ada@example.com"

    @85-67
    Scenario: With the email on the first screen, there is no place for a saved password
      Given the app asks for the email on the first screen
      And the app also lets guests in
      And Ada has opened "/"
      When her password manager fills in "ada@example.com" and "analytical engine 1"
      Then she is asked for:
        | Email |

    @85-16
    Scenario: The button for email in the list of sign-in options leads to the code
      Given the app also lets guests in
      And Ada has opened "/"
      And she has chosen "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Verify your email"

  @ours.email-code-account
  Rule: Before the code is right, nobody learns whether an email has an account
    The service is not asked how the email signs in. The app's server decides whether a new email gets an account, and
    it does so after the right code.

    Source: ours

    Background:
      Given the app mails codes

    @85-17
    Scenario Outline: An email whose account <account> leads to the same screen
      Given <preparation>
      When Ada has come to "Verify your email"
      Then she reads "Enter the 6-digit code we emailed to ada@example.com"
      And the service has received no request to find out how the email signs in

      Examples:
        | account              | preparation                                       |
        | has a password       | Ada has an account                                |
        | signs in with GitHub | Ada has an account that signs in by GitHub        |
        | does not exist       | the service does not reveal how an email signs in |

    @85-18
    Scenario: A new visitor gets an account with her email, which is verified, and is not asked for a name
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Grace has come to "Verify your email"
      And she has entered the code from her mail
      When 1 second passes
      Then she reads "You are logged in."
      And the app is told by "signInSuccessWithAuthResult":
        | user       | grace@example.com |
        | credential | none              |
        | operation  | signIn            |
        | new user   | yes               |
        | provider   | password          |
        | target     | none              |
      And Grace's account has no name

    @85-19
    Scenario: The app is told that a visitor with an account is not new
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Ada has an account
      And she has come to "Verify your email"
      And she has entered the code from her mail
      When 1 second passes
      Then the app is told by "signInSuccessWithAuthResult":
        | user       | ada@example.com |
        | credential | none            |
        | operation  | signIn          |
        | new user   | no              |
        | provider   | password        |
        | target     | none            |

    @85-20
    Scenario: An account whose email was not verified needs no further mail, because the code has verified it
      Given the developer has set "requireVerifiedEmail" to true
      And Ada has an account
      And she has come to "Verify your email"
      And she has entered the code from her mail
      When 1 second passes
      Then she reads "You are logged in."
      And no mail has been sent

    @85-21
    Scenario: If the server creates no accounts, a new visitor reads whom to ask after the right code
      Given sign-up is closed
      And the app's server creates no accounts
      And Grace has come to "Verify your email"
      When she enters the code from her mail
      Then she comes to "Not Authorized"
      And there is no account for "grace@example.com"

    @85-77
    Scenario: If only the server knows that sign-up is closed, a new visitor reads so after the right code
      Given the app's server creates no accounts
      And Grace has come to "Verify your email"
      When she enters the code from her mail
      Then she comes to "Not Authorized"
      And she reads "grace@example.com is not authorized to view the requested page."
      And there is no account for "grace@example.com"

    @85-22
    Scenario: If sign-up is closed, a new visitor comes to the screen that asks for the code like everybody else
      Given sign-up is closed
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Verify your email"

    @85-23
    Scenario: If sign-up is closed, a visitor with an account signs in
      Given sign-up is closed
      And the app's server creates no accounts
      And Ada has an account
      And she has come to "Verify your email"
      When she enters the code from her mail
      Then she sees a tick and "Verified!"

    @85-24
    Scenario: A new visitor fills in the app's own fields after the code
      Given the app asks new visitors for:
        | field   | kind | required |
        | Company | text | yes      |
      And Grace has come to "Verify your email"
      And she has entered the code from her mail
      When 1 second passes
      Then she comes to "Complete your account"

    @85-25
    Scenario: An account that is disabled is refused, and the visitor reads why
      Given Ada has an account that is disabled
      And she has come to "Verify your email"
      When she enters the code from her mail
      Then she sees the message "The user account has been disabled by an administrator."

    @85-26
    Scenario: The option email gets the badge of the sign-in option that was used last
      Given the app marks the sign-in option that was used last
      And the app also lets guests in
      And Ada has come to "Verify your email"
      And she has entered the code from her mail
      And she sees a tick and "Verified!"
      And 1 second has passed
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then only the button "Sign in with email" carries the badge "Last used"

    @85-27
    Scenario: With "offerSignUp", there is no link to create an account with a password
      Given the developer has set "offerSignUp" to true
      And the app also lets guests in
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | Continue as guest |

  @ours.email-code-account
  Rule: The app's server learns which guest signs in, and decides about her account
    The service cannot connect a code to the account of a guest. So the app gives its server the guest, if guests are to
    keep their accounts.

    Source: ours

    Background:
      Given the app mails codes
      And the app also lets guests in

    @85-28
    Scenario: A guest gets the account that the server names
      Given guests keep their accounts when they sign in
      And Ada has an account
      And she is a guest who has come to "Verify your email"
      And she has entered the code from her mail
      When 1 second passes
      Then "ada@example.com" is signed in to the app
      And she has a new account ID
      And the app's server learns that a guest signs in
      And the app is told nothing by "signInFailure"

    @85-29
    Scenario: With closed sign-up, too, a guest gets the account that the server names
      Given guests keep their accounts when they sign in
      And sign-up is closed
      And Ada has an account
      And she has opened "/Login" as a guest
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Verify your email"
      And she has entered the code from her mail
      When 1 second passes
      Then "ada@example.com" is signed in to the app
      And the app's server learns of no guest

    @85-30
    Scenario: If guests are not to keep their accounts, the server learns of no guest
      Given Ada has an account
      And she is a guest who has come to "Verify your email"
      And she has entered the code from her mail
      When 1 second passes
      Then "ada@example.com" is signed in to the app
      And the app's server learns of no guest

  @ours.email-code-again
  Rule: A visitor can have another code mailed, change her email, or leave
    "Resend" appears after 15 seconds, as for a code from a text message.

    Source: ours

    Background:
      Given the app mails codes

    @85-31
    Scenario: "Resend" is not there 14.999 seconds after the mail
      Given Ada has come to "Verify your email"
      When 14.999 seconds pass
      Then she can choose:
        | Change email | Cancel | Continue |
      And she reads "Resend code in 0:01"

    @85-32
    Scenario: "Resend" appears 15 seconds after the mail
      Given Ada has come to "Verify your email"
      When 15 seconds pass
      Then she can choose:
        | Change email | Resend | Cancel | Continue |

    @85-33
    Scenario: "Resend" mails another code, and the countdown starts again
      Given Ada has come to "Verify your email"
      And 15 seconds have passed
      And she has chosen "Resend"
      And she sees a tick and "Code sent!"
      When 1 second passes
      Then she reads "Resend code in 0:15"
      And 2 codes have been mailed to "ada@example.com"

    @85-34
    Scenario: The newest code signs in
      Given Ada has come to "Verify your email"
      And 15 seconds have passed
      And she has chosen "Resend"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      When she enters the code from her mail
      Then she sees a tick and "Verified!"

    @85-35
    Scenario: The first code is wrong after another one was mailed
      Given Ada has come to "Verify your email"
      And 15 seconds have passed
      And she has chosen "Resend"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      When she enters the code from her first mail
      Then she sees the message "Wrong code. Try again." under "6-digit code"

    @85-36
    Scenario: "Change email" leads back to the email, which stays in its field
      Given Ada has come to "Verify your email"
      When she chooses "Change email"
      Then she comes to "Sign in with email"
      And the field "Email" contains "ada@example.com"
      And a code has been mailed to "ada@example.com"

    @85-37
    Scenario: "Change email" leads back to the first screen if the email field is there
      Given the app asks for the email on the first screen
      And the app also lets guests in
      And Ada has opened "/"
      And she has continued with the email "ada@example.com"
      And she comes to "Verify your email"
      When she chooses "Change email"
      Then the field "Email" contains "ada@example.com"

    @85-38
    Scenario: The code of a changed email signs in to the account of this email
      Given Ada has come to "Verify your email"
      And she has chosen "Change email"
      And she has continued with the email "grace@example.com"
      And she has entered the code from her mail
      When 1 second passes
      Then "grace@example.com" is signed in to the app

    @85-39
    Scenario: "Cancel" leads back to the beginning
      Given the app also lets guests in
      And Ada has opened "/"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Verify your email"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Continue as guest |

    @85-40
    Scenario: Back leads to the email, which stays in its field
      Given Ada has come to "Verify your email"
      When she goes back in her browser
      Then she comes to "Sign in with email"
      And the field "Email" contains "ada@example.com"

    @85-41
    Scenario: Forward leads to the code again, and the mailed code is still right
      Given Ada has come to "Verify your email"
      And she has gone back in her browser
      And she comes to "Sign in with email"
      And she has gone forward in her browser
      And she comes to "Verify your email"
      When she enters the code from her mail
      Then she sees a tick and "Verified!"
      And a code has been mailed to "ada@example.com"

    @85-42
    Scenario: A reload begins again
      Given Ada has come to "Verify your email"
      When she reloads the page
      Then she comes to "Sign in with email"

  @ours.email-code-faults
  Rule: A failure keeps what the visitor has entered, and she can try again
    If a function of the app fails, the developer learns of it. It has failed, too, if it has no answer after 10
    seconds.

    Source: ours

    Background:
      Given the app mails codes

    @85-43
    Scenario: The visitor sees only a card with the busy indicator while the code is mailed
      Given the app's server takes 3 seconds to mail a code
      And Ada has opened "/"
      When she continues with the email "ada@example.com"
      Then she sees only a card with the busy indicator

    @85-44
    Scenario: If the code cannot be mailed, the email stays in its field
      Given the app's server fails when it is to mail code 1
      And Ada has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in with email"
      And she sees the message "Something went wrong. Please try again."
      And the field "Email" contains "ada@example.com"
      And the developer's console says "The app's server fails."

    @85-45
    Scenario: "Next" mails the code after a failure
      Given the app's server fails when it is to mail code 1
      And Ada has opened "/"
      And she has continued with the email "ada@example.com"
      And she sees the message "Something went wrong. Please try again."
      When she chooses "Next"
      Then she comes to "Verify your email"

    @85-46
    Scenario: A server that has received too many requests mails no code
      Given the app's server has received too many requests
      And Ada has opened "/"
      When she continues with the email "ada@example.com"
      Then she sees the message "We have blocked all requests from this device due to unusual activity. Try again later."
      And the field "Email" contains "ada@example.com"

    @85-68
    Scenario: A server that mails no code because sign-up is closed leads to the person whom a visitor can ask
      Given sign-up is closed
      And the app's server mails no code to new visitors
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Not Authorized"

    @85-78
    Scenario: If only the server knows that sign-up is closed, a new visitor to whom it mails no code reads so
      Given the app's server mails no code to new visitors
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Not Authorized"
      And she reads "grace@example.com is not authorized to view the requested page."

    @85-79
    Scenario: The server can say in its own words that it mails no code to new visitors
      Given the app's server mails no code to new visitors, and says: "Ask for an invitation."
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Not Authorized"
      And she reads "Ask for an invitation."

    @85-47
    Scenario: The server can say in its own words why it mails no code
      Given the app's server mails no codes, and says: "Use the email of your company."
      And Ada has opened "/"
      When she continues with the email "ada@example.com"
      Then she sees the message "Use the email of your company."

    @85-48
    Scenario: Mailing a code that has taken 9.999 seconds goes on
      Given the app's server takes 20 seconds to mail a code
      And Ada has opened "/"
      And she has continued with the email "ada@example.com"
      When 9.999 seconds pass
      Then she sees only a card with the busy indicator

    @85-49
    Scenario: Mailing a code that takes 10 seconds has failed
      Given the app's server takes 20 seconds to mail a code
      And Ada has opened "/"
      And she has continued with the email "ada@example.com"
      When 10 seconds pass
      Then she comes to "Sign in with email"
      And she sees the message "The operation has timed out."
      And the app's server learns that its answer is no longer needed

    @85-51
    Scenario: If another code cannot be mailed, the first one is still right
      Given the app's server fails when it is to mail code 2
      And Ada has come to "Verify your email"
      And 15 seconds have passed
      And she has chosen "Resend"
      And she sees the message "Something went wrong. Please try again."
      When she enters the code from her mail
      Then she sees a tick and "Verified!"

    @85-52
    Scenario: If another code cannot be mailed, digits that were typed stay
      Given the app's server fails when it is to mail code 2
      And Ada has come to "Verify your email"
      And 15 seconds have passed
      And she has filled in "123" as the "6-digit code"
      When she chooses "Resend"
      Then she sees the message "Something went wrong. Please try again."
      And the field "6-digit code" contains "123"
      And she is still on "Verify your email"

    @85-53
    Scenario: If the code cannot be checked, it stays in its field
      Given the app's server fails at its first check of a code
      And Ada has come to "Verify your email"
      When she enters "123456" as the code
      Then she sees the message "Something went wrong. Please try again."
      And the field "6-digit code" contains "123456"
      And she is still on "Verify your email"
      And the developer's console says "The app's server fails."

    @85-54
    Scenario: "Continue" checks the code again after a failure
      Given the app's server fails at its first check of a code
      And Ada has come to "Verify your email"
      And she has entered the code from her mail
      And she sees the message "Something went wrong. Please try again."
      When she chooses "Continue"
      Then she sees a tick and "Verified!"

    @85-55
    Scenario: A check that takes 10 seconds has failed, and the code stays in its field
      Given the app's server takes 20 seconds to check a code
      And Ada has come to "Verify your email"
      And she has entered "123456" as the code
      When 10 seconds pass
      Then she sees the message "The operation has timed out."
      And the field "6-digit code" contains "123456"

    @85-56
    Scenario: A code that is submitted twice is checked once
      Given the app's server takes 3 seconds to check a code
      And Ada has come to "Verify your email"
      And she has entered the code from her mail
      And she has pressed "Enter" 1 time
      When 3 seconds pass
      Then she sees a tick and "Verified!"
      And the app's server has checked 1 code

    @85-57
    Scenario: If only the service fails after the right code, the code stays in its field
      Given the next request to sign in with the app's own token will fail: broken connection
      And Ada has come to "Verify your email"
      When she enters the code from her mail
      Then she sees the message "A network error has occurred"
      And she is still on "Verify your email"

    @85-58
    Scenario: If only the service has failed after the right code, "Continue" signs in, although the server accepts a code once
      Given the next request to sign in with the app's own token will fail: broken connection
      And Ada has come to "Verify your email"
      And she has entered the code from her mail
      And she sees the message "A network error has occurred"
      When she chooses "Continue"
      Then she sees a tick and "Verified!"
      And the app's server has checked 1 code

    @85-59
    Scenario: A server that neither mails a code nor refuses to do so is reported to the developer
      Given the app's server answers with "sent" when it is to mail a code
      And Ada has opened "/"
      When she continues with the email "ada@example.com"
      Then she sees the message "Something went wrong. Please try again."
      And the developer's console says 'sendEmailCode: has returned "sent", which is neither a success nor a refusal.'

    @85-60
    Scenario: A server that names no account for a code is reported to the developer
      Given the app's server answers with "yes" when it is to check a code
      And Ada has come to "Verify your email"
      When she enters "123456" as the code
      Then she sees the message "Something went wrong. Please try again."
      And the developer's console says 'checkEmailCode: has returned "yes", which is neither a success nor a refusal.'

  @ours.email-code-wait
  Rule: An answer that comes after the visitor has left does not sign her in
    The app learns that the answer is no longer needed, but its server may already have accepted the code.

    Source: ours

    @85-50
    Scenario: The app's server learns that a visitor who has gone back needs no answer
      Given the app mails codes
      And the app's server takes 3 seconds to check a code
      And Ada has come to "Verify your email"
      And she has entered "123456" as the code
      When she goes back in her browser
      Then the app's server learns that its answer is no longer needed

    @85-75
    Scenario: A right code does not sign in a visitor who has gone back before the answer
      Given the app mails codes
      And the app's server takes 3 seconds to check a code
      And Ada has come to "Verify your email"
      And she has entered the code from her mail
      And she has gone back in her browser
      And she comes to "Sign in with email"
      When 3 seconds pass
      Then she is still on "Sign in with email"
      And the app's server has checked 1 code
      And the service has received no request to sign in with the app's own token

    @85-76
    Scenario: The answer does not end another sign-in that the visitor has begun in the meantime
      Given the app offers email, and "Passkey" as a sign-in of its own
      And the app mails codes
      And the app's server takes 3 seconds to check a code
      And the sign-in of the app recognises a new visitor
      And the app asks new visitors for:
        | field   | kind | required |
        | Company | text | yes      |
      And Grace has opened "/"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she has entered the code from her mail
      And she has gone back in her browser
      And she comes to "Sign in with email"
      And she has gone back in her browser
      And she has chosen "Sign in with Passkey"
      And she comes to "Complete your account"
      And 3 seconds have passed
      When she submits:
        | Company | Harvard |
      Then she reads "You are logged in."
      And the service has received 1 request to sign in with the app's own token

  @ours.email-code-linking
  Rule: A visitor who has to sign in before a provider is connected does so with a code
    The provider has not verified her email, and the email already has an account. The code is mailed at once, because
    the service says which email it is. If her account signs in with another provider that the app offers, she signs in
    there as usual.

    Source: ours

    Background:
      Given the app offers email and GitHub
      And providers open in windows
      And the app mails codes

    @85-61
    Scenario Outline: An account that signs in by <methods> leads to the code
      Given Ada has an account that signs in by <methods>
      And she has opened "/"
      When she signs in with "GitHub", which has not verified her email
      Then she comes to "Verify your email"
      And she reads "You’ve already used ada@example.com. Sign in the way you did before, and your accounts will be connected."
      And she can choose:
        | Cancel | Continue |

      Examples:
        | methods    |
        | password   |
        | email link |
        | Facebook   |

    @85-62
    Scenario: The code connects the provider
      Given Ada has an account that signs in by password
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "Verify your email"
      And she has entered the code from her mail
      When 1 second passes
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub

    @85-63
    Scenario: "Cancel" leads back to the sign-in options, and connects nothing later
      Given Ada has an account that signs in by password
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "Verify your email"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Sign in with GitHub |

    @85-64
    Scenario: If the code cannot be mailed, the visitor is back at the sign-in options and reads why
      Given the app's server fails when it is to mail code 1
      And Ada has an account that signs in by password
      And she has opened "/"
      When she signs in with "GitHub", which has not verified her email
      Then she sees the message "Something went wrong. Please try again."
      And she can choose:
        | Dismiss | Sign in with email | Sign in with GitHub |

    @85-69
    Scenario: The code is also mailed if GitHub was opened in place of the page
      Given providers open in place of the page
      And Ada has an account that signs in by password
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she comes to "Verify your email"
      And a code has been mailed to "ada@example.com"

    @85-70
    Scenario: The code is also mailed to a visitor who has come to GitHub by the domain of an email
      Given the developer has set "signInOptions[1].hd" to "example.com"
      And Ada has an account that signs in by password
      And she has opened "/"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she has chosen "Sign in with GitHub"
      When Ada signs in at the provider, which has not verified her email
      Then she comes to "Verify your email"
      And she reads "Enter the 6-digit code we emailed to ada@example.com"

    @85-71
    Scenario: An account that signs in with another provider of the app leads to this provider
      Given the app offers email and Google and GitHub
      And the app mails codes
      And Ada has an account that signs in by Google
      And she has opened "/"
      When she signs in with "GitHub", which has not verified her email
      Then she reads "You’ve already used ada@example.com. Sign in with Google to continue."

    @85-72
    Scenario: Grace, who signs in at that provider in Ada's browser, gets a code for her own account
      Given the app offers email and Google and GitHub
      And the app mails codes
      And Ada has an account that signs in by Google
      And Grace has an account that signs in by password
      And Ada has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When Grace signs in at the provider, which has not verified her email
      Then she comes to "Verify your email"
      And she reads "Enter the 6-digit code we emailed to grace@example.com"

    @85-73
    Scenario: A visitor who enters a different email is asked whether to continue with it after the code
      Given the service does not reveal how an email signs in
      And Ada has an account that signs in by password
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she has entered the code from her mail
      When 1 second passes
      Then she reads "Continue with grace@example.com?"
      And she reads "You originally wanted to sign in with ada@example.com"

    @85-74
    Scenario: A guest who is to keep her account stays a guest when GitHub belongs to an account that a code signs in to
      Given the app also lets guests in
      And guests keep their accounts when they sign in
      And Ada has an account that signs in by password
      And Ada is a guest at "/Login"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "Verify your email"
      And she has entered the code from her mail
      When 1 second passes
      Then the app is told once by "signInFailure"

  @ours.email-code-settings
  Rule: The developer gives the two functions with "emailCode", and only with it
    An organisation, which the settings call a tenant, can decide this for its own visitors. The page shows a wrong
    setting to everybody who opens it, so that the developer notices it.

    Source: ours

    @85-65
    Scenario Outline: The developer of an app that mails codes who sets "<setting>" to <value> reads <fault>
      Given the app mails codes
      And the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads <fault>

      Examples:
        | setting                         | value       | fault                                                                                                                                                      |
        | signInOptions[0].sendEmailCode  | nothing     | 'signInOptions[0].sendEmailCode: is needed with the signInMethod "emailCode"'                                                                              |
        | signInOptions[0].checkEmailCode | nothing     | 'signInOptions[0].checkEmailCode: is needed with the signInMethod "emailCode"'                                                                             |
        | signInOptions[0].sendEmailCode  | "/send"     | 'signInOptions[0].sendEmailCode: must be a function, but is "/send"'                                                                                       |
        | signInOptions[0].signInMethod   | "emailLink" | 'signInOptions[0].sendEmailCode: needs "emailCode" as signInMethod or alsoOffer'                                                                           |
        | signInOptions[0].signInMethod   | "mailCode"  | 'signInOptions[0].signInMethod: must be "password", "emailLink" or "emailCode", but is "mailCode"'                                                         |
        | requireSecondFactor             | true        | 'signInOptions[0].signInMethod: "emailCode" cannot be combined with requireSecondFactor, because the service allows no second factor after such a sign-in' |

    @85-66
    Scenario: An organisation mails codes, and the visitor belongs to it
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And people of Initech and Globex sign in here
      And "Initech" mails codes
      And Grace has opened "/"
      And she has chosen "Sign in to Initech"
      And she has continued with the email "grace@example.com"
      And she comes to "Verify your email"
      And she has entered the code from her mail
      When 1 second passes
      Then she reads "You are logged in."
      And Grace belongs to "Initech"
