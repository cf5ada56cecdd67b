Feature: Emails of a company
  The developer can set "hd" of a provider, such as SAML, to the domain of a company's emails: the part behind the @. A
  visitor who enters such an email is led to this provider, and is asked for no password. SAML and OpenID Connect are
  two standards by which organisations, such as companies, let their people sign in elsewhere with their accounts. Here,
  "initech" is an organisation with SAML, and "globex" one with OpenID Connect. In the settings, "signInOptions[0]" is
  the first sign-in option of the app, and "signInOptions[1]" the second. "You are logged in." is the home page of a
  visitor who is signed in.

  @ours.company-emails
  Rule: An email of a company's domain leads to the company's provider, which opens in a window
    Browsers block windows that open without a click. So a screen shows the email and a button for the provider. This
    screen does not say that the visitor has an account, because the domain of an email does not show it.

    Source: ours

    Background:
      Given the app offers email and SAML and Google
      And the developer has set "signInOptions[1].hd" to "example.com"
      And providers open in windows

    @76-1
    Scenario: A visitor who enters an email of the company can choose the company's provider
      Given Grace has come to "Sign in with email"
      When she continues with the email "grace@example.com"
      Then the page is titled "Sign in – Doorstep"
      And she reads "grace@example.com"
      And she can choose:
        | Sign in with initech | Cancel |
      And the focus is on "Sign in with initech"
      And she does not read "You already have an account"
      And no window has been opened

    @76-2
    Scenario: A visitor who chooses the company's provider signs in there
      Given Grace has come to "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she has chosen "Sign in with initech"
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @76-3
    Scenario: A visitor whose account has a password is led to the company's provider, too
      Given Ada has an account
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she can choose:
        | Sign in with initech | Cancel |

    @76-4
    Scenario: If the service does not reveal how an email signs in, the email of the company leads to its provider, too
      Given the service does not reveal how an email signs in
      And Grace has come to "Sign in with email"
      When she continues with the email "grace@example.com"
      Then she can choose:
        | Sign in with initech | Cancel |

    @76-5
    Scenario: If the first screen asks for the email, an email of the company leads to its provider
      Given the app asks for the email on the first screen
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she can choose:
        | Sign in with initech | Cancel |

    @76-6
    Scenario: "Cancel" leads to the sign-in options, with the email filled in
      Given the app asks for the email on the first screen
      And Grace has opened "/"
      And she has continued with the email "grace@example.com"
      When she chooses "Cancel"
      Then she can choose:
        | Next | Sign in with initech | Sign in with Google |
      And the field "Email" contains "grace@example.com"

    @76-7
    Scenario: A visitor who goes back in her browser finds her email filled in
      Given Grace has come to "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she reads "grace@example.com"
      When she goes back in her browser
      Then she comes to "Sign in with email"
      And the field "Email" contains "grace@example.com"

    @76-8
    Scenario: A guest who signs in at the company's provider keeps her account ID
      Given the app offers email and SAML and guests instead
      And the developer has set "signInOptions[1].hd" to "example.com"
      And guests keep their accounts when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she has chosen "Sign in with initech"
      When she signs in at the provider
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

  @ours.company-emails
  Rule: Any provider that opens a page of its own can have the emails of a company
    Google's name for the email that an app sends is "login_hint". The developer can set "loginHintKey" to the name that
    another provider uses, here "user".

    Source: ours

    @76-9
    Scenario: An email of a company that uses Google leads to Google, which receives the email
      Given the app offers email and Google
      And the developer has set "signInOptions[1].hd" to "example.com"
      And providers open in place of the page
      And Grace has come to "Sign in with email"
      When she continues with the email "grace@example.com"
      Then the provider has received the parameters:
        | login_hint | grace@example.com |

    @76-10
    Scenario: An email of a company that uses OpenID Connect leads to its provider, which receives the email
      Given the app offers email and OpenID Connect
      And the developer has set "signInOptions[1].hd" to "example.com"
      And the developer has set "signInOptions[1].loginHintKey" to "user"
      And providers open in place of the page
      And Grace has come to "Sign in with email"
      When she continues with the email "grace@example.com"
      Then the provider has received the parameters:
        | user | grace@example.com |

  @ours.company-emails
  Rule: A company's provider that opens in place of the page opens at once
    The visitor has entered an email of the company. If she comes back without having signed in, the app offers the
    provider again by a button, so that it does not lead her away again.

    Source: ours

    Background:
      Given the app offers email and SAML
      And the developer has set "signInOptions[1].hd" to "example.com"
      And providers open in place of the page
      And the app asks for the email on the first screen
      And Grace has opened "/"

    @76-11
    Scenario: A visitor who enters an email of the company signs in at its provider without a further click
      Given she has continued with the email "grace@example.com"
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @76-12
    Scenario: A visitor who cancels at the company's provider can choose it again, and is not asked for a password
      Given she has continued with the email "grace@example.com"
      When she cancels at the provider
      Then she sees the message "Please authorize the required permissions to sign in to the application"
      And she can choose:
        | Dismiss | Sign in with initech | Cancel |

    @76-13
    Scenario: A visitor who goes back from the company's provider finds her email filled in
      Given she has continued with the email "grace@example.com"
      And she has reached the provider's page
      When she goes back in her browser
      Then the field "Email" contains "grace@example.com"

    @76-14
    Scenario: A visitor whose connection breaks when she comes back from the company's provider can choose it again
      Given the next request to sign in with a provider will fail: broken connection
      And she has continued with the email "grace@example.com"
      When she signs in at the provider
      Then she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Sign in with initech | Cancel |

    @76-15
    Scenario: A visitor who signs in at the company's provider with a different email is asked whether to continue
      Given she has continued with the email "grace@example.com"
      When she signs in at the provider with the email "hopper@example.com"
      Then she reads "Continue with hopper@example.com?"
      And she reads "You originally wanted to sign in with grace@example.com"

    @76-16
    Scenario: A visitor who does not want to continue with a different email can choose the company's provider again
      Given she has continued with the email "grace@example.com"
      And she has signed in at the provider with the email "hopper@example.com"
      When she chooses "Cancel"
      Then she reads "grace@example.com"
      And she can choose:
        | Sign in with initech | Cancel |

  @ours.company-emails
  Rule: A guest whose provider cannot open at once can choose it by a button
    Before the provider opens, the app checks that the guest is still signed in.

    Source: ours

    @76-31
    Scenario: A guest whose connection is broken reads so, and can choose the company's provider
      Given the app offers email and SAML and guests
      And the developer has set "signInOptions[1].hd" to "example.com"
      And providers open in place of the page
      And guests keep their accounts when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And the next 2 requests to check the earlier sign-in will fail: broken connection
      When she continues with the email "grace@example.com"
      Then she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Sign in with initech | Cancel |

  @ours.company-emails
  Rule: A company's email that is entered beside a password leads to the company's provider
    The screens that ask for a password also have a field for the email. It contains the email that the visitor has
    entered first, and she can change it.

    Source: ours

    Background:
      Given the app offers email and SAML
      And the developer has set "signInOptions[1].hd" to "initech.example"
      And providers open in windows

    @76-17
    Scenario: A visitor who changes her email to one of the company on the screen that asks for her password
      Given Ada has an account
      And she has come to "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she has filled in "ada@initech.example" as the "Email"
      And she has filled in "correct horse" as the "Password"
      When she chooses "Sign In"
      Then she can choose:
        | Sign in with initech | Cancel |

    @76-18
    Scenario: A visitor who changes her email to one of the company on the screen "Create account"
      Given Grace has come to "Create account"
      And she has filled in "grace@initech.example" as the "Email"
      And she has filled in "Grace Hopper" as the "First & last name"
      And she has filled in "correct horse" as the "Choose password"
      When she chooses "Save"
      Then she can choose:
        | Sign in with initech | Cancel |

  @ours.company-domain
  Rule: Only emails of exactly the company's domain lead to its provider
    A domain below that of the company is a different one. Small and capital letters make no difference. Services and
    some browsers write letters such as "ü" in a domain differently: "bücher.example" is also "xn--bcher-kva.example".

    Source: ours

    @76-19
    Scenario Outline: <email> is an email of the company at "<domain>": <reason>
      Given the app offers email and SAML
      And the developer has set "signInOptions[1].hd" to "<domain>"
      And providers open in windows
      And Grace has come to "Sign in with email"
      When she continues with the email "<email>"
      Then she can choose:
        | Sign in with initech | Cancel |

      Examples:
        | email                       | domain                | reason                       |
        | grace@initech.example       | initech.example       | the domain is the same       |
        | GRACE@INITECH.EXAMPLE       | initech.example       | in capitals                  |
        | grace@initech.example       | Initech.Example       | capitals in the setting      |
        | grace@bücher.example        | bücher.example        | with a letter such as "ü"    |
        | grace@bücher.example        | xn--bcher-kva.example | the other way in the setting |
        | grace@xn--bcher-kva.example | Bücher.example        | the other way in the email   |

    @76-20
    Scenario Outline: <email> is no email of the company at "initech.example": <reason>
      Given the app offers email and SAML
      And the developer has set "signInOptions[1].hd" to "initech.example"
      And providers open in windows
      And Grace has come to "Sign in with email"
      When she continues with the email "<email>"
      Then she comes to "Create account"

      Examples:
        | email                      | reason                         |
        | grace@it.initech.example   | a domain below it              |
        | grace@my-initech.example   | the domain has more in front   |
        | grace@initech.example.test | the domain has more at its end |

  @ours.company-domain
  Rule: Emails of other domains lead where they lead without a company
    A visitor whose account signs in only by a provider that the app does not offer is to recover a password. Closed
    sign-up means that visitors cannot create an account.

    Source: ours

    Background:
      Given the app offers email and SAML and Google
      And the developer has set "signInOptions[1].hd" to "initech.example"

    @76-21
    Scenario Outline: Ada's email of another domain, whose account signs in by <ways>, leads to "<heading>"
      Given Ada has an account that signs in by <ways>
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "<heading>"

      Examples:
        | ways     | heading                     |
        | password | Sign in                     |
        | Google   | You already have an account |

    @76-32
    Scenario: A visitor whose account signs in only by a provider that the app does not offer has to recover a password
      Given Ada has an account that signs in by GitHub
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she reads "To continue sign in with ada@example.com on this device, you have to recover the password."

    @76-22
    Scenario: A visitor with an account by SAML, but an email of another domain, is told that she has an account
      Given Ada has an account that signs in by SAML
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she reads "You’ve already used ada@example.com. Sign in with initech to continue."

    @76-23
    Scenario: A visitor whose email of another domain has no account cannot create one if sign-up is closed
      Given sign-up is closed
      And Grace has come to "Sign in with email"
      When she continues with the email "grace@example.com"
      Then she comes to "Not Authorized"

    @76-24
    Scenario: A visitor with an email of another domain is sent a link if the app mails sign-in links
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign in with email"
      When she continues with the email "grace@example.com"
      Then she comes to "Sign-in email sent"

    @76-25
    Scenario: A visitor with an email of another domain reads that her connection is broken, and her email stays in its field
      Given Grace has come to "Sign in with email"
      And the next request to find out how the email signs in will fail: broken connection
      When she continues with the email "grace@example.com"
      Then she sees the message "A network error has occurred"
      And she comes to "Sign in with email"
      And the field "Email" contains "grace@example.com"

    @76-26
    Scenario: If the first screen asks for the email, a visitor with a broken connection stays there
      Given the app asks for the email on the first screen
      And Grace has opened "/"
      And the next request to find out how the email signs in will fail: broken connection
      When she continues with the email "grace@example.com"
      Then she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Next | Sign in with initech | Sign in with Google |
      And the field "Email" contains "grace@example.com"

  @ours.company-domain
  Rule: A domain that leads no visitor to a provider is reported with its place
    The domain is written without the @. Nothing leads to a provider if the app does not ask for an email, if the
    sign-in option has no page of its own, or if another provider has the same domain. In the settings, the provider
    "password" stands for the sign-in by email, and organisations in which people sign in are called tenants: the
    display mode "identifierFirst" asks for their email first. The page shows a wrong setting to everybody who opens it,
    so that the developer notices it.

    Source: ours

    @76-27
    Scenario Outline: The developer reads what is wrong if "signInOptions[1].hd" is set to <value>
      Given the app offers email and SAML
      And the developer has set "signInOptions[1].hd" to <value>
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads <fault>

      Examples:
        | value                     | fault                                                                                                                   |
        | "@initech.example"        | 'signInOptions[1].hd: must be a domain or a pattern, but is "@initech.example"; did you mean "initech.example"?'        |
        | "grace@initech.example"   | 'signInOptions[1].hd: must be a domain or a pattern, but is "grace@initech.example"; did you mean "initech.example"?'   |
        | "*.initech.example"       | 'signInOptions[1].hd: must be a domain or a pattern, but is "*.initech.example"; did you mean "initech.example"?'       |
        | "https://initech.example" | 'signInOptions[1].hd: must be a domain or a pattern, but is "https://initech.example"; did you mean "initech.example"?' |
        | "initech"                 | 'signInOptions[1].hd: must be a domain or a pattern, but is "initech"'                                                  |
        | ""                        | 'signInOptions[1].hd: must be a domain or a pattern, but is ""'                                                         |
        | 7                         | "signInOptions[1].hd: must be a domain or a pattern, but is 7"                                                          |

    @76-28
    Scenario: The developer who gives the domain to email reads which sign-in options can have one
      Given the app offers email and SAML
      And the developer has set "signInOptions[0].hd" to "initech.example"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'signInOptions[0].hd: needs a provider such as "saml.acme" or "google.com", or the displayMode "identifierFirst"'

    @76-29
    Scenario: The developer whose app does not ask for an email reads what the domain needs
      Given the app offers SAML and Google
      And the developer has set "signInOptions[0].hd" to "initech.example"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'signInOptions[0].hd: needs the provider "password", which asks for the email'

    @76-30
    Scenario: The developer who gives one domain to two providers reads which of them is too much
      Given the app offers email and SAML and OpenID Connect
      And the developer has set "signInOptions[1].hd" to "initech.example"
      And the developer has set "signInOptions[2].hd" to "Initech.example"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'signInOptions[2].hd: "Initech.example" is named twice'
