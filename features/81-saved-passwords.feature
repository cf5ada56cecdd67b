Feature: Saved passwords on the first screen
  A password manager keeps a visitor's emails and passwords, and fills them in. Many browsers have one. "You are logged
  in." is the home page of a visitor who is signed in.

  @ours.saved-password
  Rule: If a password manager fills in the email and the password, the first screen shows both, and "Sign In" signs in
    The app asks for the email on the first screen. The password has no place there until a password manager fills it
    in: a visitor without a saved password sees the email only, and the Tab key does not lead to the password. A
    browser may keep the password secret until the visitor clicks or presses a key.

    Source: ours

    Background:
      Given the app asks for the email on the first screen
      And the app offers email and Google
      And Ada has an account with the password "analytical engine 1"

    @81-1
    Scenario: A visitor without a saved password is asked for the email only
      When Ada opens "/"
      Then she is asked for:
        | Email |
      And the Tab key leads to "Email, Next, Sign in with Google"
      And there is nothing else that she can use

    @81-2
    Scenario: The password manager fills in email and password, and the screen shows both
      Given Ada has opened "/"
      When her password manager fills in "ada@example.com" and "analytical engine 1"
      Then she is asked for:
        | Email | Password |
      And the field "Email" contains "ada@example.com"
      And the field "Password" contains "analytical engine 1"
      And the Tab key leads to "Email, Password, Show password, Sign In, Sign in with Google"

    @81-20
    Scenario: A broken connection after "Sign In" keeps the saved password
      Given Ada has opened "/"
      And her password manager has filled in "ada@example.com" and "analytical engine 1"
      And the next request to find out how the email signs in will fail: broken connection
      When she chooses "Sign In"
      Then she sees the message "A network error has occurred"
      And the field "Email" contains "ada@example.com"
      And the field "Password" contains "analytical engine 1"

    @81-3
    Scenario: The browser's own password manager keeps the password secret for now, and the screen shows the field
      Given Ada has opened "/"
      When her browser marks the password as filled in
      Then she is asked for:
        | Email | Password |

    @81-22
    Scenario: The button says "Sign In" while there is a saved password that the browser keeps secret
      Given Ada has opened "/"
      When her browser marks the password as filled in
      Then she can choose:
        | Show password | Sign In | Sign in with Google |

    @81-23
    Scenario: The button says "Next" again when the visitor deletes the saved password
      Given Ada has opened "/"
      And her password manager has filled in "ada@example.com" and "analytical engine 1"
      When she types "" into "Password"
      Then she can choose:
        | Show password | Next | Sign in with Google |

    @81-4
    Scenario: "Sign In" signs in with the saved password
      Given Ada has opened "/"
      And her password manager has filled in "ada@example.com" and "analytical engine 1"
      When she chooses "Sign In"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @81-21
    Scenario: A broken connection during the sign-in leaves the saved password in its field
      Given Ada has opened "/"
      And her password manager has filled in "ada@example.com" and "analytical engine 1"
      And the next request to sign in with the password will fail: broken connection
      When she chooses "Sign In"
      Then she comes to "Sign in"
      And she sees the message "A network error has occurred"
      And the field "Email" contains "ada@example.com"
      And the field "Password" contains "analytical engine 1"

    @81-5
    Scenario: "Sign In" also signs in with the saved password if the app offers only email
      Given the app offers email
      And Ada has opened "/"
      And her password manager has filled in "ada@example.com" and "analytical engine 1"
      When she chooses "Sign In"
      Then she reads "You are logged in."

    @81-6
    Scenario: If the service does not reveal how an email signs in, "Sign In" signs in with the saved password, too
      Given the service does not reveal how an email signs in
      And Ada has opened "/"
      And her password manager has filled in "ada@example.com" and "analytical engine 1"
      When she chooses "Sign In"
      Then she reads "You are logged in."

    @81-7
    Scenario: Spaces at the start and end of a saved password count
      Given Grace has an account with the password " nanosecond 30 cm "
      And she has opened "/"
      And her password manager has filled in "grace@example.com" and " nanosecond 30 cm "
      When she chooses "Sign In"
      Then she reads "You are logged in."

    @81-8
    Scenario: A saved password that is wrong leads to the screen that asks for the password, with its message
      Given Ada has opened "/"
      And her password manager has filled in "ada@example.com" and "difference engine"
      When she chooses "Sign In"
      Then she is asked for:
        | Email | Password |
      And she sees the message "The email and password you entered don't match" under "Password"
      And the field "Email" contains "ada@example.com"
      And the field "Password" contains ""
      And the focus is on "Password"
      And she can choose:
        | Show password | Trouble signing in? | Sign In |

    @81-9
    Scenario: After a wrong saved password, the visitor enters the right one
      Given Ada has opened "/"
      And her password manager has filled in "ada@example.com" and "difference engine"
      And she has chosen "Sign In"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."

    @81-10
    Scenario: A visitor who goes back does not submit the wrong password again
      Given Ada has opened "/"
      And her password manager has filled in "ada@example.com" and "difference engine"
      And she has chosen "Sign In"
      And she has gone back in her browser
      When she goes forward in her browser
      Then she is asked for:
        | Email | Password |
      And she does not read "The email and password you entered don't match"

    @81-11
    Scenario: A visitor who deletes the saved password is asked for it after "Next"
      Given Ada has opened "/"
      And her password manager has filled in "ada@example.com" and "analytical engine 1"
      And she has typed "" into "Password"
      When she chooses "Next"
      Then she is asked for:
        | Email | Password |
      And she can choose:
        | Show password | Trouble signing in? | Sign In |

    @81-12
    Scenario: A visitor whose account has a second factor is asked for it after "Sign In"
      Given Grace has an account with the phone "+16505550100" as second factor
      And she has opened "/"
      And her password manager has filled in the email and the password of Grace
      When she chooses "Sign In"
      Then she comes to "Verify it’s you"

    @81-13
    Scenario: A saved password of an email without an account leads to "Create account"
      Given Grace has opened "/"
      And her password manager has filled in "grace@example.com" and "nanosecond 30 cm"
      When she chooses "Sign In"
      Then she comes to "Create account"
      And the field "Email" contains "grace@example.com"

    @81-14
    Scenario: Enter in the field "Email" continues, as long as there is no saved password
      Given Ada has opened "/"
      When she continues with the email "ada@example.com"
      Then she is asked for:
        | Email | Password |
      And she can choose:
        | Show password | Trouble signing in? | Sign In |

  @ours.saved-password-email-first
  Rule: The email decides who asks for the password, and whether anyone does
    The developer gives the emails of a domain, the part after the @, to the provider of a company: with "hd" of the
    option SAML, to "initech". An organisation has ways to sign in of its own.

    Source: ours

    Background:
      Given the app asks for the email on the first screen

    @81-15
    Scenario: An email of a company leads to its provider, whatever password is saved
      Given the app offers email and SAML and Google
      And the developer has set "signInOptions[1].hd" to "example.com"
      And providers open in windows
      And Ada has an account with the password "analytical engine 1"
      And she has opened "/"
      And her password manager has filled in "ada@example.com" and "analytical engine 1"
      When she chooses "Sign In"
      Then she can choose:
        | Sign in with initech | Cancel |

    @81-16
    Scenario: An email of another domain signs in with the saved password
      Given the app offers email and SAML and Google
      And the developer has set "signInOptions[1].hd" to "navy.example"
      And Ada has an account with the password "analytical engine 1"
      And she has opened "/"
      And her password manager has filled in "ada@example.com" and "analytical engine 1"
      When she chooses "Sign In"
      Then she reads "You are logged in."

    @81-17
    Scenario: An account that signs in by Google leads to Google, whatever password is saved
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has opened "/"
      And her password manager has filled in "ada@example.com" and "analytical engine 1"
      When she chooses "Sign In"
      Then she comes to "You already have an account"

    @81-18
    Scenario: An app that mails sign-in links has no place for a saved password
      Given the app mails sign-in links instead of asking for passwords
      And Ada has opened "/"
      When her password manager fills in "ada@example.com" and "analytical engine 1"
      Then she is asked for:
        | Email |

    @81-19
    Scenario: An organisation that is found by the email has no place for a saved password
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options  | email domain    |
        | Engines      | email and Google | engines.example |
      And Grace has opened "/"
      And she has continued with the email "grace@engines.example"
      And she can choose:
        | Next | Sign in with Google |
      When her password manager fills in "grace@engines.example" and "nanosecond 30 cm"
      Then she is asked for:
        | Email |
