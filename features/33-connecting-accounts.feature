Feature: Connecting accounts
  A provider vouches for somebody whose email has an account already. They prove that it is theirs by the way in that
  they used before, and from then on have both.

  @screen.password-linking
  Rule: Where the account has a password, it is asked for, and the provider is connected
    Source: spec §2; reference §1.2 (14), §2.2, §2.4, T100, T108, T115–T120, Q1

    @33-1
    Scenario: What is there
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she comes to "Sign in"
      And she reads "You already have an account"
      And she reads "You’ve already used ada@example.com to sign in. Enter your password for that account."
      And she is asked for:
        | Password |
      And she can choose:
        | Show password | Trouble signing in? | Sign In |
      And the focus is on "Password"
      And nobody is signed in to the app

    @33-2
    Scenario: After the way back as well
      Given the app offers email and GitHub
      And Ada has an account
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she reads "You’ve already used ada@example.com to sign in. Enter your password for that account."
      And she is asked for:
        | Password |

    @33-3
    Scenario: The password signs in and connects, after a window
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app
      And Ada's account signs in by password and GitHub

    @33-4
    Scenario: The password signs in and connects, after the way back
      Given the app offers email and GitHub
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub

    @33-5
    Scenario: A wrong password is said under it
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And Ada's account signs in by password

    @33-6
    Scenario: After a wrong password the right one connects
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has submitted:
        | Password | a guess |
      And she sees the message "The email and password you entered don't match" under "Password"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub

    @33-7
    Scenario: No password
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password ""
      Then she sees the message "Enter your password" under "Password"

    @33-8
    Scenario: Too many wrong passwords
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And the next sign-in request will fail: too many attempts
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "a guess"
      Then she sees the message "You have entered an incorrect password too many times. Please try again in a few minutes." under "Password"

    @33-9
    Scenario Outline: The service refuses: <reason>
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And the next sign-in request will fail: <reason>
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she sees the message "<words>"
      And she is still on "Sign in"
      And Ada's account signs in by password

      Examples:
        | reason            | words                                                   |
        | broken connection | A network error has occurred                            |
        | disabled account  | The user account has been disabled by an administrator. |
        | unknown error     | Something went wrong. Please try again.                 |

    @33-10
    Scenario: "Trouble signing in?" takes the email along
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she chooses "Trouble signing in?"
      Then she comes to "Recover password"
      And the field "Email" contains "ada@example.com"

    @33-11
    @journey
    Scenario: Another way to the password connects all the same
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      And she has chosen "Cancel"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub

  @call.link
  Rule: The service is asked to connect another way in, once
    Source: spec §7; reference §2.4, T98, T116, T119, Q13

    @33-12
    Scenario: One question
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And the service has received 1 account linking request

    @33-13
    Scenario: Nothing is connected before she has proven herself
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she is asked for:
        | Password |
      And the service has received no account linking request
      And Ada's account signs in by password

    @33-14
    Scenario Outline: It cannot be connected, and she is told: <reason>
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And the next account linking request will fail: <reason>
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she sees the message "<words>"
      And nobody is signed in to the app
      And Ada's account signs in by password

      Examples:
        | reason            | words                                   |
        | broken connection | A network error has occurred            |
        | unknown error     | Something went wrong. Please try again. |

    @33-15
    Scenario: The next sign-in by the connected provider needs no password
      Given the app offers email and GitHub
      And Ada has an account that signs in by password and GitHub
      And she has opened the app and chosen GitHub
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @33-16
    Scenario: The app is told of the provider that was connected
      Given the callback "signInSuccessWithAuthResult" returns true
      And the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And the callback "signInSuccessWithAuthResult" has received:
        | user       | ada@example.com |
        | credential | github.com      |
        | operation  | signIn          |
        | new user   | no              |
        | provider   | github.com      |
        | target     | none            |

  @screen.federated-linking
  Rule: Where the account belongs to another provider, that one is offered, and the new one is connected
    Source: spec §2; reference §1.2 (17), §2.4, T110, T113, Q1

    @33-17
    Scenario: What is there
      Given the app offers Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she comes to "Sign in"
      And she reads "You already have an account"
      And she reads "You’ve already used ada@example.com. Sign in with Google to continue."
      And she can choose:
        | Sign in with Google |
      And the focus is on "Sign in with Google"

    @33-18
    Scenario: It signs in and connects, in windows
      Given the app offers Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Ada's account signs in by Google and GitHub

    @33-19
    Scenario: It signs in and connects, in place of the page
      Given the app offers Google and GitHub
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Ada's account signs in by Google and GitHub

    @33-20
    Scenario: The provider learns who she said she is
      Given the app offers Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she chooses "Sign in with Google"
      Then the provider has received the parameters:
        | login_hint | ada@example.com |

    @33-21
    Scenario: A refusal at the provider, in place of the page, leads back there
      Given the app offers Google and GitHub
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she cancels at the provider
      Then she sees the message "Please authorize the required permissions to sign in to the application"
      And she reads "You’ve already used ada@example.com. Sign in with Google to continue."

    @33-22
    Scenario: After that she can still connect them
      Given the app offers Google and GitHub
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      And she has cancelled at the provider
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Ada's account signs in by Google and GitHub

    @33-23
    Scenario: Without a connection to the service she can try again there
      Given the app offers Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And the next provider sign-in request will fail: broken connection
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she sees the message "A network error has occurred"
      And she reads "You’ve already used ada@example.com. Sign in with Google to continue."

    @33-24
    Scenario: What the service refuses for good leads to the ways in
      Given the app offers Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And the next provider sign-in request will fail: disabled account
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she sees the message "The user account has been disabled by an administrator."
      And she can choose:
        | Dismiss | Sign in with Google | Sign in with GitHub |

    @33-25
    Scenario: What only administrators may do is not authorized there either
      Given the app offers Google and GitHub
      And providers open in windows
      And only administrators create accounts
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And the next provider sign-in request will fail: administrators only
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Not Authorized"

    @33-26
    Scenario: A second factor is asked for first
      Given the app offers Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google, with the phone "+16505550100" as second factor
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Verify it’s you"

    @33-27
    Scenario: What was not authorized there is still connected by way of the list
      Given the app offers email and Google and GitHub
      And providers open in windows
      And only administrators create accounts
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And the next provider sign-in request will fail: administrators only
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she comes to "Not Authorized"
      And she has chosen "Back"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Ada's account signs in by Google and GitHub

    @33-28
    Scenario Outline: Another's email there, whose account signs in by <ways>
      Given the app offers email and Google and GitHub
      And providers open in windows
      And Grace has an account that signs in by <ways>
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
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

  @screen.email-mismatch
  Rule: A visitor who connects accounts of different emails is asked which it shall be
    Source: spec §2; reference §1.2 (33), §2.4, T97, T126

    @33-29
    Scenario: The provider's account is another's
      Given the app offers Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she signs in at the provider with the email "lovelace@example.com"
      Then she reads "Continue with lovelace@example.com?"
      And she reads "You originally wanted to sign in with ada@example.com"
      And Ada's account signs in by Google

    @33-30
    Scenario: "Continue" connects nothing
      Given the app offers Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      And she has signed in at the provider with the email "lovelace@example.com"
      When she chooses "Continue"
      Then she reads "You are logged in."
      And "lovelace@example.com" is signed in to the app
      And Ada's account signs in by Google

    @33-31
    Scenario: After "Cancel" the right account is still connected
      Given the app offers Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      And she has signed in at the provider with the email "lovelace@example.com"
      And she has chosen "Cancel"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Ada's account signs in by Google and GitHub

    @33-32
    Scenario: She signs in with the password of another account
      Given the app offers email and GitHub
      And providers open in windows
      And Grace has an account
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      And she has chosen "Cancel"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she reads "Continue with grace@example.com?"
      And she reads "You originally wanted to sign in with ada@example.com"

    @33-33
    Scenario: From there "Cancel" leads to the ways in, and what she began still waits
      Given the app offers email and GitHub
      And providers open in windows
      And Grace has an account
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      And she has chosen "Cancel"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Sign in"
      And she has submitted:
        | Password | analytical engine 1 |
      And she reads "Continue with grace@example.com?"
      When she chooses "Cancel"
      Then she sees the message "You’ve already used ada@example.com. Sign in the way you did before, and your accounts will be connected."
      And she can choose:
        | Dismiss | Sign in with email | Sign in with GitHub |
      And nobody is signed in to the app

    @33-34
    Scenario: The right account is still connected after that
      Given the app offers email and GitHub
      And providers open in windows
      And Grace has an account
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      And she has chosen "Cancel"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Sign in"
      And she has submitted:
        | Password | analytical engine 1 |
      And she reads "Continue with grace@example.com?"
      And she has chosen "Cancel"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app
      And Ada's account signs in by password and GitHub

  @screen.unsupported-provider
  Rule: Where the account signs in by ways that are not offered, the password has to be recovered
    Source: spec §2; reference §2.4, §2.10, T111

    @33-35
    Scenario Outline: A provider vouches for the email of an account that signs in by <ways>
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account that signs in by <ways>
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she reads "To continue sign in with ada@example.com on this device, you have to recover the password."
      And she can choose:
        | Cancel | Recover password |

      Examples:
        | ways     |
        | Google   |
        | Facebook |
        | SAML     |

    @33-36
    Scenario: "Cancel" leads back to the ways in
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Sign in with GitHub |

    @33-37
    Scenario: After the way back as well
      Given the app offers email and GitHub
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she reads "To continue sign in with ada@example.com on this device, you have to recover the password."

  @error.no-sign-in-means
  Rule: Where the account has no way in at all, its password has to be set first
    Source: spec §8; reference §2.4, T107

    @33-38
    Scenario: A provider vouches for the email of such an account
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account that signs in by no method
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she comes to "Recover password"
      And she sees the message "This email already exists without any means of sign-in. Please reset the password to recover."
      And the field "Email" contains "ada@example.com"

    @33-39
    Scenario: After the way back as well
      Given the app offers email and GitHub
      And Ada has an account that signs in by no method
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she comes to "Recover password"
      And she sees the message "This email already exists without any means of sign-in. Please reset the password to recover."

  @error.network-request-failed
  Rule: Where it cannot be found out how the account signs in, the visitor is told why
    Source: spec §8; reference §2.4, T112

    @33-40
    Scenario Outline: The look-up fails: <reason>
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And the next email look-up request will fail: <reason>
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she sees the message "<words>"
      And she can choose:
        | Dismiss | Sign in with email | Sign in with GitHub |

      Examples:
        | reason            | words                                   |
        | broken connection | A network error has occurred            |
        | unknown error     | Something went wrong. Please try again. |

  @store.pending-email-credential
  Rule: A sign-in that waits to be connected survives the way to a provider and back, unreadable to others
    Source: spec §3; reference §7, §11.5, T114, Q42

    @33-41
    Scenario: Her email is nowhere to be read
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she is asked for:
        | Password |
      But her browser stores something called "pendingEmailCredential"
      And nothing that her browser stores contains "ada@example.com"

    @33-42
    Scenario: Nor is what the provider gave
      Given the app offers Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she can choose:
        | Sign in with Google |
      And nothing that her browser stores contains "signInMethod"

    @33-43
    Scenario: An email that waits for its provider is not to be read either
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      When she has come to "Sign in"
      Then nothing that her browser stores contains "ada@example.com"

    @33-44
    Scenario: A browser that keeps no database: it waits for as long as the page is there
      Given Ada's browser offers no database
      And the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub

    @33-45
    Scenario: It is forgotten once it was used
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And nothing that her browser stores contains "pendingEmailCredential"

    @33-46
    Scenario: A visit that begins anew has nothing to connect
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has gone to "/"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And Ada's account signs in by password

  @flow.email-lookup
  Rule: Where look-ups are withheld, the visitor signs in as before, and the accounts are connected
    Source: spec §4; reference Q3

    @33-47
    Scenario: She is told so
      Given the service does not reveal how an email signs in
      And the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she sees the message "You’ve already used ada@example.com. Sign in the way you did before, and your accounts will be connected."
      And she can choose:
        | Dismiss | Sign in with email | Sign in with GitHub |

    @33-48
    Scenario: Her email is known already
      Given the service does not reveal how an email signs in
      And the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she chooses "Sign in with email"
      Then she comes to "Sign in with email"
      And the field "Email" contains "ada@example.com"

    @33-49
    Scenario: Her password connects them
      Given the service does not reveal how an email signs in
      And the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub

    @33-50
    Scenario: Her other provider connects them
      Given the service does not reveal how an email signs in
      And the app offers Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Ada's account signs in by Google and GitHub

    @33-51
    Scenario: What could not be connected is said, and the ways in are there again
      Given the service does not reveal how an email signs in
      And the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And the next account linking request will fail: broken connection
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Sign in with email | Sign in with GitHub |
      And nobody is signed in to the app

    @33-52
    Scenario: Another account by her other provider is asked about
      Given the service does not reveal how an email signs in
      And the app offers Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she signs in at the provider with the email "lovelace@example.com"
      Then she reads "Continue with lovelace@example.com?"
      And she reads "You originally wanted to sign in with ada@example.com"

    @33-53
    Scenario: A mailed link takes along what it will connect
      Given the service does not reveal how an email signs in
      And the app offers email and GitHub
      And the app mails sign-in links instead of asking for passwords
      And providers open in windows
      And Ada has an account that signs in by email link
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign-in email sent"
      And her browser hides the cookie "pendingEncryptedCredential" from other sites

    @33-54
    Scenario: A mailed link connects them
      Given the service does not reveal how an email signs in
      And the app offers email and GitHub
      And the app mails sign-in links instead of asking for passwords
      And providers open in windows
      And Ada has an account that signs in by email link
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And Ada's account is connected with "GitHub"
      And nothing that her browser stores contains "pendingEmailCredential"

    @33-55
    Scenario: In another window as well
      Given the service does not reveal how an email signs in
      And the app offers email and GitHub
      And the app mails sign-in links instead of asking for passwords
      And providers open in windows
      And Ada has an account that signs in by email link
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail in another window
      Then she sees a tick and "Signed in!"
      And Ada's account is connected with "GitHub"
      And nothing that her browser stores contains "pendingEmailCredential"

    @33-56
    Scenario: A mailed link to another email is asked about
      Given the service does not reveal how an email signs in
      And the app offers email and GitHub
      And the app mails sign-in links instead of asking for passwords
      And providers open in windows
      And Ada has an account that signs in by email link
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with email"
      And she has continued with the email "lovelace@example.com"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she reads "Continue with lovelace@example.com?"
      And she reads "You originally wanted to sign in with ada@example.com"

    @33-57
    Scenario: Her phone connects them
      Given the service does not reveal how an email signs in
      And the app offers email and phone and GitHub
      And providers open in windows
      And Ada has an account with the phone "+16505550100"
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      When 1 second passes
      Then she reads "You are logged in."
      And Ada's account is connected with "GitHub"
      And nothing that her browser stores contains "pendingEmailCredential"

    @33-58
    Scenario: A phone of nobody she is known as is asked about
      Given the service does not reveal how an email signs in
      And the app offers email and phone and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      When 1 second passes
      Then she reads "Continue with +16505550100?"
      And she reads "You originally wanted to sign in with ada@example.com"

  @error.anonymous-merge-conflict
  Rule: A guest who turns out to have an account is told of by the conflict's own words
    Source: spec §8; reference §2.8, Q5

    @33-59
    Scenario: By a provider's account
      Given the app offers guests and Google
      And providers open in windows
      And guests are upgraded when they sign in
      And Ada has an account that signs in by Google
      And she is a guest at "/Login"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then the callback "signInFailure" has received:
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | google.com                                                                                                                      |

    @33-60
    Scenario: By a provider's account, after the way back
      Given the app offers guests and Google
      And guests are upgraded when they sign in
      And Ada has an account that signs in by Google
      And she is a guest at "/Login"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then the callback "signInFailure" has received:
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | google.com                                                                                                                      |

    @33-61
    Scenario: By the password of her account, once the provider is connected
      Given the app offers guests and email and Google
      And providers open in windows
      And guests are upgraded when they sign in
      And Ada has an account
      And she is a guest at "/Login"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then the callback "signInFailure" has received:
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | google.com                                                                                                                      |

    @33-62
    Scenario: By the provider of her email
      Given the app offers guests and email and Google
      And providers open in windows
      And guests are upgraded when they sign in
      And Ada has an account that signs in by Google
      And she is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then the callback "signInFailure" has received:
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | google.com                                                                                                                      |

    @33-63
    Scenario: By the provider to which another was to be connected
      Given the app offers guests and Google and GitHub
      And providers open in windows
      And guests are upgraded when they sign in
      And Ada has an account that signs in by Google
      And she is a guest at "/Login"
      And she has chosen "Sign in with GitHub"
      And she has signed in at the provider, which has not verified her email
      And she reads "You’ve already used ada@example.com. Sign in with Google to continue."
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then the callback "signInFailure" has received:
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | google.com                                                                                                                      |
