Feature: Signing in with another company's account
  A visitor who has an account with another company, such as Google, can sign in with it.
  That company is called a provider here, and the visitor needs no password of this app.

  @provider.google
  Rule: A visitor can sign in with Google
    Source: spec §3; reference §1.3, §2.4

    @30-1
    Scenario: The button "Sign in with Google" is white
      Given the app offers Google
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google |
      And the button "Sign in with Google" has the colour "rgb(255, 255, 255)"

    @30-2
    Scenario Outline: Providers open <place>: Grace signs in with Google
      Given the app offers Google
      And providers open <place>
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Google

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @30-39
    Scenario: Ada's email leads to Google if her account signs in by Google
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she can choose:
        | Sign in with Google |

  @provider.github
  Rule: A visitor can sign in with GitHub
    Source: spec §3; reference §1.3, §2.4

    @30-4
    Scenario: The button "Sign in with GitHub" is dark grey
      Given the app offers GitHub
      When Grace opens "/"
      Then she can choose:
        | Sign in with GitHub |
      And the button "Sign in with GitHub" has the colour "rgb(51, 51, 51)"

    @30-5
    Scenario Outline: Providers open <place>: Grace signs in with GitHub
      Given the app offers GitHub
      And providers open <place>
      And Grace has opened the app and chosen GitHub
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by GitHub

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @30-40
    Scenario: Ada's email leads to GitHub if her account signs in by GitHub
      Given the app offers email and GitHub
      And Ada has an account that signs in by GitHub
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she can choose:
        | Sign in with GitHub |

  @provider.facebook
  Rule: A visitor can sign in with Facebook
    Source: spec §3; reference §1.3, §2.4

    @30-7
    Scenario: The button "Sign in with Facebook" is dark blue
      Given the app offers Facebook
      When Grace opens "/"
      Then she can choose:
        | Sign in with Facebook |
      And the button "Sign in with Facebook" has the colour "rgb(59, 89, 152)"

    @30-8
    Scenario Outline: Providers open <place>: Grace signs in with Facebook
      Given the app offers Facebook
      And providers open <place>
      And Grace has opened the app and chosen Facebook
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Facebook

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @30-41
    Scenario: Ada's email leads to Facebook if her account signs in by Facebook
      Given the app offers email and Facebook
      And Ada has an account that signs in by Facebook
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she can choose:
        | Sign in with Facebook |

  @provider.twitter
  Rule: A visitor can sign in with Twitter
    Source: spec §3; reference §1.3, §2.4

    @30-10
    Scenario: The button "Sign in with Twitter" is light blue
      Given the app offers Twitter
      When Grace opens "/"
      Then she can choose:
        | Sign in with Twitter |
      And the button "Sign in with Twitter" has the colour "rgb(85, 172, 238)"

    @30-11
    Scenario Outline: Providers open <place>: Grace signs in with Twitter
      Given the app offers Twitter
      And providers open <place>
      And Grace has opened the app and chosen Twitter
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Twitter

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @30-42
    Scenario: Ada's email leads to Twitter if her account signs in by Twitter
      Given the app offers email and Twitter
      And Ada has an account that signs in by Twitter
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she can choose:
        | Sign in with Twitter |

  @provider.microsoft
  Rule: A visitor can sign in with Microsoft
    Source: spec §3; reference §1.3, §2.4

    @30-13
    Scenario: The button "Sign in with Microsoft" is nearly black
      Given the app offers Microsoft
      When Grace opens "/"
      Then she can choose:
        | Sign in with Microsoft |
      And the button "Sign in with Microsoft" has the colour "rgb(47, 47, 47)"

    @30-14
    Scenario Outline: Providers open <place>: Grace signs in with Microsoft
      Given the app offers Microsoft
      And providers open <place>
      And Grace has opened the app and chosen Microsoft
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Microsoft

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @30-43
    Scenario: Ada's email leads to Microsoft if her account signs in by Microsoft
      Given the app offers email and Microsoft
      And Ada has an account that signs in by Microsoft
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she can choose:
        | Sign in with Microsoft |

  @provider.yahoo
  Rule: A visitor can sign in with Yahoo
    Source: spec §3; reference §1.3, §2.4

    @30-16
    Scenario: The button "Sign in with Yahoo" is purple
      Given the app offers Yahoo
      When Grace opens "/"
      Then she can choose:
        | Sign in with Yahoo |
      And the button "Sign in with Yahoo" has the colour "rgb(114, 14, 158)"

    @30-17
    Scenario Outline: Providers open <place>: Grace signs in with Yahoo
      Given the app offers Yahoo
      And providers open <place>
      And Grace has opened the app and chosen Yahoo
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Yahoo

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @30-44
    Scenario: Ada's email leads to Yahoo if her account signs in by Yahoo
      Given the app offers email and Yahoo
      And Ada has an account that signs in by Yahoo
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she can choose:
        | Sign in with Yahoo |

  @provider.apple
  Rule: A visitor can sign in with Apple
    Source: spec §3; reference §1.3, §2.4

    @30-19
    Scenario: The button "Sign in with Apple" is black
      Given the app offers Apple
      When Grace opens "/"
      Then she can choose:
        | Sign in with Apple |
      And the button "Sign in with Apple" has the colour "rgb(0, 0, 0)"

    @30-20
    Scenario Outline: Providers open <place>: Grace signs in with Apple
      Given the app offers Apple
      And providers open <place>
      And Grace has opened the app and chosen Apple
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Apple

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @30-45
    Scenario: Ada's email leads to Apple if her account signs in by Apple
      Given the app offers email and Apple
      And Ada has an account that signs in by Apple
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she can choose:
        | Sign in with Apple |

  @provider.saml
  Rule: A visitor can sign in with an organisation's own provider that uses SAML
    SAML is a standard for signing in with the account that an organisation gives to its people. The provider in
    these examples is the one that the project calls "saml.initech".

    Source: spec §3; reference §1.3, §2.4

    @30-22
    Scenario: The button of the provider "saml.initech" reads "Sign in with initech"
      Given the app offers SAML
      When Grace opens "/"
      Then she can choose:
        | Sign in with initech |
      And the button "Sign in with initech" has the colour "rgb(0, 123, 255)"

    @30-23
    Scenario: The developer renames the provider "saml.initech" to "Example Ltd"
      Given the app offers:
        | provider     | providerName |
        | saml.initech | Example Ltd  |
      When Grace opens "/"
      Then she can choose:
        | Sign in with Example Ltd |

    @30-24
    Scenario Outline: Providers open <place>: Grace signs in with SAML
      Given the app offers SAML
      And providers open <place>
      And Grace has opened the app and chosen SAML
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by SAML

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @30-46
    Scenario: Ada's email leads to SAML if her account signs in by SAML
      Given the app offers email and SAML
      And Ada has an account that signs in by SAML
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she can choose:
        | Sign in with initech |

  @provider.oidc
  Rule: A visitor can sign in with an organisation's own provider that uses OpenID Connect
    OpenID Connect is a standard for signing in with the account that an organisation gives to its people. The provider
    in
    these examples is the one that the project calls "oidc.globex".

    Source: spec §3; reference §1.3, §2.4

    @30-26
    Scenario: The button of the provider "oidc.globex" reads "Sign in with globex"
      Given the app offers OpenID Connect
      When Grace opens "/"
      Then she can choose:
        | Sign in with globex |
      And the button "Sign in with globex" has the colour "rgb(0, 123, 255)"

    @30-27
    Scenario: The developer renames the provider "oidc.globex" to "Example Ltd"
      Given the app offers:
        | provider    | providerName |
        | oidc.globex | Example Ltd  |
      When Grace opens "/"
      Then she can choose:
        | Sign in with Example Ltd |

    @30-28
    Scenario Outline: Providers open <place>: Grace signs in with OpenID Connect
      Given the app offers OpenID Connect
      And providers open <place>
      And Grace has opened the app and chosen OpenID Connect
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by OpenID Connect

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @30-47
    Scenario: Ada's email leads to OpenID Connect if her account signs in by OpenID Connect
      Given the app offers email and OpenID Connect
      And Ada has an account that signs in by OpenID Connect
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she can choose:
        | Sign in with globex |

  @screen.provider-list
  Rule: Every sign-in option has a button of its own
    Source: spec §2, §3; reference §1.3, Q14

    @30-30
    Scenario: Twelve sign-in options are listed in the order that the developer gave them
      Given the app offers:
        | provider      |
        | oidc.globex   |
        | saml.initech  |
        | yahoo.com     |
        | apple.com     |
        | microsoft.com |
        | github.com    |
        | twitter.com   |
        | facebook.com  |
        | google.com    |
        | anonymous     |
        | phone         |
        | password      |
      When Grace opens "/"
      Then she can choose:
        | Sign in with globex    |
        | Sign in with initech   |
        | Sign in with Yahoo     |
        | Sign in with Apple     |
        | Sign in with Microsoft |
        | Sign in with GitHub    |
        | Sign in with Twitter   |
        | Sign in with Facebook  |
        | Sign in with Google    |
        | Continue as guest      |
        | Sign in with phone     |
        | Sign in with email     |

    @30-31
    Scenario: Google as the only sign-in option still waits for the visitor to choose it
      Given the app offers Google
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google |
      And nobody is signed in to the app

    @30-32
    Scenario: Each button shows its whole label in a window 269 pixels wide
      Given the app offers Google and email and phone and guests
      And Grace has opened "/"
      When her window becomes 269 pixels wide
      Then she can choose:
        | Sign in with Google | Sign in with email | Sign in with phone | Continue as guest |

    @30-33
    Scenario: Each button shows only a short name in a window 268 pixels wide
      Given the app offers Google and email and phone and guests
      And Grace has opened "/"
      When her window becomes 268 pixels wide
      Then she can choose:
        | Google | Email | Phone | Guest |

    @30-34
    Scenario: A narrow window of 268 pixels shows the developer's provider name, but not the full label
      Given the app offers:
        | provider   | providerName | fullLabel            |
        | google.com | Example Ltd  |                      |
        | password   |              | Your address, please |
      And Grace has opened "/"
      When her window becomes 268 pixels wide
      Then she can choose:
        | Example Ltd | Email |

  @option.provider-name
  Rule: The developer may give a provider a different name
    Source: spec §3; reference §1.3

    @30-35
    Scenario: The list of sign-in options shows the provider name that the developer gave
      Given the app offers:
        | provider   | providerName |
        | google.com | Example Ltd  |
      When Grace opens "/"
      Then she can choose:
        | Sign in with Example Ltd |

    @30-36
    Scenario: The screen that leads to an email's provider shows the provider name that the developer gave
      Given the app offers:
        | provider   | providerName |
        | password   |              |
        | google.com | Example Ltd  |
      And Ada has an account that signs in by Google
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she can choose:
        | Sign in with Example Ltd |

  @option.icon-url
  Rule: The developer may give the button of a provider a different picture
    Source: spec §3; reference §1.3

    @30-37
    Scenario: The button of Google shows the picture that the developer gave
      Given the app offers:
        | provider   | iconUrl      |
        | google.com | /favicon.svg |
      When Grace opens "/"
      Then the button "Sign in with Google" has the picture "/favicon.svg"

    @30-38
    Scenario: The button of Google loads no picture if the developer gave none
      Given the app offers Google
      When Grace opens "/"
      Then the button "Sign in with Google" has the picture "none"
