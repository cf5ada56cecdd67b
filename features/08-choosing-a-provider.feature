Feature: Choosing a provider
  Where there are several ways in, the visitor chooses one.

  @screen.provider-list
  Rule: The ways to sign in are buttons, in the order that the developer gave
    Source: spec §2; reference §1.2 (34), §1.3

    @08-1
    Scenario: Email first
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | Continue as guest |
      And the page is titled "Sign in – Doorstep"

    @08-2
    Scenario: Guests first
      Given the app offers:
        | provider  |
        | anonymous |
        | password  |
      When Grace opens "/"
      Then she can choose:
        | Continue as guest | Sign in with email |

    @08-3
    Scenario: By keyboard
      Given the app offers:
        | provider  |
        | anonymous |
        | password  |
      And Grace has opened "/"
      When she chooses "Sign in with email"
      Then she comes to "Sign in with email"

    @08-4
    Scenario: By pointer
      Given the app offers:
        | provider  |
        | anonymous |
        | password  |
      And Grace has opened "/"
      When she clicks "Sign in with email"
      Then she comes to "Sign in with email"
      And she is asked for:
        | Email |

  @config.one-provider
  Rule: A site with one way to sign in shows that way and no list
    Source: spec §1; reference §1.5

    @08-5
    Scenario: Email with password alone
      Given the app offers:
        | provider |
        | password |
      When Grace opens "/"
      Then she comes to "Sign in with email"
      And she can choose:
        | Next |

    @08-6
    Scenario: Guests alone still choose to come in
      Given the app offers:
        | provider  |
        | anonymous |
      When Grace opens "/"
      Then she can choose:
        | Continue as guest |
      And nobody is signed in to the app

  @config.sign-in-options
  Rule: The developer names the ways to sign in, each by its name alone or with its options
    Source: spec §3; reference §6.2

    @08-7
    Scenario: By its name alone
      Given the developer has set "signInOptions[0]" to "password"
      When Grace opens "/"
      Then she comes to "Sign in with email"

    @08-8
    Scenario: By its name alone beside one with options
      Given the developer has set "signInOptions[0]" to "password"
      And the developer has set "signInOptions[1].provider" to "anonymous"
      And the developer has set "signInOptions[1].fullLabel" to "Just looking"
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | Just looking |

  @provider.anonymous
  Rule: A visitor can come in as a guest
    Source: spec §3; reference §1.3, §2.5

    @08-9
    Scenario: In
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And Grace has opened "/cummies"
      When she chooses "Continue as guest"
      Then the address is "/"
      And she reads "You are logged in."

    @08-10
    Scenario: And out again
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And Grace has opened "/"
      And she has chosen "Continue as guest"
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then the address is "/Login"
      And she can choose:
        | Sign in with email | Continue as guest |

  @call.anonymous
  Rule: The service is asked to let the guest in, once
    Source: spec §7; reference §2.5, T26, T27

    @08-11
    Scenario: One question
      Given the app offers:
        | provider  |
        | anonymous |
      And Grace has opened "/"
      When she clicks "Continue as guest"
      Then she reads "You are logged in."
      And the service has received 1 guest sign-in request

    @08-12
    Scenario: Chosen twice, asked once
      Given the app offers:
        | provider  |
        | anonymous |
      And Grace has opened "/"
      And the service delays its answer to every guest sign-in request
      And she has chosen "Continue as guest"
      And she has chosen "Continue as guest"
      When the service answers
      Then she reads "You are logged in."
      And the service has received 1 guest sign-in request

    @08-13
    Scenario Outline: The service refuses: <reason>
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And Grace has opened "/"
      And the next guest sign-in request will fail: <reason>
      When she chooses "Continue as guest"
      Then she sees the message "<words>"
      And she can choose:
        | Dismiss | Sign in with email | Continue as guest |
      And nobody is signed in to the app

      Examples:
        | reason                     | words                                                                                   |
        | broken connection          | A network error has occurred                                                            |
        | administrators only        | This operation is restricted to administrators only.                                    |
        | too many attempts          | We have blocked all requests from this device due to unusual activity. Try again later. |
        | exceeded quota             | The quota for this operation has been exceeded. Try again later.                        |
        | sign-in option not enabled | This way to sign in is not enabled. Please contact the administrator of this site.      |
        | unknown error              | Something went wrong. Please try again.                                                 |

    @08-14
    Scenario: After a refusal it can be tried again
      Given the app offers:
        | provider  |
        | anonymous |
      And Grace has opened "/"
      And the next guest sign-in request will fail: broken connection
      And she has chosen "Continue as guest"
      And she sees the message "A network error has occurred"
      When she chooses "Continue as guest"
      Then she reads "You are logged in."

  @option.provider-name
  Rule: The developer may give a provider another name on its button
    Source: spec §3; reference §1.3

    @08-15
    Scenario Outline: "<provider>" is called "<name>"
      Given the app offers:
        | provider   | providerName |
        | <provider> | <name>       |
        | <other>    |              |
      When Grace opens "/"
      Then she can choose:
        | <label> | <other label> |

      Examples:
        | provider  | name        | label                    | other     | other label        |
        | password  | Example Ltd | Sign in with Example Ltd | anonymous | Continue as guest  |
        | anonymous | Visitors    | Sign in with Visitors    | password  | Sign in with email |

  @option.full-label
  Rule: The developer may write a provider's whole button
    Source: spec §3; reference §1.3

    @08-16
    Scenario: The whole button
      Given the app offers:
        | provider  | fullLabel    |
        | password  |              |
        | anonymous | Just looking |
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | Just looking |

    @08-17
    Scenario: It is preferred to another name
      Given the app offers:
        | provider  | fullLabel    | providerName |
        | password  |              |              |
        | anonymous | Just looking | Visitors     |
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | Just looking |

    @08-18
    Scenario: It is text, whatever it looks like
      Given the app offers:
        | provider  | fullLabel               |
        | password  |                         |
        | anonymous | <b>Just</b> & "looking" |
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | <b>Just</b> & "looking" |

    @08-19
    Scenario: A button with another label does the same
      Given the app offers:
        | provider  | fullLabel    |
        | password  |              |
        | anonymous | Just looking |
      And Grace has opened "/"
      When she chooses "Just looking"
      Then she reads "You are logged in."

  @option.button-color
  Rule: The developer may colour a provider's button
    Source: spec §3; reference §1.3

    @08-20
    Scenario: Another colour
      Given the app offers:
        | provider  | buttonColor |
        | password  | #123456     |
        | anonymous |             |
      When Grace opens "/"
      Then the button "Sign in with email" has the colour "rgb(18, 52, 86)"

    @08-21
    Scenario: A colour by its name
      Given the app offers:
        | provider  | buttonColor   |
        | password  |               |
        | anonymous | rebeccapurple |
      When Grace opens "/"
      Then the button "Continue as guest" has the colour "rgb(102, 51, 153)"

    @08-22
    Scenario Outline: Without one, "<label>" has its own
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      When Grace opens "/"
      Then the button "<label>" has the colour "<colour>"

      Examples:
        | label              | colour           |
        | Sign in with email | rgb(219, 68, 55) |
        | Continue as guest  | rgb(244, 180, 0) |

    @08-23
    Scenario: What is no colour is refused
      Given the developer has set "signInOptions[0].buttonColor" to "expression(1)"
      When Grace opens "/"
      Then she reads "signInOptions[0].buttonColor: must be a CSS colour"

  @option.icon-url
  Rule: The developer may give a provider's button a picture, from a safe place only
    Source: spec §3; reference §1.3, §6.3, Q22

    @08-24
    Scenario: A picture of the app's own
      Given the app offers:
        | provider  | iconUrl      |
        | password  | /favicon.svg |
        | anonymous |              |
      When Grace opens "/"
      Then the button "Sign in with email" has the picture "/favicon.svg"

    @08-25
    Scenario Outline: "<address>" is refused
      Given the developer has set "signInOptions[0].iconUrl" to "<address>"
      When Grace opens "/"
      Then she reads "signInOptions[0].iconUrl: must be a path, or a URL with http: or https:"

      Examples:
        | address                |
        | javascript:alert(1)    |
        | data:image/png;base64, |
        | ftp://doorstep.example |
