Feature: Back and Forward
  Browsers have a Back and a Forward button. A visitor uses them between the screens of a sign-in as she does between
  pages. The widget is the form that signs her in; its screens follow each other at the same address. To complete a
  screen is to enter correctly what it asks for, and submit it. Unless a scenario says otherwise, email with password is
  the only way to sign in. Its first screen is "Sign in with email", which asks for the email. If the service knows the
  email, "Sign in" follows, which asks for the password. "You are logged in." is the home page of a visitor who is
  signed in.

  @ours.back
  Rule: Back leads to the screen before
    Each table has a screen, and the screen that the visitor was on before. The words in brackets after a title tell
    screens with the same title apart. "Sign in" without brackets asks for the password. The screens before "Check your
    email" are "Sign in with email", "Sign in" and "Recover password". "You already have an account (connect to a
    password)" asks Ada, who has signed in with GitHub, for the password of her account, to connect GitHub to it.
    Initech and Globex are two organisations: in their app, a visitor first chooses hers. The address stays the same.

    Source: ours

    @50-1
    Scenario Outline: Back leads from "<screen>" to "<screen before>"
      Given Ada has come to the screen "<screen>"
      When she goes back in her browser
      Then she comes to "<screen before>"

      Examples: email with password ("Not Authorized": sign-up is closed; "the app offers no way": her account signs in by Google only, which this app does not offer)
        | screen                          | screen before      |
        | Sign in (password)              | Sign in with email |
        | Create account                  | Sign in with email |
        | Recover password                | Sign in            |
        | Check your email                | Recover password   |
        | Not Authorized                  | Sign in with email |
        | Sign in (the app offers no way) | Sign in with email |

      Examples: links that sign in
        | screen                 | screen before      |
        | Sign-in email sent     | Sign in with email |
        | Trouble getting email? | Sign-in email sent |

      Examples: an account that belongs to a provider
        | screen                               | screen before      |
        | You already have an account (Google) | Sign in with email |

      Examples: phones, and a second step of the sign-in
        | screen                                    | screen before           |
        | Verify your phone number                  | Enter your phone number |
        | Verify your email (code)                  | Sign in with email      |
        | Choose how to verify it’s you             | Sign in                 |
        | Verify it’s you (before the text message) | Sign in                 |
        | Verify your email                         | Sign in with email      |
        | Add a second step (phone)                 | Add a second step       |
        | Connect your authenticator app            | Add a second step       |

    @50-24
    Scenario Outline: Back leads from "<screen>" to the list of all ways to sign in
      Given Ada has come to the screen "<screen>"
      When she goes back in her browser
      Then she can choose:
        | <first way>         |
        | Sign in with GitHub |

      Examples: accounts to connect (she has signed in with GitHub, and signs in by what the brackets name to connect it)
        | screen                                              | first way           |
        | You already have an account (connect to Google)     | Sign in with Google |
        | You already have an account (connect to a password) | Sign in with email  |

      Examples: an account that she has just got by signing in with GitHub, and for which the app asks more
        | screen                | first way          |
        | Complete your account | Sign in with email |

    @50-2
    Scenario: Back leads from the sign-in options of an organisation to the list of organisations
      Given people of Initech and Globex sign in here
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      When she goes back in her browser
      Then she can choose:
        | Sign in to Initech |
        | Sign in to Globex  |

    @50-3
    Scenario: A visitor who goes back from the wrong organisation signs in to the other one
      Given people of Initech and Globex sign in here
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      And she has gone back in her browser
      When she chooses "Sign in to Initech"
      Then she comes to "Sign in with email"

    @50-4
    Scenario: Back leads through one screen after the other to the first
      Given Ada has come to the screen "Check your email"
      And she has gone back in her browser
      And she has gone back in her browser
      When she goes back in her browser
      Then she comes to "Sign in with email"

    @50-26
    Scenario: A visitor who goes back by two pages at once comes from "Check your email" to "Sign in"
      Given Ada has come to the screen "Check your email"
      When she goes back by 2 pages in her browser
      Then she comes to "Sign in"

    @50-5
    Scenario: Back leads from a message about a fault to the screen before, where the visitor can go on
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: too many attempts
      And she has completed "Sign in"
      When she goes back in her browser
      Then she comes to "Sign in with email"
      And she sees no message

    @50-27
    Scenario: A new account exists even if its name was not saved, so Back leads to "Sign in with email"
      Given Grace has come to the screen "Error encountered (the name was not saved)"
      When she goes back in her browser
      Then she comes to "Sign in with email"

    @50-28
    Scenario: A visitor who goes back instead of connecting GitHub signs in without it
      Given Ada has come to the screen "You already have an account (connect to a password)"
      And she has gone back in her browser
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then "ada@example.com" is signed in to the app
      And Ada's account is not connected with "GitHub"

  @ours.back
  Rule: A visitor who goes back finds what she has entered, but no password and no code
    She can change it, or go on with it as it is. A password and a code are never kept. Some scenarios go back and then
    forward, to look at a screen again. "A guess" is a wrong password. "Create account" follows an email without an
    account. "Verify your phone number" asks for the code from a text message; the screen before it asks for the phone
    number.

    Source: ours

    @50-6
    Scenario: Back shows the email that the visitor has entered
      Given Ada has an account
      And she has come to "Sign in"
      When she goes back in her browser
      Then the field "Email" contains "ada@example.com"

    @50-7
    Scenario: A visitor who goes back and submits the same email comes to the same screen
      Given Ada has an account
      And she has come to "Sign in"
      And she has gone back in her browser
      When she chooses "Next"
      Then she comes to "Sign in"

    @50-8
    Scenario: After Back, a different email leads to the screen for that email
      Given Ada has an account
      And Grace has opened "/"
      And she has continued with the email "grace@example.com"
      And she has gone back in her browser
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"

    @50-9
    Scenario: A visitor who goes back and forward finds the name that she has typed on "Create account", but not the password
      Given Grace has come to "Create account"
      And she has filled in:
        | First & last name | Grace Hopper   |
        | Choose password   | cobol cobol 59 |
      And she has gone back in her browser
      When she goes forward in her browser
      Then the field "First & last name" contains "Grace Hopper"
      And the field "Choose password" contains ""

    @50-10
    Scenario: Back shows the phone number that the visitor has entered
      Given Grace has come to the screen "Verify your phone number"
      When she goes back in her browser
      Then the field "Phone number" contains "6505550100"

    @50-11
    Scenario: A visitor who goes back and forward does not find the code that she has typed
      Given Grace has come to the screen "Verify your phone number"
      And she has filled in:
        | 6-digit code | 123456 |
      And she has gone back in her browser
      When she goes forward in her browser
      Then she comes to "Verify your phone number"
      And the field "6-digit code" contains ""

    @50-12
    Scenario: A visitor who goes back and forward does not find the message that she has read
      Given Ada has an account
      And she has come to "Sign in"
      And she has submitted:
        | Password | a guess |
      And she has gone back in her browser
      When she goes forward in her browser
      Then she comes to "Sign in"
      And she sees no message

  @ours.forward
  Rule: Forward leads to the screen from which the visitor went back
    Forward can be used until she goes on from an earlier screen. The screens that she left are then replaced. The words
    in brackets after a title tell screens with the same title apart. "Create account" follows an email without an
    account.

    Source: ours

    @50-13
    Scenario Outline: Forward leads to "<screen>" after Back
      Given Ada has come to the screen "<screen>"
      And she has gone back in her browser
      When she goes forward in her browser
      Then she comes to "<title>"

      Examples:
        | screen                   | title                    |
        | Sign in (password)       | Sign in                  |
        | Create account           | Create account           |
        | Recover password         | Recover password         |
        | Sign-in email sent       | Sign-in email sent       |
        | Verify your phone number | Verify your phone number |
        | Verify your email (code) | Verify your email        |

    @50-14
    Scenario: A visitor who came back to the password by Forward signs in with it
      Given Ada has an account
      And she has come to "Sign in"
      And she has gone back in her browser
      And she has gone forward in her browser
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @50-15
    Scenario: Forward leads to the newer screen after the visitor has gone on with a different email
      Given Ada has an account
      And Grace has opened "/"
      And she has continued with the email "grace@example.com"
      And she has gone back in her browser
      And she has continued with the email "ada@example.com"
      And she has gone back in her browser
      When she goes forward in her browser
      Then she comes to "Sign in"

  @ours.back
  Rule: Back stops what the visitor was waiting for
    An answer of the service that comes later does not sign her in. The busy indicator is the sign that something is
    under way. A part of the page is a file that the page loads when it is first needed, such as the next screen. Until
    it is loaded, she is still on the screen before, here "Sign in with email", to which the list of sign-in options has
    led.

    Source: ours

    @50-16
    Scenario: A visitor who goes back while her password is checked is on the screen before
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every request to sign in with the password
      And she has completed "Sign in"
      When she goes back in her browser
      Then she comes to "Sign in with email"
      And she sees no busy indicator

    @50-17
    Scenario: A visitor who went back while her password was checked is not signed in by the late answer
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every request to sign in with the password
      And she has completed "Sign in"
      And she has gone back in her browser
      When the service answers
      Then she is still on "Sign in with email"
      And nobody is signed in to the app

    @50-18
    Scenario: A visitor who went back while her password was checked signs in with the second attempt
      Given Ada has an account
      And she has come to "Sign in"
      And the service delays its answer to every request to sign in with the password
      And she has completed "Sign in"
      And she has gone back in her browser
      And the service has answered
      And she has gone forward in her browser
      When she completes "Sign in"
      Then "ada@example.com" is signed in to the app

    @50-29
    @isolated
    Scenario: A visitor who goes back while a part of the page does not load is on the screen before
      Given the app offers email and phone
      And Grace has opened "/"
      And she has chosen "Sign in with email"
      And a part of the page never loads
      And she has continued with the email "grace@example.com"
      When she goes back in her browser
      Then she can choose:
        | Sign in with email |
        | Sign in with phone |

  @ours.back-after-sign-in
  Rule: After the sign-in, Back leads out of the sign-in at once
    However many screens the sign-in had, the first Back leads to the address at which it began. At "/Login", a visitor
    who is signed in can sign in again, as somebody else. At "/", she sees the home page. A visitor who is signed out
    sees the sign-in form at every address, also at "/cummies", a page of the app.

    Source: ours

    @50-19
    Scenario: Back leads from the home page to the first screen of the sign-in
      Given Ada has an account
      And she has opened "/Login"
      And she has continued with the email "ada@example.com"
      And she has completed "Sign in"
      And she reads "You are logged in."
      When she goes back in her browser
      Then the address is "/Login"
      And she comes to "Sign in with email"
      And the field "Email" contains ""

    @50-20
    Scenario: The second Back after a sign-in leads to the page from which the visitor came
      Given Ada has an account
      And she has opened "/"
      And she has gone to "/Login"
      And she has continued with the email "ada@example.com"
      And she has completed "Sign in"
      And she reads "You are logged in."
      And she has gone back in her browser
      When she goes back in her browser
      Then the address is "/"

    @50-25
    Scenario: A visitor who signed in at "/" comes back to the page before it by the second Back
      Given Ada has an account
      And she has opened "/cummies"
      And she has gone to "/"
      And she has continued with the email "ada@example.com"
      And she has completed "Sign in"
      And she reads "You are logged in."
      And she has gone back in her browser
      When she goes back in her browser
      Then the address is "/cummies"

  @ours.back
  Rule: After a reload, Back leads out of the sign-in
    A reload begins the sign-in anew, so that the screens before it are gone. Here, the visitor was at "/" before the
    sign-in, which she has begun at "/Login".

    Source: ours

    @50-21
    Scenario: A visitor who reloads in the middle of a sign-in and goes back comes to the page before the sign-in
      Given Ada has an account
      And she has opened "/"
      And she has gone to "/Login"
      And she has continued with the email "ada@example.com"
      And she has reloaded the page
      When she goes back in her browser
      Then the address is "/"

  @ours.history-off
  Rule: A developer can keep Back for the app
    The screens then leave nothing in the history of the browser. Back leads to the page on which the visitor was before
    the sign-in: here "/", before she went to "/Login". Both pages show the sign-in form to a visitor who is signed out.

    Source: ours

    @50-22
    Scenario: Back leads from the second screen to the page before the sign-in, if the widget leaves the history alone
      Given the widget leaves the history of the browser alone
      And Ada has an account
      And she has opened "/"
      And she has gone to "/Login"
      And she has continued with the email "ada@example.com"
      When she goes back in her browser
      Then the address is "/"

    @50-23
    Scenario: Back leads from the second screen to the first, if the developer has decided nothing
      Given Ada has an account
      And she has opened "/"
      And she has gone to "/Login"
      And she has continued with the email "ada@example.com"
      When she goes back in her browser
      Then the address is "/Login"
      And she comes to "Sign in with email"
