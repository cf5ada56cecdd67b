Feature: Choosing a sign-in option
  Where the app offers several sign-in options, the visitor chooses one from a list of buttons. The developer decides
  which options there are and what their buttons look like.

  @screen.provider-list
  Rule: The sign-in options are buttons, in the order that the developer gave
    The button "Sign in with email" leads to the screen of the same name, which asks for the email. A guest is a visitor
    who uses the app without an email. The list has the title "Sign in", and so has the screen that asks for the
    password.

    Source: spec §2; reference §1.2 (34), §1.3

    @08-1
    Scenario: The list begins with "Sign in with email" if the developer has listed email first
      Given the app offers email and guests
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | Continue as guest |
      And the page is titled "Sign in – Doorstep"

    @08-2
    Scenario: The list begins with "Continue as guest" if the developer has listed guests first
      Given the app offers guests and email
      When Grace opens "/"
      Then she can choose:
        | Continue as guest | Sign in with email |

    @08-3
    Scenario: "Sign in with email", chosen by the keyboard, leads to the screen that asks for the email
      Given the app offers guests and email
      And Grace has opened "/"
      When she chooses "Sign in with email" by the keyboard
      Then she comes to "Sign in with email"

    @08-4
    Scenario: "Sign in with email", clicked, leads to the screen that asks for the email
      Given the app offers guests and email
      And Grace has opened "/"
      When she clicks "Sign in with email"
      Then she comes to "Sign in with email"
      And she is asked for:
        | Email |

  @config.one-provider
  Rule: An app with a single sign-in option offers that option only
    The deployed app is the app as it is published, with the settings of this product; the other examples have settings
    of their own. A visitor whose account signs in only by Google has no password, but can set one by a mail if the app
    does not offer Google. A guest uses the app without an email. A provider is a company whose account signs in here,
    such as Google. "Recover password" offers the mail. "Next" is the only button of the email form.

    Source: spec §1; reference §1.5

    @08-5
    Scenario: An app that offers only email asks for the email at once
      Given the app offers email
      When Grace opens "/"
      Then she comes to "Sign in with email"
      And she can choose:
        | Next |

    @08-6
    Scenario: An app that offers only guests waits until the visitor chooses "Continue as guest"
      Given the app offers guests
      When Grace opens "/"
      Then she can choose:
        | Continue as guest |
      And nobody is signed in to the app

    @08-26
    @language.english
    Scenario: The deployed app offers only email
      When Grace opens the deployed app
      Then she comes to "Sign in with email"
      And she can choose:
        | Next |

    @08-27
    Scenario: A visitor whose account signs in by Google is offered "Recover password" in an app that offers only email
      Given the app offers email
      And Ada has an account that signs in by Google
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she reads "To continue sign in with ada@example.com on this device, you have to recover the password."
      And she can choose:
        | Cancel | Recover password |

  @config.sign-in-options
  Rule: The developer lists the sign-in options, each by its name alone or with details
    In the name of a setting, "signInOptions[0]" is the first sign-in option, and "signInOptions[1]" the second. The
    developer writes "password" for email, and "anonymous" for guests. "fullLabel" is the text on the button. "provider"
    says which option it is. "linkedin.com", "gc.apple.com" and "playgames.google.com" are IDs of providers for which
    the widget has neither a name nor a picture. "providerName" is such a name.

    Source: spec §3; reference §6.2

    @08-7
    Scenario: The app offers email if the developer has listed it by its name alone
      Given the developer has set "signInOptions[0]" to "password"
      When Grace opens "/"
      Then she comes to "Sign in with email"

    @08-8
    Scenario: The app offers email, listed by its name alone, beside guests, listed with a label
      Given the developer has set "signInOptions[0]" to "password"
      And the developer has set "signInOptions[1].provider" to "anonymous"
      And the developer has set "signInOptions[1].fullLabel" to "Just looking"
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | Just looking |

    @08-28
    Scenario Outline: A provider that the widget has no picture for, such as "<id>", has a button with its ID
      Given the developer has set "signInOptions[1].provider" to "<id>"
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | Sign in with <id> |

      Examples:
        | id                   |
        | linkedin.com         |
        | gc.apple.com         |
        | playgames.google.com |

    @08-29
    Scenario: A visitor signs in by a provider that the widget has no picture for
      Given the developer has set "signInOptions[1].provider" to "linkedin.com"
      And the developer has set "signInOptions[1].providerName" to "LinkedIn"
      And Grace has opened "/"
      And she has chosen "Sign in with LinkedIn"
      When she signs in at the provider
      Then she reads "You are logged in."

  @provider.anonymous
  Rule: A visitor can use the app as a guest
    A guest is signed in without an email, a phone or a provider (a company such as Google). After the sign-in she is
    led to the home page "/", and after the sign-out to "/Login". "/cummies" is a page of the app that shows a signed-in
    visitor only its name.

    Source: spec §3; reference §1.3, §2.5

    @08-9
    Scenario: A visitor who chooses "Continue as guest" is signed in as a guest
      Given the app offers email and guests
      And Grace has opened "/cummies"
      When she chooses "Continue as guest"
      Then the address is "/"
      And she reads "You are logged in."
      And a guest is signed in to the app

    @08-10
    Scenario: A guest can sign out
      Given the app offers email and guests
      And Grace has opened "/"
      And she has chosen "Continue as guest"
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then the address is "/Login"
      And she can choose:
        | Sign in with email | Continue as guest |

  @call.anonymous
  Rule: The service receives one request for each visitor who becomes a guest
    A guest uses the app without an email. The service can refuse her. "Administrators only" means that only
    administrators may make this request, and "sign-in option not enabled" that the service allows no guests. "Too many
    attempts" means that this device has sent too many requests; the quota is the number of requests that the service
    allows the app. An error that the app does not know is reported as "Something went wrong".

    Source: spec §7; reference §2.5, T26, T27

    @08-11
    Scenario: "Continue as guest" sends one guest sign-in request
      Given the app offers guests
      And Grace has opened "/"
      When she clicks "Continue as guest"
      Then she reads "You are logged in."
      And the service has received 1 request to let a guest in

    @08-12
    Scenario: A visitor who chooses "Continue as guest" twice before the service answers sends only one request
      Given the app offers guests
      And Grace has opened "/"
      And the service delays its answer to every request to let a guest in
      And she has chosen "Continue as guest"
      And she has chosen "Continue as guest"
      When the service answers
      Then she reads "You are logged in."
      And the service has received 1 request to let a guest in

    @08-13
    Scenario Outline: A visitor who cannot become a guest reads why: <reason>
      Given the app offers email and guests
      And Grace has opened "/"
      And the next request to let a guest in will fail: <reason>
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
    Scenario: A visitor can choose "Continue as guest" again after the network failed
      Given the app offers guests
      And Grace has opened "/"
      And the next request to let a guest in will fail: broken connection
      And she has chosen "Continue as guest"
      And she sees the message "A network error has occurred"
      When she chooses "Continue as guest"
      Then she reads "You are logged in."

  @option.provider-name
  Rule: The developer can change the name on a button
    The name follows the words "Sign in with". The setting is called "providerName". Guests use the app without an
    email. The columns "other" and "other label" contain a second sign-in option and its usual label, so that the app
    shows a list.

    Source: spec §3; reference §1.3

    @08-15
    Scenario Outline: The button of the sign-in option <provider> reads "<label>" if the developer has named it "<name>"
      Given the app offers:
        | sign-in option | name   |
        | <provider>     | <name> |
        | <other>        |        |
      When Grace opens "/"
      Then she can choose:
        | <label> | <other label> |

      Examples:
        | provider | name        | label                    | other  | other label        |
        | email    | Example Ltd | Sign in with Example Ltd | guests | Continue as guest  |
        | guests   | Visitors    | Sign in with Visitors    | email  | Sign in with email |

  @option.full-label
  Rule: The developer can write the whole label of a button
    The label replaces all words on the button. The setting is called "fullLabel". A guest uses the app without an
    email. The usual label for guests is "Continue as guest". A name ("providerName") would follow the words "Sign in
    with", but a label counts more. An empty cell means that the option has its usual label.

    Source: spec §3; reference §1.3

    @08-16
    Scenario: A button says exactly what the developer has written as its whole label
      Given the app offers:
        | sign-in option | label        |
        | email          |              |
        | guests         | Just looking |
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | Just looking |

    @08-17
    Scenario: A button shows the whole label if the developer has given a label and a name
      Given the app offers:
        | sign-in option | label        | name     |
        | email          |              |          |
        | guests         | Just looking | Visitors |
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | Just looking |

    @08-18
    Scenario: Angle brackets and quotation marks in a label are shown as the developer has written them
      Given the app offers:
        | sign-in option | label                   |
        | email          |                         |
        | guests         | <b>Just</b> & "looking" |
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | <b>Just</b> & "looking" |

    @08-19
    Scenario: The button "Just looking", which has replaced "Continue as guest", still lets a guest in
      Given the app offers:
        | sign-in option | label        |
        | email          |              |
        | guests         | Just looking |
      And Grace has opened "/"
      When she chooses "Just looking"
      Then she reads "You are logged in."

  @option.button-color
  Rule: The developer can choose the colour of a button
    A colour can be written by its name or by its amounts of red, green and blue: "#123456" and "rgb(18, 52, 86)" are
    the same dark blue, and "rebeccapurple" is rgb(102, 51, 153). A button without a colour of its own has the usual one
    of its sign-in option. The setting is called "buttonColor", and belongs to a sign-in option; "signInOptions[0]" is
    the first one. The usual colour is red, rgb(219, 68, 55), for email, and yellow, rgb(244, 180, 0), for guests.
    "expression(1)" is no CSS colour, which means no colour of a web page. A mistake in the settings is shown in place
    of the page, so that the developer sees it at once. An empty cell means that the developer has given none.

    Source: spec §3; reference §1.3

    @08-20
    Scenario: A button has the colour that the developer has given by its amounts of red, green and blue
      Given the app offers:
        | sign-in option | colour  |
        | email          | #123456 |
        | guests         |         |
      When Grace opens "/"
      Then the button "Sign in with email" has the colour "rgb(18, 52, 86)"
      And the button "Continue as guest" has the colour "rgb(244, 180, 0)"

    @08-21
    Scenario: A button has the colour that the developer has given by its name
      Given the app offers:
        | sign-in option | colour        |
        | email          |               |
        | guests         | rebeccapurple |
      When Grace opens "/"
      Then the button "Continue as guest" has the colour "rgb(102, 51, 153)"

    @08-22
    Scenario Outline: The button "<label>" has its usual colour if the developer has given none
      Given the app offers email and guests
      When Grace opens "/"
      Then the button "<label>" has the colour "<colour>"

      Examples:
        | label              | colour           |
        | Sign in with email | rgb(219, 68, 55) |
        | Continue as guest  | rgb(244, 180, 0) |

    @08-23
    Scenario: A configuration with a colour that does not exist is refused
      Given the developer has set "signInOptions[0].buttonColor" to "expression(1)"
      When Grace opens "/"
      Then she reads 'signInOptions[0].buttonColor: must be a CSS colour, but is "expression(1)"'

  @option.icon-url
  Rule: The developer can give a button a picture, but only from a safe address
    The setting is called "iconUrl", and belongs to a sign-in option; "signInOptions[0]" is the first one. A safe
    address is a path, such as "/icon.svg", or begins with http: or https:. "javascript:" and "data:" can bring in a
    script, and "ftp:" belongs to no web page. A mistake in the settings is shown in place of the page, so that the
    developer sees it at once. A guest uses the app without an email. An empty cell means that the developer has given
    none.

    Source: spec §3; reference §1.3, §6.3, Q22

    @08-24
    Scenario: A button shows the picture that the developer has given
      Given the app offers:
        | sign-in option | picture      |
        | email          | /favicon.svg |
        | guests         |              |
      When Grace opens "/"
      Then the button "Sign in with email" has the picture "/favicon.svg"
      And the button "Continue as guest" has its usual picture

    @08-30
    Scenario: A picture beside the page needs no slash, even if it is named like a provider
      Given the app offers:
        | sign-in option | picture     |
        | email          | favicon.svg |
        | phone          | google.com  |
      When Grace opens "/"
      Then the button "Sign in with email" has the picture "/favicon.svg"
      And the button "Sign in with phone" has the picture "/google.com"

    @08-25
    Scenario Outline: The developer who sets the picture "<address>" reads which addresses are allowed
      Given the developer has set "signInOptions[0].iconUrl" to "<address>"
      When Grace opens "/"
      Then she reads 'signInOptions[0].iconUrl: must be a path, or a URL with http: or https:, but is "<address>"'

      Examples:
        | address                |
        | javascript:alert(1)    |
        | data:image/png;base64, |
        | ftp://doorstep.example |
