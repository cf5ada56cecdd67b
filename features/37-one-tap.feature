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
      When she takes One Tap
      Then she reads "You are logged in."
      And the rest of the app knows "grace@example.com" as the user
      And Grace's account signs in by Google

    @37-3
    Scenario: Whoever has an account is known
      Given the app offers Google with One Tap
      And Ada has an account that signs in by Google
      And Google's script answers
      And she has opened "/"
      When she takes One Tap
      Then she reads "You are logged in."
      And the rest of the app knows "ada@example.com" as the user

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
      And the next provider sign-in will fail: <reason>
      And Grace has opened "/"
      When she takes One Tap
      Then she is told "<words>"
      And the rest of the app knows no user

      Examples:
        | reason            | words                                                   |
        | broken connection | A network error has occurred                            |
        | disabled account  | The user account has been disabled by an administrator. |
        | unheard-of reason | Something went wrong. Please try again.                 |

    @37-6
    Scenario: What only administrators may do is not authorized
      Given the app offers Google with One Tap
      And Google's script answers
      And accounts are made by administrators
      And the next provider sign-in will fail: administrators only
      And Grace has opened "/"
      When she takes One Tap
      Then she comes to "Not Authorized"

    @37-7
    Scenario: It signs in by itself, unless the visitor is to choose
      Given the app offers Google with One Tap
      And Google's script answers
      When Grace opens "/"
      Then One Tap is offered, and may sign in by itself

    @37-8
    Scenario: Where the visitor is to choose an account, it does not sign in by itself
      Given the app offers Google with One Tap
      And Google is handed "prompt" as "select_account"
      And Google's script answers
      When Grace opens "/"
      Then One Tap is offered, and waits to be taken

    @37-9
    Scenario: Another helper is refused
      Given the setting "credentialHelper" is "accountchooser"
      When Grace opens "/"
      Then she reads 'credentialHelper: must be "none" or "googleyolo"'

  @limit.default-credential-helper
  Rule: Unless the developer says otherwise, there is no One Tap
    Source: spec §9; reference §6.2

    @37-10
    Scenario Outline: The setting is <value>
      Given the app offers Google with One Tap
      And the setting "credentialHelper" is <value>
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google | Sign in with email |
      And One Tap is not offered

      Examples:
        | value   |
        | missing |
        | "none"  |

  @option.client-id
  Rule: One Tap needs the app's client id
    Source: spec §3; reference §2.12, §6.3

    @37-11
    Scenario: Google is told it
      Given the app offers Google with One Tap
      And the setting "signInOptions[0].clientId" is "example-client"
      And Google's script answers
      When Grace opens "/"
      Then One Tap is offered for "example-client"

    @37-12
    Scenario: Without it One Tap is refused
      Given the app offers Google with One Tap
      And the setting "signInOptions[0].clientId" is missing
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
      And the page has asked for Google's script
      And 10 seconds have passed
      And she has chosen "Sign in with email"
      And she has continued with "ada@example.com"
      When she answers "Sign in" as asked
      Then she reads "You are logged in."

      Examples:
        | fate                    |
        | cannot be had           |
        | never comes             |
        | comes and never answers |

    @37-14
    Scenario Outline: Google's script <fate>, and nothing is said of it to the visitor
      Given the app offers Google with One Tap
      And Google's script <fate>
      And Grace has opened "/"
      And the page has asked for Google's script
      When 10 seconds pass
      Then she is told nothing
      And she can choose:
        | Sign in with Google | Sign in with email |
      And she sees no busy indicator

      Examples:
        | fate                    |
        | cannot be had           |
        | never comes             |
        | comes and never answers |

  @script.load-timeout
  Rule: A script that does not come in time is named to the developer
    Source: spec §8, §9

    @37-15
    Scenario Outline: Google's script <fate>
      Given the app offers Google with One Tap
      And Google's script <fate>
      And Grace has opened "/"
      And the page has asked for Google's script
      When <time> pass
      Then the developer is told that Google's script did not answer in time

      Examples:
        | fate                    | time       |
        | never comes             | 5 seconds  |
        | comes and never answers | 10 seconds |

  @script.load-failure
  Rule: A script that cannot be had is named to the developer
    Source: spec §8

    @37-16
    Scenario: At once
      Given the app offers Google with One Tap
      And Google's script cannot be had
      When Grace opens "/"
      Then the developer is told that Google's script could not be loaded

  @limit.script-load-timeout
  Rule: A script has 5000 milliseconds to come
    Source: spec §9; reference §8

    @37-17
    Scenario: After 4999 milliseconds it is still waited for
      Given the app offers Google with One Tap
      And Google's script never comes
      And Grace has opened "/"
      And the page has asked for Google's script
      And 4999 milliseconds have passed
      When Google's script comes after all
      Then One Tap is offered

    @37-18
    Scenario: After 5000 milliseconds it is not waited for any more
      Given the app offers Google with One Tap
      And Google's script never comes
      And Grace has opened "/"
      And the page has asked for Google's script
      And 5000 milliseconds have passed
      When Google's script comes after all
      Then One Tap is not offered

  @limit.library-wait
  Rule: A script's library has 10000 milliseconds to answer
    Source: spec §9; reference §8

    @37-19
    Scenario: After 9999 milliseconds it is still waited for
      Given the app offers Google with One Tap
      And Google's script comes and never answers
      And Grace has opened "/"
      And the page has asked for Google's script
      And 9999 milliseconds have passed
      And Google's script has answered after all
      When 1 millisecond passes
      Then One Tap is offered

    @37-20
    Scenario: After 10000 milliseconds it is not waited for any more
      Given the app offers Google with One Tap
      And Google's script comes and never answers
      And Grace has opened "/"
      And the page has asked for Google's script
      And 10000 milliseconds have passed
      And Google's script has answered after all
      When 1 second passes
      Then One Tap is not offered
