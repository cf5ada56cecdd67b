Feature: Screen readers
  A visitor who cannot see the page hears what has changed on it. To complete a screen is to enter correctly what it
  asks for, and submit it. "You are logged in." is the home page of a visitor who is signed in. Each scenario tells only
  what the screen reader says after the visitor has begun to listen to it.

  @ours.announced-screens
  Rule: A screen reader says the title of a new screen, and what the focus is on
    The focus is where the visitor's next key goes. On a new screen, this is a field to fill in or a button to go on; on
    the list of sign-in options and on the home page, it is the title, a heading. Each line of a table is what the
    screen reader says of one thing: its name and its kind. If Ada chooses GitHub, which has not verified her email, she
    must sign in with Google, which her account already has. If she has a different email there, the screen "Sign in"
    asks whether to continue with that. Google and GitHub open in windows beside the page. "Cancel" on "Sign in with
    email" leads back to the list of sign-in options, which is called "Sign in". "Done" goes on after the mail that
    "Recover password" has sent.

    Source: ours

    @48-1
    Scenario: A screen with fields: the screen reader says its title, and the field to fill in
      Given Ada has an account
      And she has opened "/"
      And she listens to a screen reader
      When she continues with the email "ada@example.com"
      Then the screen reader says:
        | Sign in, form        |
        | Password, text field |

    @48-2
    Scenario: A screen without fields: the screen reader says its title, and the button to go on
      Given Ada has an account
      And she has come to "Recover password"
      And she listens to a screen reader
      When she completes "Recover password"
      Then the screen reader says:
        | Check your email, form |
        | Done, button           |

    @48-3
    Scenario: A screen with a question: the screen reader says its title, the question, and the button that answers it
      Given the app offers Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      And she listens to a screen reader
      When she signs in at the provider with the email "lovelace@example.com"
      Then the screen reader says:
        | Sign in Continue with lovelace@example.com?, form |
        | Continue, button                                  |

    @48-4
    Scenario: A screen with sign-in options: the screen reader says its title
      Given the app offers email and Google
      And Grace has opened "/"
      And she has chosen "Sign in with email"
      And she listens to a screen reader
      When she chooses "Cancel"
      Then the screen reader says:
        | Sign in, heading |

    @48-5
    Scenario: The page after the sign-in: the screen reader says its title
      Given Ada has an account
      And she has come to "Sign in"
      And she listens to a screen reader
      When she completes "Sign in"
      Then the screen reader says:
        | You are logged in., heading |

  @ours.announced-messages
  Rule: A screen reader says each message when it appears
    If the focus moves to a wrong field, the screen reader says this field with its message, and then the message
    itself, because it has appeared. The focus is where the visitor's next key goes. On "Sign in" and "Create account",
    the email is filled in already, and the focus is in the field after it. After 10 seconds without an answer of the
    service, the message "This is taking longer than usual." appears. "Verify" sends a code to a phone only after the
    human verification, which the message calls the reCAPTCHA. When a wrong field becomes right, its message only
    disappears; to type submits nothing. In two scenarios, the Tab key first moves the focus away from the field that is
    wrong, so that it moves back there. "A guess" is a wrong password.

    Source: ours

    @48-6
    Scenario: A field that is wrong: the screen reader says its name and its message
      Given Ada has an account
      And she has come to "Sign in"
      And she has pressed "Tab" 3 times
      And the focus is on "Sign In"
      And she listens to a screen reader
      When she presses "Enter"
      Then the screen reader says:
        | Password, text field, invalid entry: Enter your password |
        | Enter your password                                      |

    @48-7
    Scenario: Two fields that are wrong: the screen reader says the first one, and the messages of both
      Given Grace has come to "Create account"
      And she has pressed "Tab" 2 times
      And the focus is on "Show password"
      And she listens to a screen reader
      When she submits:
        | First & last name |  |
        | Choose password   |  |
      Then the screen reader says:
        | First & last name, text field, invalid entry: Enter your account name |
        | Enter your account name                                               |
        | Enter your password                                                   |

    @48-8
    Scenario: A wrong password: the screen reader says only the message, because the focus stays on the password
      Given Ada has an account
      And she has come to "Sign in"
      And she listens to a screen reader
      When she signs in with the password "a guess"
      Then the screen reader says:
        | The email and password you entered don't match |

    @48-9
    Scenario: A wrong field that becomes right: the screen reader says nothing
      Given Grace has opened "/"
      And she has continued with the email "grace"
      And she sees the message "That email address isn't correct" under "Email"
      And she listens to a screen reader
      When she types "grace@example.com" into "Email"
      Then the screen reader says nothing

    @48-10
    Scenario: A missing human verification: the screen reader says its name and its message
      Given phone is the only sign-in option
      And Grace has opened "/"
      And she has filled in "6505550100" as the "Phone number"
      And she listens to a screen reader
      When she chooses "Verify"
      Then the screen reader says:
        | Human verification, group: Solve the reCAPTCHA |
        | Solve the reCAPTCHA                            |

    @48-11
    Scenario: A broken connection: the screen reader says the message about the whole screen
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: broken connection
      And she listens to a screen reader
      When she completes "Sign in"
      Then the screen reader says:
        | A network error has occurred |

    @48-12
    Scenario: A service that does not answer for 10 seconds: the screen reader says the message
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every request to sign in with the password
      And she has completed "Sign in"
      And 9 seconds have passed
      And she listens to a screen reader
      When 1 second passes
      Then the screen reader says:
        | This is taking longer than usual. |

  @ours.announced-progress
  Rule: A screen reader says that something is under way and that it is done, but not each second of a countdown
    The busy indicator, whose name is "Loading", appears after 500 milliseconds. "Confirm email" asks for the email when
    a mailed link is opened on another device than the one that asked for it. "Verify your phone number" asks for the
    code from a text message. From the moment when the visitor is there, a countdown takes 15 seconds; then the button
    "Resend" appears. The names of four countries contain "guinea". Those that begin with it come first, and the arrow
    key leads from "Guinea" to "Guinea-Bissau". "+224" is how all phone numbers of Guinea begin.

    Source: ours

    @48-13
    Scenario: The first 499 milliseconds after the visitor has sent a form: the screen reader says nothing
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every request to sign in with the password
      And she has completed "Sign in"
      And she listens to a screen reader
      When 499 milliseconds pass
      Then the screen reader says nothing

    @48-14
    Scenario: 500 milliseconds after the visitor has sent a form: the screen reader says that the page is busy
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every request to sign in with the password
      And she has completed "Sign in"
      And she listens to a screen reader
      When 500 milliseconds pass
      Then the screen reader says:
        | Loading |

    @48-15
    Scenario: A code that is being checked: the screen reader says the progress message
      Given phone is the only sign-in option
      And Grace has come to "Verify your phone number"
      And the service delays its answer to every request to sign in with the code from the text message
      And she listens to a screen reader
      When she enters the code from her text message
      Then the screen reader says:
        | Verifying... |

    @48-16
    Scenario: A code that is right: the screen reader says the progress message, and then the success
      Given phone is the only sign-in option
      And Grace has come to "Verify your phone number"
      And she listens to a screen reader
      When she enters the code from her text message
      Then the screen reader says:
        | Verifying... |
        | Verified!    |

    @48-17
    Scenario: A mailed link that is being used: the screen reader says the progress message
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Confirm email"
      And the service delays its answer to every request to sign in with the mailed link
      And she listens to a screen reader
      When she completes "Confirm email"
      Then the screen reader says:
        | Signing in... |

    @48-22
    Scenario: A mailed link that has been used: the screen reader says the success
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Confirm email"
      And the service delays its answer to every request to sign in with the mailed link
      And she has completed "Confirm email"
      And she sees the progress message "Signing in..."
      And she listens to a screen reader
      When the service answers
      Then the screen reader says:
        | Signed in! |

    @48-18
    Scenario: 14 seconds of the countdown: the screen reader says nothing
      Given phone is the only sign-in option
      And Grace has come to "Verify your phone number"
      And she listens to a screen reader
      When 14 seconds pass
      Then she reads "Resend code in 0:01"
      And the screen reader says nothing

    @48-19
    Scenario: The end of the countdown: the screen reader says what the visitor can do now
      Given phone is the only sign-in option
      And Grace has come to "Verify your phone number"
      And she listens to a screen reader
      When 15 seconds pass
      Then the screen reader says:
        | Resend: now available. |

    @48-20
    Scenario: A search in the list of countries: the screen reader says the first country that matches, and how many there are
      Given phone is the only sign-in option
      And Grace has opened "/"
      And she listens to a screen reader
      When she searches the countries for "guinea"
      Then the screen reader says:
        | Guinea +224 |
        | 4 countries |

    @48-23
    Scenario: A search in the list of countries that finds one: the screen reader says the country, and that it is the only one
      Given phone is the only sign-in option
      And Grace has opened "/"
      And she listens to a screen reader
      When she searches the countries for "kosovo"
      Then the screen reader says:
        | Kosovo +383 |
        | 1 country   |

    @48-21
    Scenario: An arrow key in the list of countries: the screen reader says the next country
      Given phone is the only sign-in option
      And Grace has opened "/"
      And she has searched the countries for "guinea"
      And she listens to a screen reader
      When she presses "ArrowDown"
      Then the screen reader says:
        | Guinea-Bissau +245 |

  @ours.announced-names
  Rule: A screen reader has a name for a picture and a list that show no title
    The visitor can move through the page with the keys of her screen reader, which says the name and the kind of each
    thing. The QR code is a picture of the key from which an authenticator app makes its codes.

    Source: ours

    @48-24
    Scenario: The picture for the authenticator app is called "QR code"
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      When she chooses "Authenticator app"
      Then a screen reader calls the picture "QR code"

    @48-25
    Scenario: The open list of countries is called "Countries"
      Given phone is the only sign-in option
      And Grace has opened "/"
      When she opens the list of countries
      Then a screen reader calls the list "Countries"
