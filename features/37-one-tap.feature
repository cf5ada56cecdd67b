Feature: One Tap
  Google can offer a sign-in that takes one tap, beside the list. It comes by a script of Google's; whatever becomes of
  that, the list is there.

  @config.credential-helper
  Rule: One Tap by Google can be turned on
    Source: spec §3; reference §2.12, §6.2

    @37-1
    Scenario: It is offered beside the list
      Given the app offers Google with One Tap
      And Google's script answers
      When Grace opens "/"
      Then One Tap is offered
      And she can choose:
        | Sign in with Google | Sign in with email |

    @37-2
    Scenario: Whoever takes it is in
      Given the app offers Google with One Tap
      And Google's script answers
      And Grace has opened "/"
      When she accepts One Tap
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Google

    @37-3
    Scenario: Whoever has an account is known
      Given the app offers Google with One Tap
      And Ada has an account that signs in by Google
      And Google's script answers
      And she has opened "/"
      When she accepts One Tap
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @37-4
    Scenario: It goes when another way is chosen
      Given the app offers Google with One Tap
      And Google's script answers
      And Grace has opened "/"
      And One Tap is offered
      When she chooses "Sign in with email"
      Then she comes to "Sign in with email"
      And One Tap is not offered

    @37-5
    Scenario Outline: What the service refuses is said: <reason>
      Given the app offers Google with One Tap
      And Google's script answers
      And the next provider sign-in request will fail: <reason>
      And Grace has opened "/"
      When she accepts One Tap
      Then she sees the message "<words>"
      And nobody is signed in to the app

      Examples:
        | reason            | words                                                   |
        | broken connection | A network error has occurred                            |
        | disabled account  | The user account has been disabled by an administrator. |
        | unknown error     | Something went wrong. Please try again.                 |

    @37-6
    Scenario: What only administrators may do is not authorized
      Given the app offers Google with One Tap
      And Google's script answers
      And only administrators create accounts
      And the next provider sign-in request will fail: administrators only
      And Grace has opened "/"
      When she accepts One Tap
      Then she comes to "Not Authorized"

    @37-7
    Scenario: It signs in by itself, unless the visitor is to choose
      Given the app offers Google with One Tap
      And Google's script answers
      When Grace opens "/"
      Then One Tap is offered, and may sign her in without a click

    @37-8
    Scenario: Where the visitor is to choose an account, it does not sign in by itself
      Given the app offers Google with One Tap
      And the developer has told the app to send Google "prompt" as "select_account"
      And Google's script answers
      When Grace opens "/"
      Then One Tap is offered, and waits for her to accept it

    @37-9
    Scenario: Another helper is refused
      Given the developer has set "credentialHelper" to "accountchooser"
      When Grace opens "/"
      Then she reads 'credentialHelper: must be "none" or "googleyolo"'

  @limit.default-credential-helper
  Rule: Unless the developer says otherwise, there is no One Tap
    Source: spec §9; reference §6.2

    @37-10
    Scenario Outline: The setting is <value>
      Given the app offers Google with One Tap
      And the developer has set "credentialHelper" to <value>
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google | Sign in with email |
      And One Tap is not offered

      Examples:
        | value   |
        | nothing |
        | "none"  |

  @option.client-id
  Rule: One Tap needs the app's client id
    Source: spec §3; reference §2.12, §6.3

    @37-11
    Scenario: Google is told it
      Given the app offers Google with One Tap
      And the developer has set "signInOptions[0].clientId" to "example-client"
      And Google's script answers
      When Grace opens "/"
      Then One Tap is offered for "example-client"

    @37-12
    Scenario: Without it One Tap is refused
      Given the app offers Google with One Tap
      And the developer has set "signInOptions[0].clientId" to nothing
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'credentialHelper: needs "google.com" with a clientId'

  @script.widget-timeouts
  Rule: A script that does not come or does not answer leaves signing in as it was
    Source: spec §7, §9; reference §2.12, §8

    @37-13
    Scenario Outline: Google's script <fate>
      Given the app offers Google with One Tap
      And Google's script <fate>
      And Ada has an account
      And she has opened "/"
      And the page has requested Google's script
      And 10 seconds have passed
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she reads "You are logged in."

      Examples:
        | fate                    |
        | cannot be loaded        |
        | never loads             |
        | loads and never answers |

    @37-14
    Scenario Outline: Google's script <fate>, and nothing is said of it to the visitor
      Given the app offers Google with One Tap
      And Google's script <fate>
      And Grace has opened "/"
      And the page has requested Google's script
      When 10 seconds pass
      Then she sees no message
      And she can choose:
        | Sign in with Google | Sign in with email |
      And she sees no busy indicator

      Examples:
        | fate                    |
        | cannot be loaded        |
        | never loads             |
        | loads and never answers |

  @script.load-timeout
  Rule: A script that does not come in time is named to the developer
    Source: spec §8, §9

    @37-15
    Scenario Outline: Google's script <fate>
      Given the app offers Google with One Tap
      And Google's script <fate>
      And Grace has opened "/"
      And the page has requested Google's script
      When <time> pass
      Then the developer is told that Google's script did not answer in time

      Examples:
        | fate                    | time       |
        | never loads             | 5 seconds  |
        | loads and never answers | 10 seconds |

  @script.load-failure
  Rule: A script that cannot be had is named to the developer
    Source: spec §8

    @37-16
    Scenario: At once
      Given the app offers Google with One Tap
      And Google's script cannot be loaded
      When Grace opens "/"
      Then the developer is told that Google's script could not be loaded

  @limit.script-load-timeout
  Rule: A script has 5000 milliseconds to come
    Source: spec §9; reference §8

    @37-17
    Scenario: After 4999 milliseconds it is still waited for
      Given the app offers Google with One Tap
      And Google's script never loads
      And Grace has opened "/"
      And the page has requested Google's script
      And 4999 milliseconds have passed
      When Google's script answers after all
      Then One Tap is offered

    @37-18
    Scenario: After 5000 milliseconds it is not waited for any more
      Given the app offers Google with One Tap
      And Google's script never loads
      And Grace has opened "/"
      And the page has requested Google's script
      And 5000 milliseconds have passed
      When Google's script answers after all
      Then One Tap is not offered

  @limit.library-wait
  Rule: A script's library has 10000 milliseconds to answer
    Source: spec §9; reference §8

    @37-19
    Scenario: After 9999 milliseconds it is still waited for
      Given the app offers Google with One Tap
      And Google's script loads and never answers
      And Grace has opened "/"
      And the page has requested Google's script
      And 9999 milliseconds have passed
      And Google's script has answered after all
      When 1 millisecond passes
      Then One Tap is offered

    @37-20
    Scenario: After 10000 milliseconds it is not waited for any more
      Given the app offers Google with One Tap
      And Google's script loads and never answers
      And Grace has opened "/"
      And the page has requested Google's script
      And 10000 milliseconds have passed
      And Google's script has answered after all
      When 1 second passes
      Then One Tap is not offered
