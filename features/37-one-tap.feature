Feature: One Tap
  One Tap is a prompt by Google with which a visitor signs in by one click. To offer it, the page loads a script, which
  is a program from Google. The script answers when it is ready to offer One Tap. The sign-in options, here Google and
  email, work without the script. A setting is a value that the developer has given the app. "Dismiss" removes a
  message. "You are logged in." is the home page of a visitor who is signed in. A visitor who "is signed in to the app"
  is signed in for all its parts, not only for the sign-in form. To complete "Sign in" is to enter the right password
  and submit it.

  Background:
    Given the app offers Google with One Tap

  @config.credential-helper
  Rule: The developer can turn on One Tap, and a visitor signs in by accepting it
    The setting is called "credentialHelper". Its value is "googleyolo", which stands for One Tap, or "none". The page
    shows a wrong setting to everybody who opens it, so that the developer notices it. Grace has no account until she
    accepts One Tap. A credential helper is a program that helps visitors to sign in, such as One Tap. "accountchooser"
    is an older one, which this app does not know. One Tap belongs to the screen with the sign-in options, and
    disappears when the visitor leaves it. Google knows the email of the visitor; a visitor with an account, such as Ada
    here, is signed in to it.

    Source: spec §3; reference §2.12, §6.2

    @37-1
    Scenario: One Tap is offered beside the sign-in options
      Given Google's script loads and answers
      When Grace opens "/"
      Then One Tap is offered
      And she can choose:
        | Sign in with Google | Sign in with email |

    @37-2
    Scenario: Grace gets an account and is signed in when she accepts One Tap
      Given Google's script loads and answers
      And Grace has opened "/"
      When she accepts One Tap
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Google

    @37-3
    Scenario: Ada is signed in to her account when she accepts One Tap
      Given Ada has an account that signs in by Google
      And Google's script loads and answers
      And she has opened "/"
      When she accepts One Tap
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @37-4
    Scenario: One Tap disappears when Grace chooses to sign in with email
      Given Google's script loads and answers
      And Grace has opened "/"
      And One Tap is offered
      When she chooses "Sign in with email"
      Then she comes to "Sign in with email"
      And One Tap is not offered

    @37-9
    Scenario: The page says which credential helpers there are if the developer has set a different one
      Given the developer has set "credentialHelper" to "accountchooser"
      When Grace opens "/"
      Then she reads 'credentialHelper: must be "none" or "googleyolo", but is "accountchooser"'

  @config.credential-helper
  Rule: A visitor whom One Tap cannot sign in sees why
    The setting "adminRestrictedOperation" leads a visitor whom the service refuses, because she is no administrator, to
    "Not Authorized". When Grace has accepted One Tap, the app sends the service what Google has told it. This is the
    request to sign in with a provider: Google is the provider here. The service can refuse it with an error, which each
    row names first; an unknown error is one for which the app has no words of its own.

    Source: spec §3; reference §2.12, §6.2

    @37-5
    Scenario Outline: Grace accepts One Tap, sees this error, and is not signed in: <reason>
      Given Google's script loads and answers
      And the next request to sign in with a provider will fail: <reason>
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
    Scenario: Grace accepts One Tap and comes to "Not Authorized" if the service allows this to administrators only
      Given Google's script loads and answers
      And the setting "adminRestrictedOperation" leads to "Not Authorized"
      And the next request to sign in with a provider will fail: administrators only
      And Grace has opened "/"
      When she accepts One Tap
      Then she comes to "Not Authorized"

  @config.credential-helper
  Rule: One Tap may sign a visitor in without a click, unless visitors shall choose their Google account
    Google can sign a visitor in without a click if it knows her. The developer decides against this by sending Google
    the parameter "prompt" with the value "select_account", which asks Google to let each visitor choose her account.

    Source: spec §3; reference §2.12, §6.2

    @37-7
    Scenario: One Tap may sign Grace in without a click if the developer has decided nothing else
      Given Google's script loads and answers
      When Grace opens "/"
      Then One Tap is offered, and may sign her in without a click

    @37-8
    Scenario: One Tap waits for a click if the developer has decided that visitors choose their Google account
      Given the developer has told the app to send Google "prompt" as "select_account"
      And Google's script loads and answers
      When Grace opens "/"
      Then One Tap is offered, and waits for her to accept it

  @limit.default-credential-helper
  Rule: One Tap is not offered unless the developer turns it on
    One Tap is turned on by the setting "credentialHelper". These examples set it again, so that One Tap is not turned
    on any more: "nothing" leaves the setting without a value. Google's script would answer, so that only the setting
    keeps One Tap away.

    Source: spec §9; reference §6.2

    @37-10
    Scenario Outline: One Tap is not offered if the value of "credentialHelper" is: <value>
      Given the developer has set "credentialHelper" to <value>
      And Google's script loads and answers
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google | Sign in with email |
      And One Tap is not offered

      Examples:
        | value   |
        | nothing |
        | "none"  |

  @option.client-id
  Rule: One Tap needs the client id by which Google knows the app
    The client id is a name that Google has given the app. It belongs to the sign-in option Google, here
    "signInOptions[0]": the first one. The page shows a wrong setting to everybody who opens it, so that the developer
    notices it. One Tap is turned on. The message calls Google "google.com" and One Tap's setting "credentialHelper".
    Where no step or table says otherwise, the developer has set a client id. GitHub is another company to sign in with;
    One Tap is only by Google, so a client id for GitHub does not help.

    Source: spec §3; reference §2.12, §6.3

    @37-11
    Scenario: Google offers One Tap for the client id "example-client", which the developer has set
      Given the developer has set "signInOptions[0].clientId" to "example-client"
      And Google's script loads and answers
      When Grace opens "/"
      Then One Tap is offered for "example-client"

    @37-12
    Scenario: The page says that the client id is missing if the developer turns on One Tap without it
      Given the developer has left "signInOptions[0].clientId" empty
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'credentialHelper: needs "google.com" with a clientId'

    @37-21
    Scenario: The page says that Google's client id is missing if the developer has set a client id only for GitHub
      Given the app offers instead:
        | sign-in option | client ID      |
        | Google         |                |
        | GitHub         | example-client |
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'credentialHelper: needs "google.com" with a clientId'

  @script.widget-timeouts
  Rule: The sign-in options work although Google's script does not load or does not answer
    A script that has loaded can still fail to answer: then it does not offer One Tap. The page requests the script when
    it is opened, and no longer waits for it after 10 seconds; the steps wait so long. A script that "cannot be loaded"
    fails at once; one that "never loads" neither comes nor fails. Ada's account has a password. The busy indicator is
    the sign that the visitor has to wait, which she need not do here.

    Source: spec §7, §9; reference §2.12, §8

    @37-13
    Scenario Outline: Ada signs in with her email although Google's script <fate>
      Given Google's script <fate>
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
    Scenario Outline: Grace sees the sign-in options and no message although Google's script <fate>
      Given Google's script <fate>
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
  Rule: The developer is told when Google's script does not answer in time
    The developer reads it in the browser's list of messages for developers. The script gets 5 seconds to load and 10
    seconds to answer. Both times begin when the page requests the script.

    Source: spec §8, §9

    @37-15
    Scenario Outline: The developer is told after <time> that Google's script <fate>
      Given Google's script <fate>
      And Grace has opened "/"
      And the page has requested Google's script
      When <time> pass
      Then the developer is told that Google's script did not answer in time

      Examples:
        | fate                    | time       |
        | never loads             | 5 seconds  |
        | loads and never answers | 10 seconds |

  @script.load-failure
  Rule: The developer is told when Google's script cannot be loaded
    The developer reads it in the browser's list of messages for developers. The browser knows at once that the script
    cannot be loaded, so no time passes.

    Source: spec §8

    @37-16
    Scenario: The developer is told at once that Google's script could not be loaded
      Given Google's script cannot be loaded
      When Grace opens "/"
      Then the developer is told that Google's script could not be loaded

  @limit.script-load-timeout
  Rule: Google's script has 5000 milliseconds to load
    A script that loads later does not lead to One Tap any more, so that no prompt appears when the visitor does not
    expect it. In these examples, the script answers as soon as it has loaded. "Never loads" means that the script has
    not loaded until a step says otherwise; "answers after all" means that it has now loaded and answers. In the second
    example, one more second passes, in which One Tap does not appear either.

    Source: spec §9; reference §8

    @37-17
    Scenario: One Tap is offered if Google's script loads 4999 milliseconds after the request
      Given Google's script never loads
      And Grace has opened "/"
      And the page has requested Google's script
      And 4999 milliseconds have passed
      When Google's script answers after all
      Then One Tap is offered

    @37-18
    Scenario: One Tap is not offered if Google's script loads 5000 milliseconds after the request
      Given Google's script never loads
      And Grace has opened "/"
      And the page has requested Google's script
      And 5000 milliseconds have passed
      And Google's script has answered after all
      When 1000 milliseconds pass
      Then One Tap is not offered

  @limit.library-wait
  Rule: Google's script has 10000 milliseconds to answer
    The script answers when it is ready to offer One Tap. The page looks for the answer again and again, for the last
    time 10000 milliseconds after it has requested the script. "Never answers" means that the script has not answered
    until a step says otherwise. In the first example, it answers one millisecond before the last look, which finds the
    answer. In the second example, it answers just after the last look; one more second passes, in which One Tap does
    not appear.

    Source: spec §9; reference §8

    @37-19
    Scenario: One Tap is offered if Google's script answers 9999 milliseconds after the request
      Given Google's script loads and never answers
      And Grace has opened "/"
      And the page has requested Google's script
      And 9999 milliseconds have passed
      And Google's script has answered after all
      When 1 millisecond passes
      Then One Tap is offered

    @37-20
    Scenario: One Tap is not offered if Google's script answers 10000 milliseconds after the request
      Given Google's script loads and never answers
      And Grace has opened "/"
      And the page has requested Google's script
      And 10000 milliseconds have passed
      And Google's script has answered after all
      When 1 second passes
      Then One Tap is not offered
