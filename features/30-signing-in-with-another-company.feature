Feature: Signing in with another company's account
  Whoever has an account elsewhere can come in with it, and needs no password here.

  @provider.google
  Rule: A visitor can sign in with Google
    Source: spec §3; reference §1.3, §2.4

    @30-1
    Scenario: Its button
      Given the app offers Google
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google |
      And the button "Sign in with Google" has the colour "rgb(255, 255, 255)"

    @30-2
    Scenario: In a window of its own
      Given the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Google

    @30-3
    Scenario: In this window
      Given the app offers Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Google

  @provider.github
  Rule: A visitor can sign in with GitHub
    Source: spec §3; reference §1.3, §2.4

    @30-4
    Scenario: Its button
      Given the app offers GitHub
      When Grace opens "/"
      Then she can choose:
        | Sign in with GitHub |
      And the button "Sign in with GitHub" has the colour "rgb(51, 51, 51)"

    @30-5
    Scenario: In a window of its own
      Given the app offers GitHub
      And providers open in windows
      And Grace has opened the app and chosen GitHub
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by GitHub

    @30-6
    Scenario: In this window
      Given the app offers GitHub
      And Grace has opened the app and chosen GitHub
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by GitHub

  @provider.facebook
  Rule: A visitor can sign in with Facebook
    Source: spec §3; reference §1.3, §2.4

    @30-7
    Scenario: Its button
      Given the app offers Facebook
      When Grace opens "/"
      Then she can choose:
        | Sign in with Facebook |
      And the button "Sign in with Facebook" has the colour "rgb(59, 89, 152)"

    @30-8
    Scenario: In a window of its own
      Given the app offers Facebook
      And providers open in windows
      And Grace has opened the app and chosen Facebook
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Facebook

    @30-9
    Scenario: In this window
      Given the app offers Facebook
      And Grace has opened the app and chosen Facebook
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Facebook

  @provider.twitter
  Rule: A visitor can sign in with Twitter
    Source: spec §3; reference §1.3, §2.4

    @30-10
    Scenario: Its button
      Given the app offers Twitter
      When Grace opens "/"
      Then she can choose:
        | Sign in with Twitter |
      And the button "Sign in with Twitter" has the colour "rgb(85, 172, 238)"

    @30-11
    Scenario: In a window of its own
      Given the app offers Twitter
      And providers open in windows
      And Grace has opened the app and chosen Twitter
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Twitter

    @30-12
    Scenario: In this window
      Given the app offers Twitter
      And Grace has opened the app and chosen Twitter
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Twitter

  @provider.microsoft
  Rule: A visitor can sign in with Microsoft
    Source: spec §3; reference §1.3, §2.4

    @30-13
    Scenario: Its button
      Given the app offers Microsoft
      When Grace opens "/"
      Then she can choose:
        | Sign in with Microsoft |
      And the button "Sign in with Microsoft" has the colour "rgb(47, 47, 47)"

    @30-14
    Scenario: In a window of its own
      Given the app offers Microsoft
      And providers open in windows
      And Grace has opened the app and chosen Microsoft
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Microsoft

    @30-15
    Scenario: In this window
      Given the app offers Microsoft
      And Grace has opened the app and chosen Microsoft
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Microsoft

  @provider.yahoo
  Rule: A visitor can sign in with Yahoo
    Source: spec §3; reference §1.3, §2.4

    @30-16
    Scenario: Its button
      Given the app offers Yahoo
      When Grace opens "/"
      Then she can choose:
        | Sign in with Yahoo |
      And the button "Sign in with Yahoo" has the colour "rgb(114, 14, 158)"

    @30-17
    Scenario: In a window of its own
      Given the app offers Yahoo
      And providers open in windows
      And Grace has opened the app and chosen Yahoo
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Yahoo

    @30-18
    Scenario: In this window
      Given the app offers Yahoo
      And Grace has opened the app and chosen Yahoo
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Yahoo

  @provider.apple
  Rule: A visitor can sign in with Apple
    Source: spec §3; reference §1.3, §2.4

    @30-19
    Scenario: Its button
      Given the app offers Apple
      When Grace opens "/"
      Then she can choose:
        | Sign in with Apple |
      And the button "Sign in with Apple" has the colour "rgb(0, 0, 0)"

    @30-20
    Scenario: In a window of its own
      Given the app offers Apple
      And providers open in windows
      And Grace has opened the app and chosen Apple
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Apple

    @30-21
    Scenario: In this window
      Given the app offers Apple
      And Grace has opened the app and chosen Apple
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by Apple

  @provider.saml
  Rule: A visitor can sign in with a provider of their organisation that speaks SAML
    Source: spec §3; reference §1.3, §2.4

    @30-22
    Scenario: Its button has the name that the project gave it
      Given the app offers SAML
      When Grace opens "/"
      Then she can choose:
        | Sign in with initech |
      And the button "Sign in with initech" has the colour "rgb(0, 123, 255)"

    @30-23
    Scenario: The developer may call it otherwise
      Given the app offers:
        | provider     | providerName |
        | saml.initech | Example Ltd  |
      When Grace opens "/"
      Then she can choose:
        | Sign in with Example Ltd |

    @30-24
    Scenario: In a window of its own
      Given the app offers SAML
      And providers open in windows
      And Grace has opened the app and chosen SAML
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by SAML

    @30-25
    Scenario: In this window
      Given the app offers SAML
      And Grace has opened the app and chosen SAML
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by SAML

  @provider.oidc
  Rule: A visitor can sign in with a provider of their organisation that speaks OpenID Connect
    Source: spec §3; reference §1.3, §2.4

    @30-26
    Scenario: Its button has the name that the project gave it
      Given the app offers OpenID Connect
      When Grace opens "/"
      Then she can choose:
        | Sign in with globex |
      And the button "Sign in with globex" has the colour "rgb(0, 123, 255)"

    @30-27
    Scenario: The developer may call it otherwise
      Given the app offers:
        | provider    | providerName |
        | oidc.globex | Example Ltd  |
      When Grace opens "/"
      Then she can choose:
        | Sign in with Example Ltd |

    @30-28
    Scenario: In a window of its own
      Given the app offers OpenID Connect
      And providers open in windows
      And Grace has opened the app and chosen OpenID Connect
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by OpenID Connect

    @30-29
    Scenario: In this window
      Given the app offers OpenID Connect
      And Grace has opened the app and chosen OpenID Connect
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by OpenID Connect

  @screen.provider-list
  Rule: Every way to sign in has a button of its own
    Source: spec §2, §3; reference §1.3, Q14

    @30-30
    Scenario: All ways at once, in the order that the developer gave
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
    Scenario: One provider alone still waits to be chosen
      Given the app offers Google
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google |
      And nobody is signed in to the app

    @30-32
    Scenario: In a window of 269 pixels a button has its whole label
      Given the app offers Google and email and phone and guests
      And Grace has opened "/"
      When her window becomes 269 pixels wide
      Then she can choose:
        | Sign in with Google | Sign in with email | Sign in with phone | Continue as guest |

    @30-33
    Scenario: In a window of 268 pixels it has the name alone
      Given the app offers Google and email and phone and guests
      And Grace has opened "/"
      When her window becomes 268 pixels wide
      Then she can choose:
        | Google | Email | Phone | Guest |

    @30-34
    Scenario: The name alone is the one that the developer gave
      Given the app offers:
        | provider   | providerName | fullLabel            |
        | google.com | Example Ltd  |                      |
        | password   |              | Your address, please |
      And Grace has opened "/"
      When her window becomes 268 pixels wide
      Then she can choose:
        | Example Ltd | Email |

  @option.provider-name
  Rule: The developer may give another company's provider another name
    Source: spec §3; reference §1.3

    @30-35
    Scenario: On its button
      Given the app offers:
        | provider   | providerName |
        | google.com | Example Ltd  |
      When Grace opens "/"
      Then she can choose:
        | Sign in with Example Ltd |

    @30-36
    Scenario: On the screen that leads to it
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
  Rule: The developer may give another company's button a picture
    Source: spec §3; reference §1.3

    @30-37
    Scenario: A picture in place of the company's
      Given the app offers:
        | provider   | iconUrl      |
        | google.com | /favicon.svg |
      When Grace opens "/"
      Then the button "Sign in with Google" has the picture "/favicon.svg"

    @30-38
    Scenario: Without one nothing is fetched from the company
      Given the app offers Google
      When Grace opens "/"
      Then the button "Sign in with Google" has the picture "none"
