Feature: Closed sign-up
  Where sign-up is closed, only visitors who have an account can sign in, whichever sign-in option they use. Nobody else
  gets an account. A visitor who is refused comes to the screen "Not Authorized". "The service has no account" means
  that no account has been made. Grace has no account unless a step says so. "Dismiss" removes a message. "You are
  logged in." is the home page of a visitor who is signed in. A visitor who "is signed in to the app" is signed in for
  all its parts, not only for the sign-in form.

  @role.disabled-sign-up
  Rule: If sign-up is closed, a mailed link creates no account
    Only when a link is followed does it turn out whether there is an account. If the service does not reveal how an
    email signs in, the app mails a link to every email; and an administrator, who manages the accounts at the service,
    can delete an account after the mail. Then the link has been used up, even if it signs nobody in: the app deletes at
    once an account that the service has made for a new visitor. "Back" leads to "Sign in with email", where her email
    is filled in already; a reload leads there, too, to begin anew. The message there calls the code of a link the
    action code. A link that is opened on another device leads to "Confirm email", which asks for the email again.
    "Sign-in email sent" says that the link was mailed. The tick "Signed in!" covers the screen for one second. If
    GitHub has not verified the email of an account that exists, the visitor has to prove by a mailed link, for which
    she chooses "Sign In", that the account is hers; the link then connects GitHub to it.

    Source: spec §4, §6; reference T85

    @41-1
    Scenario: A new visitor who follows her mailed link comes to "Not Authorized" and gets no account
      Given the app mails sign-in links instead of asking for passwords
      And the service does not reveal how an email signs in
      And sign-up is closed
      And Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she comes to "Not Authorized"
      And she reads "grace@example.com is not authorized to view the requested page."
      And the service has no account
      And nobody is signed in to the app

    @41-2
    Scenario: A new visitor who opens her mailed link on another device and confirms her email there gets no account
      Given the app mails sign-in links instead of asking for passwords
      And the service does not reveal how an email signs in
      And sign-up is closed
      And Grace has come to "Confirm email"
      When she continues with the email "grace@example.com"
      Then she comes to "Not Authorized"
      And she reads "grace@example.com is not authorized to view the requested page."
      And the service has no account
      And nobody is signed in to the app

    @41-3
    Scenario: A visitor whose account was deleted after the mail was sent gets no account by its link
      Given the app mails sign-in links instead of asking for passwords
      And sign-up is closed
      And Ada has an account that signs in by email link
      And she has come to "Sign-in email sent"
      And Ada's account has been deleted by an administrator
      When she follows the link in her mail
      Then she comes to "Not Authorized"
      And she reads "ada@example.com is not authorized to view the requested page."
      And the service has no account
      And nobody is signed in to the app

    @41-4
    Scenario: A visitor who connects GitHub by a mailed link gets no account if her account was deleted after the mail was sent
      Given the app offers email and GitHub
      And the app mails sign-in links instead of asking for passwords
      And providers open in windows
      And sign-up is closed
      And Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      And Ada's account has been deleted by an administrator
      When she follows the link in her mail
      Then she comes to "Not Authorized"
      And the service has no account
      And nobody is signed in to the app

    @41-5
    Scenario: A visitor who has an account is signed in by her mailed link
      Given the app mails sign-in links instead of asking for passwords
      And the service does not reveal how an email signs in
      And sign-up is closed
      And Ada has an account that signs in by email link
      And she has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then "ada@example.com" is signed in to the app
      And the service has 1 account

    @41-6
    Scenario: A visitor who was refused after her mailed link comes to "Sign in with email" by "Back"
      Given the app mails sign-in links instead of asking for passwords
      And the service does not reveal how an email signs in
      And sign-up is closed
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she comes to "Not Authorized"
      When she chooses "Back"
      Then she comes to "Sign in with email"
      And the field "Email" contains "grace@example.com"

    @41-7
    Scenario: A visitor who was refused and follows the same mailed link once more reads that the link is invalid
      Given the app mails sign-in links instead of asking for passwords
      And the service does not reveal how an email signs in
      And sign-up is closed
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she comes to "Not Authorized"
      When she follows the link in her mail
      Then she comes to "Sign in with email"
      And she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
      And the service has no account

    @41-8
    Scenario: A visitor who was refused after her mailed link is still signed out after a reload
      Given the app mails sign-in links instead of asking for passwords
      And the service does not reveal how an email signs in
      And sign-up is closed
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she comes to "Not Authorized"
      When she reloads the page
      Then she comes to "Sign in with email"
      And she sees no message
      And nobody is signed in to the app

  @role.disabled-sign-up
  Rule: If sign-up is closed, a provider creates no account
    The service knows only after the sign-in at the provider, such as Google, whether the visitor has an account. If it
    has made a new one, the app deletes it at once. The callback "signInSuccessWithAuthResult", a function of the app,
    is called after each sign-in, but not for a visitor who is refused; if it "lets the visitor go on", the home page
    follows. Google has verified Ada's email, so she need not enter the password of her account. GitHub has not, so she
    is asked to sign in with Google, by which her account signs in; then GitHub is connected to it. "You already have an
    account" asks for Google, too, when she has entered her email. "lovelace@example.com" is another email of Ada's, by
    which she signs in at Google, but which has no account here. "adminEmail" is the person whom a refused visitor can
    ask, "helpLink" a page that explains more. "Administrators only" is an error of the service: only an administrator
    may create accounts.

    Source: spec §4, §6; reference T94, T105

    @41-9
    Scenario Outline: A new visitor who signs in with Google gets no account if providers open <place>
      Given the app offers email and Google
      And providers open <place>
      And sign-up is closed
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Not Authorized"
      And she reads "User is not authorized to view the requested page."
      And the service has no account
      And nobody is signed in to the app

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @41-10
    Scenario Outline: A visitor who has an account is signed in with Google if providers open <place>
      Given the app offers email and Google
      And providers open <place>
      And sign-up is closed
      And Ada has an account that signs in by Google
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app
      And the service has 1 account

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @41-11
    Scenario: A visitor who has an account with a password is signed in to it by Google, which has verified her email
      Given the app offers email and Google
      And providers open in windows
      And sign-up is closed
      And Ada has an account that signs in by password
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app
      And the service has 1 account

    @41-12
    Scenario: A visitor who enters her email, but signs in at Google with a different email, gets no account for that email
      Given the app offers email and Google
      And providers open in windows
      And sign-up is closed
      And Ada has an account that signs in by Google
      And she has opened "/"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "You already have an account"
      And she has chosen "Sign in with Google"
      When she signs in at the provider with the email "lovelace@example.com"
      Then she comes to "Not Authorized"
      And there is no account for "lovelace@example.com"
      And nobody is signed in to the app

    @41-13
    Scenario: A visitor who wants to connect GitHub, but signs in at Google with a different email, gets no account for that email
      Given the app offers email and Google and GitHub
      And providers open in windows
      And sign-up is closed
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she signs in at the provider with the email "lovelace@example.com"
      Then she comes to "Not Authorized"
      And there is no account for "lovelace@example.com"
      And nobody is signed in to the app

    @41-14
    Scenario: A visitor who wants to connect GitHub signs in at Google to her own account
      Given the app offers email and Google and GitHub
      And providers open in windows
      And sign-up is closed
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app
      And Ada's account signs in by Google and GitHub

    @41-15
    Scenario: A visitor who was refused after signing in with Google comes to the sign-in options by "Back"
      Given the app offers email and Google
      And providers open in windows
      And sign-up is closed
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Not Authorized"
      When she chooses "Back"
      Then she can choose:
        | Sign in with email | Sign in with Google |

    @41-16
    Scenario: The app is told of no sign-in if a visitor is refused after signing in with Google
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And the app offers email and Google
      And providers open in windows
      And sign-up is closed
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Not Authorized"
      And the app is told nothing by "signInSuccessWithAuthResult"

    @41-17
    Scenario: A visitor who was refused after signing in with Google reads whom to ask, and finds a link to help
      Given the app offers email and Google
      And providers open in windows
      And sign-up is closed, with:
        | adminEmail | admin@example.com             |
        | helpLink   | https://doorstep.example/help |
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "Please contact admin@example.com for authorization."
      And the link "Learn More" leads to "https://doorstep.example/help" in a new tab

    @41-18
    Scenario: A visitor whom the service itself refuses, because she is no administrator, comes to "Not Authorized"
      Given the app offers email and Google
      And providers open in windows
      And sign-up is closed, with:
        | adminEmail | admin@example.com |
      And the next request to sign in with a provider will fail: administrators only
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Not Authorized"
      And she reads "Please contact admin@example.com for authorization."

  @role.disabled-sign-up
  Rule: If sign-up is closed, One Tap and the small sign-in window create no account
    One Tap is a prompt by Google with which a visitor signs in by one click; Google's script is the program that offers
    it. The setting "popupMode" lets other pages of the app open the widget, which is at the address "widgetUrl", in a
    small window. "mode=select" in the address asks the widget to start a sign-in; with "/Login", it is the address that
    the small window opens.

    Source: spec §4, §6; reference T94, T105

    @41-19
    Scenario: A new visitor who signs in with One Tap gets no account
      Given the app offers Google with One Tap
      And sign-up is closed
      And Google's script loads and answers
      And Grace has opened "/"
      When she accepts One Tap
      Then she comes to "Not Authorized"
      And she reads "User is not authorized to view the requested page."
      And the service has no account
      And nobody is signed in to the app

    @41-20
    Scenario: A visitor who has an account is signed in with One Tap
      Given the app offers Google with One Tap
      And sign-up is closed
      And Ada has an account that signs in by Google
      And Google's script loads and answers
      And she has opened "/"
      When she accepts One Tap
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app
      And the service has 1 account

    @41-21
    Scenario: A new visitor who signs in with Google in the small sign-in window gets no account
      Given the developer has set "widgetUrl" to "/Login"
      And the developer has set "popupMode" to true
      And the app offers email and Google
      And providers open in windows
      And sign-up is closed
      And Grace has opened "/Login?mode=select"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Not Authorized"
      And the service has no account
      And nobody is signed in to the app

  @role.disabled-sign-up
  Rule: If sign-up is closed, an account that cannot be deleted again still signs nobody in
    The app deletes the account that the service has just made for a new visitor. The service may fail to do so. The
    message about a broken connection, "A network error has occurred", is about this. The app remembers the account, and
    deletes it when the visitor signs in once more.

    Source: spec §6, §8

    @41-22
    Scenario: A new visitor whose account could not be deleted is not signed in and reads why
      Given the app offers email and Google
      And providers open in windows
      And sign-up is closed
      And the next request to delete the account will fail: broken connection
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "A network error has occurred"
      And nobody is signed in to the app
      And she can choose:
        | Dismiss | Sign in with email | Sign in with Google |

    @41-23
    Scenario: A new visitor whose account could not be deleted tries again, and the account is deleted
      Given the app offers email and Google
      And providers open in windows
      And sign-up is closed
      And the next request to delete the account will fail: broken connection
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she sees the message "A network error has occurred"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Not Authorized"
      And the service has no account
      And nobody is signed in to the app

  @role.disabled-sign-up
  Rule: If sign-up is closed, a phone number creates no account
    Only when the code from the text message is entered does it turn out whether the phone number has an account. The
    visitor has asked for a code to "+16505550100". The tick "Verified!" covers the screen for one second. The code
    works only once, so "Back" on "Not Authorized" leads back to the phone number, and not to the code.

    Source: spec §4, §6; reference Q41

    @41-24
    Scenario: A new visitor who signs in by phone gets no account
      Given the app offers email and phone
      And sign-up is closed
      And Grace has come to "Verify your phone number"
      When she enters the code from her text message
      Then she comes to "Not Authorized"
      And she reads "+16505550100 is not authorized to view the requested page."
      And the service has no account
      And nobody is signed in to the app

    @41-25
    Scenario: A visitor who has an account is signed in by phone
      Given the app offers email and phone
      And sign-up is closed
      And Ada has an account with the phone "+16505550100"
      And she has come to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then "ada@example.com" is signed in to the app
      And the service has 1 account

    @41-26
    Scenario: A visitor whose phone number was refused comes to "Enter your phone number" by "Back"
      Given the app offers email and phone
      And sign-up is closed
      And Grace has come to "Verify your phone number"
      And she has entered the code from her text message
      And she comes to "Not Authorized"
      When she chooses "Back"
      Then she comes to "Enter your phone number"

  @role.disabled-sign-up
  Rule: If sign-up is closed, no visitor becomes a guest
    A guest has an account, too, although it has no email, phone or provider. Grace, who opens "/Login" as a guest,
    became a guest on another day, before sign-up was closed. A guest is signed in, so she finds the sign-in at "/Login"
    only. "Continue as guest" signs her in to the account that she has as a guest, which is the only one of the service.

    Source: spec §4, §6; reference §2.5, Q41

    @41-27
    Scenario: A new visitor who chooses "Continue as guest" gets no account
      Given the app offers email and guests
      And sign-up is closed
      And Grace has opened "/"
      When she chooses "Continue as guest"
      Then she comes to "Not Authorized"
      And she reads "User is not authorized to view the requested page."
      And the service has no account
      And nobody is signed in to the app

    @41-28
    Scenario: A visitor who was refused as a guest comes to the sign-in options by "Back"
      Given the app offers email and guests
      And sign-up is closed
      And Grace has opened "/"
      And she has chosen "Continue as guest"
      And she comes to "Not Authorized"
      When she chooses "Back"
      Then she can choose:
        | Sign in with email | Continue as guest |

    @41-29
    Scenario: A guest who chooses "Continue as guest" again stays the same guest
      Given the app offers email and guests
      And sign-up is closed
      And Grace has opened "/Login" as a guest
      When she chooses "Continue as guest"
      Then she reads "You are logged in."
      And the service has 1 account

  @role.disabled-sign-up
  Rule: If sign-up is closed, a guest who has no other account stays a guest
    Grace became a guest on another day, before sign-up was closed. A guest is signed in, so she finds the sign-in at
    "/Login" only. "Guests keep their accounts" is a setting by which a sign-in adds an email, phone or provider to the
    account of the guest. With closed sign-up, this account stays as it is: it is the only one that the service has. The
    callback "signInFailure", a function of the app, would tell the app that a guest has signed in to an existing
    account; here there is none. If the service does not reveal how an email signs in, the app mails a link to every
    email. Whether Google has verified her email makes no difference, because no account has this email. The tick "Code
    sent!" covers the screen for one second. "Back" on "Not Authorized" leads to the sign-in options, where she can
    continue as the guest that she is.

    Source: spec §3, §6; reference §2.8

    @41-30
    Scenario: A guest who enters an email that has no account comes to "Not Authorized" and stays a guest
      Given the app offers email and guests
      And guests keep their accounts when they sign in
      And sign-up is closed
      And Grace has opened "/Login" as a guest
      And she has chosen "Sign in with email"
      When she continues with the email "grace@example.com"
      Then she comes to "Not Authorized"
      And the service has 1 account
      And the app is told nothing by "signInFailure"

    @41-31
    Scenario: A guest who follows a mailed link comes to "Not Authorized" and stays a guest
      Given the app offers email and guests
      And the app mails sign-in links instead of asking for passwords
      And guests keep their accounts when they sign in
      And the service does not reveal how an email signs in
      And sign-up is closed
      And Grace has opened "/Login" as a guest
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she comes to "Not Authorized"
      And the service has 1 account
      And the app is told nothing by "signInFailure"

    @41-32
    Scenario: A guest who signs in by phone comes to "Not Authorized" and stays a guest
      Given the app offers phone and email and guests
      And guests keep their accounts when they sign in
      And sign-up is closed
      And Grace has opened "/Login" as a guest
      And she has chosen "Sign in with phone"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      And she comes to "Verify your phone number"
      When she enters the code from her text message
      Then she comes to "Not Authorized"
      And the service has 1 account
      And the app is told nothing by "signInFailure"

    @41-33
    Scenario Outline: A guest who signs in with Google comes to "Not Authorized" and stays a guest, if providers open <place>
      Given the app offers Google and email and guests
      And providers open <place>
      And guests keep their accounts when they sign in
      And sign-up is closed
      And Grace has opened "/Login" as a guest
      When she signs in with "Google", which has not verified her email
      Then she comes to "Not Authorized"
      And the service has 1 account
      And the app is told nothing by "signInFailure"

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @41-34
    Scenario: A guest who was refused can continue as the same guest
      Given the app offers Google and email and guests
      And providers open in windows
      And guests keep their accounts when they sign in
      And sign-up is closed
      And Grace has opened "/Login" as a guest
      And she has signed in with "Google", which has not verified her email
      And she comes to "Not Authorized"
      And she has chosen "Back"
      When she chooses "Continue as guest"
      Then she reads "You are logged in."
      And the service has 1 account

  @role.disabled-sign-up
  Rule: If sign-up is closed, a guest who signs in to an existing account leaves the decision to the app
    Ada has an account, but became a guest on another day, before sign-up was closed: these are two accounts. A guest is
    signed in, so she finds the sign-in at "/Login" only. "Guests keep their accounts" is a setting by which a sign-in
    adds an email, phone or provider to the account of the guest. But a guest cannot become a different account, so the
    callback "signInFailure", a function of the app, receives the reason, a message for the developer, and the
    credential: the proof with which the app can sign in to the account. The credential of Google is called
    "google.com"; the code of a text message or of a mailed link has been used up, so it gives none. In the message, an
    "anonymous user" is a guest. Until the app has decided, the widget shows nothing. Whether Google has verified her
    email makes no difference, because her account signs in by Google already. If she enters her own email, but signs in
    at Google with that of Grace's account, she is asked whether to continue with it. The ticks "Code sent!" and
    "Verified!" cover the screen for one second each.

    Source: spec §3, §6; reference §2.8

    @41-35
    Scenario Outline: Providers open <place>: a guest who signs in to her existing account with Google stays a guest, and the app decides what happens next
      Given the app offers Google and email and guests
      And providers open <place>
      And guests keep their accounts when they sign in
      And sign-up is closed
      And Ada has an account that signs in by Google
      And she has opened "/Login" as a guest
      When she signs in with "Google", which has not verified her email
      Then she sees an empty page
      And the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | google.com                                                                                                                      |
      And the service has 2 accounts

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @41-36
    Scenario: A guest who signs in with the phone number of an account leaves the decision to the app
      Given the app offers phone and email and guests
      And guests keep their accounts when they sign in
      And sign-up is closed
      And Ada has an account with the phone "+16505550100"
      And she has opened "/Login" as a guest
      And she has chosen "Sign in with phone"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      And she comes to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she sees an empty page
      And the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | none                                                                                                                            |

    @41-37
    Scenario: A guest who follows the mailed link of an account leaves the decision to the app
      Given the app offers email and guests
      And the app mails sign-in links instead of asking for passwords
      And guests keep their accounts when they sign in
      And sign-up is closed
      And Ada has an account that signs in by email link
      And she has opened "/Login" as a guest
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees an empty page
      And the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | none                                                                                                                            |

    @41-38
    Scenario: A guest who enters one email and signs in at Google with another leaves the decision to the app
      Given the app offers Google and email and guests
      And providers open in windows
      And guests keep their accounts when they sign in
      And sign-up is closed
      And Grace has an account that signs in by Google
      And Ada has an account that signs in by Google
      And she has opened "/Login" as a guest
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider with the email "grace@example.com"
      And she reads "Continue with grace@example.com?"
      When she chooses "Continue"
      Then she sees an empty page
      And the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | google.com                                                                                                                      |
