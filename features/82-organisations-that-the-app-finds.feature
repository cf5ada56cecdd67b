Feature: Organisations that the app finds
  An app can have hundreds of organisations, and does not want to publish all of them in its page. So the developer can
  give the widget a function in place of the list: "findTenant". The widget calls an organisation a tenant. A visitor
  enters her email, and the function finds her organisation, for example by asking a server of the app. The column
  "email domain" is the part of an email behind the @ that tells the function the organisation. Initech offers email,
  and Globex offers Google and email. An ID of an organisation is its name in small letters. "You are logged in." is the
  home page of a visitor who is signed in. To complete "Sign in" is to enter the right password and submit it.

  @ours.find-tenant
  Rule: The app finds the organisation of the email that a visitor enters
    The first screen is headed "Sign in" and asks for the email. The app asks the service whether the visitor has an
    account: she comes to "Sign in" with a field for the password if she has one, or else to "Create account".

    Source: ours

    Background:
      Given the app finds these organisations:
        | organisation | sign-in options  | email domain |
        | Initech      | email            | example.com  |
        | Globex       | Google and email | globex.test  |

    @82-1
    Scenario: The first screen asks for the email, and the app searches for nothing yet
      When Grace opens "/"
      Then she is asked for:
        | Email |
      And she can choose:
        | Next |
      And the app has searched for nothing

    @82-2
    Scenario: An email of Initech leads to "Create account", since Initech offers only email
      Given Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"
      And the field "Email" contains "grace@example.com"
      And the app has searched for:
        | email | grace@example.com |

    @82-3
    Scenario: An email of Globex leads to the sign-in options of Globex
      Given Grace has opened "/"
      When she continues with the email "grace@globex.test"
      Then she can choose:
        | Sign in with Google | Sign in with email |

    @82-4
    @journey
    Scenario: A visitor signs in to the organisation that the app has found for her email
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Ada has an account at "Initech"
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And Ada belongs to "Initech"

    @82-5
    Scenario: If the app finds no organisation for an email, the visitor reads so, and the email stays in its field
      Given Grace has opened "/"
      When she continues with the email "grace@elsewhere.example"
      Then she sees the message "No sign-in provider is available for the given email, please try with a different email."
      And the field "Email" contains "grace@elsewhere.example"

    @82-6
    Scenario: A visitor for whose email the app finds no organisation can enter another email
      Given Grace has opened "/"
      And she has continued with the email "grace@elsewhere.example"
      And she sees the message "No sign-in provider is available for the given email, please try with a different email."
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"
      And she sees no message

    @82-7
    Scenario: A found organisation can limit a sign-in option to emails of another domain
      Given the first organisation that the app finds has "signInOptions[0].hd" set to "initech.test"
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she sees the message "No sign-in provider is available for the given email, please try with a different email."

    @82-8
    Scenario: A found organisation has settings of its own, such as its terms of service
      Given the first organisation that the app finds has "tosUrl" set to "https://initech.example/terms"
      And the first organisation that the app finds has "privacyPolicyUrl" set to "https://initech.example/privacy"
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then the link "Terms of Service" leads to "https://initech.example/terms" in a new tab

  @ours.find-tenant
  Rule: An email that is changed on a later screen is searched for before it is submitted
    Nothing is sent to the service before the app has found the organisation of the changed email. If this is the
    organisation that the visitor is at, her form is submitted. If it is a different one, she comes to its sign-in
    options.

    Source: ours

    Background:
      Given the app finds these organisations:
        | organisation | sign-in options  | email domain |
        | Initech      | email            | example.com  |
        | Globex       | Google and email | globex.test  |
      And Ada has an account at "Initech"

    @82-9
    Scenario: An email that was not changed is not searched for again
      Given Grace has opened "/"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And the app has searched for:
        | email | grace@example.com |

    @82-10
    Scenario: A visitor who corrects her email on "Create account" within her organisation keeps what she has filled in
      Given Grace has opened "/"
      And she has continued with the email "grade@example.com"
      And she comes to "Create account"
      When she submits:
        | Email             | grace@example.com   |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And the app has searched for:
        | email | grade@example.com |
        | email | grace@example.com |

    @82-11
    Scenario: A visitor who corrects her email on "Sign in" within her organisation is signed in
      Given Ada has opened "/"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she submits:
        | Email    | ADA@example.com     |
        | Password | analytical engine 1 |
      Then she reads "You are logged in."

    @82-12
    Scenario: A visitor who changes her email on "Sign in" to one of Globex sees the options of Globex, and her password is not sent
      Given Ada has opened "/"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she submits:
        | Email    | ada@globex.test     |
        | Password | analytical engine 1 |
      Then she can choose:
        | Sign in with Google | Sign in with email |
      And the service has received no request to sign in with the password
      And the app has searched for:
        | email | ada@example.com |
        | email | ada@globex.test |

    @82-13
    Scenario: A visitor who changes her email on "Create account" to one of Globex sees the options of Globex
      Given Grace has opened "/"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she submits:
        | Email             | grace@globex.test   |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she can choose:
        | Sign in with Google | Sign in with email |
      And the service has 1 account

    @82-14
    Scenario: A visitor who changes her email on "Recover password" to one of Globex gets no mail from Initech
      Given Ada has opened "/"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      When she submits:
        | Email | ada@globex.test |
      Then she can choose:
        | Sign in with Google | Sign in with email |
      And no mail has been sent

    @82-15
    Scenario: A visitor who changes her email on "Create account" to one without an organisation can correct it on the first screen
      Given Grace has opened "/"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she submits:
        | Email             | grace@nowhere.test  |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she sees the message "No sign-in provider is available for the given email, please try with a different email."
      And the field "Email" contains "grace@nowhere.test"
      And the service has 1 account

    @82-44
    Scenario: A visitor who goes back after her email was refused and accepted is not refused by the old answer
      Given Grace has opened "/"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      And she has filled in:
        | Email             | grace@nowhere.test  |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      And she has chosen "Save"
      And she sees the message "No sign-in provider is available for the given email, please try with a different email."
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      And she has gone back in her browser
      And she is asked for:
        | Email |
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"

    @82-16
    Scenario: If the search for a changed email fails, "Create account" keeps what the visitor has filled in
      Given the second search for an organisation by email will fail
      And Grace has opened "/"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she submits:
        | Email             | grace@globex.test   |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she sees the message "Something went wrong. Please try again."
      And the field "Email" contains "grace@globex.test"
      And the field "First & last name" contains "Grace Hopper"

  @ours.find-tenant-by-id
  Rule: The app finds the organisation that a mailed link, an address or the return from a provider names by its ID
    A mailed link contains the ID of the organisation whose account it is about. Before the visitor goes to a provider
    in place of the page, the browser keeps the ID of her organisation. The developer can put an ID into the address of
    the page: the part after "tid=". A made-up link has a code that the service never sent. The message calls this code
    the action code.

    Source: ours

    Background:
      Given the app finds these organisations:
        | organisation | sign-in options  | email domain |
        | Initech      | email            | example.com  |
        | Globex       | Google and email | globex.test  |

    @82-17
    @journey
    Scenario: A visitor who opens the link for a new password sets the password of her account at Initech
      Given Ada has an account at "Initech"
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      And she has chosen "Send"
      And she comes to "Check your email"
      When she opens the link in her mail
      Then she comes to "Reset your password"
      And she reads "for ada@example.com"

    @82-18
    Scenario: A made-up sign-in link of Globex leads to the sign-in options of Globex
      When Ada opens a made-up link of the organisation "globex" that is to sign in
      Then she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
      And she can choose:
        | Dismiss | Sign in with Google | Sign in with email |
      And the app has searched for:
        | ID | globex |

    @82-19
    Scenario Outline: A link <purpose> of an organisation that the app does not find asks the visitor to start again
      When Ada opens a made-up link of the organisation "nowhere" that is <purpose>
      Then she comes to "Error encountered"
      And she reads "An issue was encountered when authenticating your request. Please visit the URL that redirected you to this page again to restart the authentication process."
      And she can choose nothing
      And the app has searched for:
        | ID | nowhere |

      Examples:
        | purpose                   |
        | to sign in                |
        | to set a new password     |
        | to verify her email       |
        | to change her email       |
        | to change her email back  |
        | to remove a second factor |

    @82-46
    Scenario Outline: A made-up link <purpose> of Globex is opened at Globex
      When Ada opens a made-up link of the organisation "globex" that is <purpose>
      Then she comes to "<screen>"
      And the app has searched for:
        | ID | globex |

      Examples:
        | purpose                   | screen                              |
        | to verify her email       | Try verifying your email again      |
        | to change her email       | Try updating your email again       |
        | to change her email back  | Unable to update your email address |
        | to remove a second factor | Couldn't remove your second factor  |

    @82-20
    @journey
    Scenario: A visitor who comes back from a provider is signed in to the organisation from which she has left
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Grace has opened "/"
      And she has continued with the email "grace@globex.test"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Grace belongs to "Globex"

    @82-21
    Scenario: The app finds the organisation again when a visitor comes back from a provider and has cancelled there
      Given Grace has opened "/"
      And she has continued with the email "grace@globex.test"
      And she has chosen "Sign in with Google"
      When she cancels at the provider
      Then she can choose:
        | Dismiss | Sign in with Google | Sign in with email |

    @82-22
    Scenario: An address with the ID of an organisation leads to the organisation's sign-in options at once
      When Grace opens "/?tid=globex"
      Then she can choose:
        | Sign in with Google | Sign in with email |
      And the app has searched for:
        | ID | globex |

    @82-47
    Scenario: An address with the ID of an organisation that offers phone only leads to the form for the phone number
      Given the app finds these organisations:
        | organisation | sign-in options | email domain |
        | Initech      | phone           | example.com  |
      When Grace opens "/?tid=initech"
      Then she comes to "Enter your phone number"

    @82-48
    Scenario: An address with the ID of an organisation leads to its only provider at once if the developer has set this
      Given the app finds these organisations:
        | organisation | sign-in options | email domain |
        | Initech      | Google          | example.com  |
      And the first organisation that the app finds has "immediateFederatedRedirect" set to true
      And Grace has opened "/?tid=initech"
      When she signs in at the provider
      Then she reads "You are logged in."

    @82-23
    Scenario: An address with the ID of an organisation that the app does not find leads to the first screen
      When Grace opens "/?tid=nowhere"
      Then she is asked for:
        | Email |
      And she sees no message

    @82-24
    Scenario: A visitor at the organisation of an address can sign in to a different one by her email
      Given Grace has opened "/?tid=initech"
      When she continues with the email "grace@globex.test"
      Then she can choose:
        | Sign in with Google | Sign in with email |

    @82-25
    Scenario: An organisation with a different ID than the address is not entered
      Given the first organisation that the app finds has "tenantId" set to "acme"
      When Grace opens "/?tid=initech"
      Then she comes to "Error encountered"
      And she reads "Something went wrong. Please try again."
      And the developer's console says 'tenants.findTenant().tenantId: must be "initech", but is "acme"'

  @ours.find-tenant-faults
  Rule: A visitor waits for a slow search
    A search may take its time, for example to ask a server. After 10 seconds it counts as failed. The app learns if its
    answer is no longer needed. On "Error encountered", "Retry" searches again.

    Source: ours

    Background:
      Given the app finds these organisations:
        | organisation | sign-in options  | email domain |
        | Initech      | email            | example.com  |
        | Globex       | Google and email | globex.test  |

    @82-26
    Scenario Outline: <time> after "Next", the visitor sees <sight>
      Given the app takes 3 seconds to find an organisation
      And Grace has opened "/"
      And she has continued with the email "grace@globex.test"
      When <time> pass
      Then she sees <sight>

      Examples:
        | time             | sight              |
        | 499 milliseconds | no busy indicator  |
        | 500 milliseconds | the busy indicator |

    @82-27
    Scenario: The sign-in options appear when a slow search has ended
      Given the app takes 3 seconds to find an organisation
      And Grace has opened "/"
      And she has continued with the email "grace@globex.test"
      When 3 seconds pass
      Then she can choose:
        | Sign in with Google | Sign in with email |

    @82-28
    Scenario: A visitor who submits twice has her email searched for once
      Given the app takes 3 seconds to find an organisation
      And Grace has opened "/"
      And she has continued with the email "grace@globex.test"
      When she presses "Enter"
      Then the app has searched for:
        | email | grace@globex.test |

    @82-29
    Scenario: A visitor sees only the busy indicator while the app searches for the organisation of a link
      Given the app takes 3 seconds to find an organisation
      And Ada has opened a made-up link of the organisation "globex" that is to sign in
      When 500 milliseconds pass
      Then she sees only the busy indicator

    @82-30
    Scenario: A search that has taken 9.999 seconds is still running
      Given the app takes 20 seconds to find an organisation
      And Grace has opened "/"
      And she has continued with the email "grace@globex.test"
      When 9.999 seconds pass
      Then she sees the busy indicator
      And she sees no message

    @82-31
    Scenario: A search that takes 10 seconds has failed, and the email stays in its field
      Given the app takes 20 seconds to find an organisation
      And Grace has opened "/"
      And she has continued with the email "grace@globex.test"
      When 10 seconds pass
      Then she sees the message "The operation has timed out."
      And the field "Email" contains "grace@globex.test"
      And the app learns that its search is no longer needed

    @82-32
    Scenario: The answer of a search that has failed after 10 seconds is ignored
      Given the app takes 20 seconds to find an organisation
      And Grace has opened "/"
      And she has continued with the email "grace@globex.test"
      And 10 seconds have passed
      And she sees the message "The operation has timed out."
      When 15 seconds pass
      Then she is asked for:
        | Email |

    @82-33
    Scenario: A search for the organisation of a link that takes 10 seconds has failed
      Given the app takes 20 seconds to find an organisation
      And Ada has opened a made-up link of the organisation "globex" that is to sign in
      When 10 seconds pass
      Then she comes to "Error encountered"
      And she reads "The operation has timed out."

    @82-45
    Scenario: A visitor who chooses "Cancel" while the app searches comes to the options of the organisation that she left
      Given the app takes 3 seconds to find an organisation
      And Grace has opened "/?tid=globex"
      And 3 seconds have passed
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And 1 second has passed
      And she has chosen "Cancel"
      When 5 seconds pass
      Then she can choose:
        | Sign in with Google | Sign in with email |

    @82-34
    Scenario: A visitor who goes back while the app searches stays on the screen before when the answer comes
      Given the app takes 3 seconds to find an organisation
      And Grace has opened "/"
      And she has continued with the email "grace@example.com"
      And 3 seconds have passed
      And she comes to "Create account"
      And she has filled in:
        | Email             | grace@globex.test   |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      And she has chosen "Save"
      And she has gone back in her browser
      When 3 seconds pass
      Then she is asked for:
        | Email |
      And the field "Email" contains "grace@example.com"

    @82-35
    Scenario: The app learns that a visitor who has gone back no longer needs the answer
      Given the app takes 3 seconds to find an organisation
      And Grace has opened "/"
      And she has continued with the email "grace@example.com"
      And 3 seconds have passed
      And she comes to "Create account"
      And she has filled in:
        | Email             | grace@globex.test   |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      And she has chosen "Save"
      When she goes back in her browser
      Then the app learns that its search is no longer needed

  @ours.find-tenant-faults
  Rule: A search that fails can be repeated, and keeps what the visitor has entered
    The visitor reads a general message, and the developer learns of the failure. A found organisation with a wrong
    setting counts as a failure, too.

    Source: ours

    Background:
      Given the app finds these organisations:
        | organisation | sign-in options  | email domain |
        | Initech      | email            | example.com  |
        | Globex       | Google and email | globex.test  |

    @82-36
    Scenario: If the search fails, the visitor reads so, and her email stays in its field
      Given the first search for an organisation by email will fail
      And Grace has opened "/"
      When she continues with the email "grace@globex.test"
      Then she sees the message "Something went wrong. Please try again."
      And the field "Email" contains "grace@globex.test"
      And the developer's console says "The app cannot find organisations."

    @82-37
    Scenario: "Next" searches again after a failure
      Given the first search for an organisation by email will fail
      And Grace has opened "/"
      And she has continued with the email "grace@globex.test"
      And she sees the message "Something went wrong. Please try again."
      When she chooses "Next"
      Then she can choose:
        | Sign in with Google | Sign in with email |

    @82-38
    Scenario: "Retry" uses a mailed link again after the search for its organisation has failed
      Given the first search for an organisation by ID will fail
      And Ada has opened a made-up link of the organisation "globex" that is to sign in
      And she comes to "Error encountered"
      And she reads "Something went wrong. Please try again."
      When she chooses "Retry"
      Then she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
      And she can choose:
        | Dismiss | Sign in with Google | Sign in with email |

    @82-39
    Scenario: "Retry" signs in a visitor who has come back from a provider when the search has failed
      Given the first search for an organisation by ID will fail
      And Grace has opened "/"
      And she has continued with the email "grace@globex.test"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @82-40
    Scenario Outline: A found organisation with "<setting>" set to <value> is reported to the developer, and the visitor reads that something went wrong
      Given the first organisation that the app finds has "<setting>" set to <value>
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she sees the message "Something went wrong. Please try again."
      And the field "Email" contains "grace@example.com"
      And the developer's console says <fault>

      Examples:
        | setting                   | value         | fault                                                                                                                       |
        | displayName               | 7             | "tenants.findTenant().displayName: must be a text, but is 7"                                                                |
        | buttonColour              | "red"         | 'tenants.findTenant().buttonColour: is not a known key; did you mean "buttonColor"?'                                        |
        | signInOptions             | an empty list | "tenants.findTenant().signInOptions: must name at least one way to sign in"                                                 |
        | signInOptions[0].provider | "Google.com"  | 'tenants.findTenant().signInOptions[0].provider: must be a known provider, but is "Google.com"; did you mean "google.com"?' |
        | signInOptions[0].hd       | "@initech.de" | 'tenants.findTenant().signInOptions[0].hd: must be a domain or a pattern, but is "@initech.de"; did you mean "initech.de"?' |

    @82-49
    Scenario: A found organisation that mails codes is reported to the developer whose app requires a second factor
      Given the developer has set "requireSecondFactor" to true
      And the first organisation that the app finds mails codes
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she sees the message "Something went wrong. Please try again."
      And the developer's console says 'tenants.findTenant().signInOptions[0].signInMethod: "emailCode" cannot be combined with requireSecondFactor, because the service allows no second factor after such a sign-in'

    @82-50
    Scenario: A found organisation that mails codes is entered if the app requires no second factor
      Given the first organisation that the app finds mails codes
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Verify your email"

  @ours.find-tenant
  Rule: The developer gives either a list of organisations or a function that finds them
    "displayMode" says whether the visitor chooses her organisation by a button or enters her email first
    ("identifierFirst"). A function cannot list the organisations, so the visitor has to enter her email. The page shows
    a wrong setting to everybody who opens it, so that the developer notices it.

    Source: ours

    @82-41
    Scenario: The developer who gives both reads that the function is not needed
      Given people of Initech and Globex sign in here
      And the developer has set "tenants.findTenant" to a function
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads "tenants.findTenant: is not needed, because the tenants are listed"

    @82-42
    Scenario: The developer who gives neither reads what is needed
      Given people of Initech and Globex sign in here
      And the developer has set "tenants.tenants" to nothing
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads "tenants.tenants: is needed, unless the function findTenant is given"

    @82-43
    Scenario Outline: The developer who sets "<setting>" to <value> reads <fault>
      Given the app finds these organisations:
        | organisation | sign-in options | email domain |
        | Initech      | email           | example.com  |
      And the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads <fault>

      Examples:
        | setting             | value         | fault                                                         |
        | tenants.findTenant  | "yes"         | 'tenants.findTenant: must be a function, but is "yes"'        |
        | tenants.displayMode | "optionFirst" | 'tenants.findTenant: needs the displayMode "identifierFirst"' |
