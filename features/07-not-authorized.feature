Feature: Visitors who are not authorized
  The developer can decide that visitors may not create accounts themselves. A visitor who would need a new account then
  reads that she is not authorized, and whom to ask. A visitor who "completes" a screen fills it in correctly and sends
  it.

  @screen.unauthorized-user
  Rule: "Not Authorized" says who may not sign in, and leads back
    Grace has no account. If sign-up is closed, nobody can create one, so her email leads to "Not Authorized". A guest
    uses the app without an email. The service can refuse a request, such as the one to become a guest, because only
    administrators may make it ("administrators only"). With the setting "adminRestrictedOperation", this leads to "Not
    Authorized", too. "Back" leads to the start: the email form, or the list of sign-in options if there are several.

    Source: spec §2, §6; reference §1.2 (18), §2.10, T155

    @07-1
    Scenario: "Not Authorized" names the email of the visitor and offers only "Back"
      Given sign-up is closed
      When Grace has come to "Not Authorized"
      Then the page is titled "Not Authorized – Doorstep"
      And she reads "grace@example.com is not authorized to view the requested page."
      And she can choose:
        | Back |
      And the focus is on "Back"

    @07-2
    Scenario: "Not Authorized" calls a visitor who wanted to be a guest "User", because she has entered no email
      Given the app offers email and guests
      And the setting "adminRestrictedOperation" leads to "Not Authorized"
      And Grace has opened "/"
      And the next request to let a guest in will fail: administrators only
      When she chooses "Continue as guest"
      Then she comes to "Not Authorized"
      And she reads "User is not authorized to view the requested page."

    @07-3
    Scenario: "Back" leads to the email form, which still contains the email
      Given sign-up is closed
      And Grace has come to "Not Authorized"
      When she chooses "Back"
      Then she comes to "Sign in with email"
      And the field "Email" contains "grace@example.com"

    @07-4
    Scenario: "Back" leads a visitor who was refused as a guest to the list of sign-in options
      Given the app offers email and guests
      And the setting "adminRestrictedOperation" leads to "Not Authorized"
      And Grace has opened "/"
      And the next request to let a guest in will fail: administrators only
      And she has chosen "Continue as guest"
      And she comes to "Not Authorized"
      When she chooses "Back"
      Then she can choose:
        | Sign in with email | Continue as guest |

  @role.disabled-sign-up
  Rule: If sign-up is closed, a visitor without an account comes to "Not Authorized"
    Sign-up is closed if nobody can create an account. If the service does not reveal how an email signs in, every email
    leads to "Sign in", which offers "Create account" while sign-up is open. Otherwise, the email of an account with a
    password leads to "Sign in".

    Source: spec §6; reference T35

    @07-5
    Scenario: If sign-up is closed, an unknown email leads to "Not Authorized" and gets no account
      Given sign-up is closed
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Not Authorized"
      And she reads "grace@example.com is not authorized to view the requested page."
      And there is no account for "grace@example.com"

    @07-6
    Scenario: If sign-up is closed, the email of an account still leads to "Sign in"
      Given sign-up is closed
      And Ada has an account
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"

    @07-7
    Scenario: If sign-up is closed, a visitor who has an account can still sign in
      Given sign-up is closed
      And Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @07-27
    Scenario: "Sign in" offers no "Create account" while sign-up is closed
      Given the service does not reveal how an email signs in
      And sign-up is closed
      When Grace has come to "Sign in"
      Then she can choose:
        | Show password | Trouble signing in? | Sign In |

  @option.disable-sign-up
  Rule: The developer can close sign-up with the setting "disableSignUp"
    The developer sets it at any sign-in option, and it closes sign-up for all. In the name of a setting,
    "signInOptions[0]" is the first sign-in option of the app, and "signInOptions[1]" the second. Set to "nothing", a
    setting has no value. "status" says whether sign-up is closed; "adminEmail" and "helpLink" name an administrator and
    a page with help. Google is a provider, a company whose account signs in here, in a window beside the app. Grace has
    no account, so her email leads to "Not Authorized" if sign-up is closed, and otherwise to "Create account". A guest
    uses the app without an email. The first sign-in with Google would create an account. "Learn More" is the link to
    the page with help.

    Source: spec §3; reference §6.3

    @07-8
    Scenario: Sign-up is closed if the developer has set the status of "disableSignUp" to true
      Given the developer has set "signInOptions[0].disableSignUp.status" to true
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Not Authorized"

    @07-9
    Scenario Outline: Sign-up is open if the developer has set "<setting>" to <value>
      Given the developer has set "<setting>" to <value>
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"

      Examples:
        | setting                               | value   |
        | signInOptions[0].disableSignUp.status | false   |
        | signInOptions[0].disableSignUp        | nothing |

    @07-22
    Scenario: If sign-up is closed, an unknown email leads to "Not Authorized" even if email is the second sign-in option, after guests
      Given the app offers guests and email
      And sign-up is closed
      And Grace has come to "Sign in with email"
      When she continues with the email "grace@example.com"
      Then she comes to "Not Authorized"

    @07-28
    Scenario: A sign-in with Google, the only sign-in option, creates no account if the developer has closed sign-up
      Given the app offers Google
      And providers open in windows
      And the developer has set "signInOptions[0].disableSignUp.status" to true
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Not Authorized"
      And the service has no account

    @07-29
    Scenario: Sign-up by email is closed if the developer has set "disableSignUp" only at another sign-in option, Google
      Given the app offers email and Google
      And the developer has set "signInOptions[1].disableSignUp.status" to true
      And Grace has come to "Sign in with email"
      When she continues with the email "grace@example.com"
      Then she comes to "Not Authorized"

    @07-23
    Scenario: "Not Authorized" names the administrator that the developer has set with "disableSignUp"
      Given the developer has set "signInOptions[0].disableSignUp.status" to true
      And the developer has set "signInOptions[0].disableSignUp.adminEmail" to "admin@example.com"
      And the developer has set "signInOptions[0].disableSignUp.helpLink" to "https://doorstep.example/help"
      When Grace has come to "Not Authorized"
      Then she reads "Please contact admin@example.com for authorization."
      And the link "Learn More" leads to "https://doorstep.example/help" in a new tab

  @role.admin-restricted
  Rule: A visitor who wants to do what only administrators may do comes to "Not Authorized"
    The service refuses the request. The developer has expected this, and has turned on the setting
    "adminRestrictedOperation", which leads such a visitor to "Not Authorized". "Administrators only" is the answer of
    the service. A guest uses the app without an email. "Not Authorized" names the email that stands in the form when it
    is sent.

    Source: spec §6; reference T55, Q41

    @07-10
    Scenario: A visitor whom the service does not let create an account comes to "Not Authorized"
      Given the setting "adminRestrictedOperation" leads to "Not Authorized"
      And Grace has come to "Create account"
      And the next request to create the account will fail: administrators only
      When she completes "Create account"
      Then she comes to "Not Authorized"
      And she reads "grace@example.com is not authorized to view the requested page."

    @07-11
    Scenario: A visitor whom the service does not let sign in comes to "Not Authorized"
      Given the setting "adminRestrictedOperation" leads to "Not Authorized"
      And Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: administrators only
      When she completes "Sign in"
      Then she comes to "Not Authorized"
      And she reads "ada@example.com is not authorized to view the requested page."

    @07-12
    Scenario: "Not Authorized" names the email that the visitor has entered on "Create account", instead of her earlier one
      Given the setting "adminRestrictedOperation" leads to "Not Authorized"
      And Grace has come to "Create account"
      And the next request to create the account will fail: administrators only
      When she submits:
        | Email             | hopper@example.com  |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she comes to "Not Authorized"
      And she reads "hopper@example.com is not authorized to view the requested page."

    @07-24
    Scenario: A visitor whom the service does not let in as a guest comes to "Not Authorized"
      Given the app offers email and guests
      And the setting "adminRestrictedOperation" leads to "Not Authorized"
      And Grace has opened "/"
      And the next request to let a guest in will fail: administrators only
      When she chooses "Continue as guest"
      Then she comes to "Not Authorized"
      And nobody is signed in to the app

  @config.admin-restricted-operation
  Rule: The developer decides whether a request that is reserved for administrators leads to "Not Authorized"
    The setting is called "adminRestrictedOperation". If its "status" is true, the visitor comes to "Not Authorized". If
    it is false, or the setting has no value ("nothing"), she stays where she is and reads a message. "Administrators
    only" is the answer of the service that only administrators may make the request.

    Source: spec §3; reference §6.2, T55, T56

    @07-13
    Scenario: A request that only administrators may make leads to "Not Authorized" if the status is set to true
      Given the developer has set "adminRestrictedOperation.status" to true
      And Grace has come to "Create account"
      And the next request to create the account will fail: administrators only
      When she completes "Create account"
      Then she comes to "Not Authorized"

    @07-14
    Scenario Outline: A request that only administrators may make leads to a message if "<setting>" is set to <value>
      Given the developer has set "<setting>" to <value>
      And Grace has come to "Create account"
      And the next request to create the account will fail: administrators only
      When she completes "Create account"
      Then she sees the message "This operation is restricted to administrators only."
      And she is still on "Create account"

      Examples:
        | setting                         | value   |
        | adminRestrictedOperation.status | false   |
        | adminRestrictedOperation        | nothing |

    @07-25
    Scenario Outline: With the status set to true, a request that fails for a different reason still shows its own message: <reason>
      Given the developer has set "adminRestrictedOperation.status" to true
      And Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: <reason>
      When she completes "Sign in"
      Then she sees the message "<words>"
      And she is still on "Sign in"

      Examples:
        | reason            | words                                                   |
        | broken connection | A network error has occurred                            |
        | disabled account  | The user account has been disabled by an administrator. |

    @07-15
    Scenario: With the status set to true, a visitor whose request the service accepts still creates her account
      Given the developer has set "adminRestrictedOperation.status" to true
      And Grace has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."

  @role.admin-contact
  Rule: "Not Authorized" names an administrator and links to help if the developer has set them
    Two settings can name an administrator ("adminEmail") and a help page ("helpLink"): one for closed sign-up, and
    "adminRestrictedOperation" for requests that only administrators may make. Grace comes to "Not Authorized" by
    entering her email, because sign-up is closed and she has no account. In other scenarios, the service refuses a
    request with the answer "administrators only". If both settings name one, "Not Authorized" shows that of the setting
    which led her there. "Learn More" is the link to the help page. The email of an account leads to "Sign in" even if
    sign-up is closed.

    Source: spec §6; reference §1.2 (18), §2.10, T156

    @07-16
    Scenario: "Not Authorized" names the administrator of a closed sign-up
      Given sign-up is closed, with:
        | adminEmail | admin@example.com |
      When Grace has come to "Not Authorized"
      Then she reads "Please contact admin@example.com for authorization."
      And she can choose:
        | Back |

    @07-17
    Scenario: "Not Authorized" links to the help page of a closed sign-up
      Given sign-up is closed, with:
        | helpLink | https://doorstep.example/help |
      When Grace has come to "Not Authorized"
      Then the link "Learn More" leads to "https://doorstep.example/help" in a new tab
      And she can choose:
        | Learn More | Back |

    @07-18
    Scenario: "Not Authorized" names the administrator and links to the help page if both are set
      Given sign-up is closed, with:
        | adminEmail | admin@example.com             |
        | helpLink   | https://doorstep.example/help |
      When Grace has come to "Not Authorized"
      Then she reads "Please contact admin@example.com for authorization."
      And the link "Learn More" leads to "https://doorstep.example/help" in a new tab

    @07-19
    Scenario: "Not Authorized" offers only "Back" if no administrator and no help page are set
      Given sign-up is closed
      When Grace has come to "Not Authorized"
      Then she can choose:
        | Back |

    @07-20
    Scenario: "Not Authorized" names the administrator and the help page of "adminRestrictedOperation" if the service refuses a new account
      Given the setting "adminRestrictedOperation" leads to "Not Authorized", with:
        | adminEmail | root@example.com              |
        | helpLink   | https://doorstep.example/root |
      And Grace has come to "Create account"
      And the next request to create the account will fail: administrators only
      When she completes "Create account"
      Then she reads "Please contact root@example.com for authorization."
      And the link "Learn More" leads to "https://doorstep.example/root" in a new tab

    @07-21
    Scenario: To a visitor with an unknown email, "Not Authorized" names the administrator of the closed sign-up, not the one of "adminRestrictedOperation"
      Given sign-up is closed, with:
        | adminEmail | admin@example.com |
      And the setting "adminRestrictedOperation" leads to "Not Authorized", with:
        | adminEmail | root@example.com |
      When Grace has come to "Not Authorized"
      Then she reads "Please contact admin@example.com for authorization."
      And she does not read "Please contact root@example.com for authorization."

    @07-26
    Scenario: "Not Authorized" names the administrator of "adminRestrictedOperation" if the service refuses a sign-in
      Given sign-up is closed, with:
        | adminEmail | admin@example.com |
      And the setting "adminRestrictedOperation" leads to "Not Authorized", with:
        | adminEmail | root@example.com |
      And Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: administrators only
      When she completes "Sign in"
      Then she reads "Please contact root@example.com for authorization."
      And she does not read "Please contact admin@example.com for authorization."
