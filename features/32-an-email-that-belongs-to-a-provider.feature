Feature: An email that belongs to a provider
  A provider is a company whose account signs in here, such as Google. A visitor who enters the email of such an account
  comes to the screen "You already have an account", which offers this provider, and need not remember which one it was.
  "Dismiss" removes a message. "You are logged in." is the home page of a visitor who is signed in. A visitor who "is
  signed in to the app" is signed in for all its parts, not only for the sign-in form.

  @flow.email-federated
  Rule: An email whose account signs in by a provider leads to the first of its providers that the app offers
    An account can sign in by several providers. The tables list them in the account's own order. SAML and OpenID
    Connect are two standards by which organisations, such as companies, let their people sign in elsewhere with their
    accounts. Here, "initech" is an organisation with SAML, and "globex" one with OpenID Connect. In the second table,
    the app does not offer Facebook, and an email link is no provider.

    Source: spec §4; reference T41, Q2

    @32-1
    Scenario Outline: An email whose account signs in by <ways> leads to "Sign in with <provider>"
      Given the app offers email and Google and GitHub and Microsoft and SAML and OpenID Connect
      And Ada has an account that signs in by <ways>
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "You already have an account"
      And she can choose "Sign in with <provider>"

      Examples: one provider, which the app offers
        | ways           | provider  |
        | Google         | Google    |
        | GitHub         | GitHub    |
        | Microsoft      | Microsoft |
        | SAML           | initech   |
        | OpenID Connect | globex    |

      Examples: several ways to sign in, of which the app offers at least one provider
        | ways                  | provider |
        | GitHub and Google     | GitHub   |
        | Google and GitHub     | Google   |
        | Facebook and Google   | Google   |
        | email link and Google | Google   |

  @flow.email-federated
  Rule: If the app offers none of an account's providers, or the account also has a password, its email does not lead to a provider
    If the app offers no way by which an account signs in, the visitor is to set a password by a mailed link. The screen
    calls this recovering the password, although the account has had none so far. A visitor whose account has a
    password, too, is asked for it on the screen "Sign in". OpenID Connect is a standard by which organisations, such as
    companies, let their people sign in elsewhere with their accounts.

    Source: spec §4; reference T41, Q2

    @32-2
    Scenario Outline: A visitor whose account signs in only by <ways>, which the app does not offer, reads that she has to recover the password
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
    Scenario: A visitor whose account signs in by a password and by Google is asked for the password
      Given the app offers email and Google
      And Ada has an account that signs in by password and Google
      And she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she is asked for:
        | Email | Password |

  @screen.federated-sign-in
  Rule: The screen "You already have an account" names the email and offers the provider
    The screen appears after an email has been entered whose account signs in by a provider, here Google.
    "signInOptions[1]" is the second sign-in option, here Google, and "providerName" is the name that the developer
    gives it. The screen has a second heading, "Sign in", which is also the title in the browser's tab.

    Source: spec §2; reference §1.2 (17), §2.4, T113

    @32-4
    Scenario: "You already have an account" names the email and offers the provider
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      When she has come to "You already have an account"
      Then the page is titled "Sign in – Doorstep"
      And she reads "You already have an account"
      And she reads "You’ve already used ada@example.com. Sign in with Google to continue."
      And she can choose "Sign in with Google"
      And the focus is on "Sign in with Google"
      And she sees no message

    @32-28
    Scenario: "You already have an account" calls the provider by the name that the developer gave it
      Given the app offers email and Google
      And the developer has set "signInOptions[1].providerName" to "Workspace"
      And Ada has an account that signs in by Google
      When she has come to "You already have an account"
      Then she reads "You’ve already used ada@example.com. Sign in with Workspace to continue."
      And she can choose "Sign in with Workspace"

    @32-5
    Scenario: "You already have an account" links to the terms of service and the privacy policy
      Given the app links to its terms of service and its privacy policy
      And the app offers email and Google
      And Ada has an account that signs in by Google
      When she has come to "You already have an account"
      Then she can choose "Terms of Service"
      And she can choose "Privacy Policy"

  @screen.federated-sign-in
  Rule: A visitor whose email belongs to a provider's account signs in at the provider, in a window
    Ada has entered her email. Because her account signs in by Google, this has led to the screen "You already have an
    account", which offers Google. Small and capital letters make no difference in an email. "login_hint" is Google's
    name for the email that an app sends it. Browsers can block the windows that a page opens; the button "Continue in
    this window" then opens Google in place of the page. After an error, she may choose Google again.

    Source: spec §2; reference §1.2 (17), §2.4, T113

    Background:
      Given the app offers email and Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google

    @32-6
    Scenario: A visitor whose email belongs to a Google account signs in with Google in a window
      Given she has come to "You already have an account"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app
      And 1 window has been opened

    @32-29
    Scenario: The app sends Ada's email to Google, so that she need not enter it there
      Given she has come to "You already have an account"
      When she chooses "Sign in with Google"
      Then the provider has received the parameters:
        | login_hint | ada@example.com |

    @32-8
    Scenario: A visitor who enters her email in capitals signs in to the same Google account
      Given she has come to "Sign in with email"
      And she has continued with the email "ADA@EXAMPLE.COM"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."

    @32-30
    Scenario: A visitor who closes Google's window stays on the screen that offers Google, without a message
      Given she has come to "You already have an account"
      And she has chosen "Sign in with Google"
      When she closes the provider's window
      Then she reads "You’ve already used ada@example.com. Sign in with Google to continue."
      And she can choose "Sign in with Google"
      And she sees no message

    @32-31
    Scenario: A visitor whose browser blocks windows can sign in with Google in place of the page
      Given the browser blocks windows
      And she has come to "You already have an account"
      And she has chosen "Sign in with Google"
      And she has chosen "Continue in this window"
      When she signs in at the provider
      Then "ada@example.com" is signed in to the app

    @32-9
    Scenario: A visitor whose connection breaks during the sign-in with Google stays on the screen, with a message
      Given she has come to "You already have an account"
      And the next request to sign in with a provider will fail: broken connection
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she is still on "You already have an account"
      And she sees the message "A network error has occurred"
      And she can choose "Sign in with Google"

  @screen.federated-sign-in
  Rule: If the service refuses a visitor's sign-in with a provider, she leaves "You already have an account"
    Ada has entered her email. Because her account signs in by Google, this has led to the screen "You already have an
    account". The developer's setting "adminRestrictedOperation" leads visitors whom the service refuses, because only
    administrators may do this, to the screen "Not Authorized". "Disabled account" means that an administrator has
    disabled the account.

    Source: spec §2; reference §1.2 (17), §2.4, T113

    Background:
      Given the app offers email and Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google

    @32-11
    Scenario: A visitor whose account has been disabled comes to the list of sign-in options, with a message
      Given she has come to "You already have an account"
      And the next request to sign in with a provider will fail: disabled account
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she sees the message "The user account has been disabled by an administrator."
      And she can choose:
        | Dismiss | Sign in with email | Sign in with Google | Sign in with GitHub |

    @32-12
    Scenario: A visitor whose sign-in the service refuses as reserved for administrators comes to "Not Authorized"
      Given the setting "adminRestrictedOperation" leads to "Not Authorized"
      And she has come to "You already have an account"
      And the next request to sign in with a provider will fail: administrators only
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Not Authorized"

  @screen.federated-sign-in
  Rule: A visitor whose email at the provider belongs to a different account reads how this account signs in
    Ada has entered her email, and then leaves the browser to Grace, who signs in at Google. Google has not verified
    that Grace's email is hers, so this must not open the account that has her email. She has to use a way by which that
    account signs in already, and recovers a password if the app offers no such way. "No method" means that the account
    has no way to sign in so far. The mail for recovering a password contains a link to set one; the words in the last
    row announce it.

    Source: spec §2; reference §1.2 (17), §2.4, T113

    Background:
      Given the app offers email and Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by Google

    @32-14
    Scenario Outline: After signing in at Google, Grace reads how to sign in to her own account, which signs in by <ways>
      Given Grace has an account that signs in by <ways>
      And Ada has come to "You already have an account"
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

  @screen.federated-sign-in
  Rule: A visitor whose account at a provider has a second factor is asked for it
    A second factor is a second step after the sign-in at the provider, here a code sent by text message. The screen
    "Verify it’s you" asks for it.

    Source: spec §2; reference §1.2 (17), §2.4

    @32-13
    Scenario: A visitor who has signed in at Google comes to "Verify it’s you" if her account has a second factor
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google, with the phone "+16505550100" as second factor
      And she has come to "You already have an account"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Verify it’s you"

  @screen.federated-sign-in
  Rule: A visitor whose email belongs to a provider's account signs in at the provider, in place of the page
    Ada has entered her email, which has led to "You already have an account". The provider's page replaces the app.
    Afterwards, the provider leads back to the app.

    Source: spec §2; reference §1.2 (17), §2.4, T102, T113

    Background:
      Given the app offers email and Google
      And providers open in place of the page
      And Ada has an account that signs in by Google

    @32-7
    Scenario: A visitor whose email belongs to a Google account signs in with Google in place of the page
      Given she has come to "You already have an account"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app
      And no window has been opened

    @32-10
    Scenario: A visitor who cancels on Google's page comes back to the screen that offers Google, with a message
      Given she has come to "You already have an account"
      And she has chosen "Sign in with Google"
      When she cancels at the provider
      Then she sees the message "Please authorize the required permissions to sign in to the application"
      And she reads "You’ve already used ada@example.com. Sign in with Google to continue."
      And she can choose "Sign in with Google"

  @screen.federated-sign-in
  Rule: A visitor who cancels on a provider's page comes to the screen to which her email leads now
    Ada has entered her email, which has led to "You already have an account". When she comes back from the provider's
    page, the app asks the service again how her email signs in. An email without an account leads to "Create account"
    or, if the app mails sign-in links instead of asking for passwords, to "Sign-in email sent". If the service does not
    reveal how an email signs in, the app asks for a password. In some examples, something changes after she has entered
    her email: an administrator deletes her account, or the service stops revealing how emails sign in.

    Source: spec §2; reference §1.2 (17), §2.4, T102, T113

    Background:
      Given the app offers email and Google
      And providers open in place of the page
      And Ada has an account that signs in by Google

    @32-15
    Scenario: A visitor who cancels on Google's page comes to "Create account" if her account has been deleted by then
      Given she has come to "You already have an account"
      And Ada's account has been deleted by an administrator
      And she has chosen "Sign in with Google"
      When she cancels at the provider
      Then she comes to "Create account"

    @32-16
    Scenario: A visitor who cancels on Google's page after her account has been deleted is sent a link if the app mails sign-in links
      Given the app mails sign-in links instead of asking for passwords
      And she has come to "You already have an account"
      And Ada's account has been deleted by an administrator
      And she has chosen "Sign in with Google"
      When she cancels at the provider
      Then she comes to "Sign-in email sent"

    @32-17
    Scenario: A visitor who cancels on Google's page is asked for a password if the service no longer says how an email signs in
      Given she has come to "You already have an account"
      And the service does not reveal how an email signs in
      And she has chosen "Sign in with Google"
      When she cancels at the provider
      Then she comes to "Sign in"
      And she is asked for:
        | Email | Password |

  @screen.email-mismatch
  Rule: A visitor who signs in at a provider with a different email than she entered is asked which one she wants
    Ada has entered ada@example.com, whose account signs in by Google. This has led to the screen "You already have an
    account", and from there she has gone to Google. Google then tells the app the email with which she signs in there.
    "Continue" signs her in with that email, and "Cancel" leads her back. Small and capital letters make no difference
    in an email. The question stands under the heading "Sign in".

    Source: spec §2; reference §1.2 (33), §2.4, T97, T125, T126, Q24

    Background:
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google

    @32-18
    Scenario: A visitor who signs in at Google with a different email than she entered is asked whether to continue
      Given she has come to "You already have an account"
      And she has chosen "Sign in with Google"
      When she signs in at the provider with the email "lovelace@example.com"
      Then she comes to "Continue with lovelace@example.com?"
      And she reads "Sign in"
      And she reads "You originally wanted to sign in with ada@example.com"
      And she can choose:
        | Cancel | Continue |
      And the focus is on "Continue"
      And nobody is signed in to the app

    @32-20
    Scenario: "Continue" signs in with the email that the visitor used at Google
      Given she has come to "You already have an account"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider with the email "lovelace@example.com"
      When she chooses "Continue"
      Then she reads "You are logged in."
      And "lovelace@example.com" is signed in to the app

    @32-21
    Scenario: "Cancel" leads back to the screen that offers Google for the email that the visitor entered
      Given she has come to "You already have an account"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider with the email "lovelace@example.com"
      When she chooses "Cancel"
      Then she reads "You’ve already used ada@example.com. Sign in with Google to continue."
      And nobody is signed in to the app

    @32-22
    Scenario: After "Cancel", the visitor can sign in at Google with the email that she entered
      Given she has come to "You already have an account"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider with the email "lovelace@example.com"
      And she has chosen "Cancel"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @32-32
    Scenario: A visitor who enters her email in capitals and signs in at Google with the same email is not asked
      Given she has come to "Sign in with email"
      And she has continued with the email "ADA@EXAMPLE.COM"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

  @screen.email-mismatch
  Rule: A visitor who opens the app again is not asked about an email that she entered before
    Opening "/" again starts anew: the app forgets the email that was entered before. So the app has nothing to compare
    with the email that Google tells it. Ada has entered her email first and then gone back to "/".

    Source: spec §2; reference §1.2 (33), §2.4, T97, T125, T126, Q24

    Background:
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google

    @32-24
    Scenario: A visitor who opens "/" again and goes straight to Google is signed in with the email that she uses there
      Given she has come to "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "You already have an account"
      And she has gone to "/"
      And she has chosen "Sign in with Google"
      When she signs in at the provider with the email "lovelace@example.com"
      Then she reads "You are logged in."
      And "lovelace@example.com" is signed in to the app

  @screen.email-mismatch
  Rule: A visitor who signs in at a provider with a different email is asked which one she wants after the second factor
    A second factor is a second step after the sign-in at the provider, here a code sent by text message. Ada has
    entered her own email, but signs in at Google with Grace's, and can read the text messages to Grace's phone. The
    screen "Verify it’s you" asks for this code. The tick "Verified!" then covers the screen for one second.

    Source: spec §2; reference §1.2 (33), §2.4, T97, T125, T126, Q24

    Background:
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google

    @32-25
    Scenario: After the code of the second factor, Ada is asked whether to continue with Grace's email
      Given Grace has an account that signs in by Google, with the phone "+16505550100" as second factor
      And Ada has come to "You already have an account"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider with the email "grace@example.com"
      And she comes to "Verify it’s you"
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she reads "Continue with grace@example.com?"
      And she reads "You originally wanted to sign in with ada@example.com"
      And nobody is signed in to the app

  @screen.email-mismatch
  Rule: A visitor who comes back from a provider's page with a different email is asked which one she wants
    Ada has entered ada@example.com, whose account signs in by Google. Here, Google's page replaces the app until she
    has signed in. "Continue" signs her in with the email that Google tells the app, and "Cancel" leads her back to "You
    already have an account".

    Source: spec §2; reference §1.2 (33), §2.4, T97, T125, T126

    Background:
      Given the app offers email and Google
      And providers open in place of the page
      And Ada has an account that signs in by Google
      And she has come to "You already have an account"
      And she has chosen "Sign in with Google"

    @32-19
    Scenario: A visitor who comes back from Google's page with a different email is asked whether to continue
      When she signs in at the provider with the email "lovelace@example.com"
      Then she reads "Continue with lovelace@example.com?"
      And she reads "You originally wanted to sign in with ada@example.com"
      And nobody is signed in to the app

    @32-33
    Scenario: "Continue" after Google's page signs in with the email that the visitor used at Google
      Given she has signed in at the provider with the email "lovelace@example.com"
      When she chooses "Continue"
      Then she reads "You are logged in."
      And "lovelace@example.com" is signed in to the app

    @32-34
    Scenario: "Cancel" after Google's page leads back to the screen that offers Google for the email that the visitor entered
      Given she has signed in at the provider with the email "lovelace@example.com"
      When she chooses "Cancel"
      Then she reads "You’ve already used ada@example.com. Sign in with Google to continue."
      And nobody is signed in to the app

  @screen.email-mismatch
  Rule: A guest who has signed in with a different email than she entered can only continue
    A guest uses the app with an account that has no email yet. Ada, as a guest, has entered ada@example.com. Her guest
    account gets the email with which she signs in at Google, and this cannot be undone. So there is no "Cancel". The
    email lovelace@example.com has no account so far.

    Source: spec §2; reference §1.2 (33), §2.4, §2.8

    @32-23
    Scenario: A guest who has signed in at Google with a different email than she entered can continue, but not cancel
      Given the app offers email and Google and guests
      And guests keep their accounts when they sign in
      And providers open in windows
      And Ada has an account that signs in by Google
      And she is a guest who has come to "You already have an account"
      And she has chosen "Sign in with Google"
      When she signs in at the provider with the email "lovelace@example.com"
      Then she reads "Continue with lovelace@example.com?"
      And she can choose:
        | Continue |

  @flow.email-lookup
  Rule: If the service does not reveal how an email signs in, only the provider's button leads to the provider
    A service can be set not to tell how an email signs in. The app then cannot know that an email's account signs in by
    Google. So it asks everybody who enters an email for a password.

    Source: spec §4; reference Q3

    Background:
      Given the service does not reveal how an email signs in
      And the app offers email and Google
      And Ada has an account that signs in by Google

    @32-26
    Scenario: A visitor whose account signs in by Google is asked for a password if the service does not reveal how an email signs in
      Given she has come to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she is asked for:
        | Email | Password |

    @32-27
    Scenario: The button "Sign in with Google" signs in even if the service does not reveal how an email signs in
      Given providers open in windows
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app
