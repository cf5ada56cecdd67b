Feature: Configuration
  The developer says how the widget is to be. What is wrong is refused at once, and named.

  @config.invalid
  Rule: A wrong configuration is refused before anything is shown, each fault by its place
    Source: spec §3; reference §6.1, §6.2, Q4, Q17, Q22

    @11-1
    Scenario Outline: "<setting>" as <value>
      Given the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads <fault>

      Examples: the ways to sign in
        | setting                   | value         | fault                                                        |
        | signInOptions             | an empty list | "signInOptions: must name at least one way to sign in"       |
        | signInOptions             | nothing       | "signInOptions: must name at least one way to sign in"       |
        | signInOptions             | "password"    | "signInOptions: must be a list"                              |
        | signInOptions[0]          | "telepathy"   | "signInOptions[0].provider: is not a provider that is known" |
        | signInOptions[0].provider | nothing       | "signInOptions[0].provider: must be a text"                  |
        | signInOptions[1].provider | "emailLink"   | "signInOptions[1].provider: is not a provider that is known" |
        | signInOptions[1].provider | "saml."       | "signInOptions[1].provider: is not a provider that is known" |
        | signInOptions[1].provider | "Google.com"  | "signInOptions[1].provider: is not a provider that is known" |
        | signInOptions[1].provider | "constructor" | "signInOptions[1].provider: is not a provider that is known" |
        | signInOptions[1].provider | "toString"    | "signInOptions[1].provider: is not a provider that is known" |
        | signInOptions[1].provider | "__proto__"   | "signInOptions[1].provider: is not a provider that is known" |
        | signInOptions[1]          | "password"    | 'signInOptions[1].provider: "password" is named twice'       |

      Examples: their options
        | setting                                   | value       | fault                                                                 |
        | signInOptions[0].requireDisplayName       | "no"        | "signInOptions[0].requireDisplayName: must be true or false"          |
        | signInOptions[0].signInMethod             | "telepathy" | 'signInOptions[0].signInMethod: must be "password" or "emailLink"'    |
        | signInOptions[0].disableSignUp            | true        | "signInOptions[0].disableSignUp: must be an object"                   |
        | signInOptions[0].disableSignUp.adminEmail | "somebody"  | "signInOptions[0].disableSignUp.adminEmail: must be an email address" |
        | signInOptions[0].providerName             | ""          | "signInOptions[0].providerName: must not be empty"                    |
        | signInOptions[0].fullLabel                | 7           | "signInOptions[0].fullLabel: must be a text"                          |
        | signInOptions[0].scope                    | "all"       | "signInOptions[0].scope: is not a known key"                          |

      Examples: the rest
        | setting                           | value                 | fault                                                                              |
        | tosUrl                            | "javascript:alert(1)" | "tosUrl: must be a path, or a URL with http: or https:"                            |
        | privacyPolicyUrl                  | 7                     | "privacyPolicyUrl: must be a URL or a function"                                    |
        | siteName                          | ""                    | "siteName: must not be empty"                                                      |
        | queryParameterForWidgetMode       | ""                    | "queryParameterForWidgetMode: must not be empty"                                   |
        | queryParameterForWidgetMode       | "signInSuccessUrl"    | 'queryParameterForSignInSuccessUrl: "signInSuccessUrl" is named twice'             |
        | queryParameterForSignInSuccessUrl | "mode"                | 'queryParameterForSignInSuccessUrl: "mode" is named twice'                         |
        | popupMode                         | true                  | "widgetUrl: is needed where popupMode is true"                                     |
        | credentialHelper                  | "googleyolo"          | 'credentialHelper: needs "google.com" with a clientId'                             |
        | queryParameterForSignInSuccessUrl | 7                     | "queryParameterForSignInSuccessUrl: must be a text"                                |
        | adminRestrictedOperation.status   | "yes"                 | "adminRestrictedOperation.status: must be true or false"                           |
        | adminRestrictedOperation.helpLink | "javascript:alert(1)" | "adminRestrictedOperation.helpLink: must be a path, or a URL with http: or https:" |
        | signInSuccesUrl                   | "/"                   | "signInSuccesUrl: is not a known key"                                              |
        | SIGNINSUCCESSURL                  | "/"                   | "SIGNINSUCCESSURL: is not a known key"                                             |

    @11-2
    Scenario Outline: "<setting>" as <value> is taken
      Given the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she comes to "Sign in with email"

      Examples:
        | setting                           | value      |
        | signInOptions[0]                  | "password" |
        | queryParameterForWidgetMode       | "step"     |
        | queryParameterForSignInSuccessUrl | "Mode"     |
        | popupMode                         | false      |
        | credentialHelper                  | "none"     |

    @11-3
    Scenario: Every fault is named, not the first alone
      Given the developer has set "signInOptions[0].requireDisplayName" to "no"
      And the developer has set "siteName" to ""
      And the developer has set "signInSuccessUrl" to "javascript:alert(1)"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads "signInOptions[0].requireDisplayName: must be true or false"
      And she reads "siteName: must not be empty"
      And she reads "signInSuccessUrl: must be a path, or a URL with http: or https:"

    @11-4
    Scenario: Nothing half works
      Given the developer has set "siteName" to ""
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she can choose nothing

  @config.site-name
  Rule: The developer may name the site, and the visitor reads that name
    Source: spec §3; reference §6.2

    @11-5
    Scenario: A name
      Given the developer has set "siteName" to "Analytical Engines"
      When Grace opens "/"
      Then the page is titled "Sign in with email – Analytical Engines"

    @11-6
    Scenario: A name on every screen
      Given the developer has set "siteName" to "Analytical Engines"
      When Grace has come to "Create account"
      Then the page is titled "Create account – Analytical Engines"

    @11-7
    Scenario: No name
      Given the developer has set "siteName" to nothing
      When Grace opens "/"
      Then the page is titled "Sign in with email – Doorstep"

  @config.tos-url
  Rule: The terms of service are linked wherever a screen has small print
    Source: spec §3; reference §1.1 "Footers", §6.2

    @11-8
    Scenario: The first screen says what continuing means
      Given the app links to its terms of service and its privacy policy
      When Grace opens "/"
      Then she reads "By continuing, you are indicating that you accept our Terms of Service and Privacy Policy."
      And the link "Terms of Service" leads to "https://doorstep.example/terms" in a new tab

    @11-9
    Scenario: The ways in say it as well
      Given the app links to its terms of service and its privacy policy
      And the app offers:
        | provider  |
        | password  |
        | anonymous |
      When Grace opens "/"
      Then she reads "By continuing, you are indicating that you accept our Terms of Service and Privacy Policy."

    @11-10
    Scenario: Behind the ways in the email screen has the links alone
      Given the app links to its terms of service and its privacy policy
      And the app offers:
        | provider  |
        | password  |
        | anonymous |
      When Grace has come to "Sign in with email"
      Then she can choose:
        | Cancel | Next | Terms of Service | Privacy Policy |
      And she does not read "By continuing, you are indicating that you accept our Terms of Service and Privacy Policy."

    @11-11
    Scenario Outline: "<screen>" has the links alone
      Given the app links to its terms of service and its privacy policy
      And Ada has an account
      When she has come to "<screen>"
      Then the link "Terms of Service" leads to "https://doorstep.example/terms" in a new tab
      And she does not read "By continuing, you are indicating that you accept our Terms of Service and Privacy Policy."

      Examples:
        | screen           |
        | Sign in          |
        | Recover password |
        | Check your email |

    @11-12
    Scenario: "Create account" has the links alone
      Given the app links to its terms of service and its privacy policy
      When Grace has come to "Create account"
      Then she can choose:
        | Show password | Cancel | Save | Terms of Service | Privacy Policy |

    @11-13
    Scenario: "Not Authorized" has the links alone
      Given the app links to its terms of service and its privacy policy
      And sign-up is closed
      When Grace has come to "Not Authorized"
      Then she can choose:
        | Back | Terms of Service | Privacy Policy |

    @11-14
    Scenario: Without them there is no small print
      Given the developer has set "tosUrl" to nothing
      And the developer has set "privacyPolicyUrl" to "https://doorstep.example/privacy"
      When Grace opens "/"
      Then she can choose:
        | Next |

  @config.privacy-policy-url
  Rule: The privacy policy is linked wherever a screen has small print
    Source: spec §3; reference §1.1 "Footers", §6.2

    @11-15
    Scenario: The first screen
      Given the app links to its terms of service and its privacy policy
      When Grace opens "/"
      Then the link "Privacy Policy" leads to "https://doorstep.example/privacy" in a new tab
      And she can choose:
        | Next | Terms of Service | Privacy Policy |

    @11-16
    Scenario Outline: "<screen>"
      Given the app links to its terms of service and its privacy policy
      And Ada has an account
      When she has come to "<screen>"
      Then the link "Privacy Policy" leads to "https://doorstep.example/privacy" in a new tab

      Examples:
        | screen           |
        | Sign in          |
        | Recover password |
        | Check your email |

    @11-17
    Scenario: A page of the app's own
      Given the developer has set "tosUrl" to "/terms"
      And the developer has set "privacyPolicyUrl" to "/privacy"
      When Grace opens "/"
      Then the link "Privacy Policy" leads to "/privacy" in a new tab
      And the link "Terms of Service" leads to "/terms" in a new tab

    @11-18
    Scenario: Without it there is no small print
      Given the developer has set "privacyPolicyUrl" to nothing
      And the developer has set "tosUrl" to "https://doorstep.example/terms"
      When Grace opens "/"
      Then she can choose:
        | Next |
