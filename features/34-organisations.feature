Feature: Organisations
  Several organisations share the app, each with people, accounts and ways in of its own. A visitor first says, or is
  found out, to which of them they belong.

  @screen.tenant-list
  Rule: The organisations are buttons, in the order that the developer gave
    Source: spec §2; reference §1.2 (38), §2.11

    @34-1
    Scenario: One button each
      Given people of these organisations sign in here:
        | organisation | ways             |
        | Initech      | email            |
        | Globex       | Google and email |
      When Grace opens "/"
      Then she comes to "Sign in"
      And the page is titled "Sign in – Doorstep"
      And she can choose:
        | Sign in to Initech | Sign in to Globex |

    @34-2
    Scenario: In another order
      Given people of these organisations sign in here:
        | organisation | ways             |
        | Globex       | Google and email |
        | Initech      | email            |
      When Grace opens "/"
      Then she can choose:
        | Sign in to Globex | Sign in to Initech |

    @34-3
    Scenario: By keyboard
      Given people of Initech and Globex sign in here
      And Grace has opened "/"
      When she chooses "Sign in to Initech"
      Then she comes to "Sign in with email"

    @34-4
    Scenario: By pointer
      Given people of Initech and Globex sign in here
      And Grace has opened "/"
      When she clicks "Sign in to Initech"
      Then she comes to "Sign in with email"

    @34-5
    Scenario: One organisation alone is not asked for
      Given people of these organisations sign in here:
        | organisation | ways  |
        | Initech      | email |
      When Grace opens "/"
      Then she comes to "Sign in with email"

    @34-6
    Scenario: The app itself may be one of them
      Given people of these organisations sign in here:
        | organisation | accounts      | ways  |
        | Initech      |               | email |
        | Doorstep     | the app's own | email |
      And Ada has an account
      And she has opened "/"
      And she has chosen "Sign in to Doorstep"
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @34-7
    Scenario: The first screen says what continuing means
      Given the app links to its terms of service and its privacy policy
      And people of Initech and Globex sign in here
      When Grace opens "/"
      Then she reads "By continuing, you are indicating that you accept our Terms of Service and Privacy Policy."

  @entity.tenant
  Rule: An organisation is shown with its name, label, colour and icon
    Source: spec §3; reference §1.3, §6.5

    @34-8
    Scenario: Its label, where the developer wrote one
      Given people of these organisations sign in here:
        | organisation | label            | ways  |
        | Initech      |                  | email |
        | Globex       | For Globex staff | email |
      When Grace opens "/"
      Then she can choose:
        | Sign in to Initech | For Globex staff |

    @34-9
    Scenario: Its colour
      Given people of these organisations sign in here:
        | organisation | colour  | ways  |
        | Initech      |         | email |
        | Globex       | #123456 | email |
      When Grace opens "/"
      Then the button "Sign in to Globex" has the colour "rgb(18, 52, 86)"

    @34-10
    Scenario: Without a colour of its own it has one all the same
      Given people of Initech and Globex sign in here
      When Grace opens "/"
      Then the button "Sign in to Initech" has the colour "rgb(26, 115, 232)"

    @34-11
    Scenario: Its icon
      Given people of these organisations sign in here:
        | organisation | icon         | ways  |
        | Initech      |              | email |
        | Globex       | /favicon.svg | email |
      When Grace opens "/"
      Then the button "Sign in to Globex" has the picture "/favicon.svg"

    @34-12
    Scenario: In a window of 268 pixels it has its name alone
      Given people of Initech and Globex sign in here
      And Grace has opened "/"
      When her window becomes 268 pixels wide
      Then she can choose:
        | Initech | Globex |

  @config.invalid
  Rule: Organisations that are wrongly configured are refused by their place
    Source: spec §3; reference §6.5, Q34

    @34-13
    Scenario Outline: "<setting>" as <value>
      Given people of Initech and Globex sign in here
      And the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads <fault>

      Examples: all of them
        | setting             | value         | fault                                                             |
        | tenants.tenants     | an empty list | "tenants.tenants: must name at least one tenant"                  |
        | tenants.displayMode | "byTelepathy" | 'tenants.displayMode: must be "optionFirst" or "identifierFirst"' |

      Examples: one of them
        | setting                                      | value                 | fault                                                                           |
        | tenants.tenants[1].displayName               | 7                     | "tenants.tenants[1].displayName: must be a text"                                |
        | tenants.tenants[1].tenantId                  | ""                    | "tenants.tenants[1].tenantId: must not be empty"                                |
        | tenants.tenants[1].tenantId                  | "initech"             | 'tenants.tenants[1].tenantId: "initech" is named twice'                         |
        | tenants.tenants[1].signInOptions[0].hd       | "@globex.example"     | "tenants.tenants[1].signInOptions[0].hd: must be a domain or a pattern"         |
        | tenants.tenants[1].iconUrl                   | "javascript:alert(1)" | "tenants.tenants[1].iconUrl: must be a path, or a URL with http: or https:"     |
        | tenants.tenants[1].signInOptions             | an empty list         | "tenants.tenants[1].signInOptions: must name at least one way to sign in"       |
        | tenants.tenants[0].signInOptions[0].provider | "telepathy"           | "tenants.tenants[0].signInOptions[0].provider: is not a provider that is known" |
        | tenants.tenants[0].colour                    | "red"                 | "tenants.tenants[0].colour: is not a known key"                                 |

    @34-14
    Scenario Outline: "<setting>" as <value> is taken
      Given people of Initech and Globex sign in here
      And the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

      Examples:
        | setting                                | value            |
        | tenants.tenants[1].tenantId            | "Initech"        |
        | tenants.tenants[1].signInOptions[0].hd | "globex.example" |

  @role.tenant-providers
  Rule: An organisation decides which ways in its people have
    Source: spec §6; reference §6.5

    @34-15
    Scenario Outline: <organisation>
      Given people of these organisations sign in here:
        | organisation | ways             |
        | Initech      | Google and email |
        | Globex       | SAML and guests  |
      And Grace has opened "/"
      When she chooses "Sign in to <organisation>"
      Then she can choose:
        | <first> | <second> |

      Examples:
        | organisation | first                | second             |
        | Initech      | Sign in with Google  | Sign in with email |
        | Globex       | Sign in with initech | Continue as guest  |

    @34-16
    Scenario: Its people's accounts are its own
      Given people of these organisations sign in here:
        | organisation | ways  |
        | Initech      | email |
        | Globex       | email |
      And Ada has an account at "Initech"
      And she has opened "/"
      And she has chosen "Sign in to Initech"
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @34-17
    Scenario: Elsewhere nobody knows of them
      Given people of these organisations sign in here:
        | organisation | ways  |
        | Initech      | email |
        | Globex       | email |
      And Ada has an account at "Initech"
      And she has opened "/"
      And she has chosen "Sign in to Globex"
      When she continues with the email "ada@example.com"
      Then she comes to "Create account"

    @34-18
    Scenario: Its people may come by a provider in a window
      Given people of these organisations sign in here:
        | organisation | ways             | windows |
        | Initech      | email            |         |
        | Globex       | Google and email | yes     |
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And 1 window has been opened

    @34-19
    Scenario: Its people may be sent to their only provider at once
      Given people of these organisations sign in here:
        | organisation | ways   | at once |
        | Initech      | email  |         |
        | Globex       | Google | yes     |
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      When she signs in at the provider
      Then she reads "You are logged in."

    @34-20
    Scenario: A colour of its own on a way in
      Given people of Initech and Globex sign in here
      And the developer has set "tenants.tenants[1].signInOptions[0].buttonColor" to "#123456"
      And Grace has opened "/"
      When she chooses "Sign in to Globex"
      Then the button "Sign in with Google" has the colour "rgb(18, 52, 86)"

    @34-21
    Scenario: Its people may have the phone alone
      Given people of these organisations sign in here:
        | organisation | ways  |
        | Initech      | email |
        | Globex       | phone |
      And Grace has opened "/"
      When she chooses "Sign in to Globex"
      Then she comes to "Enter your phone number"

    @34-22
    Scenario: A forgotten password is its people's own
      Given people of these organisations sign in here:
        | organisation | ways  |
        | Initech      | email |
        | Globex       | email |
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
  Rule: The browser remembers for which organisation a provider's answer is awaited
    Source: spec §3; reference §7, T7

    @34-23
    Scenario: A sign-in is the organisation's
      Given the callback "signInSuccessWithAuthResult" returns true
      And people of these organisations sign in here:
        | organisation | ways             |
        | Initech      | email            |
        | Globex       | Google and email |
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Grace belongs to "Globex"

    @34-24
    Scenario: A refusal leads back to the organisation's ways in
      Given people of these organisations sign in here:
        | organisation | ways             |
        | Initech      | email            |
        | Globex       | Google and email |
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      And she has chosen "Sign in with Google"
      When she cancels at the provider
      Then she sees the message "Please authorize the required permissions to sign in to the application"
      And she can choose:
        | Dismiss | Sign in with Google | Sign in with email |

  @screen.tenant-by-email
  Rule: The organisation can be found by the visitor's email
    Source: spec §2; reference §1.2 (39), §2.11

    @34-25
    Scenario: What is there
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways             | domain          |
        | Initech      | email            | initech.example |
        | Globex       | Google and email | globex.example  |
      When Grace opens "/"
      Then she comes to "Sign in"
      And the page is titled "Sign in – Doorstep"
      And she is asked for:
        | Email |
      And she can choose:
        | Next |
      And the focus is on "Email"

    @34-26
    Scenario Outline: <email> belongs to <organisation>
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways              | domain          |
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
    Scenario: The first organisation that takes it is taken
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways              | domain          |
        | Initech      | email and Google  | initech.example |
        | Globex       | Google and guests |                 |
      And Grace has opened "/"
      When she continues with the email "grace@initech.example"
      Then she can choose:
        | Sign in with email | Sign in with Google |

    @34-28
    Scenario: The email is taken along, and not asked for again
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways  | domain          |
        | Initech      | email | initech.example |
      And Grace has opened "/"
      When she continues with the email "grace@initech.example"
      Then she comes to "Create account"
      And the field "Email" contains "grace@initech.example"

    @34-29
    Scenario: Nor where there are other ways in
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways             | domain          |
        | Initech      | email and Google | initech.example |
      And Grace has opened "/"
      And she has continued with the email "grace@initech.example"
      When she chooses "Sign in with email"
      Then she comes to "Create account"
      And the field "Email" contains "grace@initech.example"

    @34-30
    Scenario: Whoever has an account there is asked for its password
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways  | domain      |
        | Initech      | email | example.com |
      And Ada has an account at "Initech"
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she is asked for:
        | Email | Password |
      And the field "Email" contains "ada@example.com"

    @34-31
    Scenario: The service cannot say how it signs in
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways  | domain          |
        | Initech      | email | initech.example |
      And the next email look-up request will fail: broken connection
      And Grace has opened "/"
      When she continues with the email "grace@initech.example"
      Then she comes to "Sign in with email"
      And the field "Email" contains "grace@initech.example"
      And she sees the message "A network error has occurred"

    @34-32
    Scenario: "Cancel" leads to the email, which can be changed
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways             | domain          |
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
    Scenario: Changed to another of the same organisation, it is looked up
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways             | domain          |
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

    @34-34
    Scenario: Changed to one of another organisation, it leads there
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways              | domain          |
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
    Scenario: Changed to one of none, it is asked for again
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways  | domain          |
        | Initech      | email | initech.example |
      And Grace has opened "/"
      And she has continued with the email "grace@initech.example"
      And she comes to "Create account"
      And she has chosen "Cancel"
      And she comes to "Sign in with email"
      When she continues with the email "grace@elsewhere.example"
      Then she comes to "Sign in"
      And she sees the message "No sign-in provider is available for the given email, please try with a different email."
      And the field "Email" contains "grace@elsewhere.example"

    @34-36
    Scenario: Changed to one of another organisation beside a password
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways              | domain         |
        | Initech      | email             | example.com    |
        | Globex       | Google and guests | globex.example |
      And Ada has an account at "Initech"
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      When she submits:
        | Email    | ada@globex.example  |
        | Password | analytical engine 1 |
      Then she can choose:
        | Sign in with Google | Continue as guest |
      And the service has received no sign-in request

    @34-37
    Scenario: Changed to one of another organisation for a new account
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways              | domain          |
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
      And the service has received no sign-up request

    @34-38
    Scenario: Changed to one of another organisation for a forgotten password
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways              | domain         |
        | Initech      | email             | example.com    |
        | Globex       | Google and guests | globex.example |
      And Ada has an account at "Initech"
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      And she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      When she submits:
        | Email | ada@globex.example |
      Then she can choose:
        | Sign in with Google | Continue as guest |
      And no mail has been sent

    @34-39
    Scenario: Changed for a forgotten password and left by "Cancel", it leads to its own organisation
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways              | domain          |
        | Globex       | email             | example.com     |
        | Initech      | Google and guests | initech.example |
      And the developer has set "tenants.tenants[0].signInOptions[0].signInMethod" to "emailLink"
      And Ada has an account at "Globex"
      And she has opened "/"
      And she has continued with the email "ada@example.com"
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
    Scenario: Changed for a new account and left by "Cancel", it leads to its own organisation
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways              | domain          |
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
    Scenario: Changed for a new account and left by "Cancel", it is asked for anew where there are several ways in
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways              | domain          |
        | Globex       | email and GitHub  | globex.example  |
        | Initech      | Google and guests | initech.example |
      And Grace has opened "/"
      And she has continued with the email "grace@globex.example"
      And she has chosen "Sign in with email"
      And she comes to "Create account"
      And she has filled in "grace@initech.example" as the "Email"
      When she chooses "Cancel"
      Then she comes to "Sign in"
      And the field "Email" contains "grace@initech.example"
      And she can choose:
        | Next |
      And she sees no message

    @34-42
    Scenario: Changed for a forgotten password and left by "Cancel", it is asked for anew where there are several ways in
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways              | domain          |
        | Globex       | email and GitHub  | example.com     |
        | Initech      | Google and guests | initech.example |
      And Ada has an account at "Globex"
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      And she has chosen "Sign in with email"
      And she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      And she has filled in "ada@initech.example" as the "Email"
      And she has chosen "Cancel"
      And the field "Email" contains "ada@initech.example"
      When she chooses "Next"
      Then she can choose:
        | Sign in with Google | Continue as guest |
      And no mail has been sent

    @34-43
    Scenario: Left as it is, it is looked up again
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways  | domain         |
        | Globex       | email | globex.example |
      And Grace has opened "/"
      And she has continued with the email "grace@globex.example"
      And she comes to "Create account"
      And she has chosen "Cancel"
      And she comes to "Sign in with email"
      When she chooses "Next"
      Then she comes to "Create account"
      And the field "Email" contains "grace@globex.example"

    @34-44
    Scenario: Its people may be sent to their only provider at once
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways   | domain          | at once |
        | Initech      | email  | initech.example |         |
        | Globex       | Google | globex.example  | yes     |
      And Grace has opened "/"
      And she has continued with the email "grace@globex.example"
      When she signs in at the provider
      Then she reads "You are logged in."

    @34-45
    Scenario: The provider learns it
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways   | domain         | windows |
        | Globex       | Google | globex.example | yes     |
      And Grace has opened "/"
      And she has continued with the email "grace@globex.example"
      When she chooses "Sign in with Google"
      Then the provider has received the parameters:
        | login_hint | grace@globex.example |

    @34-46
    Scenario Outline: <typed> is no email
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways  |
        | Initech      | email |
      And Grace has opened "/"
      When she continues with the email <typed>
      Then she sees the message "<words>" under "Email"

      Examples:
        | typed    | words                                |
        | ""       | Enter your email address to continue |
        | "grace@" | That email address isn't correct     |

    @34-47
    Scenario: Its people may have the phone alone
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways  | domain          |
        | Initech      | email | initech.example |
        | Globex       | phone | globex.example  |
      And Grace has opened "/"
      When she continues with the email "grace@globex.example"
      Then she comes to "Enter your phone number"

  @role.tenant-domain
  Rule: An organisation decides which email domains its people have
    Source: spec §6; reference §6.5, Q34

    @34-48
    Scenario: A domain of its own for each way in
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways             | domain          |
        | Initech      | Google           | initech.example |
        | Initech      | email and GitHub | initech.test    |
      And Grace has opened "/"
      When she continues with the email "grace@initech.test"
      Then she can choose:
        | Sign in with email | Sign in with GitHub |

    @34-49
    Scenario: Several domains by a pattern
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways             | pattern                      |
        | Initech      | email and Google | @(eu\|us)\.initech\.example$ |
      And Grace has opened "/"
      When she continues with the email "grace@us.initech.example"
      Then she can choose:
        | Sign in with email | Sign in with Google |

    @34-50
    Scenario: Without a domain, people of every one
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways             |
        | Initech      | email and Google |
      And Grace has opened "/"
      When she continues with the email "grace@anywhere.test"
      Then she can choose:
        | Sign in with email | Sign in with Google |

  @entity.hosted-domain
  Rule: A way in can be kept to emails of one domain
    Source: spec §3; reference §6.5, Q34

    @34-51
    Scenario Outline: <email> is of the domain, <reason>
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways             | domain             |
        | Initech      | email and Google | eu.initech.example |
      And Grace has opened "/"
      When she continues with the email "<email>"
      Then she can choose:
        | Sign in with email | Sign in with Google |

      Examples:
        | email                    | reason           |
        | grace@eu.initech.example | as it is written |
        | GRACE@EU.INITECH.EXAMPLE | in capitals      |
        | g.r@eu.initech.example   | whoever it is    |

    @34-52
    Scenario Outline: <email> is not, <reason>
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways             | domain             |
        | Initech      | email and Google | eu.initech.example |
      And Grace has opened "/"
      When she continues with the email "<email>"
      Then she sees the message "No sign-in provider is available for the given email, please try with a different email."

      Examples:
        | email                         | reason                       |
        | grace@initech.example         | a part is missing            |
        | grace@it.eu.initech.example   | a domain under it is another |
        | grace@eu.initechXexample.test | a dot is a dot               |
        | grace@euXinitech.example      | every dot is a dot           |
        | grace@my-eu.initech.example   | it only ends like it         |
        | grace@eu.initech.example.test | it only begins like it       |

  @code.no-matching-tenant
  Rule: An email that no organisation takes is said to have no provider
    Source: spec §8; reference §2.11, §9.4

    @34-53
    Scenario: It is said, and the email stays to be mended
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways  | domain          |
        | Initech      | email | initech.example |
      And Grace has opened "/"
      When she continues with the email "grace@globex.example"
      Then she sees the message "No sign-in provider is available for the given email, please try with a different email."
      And she is still on "Sign in"
      And the field "Email" contains "grace@globex.example"

    @34-54
    Scenario: A different email goes on
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways  | domain          |
        | Initech      | email | initech.example |
      And Grace has opened "/"
      And she has continued with the email "grace@globex.example"
      When she continues with the email "grace@initech.example"
      Then she comes to "Create account"
      And she sees no message

  @call.projects
  Rule: Before organisations are shown, the service is asked which domains the project allows
    Source: spec §7; reference §2.11

    @34-55
    Scenario: Once
      Given people of Initech and Globex sign in here
      When Grace opens "/"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |
      And the service has received 1 project settings request

    @34-56
    Scenario: Without organisations there is no need
      When Grace opens "/"
      Then she comes to "Sign in with email"
      And the service has received no project settings request

  @screen.spinner
  Rule: While the project is asked, a spinner shows that something goes on
    Source: spec §2; reference §1.2 (7), §2.11, §8

    @34-57
    Scenario: For 499 milliseconds there is nothing
      Given people of Initech and Globex sign in here
      And the service delays its answer to every project settings request
      And Grace has opened "/"
      When 499 milliseconds pass
      Then she sees an empty page

    @34-58
    Scenario: After 500 milliseconds there is a spinner
      Given people of Initech and Globex sign in here
      And the service delays its answer to every project settings request
      And Grace has opened "/"
      When 500 milliseconds pass
      Then she sees the busy indicator

    @34-59
    Scenario: It goes when the answer comes
      Given people of Initech and Globex sign in here
      And the service delays its answer to every project settings request
      And Grace has opened "/"
      And 500 milliseconds have passed
      When the service answers
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |
      And she sees no busy indicator

  @screen.recoverable-error
  Rule: What stands between the visitor and the organisations is said, and can be tried again
    Source: spec §2; reference §1.2 (31), §2.11

    @34-60
    Scenario: It is said
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: unknown error
      When Grace opens "/"
      Then she comes to "Error encountered"
      And she reads "Something went wrong. Please try again."
      And she can choose:
        | Retry |
      And the focus is on "Retry"

    @34-61
    Scenario: "Retry" asks again
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: unknown error
      And Grace has opened "/"
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |
      And the service has received 2 project settings requests

  @code.network-request-failed
  Rule: A connection that broke on an organisation's pages is called one
    Source: spec §8; reference §9.4

    @34-62
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: broken connection
      When Grace opens "/"
      Then she comes to "Error encountered"
      And she reads "A network error has occurred. Try again later."
      And she can choose:
        | Retry |

  @code.restart-process
  Rule: A sign-in that cannot be taken up again has to be begun anew
    Source: spec §8; reference §9.4

    @34-63
    Scenario: A link for an organisation that is none of them
      Given people of Initech and Globex sign in here
      When Ada opens a made-up link to sign in of the organisation "nowhere"
      Then she comes to "Error encountered"
      And she reads "An issue was encountered when authenticating your request. Please visit the URL that redirected you to this page again to restart the authentication process."
      And she can choose nothing

    @34-64
    Scenario: A link for one of them is taken up
      Given people of Initech and Globex sign in here
      When Ada opens a made-up link to sign in of the organisation "globex"
      Then she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
      And she can choose:
        | Dismiss | Sign in with Google | Sign in with email |

    @34-65
    Scenario Outline: A link from a mail <purpose>, for an organisation that is none of them
      Given people of Initech and Globex sign in here
      When Ada opens "/?mode=<mode>&oobCode=made-up&tenantId=nowhere"
      Then she comes to "Error encountered"
      And she reads "An issue was encountered when authenticating your request. Please visit the URL that redirected you to this page again to restart the authentication process."
      And she can choose nothing

      Examples:
        | purpose                 | mode                       |
        | for a new password      | resetPassword              |
        | to verify an email      | verifyEmail                |
        | to change an email      | verifyAndChangeEmail       |
        | to change an email back | recoverEmail               |
        | to undo a second factor | revertSecondFactorAddition |

  @screen.signed-out
  Rule: "Sign Out" asks whoever is signed in, and confirms that they are signed out
    Source: spec §2; reference §1.2 (37), §2.11

    @34-66
    Scenario: Somebody who is signed in is asked
      Given Ada is signed in at "/"
      When she goes to "/Login?mode=signOut"
      Then she comes to "Sign Out"
      And the page is titled "Sign Out – Doorstep"
      And she reads "Do you want to sign out?"
      And she can choose:
        | Cancel | Sign Out |
      And the focus is on "Sign Out"
      And "ada@example.com" is signed in to the app

    @34-67
    Scenario: A link to it signs nobody out by itself
      Given Ada is signed in at "/"
      And she has gone to "/Login?mode=signOut"
      And she comes to "Sign Out"
      When she goes to "/"
      Then she reads "You are logged in."

    @34-68
    Scenario: She wants to
      Given Ada is signed in at "/"
      And she has gone to "/Login?mode=signOut"
      And she comes to "Sign Out"
      When she chooses "Sign Out"
      Then she reads "You are now successfully signed out."
      And she comes to "Sign Out"
      And she can choose:
        | Sign in |
      And the focus is on "Sign in"
      And nobody is signed in to the app

    @34-69
    Scenario: "Sign in" leads back in
      Given Ada is signed in at "/"
      And she has gone to "/Login?mode=signOut"
      And she comes to "Sign Out"
      And she has chosen "Sign Out"
      And she reads "You are now successfully signed out."
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message
      And the address is "/Login"

    @34-70
    Scenario: She does not want to
      Given Ada is signed in at "/"
      And she has gone to "/Login?mode=signOut"
      And she comes to "Sign Out"
      When she chooses "Cancel"
      Then she reads "You are logged in."
      And the address is "/"

    @34-71
    Scenario: A guest is asked, too
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And Grace is a guest at "/"
      When she goes to "/Login?mode=signOut"
      Then she comes to "Sign Out"
      And she reads "Do you want to sign out?"

    @34-72
    Scenario Outline: At another path: "<address>"
      Given Ada is signed in at "/"
      When she goes to "<address>"
      Then she comes to "Sign Out"
      And the address is "/Login"

      Examples:
        | address               |
        | /?mode=signOut        |
        | /cummies?mode=signout |

    @34-73
    Scenario Outline: What else the address says stays as it is written: "<address>"
      Given Ada is signed in at "/"
      When she goes to "<address>"
      Then she comes to "Sign Out"
      And the address is "<place>"

      Examples:
        | address                                      | place                         |
        | /?mode=signOut&x=a%2526b                     | /Login?x=a%2526b              |
        | /cummies?x=%2Fhere%3Fy%3D%2526z&mode=signOut | /Login?x=%2Fhere%3Fy%3D%2526z |

    @34-74
    Scenario: She does not want to, where a callback says what success leads to
      Given the callback "signInSuccessWithAuthResult" returns false
      And the developer has set "signInSuccessUrl" to nothing
      And Ada is signed in at "/"
      And she has gone to "/Login?mode=signOut"
      And she comes to "Sign Out"
      When she chooses "Cancel"
      Then she comes to "You are logged in."
      And she can choose nothing
      And the address is "/Login"
      And "ada@example.com" is signed in to the app

    @34-75
    Scenario: Somebody who is not
      When Grace opens "/Login?mode=signOut"
      Then she comes to "Sign Out"
      And she reads "You are now successfully signed out."

    @34-76
    Scenario: It lasts
      Given Ada is signed in at "/"
      And she has gone to "/Login?mode=signOut"
      And she comes to "Sign Out"
      And she has chosen "Sign Out"
      And she reads "You are now successfully signed out."
      When she goes to "/"
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @34-77
    Scenario: A reload of the page that says so begins anew
      Given Ada is signed in at "/"
      And she has gone to "/Login?mode=signOut"
      And she comes to "Sign Out"
      And she has chosen "Sign Out"
      And she reads "You are now successfully signed out."
      When she reloads the page
      Then she comes to "Sign in with email"

    @34-78
    Scenario: Neither does it stay for somebody who was not signed in
      Given Grace has opened "/Login?mode=signOut"
      And she reads "You are now successfully signed out."
      When she reloads the page
      Then she comes to "Sign in with email"

  @role.disabled-sign-up
  Rule: Each organisation decides whether its own sign-up is closed
    Source: spec §6; reference §6.3, §6.5

    @34-79
    Scenario: An organisation with closed sign-up refuses a visitor without an account
      Given people of these organisations sign in here:
        | organisation | ways             | windows |
        | Initech      | email and Google | yes     |
        | Globex       | email and Google | yes     |
      And the developer has set "tenants.tenants[0].signInOptions[0].disableSignUp.status" to true
      And Grace has opened "/"
      And she has chosen "Sign in to Initech"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Not Authorized"
      And the service has no account
      And nobody is signed in to the app

    @34-80
    Scenario: An organisation with open sign-up creates an account, beside a closed one
      Given people of these organisations sign in here:
        | organisation | ways             | windows |
        | Initech      | email and Google | yes     |
        | Globex       | email and Google | yes     |
      And the developer has set "tenants.tenants[0].signInOptions[0].disableSignUp.status" to true
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @34-81
    Scenario: An organisation that is found by email refuses a visitor without an account
      Given people of these organisations sign in here, and enter their email first:
        | organisation | ways   | domain          | windows |
        | Initech      | email  | initech.example | yes     |
        | Initech      | Google | example.com     |         |
      And the developer has set "tenants.tenants[0].signInOptions[0].disableSignUp.status" to true
      And Grace has opened "/"
      And she has continued with the email "grace@example.com"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Not Authorized"
      And the service has no account
      And nobody is signed in to the app
