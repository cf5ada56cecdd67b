Feature: Which page a visitor sees
  A visitor who is signed in sees the pages of the app. A visitor who is not signed in sees the sign-in widget, the form
  that signs visitors in, at every address. Unless a scenario says otherwise, email with password is the only sign-in
  option, so the widget begins with "Sign in with email". The home page "/" says "You are logged in."; "/cummies" is a
  page of the app that shows a signed-in visitor only its name. A visitor who "is signed in to the app" is signed in for
  all its parts. A visitor who "completes" a screen fills it in correctly and sends it.

  @route.waiting
  Rule: The page stays empty until the service has said whether the visitor is signed in
    If the visitor has signed in before, the app asks the service after each load of the page whether this sign-in is
    still valid. For a visitor who has never signed in, there is nothing to ask.

    Source: spec §2, §4

    @01-1
    Scenario: A signed-in visitor who reloads sees an empty page until the service answers
      Given Ada is signed in at "/"
      And the service delays its answer to every request to check the earlier sign-in
      When she reloads the page
      Then she sees an empty page

    @01-2
    Scenario: A signed-in visitor who reloads sees her page as soon as the service answers
      Given Ada is signed in at "/"
      And the service delays its answer to every request to check the earlier sign-in
      And she has reloaded the page
      When the service answers
      Then she reads "You are logged in."

    @01-3
    Scenario: A visitor who has never signed in sees the sign-in widget instead of an empty page
      When Grace opens "/"
      Then she comes to "Sign in with email"

  @flow.first-report
  Rule: The service's first answer decides whether a visitor sees the app's pages or the sign-in widget
    If the visitor has signed in before, the app asks the service after each load of the page whether this sign-in is
    still valid. An administrator manages the accounts at the service, and can delete them. Nobody can sign in to a
    deleted account.

    Source: spec §4

    @01-4
    Scenario: A visitor who is signed in sees the home page after a reload
      Given Ada is signed in at "/"
      When she reloads the page
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @01-5
    Scenario: A visitor who is not signed in sees the sign-in widget
      When Grace opens "/"
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @01-6
    Scenario: A visitor whose account has been deleted sees the sign-in widget after a reload
      Given Ada is signed in at "/"
      And Ada's account has been deleted by an administrator
      When she reloads the page
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

  @route.signed-out
  Rule: A signed-out visitor finds the sign-in widget at every address
    "Sign in with email" is the first screen of the widget. An address is a page of the app only with the same small and
    capital letters, so "/login" is not the page "/Login".

    Source: spec §2

    @01-7
    Scenario Outline: A signed-out visitor who opens "<address>" stays there and finds the sign-in widget
      When Grace opens "<address>"
      Then she comes to "Sign in with email"
      And the address is "<address>"

      Examples: the app has a page at this address
        | address  |
        | /        |
        | /Login   |
        | /cummies |

      Examples: the app has no page at this address
        | address         |
        | /nowhere        |
        | /login          |
        | /deep/down/here |
        | /cummies/more   |

  @role.signed-out
  Rule: A signed-out visitor sees nothing of the app's pages
    She sees the widget instead. "Next" is the only button of its first screen.

    Source: spec §6

    @01-8
    Scenario Outline: A signed-out visitor who opens "<address>" does not read "<content>"
      When Grace opens "<address>"
      Then she can choose:
        | Next |
      And she does not read "<content>"

      Examples:
        | address  | content            |
        | /        | You are logged in. |
        | /cummies | cummies            |

  @role.signed-in
  Rule: A signed-in visitor may open every page of the app
    At "/Login", the widget is shown even to a visitor who is signed in. A guest is signed in with an account that has
    no email. "Sign in with email" is the first screen of the widget. Ada became a guest on another day, when the app
    still offered it.

    Source: spec §6

    @01-9
    Scenario Outline: A signed-in visitor who goes from "/Login" to "<address>" reads "<content>"
      Given Ada is signed in at "/Login"
      When she goes to "<address>"
      Then she reads "<content>"

      Examples:
        | address  | content            |
        | /        | You are logged in. |
        | /Login   | Sign in with email |
        | /cummies | cummies            |

    @01-41
    Scenario: A guest, who has no email, may open a page of the app
      When Ada opens "/cummies" as a guest
      Then she sees only "cummies"

  @route.home
  Rule: The home page says that the visitor is logged in, and lets her sign out
    Source: spec §2

    @01-10
    Scenario: The home page reads "You are logged in." and has only the button "Sign-out"
      When Ada is signed in at "/"
      Then she reads "You are logged in."
      And she can choose the buttons:
        | Sign-out |

  @route.login
  Rule: A signed-in visitor finds the sign-in widget at "/Login"
    There she can sign in to a different account.

    Source: spec §2

    @01-11
    Scenario: A signed-in visitor who opens "/Login" finds the sign-in widget and stays signed in
      When Ada is signed in at "/Login"
      Then she comes to "Sign in with email"
      And the address is "/Login"
      And "ada@example.com" is signed in to the app

  @route.cummies
  Rule: The page "/cummies" shows the word "cummies" and nothing else
    Source: spec §2

    @01-12
    Scenario: A signed-in visitor who opens "/cummies" sees only the word "cummies"
      When Ada is signed in at "/cummies"
      Then she sees only "cummies"

  @route.unknown
  Rule: A signed-in visitor reads "Page not found" at an address that the app does not have
    The app has a page only if the address is exactly the same, with the same small and capital letters. The title of
    each page ends with the name of the site, Doorstep.

    Source: spec §2, §8

    @01-13
    Scenario Outline: A signed-in visitor who opens "<address>" reads that there is no such page
      When Ada is signed in at "<address>"
      Then she comes to "Page not found"
      And the page is titled "Page not found – Doorstep"
      And she reads "There is nothing at this address."
      And she can choose the links:
        | Go to the start page |

      Examples: the address is unlike any page of the app
        | address         |
        | /nowhere        |
        | /deep/down/here |

      Examples: the address is only similar to a page of the app
        | address       |
        | /cummies/more |
        | /cummies/     |
        | /CUMMIES      |
        | /login        |

    @01-37
    Scenario: "Go to the start page" leads from an unknown address to the home page
      Given Ada is signed in at "/nowhere"
      When she chooses "Go to the start page"
      Then the address is "/"
      And she reads "You are logged in."

  @route.success
  Rule: A visitor who has signed in is taken to the home page "/"
    This is the target unless the address or the developer names a different one. A visitor who creates an account is
    signed in by that. "From" an address means that she opened the app there. The email of an account leads to "Sign
    in", which asks for the password, and an email without an account to "Create account".

    Source: spec §2

    @01-14
    Scenario Outline: A visitor who opens "<address>" and signs in is taken to "/"
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

    @01-42
    Scenario: A visitor who opens "/cummies" and creates an account is taken to "/"
      Given Grace has come to "Create account" from "/cummies"
      When she completes "Create account"
      Then the address is "/"
      And she reads "You are logged in."

  @route.sign-out
  Rule: "Sign-out" signs the visitor out and takes her to "/Login"
    The browser keeps who is signed in. If it cannot delete this, the sign-out fails. In this case she is still signed
    in.

    Source: spec §2

    @01-15
    Scenario: A visitor who chooses "Sign-out" by the keyboard is signed out and taken to "/Login"
      Given Ada is signed in at "/"
      When she chooses "Sign-out" by the keyboard
      Then the address is "/Login"
      And she comes to "Sign in with email"
      And nobody is signed in to the app

    @01-16
    Scenario: A visitor who clicks "Sign-out" is signed out and taken to "/Login"
      Given Ada is signed in at "/"
      When she clicks "Sign-out"
      Then the address is "/Login"
      And she comes to "Sign in with email"
      And nobody is signed in to the app

    @01-38
    Scenario: A visitor whose sign-out fails reads why and can try again
      Given Ada is signed in at "/"
      And her browser refuses to forget who is signed in
      When she chooses "Sign-out"
      Then she sees the message "You could not be signed out. Please try again."
      And the address is "/"
      And she can choose the buttons:
        | Sign-out |
      And "ada@example.com" is signed in to the app

  @flow.sign-out
  Rule: After "Sign-out", the app no longer knows who was signed in
    Source: spec §4

    @01-17
    Scenario: Right after "Sign-out", nobody is signed in to the app
      Given Ada is signed in at "/"
      When she chooses "Sign-out"
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @01-18
    Scenario: After "Sign-out" and a reload, nobody is signed in to the app
      Given Ada is signed in at "/"
      And she has chosen "Sign-out"
      And she comes to "Sign in with email"
      When she reloads the page
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

  @call.sign-out
  Rule: After "Sign-out", a visitor must sign in again to see a page of the app
    When a visitor goes back, her browser may load the earlier page anew, or restore it as she left it. A later page is
    one that she has opened in the same window after the earlier one.

    Source: spec §7

    @01-19
    Scenario Outline: After "Sign-out", a visitor who goes to "<address>" finds the sign-in widget
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
    Scenario: After "Sign-out", a visitor who goes back to an earlier page finds the sign-in widget
      Given Ada is signed in at "/cummies"
      And she has gone to "/"
      And she has chosen "Sign-out"
      And she comes to "Sign in with email"
      When she goes back in her browser
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @01-21
    Scenario: After "Sign-out" on a later page, an earlier page that the browser restores shows the sign-in widget
      Given Ada is signed in at "/cummies"
      And she has signed out on a later page of the same window
      When her browser restores the page as she left it
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

  @flow.auth-change
  Rule: The app notices that the account was changed by an administrator when the visitor comes back to the page
    A visitor comes back when she looks at the page again after another window or program. The app then asks the service
    whether her sign-in is still valid. An administrator manages the accounts at the service. She can delete or disable
    an account, or sign its owner out.

    Source: spec §4

    @01-22
    Scenario Outline: A visitor whose account has been <change> by an administrator is signed out when she looks at the page again
      Given Ada is signed in at "/cummies"
      And Ada's account has been <change> by an administrator
      When she comes back to the page
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

      Examples:
        | change     |
        | deleted    |
        | disabled   |
        | signed out |

    @01-23
    Scenario: A visitor whose account has not been changed is still signed in when she looks at the page again
      Given Ada is signed in at "/cummies"
      When she comes back to the page
      Then she sees only "cummies"
      And "ada@example.com" is signed in to the app

  @flow.auth-change
  Rule: A page that the browser restores shows who is signed in now
    Browsers keep the page that a visitor leaves, and may show it again as it was when she goes back. It may then show
    something that is no longer true, so the app checks who is signed in. An administrator manages the accounts at the
    service, and can delete or disable them. A later page is one that she has opened in the same window after the one
    that is restored.

    Source: spec §4

    @01-24
    Scenario Outline: A visitor whose account has been <change> by an administrator sees the sign-in widget when her page is restored
      Given Ada is signed in at "/cummies"
      And Ada's account has been <change> by an administrator
      When her browser restores the page as she left it
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

      Examples:
        | change   |
        | deleted  |
        | disabled |

    @01-25
    Scenario: A visitor who is still signed in sees her page when the browser restores it
      Given Ada is signed in at "/cummies"
      When her browser restores the page as she left it
      Then she sees only "cummies"
      And "ada@example.com" is signed in to the app

    @01-26
    Scenario: A visitor who has signed in on a later page sees "cummies" when the browser restores the page that she left signed out
      Given Ada has left "/cummies" signed out, and has signed in on a later page of the same window
      When her browser restores the page as she left it
      Then she sees only "cummies"
      And "ada@example.com" is signed in to the app

    @01-27
    Scenario: A visitor who is still signed out finds what she has typed when the browser restores the sign-in widget
      Given Ada has opened "/"
      And she has filled in "ada@exam" as the "Email"
      When her browser restores the page as she left it
      Then the field "Email" contains "ada@exam"

  @flow.auth-change
  Rule: A sign-in in the widget changes who is signed in to the whole app
    The widget is only one part of the app. Every other part learns of the sign-in, too. Each account here has the
    password "analytical engine 1". A guest is signed in, so she finds the sign-in at "/Login" only. "Guests keep their
    accounts" means that a guest who creates an account gets an email and a password for the account that she has as a
    guest. If the app offers guests, the widget begins with a list of both sign-in options, and its button "Sign in with
    email" leads to the email.

    Source: spec §4

    @01-28
    Scenario: A visitor who signs in is signed in to the whole app
      Given Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @01-29
    @journey
    Scenario: A visitor who creates an account is signed in to the whole app
      Given Grace has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @01-43
    Scenario: A signed-in visitor who signs in to a different account at "/Login" is signed in to that account
      Given Grace has an account
      And Ada is signed in at "/Login"
      And she has continued with the email "grace@example.com"
      And she comes to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @01-45
    @journey
    Scenario: A guest who creates an account is known to the whole app with her email
      Given the app offers email and guests
      And guests keep their accounts when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

  @entity.current-user
  Rule: Every part of the app can read who is signed in, at any time
    The app consists of several parts, such as its pages. Each of them learns who is signed in from the same place. A
    guest has no email. The app knows her by her account ID, the name of her account: if it is the same, she is the same
    guest. The password of Ada's account is not "a guess".

    Source: spec §3

    @01-30
    Scenario Outline: At "<address>", every part of the app can read that Ada is signed in
      When Ada is signed in at "<address>"
      Then "ada@example.com" is signed in to the app

      Examples:
        | address  |
        | /        |
        | /Login   |
        | /cummies |
        | /nowhere |

    @01-44
    Scenario: After a reload, every part of the app can read that the same guest is signed in
      Given the app offers email and guests
      And Ada is a guest at "/cummies"
      When she reloads the page
      Then a guest is signed in to the app
      And she has kept the account ID that she had as a guest

    @01-31
    Scenario: After a wrong password, every part of the app can read that nobody is signed in
      Given Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And nobody is signed in to the app

  @flow.persistence
  Rule: A visitor stays signed in as long as the browser session lasts, and no longer
    A browser session is the life of one tab: it survives a reload, and ends when the tab is closed. A new tab and
    another device have browser sessions of their own. If a broken connection or a busy service keeps the app from
    asking whether an earlier sign-in is still valid, the app trusts what the tab has kept.

    Source: spec §4; reference §0.1

    @01-32
    Scenario Outline: A signed-in visitor who reloads "<address>" is still signed in
      Given Ada is signed in at "<address>"
      When she reloads the page
      Then she reads "<content>"

      Examples:
        | address  | content            |
        | /        | You are logged in. |
        | /cummies | cummies            |

    @01-47
    Scenario: A signed-in visitor who reloads the page while the connection is broken stays signed in
      Given Ada is signed in at "/"
      And the next request to check the earlier sign-in will fail: broken connection
      When she reloads the page
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @01-48
    Scenario: A signed-in visitor who reloads the page while the service reports too many attempts stays signed in
      Given Ada is signed in at "/"
      And the next request to check the earlier sign-in will fail: too many attempts
      When she reloads the page
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @01-33
    @isolated
    Scenario Outline: A new tab does not know of a sign-in in another tab
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
    Scenario: Another device does not know of a sign-in on the first device
      Given Ada is signed in at "/"
      When she opens "/" on another device
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @01-40
    Scenario: A new tab does not know of a sign-in with the widget in the first tab
      Given Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she reads "You are logged in."
      When she opens "/" in a new tab
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @01-34
    @journey
    Scenario: A visitor who has signed in with the widget is still signed in after a reload
      Given Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she reads "You are logged in."
      When she reloads the page
      Then she reads "You are logged in."

  @call.initialise
  Rule: The app uses the identity service that the developer has configured
    The service that the developer has named knows the accounts and creates them. These scenarios show that the app's
    requests arrive there. Google is a provider, a company whose account signs in here. It opens in place of the page.
    The first sign-in with a provider creates an account at the service. The service is asked how an email signs in; the
    email of an account with a password leads to "Sign in".

    Source: spec §7

    @01-35
    Scenario: An account of the configured service is found
      Given Ada has an account
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And the service has received 1 request to find out how the email signs in

    @01-36
    Scenario: A new account is created at the configured service
      Given Grace has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And there is an account for "grace@example.com"

    @01-46
    Scenario: A sign-in at Google creates an account at the configured service
      Given the app offers Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And there is an account for "grace@example.com"
