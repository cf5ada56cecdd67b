Feature: Configuration
  The developer configures the widget with settings such as "siteName", the name of the site. A wrong setting is refused
  at once: a page for the developer says which setting is wrong.

  @config.invalid
  Rule: A wrong configuration shows a list of its faults instead of the sign-in
    In the name of a setting, "signInOptions[0]" is the first sign-in option of the app, and "signInOptions[1]" the
    second. "provider" says which option it is: the developer writes "password" for email, "anonymous" for guests, and
    "saml.…" or "oidc.…" for the provider of an organisation. A value of "nothing" means that the setting is empty. An
    empty text ("") is not the same: it is a mistake, for example as a name. An "object" is a group of settings. Unless
    a step says otherwise, email with a password is the first sign-in option, and there is no second. An address such as
    "javascript:alert(1)" could run a script, so it is refused. The faults in quotation marks are what the page
    "Configuration error" says. Settings of a sign-in option: "requireDisplayName" decides whether new visitors are
    asked for a name; "signInMethod", whether email signs in by a password or by a mailed link ("emailLink").
    "emailLinkSignIn" is a function that says where these links lead, and "forceSameDevice" limits them to one browser.
    "disableSignUp" closes sign-up. "providerName" and "fullLabel" are words on the button. "buttonColor" and "iconUrl"
    are the colour and the picture of the button, and "hd" is the domain of the emails for which the option is meant.
    Settings of the whole widget: "tosUrl" and "privacyPolicyUrl" are the addresses of the terms of service and of the
    privacy policy. "siteName" is the name of the site. "signInSuccessUrl" names the page to which a sign-in leads.
    "immediateFederatedRedirect" opens the only provider at once. "autoUpgradeAnonymousUsers" lets guests keep their
    accounts. "callbacks" are functions of the app that learn of a sign-in. "adminRestrictedOperation" leads visitors
    who want to do what only administrators may do to "Not Authorized". "queryParameterForWidgetMode" and
    "queryParameterForSignInSuccessUrl" rename "mode" and "signInSuccessUrl" in the address; the two names must differ,
    if only by a capital letter. "popupMode" opens the widget in a small window, and needs its address, "widgetUrl".
    "credentialHelper" turns on One Tap, Google's prompt ("googleyolo"); it needs Google as a sign-in option, with the
    "clientId" that Google has given the app. "none" leaves One Tap off. A setting with a misspelt name, such as
    "signInSuccesUrl", is no setting at all.

    Source: spec §3; reference §6.1, §6.2, Q4, Q17, Q22

    @11-1
    Scenario Outline: The developer who sets "<setting>" to <value> reads what is wrong
      Given the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads <fault>

      Examples: the list of sign-in options is empty, has an unknown provider (a part after "saml." is missing, or there is a capital), or names one twice
        | setting                   | value         | fault                                                                                                  |
        | signInOptions             | an empty list | "signInOptions: must name at least one way to sign in"                                                 |
        | signInOptions             | nothing       | "signInOptions: must name at least one way to sign in"                                                 |
        | signInOptions             | "password"    | 'signInOptions: must be a list, but is "password"'                                                     |
        | signInOptions[0].provider | nothing       | "signInOptions[0].provider: must be a text, but is missing"                                            |
        | signInOptions[1].provider | "saml."       | 'signInOptions[1].provider: must be a known provider, but is "saml."; did you mean "saml.…"?'          |
        | signInOptions[1].provider | "Google.com"  | 'signInOptions[1].provider: must be a known provider, but is "Google.com"; did you mean "google.com"?' |
        | signInOptions[1]          | "password"    | 'signInOptions[1].provider: "password" is named twice'                                                 |

      Examples: a detail of a sign-in option is of the wrong kind or empty
        | setting                                   | value                 | fault                                                                                                                  |
        | signInOptions[0].requireDisplayName       | "no"                  | 'signInOptions[0].requireDisplayName: must be true or false, but is "no"'                                              |
        | signInOptions[0].signInMethod             | "telepathy"           | 'signInOptions[0].signInMethod: must be "password", "emailLink" or "emailCode", but is "telepathy"'                    |
        | signInOptions[0].disableSignUp            | true                  | "signInOptions[0].disableSignUp: must be an object, but is true"                                                       |
        | signInOptions[0].disableSignUp.adminEmail | "somebody"            | 'signInOptions[0].disableSignUp.adminEmail: must be an email address, but is "somebody"'                               |
        | signInOptions[0].disableSignUp.status     | "yes"                 | 'signInOptions[0].disableSignUp.status: must be true or false, but is "yes"'                                           |
        | signInOptions[0].disableSignUp.helpLink   | "javascript:alert(1)" | 'signInOptions[0].disableSignUp.helpLink: must be a path, or a URL with http: or https:, but is "javascript:alert(1)"' |
        | signInOptions[0].emailLinkSignIn          | "/finish"             | 'signInOptions[0].emailLinkSignIn: must be a function, but is "/finish"'                                               |
        | signInOptions[0].forceSameDevice          | "no"                  | 'signInOptions[0].forceSameDevice: must be true or false, but is "no"'                                                 |
        | signInOptions[0].providerName             | ""                    | "signInOptions[0].providerName: must not be empty"                                                                     |
        | signInOptions[0].fullLabel                | 7                     | "signInOptions[0].fullLabel: must be a text, but is 7"                                                                 |

      Examples: a setting of the whole widget is of the wrong kind, empty, unsafe, misspelt, named twice or lacks another one
        | setting                               | value                 | fault                                                                                                            |
        | tosUrl                                | "javascript:alert(1)" | 'tosUrl: must be a path, or a URL with http: or https:, but is "javascript:alert(1)"'                            |
        | tosUrl                                | 7                     | "tosUrl: must be a URL or a function, but is 7"                                                                  |
        | privacyPolicyUrl                      | "javascript:alert(1)" | 'privacyPolicyUrl: must be a path, or a URL with http: or https:, but is "javascript:alert(1)"'                  |
        | immediateFederatedRedirect            | "yes"                 | 'immediateFederatedRedirect: must be true or false, but is "yes"'                                                |
        | autoUpgradeAnonymousUsers             | "yes"                 | 'autoUpgradeAnonymousUsers: must be true or false, but is "yes"'                                                 |
        | callbacks.signInSuccessWithAuthResult | true                  | "callbacks.signInSuccessWithAuthResult: must be a function, but is true"                                         |
        | callbacks.signInSuccess               | "/cummies"            | 'callbacks.signInSuccess: must be a function, but is "/cummies"'                                                 |
        | callbacks.signInSucces                | true                  | 'callbacks.signInSucces: is not a known key; did you mean "signInSuccess"?'                                      |
        | adminRestrictedOperation.adminEmail   | "somebody"            | 'adminRestrictedOperation.adminEmail: must be an email address, but is "somebody"'                               |
        | privacyPolicyUrl                      | 7                     | "privacyPolicyUrl: must be a URL or a function, but is 7"                                                        |
        | siteName                              | ""                    | "siteName: must not be empty"                                                                                    |
        | queryParameterForWidgetMode           | ""                    | "queryParameterForWidgetMode: must not be empty"                                                                 |
        | queryParameterForWidgetMode           | "signInSuccessUrl"    | 'queryParameterForSignInSuccessUrl: "signInSuccessUrl" is named twice'                                           |
        | queryParameterForSignInSuccessUrl     | "mode"                | 'queryParameterForSignInSuccessUrl: "mode" is named twice'                                                       |
        | popupMode                             | true                  | "widgetUrl: is needed where popupMode is true"                                                                   |
        | credentialHelper                      | "googleyolo"          | 'credentialHelper: needs "google.com" with a clientId'                                                           |
        | queryParameterForSignInSuccessUrl     | 7                     | "queryParameterForSignInSuccessUrl: must be a text, but is 7"                                                    |
        | adminRestrictedOperation.status       | "yes"                 | 'adminRestrictedOperation.status: must be true or false, but is "yes"'                                           |
        | adminRestrictedOperation.helpLink     | "javascript:alert(1)" | 'adminRestrictedOperation.helpLink: must be a path, or a URL with http: or https:, but is "javascript:alert(1)"' |
        | signInSuccesUrl                       | "/"                   | 'signInSuccesUrl: is not a known key; did you mean "signInSuccessUrl"?'                                          |
        | SIGNINSUCCESSURL                      | "/"                   | 'SIGNINSUCCESSURL: is not a known key; did you mean "signInSuccessUrl"?'                                         |

    @11-2
    Scenario Outline: The developer may set "<setting>" to <value>
      Given the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she comes to "Sign in with email"

      Examples: the value is allowed, and the sign-in starts as usual
        | setting                           | value      |
        | signInOptions[0]                  | "password" |
        | queryParameterForWidgetMode       | "step"     |
        | queryParameterForSignInSuccessUrl | "Mode"     |
        | popupMode                         | false      |
        | credentialHelper                  | "none"     |

    @11-3
    Scenario: A developer with three wrong settings reads what is wrong with each
      Given the developer has set "signInOptions[0].requireDisplayName" to "no"
      And the developer has set "siteName" to ""
      And the developer has set "signInSuccessUrl" to "javascript:alert(1)"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'signInOptions[0].requireDisplayName: must be true or false, but is "no"'
      And she reads "siteName: must not be empty"
      And she reads 'signInSuccessUrl: must be a path, or a URL with http: or https:, but is "javascript:alert(1)"'

    @11-21
    Scenario Outline: A developer who names "<id>" as a provider reads which providers there are
      Given the developer has set "signInOptions[1].provider" to "<id>"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'signInOptions[1].provider: must be a known provider, but is "<id>"; known are google.com, facebook.com, twitter.com, github.com, microsoft.com, apple.com, yahoo.com, password, phone, anonymous, saml.…, oidc.…'

      Examples: this is no provider
        | id        |
        | telepathy |
        | emailLink |

      Examples: this word has a meaning in the programming language, but is no provider
        | id          |
        | constructor |
        | toString    |
        | __proto__   |

    @11-22
    Scenario: A developer who makes up a setting of a sign-in option reads which settings there are
      Given the developer has set "signInOptions[0].scope" to "all"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads "signInOptions[0].scope: is not a known key; known are provider, requireDisplayName, signInMethod, emailLinkSignIn, forceSameDevice, alsoOffer, sendEmailCode, checkEmailCode, providerName, fullLabel, buttonColor, iconUrl, iconPaths, hd, disableSignUp"

    @11-4
    Scenario: A visitor cannot sign in while the name of the site is an empty text, which is a wrong setting
      Given the developer has set "siteName" to ""
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she can choose nothing

  @config.site-name
  Rule: The title of each page contains the name that the developer gives the site
    The setting is called "siteName". "Create account" is the screen after an email without an account. "Left empty"
    means that the setting has no value.

    Source: spec §3; reference §6.2

    @11-5
    Scenario: The title of the first page contains the name of the site
      Given the developer has set "siteName" to "Analytical Engines"
      When Grace opens "/"
      Then the page is titled "Sign in with email – Analytical Engines"

    @11-6
    Scenario: The title of a later page contains the name of the site
      Given the developer has set "siteName" to "Analytical Engines"
      When Grace has come to "Create account"
      Then the page is titled "Create account – Analytical Engines"

    @11-7
    Scenario: The title contains "Doorstep" if the developer gives the site no name
      Given the developer has left "siteName" empty
      When Grace opens "/"
      Then the page is titled "Sign in with email – Doorstep"

  @config.tos-url
  Rule: The sign-in screens link to the terms of service
    The links appear if the developer has set the addresses of both the terms of service ("tosUrl") and the privacy
    policy ("privacyPolicyUrl"). Unless a step sets others, these are "https://doorstep.example/terms" and
    "https://doorstep.example/privacy". The developer can also set functions of the app instead of addresses. The first
    screen says that a visitor who continues accepts both; later screens have the links alone. If sign-up is closed, an
    email without an account leads to "Not Authorized". A guest uses the app without an email. "Recover password" asks
    for a mail to set a new password, and "Check your email" says that it has been sent. The other buttons in the lists
    belong to the screen itself.

    Source: spec §3; reference §1.1 "Footers", §6.2

    @11-8
    Scenario: The first screen says that a visitor who continues accepts the terms of service
      Given the app links to its terms of service and its privacy policy
      When Grace opens "/"
      Then she reads "By continuing, you are indicating that you accept our Terms of Service and Privacy Policy."
      And the link "Terms of Service" leads to "https://doorstep.example/terms" in a new tab

    @11-9
    Scenario: The list of sign-in options says that a visitor who continues accepts the terms of service
      Given the app links to its terms of service and its privacy policy
      And the app offers email and guests
      When Grace opens "/"
      Then she reads "By continuing, you are indicating that you accept our Terms of Service and Privacy Policy."

    @11-10
    Scenario: After a list of sign-in options, the email form has the links without the sentence about continuing
      Given the app links to its terms of service and its privacy policy
      And the app offers email and guests
      When Grace has come to "Sign in with email"
      Then she can choose:
        | Cancel | Next | Terms of Service | Privacy Policy |
      And she does not read "By continuing, you are indicating that you accept our Terms of Service and Privacy Policy."

    @11-11
    Scenario Outline: "<screen>" has the link to the terms of service, but not the sentence about continuing
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
    Scenario: "Create account" has both links below its buttons
      Given the app links to its terms of service and its privacy policy
      When Grace has come to "Create account"
      Then she can choose:
        | Show password | Cancel | Save | Terms of Service | Privacy Policy |

    @11-13
    Scenario: "Not Authorized" has both links below its button
      Given the app links to its terms of service and its privacy policy
      And sign-up is closed
      When Grace has come to "Not Authorized"
      Then she can choose:
        | Back | Terms of Service | Privacy Policy |

    @11-14
    Scenario: The first screen has no links if the developer has set only the privacy policy
      Given the developer has left "tosUrl" empty
      And the developer has set "privacyPolicyUrl" to "https://doorstep.example/privacy"
      When Grace opens "/"
      Then she can choose:
        | Next |

    @11-19
    Scenario: "Terms of Service" calls a function of the app if the developer has set a function instead of an address
      Given the developer has set "tosUrl" to a function
      And the developer has set "privacyPolicyUrl" to a function
      And Grace has opened "/"
      When she chooses "Terms of Service"
      Then the function "tosUrl" has been called once
      And she is still on "Sign in with email"

  @config.privacy-policy-url
  Rule: The sign-in screens link to the privacy policy
    The links appear if the developer has set the addresses of both the terms of service ("tosUrl") and the privacy
    policy ("privacyPolicyUrl"). Unless a step sets others, these are "https://doorstep.example/terms" and
    "https://doorstep.example/privacy". The developer can also set functions of the app instead of addresses. "Recover
    password" asks for a mail to set a new password, and "Check your email" says that it has been sent. "Next" is the
    button of the first screen.

    Source: spec §3; reference §1.1 "Footers", §6.2

    @11-15
    Scenario: The first screen links to the privacy policy
      Given the app links to its terms of service and its privacy policy
      When Grace opens "/"
      Then the link "Privacy Policy" leads to "https://doorstep.example/privacy" in a new tab
      And she can choose:
        | Next | Terms of Service | Privacy Policy |

    @11-16
    Scenario Outline: "<screen>" links to the privacy policy
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
    Scenario: The links lead to pages of the app itself if the developer has set paths
      Given the developer has set "tosUrl" to "/terms"
      And the developer has set "privacyPolicyUrl" to "/privacy"
      When Grace opens "/"
      Then the link "Privacy Policy" leads to "/privacy" in a new tab
      And the link "Terms of Service" leads to "/terms" in a new tab

    @11-18
    Scenario: The first screen has no links if the developer has set only the terms of service
      Given the developer has left "privacyPolicyUrl" empty
      And the developer has set "tosUrl" to "https://doorstep.example/terms"
      When Grace opens "/"
      Then she can choose:
        | Next |

    @11-20
    Scenario: "Privacy Policy" calls a function of the app if the developer has set a function instead of an address
      Given the developer has set "tosUrl" to a function
      And the developer has set "privacyPolicyUrl" to a function
      And Grace has opened "/"
      When she chooses "Privacy Policy"
      Then the function "privacyPolicyUrl" has been called once
      And she is still on "Sign in with email"
