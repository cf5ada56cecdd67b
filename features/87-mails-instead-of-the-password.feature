Feature: Mails instead of the password
  A visitor who has forgotten her password wants to get in, not to choose a new one. With the setting "alsoOffer" of the
  sign-in option email, a screen that asks for the password has one more button: with "emailLink" it mails a link that
  signs in, and with "emailCode" a code of six digits. The identity service mails the links; a server of the app mails
  the codes. Unless a scenario says otherwise, email is the only sign-in option: the app begins with "Sign in with
  email" and asks for the email. "Sign in" is the screen that asks for the password. "You are logged in." is the home
  page of a visitor who is signed in.

  @ours.link-instead-of-password
  Rule: With "emailLink", a visitor who is asked for her password can have a sign-in link mailed
    A link signs in to any account. So a visitor who would otherwise have to set a new password, because the app offers
    none of the ways in which her account signs in, gets a sign-in link by email at once. If GitHub has not verified her
    email, GitHub is connected only after she has signed in to the account with this email: by the link, if there is no
    other way.

    Source: ours

    Background:
      Given the app also mails sign-in links

    @87-1
    Scenario: "Sign in" has a button that mails a link
      Given Ada has an account
      When she has come to "Sign in"
      Then she can choose:
        | Show password | Trouble signing in? | Sign In | Email me a link |

    @87-2
    Scenario: The button mails a link to the email
      Given Ada has an account
      And she has come to "Sign in"
      When she chooses "Email me a link"
      Then she comes to "Sign-in email sent"
      And a sign-in mail has been sent to "ada@example.com"

    @87-3
    @journey
    Scenario: Ada, who has forgotten her password, signs in with the link
      Given Ada has an account
      And she has come to "Sign in"
      And she has chosen "Email me a link"
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @87-4
    Scenario: Ada can still sign in with her password
      Given Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."

    @87-5
    Scenario: The link is mailed to the email that the visitor has entered last
      Given Grace has an account
      And Ada has an account
      And she has come to "Sign in"
      And she has filled in "grace@example.com" as the "Email"
      When she chooses "Email me a link"
      Then she comes to "Sign-in email sent"
      And a sign-in mail has been sent to "grace@example.com"

    @87-6
    Scenario Outline: An email that <fault> is refused, and no link is mailed
      Given Ada has an account
      And she has come to "Sign in"
      And she has filled in "<email>" as the "Email"
      When she chooses "Email me a link"
      Then she sees the message "<message>" under "Email"
      And she is still on "Sign in"
      And no mail has been sent

      Examples:
        | fault      | email   | message                              |
        | is missing |         | Enter your email address to continue |
        | is invalid | ada@com | That email address isn't correct     |

    @87-7
    Scenario: If the link cannot be mailed, the email stays in its field
      Given Ada has an account
      And the next request to send a sign-in mail will fail: broken connection
      And she has come to "Sign in"
      When she chooses "Email me a link"
      Then she comes to "Sign in with email"
      And she sees the message "A network error has occurred"
      And the field "Email" contains "ada@example.com"

    @87-8
    Scenario: "Back" on "Sign-in email sent" leads back to "Sign in with email", with the email filled in
      Given Ada has an account
      And she has come to "Sign in"
      And she has chosen "Email me a link"
      And she comes to "Sign-in email sent"
      When she chooses "Back"
      Then she comes to "Sign in with email"
      And the field "Email" contains "ada@example.com"

    @87-9
    Scenario: If the service does not reveal who has an account, "Sign in" offers the link beside "Create account"
      Given the service does not reveal how an email signs in
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she can choose:
        | Show password | Trouble signing in? | Create account | Sign In | Email me a link |

    @87-10
    Scenario: The button "Try another way" stands after the button "Email me a link"
      Given the app offers email and Google
      And the app also mails sign-in links
      And the developer has set "offerOtherMethods" to true
      And Ada has an account
      And she has opened "/"
      And she has chosen "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she can choose:
        | Show password | Trouble signing in? | Sign In | Email me a link | Try another way |

    @87-11
    Scenario: A visitor whose account signs in only by link gets a sign-in link by email at once
      Given Ada has an account that signs in by email link
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign-in email sent"
      And a sign-in mail has been sent to "ada@example.com"

    @87-12
    Scenario: A visitor whose account signs in only by Google, which the app does not offer, gets a sign-in link by email at once
      Given Ada has an account that signs in by Google
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign-in email sent"
      And a sign-in mail has been sent to "ada@example.com"

    @87-13
    Scenario: A new visitor whose email has no account creates one with a password
      Given Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"

    @87-14
    Scenario: An organisation without the setting mails no links, although another one does
      Given people of Initech and Globex sign in here
      And the developer has set "tenants.tenants[0].signInOptions[0].alsoOffer" to "emailLink"
      And Ada has an account at "Globex"
      And she has opened "/"
      And she has chosen "Sign in to Globex"
      And she has chosen "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she can choose:
        | Show password | Trouble signing in? | Sign In |

    @87-15
    Scenario: A visitor who changes her email to that of another organisation comes to the screen that finds it
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options   | email domain    |
        | Globex       | email and GitHub  | example.com     |
        | Initech      | Google and guests | initech.example |
      And the developer has set "tenants.tenants[0].signInOptions[0].alsoOffer" to "emailLink"
      And Ada has an account at "Globex"
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      And she has chosen "Sign in with email"
      And she has filled in "ada@initech.example" as the "Email"
      When she chooses "Email me a link"
      Then she can choose:
        | Sign in with Google | Continue as guest |
      And no mail has been sent

    @87-27
    Scenario: A visitor who creates an account, but already has one without any way to sign in, gets a link by email
      Given Grace has an account that signs in by no method
      And she has opened "/"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she completes "Create account"
      Then she comes to "Sign-in email sent"
      And a sign-in mail has been sent to "grace@example.com"

    @87-28
    Scenario: "You already have an account" has the button "Email me a link" beside the password
      Given the app offers email and GitHub
      And the app also mails sign-in links
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she comes to "You already have an account"
      And she can choose:
        | Show password | Trouble signing in? | Cancel | Sign In | Email me a link |

    @87-29
    Scenario: The link that "You already have an account" mails signs Ada in and connects GitHub
      Given the app offers email and GitHub
      And the app also mails sign-in links
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Email me a link"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And Ada's account is connected with "GitHub"

    @87-35
    Scenario Outline: If the account has <methods>, a mailed link can connect GitHub
      Given the app offers email and GitHub
      And the app also mails sign-in links
      And providers open in windows
      And Ada has an account that signs in by <account>
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she comes to "You already have an account"
      And she reads "You’ve already used ada@example.com. You can connect your GitHub account with ada@example.com by signing in with email link below."
      And she can choose:
        | Cancel | Sign In |

      Examples:
        | methods                                   | account   |
        | only Google, which the app does not offer | Google    |
        | no sign-in method                         | no method |

    @87-36
    Scenario: A visitor who has signed in only by Google, which the app does not offer, signs in by the mailed link, and GitHub is connected
      Given the app offers email and GitHub
      And the app also mails sign-in links
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And Ada's account is connected with "GitHub"

  @ours.code-instead-of-password
  Rule: With "emailCode", a visitor who is asked for her password can have a code mailed
    A code signs in to any account, also to one without a password. The service cannot tell that an account was created
    by a code. So the email of such an account leads to "Create account", as if it had none, and "Save" mails a code.

    Source: ours

    Background:
      Given the app also mails codes

    @87-16
    Scenario: "Sign in" has a button that mails a code
      Given Ada has an account
      When she has come to "Sign in"
      Then she can choose:
        | Show password | Trouble signing in? | Sign In | Email me a code |

    @87-17
    Scenario: The button mails a code to the email
      Given Ada has an account
      And she has come to "Sign in"
      When she chooses "Email me a code"
      Then she comes to "Verify your email"
      And she reads "Enter the 6-digit code we emailed to ada@example.com"
      And a code has been mailed to "ada@example.com"

    @87-18
    Scenario: Ada, who has forgotten her password, signs in with the code
      Given Ada has an account
      And she has come to "Sign in"
      And she has chosen "Email me a code"
      And she comes to "Verify your email"
      And she has entered the code from her mail
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @87-19
    Scenario: Ada can still sign in with her password, and her code is not asked for
      Given Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And the app's server has checked 0 codes

    @87-20
    Scenario: With codes, too, a new visitor creates an account with a password
      Given Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"

    @87-21
    Scenario: A visitor whose account signs in only by Google, which the app does not offer, gets a code by email at once
      Given Ada has an account that signs in by Google
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Verify your email"
      And a code has been mailed to "ada@example.com"

    @87-22
    Scenario: "Cancel" on "Verify your email" leads back to "Sign in with email"
      Given Ada has an account
      And she has come to "Sign in"
      And she has chosen "Email me a code"
      And she comes to "Verify your email"
      When she chooses "Cancel"
      Then she comes to "Sign in with email"

    @87-23
    Scenario: The first screen accepts a saved password
      Given the app asks for the email on the first screen
      And the app also lets guests in
      And Ada has an account
      And she has opened "/"
      When her password manager fills in "ada@example.com" and "analytical engine 1"
      Then she is asked for:
        | Email | Password |

    @87-32
    Scenario: A visitor who creates an account, but already has one that a code has created, gets a code by email
      Given Grace has an account that signs in by no method
      And she has opened "/"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she completes "Create account"
      Then she comes to "Verify your email"
      And a code has been mailed to "grace@example.com"

    @87-34
    Scenario: The code that "You already have an account" mails signs Ada in and connects GitHub
      Given the app offers email and GitHub
      And the app also mails codes
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Email me a code"
      And she comes to "Verify your email"
      And she has entered the code from her mail
      When 1 second passes
      Then she reads "You are logged in."
      And Ada's account is connected with "GitHub"

    @87-37
    Scenario Outline: If the account has <methods>, a mailed code can connect GitHub
      Given the app offers email and GitHub
      And the app also mails codes
      And providers open in windows
      And Ada has an account that signs in by <account>
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she comes to "Verify your email"
      And a code has been mailed to "ada@example.com"

      Examples:
        | methods                                   | account   |
        | only Google, which the app does not offer | Google    |
        | no sign-in method                         | no method |

    @87-38
    Scenario: A visitor who has signed in only by Google, which the app does not offer, signs in by the mailed code, and GitHub is connected
      Given the app offers email and GitHub
      And the app also mails codes
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she comes to "Verify your email"
      And she has entered the code from her mail
      When 1 second passes
      Then she reads "You are logged in."
      And Ada's account is connected with "GitHub"

  @ours.mail-instead-of-password-settings
  Rule: "alsoOffer" needs an app that asks for a password
    The page shows a wrong setting to everybody who opens it, so that the developer notices it.

    Source: ours

    @87-24
    Scenario: Without "alsoOffer", "Sign in" has no button that mails anything
      Given Ada has an account
      When she has come to "Sign in"
      Then she can choose:
        | Show password | Trouble signing in? | Sign In |

    @87-25
    Scenario Outline: A developer who sets "<setting>" to <value> reads <fault>
      Given the app also mails codes
      And the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads <fault>

      Examples:
        | setting                         | value       | fault                                                                                                                                                   |
        | signInOptions[0].alsoOffer      | "code"      | 'signInOptions[0].alsoOffer: must be "emailLink" or "emailCode", but is "code"'                                                                         |
        | signInOptions[0].signInMethod   | "emailLink" | 'signInOptions[0].alsoOffer: needs the signInMethod "password"'                                                                                         |
        | signInOptions[0].sendEmailCode  | nothing     | 'signInOptions[0].sendEmailCode: is needed with the alsoOffer "emailCode"'                                                                              |
        | signInOptions[0].checkEmailCode | nothing     | 'signInOptions[0].checkEmailCode: is needed with the alsoOffer "emailCode"'                                                                             |
        | signInOptions[0].alsoOffer      | nothing     | 'signInOptions[0].sendEmailCode: needs "emailCode" as signInMethod or alsoOffer'                                                                        |
        | requireSecondFactor             | true        | 'signInOptions[0].alsoOffer: "emailCode" cannot be combined with requireSecondFactor, because the service allows no second factor after such a sign-in' |

    @87-26
    Scenario: A developer who misspells "alsoOffer" reads the right name
      Given the developer has set "signInOptions[0].alsoOffers" to "emailLink"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'signInOptions[0].alsoOffers: is not a known key; did you mean "alsoOffer"?'
