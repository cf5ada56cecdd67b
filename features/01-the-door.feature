Feature: The door
  Who is signed in gets the pages of the app. Who is not gets the sign-in widget, whatever the address.

  @route.waiting
  Rule: The page stays empty until it is known whether anybody is signed in
    Source: spec §2, §4

    @01-1
    Scenario: While the service has not answered, a visitor who was signed in sees nothing
      Given Ada is signed in at "/"
      And the service delays its answer to every session check request
      When she reloads the page
      Then she sees an empty page

    @01-2
    Scenario: Once the service has answered, she sees her page
      Given Ada is signed in at "/"
      And the service delays its answer to every session check request
      And she has reloaded the page
      When the service answers
      Then she reads "You are logged in."

    @01-3
    Scenario: A visitor without a session finds the widget
      When Grace opens "/"
      Then she comes to "Sign in with email"

  @flow.first-report
  Rule: The first report about the visitor leads to the pages or to the widget
    Source: spec §4

    @01-4
    Scenario: Somebody is signed in
      Given Ada is signed in at "/"
      When she reloads the page
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @01-5
    Scenario: Nobody is signed in
      When Grace opens "/"
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @01-6
    Scenario: The session ended while the visitor was away
      Given Ada is signed in at "/"
      And Ada's account has been deleted elsewhere
      When she reloads the page
      Then she comes to "Sign in with email"

  @route.signed-out
  Rule: Whatever address a signed-out visitor opens, they find the sign-in widget there
    Source: spec §2

    @01-7
    Scenario Outline: Signed out at "<address>"
      When Grace opens "<address>"
      Then she comes to "Sign in with email"
      And the address is "<address>"

      Examples: the app's own addresses
        | address  |
        | /        |
        | /Login   |
        | /cummies |

      Examples: addresses that the app does not have
        | address         |
        | /nowhere        |
        | /login          |
        | /deep/down/here |
        | /cummies/more   |

  @role.signed-out
  Rule: A signed-out visitor gets the widget and nothing else
    Source: spec §6

    @01-8
    Scenario Outline: Nothing of the page at "<address>" is to be seen
      When Grace opens "<address>"
      Then she can choose:
        | Next |
      And she does not read "<content>"

      Examples:
        | address  | content            |
        | /        | You are logged in. |
        | /cummies | cummies            |

  @role.signed-in
  Rule: A signed-in visitor may enter every page of the app
    Source: spec §6

    @01-9
    Scenario Outline: Signed in, Ada goes on to "<address>"
      Given Ada is signed in at "/Login"
      When she goes to "<address>"
      Then she reads "<content>"

      Examples:
        | address  | content            |
        | /        | You are logged in. |
        | /Login   | Sign in with email |
        | /cummies | cummies            |

  @route.home
  Rule: The home page says that the visitor is logged in and lets them sign out
    Source: spec §2

    @01-10
    Scenario: Home
      When Ada is signed in at "/"
      Then she reads "You are logged in."
      And she can choose the buttons:
        | Sign-out |

  @route.login
  Rule: The sign-in widget stays at "/Login" for a signed-in visitor
    Source: spec §2

    @01-11
    Scenario: Login
      When Ada is signed in at "/Login"
      Then she comes to "Sign in with email"
      And the address is "/Login"
      And "ada@example.com" is signed in to the app

  @route.cummies
  Rule: "/cummies" holds the word "cummies" and nothing else
    Source: spec §2

    @01-12
    Scenario: Cummies
      When Ada is signed in at "/cummies"
      Then she sees only "cummies"

  @route.unknown
  Rule: An address that the app does not have is said to be unknown
    Source: spec §2, §8

    @01-13
    Scenario Outline: Signed in at "<address>"
      When Ada is signed in at "<address>"
      Then she comes to "Page not found"
      And the page is titled "Page not found – Doorstep"
      And she reads "There is nothing at this address."
      And she can choose the links:
        | Go to the start page |

      Examples:
        | address         |
        | /nowhere        |
        | /deep/down/here |
        | /cummies/more   |
        | /cummies/       |
        | /CUMMIES        |
        | /login          |

    @01-37
    Scenario: The page of an unknown address leads back to the start page
      Given Ada is signed in at "/nowhere"
      When she chooses "Go to the start page"
      Then the address is "/"
      And she reads "You are logged in."

  @route.success
  Rule: A visitor who has signed in is taken to "/"
    Source: spec §2

    @01-14
    Scenario Outline: Signing in at "<address>"
      Given Ada has an account
      And she has come to "Sign in" from "<address>"
      When she completes "Sign in"
      Then the address is "/"
      And she reads "You are logged in."

      Examples:
        | address         |
        | /               |
        | /Login          |
        | /cummies        |
        | /deep/down/here |

  @route.sign-out
  Rule: "Sign-out" signs the visitor out and takes them to "/Login"
    Source: spec §2

    @01-15
    Scenario: By keyboard
      Given Ada is signed in at "/"
      When she chooses "Sign-out"
      Then the address is "/Login"
      And she comes to "Sign in with email"

    @01-16
    Scenario: By pointer
      Given Ada is signed in at "/"
      When she clicks "Sign-out"
      Then the address is "/Login"
      And she comes to "Sign in with email"

    @01-38
    Scenario: A sign-out that fails is reported and can be repeated
      Given Ada is signed in at "/"
      And her browser refuses to forget who is signed in
      When she chooses "Sign-out"
      Then she sees the message "You could not be signed out. Please try again."
      And the address is "/"
      And she can choose the buttons:
        | Sign-out |
      And "ada@example.com" is signed in to the app

  @flow.sign-out
  Rule: Signing out forgets who was signed in
    Source: spec §4

    @01-17
    Scenario: The rest of the app knows nobody any more
      Given Ada is signed in at "/"
      When she chooses "Sign-out"
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @01-18
    Scenario: It lasts beyond a reload
      Given Ada is signed in at "/"
      And she has chosen "Sign-out"
      And she comes to "Sign in with email"
      When she reloads the page
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

  @call.sign-out
  Rule: A session that was signed out opens no page
    Source: spec §7

    @01-19
    Scenario Outline: After signing out, Ada goes to "<address>"
      Given Ada is signed in at "/"
      And she has chosen "Sign-out"
      And she comes to "Sign in with email"
      When she goes to "<address>"
      Then she comes to "Sign in with email"

      Examples:
        | address  |
        | /        |
        | /cummies |

    @01-20
    Scenario: The way back in the browser's history
      Given Ada is signed in at "/cummies"
      And she has gone to "/"
      And she has chosen "Sign-out"
      And she comes to "Sign in with email"
      When she goes back in her browser
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @01-21
    Scenario: The same where the browser has kept the page as she had left it
      Given Ada is signed in at "/cummies"
      And she has signed out on a later page of the same window
      When her browser restores the page as she left it
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

  @flow.auth-change
  Rule: When who is signed in changes later on, the whole app knows at once
    Source: spec §4

    @01-22
    Scenario Outline: Ada's account has been <change> elsewhere
      Given Ada is signed in at "/cummies"
      And Ada's account has been <change> elsewhere
      When she comes back to the page
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

      Examples:
        | change     |
        | deleted    |
        | disabled   |
        | signed out |

    @01-23
    Scenario: Nothing has happened elsewhere
      Given Ada is signed in at "/cummies"
      When she comes back to the page
      Then she sees only "cummies"
      And "ada@example.com" is signed in to the app

    @01-24
    Scenario Outline: Ada's account has been <change> while the browser kept the page as she had left it
      Given Ada is signed in at "/cummies"
      And Ada's account has been <change> elsewhere
      When her browser restores the page as she left it
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

      Examples:
        | change   |
        | deleted  |
        | disabled |

    @01-25
    Scenario: Nothing has happened while the browser kept the page as she had left it
      Given Ada is signed in at "/cummies"
      When her browser restores the page as she left it
      Then she sees only "cummies"
      And "ada@example.com" is signed in to the app

    @01-26
    Scenario: She has signed in while the browser kept the page as she had left it
      Given Ada had opened "/cummies", and has signed in on a later page of the same window
      And she comes to "Sign in with email"
      When her browser restores the page as she left it
      Then she sees only "cummies"
      And "ada@example.com" is signed in to the app

    @01-27
    Scenario: Nobody has signed in while the browser kept the page as it was left
      Given Ada has opened "/"
      And she has filled in "ada@exam" as the "Email"
      When her browser restores the page as she left it
      Then the field "Email" contains "ada@exam"

    @01-28
    Scenario: A sign-in by the widget
      Given Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @01-29
    Scenario: A new account by the widget
      Given Grace has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

  @entity.current-user
  Rule: Every part of the app can read who is signed in, at any time
    Source: spec §3

    @01-30
    Scenario Outline: At "<address>"
      When Ada is signed in at "<address>"
      Then "ada@example.com" is signed in to the app

      Examples:
        | address  |
        | /        |
        | /Login   |
        | /cummies |
        | /nowhere |

    @01-31
    Scenario: A wrong password makes nobody the user
      Given Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And nobody is signed in to the app

  @flow.persistence
  Rule: A visitor stays signed in as long as the browser session lasts, and no longer
    Source: spec §4; reference §0.1

    @01-32
    Scenario Outline: A reload of "<address>" keeps the session
      Given Ada is signed in at "<address>"
      When she reloads the page
      Then she reads "<content>"

      Examples:
        | address  | content            |
        | /        | You are logged in. |
        | /cummies | cummies            |

    @01-33
    @isolated
    Scenario Outline: A new tab at "<address>" begins signed out
      Given Ada is signed in at "<address>"
      When she opens "<address>" in a new tab
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

      Examples:
        | address  |
        | /        |
        | /cummies |

    @01-39
    @isolated
    Scenario: Another device begins signed out
      Given Ada is signed in at "/"
      When she opens "/" on another device
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @01-40
    Scenario: A sign-in by the widget does not extend to a new tab
      Given Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she reads "You are logged in."
      When she opens "/" in a new tab
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @01-34
    @journey
    Scenario: A sign-in by the widget is kept as well
      Given Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she reads "You are logged in."
      When she reloads the page
      Then she reads "You are logged in."

  @call.initialise
  Rule: The app asks the identity service that it was configured for
    Source: spec §7

    @01-35
    Scenario: An account of that service is known
      Given Ada has an account
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And the service has received 1 email look-up request

    @01-36
    Scenario: An account that is made is made there
      Given Grace has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And there is an account for "grace@example.com"
