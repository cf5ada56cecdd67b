Feature: Connecting accounts
  A visitor signs in with a provider, such as GitHub, which has not verified her email, and an account with this email
  already exists. Anybody could have given that email to GitHub. So she proves with her earlier way to sign in that the
  account is hers; from then on it has both ways. To connect GitHub to an account is to add it as a further way to sign
  in. Providers, such as GitHub and Google, open in a window beside the page or in place of the page. "Dismiss" removes
  a message. "You are logged in." is the home page of a visitor who is signed in. A visitor who "is signed in to the
  app" is signed in for all its parts, not only for the sign-in form.

  @screen.password-linking
  Rule: A visitor whose account has a password enters it, and the new provider is connected
    Ada has an account with the password "analytical engine 1". She signs in with GitHub, which has not verified her
    email, and comes to the screen "You already have an account". If her account has a second factor, such as a code by
    text message, she is asked for it after the password, on "Verify it’s you". The screen "You already have an account"
    has a second heading, "Sign in". "Show password" makes the typed password readable.

    Source: spec §2; reference §1.2 (14), §2.2, §2.4, T100, T108, T115–T120, Q1

    Background:
      Given the app offers email and GitHub

    @33-1
    Scenario: Ada signs in with GitHub in a window and is asked for the password of her account
      Given providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she comes to "You already have an account"
      And she reads "Sign in"
      And she reads "You’ve already used ada@example.com to sign in. Enter your password for that account."
      And she is asked for:
        | Password |
      And she can choose:
        | Show password | Trouble signing in? | Cancel | Sign In |
      And the focus is on "Password"
      And nobody is signed in to the app

    @33-2
    Scenario: Ada signs in with GitHub in place of the page and is asked for the password of her account
      Given providers open in place of the page
      And Ada has an account
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she reads "You’ve already used ada@example.com to sign in. Enter your password for that account."
      And she is asked for:
        | Password |

    @33-64
    Scenario: The screen that asks for the password of Ada's account links to the terms and the privacy policy
      Given providers open in windows
      And Ada has an account
      And the app links to its terms of service and its privacy policy
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she can choose:
        | Show password | Trouble signing in? | Cancel | Sign In | Terms of Service | Privacy Policy |

    @33-3
    Scenario: Ada's password signs her in and connects GitHub, which opened in a window
      Given providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app
      And Ada's account signs in by password and GitHub

    @33-4
    Scenario: Ada's password signs her in and connects GitHub, which opened in place of the page
      Given providers open in place of the page
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub

    @33-65
    Scenario: Ada is asked for her second factor after her password
      Given providers open in windows
      And Ada has an account with the phone "+16505550100" as second factor
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she comes to "Verify it’s you"
      And nobody is signed in to the app

  @screen.password-linking
  Rule: A password that is rejected connects nothing, and the visitor can try again
    Ada has signed in with GitHub, which has not verified her email, and is now asked for the password of her account,
    which is "analytical engine 1". As long as GitHub is not connected, the account signs in by password only. After too
    many wrong passwords, the service refuses further ones for some minutes; in the example, a step has it answer "too
    many attempts". The service can also refuse the right password, for example because an administrator has disabled
    the account.

    Source: spec §2; reference §2.2, T116, T117

    Background:
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email

    @33-5
    Scenario: Ada enters a wrong password, and GitHub is not connected
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And Ada's account signs in by password

    @33-6
    Scenario: Ada enters the right password after a wrong one, and GitHub is connected
      Given she has submitted:
        | Password | a guess |
      And she sees the message "The email and password you entered don't match" under "Password"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub

    @33-7
    Scenario: Ada leaves the password of her account empty and is asked to enter it
      When she signs in with the password ""
      Then she sees the message "Enter your password" under "Password"

    @33-8
    Scenario: Ada has entered too many wrong passwords and is asked to try again in a few minutes
      Given the next request to sign in with the password will fail: too many attempts
      When she signs in with the password "a guess"
      Then she sees the message "You have entered an incorrect password too many times. Please try again in a few minutes." under "Password"

    @33-9
    Scenario Outline: Ada enters the right password, sees this error, and GitHub is not connected: <error>
      Given the next request to sign in with the password will fail: <error>
      When she signs in with the password "analytical engine 1"
      Then she sees the message "<message>"
      And she is still on "You already have an account"
      And Ada's account signs in by password

      Examples:
        | error             | message                                                 |
        | broken connection | A network error has occurred                            |
        | disabled account  | The user account has been disabled by an administrator. |
        | unknown error     | Something went wrong. Please try again.                 |

  @screen.password-linking
  Rule: A visitor who does not remember the password can recover it, and can still connect the provider
    Ada has signed in with GitHub, which has not verified her email, and is asked for the password of her account.
    GitHub is connected as soon as she signs in to this account, in whatever way. Leaving "Recover password" by "Cancel"
    leads to the sign-in options and does not change that. There, "Sign in with email" asks for the email, and the next
    screen, "Sign in", for the password.

    Source: spec §2; reference §2.2, T118

    Background:
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email

    @33-10
    Scenario: "Trouble signing in?" leads to "Recover password", where Ada's email is filled in
      When she chooses "Trouble signing in?"
      Then she comes to "Recover password"
      And the field "Email" contains "ada@example.com"

    @33-11
    Scenario: Ada leaves "Recover password", signs in with email and password, and GitHub is connected
      Given she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      And she has chosen "Cancel"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub

  @call.link
  Rule: A provider is connected by one request to the service, after the visitor has signed in to the account
    Ada signs in with GitHub, which has not verified her email, and is asked for the password of her account. To connect
    GitHub is to add it to the account as a further way to sign in. The service does this when the app requests it. If
    this fails, she is not signed in. As long as GitHub is not connected, her account signs in by password only.
    "Sign-in of another account" means that her GitHub account is connected with another account already.

    Source: spec §7; reference §2.4, T98, T116, T119, Q13

    @33-12
    Scenario: After Ada has entered her password, the service receives one request to connect GitHub
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And the service has received 1 request to connect a provider to the account

    @33-13
    Scenario: Before Ada enters her password, the service receives no request to connect GitHub
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she is asked for:
        | Password |
      And the service has received no request to connect a provider to the account
      And Ada's account signs in by password

    @33-14
    Scenario Outline: GitHub cannot be connected because of this error, and Ada is not signed in: <error>
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And the next request to connect a provider to the account will fail: <error>
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she sees the message "<message>"
      And nobody is signed in to the app
      And Ada's account signs in by password

      Examples:
        | error                      | message                                                                            |
        | sign-in of another account | Something went wrong. Please try again.                                            |
        | sign-in option not enabled | This way to sign in is not enabled. Please contact the administrator of this site. |

  @call.link
  Rule: A connected provider signs in to the account without the password
    Ada has connected GitHub to her account at an earlier time. Since then, GitHub is a way to sign in to it, so she
    need not prove anew that the account is hers.

    Source: spec §7; reference §2.4, T98, T116, T119, Q13

    @33-15
    Scenario: Ada signs in with GitHub, which is connected to her account, and is not asked for her password
      Given the app offers email and GitHub
      And Ada has an account that signs in by password and GitHub
      And she has opened the app and chosen GitHub
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

  @call.link
  Rule: The app learns of the sign-in that has connected a provider
    Ada has signed in with GitHub, which has not verified her email, and is asked for the password of her account. The
    app learns of the sign-in by the callback "signInSuccessWithAuthResult", a function that is called after each
    sign-in. The credential is what GitHub has handed over to prove who has signed in there. The operation "signIn" and
    the answer "no" to "new user" say that the account existed before. The app has not named a target, the page to which
    the sign-in leads. The callback decides what follows; here it "lets the visitor go on", and the home page follows.
    "github.com" stands for GitHub.

    Source: spec §7; reference §2.4, T98, T116, T119, Q13

    @33-16
    Scenario: The app learns that Ada, who has just connected GitHub, has signed in to her existing account
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And the app is told by "signInSuccessWithAuthResult":
        | user       | ada@example.com |
        | credential | github.com      |
        | operation  | signIn          |
        | new user   | no              |
        | provider   | github.com      |
        | target     | none            |

  @screen.federated-linking
  Rule: A visitor whose account belongs to a different provider signs in there, and the new provider is connected
    Ada's account signs in by Google only. She signs in with GitHub, which has not verified her email, and comes to the
    screen "You already have an account". If her account has a second factor, such as a code by text message, she is
    asked for it after the sign-in with Google, on "Verify it’s you". The developer can give Google another name for its
    button. Google receives the email in the parameter "login_hint" of its address. The screen has a second heading,
    "Sign in".

    Source: spec §2; reference §1.2 (17), §2.4, T110, T113, Q1

    Background:
      Given the app offers Google and GitHub

    @33-17
    Scenario: Ada signs in with GitHub and is asked to sign in with Google, to which her account belongs
      Given providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she comes to "You already have an account"
      And she reads "Sign in"
      And she reads "You’ve already used ada@example.com. Sign in with Google to continue."
      And she can choose:
        | Sign in with Google | Cancel |
      And the focus is on "Sign in with Google"

    @33-66
    Scenario: The screen that asks Ada to sign in with Google links to the terms and the privacy policy
      Given providers open in windows
      And Ada has an account that signs in by Google
      And the app links to its terms of service and its privacy policy
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she can choose:
        | Sign in with Google | Cancel | Terms of Service | Privacy Policy |

    @33-67
    Scenario: The screen that asks Ada to sign in with Google shows the name that the developer gave to Google
      Given providers open in windows
      And Ada has an account that signs in by Google
      And the app offers instead:
        | sign-in option | name        |
        | Google         | Example Ltd |
        | GitHub         |             |
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she reads "You’ve already used ada@example.com. Sign in with Example Ltd to continue."
      And she can choose:
        | Sign in with Example Ltd | Cancel |

    @33-18
    Scenario: Ada signs in with Google in a window, and GitHub is connected
      Given providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Ada's account signs in by Google and GitHub

    @33-19
    Scenario: Ada signs in with Google in place of the page, and GitHub is connected
      Given providers open in place of the page
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Ada's account signs in by Google and GitHub

    @33-20
    Scenario: The app tells Google the email that Ada has at GitHub, so that she need not enter it there
      Given providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she chooses "Sign in with Google"
      Then the provider has received the parameters:
        | login_hint | ada@example.com |

    @33-26
    Scenario: Ada is asked for her second factor after she has signed in with Google
      Given providers open in windows
      And Ada has an account that signs in by Google, with the phone "+16505550100" as second factor
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Verify it’s you"

  @screen.federated-linking
  Rule: A visitor who does not succeed with the account's provider sees why and can try again
    Ada has signed in with GitHub, which has not verified her email, and is asked to sign in with Google, to which her
    account belongs. If she cancels at Google, she reads that she has to authorize (allow) the sign-in. After the
    sign-in at Google, the app asks the service to sign her in. The service can refuse this; here, it refuses only the
    first attempt. If her account is disabled, another attempt would not help, so she comes back to the sign-in options.
    The setting "adminRestrictedOperation" leads a visitor whom the service refuses, because she is no administrator, to
    "Not Authorized". "Back" leads from there to the sign-in options; the app still remembers GitHub. Her email, entered
    after "Sign in with email", leads once more to the screen that asks her to sign in with Google.

    Source: spec §2; reference §2.4, T101, T113

    Background:
      Given the app offers Google and GitHub
      And Ada has an account that signs in by Google

    @33-21
    Scenario: Ada cancels at Google, which opened in place of the page, and is asked to sign in with Google again
      Given providers open in place of the page
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she cancels at the provider
      Then she sees the message "Please authorize the required permissions to sign in to the application"
      And she reads "You’ve already used ada@example.com. Sign in with Google to continue."

    @33-22
    Scenario: Ada cancels at Google, then signs in there, and GitHub is connected
      Given providers open in place of the page
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      And she has cancelled at the provider
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Ada's account signs in by Google and GitHub

    @33-23
    Scenario: The connection to the service breaks after Ada has signed in at Google, and she is asked to sign in with Google again
      Given providers open in windows
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she comes to "You already have an account"
      And the next request to sign in with a provider will fail: broken connection
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she sees the message "A network error has occurred"
      And she reads "You’ve already used ada@example.com. Sign in with Google to continue."

    @33-24
    Scenario: After the sign-in at Google, Ada reads that her account is disabled, and is back at the sign-in options
      Given providers open in windows
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she comes to "You already have an account"
      And the next request to sign in with a provider will fail: disabled account
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she sees the message "The user account has been disabled by an administrator."
      And she can choose:
        | Dismiss | Sign in with Google | Sign in with GitHub |

    @33-25
    Scenario: Ada comes to "Not Authorized" if the service allows the sign-in with Google to administrators only
      Given providers open in windows
      And the setting "adminRestrictedOperation" leads to "Not Authorized"
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she comes to "You already have an account"
      And the next request to sign in with a provider will fail: administrators only
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Not Authorized"

    @33-27
    Scenario: Ada goes back from "Not Authorized", signs in with Google after all, and GitHub is connected
      Given the app offers email and Google and GitHub instead
      And providers open in windows
      And the setting "adminRestrictedOperation" leads to "Not Authorized"
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she comes to "You already have an account"
      And the next request to sign in with a provider will fail: administrators only
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she comes to "Not Authorized"
      And she has chosen "Back"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "You already have an account"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Ada's account signs in by Google and GitHub

  @screen.federated-linking
  Rule: Somebody else who signs in at the account's provider has to prove that her own account is hers
    Ada has signed in with GitHub, which has not verified her email, and is asked to sign in with Google, to which her
    account belongs. Now Grace takes over the same browser and signs in at Google in Ada's place. Google has not
    verified Grace's email, and there is an account with this email, so Grace has to sign in to it in the way in which
    it signs in. If the app does not offer this way, or the account has none ("no method"), Grace has to set a new
    password by a mail, which the last two texts announce. An email link is a link in a mail that signs in. Email as a
    sign-in option stands for a password and for an email link. The app does not offer Facebook.

    Source: spec §2; reference §2.4, T101, T113

    @33-28
    Scenario Outline: Grace signs in at Google in Ada's browser and is told how to get into her own account, which signs in by <methods>
      Given the app offers email and Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And Grace has an account that signs in by <methods>
      And Ada has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When Grace signs in at the provider, which has not verified her email
      Then she reads "<text>"

      Examples:
        | methods    | text                                                                                                                                   |
        | password   | You’ve already used grace@example.com to sign in. Enter your password for that account.                                                |
        | GitHub     | You’ve already used grace@example.com. Sign in with GitHub to continue.                                                                |
        | email link | You’ve already used grace@example.com. You can connect your Google account with grace@example.com by signing in with email link below. |
        | Facebook   | To continue sign in with grace@example.com on this device, you have to recover the password.                                           |
        | no method  | Get instructions sent to this email that explain how to reset your password                                                            |

  @screen.email-mismatch
  Rule: A guest who does not continue with another email keeps her guest account
    Grace uses the app as a guest, and finds the sign-in at "/Login". GitHub has not verified the email
    grace@example.com, so the app keeps what GitHub has told it until she proves that the account with this email is
    hers. She leaves the screen that asks for her password by "Trouble signing in?" and "Cancel". She then signs in with
    the email ada@example.com instead, so the app asks whether to continue with that. "Cancel" gives up this sign-in. It
    leads back to the sign-in options, where "Continue as guest" leads to the home page with the guest account that she
    has already. It still has its account ID, by which the app knows it. Each of the two accounts has the password
    "analytical engine 1".

    Source: spec §2; reference §1.2 (33), T97, T126

    @33-76
    Scenario: "Cancel" on "Continue with ada@example.com?" leaves a guest with her guest account
      Given the app offers email and GitHub and guests
      And providers open in windows
      And Grace has an account
      And Ada has an account
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with GitHub"
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      And she has chosen "Cancel"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has submitted:
        | Password | analytical engine 1 |
      And she reads "Continue with ada@example.com?"
      And she has chosen "Cancel"
      When she chooses "Continue as guest"
      Then she reads "You are logged in."
      And she has kept the account ID that she had as a guest

  @screen.email-mismatch
  Rule: A visitor who signs in at Google with a different email is asked whether to continue with that account
    Ada has signed in with GitHub as ada@example.com, which GitHub has not verified, and is asked to sign in with
    Google, to which her account belongs. At Google she signs in with her other email, lovelace@example.com, which
    Google has verified and which has, or gets, an account of its own. GitHub can be connected only to the account of
    ada@example.com. As long as this has not happened, that account signs in by Google only. "Cancel" leads back to the
    screen that asks her to sign in with Google.

    Source: spec §2; reference §1.2 (33), §2.4, T97, T126

    Background:
      Given the app offers Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"

    @33-29
    Scenario: Ada, who wants to connect GitHub, signs in at Google with a different email and is asked whether to continue with it
      When she signs in at the provider with the email "lovelace@example.com"
      Then she reads "Continue with lovelace@example.com?"
      And she reads "You originally wanted to sign in with ada@example.com"
      And Ada's account signs in by Google

    @33-30
    Scenario: Ada chooses "Continue", is signed in as "lovelace@example.com", and GitHub is not connected
      Given she has signed in at the provider with the email "lovelace@example.com"
      When she chooses "Continue"
      Then she reads "You are logged in."
      And "lovelace@example.com" is signed in to the app
      And Ada's account signs in by Google

    @33-31
    Scenario: Ada chooses "Cancel", signs in at Google with the email of her account, and GitHub is connected
      Given she has signed in at the provider with the email "lovelace@example.com"
      And she has chosen "Cancel"
      And she has chosen "Sign in with Google"
      When she signs in at the provider with the email "ada@example.com"
      Then she reads "You are logged in."
      And Ada's account signs in by Google and GitHub

  @screen.email-mismatch
  Rule: A visitor who enters the password of a different account is asked whether to continue with that account
    Ada has signed in with GitHub, which has not verified her email, and is asked for the password of her account. She
    leaves this screen by "Trouble signing in?" and "Cancel", and enters the email of Grace's account and its password.
    Each of the two accounts has the password "analytical engine 1". GitHub can be connected only to Ada's account. When
    she is asked whether to continue with Grace's account, "Cancel" leads back to the sign-in options.

    Source: spec §2; reference §1.2 (33), §2.4, T97, T126

    Background:
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

    @33-32
    Scenario: Ada signs in with Grace's email and password and is asked whether to continue with Grace's account
      When she signs in with the password "analytical engine 1"
      Then she reads "Continue with grace@example.com?"
      And she reads "You originally wanted to sign in with ada@example.com"

    @33-33
    Scenario: Ada chooses "Cancel" and reads that GitHub can still be connected if she signs in to her own account
      Given she has submitted:
        | Password | analytical engine 1 |
      And she reads "Continue with grace@example.com?"
      When she chooses "Cancel"
      Then she sees the message "You’ve already used ada@example.com. Sign in the way you did before, and your accounts will be connected."
      And she can choose:
        | Dismiss | Sign in with email | Sign in with GitHub |
      And nobody is signed in to the app

    @33-34
    Scenario: After "Cancel", Ada signs in with her own email and password, and GitHub is connected to her account
      Given she has submitted:
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
  Rule: A visitor whose account signs in only by ways that the app does not offer has to recover the password
    Ada signs in with GitHub, which has not verified her email, so she must prove first that the account is hers. Ada's
    account signs in by Google, for example, but the app offers only email and GitHub. Her account has no password. A
    mail lets her set one, with which she can sign in here. "SAML" is a standard for signing in with the account that an
    organisation gives to its people. The screen that tells her this has two buttons: "Recover password" for this mail,
    and "Cancel", which leads to the sign-in options. Facebook and Google are providers.

    Source: spec §2; reference §2.4, §2.10, T111

    @33-35
    Scenario Outline: Ada has to recover her password if her account signs in only by <method>, which the app does not offer
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account that signs in by <method>
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she reads "To continue sign in with ada@example.com on this device, you have to recover the password."
      And she can choose:
        | Cancel | Recover password |

      Examples:
        | method   |
        | Google   |
        | Facebook |
        | SAML     |

    @33-36
    Scenario: "Cancel" on the screen that asks Ada to recover her password leads to the sign-in options
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Sign in with GitHub |

    @33-37
    Scenario: Ada comes back from GitHub, which opened in place of the page, and has to recover her password
      Given the app offers email and GitHub
      And providers open in place of the page
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she reads "To continue sign in with ada@example.com on this device, you have to recover the password."

  @error.no-sign-in-means
  Rule: A visitor whose account cannot sign in at all has to set a password first
    An account has no way to sign in if an administrator has created it without a password, for example. Ada signs in
    with GitHub, which has not verified her email, so she must prove first that the account is hers. The mail from
    "Recover password" lets her do so. Her account signs in by no way, so "Recover password" opens at once.

    Source: spec §8; reference §2.4, T107

    Background:
      Given the app offers email and GitHub
      And Ada has an account that signs in by no method

    @33-38
    Scenario: Ada signs in with GitHub in a window, and her account cannot sign in at all
      Given providers open in windows
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she comes to "Recover password"
      And she sees the message "This email already exists without any means of sign-in. Please reset the password to recover."
      And the field "Email" contains "ada@example.com"

    @33-39
    Scenario: Ada signs in with GitHub in place of the page, and her account cannot sign in at all
      Given providers open in place of the page
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she comes to "Recover password"
      And she sees the message "This email already exists without any means of sign-in. Please reset the password to recover."

  @error.network-request-failed
  Rule: A visitor sees why the app could not find out how her account signs in
    Ada signs in with GitHub, which has not verified her email. There is an account with the email that GitHub has
    handed over, so the app asks the service how this email signs in. Here, the service fails to answer. "Retry" asks it
    again.

    Source: spec §8; reference §2.4, T112

    @33-40
    Scenario Outline: Ada signs in with GitHub and sees why the app could not find out how her account signs in: <error>
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And the next request to find out how the email signs in will fail: <error>
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she comes to "Error encountered"
      And she reads "<message>"
      And she can choose:
        | Cancel | Retry |

      Examples:
        | error             | message                                 |
        | broken connection | A network error has occurred            |
        | unknown error     | Something went wrong. Please try again. |

  @store.pending-email-credential
  Rule: The browser keeps a sign-in that waits to be connected, in a form that cannot be read
    Ada signs in with GitHub, which has not verified her email. Until Ada has proved that the account is hers, the
    browser keeps her email and what GitHub has confirmed, under the name "pendingEmailCredential" in its database. Both
    are encrypted. "signInMethod" is a part of what GitHub has confirmed. A browser without a database keeps nothing;
    then only the open page knows of the sign-in. If Ada's account signs in by Google, she is asked to choose "Sign in
    with Google". Closing Google's window does not give up the sign-in with GitHub.

    Source: spec §3; reference §7, §11.5, T114, Q42

    Background:
      Given providers open in windows

    @33-41
    Scenario: The browser keeps the sign-in with GitHub, and Ada's email cannot be read there
      Given the app offers email and GitHub
      And Ada has an account
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she is asked for:
        | Password |
      But her browser stores something called "pendingEmailCredential"
      And nothing that her browser stores contains "ada@example.com"

    @33-42
    Scenario: The browser keeps what GitHub has confirmed, and its part "signInMethod" cannot be read there
      Given the app offers Google and GitHub
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she can choose:
        | Sign in with Google | Cancel |
      And nothing that her browser stores contains "signInMethod"

    @33-68
    Scenario: GitHub is connected although the browser leaves the page for Google and loads it again afterwards
      Given the app offers Google and GitHub
      And providers open in place of the page
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Ada's account signs in by Google and GitHub

    @33-44
    Scenario: GitHub is connected even in a browser without a database, which keeps the sign-in while the page is open
      Given Ada's browser offers no database
      And the app offers email and GitHub
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub

    @33-69
    Scenario: GitHub is connected even if Ada has closed Google's window once and opened it again
      Given the app offers Google and GitHub
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      And she has closed the provider's window
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Ada's account signs in by Google and GitHub

  @store.pending-email-credential
  Rule: The browser keeps an email that leads to a provider in a form that cannot be read
    Ada's account signs in by Google. When she enters her email, the screen "You already have an account" offers Google.
    The browser has to remember the email until she comes back from Google, so it stores the email, but encrypted.

    Source: spec §3; reference §7, §11.5

    @33-43
    Scenario: Ada enters her email on "Sign in with email", and nothing that her browser stores contains this email
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has opened "/"
      And she has chosen "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "You already have an account"
      And nothing that her browser stores contains "ada@example.com"

  @store.pending-email-credential
  Rule: The browser forgets a sign-in that waits to be connected as soon as it is connected or given up
    Ada signs in with GitHub, which has not verified her email. Until GitHub is connected or given up, the browser keeps
    this sign-in under the name "pendingEmailCredential". It is given up when Ada opens another address, such as "/",
    and when she continues with a different account: if she signs in at Google with her other email,
    lovelace@example.com, she is asked whether to do so. It is also given up when she cannot get into her account: the
    account is disabled, the app cannot find out how it signs in, or the app does not offer the way in which it signs
    in. In the last case, a screen with the buttons "Cancel" and "Recover password" tells her to recover her password.
    Other buttons, such as "Cancel" on "Recover password", give nothing up. An account to which GitHub is not connected
    signs in as before.

    Source: spec §3; reference §7, T114, Q42

    Background:
      Given providers open in windows

    @33-45
    Scenario: The browser forgets the sign-in with GitHub once GitHub is connected
      Given the app offers email and GitHub
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And nothing that her browser stores contains "pendingEmailCredential"

    @33-46
    Scenario: GitHub is not connected if Ada opens "/" before she signs in with her password
      Given the app offers email and GitHub
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

    @33-70
    Scenario: The browser forgets the sign-in with GitHub if Ada opens "/" instead of signing in at Google
      Given the app offers Google and GitHub
      And providers open in place of the page
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      And she has reached the provider's page
      When she goes to "/"
      Then she can choose:
        | Sign in with Google | Sign in with GitHub |
      And nothing that her browser stores contains "pendingEmailCredential"

    @33-71
    Scenario: The browser forgets the sign-in with GitHub if the app does not offer the way in which Ada's account signs in
      Given the app offers email and GitHub
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she can choose:
        | Cancel | Recover password |
      And nothing that her browser stores contains "pendingEmailCredential"

    @33-72
    Scenario: The browser forgets the sign-in with GitHub if the service does not say how Ada's account signs in
      Given the app offers email and GitHub
      And Ada has an account
      And the next request to find out how the email signs in will fail: sign-in option not enabled
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she sees the message "This way to sign in is not enabled. Please contact the administrator of this site."
      And nothing that her browser stores contains "pendingEmailCredential"

    @33-73
    Scenario: The browser forgets the sign-in with GitHub if Ada's account, which belongs to Google, is disabled
      Given the app offers Google and GitHub
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she comes to "You already have an account"
      And the next request to sign in with a provider will fail: disabled account
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she sees the message "The user account has been disabled by an administrator."
      And nothing that her browser stores contains "pendingEmailCredential"

    @33-74
    Scenario: The browser forgets the sign-in with GitHub if Ada continues with the account of a different email
      Given the app offers Google and GitHub
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      And she has signed in at the provider with the email "lovelace@example.com"
      When she chooses "Continue"
      Then she reads "You are logged in."
      And nothing that her browser stores contains "pendingEmailCredential"

    @33-75
    Scenario: GitHub is not connected while Ada is asked whether to continue with the account of a different email
      Given the app offers Google and GitHub
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she signs in at the provider with the email "lovelace@example.com"
      Then she reads "Continue with lovelace@example.com?"
      And Ada's account signs in by Google

  @flow.email-lookup
  Rule: If the service does not reveal how Ada's email signs in, she signs in as before, and GitHub is connected
    Ada signs in with GitHub, which has not verified her email. The app cannot know which way to sign in her account
    has. So it shows her all the ways that it offers, and connects GitHub after the one that she chooses. "Reveal" means
    that the service tells the app by which ways an email signs in. If Ada signs in to the account of her other email,
    lovelace@example.com, she is asked whether to continue with it. If GitHub cannot be connected, for example because
    it belongs to another account already ("sign-in of another account"), she is not signed in.

    Source: spec §4; reference Q3

    Background:
      Given the service does not reveal how an email signs in
      And providers open in windows

    @33-47
    Scenario: Ada signs in with GitHub and is asked to sign in as before, whichever way that was
      Given the app offers email and GitHub
      And Ada has an account
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she sees the message "You’ve already used ada@example.com. Sign in the way you did before, and your accounts will be connected."
      And she can choose:
        | Dismiss | Sign in with email | Sign in with GitHub |

    @33-48
    Scenario: Ada chooses "Sign in with email", and the email that she has at GitHub is filled in
      Given the app offers email and GitHub
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she chooses "Sign in with email"
      Then she comes to "Sign in with email"
      And the field "Email" contains "ada@example.com"

    @33-49
    Scenario: Ada signs in with email and password as before, and GitHub is connected
      Given the app offers email and GitHub
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
    Scenario: Ada signs in with Google as before, and GitHub is connected
      Given the app offers Google and GitHub
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Ada's account signs in by Google and GitHub

    @33-51
    Scenario: Ada signs in with her password and sees beside the sign-in options why GitHub could not be connected
      Given the app offers email and GitHub
      And Ada has an account
      And the next request to connect a provider to the account will fail: sign-in of another account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she sees the message "Something went wrong. Please try again."
      And she can choose:
        | Dismiss | Sign in with email | Sign in with GitHub |
      And nobody is signed in to the app

    @33-52
    Scenario: Ada signs in at Google with a different email and is asked whether to continue with that account
      Given the app offers Google and GitHub
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she signs in at the provider with the email "lovelace@example.com"
      Then she reads "Continue with lovelace@example.com?"
      And she reads "You originally wanted to sign in with ada@example.com"

  @flow.email-lookup
  Rule: If the service does not reveal how Ada's email signs in, a mailed link signs her in and connects GitHub
    Ada signs in with GitHub, which has not verified her email, and then asks for a mailed link, by which her account
    signs in. Until she follows it, the browser keeps the sign-in with GitHub, in an encrypted cookie called
    "pendingEncryptedCredential" and under the name "pendingEmailCredential". "Sign-in email sent" says that the link
    was mailed. The tick "Signed in!" covers the screen for one second. A cookie is a small text that the browser keeps
    for the app; one that is hidden from other sites is not sent with their requests. "lovelace@example.com" is another
    email of Ada's; GitHub can be connected only to the account of ada@example.com. A new tab of the same browser finds
    what the browser keeps.

    Source: spec §4; reference Q3

    Background:
      Given the service does not reveal how an email signs in
      And providers open in windows

    @33-53
    Scenario: Ada asks for a link, and the cookie that keeps her sign-in with GitHub is hidden from other sites
      Given the app offers email and GitHub
      And the app mails sign-in links instead of asking for passwords
      And Ada has an account that signs in by email link
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign-in email sent"
      And her browser hides the cookie "pendingEncryptedCredential" from other sites

    @33-54
    Scenario: Ada follows the link in her mail in the same tab, and GitHub is connected
      Given the app offers email and GitHub
      And the app mails sign-in links instead of asking for passwords
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
    Scenario: Ada follows the link in her mail in a new tab, and GitHub is connected
      Given the app offers email and GitHub
      And the app mails sign-in links instead of asking for passwords
      And Ada has an account that signs in by email link
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail in a new tab
      Then she sees a tick and "Signed in!"
      And Ada's account is connected with "GitHub"
      And nothing that her browser stores contains "pendingEmailCredential"

    @33-56
    Scenario: Ada asks for a link to her other email, follows it, and is asked whether to continue with that account
      Given the app offers email and GitHub
      And the app mails sign-in links instead of asking for passwords
      And Ada has an account that signs in by email link
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with email"
      And she has continued with the email "lovelace@example.com"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she reads "Continue with lovelace@example.com?"
      And she reads "You originally wanted to sign in with ada@example.com"

  @flow.email-lookup
  Rule: If the service does not reveal how Ada's email signs in, a code by text message signs her in and connects GitHub
    Ada signs in with GitHub, which has not verified her email, and then with a phone. The ticks "Code sent!" and
    "Verified!" cover the screen for one second each. Until GitHub is connected, the browser keeps the sign-in with it
    under the name "pendingEmailCredential". GitHub can be connected only to the account of ada@example.com. A phone
    that belongs to no account would get an account of its own, so the app asks whether to continue with the phone
    "+16505550100", which is the number that she has entered.

    Source: spec §4; reference Q3

    Background:
      Given the service does not reveal how an email signs in
      And providers open in windows

    @33-57
    Scenario: Ada signs in with the phone of her account, and GitHub is connected
      Given the app offers email and phone and GitHub
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
    Scenario: Ada signs in with a phone that does not belong to her account and is asked whether to continue with this phone
      Given the app offers email and phone and GitHub
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
  Rule: If a guest signs in to an account that exists already, the app learns of this and decides what happens
    Ada has an account. Nevertheless she has chosen "Continue as guest". A guest is signed in, so she finds the sign-in
    at "/Login" only. "Guests keep their accounts" is a setting by which a sign-in adds an email, phone or provider to
    the account of the guest. But a guest cannot become a different account, so the callback "signInFailure", a function
    of the app, receives the reason, a message for the developer, and the credential: the proof with which the app can
    sign in to the account. Here, Google has given it: "google.com" stands for Google. If Google or GitHub has not
    verified her email, she must first sign in by the earlier way of her account. In the message, the "anonymous user"
    is the guest, to "upgrade" is to keep the guest account when she signs in, and the "non-anonymous credential" is the
    proof for the account that exists.

    Source: spec §8; reference §2.8, Q5

    Background:
      Given guests keep their accounts when they sign in

    @33-59
    Scenario: Ada, a guest, signs in with Google in a window to her account, and the app is told of the conflict
      Given the app offers guests and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she is a guest at "/Login"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | google.com                                                                                                                      |

    @33-60
    Scenario: Ada, a guest, signs in with Google in place of the page to her account, and the app is told of the conflict
      Given the app offers guests and Google
      And providers open in place of the page
      And Ada has an account that signs in by Google
      And she is a guest at "/Login"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | google.com                                                                                                                      |

    @33-61
    Scenario: Ada, a guest, signs in with Google, enters the password of her account, and the app is told of the conflict
      Given the app offers guests and email and Google
      And providers open in windows
      And Ada has an account
      And she is a guest at "/Login"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider, which has not verified her email
      And she comes to "You already have an account"
      When she signs in with the password "analytical engine 1"
      Then the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | google.com                                                                                                                      |

    @33-62
    Scenario: Ada, a guest, enters the email of her Google account, signs in there, and the app is told of the conflict
      Given the app offers guests and email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "You already have an account"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | google.com                                                                                                                      |

    @33-63
    Scenario: Ada, a guest, proves with Google that the email from GitHub is hers, and the app is told of the conflict
      Given the app offers guests and Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google
      And she is a guest at "/Login"
      And she has chosen "Sign in with GitHub"
      And she has signed in at the provider, which has not verified her email
      And she reads "You’ve already used ada@example.com. Sign in with Google to continue."
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | google.com                                                                                                                      |
