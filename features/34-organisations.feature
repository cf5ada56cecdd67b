Feature: Signing in to an organisation
  An app can have several organisations, each with accounts and sign-in options of its own. A visitor chooses one of
  them, or enters an email that belongs to one. In the examples, the organisations are called Initech and Globex. Where
  no table says otherwise, Initech offers email, and Globex offers Google and email. The domain of an email is its part
  behind the @. "Dismiss" removes a message, and "Change" leads back to the list of organisations. "You are logged in."
  is the home page of a visitor who is signed in. A visitor who "is signed in to the app" is signed in for all its
  parts, not only for the sign-in form. To complete "Sign in" is to enter the right password and submit it.

  @screen.tenant-list
  Rule: The organisations are buttons, in the order that the developer has set
    Each row of a table is an organisation, with the ways to sign in that it offers. Where no table says otherwise,
    Initech offers email, and Globex offers Google and email. The app itself, here called Doorstep, can be in the list,
    too, for accounts that belong to no organisation. The screen with the list is headed "Sign in". In the column
    "accounts", "the app's own" marks the row of the app itself. The next screen is "Sign in with email" if an
    organisation offers only email. "By the keyboard" means that the visitor moves to the button with the Tab key and
    presses the Enter key.

    Source: spec §2; reference §1.2 (38), §2.11

    @34-1
    Scenario: Each organisation has a button
      Given people of these organisations sign in here:
        | organisation | sign-in options  |
        | Initech      | email            |
        | Globex       | Google and email |
      When Grace opens "/"
      Then she reads "Sign in"
      And the page is titled "Sign in – Doorstep"
      And she can choose:
        | Sign in to Initech | Sign in to Globex |

    @34-2
    Scenario: The buttons of the organisations are in the order that the developer has set
      Given people of these organisations sign in here:
        | organisation | sign-in options  |
        | Globex       | Google and email |
        | Initech      | email            |
      When Grace opens "/"
      Then she can choose:
        | Sign in to Globex | Sign in to Initech |

    @34-3
    Scenario: The Enter key on the button of an organisation chooses the organisation
      Given people of Initech and Globex sign in here
      And Grace has opened "/"
      When she chooses "Sign in to Initech" by the keyboard
      Then she comes to "Sign in with email"

    @34-4
    Scenario: A click on the button of an organisation chooses the organisation
      Given people of Initech and Globex sign in here
      And Grace has opened "/"
      When she clicks "Sign in to Initech"
      Then she comes to "Sign in with email"

    @34-5
    Scenario: An app with a single organisation does not ask which one, and shows its sign-in screen at once
      Given people of these organisations sign in here:
        | organisation | sign-in options |
        | Initech      | email           |
      When Grace opens "/"
      Then she comes to "Sign in with email"

    @34-6
    Scenario: A visitor whose account belongs to no organisation signs in to the app itself, which is in the list
      Given people of these organisations sign in here:
        | organisation | accounts      | sign-in options |
        | Initech      |               | email           |
        | Doorstep     | the app's own | email           |
      And Ada has an account
      And she has opened "/"
      And she has chosen "Sign in to Doorstep"
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @34-7
    Scenario: The list of organisations links to the terms of service and the privacy policy
      Given the app links to its terms of service and its privacy policy
      And people of Initech and Globex sign in here
      When Grace opens "/"
      Then she reads "By continuing, you are indicating that you accept our Terms of Service and Privacy Policy."

  @entity.tenant
  Rule: An organisation is shown with its name, label, colour and icon
    A colour is given by its amounts of red, green and blue: "#123456" and "rgb(18, 52, 86)" are the same dark blue;
    "rgb(26, 115, 232)" is a lighter one. If the window is at most 268 pixels wide, each button shows only the name,
    without "Sign in to". A label replaces the words "Sign in to" and the name. An icon is given by the address of its
    picture.

    Source: spec §3; reference §1.3, §6.5

    @34-8
    Scenario: The label that the developer has set is on the organisation's button
      Given people of these organisations sign in here:
        | organisation | label            | sign-in options |
        | Initech      |                  | email           |
        | Globex       | For Globex staff | email           |
      When Grace opens "/"
      Then she can choose:
        | Sign in to Initech | For Globex staff |

    @34-9
    Scenario: The colour that the developer has set is on the organisation's button
      Given people of these organisations sign in here:
        | organisation | colour  | sign-in options |
        | Initech      |         | email           |
        | Globex       | #123456 | email           |
      When Grace opens "/"
      Then the button "Sign in to Globex" has the colour "rgb(18, 52, 86)"

    @34-10
    Scenario: The button of an organisation without a colour is blue
      Given people of Initech and Globex sign in here
      When Grace opens "/"
      Then the button "Sign in to Initech" has the colour "rgb(26, 115, 232)"

    @34-11
    Scenario: The icon that the developer has set is on the organisation's button
      Given people of these organisations sign in here:
        | organisation | icon         | sign-in options |
        | Initech      |              | email           |
        | Globex       | /favicon.svg | email           |
      When Grace opens "/"
      Then the button "Sign in to Globex" has the picture "/favicon.svg"

    @34-12
    Scenario: The button of an organisation shows only its name in a window 268 pixels wide, where "Sign in to" does not fit
      Given people of Initech and Globex sign in here
      And Grace has opened "/"
      When her window becomes 268 pixels wide
      Then she can choose:
        | Initech | Globex |

  @config.tos-url
  @config.privacy-policy-url
  Rule: An organisation can link to terms of service and a privacy policy of its own
    Where no table says otherwise, Initech offers email, and Globex offers Google and email. In the names of the
    settings, "tenants.tenants[1]" is the second organisation, Globex. Initech has no such links here. The column
    "requirement" only names the requirement to which the row belongs.

    Source: spec §3; reference §2.11

    Background:
      Given people of Initech and Globex sign in here
      And the developer has set "tenants.tenants[1].tosUrl" to "https://globex.example/terms"
      And the developer has set "tenants.tenants[1].privacyPolicyUrl" to "https://globex.example/privacy"
      And Grace has opened "/"

    @34-85
    Scenario Outline: On the screen of Globex, "<link>" leads to the address that the developer has set for Globex
      When she chooses "Sign in to Globex"
      Then the link "<link>" leads to "<address>" in a new tab

      Examples:
        | requirement               | link             | address                        |
        | config.tos-url            | Terms of Service | https://globex.example/terms   |
        | config.privacy-policy-url | Privacy Policy   | https://globex.example/privacy |

    @34-86
    Scenario Outline: On the screen of Initech, there is no link "<link>" of Globex
      When she chooses "Sign in to Initech"
      Then she comes to "Sign in with email"
      And she does not read "<link>"

      Examples:
        | requirement               | link             |
        | config.tos-url            | Terms of Service |
        | config.privacy-policy-url | Privacy Policy   |

  @config.invalid
  Rule: A wrong setting of an organisation is reported with its place
    In the name of a setting, an organisation is called a tenant: "tenants.tenants[0]" is the first one, here Initech,
    and "tenants.tenants[1]" the second, Globex. "tenantId" is its ID. Initech has the ID "initech", so Globex cannot
    have it, too; "Initech" is a different ID, because of its capital. "displayName" is the name of an organisation, and
    "hd" the domain that its emails have, written without the @. "displayMode" says whether the visitor chooses her
    organisation by a button or enters her email first. "signInOptions[0]" is the first sign-in option of an
    organisation; Google is known there as "google.com" only, in small letters. "" is an empty text, and 7 is a number
    and no text. An address that begins with "javascript:" would run a program instead of showing a picture. The page
    shows a wrong setting to everybody who opens it, so that the developer notices it.

    Source: spec §3; reference §6.5, Q34

    @34-13
    Scenario Outline: The developer reads what is wrong if "<setting>" is set to <value>
      Given people of Initech and Globex sign in here
      And the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads <fault>

      Examples: settings of the list of organisations
        | setting             | value         | fault                                                                                   |
        | tenants.tenants     | an empty list | "tenants.tenants: must name at least one tenant"                                        |
        | tenants.displayMode | "byTelepathy" | 'tenants.displayMode: must be "optionFirst" or "identifierFirst", but is "byTelepathy"' |

      Examples: settings of one organisation: tenants[0] is Initech, tenants[1] is Globex
        | setting                                      | value                 | fault                                                                                                                             |
        | tenants.tenants[1].displayName               | 7                     | "tenants.tenants[1].displayName: must be a text, but is 7"                                                                        |
        | tenants.tenants[1].tenantId                  | ""                    | "tenants.tenants[1].tenantId: must not be empty"                                                                                  |
        | tenants.tenants[1].tenantId                  | "initech"             | 'tenants.tenants[1].tenantId: "initech" is named twice'                                                                           |
        | tenants.tenants[1].signInOptions[0].hd       | "@globex.example"     | 'tenants.tenants[1].signInOptions[0].hd: must be a domain or a pattern, but is "@globex.example"; did you mean "globex.example"?' |
        | tenants.tenants[1].iconUrl                   | "javascript:alert(1)" | 'tenants.tenants[1].iconUrl: must be a path, or a URL with http: or https:, but is "javascript:alert(1)"'                         |
        | tenants.tenants[1].signInOptions             | an empty list         | "tenants.tenants[1].signInOptions: must name at least one way to sign in"                                                         |
        | tenants.tenants[0].signInOptions[0].provider | "Google.com"          | 'tenants.tenants[0].signInOptions[0].provider: must be a known provider, but is "Google.com"; did you mean "google.com"?'         |
        | tenants.tenants[0].buttonColour              | "red"                 | 'tenants.tenants[0].buttonColour: is not a known key; did you mean "buttonColor"?'                                                |

    @34-14
    Scenario Outline: The developer may set "<setting>" to <value>, since an ID with a capital is a different ID
      Given people of Initech and Globex sign in here
      And the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

      Examples:
        | setting                     | value     |
        | tenants.tenants[1].tenantId | "Initech" |

  @role.tenant-providers
  Rule: An organisation has sign-in options and accounts of its own
    Where no table says otherwise, Initech offers email, and Globex offers Google and email. SAML is a standard by which
    the accounts of a company can sign in. Any organisation can offer it; the company in these examples is called
    initech, so its button says "Sign in with initech". "#123456" and "rgb(18, 52, 86)" are the same dark blue. A link
    for a new password leads to "Reset your password". The visitor opens this link in a window that knows nothing of the
    organisation, so the link itself says which one it is. Where no column says that a provider opens in a window, it
    opens in place of the page. If it opens at once, she is at the provider without choosing its button. Google is the
    first sign-in option of Globex.

    Source: spec §6; reference §6.5

    @34-15
    Scenario Outline: The button of <organisation> leads to the sign-in options of <organisation>
      Given people of these organisations sign in here:
        | organisation | sign-in options  |
        | Initech      | Google and email |
        | Globex       | SAML and guests  |
      And Grace has opened "/"
      When she chooses "Sign in to <organisation>"
      Then she can choose:
        | Change | <first> | <second> |

      Examples:
        | organisation | first                | second             |
        | Initech      | Sign in with Google  | Sign in with email |
        | Globex       | Sign in with initech | Continue as guest  |

    @34-16
    Scenario: A visitor signs in to the organisation that has her account
      Given people of these organisations sign in here:
        | organisation | sign-in options |
        | Initech      | email           |
        | Globex       | email           |
      And Ada has an account at "Initech"
      And she has opened "/"
      And she has chosen "Sign in to Initech"
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @34-17
    Scenario: A visitor with an account at Initech has no account at Globex, and comes to "Create account" there
      Given people of these organisations sign in here:
        | organisation | sign-in options |
        | Initech      | email           |
        | Globex       | email           |
      And Ada has an account at "Initech"
      And she has opened "/"
      And she has chosen "Sign in to Globex"
      When she continues with the email "ada@example.com"
      Then she comes to "Create account"

    @34-18
    Scenario: An organisation can open its providers in windows
      Given people of these organisations sign in here:
        | organisation | sign-in options  | opens providers in windows |
        | Initech      | email            |                            |
        | Globex       | Google and email | yes                        |
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And 1 window has been opened

    @34-87
    Scenario: An organisation's own setting counts more than that of the whole app
      Given people of these organisations sign in here:
        | organisation | sign-in options  | opens providers in windows |
        | Initech      | email            |                            |
        | Globex       | Google and email | yes                        |
      And providers open in place of the page
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And 1 window has been opened

    @34-19
    Scenario: An organisation can send visitors to its only provider at once
      Given people of these organisations sign in here:
        | organisation | sign-in options | opens its provider at once |
        | Initech      | email           |                            |
        | Globex       | Google          | yes                        |
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      When she signs in at the provider
      Then she reads "You are logged in."

    @34-20
    Scenario: The button of the first sign-in option of Globex has the dark blue that the developer has set for Globex
      Given people of Initech and Globex sign in here
      And the first sign-in option of "Globex" has the colour "#123456"
      And Grace has opened "/"
      When she chooses "Sign in to Globex"
      Then the button "Sign in with Google" has the colour "rgb(18, 52, 86)"

    @34-21
    Scenario: An organisation whose only sign-in option is phone asks for the number at once
      Given people of these organisations sign in here:
        | organisation | sign-in options |
        | Initech      | email           |
        | Globex       | phone           |
      And Grace has opened "/"
      When she chooses "Sign in to Globex"
      Then she comes to "Enter your phone number"

    @34-22
    @journey
    Scenario: The link for a new password finds the account at the organisation where the visitor has asked for it
      Given people of these organisations sign in here:
        | organisation | sign-in options |
        | Initech      | email           |
        | Globex       | email           |
      And Ada has an account at "Initech"
      And she has opened "/"
      And she has chosen "Sign in to Initech"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      And she has chosen "Send"
      And she comes to "Check your email"
      When she opens the link in her mail
      Then she comes to "Reset your password"
      And she reads "for ada@example.com"

  @store.redirect-status
  Rule: The browser remembers the organisation while a visitor is at a provider
    The provider opens in place of the page. Afterwards, the app must still know at which organisation she signs in. The
    callback "signInSuccessWithAuthResult", a function of the app, is told who has signed in. The callback decides what
    follows; here it "lets the visitor go on", and the home page follows. A visitor "belongs to" the organisation in
    which her account is. A visitor who cancels at the provider reads that she has to authorize (allow) the sign-in.

    Source: spec §3; reference §7, T7

    @34-23
    Scenario: A visitor who comes back from the provider is signed in to the organisation that she has chosen
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And people of these organisations sign in here:
        | organisation | sign-in options  |
        | Initech      | email            |
        | Globex       | Google and email |
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Grace belongs to "Globex"

    @34-24
    Scenario: A visitor who cancels at the provider comes back to the sign-in options of the organisation that she has chosen
      Given people of these organisations sign in here:
        | organisation | sign-in options  |
        | Initech      | email            |
        | Globex       | Google and email |
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      And she has chosen "Sign in with Google"
      When she cancels at the provider
      Then she sees the message "Please authorize the required permissions to sign in to the application"
      And she can choose:
        | Dismiss | Change | Sign in with Google | Sign in with email |

  @screen.tenant-by-email
  Rule: The email of a visitor decides her organisation
    The developer can let the visitor enter her email first, on a screen that is headed "Sign in". The part of it behind
    the @, called its domain, tells the organisation. An organisation without a domain accepts every email. Google
    receives the email under the name "login_hint", so that the visitor need not enter it there again. "" is an empty
    field. Where the table does not say that a provider opens at once, its button is shown first, even if it is the only
    one. The screen "Enter your phone number" follows at once if phone is the only sign-in option.

    Source: spec §2; reference §1.2 (39), §2.11

    @34-25
    Scenario: An app with several organisations can ask for the email on its first screen
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options  | email domain    |
        | Initech      | email            | initech.example |
        | Globex       | Google and email | globex.example  |
      When Grace opens "/"
      Then she reads "Sign in"
      And the page is titled "Sign in – Doorstep"
      And she is asked for:
        | Email |
      And she can choose:
        | Next |
      And the focus is on "Email"

    @34-26
    Scenario Outline: <email> leads to the sign-in options of <organisation>
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options   | email domain    |
        | Initech      | email and Google  | initech.example |
        | Globex       | Google and guests | globex.example  |
      And Grace has opened "/"
      When she continues with the email "<email>"
      Then she can choose:
        | <first> | <second> |

      Examples:
        | email                 | organisation | first               | second              |
        | grace@initech.example | Initech      | Sign in with email  | Sign in with Google |
        | grace@globex.example  | Globex       | Sign in with Google | Continue as guest   |

    @34-27
    Scenario: An email that fits two organisations leads to the one that is listed first
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options   | email domain    |
        | Initech      | email and Google  | initech.example |
        | Globex       | Google and guests |                 |
      And Grace has opened "/"
      When she continues with the email "grace@initech.example"
      Then she can choose:
        | Sign in with email | Sign in with Google |

    @34-44
    Scenario: An email can lead to the only provider of its organisation at once
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options | email domain    | opens its provider at once |
        | Initech      | email           | initech.example |                            |
        | Globex       | Google          | globex.example  | yes                        |
      And Grace has opened "/"
      And she has continued with the email "grace@globex.example"
      When she signs in at the provider
      Then she reads "You are logged in."

    @34-45
    Scenario: Google receives the email that has led to the organisation
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options | email domain   | opens providers in windows |
        | Globex       | Google          | globex.example | yes                        |
      And Grace has opened "/"
      And she has continued with the email "grace@globex.example"
      When she chooses "Sign in with Google"
      Then the provider has received the parameters:
        | login_hint | grace@globex.example |

    @34-46
    Scenario Outline: A visitor who is asked for her email first and enters <typed> reads "<words>"
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options |
        | Initech      | email           |
      And Grace has opened "/"
      When she continues with the email <typed>
      Then she sees the message "<words>" under "Email"

      Examples:
        | typed    | words                                |
        | ""       | Enter your email address to continue |
        | "grace@" | That email address isn't correct     |

    @34-47
    Scenario: An email leads to the phone number if phone is the organisation's only sign-in option
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options | email domain    |
        | Initech      | email           | initech.example |
        | Globex       | phone           | globex.example  |
      And Grace has opened "/"
      When she continues with the email "grace@globex.example"
      Then she comes to "Enter your phone number"

  @screen.tenant-by-email
  Rule: The email that decided the organisation need not be entered again
    The developer lets the visitor enter her email first. The part of it behind the @, called its domain, has told the
    organisation. If this offers only email, the app asks the service whether she has an account, and the next screen
    follows at once: "Sign in" with the fields "Email" and "Password" if she has one, or else "Create account". If the
    service cannot be reached, "Sign in with email" appears. If the organisation offers more than email, the sign-in
    options come first, and "Sign in with email" among them leads straight to "Create account". "Cancel" leads back to
    the sign-in options, or to "Sign in with email" if email is the only one. After "Cancel", "Sign in with email" is no
    longer skipped, so that she can change her email there. "Next" submits the email that is filled in.

    Source: spec §2; reference §1.2 (39), §2.11

    @34-28
    Scenario: A new visitor's email is already filled in on "Create account"
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options | email domain    |
        | Initech      | email           | initech.example |
      And Grace has opened "/"
      When she continues with the email "grace@initech.example"
      Then she comes to "Create account"
      And the field "Email" contains "grace@initech.example"

    @34-29
    Scenario: The email is already filled in after "Sign in with email" has been chosen
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options  | email domain    |
        | Initech      | email and Google | initech.example |
      And Grace has opened "/"
      And she has continued with the email "grace@initech.example"
      When she chooses "Sign in with email"
      Then she comes to "Create account"
      And the field "Email" contains "grace@initech.example"

    @34-30
    Scenario: A visitor with an account at her organisation is asked for the password at once
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options | email domain |
        | Initech      | email           | example.com  |
      And Ada has an account at "Initech"
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she is asked for:
        | Email | Password |
      And the field "Email" contains "ada@example.com"

    @34-31
    Scenario: If the service cannot be reached, the email is already filled in on "Sign in with email"
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options | email domain    |
        | Initech      | email           | initech.example |
      And the next request to find out how the email signs in will fail: broken connection
      And Grace has opened "/"
      When she continues with the email "grace@initech.example"
      Then she comes to "Sign in with email"
      And the field "Email" contains "grace@initech.example"
      And she sees the message "A network error has occurred"

    @34-32
    Scenario: After "Cancel" on "Create account", "Sign in with email" shows the email, so that the visitor can change it
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options  | email domain    |
        | Initech      | email and Google | initech.example |
      And Grace has opened "/"
      And she has continued with the email "grace@initech.example"
      And she has chosen "Sign in with email"
      And she comes to "Create account"
      And she has chosen "Cancel"
      When she chooses "Sign in with email"
      Then she comes to "Sign in with email"
      And the field "Email" contains "grace@initech.example"

    @34-33
    Scenario: A visitor who goes back and enters a different email with the domain of Initech comes to "Create account" again
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options  | email domain    |
        | Initech      | email and Google | initech.example |
      And Grace has opened "/"
      And she has continued with the email "grace@initech.example"
      And she has chosen "Sign in with email"
      And she comes to "Create account"
      And she has chosen "Cancel"
      And she has chosen "Sign in with email"
      And she comes to "Sign in with email"
      When she continues with the email "g.hopper@initech.example"
      Then she comes to "Create account"
      And the field "Email" contains "g.hopper@initech.example"

    @34-43
    Scenario: A visitor who goes back and does not change her email comes to "Create account" again
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options | email domain   |
        | Globex       | email           | globex.example |
      And Grace has opened "/"
      And she has continued with the email "grace@globex.example"
      And she comes to "Create account"
      And she has chosen "Cancel"
      And she comes to "Sign in with email"
      When she chooses "Next"
      Then she comes to "Create account"
      And the field "Email" contains "grace@globex.example"

  @screen.tenant-by-email
  Rule: An email changed on a later screen stays filled in, and decides the organisation anew
    The first screen, headed "Sign in", asks for the email, and the visitor has entered an email of one organisation. On
    a later screen she changes it to an email of the other one, and sees the sign-in options of that organisation.
    "Cancel" keeps the changed email. It leads back to "Sign in with email" if the first organisation offers only email,
    and to the first screen if it offers more. Ada's account has a password, so she is asked for it even where her
    organisation mails sign-in links. The organisation is decided before anything is sent to the service. To fill in a
    field submits nothing; "Next" submits the email that is in the field. An email that fits no organisation leads to
    the first screen, too.

    Source: spec §2; reference §1.2 (39), §2.11

    @34-34
    Scenario: A visitor who changes her email on "Sign in with email" from Initech's to Globex's sees the options of Globex
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options   | email domain    |
        | Initech      | email             | initech.example |
        | Globex       | Google and guests | globex.example  |
      And Grace has opened "/"
      And she has continued with the email "grace@initech.example"
      And she comes to "Create account"
      And she has chosen "Cancel"
      And she comes to "Sign in with email"
      When she continues with the email "grace@globex.example"
      Then she can choose:
        | Sign in with Google | Continue as guest |

    @34-35
    Scenario: A visitor who changes her email to one that fits no organisation is back on the first screen and can correct it
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options | email domain    |
        | Initech      | email           | initech.example |
      And Grace has opened "/"
      And she has continued with the email "grace@initech.example"
      And she comes to "Create account"
      And she has chosen "Cancel"
      And she comes to "Sign in with email"
      When she continues with the email "grace@elsewhere.example"
      Then she reads "Sign in"
      And she sees the message "No sign-in provider is available for the given email, please try with a different email."
      And the field "Email" contains "grace@elsewhere.example"

    @34-36
    Scenario: A visitor who changes her email on "Sign in" from Initech's to Globex's sees the options of Globex
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options   | email domain   |
        | Initech      | email             | example.com    |
        | Globex       | Google and guests | globex.example |
      And Ada has an account at "Initech"
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she submits:
        | Email    | ada@globex.example  |
        | Password | analytical engine 1 |
      Then she can choose:
        | Sign in with Google | Continue as guest |
      And the service has received no request to sign in with the password

    @34-37
    Scenario: A visitor who changes her email on "Create account" from Initech's to Globex's sees the options of Globex
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options   | email domain    |
        | Initech      | email             | initech.example |
        | Globex       | Google and guests | globex.example  |
      And Grace has opened "/"
      And she has continued with the email "grace@initech.example"
      And she comes to "Create account"
      When she submits:
        | Email             | grace@globex.example |
        | First & last name | Grace Hopper         |
        | Choose password   | analytical engine 1  |
      Then she can choose:
        | Sign in with Google | Continue as guest |
      And the service has received no request to create the account

    @34-38
    Scenario: A visitor who changes her email on "Recover password" from Initech's to Globex's sees the options of Globex
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options   | email domain   |
        | Initech      | email             | example.com    |
        | Globex       | Google and guests | globex.example |
      And Ada has an account at "Initech"
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      When she submits:
        | Email | ada@globex.example |
      Then she can choose:
        | Sign in with Google | Continue as guest |
      And no mail has been sent

    @34-39
    Scenario: A visitor who changes her email on "Recover password" from Globex's to Initech's gets no sign-in link of Globex
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options   | email domain    |
        | Globex       | email             | example.com     |
        | Initech      | Google and guests | initech.example |
      And "Globex" mails sign-in links instead of asking for passwords
      And Ada has an account at "Globex"
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      And she has filled in "grace@initech.example" as the "Email"
      And she has chosen "Cancel"
      And she comes to "Sign in with email"
      And the field "Email" contains "grace@initech.example"
      When she chooses "Next"
      Then she can choose:
        | Sign in with Google | Continue as guest |
      And no mail has been sent

    @34-40
    Scenario: A visitor who changes her email on "Create account" from Globex's to Initech's and cancels sees the options of Initech next
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options   | email domain    |
        | Globex       | email             | globex.example  |
        | Initech      | Google and guests | initech.example |
      And Grace has opened "/"
      And she has continued with the email "grace@globex.example"
      And she comes to "Create account"
      And she has filled in "grace@initech.example" as the "Email"
      And she has chosen "Cancel"
      And she comes to "Sign in with email"
      And the field "Email" contains "grace@initech.example"
      When she chooses "Next"
      Then she can choose:
        | Sign in with Google | Continue as guest |

    @34-41
    Scenario: "Cancel" on "Create account" leads to the first screen with the email that the visitor has changed to
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options   | email domain    |
        | Globex       | email and GitHub  | globex.example  |
        | Initech      | Google and guests | initech.example |
      And Grace has opened "/"
      And she has continued with the email "grace@globex.example"
      And she has chosen "Sign in with email"
      And she comes to "Create account"
      And she has filled in "grace@initech.example" as the "Email"
      When she chooses "Cancel"
      Then she reads "Sign in"
      And the field "Email" contains "grace@initech.example"
      And she can choose:
        | Next |
      And she sees no message

    @34-42
    Scenario: A visitor who changes her email on "Recover password" from Globex's to Initech's and cancels sees the options of Initech next
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options   | email domain    |
        | Globex       | email and GitHub  | example.com     |
        | Initech      | Google and guests | initech.example |
      And Ada has an account at "Globex"
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      And she has chosen "Sign in with email"
      And she comes to "Sign in"
      And she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      And she has filled in "ada@initech.example" as the "Email"
      And she has chosen "Cancel"
      And the field "Email" contains "ada@initech.example"
      When she chooses "Next"
      Then she can choose:
        | Sign in with Google | Continue as guest |
      And no mail has been sent

  @role.tenant-domain
  Rule: An organisation decides which email domains its people have
    The visitor enters her email first. The domain of an email is its part behind the @. Two rows with the same name are
    one organisation: each row gives the sign-in options for one domain. A pattern describes several domains at once:
    "@(eu|us)\.initech\.example$" stands for eu.initech.example and us.initech.example. In a pattern, "\." stands for a
    dot, "|" for "or", and "$" for the end of the email. The table has to write "\|" for "|".

    Source: spec §6; reference §6.5, Q34

    @34-48
    Scenario: Each sign-in option of an organisation can have an email domain of its own
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options  | email domain    |
        | Initech      | Google           | initech.example |
        | Initech      | email and GitHub | initech.test    |
      And Grace has opened "/"
      When she continues with the email "grace@initech.test"
      Then she can choose:
        | Sign in with email | Sign in with GitHub |

    @34-49
    Scenario: A pattern can allow several email domains of an organisation
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options  | pattern of emails            |
        | Initech      | email and Google | @(eu\|us)\.initech\.example$ |
      And Grace has opened "/"
      When she continues with the email "grace@us.initech.example"
      Then she can choose:
        | Sign in with email | Sign in with Google |

    @34-50
    Scenario: An organisation without an email domain accepts every email
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options  |
        | Initech      | email and Google |
      And Grace has opened "/"
      When she continues with the email "grace@anywhere.test"
      Then she can choose:
        | Sign in with email | Sign in with Google |

  @role.tenant-domain
  Rule: An email domain is refused as a setting where visitors are not asked for their email first
    Visitors who are not asked first choose their organisation by its button, if there are organisations. Nothing would
    compare their emails with the domain, so it would look like a restriction and be none. In the settings, an
    organisation is called a tenant, "hd" is the domain of its emails, and the display mode "identifierFirst" asks for
    the email first. "tenants.tenants[0].signInOptions[1]" is the second sign-in option of the first organisation.
    "signInOptions[0]" without an organisation is the first sign-in option of the app. The page shows a wrong setting to
    everybody who opens it, so that the developer notices it. The domain of an organisation is set at each of its
    sign-in options, so each of them is reported.

    Source: spec §6; reference §6.5

    @34-82
    Scenario: The developer who sets an email domain where visitors choose their organisation by a button reads which display mode the domain needs
      Given people of these organisations sign in here:
        | organisation | sign-in options  | email domain    |
        | Initech      | Google and email | initech.example |
        | Globex       | email            |                 |
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'tenants.tenants[0].signInOptions[0].hd: needs the displayMode "identifierFirst"'
      And she reads 'tenants.tenants[0].signInOptions[1].hd: needs the displayMode "identifierFirst"'

  @entity.hosted-domain
  Rule: A sign-in option can be limited to emails of one domain
    The visitor enters her email first. The domain of an email is its part behind the @. Here, it must be exactly
    "eu.initech.example", in small letters or capitals. The part before the @ does not matter. A dot stands only for
    itself: with an "X" in its place, the domain is a different one.

    Source: spec §3; reference §6.5, Q34

    @34-51
    Scenario Outline: <email> has the domain of the organisation: <reason>
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options  | email domain       |
        | Initech      | email and Google | eu.initech.example |
      And Grace has opened "/"
      When she continues with the email "<email>"
      Then she can choose:
        | Sign in with email | Sign in with Google |

      Examples:
        | email                    | reason                      |
        | grace@eu.initech.example | as the developer has set it |
        | GRACE@EU.INITECH.EXAMPLE | in capitals                 |
        | g.r@eu.initech.example   | a different name            |

    @34-52
    Scenario Outline: <email> does not have the domain of the organisation: <reason>
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options  | email domain       |
        | Initech      | email and Google | eu.initech.example |
      And Grace has opened "/"
      When she continues with the email "<email>"
      Then she sees the message "No sign-in provider is available for the given email, please try with a different email."

      Examples:
        | email                         | reason                                             |
        | grace@initech.example         | the first part is missing                          |
        | grace@it.eu.initech.example   | a domain below it                                  |
        | grace@eu.initechXexample.test | "X" in place of the second dot, ".test" at its end |
        | grace@euXinitech.example      | "X" in place of the first dot                      |
        | grace@my-eu.initech.example   | the domain has more in front                       |
        | grace@eu.initech.example.test | the domain has more at its end                     |

  @code.no-matching-tenant
  Rule: An email that fits no organisation is reported
    The developer lets the visitor enter her email first, on a screen that is headed "Sign in". The part of it behind
    the @, called its domain, tells the organisation. An email of Initech leads to "Create account", because Grace has
    no account. The message goes as soon as another email fits.

    Source: spec §8; reference §2.11, §9.4

    @34-53
    Scenario: A visitor whose email fits no organisation reads this, and her email stays in its field
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options | email domain    |
        | Initech      | email           | initech.example |
      And Grace has opened "/"
      When she continues with the email "grace@globex.example"
      Then she sees the message "No sign-in provider is available for the given email, please try with a different email."
      And she is still on "Sign in"
      And the field "Email" contains "grace@globex.example"

    @34-54
    Scenario: A visitor whose email fits no organisation can enter another one
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options | email domain    |
        | Initech      | email           | initech.example |
      And Grace has opened "/"
      And she has continued with the email "grace@globex.example"
      When she continues with the email "grace@initech.example"
      Then she comes to "Create account"
      And she sees no message

  @call.projects
  Rule: Before the organisations are shown, the service is asked which sites may use the project
    A project is the account of the app at the service. Its settings say which sites may use it. The app of these
    examples is not on the site "app.example". An app that offers only email and has no organisations begins with "Sign
    in with email".

    Source: spec §7; reference §2.11

    @34-55
    Scenario: An app with organisations asks the service once for the settings of the project
      Given people of Initech and Globex sign in here
      When Grace opens "/"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |
      And the service has received 1 request to read which sites may use the service

    @34-56
    Scenario: An app without organisations does not ask for the settings of the project
      When Grace opens "/"
      Then she comes to "Sign in with email"
      And the service has received no request to read which sites may use the service

    @34-84
    Scenario: A visitor reads that the site is not authorized if the project allows sign-in only on a different site
      Given people of Initech and Globex sign in here
      And the project allows sign-in on the site "app.example" only
      When Grace opens "/"
      Then she comes to "Error encountered"
      And she reads "This site is not authorized to sign people in. Please contact its administrator."

  @screen.spinner
  Rule: While the settings of the project are loading, a busy indicator appears
    A project is the account of the app at the service; its settings say which sites may use it. The service is asked
    for them before the organisations are shown. Until the busy indicator appears after 500 milliseconds, the page is
    empty.

    Source: spec §2; reference §1.2 (7), §2.11, §8

    Background:
      Given people of Initech and Globex sign in here
      And the service delays its answer to every request to read which sites may use the service
      And Grace has opened "/"

    @34-57
    Scenario: For 499 milliseconds, the page is empty while the project's settings are loading
      When 499 milliseconds pass
      Then she sees an empty page

    @34-58
    Scenario: After 500 milliseconds, a busy indicator shows that the project's settings are loading
      When 500 milliseconds pass
      Then she sees only the busy indicator

    @34-59
    Scenario: The organisations replace the busy indicator as soon as the service answers
      Given 500 milliseconds have passed
      And she sees only the busy indicator
      When the service answers
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |
      And she sees no busy indicator

  @screen.recoverable-error
  Rule: A visitor can try again if the organisations cannot be shown
    Before the organisations are shown, the service is asked for the settings of the project, which say which sites may
    use it. A project is the account of the app at the service. The service fails only once here, so it answers when
    "Retry" asks it a second time.

    Source: spec §2; reference §1.2 (31), §2.11

    @34-60
    Scenario: An error that keeps the organisations from being shown is reported with "Retry"
      Given people of Initech and Globex sign in here
      And the next request to read which sites may use the service will fail: unknown error
      When Grace opens "/"
      Then she comes to "Error encountered"
      And she reads "Something went wrong. Please try again."
      And she can choose:
        | Retry |
      And the focus is on "Retry"

    @34-61
    Scenario: "Retry" asks the service again, and shows the organisations
      Given people of Initech and Globex sign in here
      And the next request to read which sites may use the service will fail: unknown error
      And Grace has opened "/"
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |
      And the service has received 2 requests to read which sites may use the service

  @code.network-request-failed
  Rule: A broken connection is reported in place of the organisations
    Before the organisations are shown, the service is asked for the settings of the project, which say which sites may
    use it. A project is the account of the app at the service. "Retry" asks the service again.

    Source: spec §8; reference §9.4

    @34-62
    Scenario: A broken connection before the organisations are shown is reported with "Retry"
      Given people of Initech and Globex sign in here
      And the next request to read which sites may use the service will fail: broken connection
      When Grace opens "/"
      Then she comes to "Error encountered"
      And she reads "A network error has occurred. Try again later."
      And she can choose:
        | Retry |

  @code.restart-process
  Rule: A visitor who opens a mailed link of an unknown organisation is asked to start again
    A mailed link can contain the ID of the organisation whose account it is about: "globex" is the ID of Globex, which
    offers Google and email. "nowhere" is the ID of no organisation of the app, so nobody can sign in to it, and the
    visitor has to start again where she came from. A made-up link has a code that the service never sent. The message
    calls this code the action code. A link of Globex leads to the sign-in options of Globex, because she can sign in
    there by other means. The screen "Error encountered" has no button, because the app cannot lead her there.

    Source: spec §8; reference §9.4

    @34-63
    Scenario: A sign-in link of an organisation that the app does not have asks the visitor to start again
      Given people of Initech and Globex sign in here
      When Ada opens a made-up link of the organisation "nowhere" that is to sign in
      Then she comes to "Error encountered"
      And she reads "An issue was encountered when authenticating your request. Please visit the URL that redirected you to this page again to restart the authentication process."
      And she can choose nothing

    @34-64
    Scenario: A made-up sign-in link of Globex leads to the sign-in options of Globex, with the message that its code is invalid
      Given people of Initech and Globex sign in here
      When Ada opens a made-up link of the organisation "globex" that is to sign in
      Then she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
      And she can choose:
        | Dismiss | Change | Sign in with Google | Sign in with email |

    @34-65
    Scenario Outline: A link <purpose> of an organisation that the app does not have asks the visitor to start again
      Given people of Initech and Globex sign in here
      When Ada opens a made-up link of the organisation "nowhere" that is <purpose>
      Then she comes to "Error encountered"
      And she reads "An issue was encountered when authenticating your request. Please visit the URL that redirected you to this page again to restart the authentication process."
      And she can choose nothing

      Examples:
        | purpose                   |
        | to set a new password     |
        | to verify her email       |
        | to change her email       |
        | to change her email back  |
        | to remove a second factor |

  @screen.signed-out
  Rule: The sign-out page asks before it signs out
    Every page of the app can link to the sign-out page. The mode "signOut" in an address opens it: the mode is the part
    that says what the widget is opened for, and capitals make no difference in it. What else the app has put into the
    address stays there, with every "%", which begins the code of a character. The sign-out page is titled "Sign Out",
    and so is the screen that follows, which confirms the sign-out. The sign-out page has the address "/Login", and the
    mode disappears from it. "/cummies" is a page of the app. Doorstep is the name of the app. The column "place" gives
    the address afterwards. A page loaded again at "/Login" no longer knows of the sign-out, and shows the sign-in. The
    home page has the address "/".

    Source: spec §2; reference §1.2 (37), §2.11

    Background:
      Given Ada is signed in at "/"

    @34-66
    Scenario: The sign-out page asks a signed-in visitor whether to sign out
      When she goes to the sign-out page
      Then she comes to "Sign Out"
      And the page is titled "Sign Out – Doorstep"
      And she reads "Do you want to sign out?"
      And she can choose:
        | Cancel | Sign Out |
      And the focus is on "Sign Out"
      And "ada@example.com" is signed in to the app

    @34-67
    Scenario: A visitor who opens the sign-out page and leaves it again is still signed in
      Given she has gone to the sign-out page
      And she comes to "Sign Out"
      When she goes to "/"
      Then she reads "You are logged in."

    @34-68
    Scenario: "Sign Out" on the sign-out page signs the visitor out, and the next screen, also titled "Sign Out", confirms it
      Given she has gone to the sign-out page
      And she comes to "Sign Out"
      When she chooses "Sign Out"
      Then she reads "You are now successfully signed out."
      And she comes to "Sign Out"
      And she can choose:
        | Sign in |
      And the focus is on "Sign in"
      And nobody is signed in to the app

    @34-69
    Scenario: After the sign-out, the button "Sign in" leads to "Sign in with email"
      Given she has gone to the sign-out page
      And she comes to "Sign Out"
      And she has chosen "Sign Out"
      And she reads "You are now successfully signed out."
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message
      And the address is "/Login"

    @34-70
    Scenario: "Cancel" on the sign-out page leads back to the app
      Given she has gone to the sign-out page
      And she comes to "Sign Out"
      When she chooses "Cancel"
      Then she reads "You are logged in."
      And the address is "/"

    @34-76
    Scenario: A visitor who has signed out on the sign-out page has to sign in to see the app
      Given she has gone to the sign-out page
      And she comes to "Sign Out"
      And she has chosen "Sign Out"
      And she reads "You are now successfully signed out."
      When she goes to "/"
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @34-77
    Scenario: A reload after the sign-out leads to the sign-in screen
      Given she has gone to the sign-out page
      And she comes to "Sign Out"
      And she has chosen "Sign Out"
      And she reads "You are now successfully signed out."
      When she reloads the page
      Then she comes to "Sign in with email"

    @34-72
    Scenario Outline: The address "<address>" opens the sign-out page
      When she goes to "<address>"
      Then she comes to "Sign Out"
      And the address is "/Login"

      Examples:
        | address               |
        | /?mode=signOut        |
        | /cummies?mode=signout |

    @34-73
    Scenario Outline: The address "<address>" opens the sign-out page, and keeps what the app has put into it beside the mode
      When she goes to "<address>"
      Then she comes to "Sign Out"
      And the address is "<place>"

      Examples:
        | address                                      | place                         |
        | /?mode=signOut&x=a%2526b                     | /Login?x=a%2526b              |
        | /cummies?x=%2Fhere%3Fy%3D%2526z&mode=signOut | /Login?x=%2Fhere%3Fy%3D%2526z |

  @screen.signed-out
  Rule: The sign-out page asks a guest, and tells a visitor who is not signed in that she is signed out
    The sign-out page asks a guest before it signs her out, because a guest is signed in, too. There is nothing to ask a
    visitor who is not signed in. A guest has chosen "Continue as guest" and has an account without an email. A page
    loaded again no longer has the mode in its address, and shows the sign-in.

    Source: spec §2; reference §1.2 (37), §2.11

    @34-71
    Scenario: The sign-out page asks a guest whether to sign out
      Given the app offers email and guests
      And Grace is a guest at "/"
      When she goes to the sign-out page
      Then she comes to "Sign Out"
      And she reads "Do you want to sign out?"

    @34-75
    Scenario: A visitor who is not signed in reads on the sign-out page that she is signed out
      When Grace opens the sign-out page
      Then she comes to "Sign Out"
      And she reads "You are now successfully signed out."

    @34-78
    Scenario: A visitor who is not signed in and reloads the sign-out page comes to "Sign in with email"
      Given Grace has opened the sign-out page
      And she reads "You are now successfully signed out."
      When she reloads the page
      Then she comes to "Sign in with email"

  @screen.signed-out
  Rule: "Cancel" on the sign-out page says that the visitor is signed in if there is no page to go to
    The setting "signInSuccessUrl" names the page for visitors who are signed in. The developer may leave it empty if
    the callback "signInSuccessWithAuthResult", a function of the app, decides what comes next. The widget is at
    "/Login". If the callback "keeps the visitor where she is", the widget does not lead her to another page after a
    sign-in. "You are logged in." is here a screen of the widget at "/Login", which has no button, and not the home
    page.

    Source: spec §2; reference §1.2 (37), §2.11

    @34-74
    Scenario: "Cancel" on the sign-out page leads to "You are logged in." if the app names no page for visitors who are signed in
      Given the callback "signInSuccessWithAuthResult" keeps the visitor where she is
      And the developer has left "signInSuccessUrl" empty
      And Ada is signed in at "/"
      And she has gone to the sign-out page
      And she comes to "Sign Out"
      When she chooses "Cancel"
      Then she comes to "You are logged in."
      And she can choose nothing
      And the address is "/Login"
      And "ada@example.com" is signed in to the app

  @role.disabled-sign-up
  Rule: Each organisation decides whether its own sign-up is closed
    If sign-up is closed, a visitor who has no account at this organisation comes to "Not Authorized" and gets none. Two
    rows of a table with the same name are one organisation: each row gives some of its sign-in options, and "yes" in
    one of them counts for the whole organisation. Where the visitor enters her email first, its domain, which is the
    part behind the @, leads her to the sign-in options for this domain. "The service has no account" means that no
    account has been made for her. In the column "opens providers in windows", "yes" means that Google opens in a window
    beside the page.

    Source: spec §6; reference §6.3, §6.5

    @34-79
    Scenario: An organisation with closed sign-up refuses a visitor without an account
      Given people of these organisations sign in here:
        | organisation | sign-in options  | opens providers in windows |
        | Initech      | email and Google | yes                        |
        | Globex       | email and Google | yes                        |
      And sign-up is closed at "Initech"
      And Grace has opened "/"
      And she has chosen "Sign in to Initech"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Not Authorized"
      And the service has no account
      And nobody is signed in to the app

    @34-80
    Scenario: An organisation with open sign-up creates an account, although sign-up is closed at the organisation Initech
      Given people of these organisations sign in here:
        | organisation | sign-in options  | opens providers in windows |
        | Initech      | email and Google | yes                        |
        | Globex       | email and Google | yes                        |
      And sign-up is closed at "Initech"
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @34-81
    Scenario: A visitor whose email leads her to an organisation with closed sign-up, where she has no account, is refused
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options | email domain    | opens providers in windows |
        | Initech      | email           | initech.example | yes                        |
        | Initech      | Google          | example.com     |                            |
      And sign-up is closed at "Initech"
      And Grace has opened "/"
      And she has continued with the email "grace@example.com"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Not Authorized"
      And the service has no account
      And nobody is signed in to the app
