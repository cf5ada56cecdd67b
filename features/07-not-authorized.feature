Feature: Not authorized
  Where accounts are not for everybody, a visitor is told so, and whom to ask.

  @screen.unauthorized-user
  Rule: "Not Authorized" says who may not enter
    Source: spec §2, §6; reference §1.2 (18), §2.10, T155

    @07-1
    Scenario: What is there
      Given sign-up is closed
      When Grace has come to "Not Authorized"
      Then the page is titled "Not Authorized – Doorstep"
      And she reads "grace@example.com is not authorized to view the requested page."
      And she can choose:
        | Back |
      And the focus is on "Back"

    @07-2
    Scenario: A guest has no email to be named by
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And only administrators create accounts
      And Grace has opened "/"
      And the next guest sign-in request will fail: administrators only
      When she chooses "Continue as guest"
      Then she comes to "Not Authorized"
      And she reads "User is not authorized to view the requested page."

    @07-3
    Scenario: "Back" leads to the email, which is kept to be mended
      Given sign-up is closed
      And Grace has come to "Not Authorized"
      When she chooses "Back"
      Then she comes to "Sign in with email"
      And the field "Email" contains "grace@example.com"

    @07-4
    Scenario: "Back" leads a guest to the ways in
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And only administrators create accounts
      And Grace has opened "/"
      And the next guest sign-in request will fail: administrators only
      And she has chosen "Continue as guest"
      When she chooses "Back"
      Then she can choose:
        | Sign in with email | Continue as guest |

  @role.disabled-sign-up
  Rule: Where sign-up is closed, a visitor without an account is not authorized
    Source: spec §6; reference T35

    @07-5
    Scenario: An unknown email
      Given sign-up is closed
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Not Authorized"
      And she reads "grace@example.com is not authorized to view the requested page."
      And there is no account for "grace@example.com"

    @07-6
    Scenario: A known email goes on
      Given sign-up is closed
      And Ada has an account
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"

    @07-7
    Scenario: A known email signs in
      Given sign-up is closed
      And Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."

  @option.disable-sign-up
  Rule: The developer may close the sign-up
    Source: spec §3; reference §6.3

    @07-8
    Scenario: Closed
      Given the developer has set "signInOptions[0].disableSignUp.status" to true
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Not Authorized"

    @07-9
    Scenario Outline: Open where the setting "<setting>" is <value>
      Given the developer has set "<setting>" to <value>
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"

      Examples:
        | setting                               | value   |
        | signInOptions[0].disableSignUp.status | false   |
        | signInOptions[0].disableSignUp        | nothing |

  @role.admin-restricted
  Rule: A visitor who asks for what only administrators may do is not authorized
    Source: spec §6; reference T55, Q41

    @07-10
    Scenario: A new account
      Given only administrators create accounts
      And Grace has come to "Create account"
      And the next sign-up request will fail: administrators only
      When she completes "Create account"
      Then she comes to "Not Authorized"
      And she reads "grace@example.com is not authorized to view the requested page."

    @07-11
    Scenario: A sign-in
      Given only administrators create accounts
      And Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: administrators only
      When she completes "Sign in"
      Then she comes to "Not Authorized"
      And she reads "ada@example.com is not authorized to view the requested page."

    @07-12
    Scenario: The email that she entered last is named
      Given only administrators create accounts
      And Grace has come to "Create account"
      And the next sign-up request will fail: administrators only
      When she submits:
        | Email             | hopper@example.com  |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she comes to "Not Authorized"
      And she reads "hopper@example.com is not authorized to view the requested page."

  @config.admin-restricted-operation
  Rule: The developer decides whether a restricted operation leads to "Not Authorized"
    Source: spec §3; reference §6.2, T55, T56

    @07-13
    Scenario: It does
      Given the developer has set "adminRestrictedOperation.status" to true
      And Grace has come to "Create account"
      And the next sign-up request will fail: administrators only
      When she completes "Create account"
      Then she comes to "Not Authorized"

    @07-14
    Scenario Outline: It does not where the setting "<setting>" is <value>
      Given the developer has set "<setting>" to <value>
      And Grace has come to "Create account"
      And the next sign-up request will fail: administrators only
      When she completes "Create account"
      Then she sees the message "This operation is restricted to administrators only."
      And she is still on "Create account"

      Examples:
        | setting                         | value   |
        | adminRestrictedOperation.status | false   |
        | adminRestrictedOperation        | nothing |

    @07-15
    Scenario: Operations that are not restricted go on
      Given only administrators create accounts
      And Grace has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."

  @role.admin-contact
  Rule: "Not Authorized" names an administrator and links to help, where the developer gave them
    Source: spec §6; reference §1.2 (18), §2.10, T156

    @07-16
    Scenario: An administrator
      Given sign-up is closed, with:
        | adminEmail | admin@example.com |
      When Grace has come to "Not Authorized"
      Then she reads "Please contact admin@example.com for authorization."
      And she can choose:
        | Back |

    @07-17
    Scenario: A page with help
      Given sign-up is closed, with:
        | helpLink | https://doorstep.example/help |
      When Grace has come to "Not Authorized"
      Then the link "Learn More" leads to "https://doorstep.example/help" in a new tab
      And she can choose:
        | Learn More | Back |

    @07-18
    Scenario: Both
      Given sign-up is closed, with:
        | adminEmail | admin@example.com             |
        | helpLink   | https://doorstep.example/help |
      When Grace has come to "Not Authorized"
      Then she reads "Please contact admin@example.com for authorization."
      And the link "Learn More" leads to "https://doorstep.example/help" in a new tab

    @07-19
    Scenario: Neither
      Given sign-up is closed
      When Grace has come to "Not Authorized"
      Then she can choose:
        | Back |

    @07-20
    Scenario: Those of a restricted operation
      Given only administrators create accounts, with:
        | adminEmail | root@example.com              |
        | helpLink   | https://doorstep.example/root |
      And Grace has come to "Create account"
      And the next sign-up request will fail: administrators only
      When she completes "Create account"
      Then she reads "Please contact root@example.com for authorization."
      And the link "Learn More" leads to "https://doorstep.example/root" in a new tab

    @07-21
    Scenario: Each of the two restrictions names its own
      Given sign-up is closed, with:
        | adminEmail | admin@example.com |
      And only administrators create accounts, with:
        | adminEmail | root@example.com |
      When Grace has come to "Not Authorized"
      Then she reads "Please contact admin@example.com for authorization."
      And she does not read "Please contact root@example.com for authorization."
