Feature: A next step and a way back on every screen
  A screen tells a visitor how to go on, and how to leave it. Unless a scenario says otherwise, email with password is
  the only way to sign in, and everybody can create an account. To complete a screen is to enter correctly what it asks
  for, and submit it. "You are logged in." is the home page of a visitor who is signed in.

  @ours.unknown-email
  Rule: "Sign in" offers to create an account if the entered email has none
    If the service knows the email that a visitor enters first, "Sign in" follows, which asks for the password. If the
    service hides who has an account, "Sign in" follows each email. On "Sign in", she can change the email. The link
    "Create one" appears only after the service has said that the email has no account, and only if sign-up is open. "A
    guess" is a wrong password. "Trouble signing in?" leads to a new password.

    Source: ours

    @62-1
    Scenario: A visitor who changes the email on "Sign in" to one without an account reads how to create one
      Given Ada has an account
      And she has come to "Sign in"
      When she submits:
        | Email    | grace@example.com   |
        | Password | analytical engine 1 |
      Then she sees the message "That email address doesn't match an existing account"
      And she reads "No account? Create one"
      And she can choose:
        | Dismiss | Create one | Show password | Trouble signing in? | Sign In |

    @62-2
    Scenario: "Create one" leads to "Create account", which has the email that was entered last
      Given Ada has an account
      And she has come to "Sign in"
      And she has submitted:
        | Email    | grace@example.com   |
        | Password | analytical engine 1 |
      When she chooses "Create one"
      Then she comes to "Create account"
      And the field "Email" contains "grace@example.com"

    @62-3
    Scenario: A visitor whose email has an account is not asked to create one
      Given Ada has an account
      When she has come to "Sign in"
      Then she does not read "No account? Create one"

    @62-4
    Scenario: A visitor who enters a wrong password is not asked to create an account
      Given Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And she does not read "No account? Create one"

    @62-5
    Scenario: "Create one" disappears when the visitor submits an email that has an account
      Given Ada has an account
      And she has come to "Sign in"
      And she has submitted:
        | Email    | grace@example.com   |
        | Password | analytical engine 1 |
      And she reads "No account? Create one"
      When she submits:
        | Email    | ada@example.com |
        | Password | a guess         |
      Then she sees the message "The email and password you entered don't match" under "Password"
      And she does not read "No account? Create one"

    @62-6
    Scenario: If sign-up is closed, a visitor whose email has no account is not asked to create one
      Given sign-up is closed
      And Ada has an account
      And she has come to "Sign in"
      When she submits:
        | Email    | grace@example.com   |
        | Password | analytical engine 1 |
      Then she sees the message "That email address doesn't match an existing account"
      And she does not read "No account? Create one"

    @62-7
    Scenario: If the service hides who has an account, "Sign in" does not say that an email has none
      Given the service does not reveal how an email signs in
      And Grace has come to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And she does not read "No account? Create one"

  @ours.cancel-connecting
  Rule: "Cancel" on "You already have an account" leads to the sign-in options, and nothing is connected
    The screen asks Ada to sign in to the account that has her email. The words in brackets tell four such screens
    apart. On "(Google)", she has entered her email, whose account signs in by Google. On the others, she has signed in
    with GitHub, which has not verified her email, and GitHub is connected if she signs in by what the brackets name.
    The app then offers these providers, too. An answer of the service that comes after "Cancel" is ignored.

    Source: ours

    @62-8
    Scenario Outline: "Cancel" leads from "<screen>" to the sign-in options
      Given Ada has come to the screen "<screen>"
      When she chooses "Cancel"
      Then she can choose:
        | <first way> | <second way> |
      And she sees no message

      Examples:
        | screen                                              | first way           | second way          |
        | You already have an account (Google)                | Sign in with email  | Sign in with Google |
        | You already have an account (connect to Google)     | Sign in with Google | Sign in with GitHub |
        | You already have an account (connect to a password) | Sign in with email  | Sign in with GitHub |
        | You already have an account (connect by a link)     | Sign in with email  | Sign in with GitHub |

    @62-9
    Scenario: The screen that Ada's email leads to has the button for Google before "Cancel"
      When Ada comes to the screen "You already have an account (Google)"
      Then she can choose:
        | Sign in with Google | Cancel |
      And the focus is on "Sign in with Google"

    @62-10
    Scenario: Ada's email is in its field after "Cancel"
      Given Ada has come to the screen "You already have an account (connect to a password)"
      And she has chosen "Cancel"
      When she chooses "Sign in with email"
      Then the field "Email" contains "ada@example.com"

    @62-11
    Scenario: A visitor who has cancelled signs in to her account, and GitHub is not connected
      Given Ada has come to the screen "You already have an account (connect to a password)"
      And she has chosen "Cancel"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then "ada@example.com" is signed in to the app
      And Ada's account is not connected with "GitHub"

    @62-12
    Scenario: A visitor who has cancelled on "You already have an account (Google)" signs in with a different email
      Given Ada has come to the screen "You already have an account (Google)"
      And providers open in windows
      And she has chosen "Cancel"
      And she has chosen "Sign in with Google"
      When she signs in at the provider with the email "lovelace@example.com"
      Then "lovelace@example.com" is signed in to the app

    @62-13
    Scenario: "Cancel" leads to the sign-in options while the password is being checked
      Given Ada has come to the screen "You already have an account (connect to a password)"
      And the service delays its answer to every request to sign in with the password
      And she has submitted:
        | Password | analytical engine 1 |
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Sign in with GitHub |

    @62-14
    Scenario: A visitor who has cancelled while the password was being checked is not signed in by the late answer
      Given Ada has come to the screen "You already have an account (connect to a password)"
      And the service delays its answer to every request to sign in with the password
      And she has submitted:
        | Password | analytical engine 1 |
      And she has chosen "Cancel"
      When the service answers
      Then she can choose:
        | Sign in with email | Sign in with GitHub |
      And nobody is signed in to the app

  @ours.new-link
  Rule: A visitor whose mailed link no longer works can ask for a new one at once
    A link from a mail works once, and for a limited time. A reset link, which sets a new password, then leads to "Try
    resetting your password again", and "Send a new link" from there to "Recover password", which sends the mail. If the
    reset link was still valid when it was opened, the service has told the page its email; otherwise the page asks for
    it. A link that signs in leads to "Sign in with email", and "Next" there mails a new one. Only the browser in which
    it was asked for remembers its email.

    Source: ours

    @62-15
    Scenario: "Send a new link" leads from a reset link that has expired to "Recover password", which asks for the email
      Given Ada has an account
      And she has been sent a reset mail
      And the link in Ada's mail has expired
      And she has opened the link in her mail
      And she comes to "Try resetting your password again"
      When she chooses "Send a new link"
      Then she comes to "Recover password"
      And the field "Email" contains ""
      And the focus is on "Email"

    @62-16
    Scenario: A visitor whose reset link has expired is sent a new one
      Given Ada has an account
      And she has been sent a reset mail
      And the link in Ada's mail has expired
      And she has opened the link in her mail
      And she comes to "Try resetting your password again"
      And she has chosen "Send a new link"
      When she continues with the email "ada@example.com"
      Then she comes to "Check your email"
      And the newest mail is a reset mail to "ada@example.com"

    @62-17
    Scenario: A visitor whose reset link expires while she enters her new password need not enter her email
      Given Ada has an account
      And she has come to "Reset your password"
      And the next request to save the new password will fail: expired code
      And she has completed "Reset your password"
      And she comes to "Try resetting your password again"
      When she chooses "Send a new link"
      Then she comes to "Recover password"
      And the field "Email" contains "ada@example.com"
      And the focus is on "Send"

    @62-18
    Scenario: A visitor whose sign-in link has expired finds her email in its field
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And the link in Grace's mail has expired
      When she follows the link in her mail
      Then she comes to "Sign in with email"
      And the field "Email" contains "grace@example.com"

    @62-19
    Scenario: A visitor whose sign-in link has expired chooses "Next", and gets a new link by mail
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And the link in Grace's mail has expired
      And she has followed the link in her mail
      And she comes to "Sign in with email"
      When she chooses "Next"
      Then she comes to "Sign-in email sent"

    @62-20
    Scenario: A visitor who opens an expired sign-in link on a different device is asked for her email
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And the link in Grace's mail has expired
      When she opens the link in her mail on another device
      Then she comes to "Sign in with email"
      And the field "Email" contains ""

  @ours.pasted-code
  Rule: A visitor can paste the whole message with her code
    If the pasted text contains exactly one number of six digits, only this number is filled in. Any other text is
    filled in as it is, because it is not clear which digits are the code.

    Source: ours

    @62-21
    Scenario Outline: Pasting "<pasted>" fills in the code
      Given phone is the only sign-in option
      And Grace has come to "Verify your phone number"
      When she pastes "<pasted>" into "6-digit code"
      Then the field "6-digit code" contains "123456"

      Examples:
        | pasted                                        |
        | Your code is 123456                           |
        | 123456 is your verification code for Doorstep |
        | G-123456                                      |
        | Your code is 123-456.                         |

    @62-22
    Scenario Outline: Pasting "<pasted>" fills in all of it, because it has <reason>
      Given phone is the only sign-in option
      And Grace has come to "Verify your phone number"
      When she pastes "<pasted>" into "6-digit code"
      Then the field "6-digit code" contains "<pasted>"

      Examples:
        | pasted                | reason             |
        | Not 123456 but 654321 | two codes          |
        | Your code is 12345    | one digit too few  |
        | Your code is 1234567  | one digit too many |

    @62-23
    Scenario: The code of an authenticator app is found in pasted text, too
      Given Ada has come to the screen "Connect your authenticator app"
      When she pastes "Your code is 123456" into "6-digit code"
      Then the field "6-digit code" contains "123456"

  @ours.change-organisation
  Rule: The first screen and "Create account" name the organisation that a visitor has chosen, and "Change" leads back to the list
    An app can have several organisations, such as Initech, Globex and Umbrella, and its visitors choose one from a
    list. The screen that follows asks for the email or the phone number, or lists the sign-in options of the
    organisation. "tenants.tenants[1]" stands for the second organisation, Globex; "tosUrl" and "privacyPolicyUrl" are
    the addresses of its terms of service and its privacy policy. Until GitHub is connected to an account, the browser
    keeps the sign-in with GitHub as "pendingEmailCredential".

    Source: ours

    @62-29
    Scenario Outline: The screen that follows "Sign in to <organisation>", which offers <sign-in options>, names the organisation
      Given people of these organisations sign in here:
        | organisation | sign-in options  |
        | Initech      | email            |
        | Globex       | Google and email |
        | Umbrella     | phone            |
      And Grace has opened "/"
      When she chooses "Sign in to <organisation>"
      Then she reads "Signing in to <organisation> · Change"
      And she can choose "<button>"

      Examples:
        | organisation | sign-in options  | button              |
        | Initech      | email            | Next                |
        | Globex       | Google and email | Sign in with Google |
        | Umbrella     | phone            | Verify              |

    @62-30
    Scenario Outline: "Change" leads from the first screen of <organisation> back to the list of organisations
      Given people of these organisations sign in here:
        | organisation | sign-in options  |
        | Initech      | email            |
        | Globex       | Google and email |
        | Umbrella     | phone            |
      And Grace has opened "/"
      And she has chosen "Sign in to <organisation>"
      When she chooses "Change"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex | Sign in to Umbrella |

      Examples:
        | organisation |
        | Initech      |
        | Globex       |
        | Umbrella     |

    @62-51
    Scenario: "Create account" names the organisation at which the account is created
      Given people of Initech and Globex sign in here
      And Grace has opened "/"
      And she has chosen "Sign in to Initech"
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"
      And she reads "Signing in to Initech · Change"

    @62-52
    Scenario: "Change" leads from "Create account" back to the list of organisations
      Given people of Initech and Globex sign in here
      And Grace has opened "/"
      And she has chosen "Sign in to Initech"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she chooses "Change"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

    @62-31
    Scenario: A visitor who has changed the organisation signs in to the other one
      Given people of Initech and Globex sign in here
      And Ada has an account at "Initech"
      And she has opened "/"
      And she has chosen "Sign in to Globex"
      And she has chosen "Change"
      And she has chosen "Sign in to Initech"
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @62-34
    Scenario: "Change" leads from Globex to a list without the terms of service of Globex
      Given people of Initech and Globex sign in here
      And the developer has set "tenants.tenants[1].tosUrl" to "https://globex.example/terms"
      And the developer has set "tenants.tenants[1].privacyPolicyUrl" to "https://globex.example/privacy"
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      When she chooses "Change"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

    @62-35
    Scenario: "Change" makes the browser forget a sign-in with GitHub that was begun at Globex, and not yet connected to an account
      Given people of these organisations sign in here:
        | organisation | sign-in options  |
        | Initech      | email            |
        | Globex       | email and GitHub |
      And the service does not reveal how an email signs in
      And Ada has an account at "Globex"
      And she has opened "/"
      And she has chosen "Sign in to Globex"
      And she has chosen "Sign in with GitHub"
      And she has signed in at the provider, which has not verified her email
      And she can choose "Change"
      When she chooses "Change"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |
      And nothing that her browser stores contains "pendingEmailCredential"

    @62-32
    Scenario: An app with a single organisation does not name it, because there is no other one to choose
      Given people of these organisations sign in here:
        | organisation | sign-in options |
        | Initech      | email           |
      When Grace opens "/"
      Then she comes to "Sign in with email"
      And she does not read "Change"

    @62-33
    Scenario: An organisation to which an email has led is not named, because a different email leads to a different one
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options   | email domain    |
        | Initech      | email and Google  | initech.example |
        | Globex       | Google and guests | globex.example  |
      And Grace has opened "/"
      When she continues with the email "grace@initech.example"
      Then she can choose:
        | Sign in with email | Sign in with Google |
      And she does not read "Change"

  @ours.way-back
  Rule: Every screen leads back to the beginning in at most two steps
    The beginning is the first screen of a sign-in: the email, the phone number, the list of sign-in options, or the
    organisation. After a reset of the password, it is "Sign in", which asks for the new password. For a visitor who is
    signed in, it is the home page, which says "You are logged in." The words in brackets after a title tell screens
    with the same title apart. "Add a second step" and "Connect your authenticator app" add a second factor, such as a
    phone, to the account of a visitor who is signed in.

    Source: ours

    @62-24
    Scenario Outline: "<button>" leads from "<screen>" back to the beginning
      Given Ada has come to the screen "<screen>"
      When she chooses "<button>"
      Then she is back at the beginning

      Examples: passwords ("Not Authorized": sign-up is closed; "the app offers no way": her account signs in by Google only, which this app does not offer)
        | screen                          | button |
        | Create account                  | Cancel |
        | Recover password                | Cancel |
        | Check your email                | Done   |
        | Not Authorized                  | Back   |
        | Sign in (the app offers no way) | Cancel |

      Examples: links that sign in ("New device …": the link must be opened where it was asked for; "Session ended": a different guest asked for the link)
        | screen                         | button  |
        | Sign-in email sent             | Back    |
        | Trouble getting email?         | Back    |
        | Confirm email                  | Cancel  |
        | New device or browser detected | Dismiss |
        | Session ended                  | Dismiss |

      Examples: accounts that belong to a provider, and accounts to connect ("connect": she has signed in with GitHub, and signs in by what the brackets name to connect it)
        | screen                                              | button |
        | You already have an account (Google)                | Cancel |
        | You already have an account (connect to Google)     | Cancel |
        | You already have an account (connect to a password) | Cancel |
        | You already have an account (connect by a link)     | Cancel |

      Examples: phones, second factors, which are a second step of a sign-in, and other questions after a sign-in ("Complete your account": she has signed in with GitHub, and the app asks new visitors for more)
        | screen                                    | button              |
        | Verify your phone number                  | Cancel              |
        | Verify your email (code)                  | Cancel              |
        | Verify your email                         | Use another account |
        | Complete your account                     | Use another account |
        | Choose how to verify it’s you             | Cancel              |
        | Verify it’s you (before the text message) | Cancel              |
        | Verify it’s you (code)                    | Cancel              |

      Examples: links from mails ("Updated email address": her old email is back; "Try …", "Unable to …" and "Couldn't …": the link does not work), and errors ("Error encountered": the connection was broken)
        | screen                                   | button  |
        | Reset your password                      | Cancel  |
        | Try resetting your password again        | Sign in |
        | Your email has been verified             | Sign in |
        | Try verifying your email again           | Sign in |
        | Your email has been verified and changed | Sign in |
        | Try updating your email again            | Sign in |
        | Updated email address                    | Sign in |
        | Unable to update your email address      | Sign in |
        | Removed second factor                    | Sign in |
        | Couldn't remove your second factor       | Sign in |
        | Error encountered                        | Retry   |

    @62-25
    Scenario Outline: "<first button>" and "<second button>" lead from "<screen>" back to the beginning
      Given Ada has come to the screen "<screen>"
      And she has chosen "<first button>"
      When she chooses "<second button>"
      Then she is back at the beginning

      Examples: ("the link of another device": a link asked for elsewhere cannot connect GitHub; "Continue with …?": she has a different email at Google)
        | screen                               | first button                      | second button |
        | Sign in (password)                   | Trouble signing in?               | Cancel        |
        | Sign in (the link of another device) | Continue                          | Cancel        |
        | Continue with lovelace@example.com?  | Cancel                            | Cancel        |
        | Use a backup code                    | Back                              | Cancel        |
        | Updated email address                | change your password right away   | Done          |
        | Removed second factor                | changing your password right away | Done          |

    @62-26
    Scenario: "Sign in" leads from "Password changed" to the sign-in with the new password
      Given Ada has come to the screen "Password changed"
      When she chooses "Sign in"
      Then she comes to "Sign in"
      And nobody is signed in to the app

    @62-60
    Scenario: A visitor who has set a new password comes to the sign-in with it by "Sign in"
      Given Ada has come to the screen "Reset your password"
      And she has completed "Reset your password"
      And she comes to "Password changed"
      When she chooses "Sign in"
      Then she comes to "Sign in"
      And nobody is signed in to the app

    @62-27
    Scenario Outline: "<button>" leads a visitor who is signed in, or has just signed up, from "<screen>" to the home page
      Given Ada has come to the screen "<screen>"
      When she chooses "<button>"
      Then she reads "You are logged in."

      Examples: ("the name was not saved": her account was created without it; "Continue with …?": Ada is signed in, and the link was mailed to Grace; "Sign Out" asks whether to sign out; "Add a second step" adds a second factor; "Sign in faster next time" offers a passkey; "Save your backup codes" follows a new second factor; "again": the app asks for the password)
        | screen                                     | button   |
        | Error encountered (the name was not saved) | Continue |
        | Continue with grace@example.com?           | Cancel   |
        | Sign Out                                   | Cancel   |
        | Add a second step                          | Cancel   |
        | Add a second step (email not verified)     | Cancel   |
        | Check your email (to verify it)            | Cancel   |
        | Sign in faster next time                   | Not now  |
        | Save your backup codes                     | Done     |
        | Your account                               | Done     |
        | Verify it’s you (again)                    | Cancel   |

    @62-28
    Scenario Outline: Choosing "Cancel" twice leads a visitor who is signed in from "<screen>" to the home page
      Given Ada has come to the screen "<screen>"
      And she has chosen "Cancel"
      When she chooses "Cancel"
      Then she reads "You are logged in."

      Examples:
        | screen                         |
        | Add a second step (phone)      |
        | Add a second step (code)       |
        | Connect your authenticator app |

    @62-61
    Scenario Outline: "<button>" and "Done" lead a visitor who is signed in from "<screen>" to the home page
      Given Ada has come to the screen "<screen>"
      And she has chosen "<button>"
      And she comes to "Your account"
      When she chooses "Done"
      Then she reads "You are logged in."

      Examples: ("to change it": a mail was sent to the new email of the account)
        | screen                          | button |
        | Change your name                | Cancel |
        | Change your email               | Cancel |
        | Check your email (to change it) | Done   |
        | Change your password            | Cancel |
        | Ways to sign in                 | Back   |
        | Second steps                    | Back   |
        | Passkeys                        | Back   |
        | Devices                         | Back   |
        | Sign out on all devices?        | Cancel |
        | Delete your account             | Cancel |

    @62-63
    Scenario Outline: "<button>" and "Done" lead from "<screen>" of a passkey to the home page
      Given Ada has come to the screen "<screen>"
      And she has chosen "<button>"
      And she comes to "Passkeys"
      When she chooses "Done"
      Then she reads "You are logged in."

      Examples: ("Laptop" is the name of a passkey)
        | screen                             | button |
        | Laptop                             | Back   |
        | Rename this passkey                | Cancel |
        | Remove this passkey                | Cancel |
        | Add a passkey (email not verified) | Cancel |

    @62-65
    Scenario Outline: "Back" and "Done" lead from the device "<device>" to the home page
      Given Ada has come to the screen "<device>"
      And she has chosen "Back"
      And she comes to "Devices"
      When she chooses "Done"
      Then she reads "You are logged in."

      Examples: ("Firefox · Windows" is the device that she is using)
        | device            |
        | Firefox · Windows |
        | Safari · iPhone   |

    @62-64
    Scenario Outline: "Cancel" and "Done" lead from "<screen>" to the home page, by "Ways to sign in"
      Given Ada has come to the screen "<screen>"
      And she has chosen "Cancel"
      And she comes to "Ways to sign in"
      When she chooses "Done"
      Then she reads "You are logged in."

      Examples: ("account": the phone is added to an account)
        | screen                             |
        | Add a phone                        |
        | Verify your phone number (account) |

    @62-66
    Scenario Outline: "<button>" and "Done" lead from "<screen>" to the home page, by "Second steps"
      Given Ada has come to the screen "<screen>"
      And she has chosen "<button>"
      And she comes to "Second steps"
      When she chooses "Done"
      Then she reads "You are logged in."

      Examples: ("account": the codes were created on the account page)
        | screen                           | button |
        | Backup codes                     | Back   |
        | Save your backup codes (account) | Done   |

    @62-62
    Scenario Outline: Back in the browser and "Done" lead a visitor who is signed in from "<screen>" to the home page
      Given Ada has come to the screen "<screen>"
      And she has gone back in her browser
      And she comes to "Your account"
      When she chooses "Done"
      Then she reads "You are logged in."

      Examples:
        | screen                   |
        | Disconnect Google        |
        | Remove Authenticator app |

  @ours.another-factor
  Rule: A visitor with several second factors can choose a different one where she is asked for a code
    The list "Choose how to verify it’s you" follows the password. The screen "Verify it’s you", which follows it, first
    offers to send a text message, and then asks for its code, or asks for the code of an authenticator app at once. On
    both, the link "Try another way" leads back to the list. The tick "Verified!" covers the screen for one second.

    Source: ours

    @62-36
    Scenario Outline: Ada goes back to the list of second factors <when>
      Given Ada has an account with these second factors:
        | factor               | name |
        | +16505550100         |      |
        | an authenticator app |      |
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "<factor>"
      And <step>
      And she can choose:
        | Try another way | Cancel | <button> |
      When she chooses "Try another way"
      Then she can choose:
        | +*******0100 | Authenticator app | Cancel |
      And nobody is signed in to the app

      Examples:
        | when                                 | factor            | step                                                           | button   |
        | before the text message is sent      | +*******0100      | she reads "A 6-digit code will be sent to +*******0100"        | Verify   |
        | in place of the text message's code  | +*******0100      | she has asked for the code of her second factor                | Continue |
        | in place of the authenticator's code | Authenticator app | she reads "Enter the 6-digit code from your authenticator app" | Continue |

    @62-37
    Scenario: A visitor who does not get the text message signs in with her authenticator app
      Given Ada has an account with these second factors:
        | factor               | name |
        | +16505550100         |      |
        | an authenticator app |      |
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "+*******0100"
      And she has asked for the code of her second factor
      And she has chosen "Try another way"
      And she has chosen "Authenticator app"
      And she has entered the code from her authenticator app
      When 1 second passes
      Then "ada@example.com" is signed in to the app

    @62-38
    Scenario: A visitor with a single second factor is not offered a different one
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she comes to "Verify it’s you"
      And she does not read "Try another way"

  @ours.sign-in-instead
  Rule: "Create account" offers to sign in if the entered email already has an account
    Grace has come to "Create account" with her own email, and there changes it to Ada's, which has an account. The link
    "Sign in" appears together with the message, and leads to the screen on which the account of the email signs in. If
    she has changed the email again, she first comes to "Sign in with email".

    Source: ours

    Background:
      Given Ada has an account
      And Grace has come to "Create account"

    @62-39
    Scenario: A visitor whose email is already used is offered to sign in
      When she submits:
        | Email             | ada@example.com     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she sees the message "The email address is already used by another account" under "Email"
      And she can choose:
        | Sign in | Show password | Cancel | Save |

    @62-40
    Scenario: "Sign in" on "Create account" leads to the password of the account
      Given she has submitted:
        | Email             | ada@example.com     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      When she chooses "Sign in"
      Then she comes to "Sign in"
      And the field "Email" contains "ada@example.com"
      And the focus is on "Password"

    @62-41
    Scenario: A visitor who changes the used email before she chooses "Sign in" comes to "Sign in with email"
      Given she has submitted:
        | Email             | ada@example.com     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      And she has filled in:
        | Email | grace@example.com |
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And the field "Email" contains "grace@example.com"

    @62-42
    Scenario: After a different refusal, "Create account" does not offer to sign in
      Given the next request to create the account will fail: broken connection
      When she completes "Create account"
      Then she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Show password | Cancel | Save |

  @ours.reset-email
  Rule: After a reset of the password, the sign-in on the same page asks for the new password at once
    "Password changed" follows a reset link. Its button is "Sign in", or "Continue" if the mail names a page of the app.
    If this is the page that shows "Password changed", it need not be loaded again. It then still knows the email, and
    asks for the password. A page that has to be loaded does not know the email, because the browser stores nothing.
    Reset links open at "/Login".

    Source: ours

    @62-43
    Scenario: "Sign in" on "Password changed" asks for the new password
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which has no continue link
      And she has completed "Reset your password"
      And she comes to "Password changed"
      When she chooses "Sign in"
      Then she comes to "Sign in"
      And the field "Email" contains "ada@example.com"
      And the focus is on "Password"

    @62-44
    Scenario: "Continue" on "Password changed" asks for the new password if the mail leads back to the same page
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which continues to "/Login"
      And she has completed "Reset your password"
      And she comes to "Password changed"
      When she chooses "Continue"
      Then she comes to "Sign in"
      And the address is "/Login"
      And the field "Email" contains "ada@example.com"

    @62-57
    Scenario: If the service hides who has an account, "Sign in" after "Password changed" offers "Create account", too
      Given the service does not reveal how an email signs in
      And Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which has no continue link
      And she has completed "Reset your password"
      When she chooses "Sign in"
      Then she comes to "Sign in"
      And the field "Email" contains "ada@example.com"
      And she can choose:
        | Show password | Trouble signing in? | Create account | Sign In |

    @62-58
    Scenario: If the service cannot be asked about the email, "Sign in with email" has it in its field
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which has no continue link
      And she has completed "Reset your password"
      And the next request to find out how the email signs in will fail: broken connection
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And the field "Email" contains "ada@example.com"
      And she sees the message "A network error has occurred"

    @62-59
    Scenario: If the app mails sign-in links, no link is sent before the visitor submits the email
      Given the app mails sign-in links instead of asking for passwords
      And Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which has no continue link
      And she has completed "Reset your password"
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And the field "Email" contains "ada@example.com"
      And the service has received no request to send a sign-in mail

    @62-53
    Scenario: "Sign in" on "Password changed" leads to the list of sign-in options, which knows the email
      Given the app offers:
        | sign-in option |
        | email          |
        | guests         |
      And Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which has no continue link
      And she has completed "Reset your password"
      And she has chosen "Sign in"
      And she can choose:
        | Sign in with email | Continue as guest |
      When she chooses "Sign in with email"
      Then she comes to "Sign in"
      And the field "Email" contains "ada@example.com"

    @62-54
    Scenario: "Sign in" on "Password changed" leads to the organisations of an app that has several
      Given people of these organisations sign in here:
        | organisation | sign-in options |
        | Initech      | email           |
        | Globex       | email           |
      And Ada has an account at "Initech"
      And she has opened "/"
      And she has chosen "Sign in to Initech"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      And she has chosen "Send"
      And she comes to "Check your email"
      And she has opened the link in her mail, which has no continue link
      And she has completed "Reset your password"
      And she comes to "Password changed"
      When she chooses "Sign in"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

  @ours.resend-reset-mail
  Rule: A visitor who gets no reset mail can ask for another one after 15 seconds, and reads that it was sent
    "Check your email" says that a reset mail was sent, and counts 15 seconds down; then the link "Resend" appears.
    After
    "Resend", the tick "Email sent!" covers the screen for one second. If she is signed in, the button is "Continue" in
    place of "Done".

    Source: ours

    @62-45
    Scenario: "Check your email" counts down from 15 seconds
      Given Ada has an account
      When she has come to "Check your email"
      Then she reads "Resend email in 0:15"

    @62-46
    Scenario: 14 seconds after the reset mail, the visitor cannot ask for another one
      Given Ada has an account
      And she has come to "Check your email"
      When 14 seconds pass
      Then she reads "Resend email in 0:01"
      And she can choose:
        | Done |

    @62-47
    Scenario: 15 seconds after the reset mail, the visitor can ask for another one
      Given Ada has an account
      And she has come to "Check your email"
      When 15 seconds pass
      Then she can choose:
        | Resend | Done |

    @62-48
    Scenario: "Resend" sends the reset mail again
      Given Ada has an account
      And she has come to "Check your email" from "/cummies"
      And 15 seconds have passed
      When she chooses "Resend"
      Then she sees a tick and "Email sent!"
      And the service has received 2 requests to send a reset mail
      And the newest mail is a reset mail to "ada@example.com"

    @62-55
    Scenario: One second after "Email sent!", the countdown starts again
      Given Ada has an account
      And she has come to "Check your email"
      And 15 seconds have passed
      And she has chosen "Resend"
      And she sees a tick and "Email sent!"
      When 1 second passes
      Then she comes to "Check your email"
      And she reads "Resend email in 0:15"
      And she can choose:
        | Done |
      And the focus is on "Done"

    @62-56
    Scenario: A screen reader says that the reset mail was sent again
      Given Ada has an account
      And she has come to "Check your email"
      And 15 seconds have passed
      And she listens to a screen reader
      When she chooses "Resend"
      Then the screen reader says:
        | Resend, button |
        | Email sent!    |

    @62-49
    Scenario: The second reset mail leads back to the page on which it was asked for
      Given Ada has an account
      And she has come to "Check your email" from "/cummies"
      And 15 seconds have passed
      And she has chosen "Resend"
      And she sees a tick and "Email sent!"
      And she has opened the link in her mail
      And she has completed "Reset your password"
      And she comes to "Password changed"
      When she chooses "Continue"
      Then the address is "/cummies"

    @62-50
    Scenario: If the second reset mail cannot be sent, the visitor reads why, and can try again
      Given Ada has an account
      And she has come to "Check your email"
      And 15 seconds have passed
      And the next request to send a reset mail will fail: broken connection
      When she chooses "Resend"
      Then she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Resend | Done |
