Feature: Keyboard, large letters and small screens
  A visitor can sign in without a mouse, with large letters, and on a small phone. "You are logged in." is the home page
  of a visitor who is signed in.

  @ours.keyboard
  Rule: On every screen, the Tab key leads to everything that can be used, in the order in which it is drawn
    The words in brackets after a title tell screens with the same title apart; the names of the tables explain them.
    The Tab key moves the focus, the place where the visitor types or presses, to the next thing that can be used;
    "stops" lists these things in their order. Shift with the Tab key moves it back. Before she comes to a screen, Ada
    has done what leads there. A screen whose row does not name the terms of service and the privacy policy has no links
    to them. A link in a text can be used, too: "change your password right away" is such a link, and so is a phone
    number: "+16505550100" leads back to change it. "+*******0100" shows only the end of the number to which a code can
    be sent.

    Source: ours

    Background:
      Given the app links to its terms of service and its privacy policy

    @47-1
    Scenario Outline: On "<screen>", the Tab key leads to everything that can be used, in order
      When Ada comes to the screen "<screen>"
      Then the Tab key leads to "<stops>"
      And Shift with the Tab key leads back
      And these are drawn in the same order
      And there is nothing else that she can use
      And she always sees where the focus is

      Examples: the start of a sign-in ("organisation by email" asks for the email, which says to which organisation she belongs)
        | screen                          | stops                                                                                                                                 |
        | Sign in with email              | Email, Next, Terms of Service, Privacy Policy                                                                                         |
        | Sign in (all options)           | Sign in with email, Sign in with phone, Sign in with Google, Sign in with GitHub, Continue as guest, Terms of Service, Privacy Policy |
        | Sign in (sign-in of the app)    | Sign in with email, Sign in with Passkey, Terms of Service, Privacy Policy                                                            |
        | Sign in (organisations)         | Sign in to Initech, Sign in to Globex, Terms of Service, Privacy Policy                                                               |
        | Sign in (organisation by email) | Email, Next, Terms of Service, Privacy Policy                                                                                         |

      Examples: passwords ("the name was not saved": her account was created without it; "Not Authorized": sign-up is closed; "the app offers no way": her account signs in by Google only, which this app does not offer)
        | screen                                     | stops                                                                                                    |
        | Sign in (password)                         | Email, Password, Show password, Trouble signing in?, Sign In, Terms of Service, Privacy Policy           |
        | Create account                             | Email, First & last name, Choose password, Show password, Cancel, Save, Terms of Service, Privacy Policy |
        | Error encountered (the name was not saved) | Dismiss, Retry, Continue                                                                                 |
        | Recover password                           | Email, Cancel, Send, Terms of Service, Privacy Policy                                                    |
        | Check your email                           | Done, Terms of Service, Privacy Policy                                                                   |
        | Not Authorized                             | Learn More, Back, Terms of Service, Privacy Policy                                                       |
        | Sign in (the app offers no way)            | Cancel, Recover password, Terms of Service, Privacy Policy                                               |

      Examples: links that sign in ("New device …": the link must be opened where it was asked for; "Session ended": a different guest asked for the link; "Continue with …?": Ada is signed in, and the link was mailed to Grace)
        | screen                           | stops                                                          |
        | Sign-in email sent               | Trouble getting email?, Back, Terms of Service, Privacy Policy |
        | Trouble getting email?           | Resend, Back, Terms of Service, Privacy Policy                 |
        | Confirm email                    | Email, Cancel, Next, Terms of Service, Privacy Policy          |
        | New device or browser detected   | Dismiss                                                        |
        | Session ended                    | Dismiss                                                        |
        | Continue with grace@example.com? | Cancel, Continue                                               |

      Examples: providers, and accounts to connect ("connect": she has signed in with GitHub, and signs in by what the brackets name to connect it; "another device": a link asked for elsewhere cannot connect GitHub; "Continue with …?": she has a different email at Google)
        | screen                                              | stops                                                                                           |
        | You already have an account (Google)                | Sign in with Google, Cancel, Terms of Service, Privacy Policy                                   |
        | You already have an account (connect to Google)     | Sign in with Google, Cancel, Terms of Service, Privacy Policy                                   |
        | You already have an account (connect to a password) | Password, Show password, Trouble signing in?, Cancel, Sign In, Terms of Service, Privacy Policy |
        | You already have an account (connect by a link)     | Cancel, Sign In, Terms of Service, Privacy Policy                                               |
        | Sign in (the link of another device)                | Continue, Terms of Service, Privacy Policy                                                      |
        | Continue with lovelace@example.com?                 | Cancel, Continue, Terms of Service, Privacy Policy                                              |

      Examples: phones, and second factors, which are a second step of a sign-in, such as a code ("Verify it’s you" asks for one, and "Add a second step" adds one to an account)
        | screen                                    | stops                                                                                                 |
        | Enter your phone number                   | Country, Phone number, Human verification, Verify, Terms of Service, Privacy Policy                   |
        | Verify your phone number                  | +16505550100, 6-digit code, Resend, Cancel, Continue, Terms of Service, Privacy Policy                |
        | Verify your email (code)                  | Change email, 6-digit code, Resend, Cancel, Continue, Terms of Service, Privacy Policy                |
        | Choose how to verify it’s you             | +*******0100, Authenticator app, Cancel                                                               |
        | Verify it’s you (before the text message) | Human verification, Cancel, Verify                                                                    |
        | Verify it’s you (code)                    | 6-digit code, Cancel, Continue                                                                        |
        | Use a backup code                         | Backup code, Back, Continue                                                                           |
        | Add a second step                         | Text message, Authenticator app, Cancel                                                               |
        | Add a second step (email not verified)    | Cancel, Send                                                                                          |
        | Verify your email                         | Continue, Use another account                                                                         |
        | Complete your account                     | Company, I agree to the terms, terms, Continue, Use another account, Terms of Service, Privacy Policy |
        | Sign in faster next time                  | Not now, Add a passkey                                                                                |
        | Check your email (to verify it)           | Cancel, Continue                                                                                      |
        | Add a second step (phone)                 | Country, Phone number, Human verification, Cancel, Verify                                             |
        | Add a second step (code)                  | +16505550100, 6-digit code, Cancel, Continue                                                          |
        | Connect your authenticator app            | Open authenticator app, Copy key, 6-digit code, Cancel, Continue                                      |
        | Save your backup codes                    | Copy codes, Download codes, Done                                                                      |

      Examples: the account page of a visitor who is signed in ("to change it": a mail was sent to a new email; "again": the app asks for the password)
        | screen                             | stops                                                                                                                         |
        | Your account                       | Change your name, Change your email, Change your password, Ways to sign in, Second steps, Delete your account, Sign Out, Done |
        | Change your name                   | First & last name, Cancel, Save                                                                                               |
        | Change your email                  | New email, Cancel, Save                                                                                                       |
        | Check your email (to change it)    | Done                                                                                                                          |
        | Change your password               | New password, Show password, Cancel, Save                                                                                     |
        | Ways to sign in                    | Remove your password, Disconnect Google, Connect GitHub, Back, Done                                                           |
        | Disconnect Google                  | Cancel, Disconnect Google                                                                                                     |
        | Add a phone                        | Country, Phone number, Human verification, Cancel, Verify                                                                     |
        | Verify your phone number (account) | +16505550100, 6-digit code, Resend, Cancel, Continue                                                                          |
        | Second steps                       | Remove Authenticator app, Add a second step, Back, Done                                                                       |
        | Remove Authenticator app           | Cancel, Remove Authenticator app                                                                                              |
        | Backup codes                       | Back, Create new codes                                                                                                        |
        | Save your backup codes (account)   | Copy codes, Download codes, Done                                                                                              |
        | Passkeys                           | Laptop, Add a passkey, Back, Done                                                                                             |
        | Laptop                             | Rename this passkey, Remove this passkey, Back                                                                                |
        | Rename this passkey                | Name of the passkey, Cancel, Save                                                                                             |
        | Remove this passkey                | Cancel, Remove this passkey                                                                                                   |
        | Add a passkey (email not verified) | Cancel, Send                                                                                                                  |
        | Devices                            | Firefox · Windows, Safari · iPhone, Back, Done                                                                                |
        | Firefox · Windows                  | Back                                                                                                                          |
        | Safari · iPhone                    | Back, Sign Out                                                                                                                |
        | Sign out on all devices?           | Cancel, Sign Out                                                                                                              |
        | Delete your account                | Cancel, Delete your account                                                                                                   |
        | Verify it’s you (again)            | Password, Show password, Trouble signing in?, Cancel, Sign In                                                                 |

      Examples: links from mails ("Updated email address": her old email is back; "Try …", "Unable to …" and "Couldn't …": the link does not work)
        | screen                                   | stops                                      |
        | Reset your password                      | New password, Show password, Cancel, Save  |
        | Password changed                         | Sign in                                    |
        | Try resetting your password again        | Sign in, Send a new link                   |
        | Your email has been verified             | Sign in                                    |
        | Try verifying your email again           | Sign in                                    |
        | Your email has been verified and changed | Sign in                                    |
        | Try updating your email again            | Sign in                                    |
        | Updated email address                    | change your password right away, Sign in   |
        | Unable to update your email address      | Sign in                                    |
        | Removed second factor                    | changing your password right away, Sign in |
        | Couldn't remove your second factor       | Sign in                                    |

      Examples: errors, and pages of the app ("Error encountered": the connection is broken; "Sign Out" asks whether to sign out)
        | screen             | stops                |
        | Error encountered  | Retry                |
        | Sign Out           | Cancel, Sign Out     |
        | You are logged in. | Sign-out             |
        | Page not found     | Go to the start page |

  @ours.keyboard
  Rule: The keyboard alone presses buttons, closes lists and dismisses messages, and the focus is never lost
    The focus is the place where the visitor types or presses. The Tab key moves it on, and Shift with the Tab key moves
    it back. At the beginning, the focus is in the first field that is to be filled in: the email at first, and the
    password on "Sign in". A provider's window opens beside the page. "Dismiss" removes a message. The phone number
    "+16505550100", which stands in the text of "Verify your phone number", is a link to change it. After "Dismiss", the
    focus is in the first field of the screen, even if it is filled in already. "Next" without an email shows a message.
    Ada's password is "analytical engine 1". Where phone is the only sign-in option, "Enter your phone number" comes
    first, with a list of countries before the field for the number.

    Source: ours

    @47-3
    Scenario: The Space key presses a button
      Given Grace has opened "/"
      And she has pressed "Tab" 1 time
      And the focus is on "Next"
      When she presses "Space"
      Then she sees the message "Enter your email address to continue" under "Email"

    @47-4
    Scenario: Enter in the last field sends the form
      Given Ada has an account
      And she has come to "Sign in"
      And she has filled in "analytical engine 1" as the "Password"
      When she presses "Enter"
      Then she reads "You are logged in."

    @47-5
    Scenario: The Enter key follows a link in a text, which leads back to "Enter your phone number"
      Given phone is the only sign-in option
      And Grace has come to "Verify your phone number"
      And she has pressed "Shift+Tab" 1 time
      And the focus is on "+16505550100"
      When she presses "Enter"
      Then she comes to "Enter your phone number"

    @47-6
    Scenario: Escape closes the list of countries, and the focus is on the country
      Given phone is the only sign-in option
      And Grace has opened "/"
      And she has opened the list of countries
      When she presses "Escape"
      Then the list of countries is closed
      And the focus is on "Country"

    @47-7
    Scenario: The Tab key leads out of the open list of countries to the phone number
      Given phone is the only sign-in option
      And Grace has opened "/"
      And she has opened the list of countries
      When she presses "Tab"
      Then the list of countries is closed
      And the focus is on "Phone number"

    @47-8
    Scenario: The focus goes to the first field when the visitor dismisses a message
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: broken connection
      And she has completed "Sign in"
      And she sees the message "A network error has occurred"
      When she chooses "Dismiss"
      Then she sees no message
      And the focus is on "Email"

    @47-9
    Scenario: "Show password" makes the password readable and puts the focus into the password field
      Given Ada has an account
      And she has come to "Sign in"
      When she chooses "Show password"
      Then the text in "Password" is readable
      And the focus is on "Password"

    @47-10
    Scenario: The focus is still on the provider's button after the visitor has closed the provider's window
      Given the app offers email and Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      When she closes the provider's window
      Then the focus is on "Sign in with Google"

  @ours.type-anew
  Rule: What a visitor types after a wrong code or a wrong password replaces it
    The wrong text stays in its field, where it is selected. The service finds "111111" and "a guess" wrong; "12345" has
    one digit too few. Other texts are not selected, because they are rather corrected than typed anew: "ada@example" is
    no complete email, and "ada@example.com" has an account already.

    Source: ours

    @47-14
    Scenario Outline: The next digit replaces the wrong code "<code>" on "<screen>"
      Given Ada has come to the screen "<screen>"
      And she has entered "<code>" as the code
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When she presses "7"
      Then the field "6-digit code" contains "7"
      And she sees no message

      Examples:
        | screen                         | code   |
        | Verify your phone number       | 111111 |
        | Verify your phone number       | 12345  |
        | Verify it’s you (code)         | 111111 |
        | Connect your authenticator app | 111111 |

    @47-20
    Scenario Outline: The next digit replaces a wrong code that its last digit has submitted on "<screen>"
      Given the developer has set "submitFullCodes" to true
      And Ada has come to the screen "<screen>"
      And she has filled in "111111" as the "6-digit code"
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When she presses "7"
      Then the field "6-digit code" contains "7"
      And she sees no message

      Examples:
        | screen                         |
        | Verify your phone number       |
        | Verify it’s you (code)         |
        | Connect your authenticator app |

    @47-21
    Scenario: A code that could not be checked because the connection was broken is not selected
      Given the next request to sign in with the code from the text message will fail: broken connection
      And Ada has come to the screen "Verify your phone number"
      And she has entered "111111" as the code
      And she sees the message "A network error has occurred"
      When she presses "7"
      Then the field "6-digit code" contains "1111117"

    @47-15
    Scenario: The next digit replaces a wrong code from an authenticator app
      Given Ada has an account with an authenticator app as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has entered "111111" as the code
      And she sees the message "Wrong code. Try again." under "6-digit code"
      When she presses "7"
      Then the field "6-digit code" contains "7"

    @47-16
    Scenario: The next letter replaces a wrong password on "Sign in"
      Given Ada has an account
      And she has come to "Sign in"
      And she has submitted:
        | Password | a guess |
      And she sees the message "The email and password you entered don't match" under "Password"
      When she presses "x"
      Then the field "Password" contains "x"
      And she sees no message

    @47-17
    Scenario: The next letter replaces a wrong password on "You already have an account"
      Given Ada has come to the screen "You already have an account (connect to a password)"
      And she has submitted:
        | Password | a guess |
      And she sees the message "The email and password you entered don't match" under "Password"
      When she presses "x"
      Then the field "Password" contains "x"

    @47-18
    Scenario: What the visitor types after an incomplete email continues it
      Given Ada has opened "/"
      And she has continued with the email "ada@example"
      And she sees the message "That email address isn't correct" under "Email"
      When she presses "x"
      Then the field "Email" contains "ada@examplex"

    @47-19
    Scenario: On "Create account", what the visitor types after an email that has an account continues it
      Given Ada has an account
      And Grace has come to "Create account"
      And she has submitted:
        | Email             | ada@example.com     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      And she sees the message "The email address is already used by another account" under "Email"
      When she presses "x"
      Then the field "Email" contains "ada@example.comx"

  @ours.legible
  Rule: On every screen, nothing is cut off, and nothing is too small or too close to something else to hit
    Small phones are 320 pixels wide. A finger needs 24 pixels to hit a button, unless nothing else is near. The words
    in brackets after a title tell screens with the same title apart; the names of the tables explain them. Before she
    comes to a screen, Ada has done what leads there.

    Source: ours

    Background:
      Given the app links to its terms of service and its privacy policy

    @47-2
    Scenario Outline: On "<screen>", everything can be read and hit in a narrow window and with large letters
      When Ada comes to the screen "<screen>"
      Then nothing is cut off on a small phone
      And nothing is cut off there if letters are twice as large
      And everything that can be hit is large enough for a finger, unless it stands alone

      Examples: the start of a sign-in ("organisation by email" asks for the email, which says to which organisation she belongs)
        | screen                          |
        | Sign in with email              |
        | Sign in (all options)           |
        | Sign in (sign-in of the app)    |
        | Sign in (organisations)         |
        | Sign in (organisation by email) |

      Examples: passwords ("the name was not saved": her account was created without it; "Not Authorized": sign-up is closed; "the app offers no way": her account signs in by Google only, which this app does not offer)
        | screen                                     |
        | Sign in (password)                         |
        | Create account                             |
        | Error encountered (the name was not saved) |
        | Recover password                           |
        | Check your email                           |
        | Not Authorized                             |
        | Sign in (the app offers no way)            |

      Examples: links that sign in ("New device …": the link must be opened where it was asked for; "Session ended": a different guest asked for the link; "Continue with …?": Ada is signed in, and the link was mailed to Grace)
        | screen                           |
        | Sign-in email sent               |
        | Trouble getting email?           |
        | Confirm email                    |
        | New device or browser detected   |
        | Session ended                    |
        | Continue with grace@example.com? |

      Examples: providers, and accounts to connect ("connect": she has signed in with GitHub, and signs in by what the brackets name to connect it; "another device": a link asked for elsewhere cannot connect GitHub; "Continue with …?": she has a different email at Google)
        | screen                                              |
        | You already have an account (Google)                |
        | You already have an account (connect to Google)     |
        | You already have an account (connect to a password) |
        | You already have an account (connect by a link)     |
        | Sign in (the link of another device)                |
        | Continue with lovelace@example.com?                 |

      Examples: phones, and second factors, which are a second step of a sign-in, such as a code ("Verify it’s you" asks for one, and "Add a second step" adds one to an account)
        | screen                                    |
        | Enter your phone number                   |
        | Verify your phone number                  |
        | Verify your email (code)                  |
        | Choose how to verify it’s you             |
        | Verify it’s you (before the text message) |
        | Verify it’s you (code)                    |
        | Use a backup code                         |
        | Add a second step                         |
        | Add a second step (email not verified)    |
        | Check your email (to verify it)           |
        | Verify your email                         |
        | Complete your account                     |
        | Sign in faster next time                  |
        | Add a second step (phone)                 |
        | Add a second step (code)                  |
        | Connect your authenticator app            |
        | Save your backup codes                    |

      Examples: the account page of a visitor who is signed in ("to change it": a mail was sent to a new email; "again": the app asks for the password)
        | screen                             |
        | Your account                       |
        | Change your name                   |
        | Change your email                  |
        | Check your email (to change it)    |
        | Change your password               |
        | Ways to sign in                    |
        | Disconnect Google                  |
        | Add a phone                        |
        | Verify your phone number (account) |
        | Second steps                       |
        | Remove Authenticator app           |
        | Backup codes                       |
        | Save your backup codes (account)   |
        | Passkeys                           |
        | Laptop                             |
        | Rename this passkey                |
        | Remove this passkey                |
        | Add a passkey (email not verified) |
        | Devices                            |
        | Firefox · Windows                  |
        | Safari · iPhone                    |
        | Sign out on all devices?           |
        | Delete your account                |
        | Verify it’s you (again)            |

      Examples: links from mails ("Updated email address": her old email is back; "Try …", "Unable to …" and "Couldn't …": the link does not work)
        | screen                                   |
        | Reset your password                      |
        | Password changed                         |
        | Try resetting your password again        |
        | Your email has been verified             |
        | Try verifying your email again           |
        | Your email has been verified and changed |
        | Try updating your email again            |
        | Updated email address                    |
        | Unable to update your email address      |
        | Removed second factor                    |
        | Couldn't remove your second factor       |

      Examples: errors, and pages of the app ("Error encountered": the connection is broken; "Sign Out" asks whether to sign out)
        | screen             |
        | Error encountered  |
        | Sign Out           |
        | You are logged in. |
        | Page not found     |

  @ours.legible
  Rule: A long word in a message is broken rather than cut off
    The site's owner can refuse a sign-in by rules of the site, and an entry on "Create account" by a check. The owner
    has written the sentence that the visitor then reads: here, one word of 60 letters. Ada has entered her password on
    "Sign in".

    Source: ours

    @47-11
    Scenario: A long word in a message about a whole screen is not cut off on a small phone
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will be rejected by the site's own rules: "Aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffff"
      When she completes "Sign in"
      Then she sees the message "Aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffff"
      And nothing is cut off on a small phone

    @47-12
    Scenario: A long word in a message under a field is not cut off on a small phone
      Given the app accepts only the "Email" "grace@navy.example", and says otherwise: "Aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffff"
      And Grace has come to "Create account"
      When she completes "Create account"
      Then she sees the message "Aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffff" under "Email"
      And nothing is cut off on a small phone

  @ours.legible
  Rule: A long name of a country continues in a second line, so that the visitor can read its dialling code
    "+246" is the dialling code of the British Indian Ocean Territory.

    Source: ours

    @47-13
    Scenario: A long name of a country is not cut off on a small phone with large letters
      Given phone is the only sign-in option
      And Grace has come to "Enter your phone number"
      When she chooses the country "British Indian Ocean Territory"
      Then the field "Country" contains "British Indian Ocean Territory +246"
      And nothing is cut off on a small phone
      And nothing is cut off there if letters are twice as large
