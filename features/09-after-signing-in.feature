Feature: Where a visitor goes after signing in
  A visitor who has signed in goes to the page that the address or the developer names. She is never taken to an unsafe
  address. A visitor who "completes" a screen fills it in correctly and sends it.

  @config.sign-in-success-url
  Rule: The developer decides where a visitor goes after signing in
    The developer sets the target, which is the page to which the visitor goes, by "signInSuccessUrl". Instead, a
    callback, which is a function of the app, can decide where she goes. A mistake in the settings is shown in place of
    the page, so that the developer sees it at once. The target is a path of the app, with or without its first slash,
    or a page on another site. Other addresses are unsafe: "javascript:" and "data:" can run a script, and "mailto:" is
    no page. "/cummies" is a page of the app that shows a signed-in visitor only its name. A guest uses the app without
    an email. What follows a question mark belongs to the address. A visitor who has opened "/" and enters a wrong
    password is still at "/".

    Source: spec §3; reference §3.11, §6.2

    @09-1
    Scenario Outline: A visitor who signs in goes to "<address>" if the developer has set the target "<target>"
      Given the developer has set "signInSuccessUrl" to "<target>"
      And Ada has an account
      And she has come to "Sign in" from "/Login"
      When she completes "Sign in"
      Then the address is "<address>"

      Examples: the target is a path, with or without its first slash
        | target          | address         |
        | /               | /               |
        | /cummies        | /cummies        |
        | cummies         | /cummies        |
        | /cummies?from=1 | /cummies?from=1 |

    @09-36
    Scenario: A visitor who signs in leaves the app if the developer's target is on another site
      Given the developer has set "signInSuccessUrl" to "https://welcome.example/hello"
      And there is a page at "https://welcome.example/hello"
      And Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she is on the page "https://welcome.example/hello"

    @09-2
    @journey
    Scenario: A visitor who creates an account goes to the developer's target
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And Grace has come to "Create account"
      When she completes "Create account"
      Then the address is "/cummies"

    @09-3
    Scenario: A visitor who becomes a guest goes to the developer's target
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And the app offers guests
      And Grace has opened "/"
      When she chooses "Continue as guest"
      Then the address is "/cummies"

    @09-4
    Scenario: A visitor who enters a wrong password stays where she is
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And the address is "/"

    @09-5
    Scenario Outline: The unsafe target "<target>" is reported to the developer as a mistake
      Given the developer has set "signInSuccessUrl" to "<target>"
      When Grace opens "/"
      Then she reads 'signInSuccessUrl: must be a path, or a URL with http: or https:, but is "<target>"'

      Examples:
        | target                      |
        | javascript:alert(1)         |
        | data:text/html,<p>hello</p> |
        | mailto:ada@example.com      |

    @09-6
    Scenario: A missing target is reported to the developer, because a visitor would not know where to go
      Given the developer has left "signInSuccessUrl" empty
      When Grace opens "/"
      Then she reads "signInSuccessUrl: is needed, unless a callback for the success is given"

  @mode.success-parameter
  Rule: The address of the page can name where the visitor goes after signing in, within the app only
    The target is the page to which the visitor goes after signing in. The address names it behind "signInSuccessUrl",
    as in "/Login?signInSuccessUrl=/cummies". The developer can name one, too, by the setting "signInSuccessUrl"; it
    counts if the address names none, or an unsafe one. Without any target, the visitor goes to "/". With the setting
    "queryParameterForSignInSuccessUrl", the developer chooses another name than "signInSuccessUrl" for the address.
    "/cummies" is a page of the app that shows a signed-in visitor only its name. A path may be written without its
    first slash, as "cummies" or "./cummies". Unsafe is a target on another site, because somebody could have made up
    the address to lure the visitor there; browsers read odd spellings, such as "//evil.example" and "/\evil.example",
    as another site, too. Unsafe is also what is no web page: "javascript:", "vbscript:", "data:" and "blob:" can run a
    script, and "mailto:" and "about:" lead to no page of the app. "/nowhere" is no page of the app; it is named only to
    see that it does not count.

    Source: spec §2; reference §5.1, §11.1, §11.2

    @09-7
    Scenario Outline: A visitor goes to "<address>" if the address names the safe target "<target>"
      Given Ada has an account
      And she has come to "Sign in" from an address that sets "signInSuccessUrl" to "<target>"
      When she completes "Sign in"
      Then the address is "<address>"

      Examples: the target is a path of the app, written in full or without its first slash
        | target         | address        |
        | /cummies       | /cummies       |
        | cummies        | /cummies       |
        | ./cummies      | /cummies       |
        | /cummies?a=b&c | /cummies?a=b&c |

    @09-8
    Scenario Outline: A visitor goes to the developer's target if the address names the unsafe target "<target>"
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And Ada has an account
      And she has come to "Sign in" from an address that sets "signInSuccessUrl" to "<target>"
      When she completes "Sign in"
      Then the address is "/cummies"
      And she sees only "cummies"

      Examples: the target is on a different site, or browsers read it as one
        | target                    |
        | https://evil.example/     |
        | http://evil.example/      |
        | //evil.example            |
        | ///evil.example           |
        | https:evil.example        |
        | https://evil.example:443/ |
        | /\evil.example            |
        | \\\evil.example           |

      Examples: the target is not a web page, but could run a script or lead out of the app
        | target                      |
        | javascript:alert(1)         |
        | JavaScript:alert(1)         |
        | data:text/html,<p>hello</p> |
        | vbscript:msgbox(1)          |
        | mailto:ada@example.com      |
        | about:blank                 |
        | blob:https://evil.example/1 |

    @09-9
    Scenario: The target in the address counts more than the developer's target
      Given the developer has set "signInSuccessUrl" to "/nowhere"
      And Ada has an account
      And she has come to "Sign in" from an address that sets "signInSuccessUrl" to "/cummies"
      When she completes "Sign in"
      Then the address is "/cummies"

    @09-10
    Scenario: An empty target in the address does not replace the developer's target
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And Ada has an account
      And she has come to "Sign in" from an address that sets "signInSuccessUrl" to ""
      When she completes "Sign in"
      Then the address is "/cummies"

    @09-11
    Scenario: A visitor goes to the target that the address calls "next" if the developer has chosen this name
      Given the developer has set "queryParameterForSignInSuccessUrl" to "next"
      And Ada has an account
      And she has come to "Sign in" from an address that sets "next" to "/cummies"
      When she completes "Sign in"
      Then the address is "/cummies"

    @09-12
    Scenario: A target that the address calls "signInSuccessUrl" does not count if the developer has chosen another name
      Given the developer has set "queryParameterForSignInSuccessUrl" to "next"
      And Ada has an account
      And she has come to "Sign in" from an address that sets "signInSuccessUrl" to "/cummies"
      When she completes "Sign in"
      Then the address is "/"

  @limit.default-success-parameter
  Rule: The target in the address is called "signInSuccessUrl" unless the developer renames it
    The target is the page to which the visitor goes after signing in: "/", unless another is named. The developer can
    rename it by a setting. "/cummies" is a page of the app that shows a signed-in visitor only its name. The name
    counts only behind a question mark and with the same small and capital letters.

    Source: spec §9; reference §5.1

    @09-13
    Scenario: A visitor goes to the target that the address calls "signInSuccessUrl"
      Given Ada has an account
      And she has come to "Sign in" from "/Login?signInSuccessUrl=/cummies"
      When she completes "Sign in"
      Then the address is "/cummies"

    @09-14
    Scenario Outline: A visitor goes to "/" if the address names its target in a different way, as in "<address>"
      Given Ada has an account
      And she has come to "Sign in" from "<address>"
      When she completes "Sign in"
      Then the address is "/"

      Examples: the name has no capitals, is a different one, or stands after a # instead of a question mark
        | address                          |
        | /Login?signinsuccessurl=/cummies |
        | /Login?successUrl=/cummies       |
        | /Login#signInSuccessUrl=/cummies |

  @store.redirect-url
  Rule: The browser tab keeps the target of the address until the visitor has signed in
    The target is the page to which the visitor goes after signing in. Without a target she goes to "/". The tab keeps
    the target under the name "redirectUrl". An address names it, as in "/?signInSuccessUrl=/cummies". Another tab or
    device does not know it. "/nowhere" is no page of the app; it is named only to see that it does not count.
    "Sign-out" is a button of the home page "/" only.

    Source: spec §3; reference §7, Q18

    @09-15
    Scenario: A visitor who goes to another address before signing in keeps her target
      Given Ada has an account
      And she has opened "/?signInSuccessUrl=/cummies"
      And she has gone to "/Login"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then the address is "/cummies"

    @09-16
    Scenario: A later target in the address replaces an earlier one
      Given Ada has an account
      And she has opened "/?signInSuccessUrl=/nowhere"
      And she has gone to "/?signInSuccessUrl=/cummies"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then the address is "/cummies"

    @09-17
    @journey
    Scenario: A target in the address counts for one sign-in only
      Given Ada has an account
      And she has come to "Sign in" from "/?signInSuccessUrl=/cummies"
      And she has completed "Sign in"
      And the address is "/cummies"
      And she has gone to "/"
      And she has chosen "Sign-out"
      And she comes to "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then the address is "/"

    @09-18
    Scenario Outline: A visitor who opens the app again <session> goes to "/", because only the first tab keeps her target
      Given Ada has an account
      And she has opened "/?signInSuccessUrl=/cummies"
      And she has opened "/Login" <session>
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then the address is "/"

      Examples:
        | session           |
        | in a new tab      |
        | on another device |

    @09-32
    Scenario: The browser tab still keeps the target after a wrong password
      Given Ada has an account
      And she has come to "Sign in" from "/?signInSuccessUrl=/cummies"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And her tab keeps something called "redirectUrl"

    @09-30
    Scenario: The browser tab keeps the target while the visitor has not signed in
      When Grace opens "/?signInSuccessUrl=/cummies"
      Then she comes to "Sign in with email"
      And her tab keeps something called "redirectUrl"

    @09-31
    Scenario: The browser tab keeps no target after the visitor has signed in
      Given Ada has an account
      And she has come to "Sign in" from "/?signInSuccessUrl=/cummies"
      When she completes "Sign in"
      Then the address is "/cummies"
      And her tab keeps nothing called "redirectUrl"

  @config.callback-success-with-auth-result
  Rule: The callback "signInSuccessWithAuthResult" learns of a sign-in, and decides whether the visitor goes to the target
    A callback is a function of the app. It returns true if the visitor shall go on to the target ("/" unless another is
    named), and false or nothing if the app itself decides what comes next. A callback that "lets the visitor go on"
    returns true, and one that "keeps the visitor where she is", false. Here, the visitor mostly signs in at "/cummies",
    a page of the app that shows only the word "cummies" to a visitor who is signed in. The credential, which the app is
    told, is what a provider, such as Google, has handed over; a password has none. The operation says what the visitor
    has done. Usually, the developer must name a target by the setting "signInSuccessUrl", because a visitor would not
    know where to go. With a callback it may be left empty, because the callback can decide where she goes. If the
    callback fails, the visitor goes on, because she is signed in. The app is told a target only if the address names
    one, behind "signInSuccessUrl". The operation "signIn" means that she has signed in. "/nowhere" is no page of the
    app. If there are both callbacks, only this one is called; the older one would keep her where she is.

    Source: spec §3; reference §3.11, §6.4

    @09-19
    Scenario: The visitor goes to the target if "signInSuccessWithAuthResult" returns true
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Ada has an account
      And she has come to "Sign in" from "/cummies"
      When she completes "Sign in"
      Then the address is "/"
      And she reads "You are logged in."

    @09-20
    Scenario Outline: The visitor stays where she is, signed in, if "signInSuccessWithAuthResult" returns <value>
      Given the callback "signInSuccessWithAuthResult" returns <value>
      And Ada has an account
      And she has come to "Sign in" from "/cummies"
      When she completes "Sign in"
      Then she sees only "cummies"
      And the address is "/cummies"

      Examples:
        | value   |
        | false   |
        | nothing |

    @09-33
    Scenario: A target in the address does not count if "signInSuccessWithAuthResult" returns false
      Given the callback "signInSuccessWithAuthResult" keeps the visitor where she is
      And Ada has an account
      And she has come to "Sign in" from "/cummies?signInSuccessUrl=/nowhere"
      When she completes "Sign in"
      Then she sees only "cummies"
      And the address is "/cummies?signInSuccessUrl=/nowhere"

    @09-34
    Scenario: The visitor goes to the target if "signInSuccessWithAuthResult" fails with an error
      Given the callback "signInSuccessWithAuthResult" fails
      And Ada has an account
      And she has come to "Sign in" from "/cummies"
      When she completes "Sign in"
      Then the address is "/"
      And she reads "You are logged in."

    @09-21
    Scenario: "signInSuccessWithAuthResult" receives the target that the address names
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Ada has an account
      And she has come to "Sign in" from an address that sets "signInSuccessUrl" to "/cummies"
      When she completes "Sign in"
      Then the address is "/cummies"
      And the app is told by "signInSuccessWithAuthResult":
        | user       | ada@example.com |
        | credential | none            |
        | operation  | signIn          |
        | new user   | no              |
        | provider   | password        |
        | target     | /cummies        |

    @09-22
    Scenario: "signInSuccessWithAuthResult" is not called after a wrong password
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And the app is told nothing by "signInSuccessWithAuthResult"

    @09-23
    Scenario: With "signInSuccessWithAuthResult", the developer may leave the target empty
      Given the callback "signInSuccessWithAuthResult" keeps the visitor where she is
      And the developer has left "signInSuccessUrl" empty
      And Ada has an account
      And she has come to "Sign in" from "/cummies"
      When she completes "Sign in"
      Then she sees only "cummies"

    @09-38
    Scenario: The console says what to do if "signInSuccessWithAuthResult" lets the visitor go on, but there is no target
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on, although there is no target
      And Ada has an account
      And she has come to "Sign in" from "/cummies"
      When she completes "Sign in"
      Then she sees only "cummies"
      And the developer's console says 'Set "signInSuccessUrl", or return false from the success callback.'

    @09-24
    Scenario: The older callback "signInSuccess" is not called if the app has "signInSuccessWithAuthResult"
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And the callback "signInSuccess" keeps the visitor where she is
      And Ada has an account
      And she has come to "Sign in" from "/cummies"
      When she completes "Sign in"
      Then the address is "/"
      And the app is told nothing by "signInSuccess"

  @config.callback-success
  Rule: The older callback "signInSuccess" learns of a sign-in, and decides whether the visitor goes to the target
    A callback is a function of the app. It returns true if the visitor shall go on to the target ("/" unless another is
    named), and false or nothing if the app itself decides what comes next. A callback that "lets the visitor go on"
    returns true, and one that "keeps the visitor where she is", false. Here, the visitor mostly signs in at "/cummies",
    a page of the app that shows only the word "cummies" to a visitor who is signed in. The credential, which the app is
    told, is what a provider, such as Google, has handed over. A password has none. An address names the target behind
    "signInSuccessUrl". Google opens in place of the page. The table says who has issued the credential: "google.com" is
    Google. The app is told a target only if the address names one; otherwise the table says "none".

    Source: spec §3; reference §3.11, §6.4

    @09-25
    Scenario: The visitor goes to the target if "signInSuccess" returns true
      Given the callback "signInSuccess" lets the visitor go on
      And Ada has an account
      And she has come to "Sign in" from an address that sets "signInSuccessUrl" to "/cummies"
      When she completes "Sign in"
      Then the address is "/cummies"
      And the app is told by "signInSuccess":
        | user       | ada@example.com |
        | credential | none            |
        | target     | /cummies        |

    @09-26
    Scenario Outline: The visitor stays where she is, signed in, if "signInSuccess" returns <value>
      Given the callback "signInSuccess" returns <value>
      And Ada has an account
      And she has come to "Sign in" from "/cummies"
      When she completes "Sign in"
      Then she sees only "cummies"
      And the app is told by "signInSuccess":
        | user       | ada@example.com |
        | credential | none            |
        | target     | none            |

      Examples:
        | value   |
        | false   |
        | nothing |

    @09-35
    Scenario: "signInSuccess" receives the credential of a provider
      Given the callback "signInSuccess" lets the visitor go on
      And the app offers email and Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And the app is told by "signInSuccess":
        | user       | grace@example.com |
        | credential | google.com        |
        | target     | none              |

  @entity.auth-result
  Rule: The app learns who has signed in, by which provider, and whether the account is new
    The app learns it in the callback "signInSuccessWithAuthResult", a function that is called after each sign-in. It
    also decides whether the visitor goes on to the target, and here it lets her. The credential is what a provider, a
    company such as Google, has handed over, and the operation says what the visitor has done. A password has no
    credential; its provider is called "password". The app is told a target, the page to which the visitor goes, only if
    the address names one; here none does. A guest has no email, and signs in without a provider. A visitor who signs in
    by phone is known by her number, here "+16505550100": she enters the code that was sent to it on "Verify your phone
    number", and the tick "Verified!" covers the screen for one second. The operation "signIn" means that she is signed
    in, even if her account is new. A sign-in by phone hands over no credential here.

    Source: spec §3; reference §3.12

    @09-27
    Scenario: The app learns that Ada has signed in to her account with her password
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And the app is told by "signInSuccessWithAuthResult":
        | user       | ada@example.com |
        | credential | none            |
        | operation  | signIn          |
        | new user   | no              |
        | provider   | password        |
        | target     | none            |

    @09-28
    Scenario: The app learns that Grace has created an account with a password
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Grace has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And the app is told by "signInSuccessWithAuthResult":
        | user       | grace@example.com |
        | credential | none              |
        | operation  | signIn            |
        | new user   | yes               |
        | provider   | password          |
        | target     | none              |

    @09-37
    Scenario: The app learns that Grace has signed in for the first time by phone
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And the app offers phone
      And Grace has come to "Verify your phone number"
      And she has completed "Verify your phone number"
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she reads "You are logged in."
      And the app is told by "signInSuccessWithAuthResult":
        | user       | +16505550100 |
        | credential | none         |
        | operation  | signIn       |
        | new user   | yes          |
        | provider   | phone        |
        | target     | none         |

    @09-29
    Scenario: The app learns that a new guest has come in, without a provider
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And the app offers guests
      And Grace has opened "/"
      When she chooses "Continue as guest"
      Then she reads "You are logged in."
      And the app is told by "signInSuccessWithAuthResult":
        | user       | a guest |
        | credential | none    |
        | operation  | signIn  |
        | new user   | yes     |
        | provider   | none    |
        | target     | none    |
