Feature: The sign-in option used last, and Caps Lock
  A visitor who returns sees how she has signed in before. A visitor whose password is refused may have turned on Caps
  Lock, the key that turns all letters into capitals. "You are logged in." is the home page of a visitor who is signed
  in; "Sign-out" is its button. To complete a screen is to enter correctly what it asks for, and submit it.

  @ours.last-used
  Rule: After a sign-in, a badge marks the sign-in option with which the browser has signed in
    The developer can switch the badge on. A badge is a short text on a button. After the sign-out, it is on the first
    screen, which lists the sign-in options. Ada has an account, and Grace creates one. The ticks "Code sent!",
    "Verified!" and "Signed in!" cover the screen for one second each.

    Source: ours

    Background:
      Given the app marks the sign-in option that was used last

    @65-1
    Scenario: Before the first sign-in, nothing carries a badge
      Given the app offers Google and email
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google | Sign in with email |
      And nothing carries a badge

    @65-2
    Scenario Outline: After a sign-in with <provider> <place>, the badge is on "Sign in with <provider>"
      Given the app offers email and Google and GitHub
      And providers open <place>
      And Grace has opened the app and chosen <provider>
      And she has signed in at the provider
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then only the button "Sign in with <provider>" carries the badge "Last used"

      Examples:
        | provider | place                |
        | Google   | in windows           |
        | GitHub   | in windows           |
        | Google   | in place of the page |

    @65-3
    Scenario: After a sign-in with a password, the badge is on "Sign in with email"
      Given the app offers Google and email
      And Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then only the button "Sign in with email" carries the badge "Last used"

    @65-4
    Scenario: After the creation of an account, the badge is on "Sign in with email"
      Given the app offers Google and email
      And Grace has come to "Create account"
      And she has completed "Create account"
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then only the button "Sign in with email" carries the badge "Last used"

    @65-5
    Scenario: After a sign-in by a mailed link, the badge is on "Sign in with email"
      Given the app offers email and Google
      And the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then only the button "Sign in with email" carries the badge "Last used"

    @65-6
    Scenario: After a sign-in by phone, the badge is on "Sign in with phone"
      Given the app offers email and phone
      And Grace's phone number is "+16505550100"
      And she has come to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      And 1 second has passed
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then only the button "Sign in with phone" carries the badge "Last used"

    @65-7
    Scenario: After a sign-in with a password and a second factor, the badge is on "Sign in with email"
      Given the app offers Google and email and phone
      And Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      And 1 second has passed
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then only the button "Sign in with email" carries the badge "Last used"

    @65-8
    Scenario: After a guest has kept her account by a password, the badge is on "Sign in with email"
      Given the app offers email and guests
      And guests keep their accounts when they sign in
      And Grace is a guest who has come to "Create account"
      And she has completed "Create account"
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then only the button "Sign in with email" carries the badge "Last used"

    @65-9
    Scenario: The badge moves to the sign-in option of a later sign-in
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she reads "You are logged in."
      And she has chosen "Sign-out"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then only the button "Sign in with Google" carries the badge "Last used"

    @65-10
    Scenario: A reload keeps the badge
      Given the app offers email and Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she reads "You are logged in."
      And she has chosen "Sign-out"
      When she reloads the page
      Then only the button "Sign in with Google" carries the badge "Last used"

    @65-11
    Scenario: A screen reader says the badge once, after the button
      Given the app offers Google and email
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she reads "You are logged in."
      And she has chosen "Sign-out"
      And she can choose:
        | Sign in with Google | Sign in with email |
      And she listens to a screen reader
      When she presses "Tab"
      Then the screen reader says:
        | Sign in with Google, button: Last used |

    @65-12
    Scenario: On a small phone, the badge is not cut off
      Given the app offers Google and email
      And Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then only the button "Sign in with email" carries the badge "Last used"
      And nothing is cut off on a small phone
      And nothing is cut off there if letters are twice as large

    @65-13
    Scenario: Where the app asks for the email on the first screen, the field carries the badge
      Given the app offers Google and email
      And the app asks for the email on the first screen
      And Ada has an account
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      And she has completed "Sign in"
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then only the field "Email" carries the badge "Last used"
      And nothing is cut off on a small phone
      And nothing is cut off there if letters are twice as large

    @65-14
    Scenario: Where the app asks for the email on the first screen, the badge is on a provider's button
      Given the app offers Google and email
      And the app asks for the email on the first screen
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then only the button "Sign in with Google" carries the badge "Last used"

    @65-15
    Scenario: A screen reader says the badge of the field and its message
      Given the app offers Google and email
      And the app asks for the email on the first screen
      And Ada has an account
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      And she has completed "Sign in"
      And she reads "You are logged in."
      And she has chosen "Sign-out"
      And she has continued with the email "ada@"
      And she sees the message "That email address isn't correct" under "Email"
      And she has pressed "Tab" 1 time
      And she listens to a screen reader
      When she presses "Shift+Tab"
      Then the screen reader says:
        | Email, text field, invalid entry: That email address isn't correct Last used |

  @ours.last-used
  Rule: Only a completed sign-in is remembered, and nothing about the visitor
    The browser remembers the sign-in option and the organisation. A guest uses the app without an email; to continue as
    a guest is no sign-in. Initech and Globex are organisations; their sign-in options are not the same, even if they
    have the same name.

    Source: ours

    @65-16
    @isolated
    Scenario: The browser remembers the sign-in option, and not the email
      Given the app marks the sign-in option that was used last
      And the app offers Google and email
      And Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then only the button "Sign in with email" carries the badge "Last used"
      And her browser keeps only:
        | what                                  | where     |
        | the sign-in option that was used last | every tab |
      And nothing that her browser stores contains "ada@example.com"

    @65-17
    @isolated
    Scenario: Unless the app has chosen the badge, the browser remembers nothing
      Given the app offers Google and email
      And Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then she can choose:
        | Sign in with Google | Sign in with email |
      And nothing carries a badge
      And her browser keeps nothing

    @65-18
    Scenario: A visitor who has cancelled at the provider sees no badge
      Given the app marks the sign-in option that was used last
      And the app offers Google and email
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has cancelled at the provider
      When she reloads the page
      Then she can choose:
        | Sign in with Google | Sign in with email |
      And nothing carries a badge

    @65-19
    Scenario: A visitor whom the app refuses sees no badge
      Given the app marks the sign-in option that was used last
      And the app offers Google and email
      And the app refuses everybody who signs in: "Ask your manager for access."
      And providers open in windows
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "Ask your manager for access."
      And nothing carries a badge

    @65-20
    Scenario: A guest sees no badge
      Given the app marks the sign-in option that was used last
      And the app offers Google and guests
      And Grace has opened "/"
      And she has chosen "Continue as guest"
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then she can choose:
        | Sign in with Google | Continue as guest |
      And nothing carries a badge

    @65-21
    Scenario: After a sign-in with Google, a guest still sees the badge of Google
      Given the app marks the sign-in option that was used last
      And the app offers Google and guests
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she reads "You are logged in."
      And she has chosen "Sign-out"
      And she has chosen "Continue as guest"
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then only the button "Sign in with Google" carries the badge "Last used"

    @65-22
    Scenario: If the app no longer offers the sign-in option, nothing carries a badge
      Given the app marks the sign-in option that was used last
      And the app offers Google and email
      And Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she reads "You are logged in."
      And she has chosen "Sign-out"
      And the app offers Google and GitHub instead
      When she opens "/"
      Then she can choose:
        | Sign in with Google | Sign in with GitHub |
      And nothing carries a badge

    @65-23
    @isolated
    Scenario: If the data about the last sign-in are damaged, the browser deletes them, and nothing carries a badge
      Given the app marks the sign-in option that was used last
      And the app offers Google and email
      And Grace has opened "/"
      And what her browser keeps about the last sign-in is damaged
      When she reloads the page
      Then she can choose:
        | Sign in with Google | Sign in with email |
      And nothing carries a badge
      And her browser keeps nothing

    @65-24
    Scenario: After a sign-in with Google at Initech, the badge is on "Sign in with Google" at Initech
      Given the app marks the sign-in option that was used last
      And people of these organisations sign in here:
        | organisation | sign-in options  |
        | Initech      | Google and email |
        | Globex       | Google and email |
      And providers open in windows
      And Grace has opened "/"
      And she has chosen "Sign in to Initech"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she reads "You are logged in."
      And she has chosen "Sign-out"
      When she chooses "Sign in to Initech"
      Then only the button "Sign in with Google" carries the badge "Last used"

    @65-25
    Scenario: After a sign-in with Google at Initech, nothing carries a badge at Globex
      Given the app marks the sign-in option that was used last
      And people of these organisations sign in here:
        | organisation | sign-in options  |
        | Initech      | Google and email |
        | Globex       | Google and email |
      And providers open in windows
      And Grace has opened "/"
      And she has chosen "Sign in to Initech"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she reads "You are logged in."
      And she has chosen "Sign-out"
      When she chooses "Sign in to Globex"
      Then she can choose "Sign in with Google"
      And nothing carries a badge

  @ours.caps-lock
  Rule: While a password is entered, a message below its field says that Caps Lock is on
    The browser tells the page about Caps Lock when the visitor presses a key or the pointer. The focus is on the field
    that receives the visitor's keys. On "Create account", the first field to fill in is "First & last name". "Show
    password" is a button in the field, which the Tab key reaches next. On "You already have an account (connect to a
    password)", Ada proves with her password that the account is hers.

    Source: ours

    @65-26
    Scenario Outline: On "<screen>", a message under the field "<field>" tells the visitor that Caps Lock is on
      Given Ada has an account
      And she has come to the screen "<screen>"
      And the focus is on "<field>"
      When she turns on Caps Lock
      Then she reads "Caps Lock is on."
      And the focus is on "<field>"

      Examples:
        | screen                                              | field        |
        | Sign in (password)                                  | Password     |
        | Reset your password                                 | New password |
        | You already have an account (connect to a password) | Password     |

    @65-27
    Scenario: A visitor who turns off Caps Lock reads nothing about it
      Given Ada has an account
      And she has come to "Sign in"
      And she has turned on Caps Lock
      And she reads "Caps Lock is on."
      When she turns off Caps Lock
      Then she does not read "Caps Lock is on."
      And the focus is on "Password"

    @65-28
    Scenario: A visitor who leaves the field reads nothing about Caps Lock
      Given Ada has an account
      And she has come to "Sign in"
      And she has turned on Caps Lock
      And she reads "Caps Lock is on."
      When she presses "Tab"
      Then the focus is on "Show password"
      And she does not read "Caps Lock is on."

    @65-29
    Scenario: A visitor who returns to the field reads again that Caps Lock is on
      Given Ada has an account
      And she has come to "Sign in"
      And she has turned on Caps Lock
      And she reads "Caps Lock is on."
      And she has pressed "Tab" 1 time
      When she presses "Shift+Tab"
      Then she reads "Caps Lock is on."

    @65-30
    Scenario: A visitor who enters her name reads nothing about Caps Lock
      Given Grace has come to "Create account"
      And the focus is on "First & last name"
      When she turns on Caps Lock
      Then the focus is on "First & last name"
      And she does not read "Caps Lock is on."

    @65-31
    Scenario: A visitor who turns on Caps Lock while she enters her name sees the message under the password
      Given Grace has come to "Create account"
      And she has turned on Caps Lock
      When she presses "Tab"
      Then the focus is on "Choose password"
      And she reads "Caps Lock is on."

    @65-37
    Scenario: A visitor who clicks the field of the password with Caps Lock on reads that it is on
      Given Grace has come to "Create account"
      And she has turned on Caps Lock
      When she clicks the field "Choose password"
      Then the focus is on "Choose password"
      And she reads "Caps Lock is on."

    @65-32
    Scenario: A visitor who has shown her password reads that Caps Lock is on
      Given Ada has an account
      And she has come to "Sign in"
      And she has chosen "Show password"
      And the focus is on "Password"
      When she turns on Caps Lock
      Then she reads "Caps Lock is on."

    @65-33
    Scenario: The message about Caps Lock stays beside the message about a missing password
      Given Ada has an account
      And she has come to "Sign in"
      And she has turned on Caps Lock
      When she presses "Enter"
      Then she sees the message "Enter your password" under "Password"
      And she reads "Caps Lock is on."

    @65-34
    Scenario: A screen reader says that Caps Lock is on
      Given Ada has an account
      And she has come to "Sign in"
      And she listens to a screen reader
      When she turns on Caps Lock
      Then the screen reader says:
        | Caps Lock is on. |

    @65-35
    Scenario: A screen reader says the message with the field when the visitor returns to it
      Given Ada has an account
      And she has come to "Sign in"
      And she has turned on Caps Lock
      And she has pressed "Tab" 1 time
      And she listens to a screen reader
      When she presses "Shift+Tab"
      Then the screen reader says:
        | Password, text field: Caps Lock is on. |
        | Caps Lock is on.                       |

    @65-36
    Scenario: On a small phone, the message about Caps Lock is not cut off
      Given Ada has an account
      And she has come to "Sign in"
      When she turns on Caps Lock
      Then she reads "Caps Lock is on."
      And nothing is cut off on a small phone
      And nothing is cut off there if letters are twice as large
