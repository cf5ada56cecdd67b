Feature: Signing in with another company's account
  A visitor who has an account with another company, such as Google, can sign in with it. That company is called a
  provider here, and the visitor needs no password of this app. She tells the provider who she is, either in a window of
  its own or on a page that opens in place of the app's page: the developer decides which. A visitor who is signed in to
  the app reads "You are logged in." In the tables, the column "requirement" only names the requirement to which a row
  belongs.

  @provider.google
  @provider.github
  @provider.facebook
  @provider.twitter
  @provider.microsoft
  @provider.yahoo
  @provider.apple
  @provider.saml
  @provider.oidc
  Rule: Each of nine providers has a button with its name and its colour
    A colour is given by its amounts of red, green and blue, from 0 to 255. SAML and OpenID Connect are two standards by
    which organisations, such as companies, let their people sign in elsewhere with their accounts. Here, "initech" is
    an organisation with SAML, and "globex" one with OpenID Connect. The developer can give a provider a different name;
    the table has it in the column "name".

    Source: spec §3; reference §1.3, §2.4

    @30-1
    Scenario Outline: The button of <provider> reads "<button>" and is <colour>
      Given the app offers <provider>
      When Grace opens "/"
      Then she can choose:
        | <button> |
      And the button "<button>" has the colour "<shade>"

      Examples:
        | requirement        | provider       | button                 | colour       | shade              |
        | provider.google    | Google         | Sign in with Google    | white        | rgb(255, 255, 255) |
        | provider.github    | GitHub         | Sign in with GitHub    | dark grey    | rgb(51, 51, 51)    |
        | provider.facebook  | Facebook       | Sign in with Facebook  | dark blue    | rgb(59, 89, 152)   |
        | provider.twitter   | Twitter        | Sign in with Twitter   | light blue   | rgb(85, 172, 238)  |
        | provider.microsoft | Microsoft      | Sign in with Microsoft | nearly black | rgb(47, 47, 47)    |
        | provider.yahoo     | Yahoo          | Sign in with Yahoo     | purple       | rgb(114, 14, 158)  |
        | provider.apple     | Apple          | Sign in with Apple     | black        | rgb(0, 0, 0)       |
        | provider.saml      | SAML           | Sign in with initech   | blue         | rgb(0, 123, 255)   |
        | provider.oidc      | OpenID Connect | Sign in with globex    | blue         | rgb(0, 123, 255)   |

    @30-23
    Scenario Outline: The button of <provider> reads "Sign in with Example Ltd" if the developer has named the provider "Example Ltd"
      Given the app offers:
        | sign-in option | name        |
        | <provider>     | Example Ltd |
      When Grace opens "/"
      Then she can choose:
        | Sign in with Example Ltd |

      Examples:
        | requirement   | provider       |
        | provider.saml | SAML           |
        | provider.oidc | OpenID Connect |

  @provider.google
  @provider.github
  @provider.facebook
  @provider.twitter
  @provider.microsoft
  @provider.yahoo
  @provider.apple
  @provider.saml
  @provider.oidc
  Rule: A visitor can sign in with each of nine providers
    The visitor chooses the button of the provider, tells the provider who she is, and is then signed in to the app. Her
    new account signs in by this provider from then on. SAML and OpenID Connect are two standards by which
    organisations, such as companies, let their people sign in elsewhere with their accounts; in the tables, they stand
    for an organisation that uses them.

    Source: spec §3; reference §1.3, §2.4

    @30-2
    Scenario Outline: Grace signs in with <provider>, which opens in a window
      Given the app offers <provider>
      And providers open in windows
      And Grace has opened the app and chosen <provider>
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by <provider>

      Examples:
        | requirement        | provider       |
        | provider.google    | Google         |
        | provider.github    | GitHub         |
        | provider.facebook  | Facebook       |
        | provider.twitter   | Twitter        |
        | provider.microsoft | Microsoft      |
        | provider.yahoo     | Yahoo          |
        | provider.apple     | Apple          |
        | provider.saml      | SAML           |
        | provider.oidc      | OpenID Connect |

    @30-40
    Scenario Outline: Grace signs in with <provider>, which opens in place of the page
      Given the app offers <provider>
      And providers open in place of the page
      And Grace has opened the app and chosen <provider>
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And Grace's account signs in by <provider>

      Examples:
        | requirement        | provider       |
        | provider.google    | Google         |
        | provider.github    | GitHub         |
        | provider.facebook  | Facebook       |
        | provider.twitter   | Twitter        |
        | provider.microsoft | Microsoft      |
        | provider.yahoo     | Yahoo          |
        | provider.apple     | Apple          |
        | provider.saml      | SAML           |
        | provider.oidc      | OpenID Connect |

  @provider.google
  @provider.github
  @provider.facebook
  @provider.twitter
  @provider.microsoft
  @provider.yahoo
  @provider.apple
  @provider.saml
  @provider.oidc
  Rule: A visitor who enters the email of an account that signs in by a provider is offered this provider
    SAML and OpenID Connect are two standards by which organisations, such as companies, let their people sign in
    elsewhere with their accounts. Here, "initech" is an organisation with SAML, and "globex" one with OpenID Connect.
    The screen "You already have an account" offers the provider, so that she need not remember it.

    Source: spec §3; reference §1.3, §2.4

    @30-39
    Scenario Outline: Ada, whose account signs in by <provider>, is offered "<button>" once she has entered her email
      Given the app offers email and <provider>
      And Ada has an account that signs in by <provider>
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "You already have an account"
      And she can choose "<button>"

      Examples:
        | requirement        | provider       | button                 |
        | provider.google    | Google         | Sign in with Google    |
        | provider.github    | GitHub         | Sign in with GitHub    |
        | provider.facebook  | Facebook       | Sign in with Facebook  |
        | provider.twitter   | Twitter        | Sign in with Twitter   |
        | provider.microsoft | Microsoft      | Sign in with Microsoft |
        | provider.yahoo     | Yahoo          | Sign in with Yahoo     |
        | provider.apple     | Apple          | Sign in with Apple     |
        | provider.saml      | SAML           | Sign in with initech   |
        | provider.oidc      | OpenID Connect | Sign in with globex    |

  @screen.provider-list
  Rule: Every sign-in option has a button of its own
    If the window is at most 268 pixels wide, the buttons show only short names. The developer may give a provider a
    different name, which its button then shows after "Sign in with", or may give a button a different label, its whole
    text. Here, "globex" is an organisation that signs its people in by the standard OpenID Connect, and "initech" one
    that does so by the standard SAML. Without a setting that opens the only option at once, the visitor chooses it
    herself. A label is shown in wide windows only. In the table, the columns "name" and "label" give what the developer
    has set.

    Source: spec §2, §3; reference §1.3, Q14

    @30-30
    Scenario: Twelve sign-in options are listed in the order that the developer gave them
      Given the app offers:
        | sign-in option |
        | OpenID Connect |
        | SAML           |
        | Yahoo          |
        | Apple          |
        | Microsoft      |
        | GitHub         |
        | Twitter        |
        | Facebook       |
        | Google         |
        | guests         |
        | phone          |
        | email          |
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
    Scenario: A visitor of an app that offers only Google still has to choose Google herself
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
    Scenario: If the window is 268 pixels wide, a button shows the name that the developer gave a provider, but no label
      Given the app offers:
        | sign-in option | name        | label                |
        | Google         | Example Ltd |                      |
        | email          |             | Your address, please |
      And Grace has opened "/"
      When her window becomes 268 pixels wide
      Then she can choose:
        | Example Ltd | Email |

  @option.provider-name
  Rule: The developer may give a provider a different name
    The setting is called "providerName"; these tables give it in the column "name". "You already have an account" is
    the screen to which Ada comes by entering her email, because her account signs in by a provider.

    Source: spec §3; reference §1.3

    @30-35
    Scenario: The button of Google shows the name that the developer gave to Google
      Given the app offers:
        | sign-in option | name        |
        | Google         | Example Ltd |
      When Grace opens "/"
      Then she can choose:
        | Sign in with Example Ltd |

    @30-36
    Scenario: A visitor whose email leads to "You already have an account" sees the name that the developer gave to Google
      Given the app offers:
        | sign-in option | name        |
        | email          |             |
        | Google         | Example Ltd |
      And Ada has an account that signs in by Google
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "You already have an account"
      And she can choose "Sign in with Example Ltd"

  @option.icon-url
  Rule: The developer may give the button of a provider a different picture
    The setting is called "iconUrl"; the table gives it in the column "picture". Without it, the page draws the picture
    itself and loads none. "/favicon.svg" is the address of a picture.

    Source: spec §3; reference §1.3

    @30-37
    Scenario: The button of Google shows the picture that the developer gave
      Given the app offers:
        | sign-in option | picture      |
        | Google         | /favicon.svg |
      When Grace opens "/"
      Then the button "Sign in with Google" has the picture "/favicon.svg"

    @30-38
    Scenario: The button of Google loads no picture ("none") if the developer gave none
      Given the app offers Google
      When Grace opens "/"
      Then the button "Sign in with Google" has the picture "none"
