Feature: Where success leads
  After signing in the visitor goes where the address or the developer said, and never anywhere unsafe.

  @config.sign-in-success-url
  Rule: The developer says where a success leads
    Source: spec §3; reference §3.11, §6.2

    @09-1
    Scenario Outline: The success leads to "<target>"
      Given the developer has set "signInSuccessUrl" to "<target>"
      And Ada has an account
      And she has come to "Sign in" from "/Login"
      When she completes "Sign in"
      Then the address is "<address>"

      Examples:
        | target          | address         |
        | /               | /               |
        | /cummies        | /cummies        |
        | cummies         | /cummies        |
        | /cummies?from=1 | /cummies?from=1 |

    @09-2
    Scenario: A new account is a success
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And Grace has come to "Create account"
      When she completes "Create account"
      Then the address is "/cummies"

    @09-3
    Scenario: A guest is a success
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And the app offers:
        | provider  |
        | anonymous |
      And Grace has opened "/"
      When she chooses "Continue as guest"
      Then the address is "/cummies"

    @09-4
    Scenario: A wrong password is none
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And the address is "/"

    @09-5
    Scenario Outline: An unsafe one is refused at once: "<target>"
      Given the developer has set "signInSuccessUrl" to "<target>"
      When Grace opens "/"
      Then she reads "signInSuccessUrl: must be a path, or a URL with http: or https:"

      Examples:
        | target                      |
        | javascript:alert(1)         |
        | data:text/html,<p>hello</p> |
        | mailto:ada@example.com      |

    @09-6
    Scenario: None is refused at once, since the visitor would be left standing
      Given the developer has set "signInSuccessUrl" to nothing
      When Grace opens "/"
      Then she reads "signInSuccessUrl: is needed, unless a callback for the success is given"

  @mode.success-parameter
  Rule: An address may say where a success leads, within the app only
    Source: spec §2; reference §5.1, §11.1, §11.2

    @09-7
    Scenario Outline: Safe: "<target>"
      Given Ada has an account
      And she has come to "Sign in" from an address that sets "signInSuccessUrl" to "<target>"
      When she completes "Sign in"
      Then the address is "<address>"

      Examples:
        | target         | address        |
        | /cummies       | /cummies       |
        | cummies        | /cummies       |
        | ./cummies      | /cummies       |
        | /cummies?a=b&c | /cummies?a=b&c |

    @09-8
    Scenario Outline: Unsafe, so the developer's target counts: "<target>"
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And Ada has an account
      And she has come to "Sign in" from an address that sets "signInSuccessUrl" to "<target>"
      When she completes "Sign in"
      Then the address is "/cummies"
      And she sees only "cummies"

      Examples: elsewhere
        | target                    |
        | https://evil.example/     |
        | http://evil.example/      |
        | //evil.example            |
        | ///evil.example           |
        | https:evil.example        |
        | https://evil.example:443/ |
        | /\evil.example            |
        | \\\evil.example           |

      Examples: not a page
        | target                      |
        | javascript:alert(1)         |
        | JavaScript:alert(1)         |
        | data:text/html,<p>hello</p> |
        | vbscript:msgbox(1)          |
        | mailto:ada@example.com      |
        | about:blank                 |
        | blob:https://evil.example/1 |

    @09-9
    Scenario: It counts before what the developer said
      Given the developer has set "signInSuccessUrl" to "/nowhere"
      And Ada has an account
      And she has come to "Sign in" from an address that sets "signInSuccessUrl" to "/cummies"
      When she completes "Sign in"
      Then the address is "/cummies"

    @09-10
    Scenario: An empty one counts for nothing
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And Ada has an account
      And she has come to "Sign in" from an address that sets "signInSuccessUrl" to ""
      When she completes "Sign in"
      Then the address is "/cummies"

    @09-11
    Scenario: The developer may call it otherwise
      Given the developer has set "queryParameterForSignInSuccessUrl" to "next"
      And Ada has an account
      And she has come to "Sign in" from an address that sets "next" to "/cummies"
      When she completes "Sign in"
      Then the address is "/cummies"

    @09-12
    Scenario: The usual name then counts for nothing
      Given the developer has set "queryParameterForSignInSuccessUrl" to "next"
      And Ada has an account
      And she has come to "Sign in" from an address that sets "signInSuccessUrl" to "/cummies"
      When she completes "Sign in"
      Then the address is "/"

  @limit.default-success-parameter
  Rule: Unless renamed, the target is read from "signInSuccessUrl"
    Source: spec §9; reference §5.1

    @09-13
    Scenario: By that name
      Given Ada has an account
      And she has come to "Sign in" from "/Login?signInSuccessUrl=/cummies"
      When she completes "Sign in"
      Then the address is "/cummies"

    @09-14
    Scenario Outline: By no other: "<address>"
      Given Ada has an account
      And she has come to "Sign in" from "<address>"
      When she completes "Sign in"
      Then the address is "/"

      Examples:
        | address                          |
        | /Login?signinsuccessurl=/cummies |
        | /Login?successUrl=/cummies       |
        | /Login#signInSuccessUrl=/cummies |

  @store.redirect-url
  Rule: The target of the address is remembered for the browser session, until a success uses it up
    Source: spec §3; reference §7, Q18

    @09-15
    Scenario: It is remembered at another address
      Given Ada has an account
      And she has opened "/?signInSuccessUrl=/cummies"
      And she has gone to "/Login"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then the address is "/cummies"

    @09-16
    Scenario: A later address counts before it
      Given Ada has an account
      And she has opened "/?signInSuccessUrl=/nowhere"
      And she has gone to "/?signInSuccessUrl=/cummies"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then the address is "/cummies"

    @09-17
    @journey
    Scenario: It is used once
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
    Scenario Outline: A new session, <session>, leads to the usual page
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

    @09-30
    Scenario: The tab keeps the target until the sign-in
      When Grace opens "/?signInSuccessUrl=/cummies"
      Then she comes to "Sign in with email"
      And her tab keeps something called "redirectUrl"

    @09-31
    Scenario: The tab keeps no target after the sign-in
      Given Ada has an account
      And she has come to "Sign in" from "/?signInSuccessUrl=/cummies"
      When she completes "Sign in"
      Then the address is "/cummies"
      And her tab keeps nothing called "redirectUrl"

  @config.callback-success-with-auth-result
  Rule: The success callback is told everything, and decides whether the visitor is sent on
    Source: spec §3; reference §3.11, §6.4

    @09-19
    Scenario: It answers true, and the visitor is sent on
      Given the callback "signInSuccessWithAuthResult" returns true
      And Ada has an account
      And she has come to "Sign in" from "/cummies"
      When she completes "Sign in"
      Then the address is "/"
      And she reads "You are logged in."

    @09-20
    Scenario: It answers false, and the visitor stays where she is, signed in
      Given the callback "signInSuccessWithAuthResult" returns false
      And Ada has an account
      And she has come to "Sign in" from "/cummies"
      When she completes "Sign in"
      Then she sees only "cummies"
      And the address is "/cummies"

    @09-21
    Scenario: It is told where the address leads
      Given the callback "signInSuccessWithAuthResult" returns true
      And Ada has an account
      And she has come to "Sign in" from an address that sets "signInSuccessUrl" to "/cummies"
      When she completes "Sign in"
      Then the address is "/cummies"
      And the callback "signInSuccessWithAuthResult" has received:
        | user       | ada@example.com |
        | credential | none            |
        | operation  | signIn          |
        | new user   | no              |
        | provider   | password        |
        | target     | /cummies        |

    @09-22
    Scenario: It is not called for a wrong password
      Given the callback "signInSuccessWithAuthResult" returns true
      And Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And the callback "signInSuccessWithAuthResult" has not been called

    @09-23
    Scenario: With it no target is needed
      Given the callback "signInSuccessWithAuthResult" returns false
      And the developer has set "signInSuccessUrl" to nothing
      And Ada has an account
      And she has come to "Sign in" from "/cummies"
      When she completes "Sign in"
      Then she sees only "cummies"

    @09-24
    Scenario: It is preferred to the older one
      Given the callback "signInSuccessWithAuthResult" returns true
      And the callback "signInSuccess" returns false
      And Ada has an account
      And she has come to "Sign in" from "/cummies"
      When she completes "Sign in"
      Then the address is "/"
      And the callback "signInSuccess" has not been called

  @config.callback-success
  Rule: The older success callback is told user, credential and target, and decides as well
    Source: spec §3; reference §3.11, §6.4

    @09-25
    Scenario: It answers true, and the visitor is sent on
      Given the callback "signInSuccess" returns true
      And Ada has an account
      And she has come to "Sign in" from an address that sets "signInSuccessUrl" to "/cummies"
      When she completes "Sign in"
      Then the address is "/cummies"
      And the callback "signInSuccess" has received:
        | user       | ada@example.com |
        | credential | none            |
        | target     | /cummies        |

    @09-26
    Scenario: It answers false, and the visitor stays where she is, signed in
      Given the callback "signInSuccess" returns false
      And Ada has an account
      And she has come to "Sign in" from "/cummies"
      When she completes "Sign in"
      Then she sees only "cummies"
      And the callback "signInSuccess" has received:
        | user       | ada@example.com |
        | credential | none            |
        | target     | none            |

  @entity.auth-result
  Rule: The app is told with each success who signed in, by what, and whether they are new
    Source: spec §3; reference §3.12

    @09-27
    Scenario: An account that is there
      Given the callback "signInSuccessWithAuthResult" returns true
      And Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And the callback "signInSuccessWithAuthResult" has received:
        | user       | ada@example.com |
        | credential | none            |
        | operation  | signIn          |
        | new user   | no              |
        | provider   | password        |
        | target     | none            |

    @09-28
    Scenario: A new account
      Given the callback "signInSuccessWithAuthResult" returns true
      And Grace has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And the callback "signInSuccessWithAuthResult" has received:
        | user       | grace@example.com |
        | credential | none              |
        | operation  | signIn            |
        | new user   | yes               |
        | provider   | password          |
        | target     | none              |

    @09-29
    Scenario: A guest
      Given the callback "signInSuccessWithAuthResult" returns true
      And the app offers:
        | provider  |
        | anonymous |
      And Grace has opened "/"
      When she chooses "Continue as guest"
      Then she reads "You are logged in."
      And the callback "signInSuccessWithAuthResult" has received:
        | user       | a guest |
        | credential | none    |
        | operation  | signIn  |
        | new user   | yes     |
        | provider   | none    |
        | target     | none    |
