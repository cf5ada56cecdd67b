Feature: An email that belongs to a provider
  Who signs in by another company is led there, and need not remember by which.

  @flow.email-federated
  Rule: An email whose account belongs to an offered provider leads to that provider
    Source: spec §4; reference T41, Q2

    @32-1
    Scenario Outline: An account that signs in by <ways>
      Given the app offers email and Google and GitHub and Microsoft and SAML
      And Ada has an account that signs in by <ways>
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she can choose:
        | Sign in with <provider> |

      Examples: a provider
        | ways      | provider  |
        | Google    | Google    |
        | GitHub    | GitHub    |
        | Microsoft | Microsoft |
        | SAML      | initech   |

      Examples: several
        | ways                  | provider |
        | GitHub and Google     | GitHub   |
        | Google and GitHub     | Google   |
        | Facebook and Google   | Google   |
        | email link and Google | Google   |

    @32-2
    Scenario Outline: A provider that is not offered leads nowhere: <ways>
      Given the app offers email and Google
      And Ada has an account that signs in by <ways>
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she reads "To continue sign in with ada@example.com on this device, you have to recover the password."

      Examples:
        | ways                 |
        | GitHub               |
        | Facebook             |
        | Microsoft            |
        | OpenID Connect       |
        | GitHub and Microsoft |

    @32-3
    Scenario: A password goes before a provider
      Given the app offers email and Google
      And Ada has an account that signs in by password and Google
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she is asked for:
        | Email | Password |

  @screen.federated-sign-in
  Rule: A visitor whose email belongs to a provider's account is offered that provider
    Source: spec §2; reference §1.2 (17), §2.4, T113

    @32-4
    Scenario: What is there
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      When she has come to "Sign in"
      Then the page is titled "Sign in – Doorstep"
      And she reads "You already have an account"
      And she reads "You’ve already used ada@example.com. Sign in with Google to continue."
      And she can choose:
        | Sign in with Google |
      And the focus is on "Sign in with Google"
      And she sees no message

    @32-5
    Scenario: The small print is there as links
      Given the app links to its terms of service and its privacy policy
      And the app offers email and Google
      And Ada has an account that signs in by Google
      When she has come to "Sign in"
      Then she can choose:
        | Sign in with Google | Terms of Service | Privacy Policy |

    @32-6
    Scenario: In a window
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @32-7
    Scenario: In place of the page
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @32-8
    Scenario: Capitals make nobody another person
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has come to "Sign in with email"
      And she has continued with the email "ADA@EXAMPLE.COM"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."

    @32-9
    Scenario: What the service refuses is said there
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And the next provider sign-in request will fail: broken connection
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she is still on "Sign in"
      And she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Sign in with Google |

    @32-10
    Scenario: A refusal at the provider, in place of the page, leads back there
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And she has chosen "Sign in with Google"
      When she cancels at the provider
      Then she sees the message "Please authorize the required permissions to sign in to the application"
      And she reads "You’ve already used ada@example.com. Sign in with Google to continue."
      And she can choose:
        | Dismiss | Sign in with Google |

    @32-11
    Scenario: What the service refuses for good leads to the ways in
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And the next provider sign-in request will fail: disabled account
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she sees the message "The user account has been disabled by an administrator."
      And she can choose:
        | Dismiss | Sign in with email | Sign in with Google |

    @32-12
    Scenario: What only administrators may do is not authorized there either
      Given the app offers email and Google
      And providers open in windows
      And only administrators create accounts
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And the next provider sign-in request will fail: administrators only
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Not Authorized"

    @32-13
    Scenario: A second factor is asked for after it
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google, with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Verify it’s you"

    @32-14
    Scenario Outline: Another's email there, whose account signs in by <ways>
      Given the app offers email and Google and GitHub
      And providers open in windows
      And Grace has an account that signs in by <ways>
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And she has chosen "Sign in with Google"
      When Grace signs in at the provider, which has not verified her email
      Then she reads "<words>"

      Examples:
        | ways       | words                                                                                                                                  |
        | password   | You’ve already used grace@example.com to sign in. Enter your password for that account.                                                |
        | GitHub     | You’ve already used grace@example.com. Sign in with GitHub to continue.                                                                |
        | email link | You’ve already used grace@example.com. You can connect your Google account with grace@example.com by signing in with email link below. |
        | Facebook   | To continue sign in with grace@example.com on this device, you have to recover the password.                                           |
        | no method  | Get instructions sent to this email that explain how to reset your password                                                            |

    @32-15
    Scenario: A refusal at the provider, when the account has gone meanwhile
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And Ada's account has been deleted elsewhere
      And she has chosen "Sign in with Google"
      When she cancels at the provider
      Then she comes to "Create account"

    @32-16
    Scenario: A refusal at the provider, when the account has gone meanwhile and new visitors are sent a link
      Given the app offers:
        | provider   | signInMethod |
        | password   | emailLink    |
        | google.com |              |
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And Ada's account has been deleted elsewhere
      And she has chosen "Sign in with Google"
      When she cancels at the provider
      Then she comes to "Sign-in email sent"

    @32-17
    Scenario: A refusal at the provider, when the service has ceased to say how an email signs in
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And the service does not reveal how an email signs in
      And she has chosen "Sign in with Google"
      When she cancels at the provider
      Then she comes to "Sign in"
      And she is asked for:
        | Email | Password |

  @screen.email-mismatch
  Rule: A visitor whose provider gives another email than the one entered is asked which it shall be
    Source: spec §2; reference §1.2 (33), §2.4, T97, T125, T126, Q24

    @32-18
    Scenario: What is there
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And she has chosen "Sign in with Google"
      When she signs in at the provider with the email "lovelace@example.com"
      Then she comes to "Sign in"
      And she reads "Continue with lovelace@example.com?"
      And she reads "You originally wanted to sign in with ada@example.com"
      And she can choose:
        | Cancel | Continue |
      And the focus is on "Continue"
      And nobody is signed in to the app

    @32-19
    Scenario: After the way back as well
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And she has chosen "Sign in with Google"
      When she signs in at the provider with the email "lovelace@example.com"
      Then she reads "Continue with lovelace@example.com?"
      And she reads "You originally wanted to sign in with ada@example.com"

    @32-20
    Scenario: "Continue" signs in with the other
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider with the email "lovelace@example.com"
      When she chooses "Continue"
      Then she reads "You are logged in."
      And "lovelace@example.com" is signed in to the app

    @32-21
    Scenario: "Cancel" leads back to the account that she meant
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider with the email "lovelace@example.com"
      When she chooses "Cancel"
      Then she reads "You’ve already used ada@example.com. Sign in with Google to continue."
      And nobody is signed in to the app

    @32-22
    Scenario: From there she signs in as herself
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider with the email "lovelace@example.com"
      And she has chosen "Cancel"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @32-23
    Scenario: A guest who is upgraded by it has nothing to cancel any more
      Given the app offers:
        | provider   |
        | password   |
        | google.com |
        | anonymous  |
      And guests are upgraded when they sign in
      And providers open in windows
      And Ada has an account that signs in by Google
      And she is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she has chosen "Sign in with Google"
      When she signs in at the provider with the email "lovelace@example.com"
      Then she reads "Continue with lovelace@example.com?"
      And she can choose:
        | Continue |

    @32-24
    Scenario: An email that was left behind is nobody's business at the next visit
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And she has gone to "/"
      And she has chosen "Sign in with Google"
      When she signs in at the provider with the email "lovelace@example.com"
      Then she reads "You are logged in."
      And "lovelace@example.com" is signed in to the app

    @32-25
    Scenario: After a second factor as well
      Given the app offers email and Google
      And providers open in windows
      And Grace has an account that signs in by Google, with the phone "+16505550100" as second factor
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider with the email "grace@example.com"
      And she comes to "Verify it’s you"
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      When 1 second passes
      Then she reads "Continue with grace@example.com?"
      And she reads "You originally wanted to sign in with ada@example.com"
      And nobody is signed in to the app

  @flow.email-lookup
  Rule: Where look-ups are withheld, a provider's account is known by its button alone
    Source: spec §4; reference Q3

    @32-26
    Scenario: Her email leads to the screen that serves everybody
      Given the service does not reveal how an email signs in
      And the app offers email and Google
      And Ada has an account that signs in by Google
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she is asked for:
        | Email | Password |

    @32-27
    Scenario: The provider's button signs her in
      Given the service does not reveal how an email signs in
      And the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app
