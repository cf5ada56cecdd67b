Feature: Links from mails
  The service mails links that verify an email, change it, change it back, or remove a second factor. A visitor who
  opens such a link comes to the sign-in widget, which has the service carry it out and shows the result. A visitor who
  "opens" the link does so in a window in which she is not signed in; one who "follows" it does so in the tab in which
  she works. The first screen of the sign-in is "Sign in with email", because email is the only sign-in option here.
  "Dismiss" removes a message, or leaves a screen. An email is "verified" when such a link has shown that it belongs to
  the owner of the account.

  @mode.verify-email
  Rule: A mailed link with the mode "verifyEmail" verifies the visitor's email
    The mode is the part of the link's address that says what the link is for; capitals make no difference in it. The
    link also contains a code, which works only once. The widget carries the link out at "/Login" and removes the code
    from the address, so that a reload does not use it again.

    Source: spec §2; reference §5.2, T12, T150

    Background:
      Given Ada has an account
      And she has been sent a mail to verify her email
      And Ada's email is not verified

    @26-1
    Scenario: Opening the link verifies the visitor's email
      When she opens the link in her mail
      Then she comes to "Your email has been verified"
      And Ada's email is verified

    @26-2
    Scenario: Opening the app without the link does not verify the email
      When she opens "/"
      Then she comes to "Sign in with email"
      And Ada's email is not verified

    @26-3
    Scenario: The code of a link that verifies an email is removed from the address
      When she opens the link in her mail
      Then she comes to "Your email has been verified"
      And the address is "/Login"

    @26-4
    Scenario: A link whose mode is written in small letters also verifies the email
      When she opens the link in her mail with "verifyEmail" replaced by "verifyemail"
      Then she comes to "Your email has been verified"
      And Ada's email is verified

    @26-7
    Scenario: A reload of "Your email has been verified" leads to the sign-in, because the code is no longer in the address
      Given she has opened the link in her mail
      And she comes to "Your email has been verified"
      When she reloads the page
      Then she comes to "Sign in with email"

  @ours.redrawn-link
  Rule: A link takes effect once, and the visitor reads so, even if the app draws itself anew meanwhile
    An app may draw itself anew at any time, for example after a change of its settings. The widget, which has asked the
    service to carry out the link, then starts again. The page is empty until the service answers. The service carries
    out a link only once.

    Source: ours

    Background:
      Given Ada has an account
      And the service delays its answer to every request to carry out the mailed link

    @26-84
    Scenario: Ada reads that her email is verified although the app draws itself anew before the service answers
      Given she has been sent a mail to verify her email
      And she has opened the link in her mail
      And the service has received 1 request to carry out the mailed link
      And the app has drawn itself anew
      And she sees an empty page
      When the service answers
      Then she comes to "Your email has been verified"
      And Ada's email is verified

    @26-85
    Scenario: Ada reads that her email is changed although the app draws itself anew before the service answers
      Given she has been sent a mail to change her email to "lovelace@example.com"
      And she has opened the link in her mail
      And the service has received 1 request to carry out the mailed link
      And the app has drawn itself anew
      And she sees an empty page
      When the service answers
      Then she comes to "Your email has been verified and changed"

  @mode.verify-email
  Rule: A signed-in visitor who verifies her email stays signed in
    Although the link opens "/", the widget carries it out at "/Login". "You are logged in." is the app's page for
    signed-in visitors, at "/". "signInSuccessUrl" names the page to which a sign-in leads. The developer can leave it
    empty if the callback "signInSuccessWithAuthResult", the function of the app that is told of a sign-in, decides what
    comes next; if it keeps the visitor where she is, the widget shows a screen "You are logged in." of its own, without
    buttons.

    Source: spec §2; reference §5.2, T12, T150

    Background:
      Given Ada has an account
      And she has been sent a mail to verify her email
      And Ada's email is not verified

    @26-5
    Scenario: A signed-in visitor who verifies her email stays signed in and continues to the app
      Given she is signed in at "/"
      And she has followed the link in her mail, which opens "/"
      And she comes to "Your email has been verified"
      And the address is "/Login"
      And she reads "You are still signed in."
      And she can choose:
        | Continue |
      When she chooses "Continue"
      Then she reads "You are logged in."
      And the address is "/"
      And "ada@example.com" is signed in to the app

    @26-6
    Scenario: A signed-in visitor who verifies her email comes to a screen "You are logged in." without buttons if the app names no page
      Given the callback "signInSuccessWithAuthResult" keeps the visitor where she is
      And the developer has left "signInSuccessUrl" empty
      And she is signed in at "/"
      And she has followed the link in her mail
      And she comes to "Your email has been verified"
      And she can choose:
        | Continue |
      When she chooses "Continue"
      Then she comes to "You are logged in."
      And she can choose nothing

  @screen.email-verification-success
  Rule: "Your email has been verified" leads to the page that the mail names, or else to the sign-in
    A mailed link can contain a continue link, which names the page of the app that comes next; here, "/cummies".
    "/cummies" is a page of the app that shows a signed-in visitor only its name, and any other visitor the sign-in.
    Without a continue link, the screen leads to the sign-in. A continue link that leads out of the app is ignored.
    "//evil.example" is the address of another site, too, and "javascript:" in front would make the browser run a
    program. A visitor who is signed in when she opens the link stays signed in.

    Source: spec §2; reference §1.2 (25), T148, §11.2

    Background:
      Given Ada has an account
      And she has been sent a mail to verify her email

    @26-8
    Scenario: "Your email has been verified" offers "Sign in" if the mail names no page
      When she opens the link in her mail
      Then she comes to "Your email has been verified"
      And the page is titled "Your email has been verified – Doorstep"
      And she reads "You can now sign in with your new account"
      And she can choose:
        | Sign in |

    @26-9
    Scenario: "Your email has been verified" shows no links to the terms of service and the privacy policy
      Given the app links to its terms of service and its privacy policy
      When she opens the link in her mail
      Then she comes to "Your email has been verified"
      And she can choose:
        | Sign in |

    @26-10
    Scenario: "Your email has been verified" offers "Continue" if the mail names a page of the app
      When she opens the link in her mail, which continues to "/cummies"
      Then she comes to "Your email has been verified"
      And she can choose:
        | Continue |
      And the focus is on "Continue"

    @26-11
    Scenario: "Continue" after a verified email leads a signed-out visitor to the page that the mail names, where she can sign in
      Given she has opened the link in her mail, which continues to "/cummies"
      And she comes to "Your email has been verified"
      When she chooses "Continue"
      Then she comes to "Sign in with email"
      And the address is "/cummies"

    @26-74
    Scenario: A visitor who is signed in when she verifies her email continues to the page "/cummies", which the mail names
      Given she is signed in at "/"
      And she has followed the link in her mail, which continues to "/cummies"
      And she comes to "Your email has been verified"
      And she reads "You are still signed in."
      When she chooses "Continue"
      Then she sees only "cummies"
      And the address is "/cummies"

    @26-12
    Scenario Outline: "Your email has been verified" offers no "Continue" to "<target>", which is outside the app
      When she opens the link in her mail, which continues to "<target>"
      Then she comes to "Your email has been verified"
      And she can choose:
        | Sign in |

      Examples:
        | target                |
        | https://evil.example/ |
        | //evil.example        |
        | javascript:alert(1)   |

    @26-13
    Scenario: "Sign in" after a verified email leads to the sign-in, without a message
      Given she has opened the link in her mail
      And she comes to "Your email has been verified"
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message

  @screen.email-verification-failure
  Rule: "Try verifying your email again" says that the link is too old or has been used
    The code in a mailed link works once, and only for a limited time. The service first checks the link and then
    carries it out; either can fail. A program that searches mails for viruses may use up a link without verifying the
    email. A link can expire between the check and the carrying out; in the example, a step has the service answer
    "expired code" then. The app refuses a link without a code by itself. A made-up link has a code that the service
    never sent. A visitor who is signed in chooses "Continue" on this screen, which leads to the page that the mail
    names, or else to the app, which says "You are logged in." Any other visitor chooses "Sign in", which leads to the
    sign-in at "/Login". "/cummies" is a page of the app that shows a signed-in visitor only its name. "Unknown email"
    means that the service has no account with this email any more.

    Source: spec §2; reference §1.2 (26), T150

    Background:
      Given Ada has an account
      And she has been sent a mail to verify her email
      And Ada's email is not verified

    @26-15
    Scenario Outline: A visitor whose link to verify her email <fate> reads that it no longer works
      Given the link in Ada's mail <fate>
      When she opens the link in her mail
      Then she comes to "Try verifying your email again"
      And the page is titled "Try verifying your email again – Doorstep"
      And she reads "Your request to verify your email has expired or the link has already been used"
      And Ada's email is not verified

      Examples:
        | fate          |
        | has been used |
        | has expired   |

    @26-16
    Scenario: A visitor whose account was deleted after the mail was sent reads that her link no longer works
      Given the next request to check the mailed link will fail: unknown email
      When she opens the link in her mail
      Then she comes to "Try verifying your email again"

    @26-17
    Scenario: A link to verify an email no longer works if it expires just after the service has checked it
      Given the next request to carry out the mailed link will fail: expired code
      When she opens the link in her mail
      Then she comes to "Try verifying your email again"

    @26-18
    Scenario: A visitor who opens a made-up link to verify her email reads that it does not work
      When she opens a made-up link to verify her email
      Then she comes to "Try verifying your email again"
      And Ada's email is not verified

    @26-20
    Scenario: A link to verify an email is refused without a request to the service if its code is missing
      When she opens a link without a code to verify her email
      Then she comes to "Try verifying your email again"
      And the service has received no request to check the mailed link

    @26-21
    Scenario: A visitor who opens her link to verify her email a second time reads that it no longer works
      Given she has opened the link in her mail
      And she comes to "Your email has been verified"
      When she opens the link in her mail
      Then she comes to "Try verifying your email again"

    @26-75
    Scenario: A reload of "Try verifying your email again" leads to the sign-in
      Given the link in Ada's mail has expired
      And she has opened the link in her mail
      And she comes to "Try verifying your email again"
      When she reloads the page
      Then she comes to "Sign in with email"

    @26-22
    Scenario: "Sign in" on "Try verifying your email again" leads to the sign-in, without a message
      Given the link in Ada's mail has been used
      And she has opened the link in her mail
      And she comes to "Try verifying your email again"
      And she can choose:
        | Sign in |
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message

    @26-23
    Scenario: "Sign in" on "Try verifying your email again" leads to the sign-in even if the mail names the page "/cummies"
      Given the link in Ada's mail has been used
      And she has opened the link in her mail, which continues to "/cummies"
      And she comes to "Try verifying your email again"
      And she can choose:
        | Sign in |
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And the address is "/Login"

    @26-14
    Scenario: A signed-in visitor whose link to verify her email has expired continues to the app
      Given she is signed in at "/"
      And the link in Ada's mail has expired
      And she has followed the link in her mail
      And she comes to "Try verifying your email again"
      And she can choose:
        | Continue |
      When she chooses "Continue"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @26-76
    Scenario: A signed-in visitor whose link to verify her email has expired continues to the page "/cummies", which the mail names
      Given she is signed in at "/"
      And the link in Ada's mail has expired
      And she has followed the link in her mail, which continues to "/cummies"
      And she comes to "Try verifying your email again"
      When she chooses "Continue"
      Then she sees only "cummies"
      And the address is "/cummies"

  @screen.email-verification-failure
  Rule: A visitor cannot verify her email by altering a link that was mailed for something else
    The email of Ada's account was changed to "mallory@example.com". The service has mailed her a link that changes it
    back. In the address of this link, she replaces what the link is for, but the service knows for what it has sent the
    code. So the link does nothing, and the account keeps the email "mallory@example.com".

    Source: spec §2; reference §1.2 (26), §2.7

    @26-19
    Scenario: The link that changes an email back does nothing after it was altered into a link that verifies an email
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"
      When she opens the link in her mail, changed into a link to verify her email
      Then she comes to "Try verifying your email again"
      And there is no account for "ada@example.com"

  @mode.verify-email
  Rule: The organisation that a mailed link names applies to that link only
    An organisation, such as "Globex", has accounts of its own. A link that is mailed for one of them names the
    organisation, here "globex". The app of these examples has no organisations: a visitor who signs in after she has
    opened such a link signs in to her account of the app itself. A made-up link has a code that the service never sent.
    An invalid sign-in link leads to "Sign in with email", with a message. A sign-in link can be limited to the browser
    that asked for it; any other browser shows the screen "New device or browser detected". "Dismiss" leads from there
    to the sign-in. The message calls the code in a link an "action code".

    Source: spec §2; reference §5.2, Q20

    @26-83
    Scenario: A link that names the organisation "globex" verifies the email of the account at Globex
      Given Ada has an account at "Globex"
      And she has been sent a mail to verify her email
      When she opens the link in her mail
      Then she comes to "Your email has been verified"
      And Ada's email is verified

    @26-24
    Scenario: A visitor can still sign in to her own account after an invalid link of the organisation "globex" to verify an email
      Given Ada has an account
      And she has opened a made-up link of the organisation "globex" that is to verify her email
      And she comes to "Try verifying your email again"
      And she has chosen "Sign in"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @26-25
    Scenario: A visitor can still sign in to her own account after an invalid sign-in link of the organisation "globex"
      Given Ada has an account
      And she has opened a made-up link of the organisation "globex" that is to sign in
      And she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @26-26
    Scenario: A visitor can still sign in to her own account after a sign-in link of "globex" that only another browser may use
      Given Ada has an account
      And she has opened a made-up link of the organisation "globex" that is to sign in, but only in the browser that asked for it
      And she comes to "New device or browser detected"
      And she has chosen "Dismiss"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

  @mode.verify-and-change-email
  Rule: A mailed link with the mode "verifyAndChangeEmail" verifies a new email and gives it to the account
    The mode is the part of the link's address that says what the link is for; capitals make no difference in it. The
    service mails this link to the new email. Its code works only once; the widget carries the link out at "/Login" and
    removes the code from the address, so that a reload does not use it again.

    Source: spec §2; reference §5.2, T13, T151

    Background:
      Given Ada has an account
      And she has been sent a mail to change her email to "lovelace@example.com"

    @26-27
    Scenario: Opening the link gives the account the new email
      When she opens the link in her mail
      Then she comes to "Your email has been verified and changed"
      And there is an account for "lovelace@example.com"
      And there is no account for "ada@example.com"

    @26-28
    Scenario: The code of a link that changes an email is removed from the address
      When she opens the link in her mail
      Then she comes to "Your email has been verified and changed"
      And the address is "/Login"

    @26-29
    Scenario: A link whose mode is written in capitals also changes the email
      When she opens the link in her mail with "verifyAndChangeEmail" replaced by "VERIFYANDCHANGEEMAIL"
      Then she comes to "Your email has been verified and changed"
      And there is an account for "lovelace@example.com"

    @26-77
    Scenario: A reload of "Your email has been verified and changed" leads to the sign-in, because the code is no longer in the address
      Given she has opened the link in her mail
      And she comes to "Your email has been verified and changed"
      When she reloads the page
      Then she comes to "Sign in with email"

  @screen.verify-and-change-email-success
  Rule: "Your email has been verified and changed" names the new email and leads to the page that the mail names
    A mailed link can contain a continue link, which names the page of the app that comes next; here, "/cummies".
    "/cummies" is a page of the app that shows a signed-in visitor only its name, and any other visitor the sign-in. A
    continue link that leads out of the app is ignored. Without a continue link, the screen leads to the sign-in.
    "//evil.example" is the address of another site, too, and "javascript:" in front would make the browser run a
    program.

    Source: spec §2; reference §1.2 (27), T148, §11.2

    Background:
      Given Ada has an account
      And she has been sent a mail to change her email to "lovelace@example.com"

    @26-30
    Scenario: "Your email has been verified and changed" names the new email and offers "Sign in"
      When she opens the link in her mail
      Then she comes to "Your email has been verified and changed"
      And the page is titled "Your email has been verified and changed – Doorstep"
      And she reads "You can now sign in with your new email lovelace@example.com."
      And she can choose:
        | Sign in |

    @26-31
    Scenario: "Your email has been verified and changed" offers "Continue" if the mail names a page of the app
      When she opens the link in her mail, which continues to "/cummies"
      Then she comes to "Your email has been verified and changed"
      And she can choose:
        | Continue |
      And the focus is on "Continue"

    @26-32
    Scenario: "Continue" after a changed email leads a signed-out visitor to the page that the mail names, where she can sign in
      Given she has opened the link in her mail, which continues to "/cummies"
      And she comes to "Your email has been verified and changed"
      When she chooses "Continue"
      Then she comes to "Sign in with email"
      And the address is "/cummies"

    @26-33
    Scenario Outline: "Your email has been verified and changed" offers no "Continue" to "<target>", which is outside the app
      When she opens the link in her mail, which continues to "<target>"
      Then she comes to "Your email has been verified and changed"
      And she can choose:
        | Sign in |

      Examples:
        | target                |
        | https://evil.example/ |
        | //evil.example        |
        | javascript:alert(1)   |

    @26-34
    Scenario: "Sign in" after a changed email leads to the sign-in, without a message
      Given she has opened the link in her mail
      And she comes to "Your email has been verified and changed"
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message

  @screen.verify-and-change-email-failure
  Rule: "Try updating your email again" says that the link is too old or has been used
    The code in a mailed link works once, and only for a limited time. The service first checks the link and then
    carries it out; either can fail. A program that searches mails for viruses may use up a link without changing the
    email; the account then keeps its old email, here "ada@example.com". A link can expire between the check and the
    carrying out; in the example, a step has the service answer "expired code" then. The app refuses a link without a
    code by itself. A made-up link has a code that the service never sent. A visitor who is signed in chooses "Continue"
    on this screen, which leads to the page that the mail names, or else to the app, which says "You are logged in." Any
    other visitor chooses "Sign in", which leads to the sign-in at "/Login".

    Source: spec §2; reference §1.2 (28), T151

    Background:
      Given Ada has an account
      And she has been sent a mail to change her email to "lovelace@example.com"

    @26-35
    Scenario Outline: A visitor whose link to change her email <fate> reads that it no longer works, and keeps her old email
      Given the link in Ada's mail <fate>
      When she opens the link in her mail
      Then she comes to "Try updating your email again"
      And the page is titled "Try updating your email again – Doorstep"
      And she reads "Your request to verify and update your email has expired or the link has already been used."
      And there is no account for "lovelace@example.com"

      Examples:
        | fate          |
        | has been used |
        | has expired   |

    @26-36
    Scenario: A link to change an email no longer works if it expires just after the service has checked it
      Given the next request to carry out the mailed link will fail: expired code
      When she opens the link in her mail
      Then she comes to "Try updating your email again"

    @26-37
    Scenario: A visitor who opens a made-up link to change her email keeps her old email
      When she opens a made-up link to change her email
      Then she comes to "Try updating your email again"
      And there is no account for "lovelace@example.com"

    @26-39
    Scenario: A link to change an email is refused without a request to the service if its code is missing
      When she opens a link without a code to change her email
      Then she comes to "Try updating your email again"
      And the service has received no request to check the mailed link

    @26-40
    Scenario: "Sign in" on "Try updating your email again" leads to the sign-in, without a message
      Given the link in Ada's mail has been used
      And she has opened the link in her mail
      And she comes to "Try updating your email again"
      And she can choose:
        | Sign in |
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message

    @26-78
    Scenario: A signed-in visitor whose link to change her email has expired continues to the app
      Given she is signed in at "/"
      And the link in Ada's mail has expired
      And she has followed the link in her mail
      And she comes to "Try updating your email again"
      And she can choose:
        | Continue |
      When she chooses "Continue"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

  @screen.verify-and-change-email-failure
  Rule: A visitor cannot change her email by altering a link that was mailed for something else
    The service has mailed Ada a link that verifies her email. In the address of this link, she replaces what the link
    is for, but the service knows for what it has sent the code. So the link does nothing. Her email, which she has not
    verified so far, stays unverified.

    Source: spec §2; reference §1.2 (28), §2.7

    @26-38
    Scenario: The link that verifies an email does nothing after it was altered into a link that changes an email
      Given Ada has an account
      And she has been sent a mail to verify her email
      When she opens the link in her mail, changed into a link to change her email
      Then she comes to "Try updating your email again"
      And Ada's email is not verified

  @mode.recover-email
  Rule: A mailed link with the mode "recoverEmail" gives the account its old email back
    When the email of an account changes, the service mails such a link to the old email: somebody else may have made
    the change. Here, Ada's email was changed to "mallory@example.com". The screen "Updated email address" confirms that
    the old email is back. The mode is the part of the link's address that says what the link is for; capitals make no
    difference in it. The code in the link works only once; the widget carries the link out at "/Login" and removes the
    code from the address, so that a reload does not use it again.

    Source: spec §2; reference §5.2, T11, T149

    Background:
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"

    @26-41
    Scenario: Opening the link gives the account its old email back
      When she opens the link in her mail
      Then she comes to "Updated email address"
      And there is an account for "ada@example.com"
      And there is no account for "mallory@example.com"

    @26-42
    Scenario: The code of a link that changes an email back is removed from the address
      When she opens the link in her mail
      Then she comes to "Updated email address"
      And the address is "/Login"

    @26-43
    Scenario: A link whose mode is written in small letters also changes the email back
      When she opens the link in her mail with "recoverEmail" replaced by "recoveremail"
      Then she comes to "Updated email address"
      And there is an account for "ada@example.com"

    @26-79
    Scenario: A reload of "Updated email address", which confirms that the old email is back, leads to the sign-in
      Given she has opened the link in her mail
      And she comes to "Updated email address"
      When she reloads the page
      Then she comes to "Sign in with email"

  @screen.email-change-revoke-success
  Rule: "Updated email address" says that the old email is back, and offers to change the password
    Somebody has changed the email of Ada's account to "mallory@example.com". The service has mailed a link to the old
    email that changes it back. A mailed link can also name the page of the app that comes next, such as "/cummies";
    this screen does not lead there. A reset mail contains a link to set a new password; "Check your email" says that it
    was sent.

    Source: spec §2; reference §1.2 (23), T153

    Background:
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"

    @26-44
    Scenario: "Updated email address" names the old email and offers to change the password
      When she opens the link in her mail
      Then she comes to "Updated email address"
      And the page is titled "Updated email address – Doorstep"
      And she reads "Your sign-in email address has been changed back to ada@example.com."
      And she reads "If you didn’t ask to change your sign-in email, it’s possible someone is trying to access your account and you should change your password right away."
      And she can choose "change your password right away"
      And she does not read "Continue"

    @26-45
    Scenario: "Updated email address" offers no "Continue", even if the mail names a page
      When she opens the link in her mail, which continues to "/cummies"
      Then she comes to "Updated email address"
      And she can choose "change your password right away"
      And she does not read "Continue"

    @26-46
    Scenario: "change your password right away" on "Updated email address" mails a link for a new password to the old email
      Given she has opened the link in her mail
      And she comes to "Updated email address"
      When she chooses "change your password right away"
      Then she comes to "Check your email"
      And she reads "Follow the instructions sent to ada@example.com to recover your password"
      And the newest mail is a reset mail to "ada@example.com"

  @screen.email-change-revoke-failure
  Rule: "Unable to update your email address" says that the old email could not be brought back
    Somebody has changed the email of Ada's account to "mallory@example.com". The service has mailed a link to the old
    email that changes it back. The service first checks this link and then carries it out. If either fails, the account
    keeps the changed email. A link works once, and only for a limited time. A program that searches mails for viruses
    may use up a link without changing the email back. If it does so between the check and the carrying out, the service
    answers "used code". The app refuses a link without a code by itself. A made-up link has a code that the service
    never sent. "Sign in" leads a visitor who is not signed in to the sign-in.

    Source: spec §2; reference §1.2 (24), T149

    Background:
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"

    @26-47
    Scenario Outline: A visitor whose link to change her email back <fate> reads that there was a problem, and the account keeps the changed email
      Given the link in Ada's mail <fate>
      When she opens the link in her mail
      Then she comes to "Unable to update your email address"
      And the page is titled "Unable to update your email address – Doorstep"
      And she reads "There was a problem changing your sign-in email back."
      And she reads "If you try again and still can’t reset your email, try asking your administrator for help."
      And there is an account for "mallory@example.com"
      And there is no account for "ada@example.com"

      Examples:
        | fate          |
        | has been used |
        | has expired   |

    @26-48
    Scenario: A link to change an email back no longer works if its code is used up just after the service has checked it
      Given the next request to carry out the mailed link will fail: used code
      When she opens the link in her mail
      Then she comes to "Unable to update your email address"

    @26-49
    Scenario: A visitor who opens a made-up link to change her email back does not get her old email back
      When she opens a made-up link to change her email back
      Then she comes to "Unable to update your email address"
      And there is no account for "ada@example.com"

    @26-51
    Scenario: A link to change an email back is refused without a request to the service if its code is missing
      When she opens a link without a code to change her email back
      Then she comes to "Unable to update your email address"
      And the service has received no request to check the mailed link

    @26-52
    Scenario: "Sign in" on "Unable to update your email address" leads to the sign-in, without a message
      Given the link in Ada's mail has been used
      And she has opened the link in her mail
      And she comes to "Unable to update your email address"
      And she can choose:
        | Sign in |
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message

  @screen.email-change-revoke-failure
  Rule: If her link cannot change her email back, the visitor's email and sign-in stay as they are
    The service knows for what it has sent the code of a link, so a link whose purpose was altered in its address does
    nothing. Neither does a made-up link, whose code the service never sent. The altered link was mailed to verify Ada's
    email; in its altered form, it does not even do that. A visitor who is signed in chooses "Continue", which leads to
    the app; it says "You are logged in."

    Source: spec §2; reference §1.2 (24), §2.7

    @26-50
    Scenario: The link that verifies an email does nothing after it was altered into a link that changes an email back
      Given Ada has an account
      And she has been sent a mail to verify her email
      When she opens the link in her mail, changed into a link to change her email back
      Then she comes to "Unable to update your email address"
      And Ada's email is not verified

    @26-80
    Scenario: A signed-in visitor continues to the app after she has opened a made-up link to change her email back
      Given Ada is signed in at "/"
      And she has followed a made-up link to change her email back
      And she comes to "Unable to update your email address"
      And she can choose:
        | Continue |
      When she chooses "Continue"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

  @mode.revert-second-factor
  Rule: A mailed link with the mode "revertSecondFactorAddition" removes a second factor that was added
    A second factor is a second step after the password, such as a code that comes by text message. When a phone or an
    authenticator app is added to an account as second factor, the service mails such a link: somebody else may have
    added it. The mode is the part of the link's address that says what the link is for; capitals make no difference in
    it. The code in the link works only once; the widget carries the link out at "/Login" and removes the code from the
    address, so that a reload does not use it again.

    Source: spec §2; reference §5.2, T14, T152

    Background:
      Given Ada has an account
      And she has been sent a mail that the phone "+16505550101" was added to her account
      And Ada's account has 1 second factor

    @26-53
    Scenario: Opening the app without the link removes no second factor
      When she opens "/"
      Then she comes to "Sign in with email"
      And Ada's account has 1 second factor

    @26-54
    Scenario: Opening the link removes the second factor
      When she opens the link in her mail
      Then she comes to "Removed second factor"
      And Ada's account has 0 second factors

    @26-55
    Scenario: The code of a link that removes a second factor is removed from the address
      When she opens the link in her mail
      Then she comes to "Removed second factor"
      And the address is "/Login"

    @26-56
    Scenario: A link whose mode is written in small letters also removes the second factor
      When she opens the link in her mail with "revertSecondFactorAddition" replaced by "revertsecondfactoraddition"
      Then she comes to "Removed second factor"
      And Ada's account has 0 second factors

    @26-81
    Scenario: A reload of "Removed second factor" leads to the sign-in, because the code is no longer in the address
      Given she has opened the link in her mail
      And she comes to "Removed second factor"
      When she reloads the page
      Then she comes to "Sign in with email"

  @screen.revert-second-factor-success
  Rule: "Removed second factor" says what was removed, and offers to change the password
    A second factor is a second step after the password: a code that comes by text message or from an authenticator app.
    When one is added to an account, the service mails a link that removes it again, because somebody else may have
    added it. A reset mail contains a link to set a new password; "Check your email" says that it was sent.

    Source: spec §2; reference §1.2 (29), T153

    @26-57
    Scenario: "Removed second factor" names the phone that was removed
      Given Ada has an account
      And she has been sent a mail that the phone "+16505550101" was added to her account
      When she opens the link in her mail
      Then she comes to "Removed second factor"
      And the page is titled "Removed second factor – Doorstep"
      And she reads "The phone +16505550101 was removed as a second authentication step."
      And she reads "If you don't recognize this device, someone might be trying to access your account. Consider changing your password right away."
      And she can choose "changing your password right away"

    @26-58
    Scenario: "Removed second factor" speaks of the device or app if an authenticator app was removed
      Given Ada has an account
      And she has been sent a mail that an authenticator app was added to her account
      When she opens the link in her mail
      Then she comes to "Removed second factor"
      And she reads "The device or app was removed as a second authentication step."
      And she can choose "changing your password right away"

    @26-59
    Scenario: "changing your password right away" on "Removed second factor" mails a link for a new password
      Given Ada has an account
      And she has been sent a mail that the phone "+16505550101" was added to her account
      And she has opened the link in her mail
      And she comes to "Removed second factor"
      When she chooses "changing your password right away"
      Then she comes to "Check your email"
      And she reads "Follow the instructions sent to ada@example.com to recover your password"
      And the newest mail is a reset mail to "ada@example.com"

  @screen.revert-second-factor-failure
  Rule: "Couldn't remove your second factor" says that the second factor is still there, and whom to ask
    A second factor is a second step after the password, here a code by text message. When a phone is added to Ada's
    account as a second factor, the service mails her a link that removes it again. The link works once, and only for a
    limited time. The service first checks the link and then carries it out; if either fails, the account still asks for
    the second factor. A program that searches mails for viruses may use up a link without removing the second factor.
    If it does so between the check and the carrying out, the service answers "used code". The app refuses a link
    without a code by itself. A made-up link has a code that the service never sent. "Sign in" leads a visitor who is
    not signed in to the sign-in.

    Source: spec §2; reference §1.2 (30), T152

    Background:
      Given Ada has an account
      And she has been sent a mail that the phone "+16505550101" was added to her account

    @26-60
    Scenario Outline: A visitor whose link to remove her second factor <fate> reads that something went wrong, and keeps the second factor
      Given the link in Ada's mail <fate>
      When she opens the link in her mail
      Then she comes to "Couldn't remove your second factor"
      And the page is titled "Couldn't remove your second factor – Doorstep"
      And she reads "Something went wrong removing your second factor."
      And she reads "Try removing it again. If that doesn't work, contact support for assistance."
      And Ada's account has 1 second factor

      Examples:
        | fate          |
        | has been used |
        | has expired   |

    @26-61
    Scenario: A link to remove a second factor no longer works if its code is used up just after the service has checked it
      Given the next request to carry out the mailed link will fail: used code
      When she opens the link in her mail
      Then she comes to "Couldn't remove your second factor"

    @26-62
    Scenario: A visitor who opens a made-up link to remove a second factor keeps the second factor
      When she opens a made-up link to remove a second factor
      Then she comes to "Couldn't remove your second factor"
      And Ada's account has 1 second factor

    @26-64
    Scenario: A link to remove a second factor is refused without a request to the service if its code is missing
      When she opens a link without a code to remove a second factor
      Then she comes to "Couldn't remove your second factor"
      And the service has received no request to check the mailed link

    @26-65
    Scenario: "Sign in" on "Couldn't remove your second factor" leads to the sign-in, without a message
      Given the link in Ada's mail has been used
      And she has opened the link in her mail
      And she comes to "Couldn't remove your second factor"
      And she can choose:
        | Sign in |
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message

  @screen.revert-second-factor-failure
  Rule: If her link cannot remove the second factor, the visitor's email and sign-in stay as they are
    The service knows for what it has sent the code of a link, so a link whose purpose was altered in its address does
    nothing. Neither does a made-up link, whose code the service never sent. The altered link was mailed to verify Ada's
    email; in its altered form, it does not even do that. A second factor is a second step after the password, such as a
    code by text message. A visitor who is signed in chooses "Continue", which leads to the app; it says "You are logged
    in."

    Source: spec §2; reference §1.2 (30), §2.7

    @26-63
    Scenario: The link that verifies an email does nothing after it was altered into a link that removes a second factor
      Given Ada has an account
      And she has been sent a mail to verify her email
      When she opens the link in her mail, changed into a link to remove a second factor
      Then she comes to "Couldn't remove your second factor"
      And Ada's email is not verified

    @26-82
    Scenario: A signed-in visitor continues to the app after she has opened a made-up link to remove a second factor
      Given Ada is signed in at "/"
      And she has followed a made-up link to remove a second factor
      And she comes to "Couldn't remove your second factor"
      And she can choose:
        | Continue |
      When she chooses "Continue"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

  @call.action-code
  Rule: The service is asked once what a mailed link is for, and then once to carry it out
    The check finds out what the link is for and whether it is valid. A valid link is then carried out, which uses it
    up, so neither may happen twice. If the email of an account was changed, or a phone was added to it as second factor
    (a second step after the password), the service mails a link that undoes this. "Updated email address" confirms that
    the old email is back. An expired link fails at the check, so it is not carried out. For an expired link, each kind
    of mail has a screen of its own, too.

    Source: spec §7; reference §2.7

    @26-66
    Scenario Outline: A visitor opens the link in a mail <business>, and the service checks the link once and carries it out once
      Given Ada has an account
      And she has been sent a mail <business>
      When she opens the link in her mail
      Then she comes to "<screen>"
      And the service has received 1 request to check the mailed link
      And the service has received 1 request to carry out the mailed link

      Examples:
        | business                                               | screen                                   |
        | to verify her email                                    | Your email has been verified             |
        | to change her email to "lovelace@example.com"          | Your email has been verified and changed |
        | that her email was changed to "mallory@example.com"    | Updated email address                    |
        | that the phone "+16505550101" was added to her account | Removed second factor                    |

    @26-67
    Scenario Outline: A visitor opens an expired link in a mail <business>, and the service is not asked to carry it out
      Given Ada has an account
      And she has been sent a mail <business>
      And the next request to check the mailed link will fail: expired code
      When she opens the link in her mail
      Then she comes to "<screen>"
      And the service has received no request to carry out the mailed link

      Examples:
        | business                                               | screen                              |
        | to verify her email                                    | Try verifying your email again      |
        | to change her email to "lovelace@example.com"          | Try updating your email again       |
        | that her email was changed to "mallory@example.com"    | Unable to update your email address |
        | that the phone "+16505550101" was added to her account | Couldn't remove your second factor  |

  @call.action-code
  Rule: A visitor who waits while a mailed link is checked or carried out sees the busy indicator
    It appears after half a second, so that a quick answer comes without it. Until then, the page is empty. Half a
    second is 500 milliseconds.

    Source: spec §7; reference §2.7

    @26-68
    Scenario Outline: A visitor sees <sight> after she has waited <time> for the service to <operation>
      Given Ada has an account
      And she has been sent a mail to verify her email
      And the service delays its answer to every request to <operation>
      And she has opened the link in her mail
      When <time> pass
      Then she sees <sight>

      Examples:
        | operation                 | time             | sight              |
        | check the mailed link     | 499 milliseconds | an empty page      |
        | check the mailed link     | 500 milliseconds | the busy indicator |
        | carry out the mailed link | 500 milliseconds | the busy indicator |

  @screen.recoverable-error
  Rule: A mailed link that the service could not check or carry out can be tried again
    The link itself may be valid, so the visitor does not read that it is too old. "Retry" checks the link again and
    carries it out. If the email of an account was changed, or a phone was added to it as second factor (a second step
    after the password), the service mails a link that undoes this. "Updated email address" confirms that the old email
    is back. "Disabled account" means that an administrator has disabled the account, and "unknown error" that the
    service gives no reason that the app knows. "Too many attempts" means that the service refuses further requests for
    some time. In each example only one request fails, so "Retry" succeeds.

    Source: spec §2; reference §1.2 (31), Q35

    @26-69
    Scenario Outline: A visitor reads why the service failed to <operation>, and can try again: <reason>
      Given Ada has an account
      And she has been sent a mail to verify her email
      And the next request to <operation> will fail: <reason>
      When she opens the link in her mail
      Then she comes to "Error encountered"
      And she reads "<words>"
      And she can choose:
        | Retry |
      And Ada's email is not verified

      Examples:
        | operation                 | reason            | words                                                                                   |
        | check the mailed link     | broken connection | A network error has occurred                                                            |
        | check the mailed link     | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | check the mailed link     | disabled account  | The user account has been disabled by an administrator.                                 |
        | carry out the mailed link | broken connection | A network error has occurred                                                            |
        | carry out the mailed link | unknown error     | Something went wrong. Please try again.                                                 |

    @26-70
    Scenario Outline: "Retry" carries out the link in a mail <business> after a broken connection: the service could not <operation>
      Given Ada has an account
      And she has been sent a mail <business>
      And the next request to <operation> will fail: broken connection
      And she has opened the link in her mail
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she comes to "<screen>"

      Examples:
        | business                                               | operation                 | screen                                   |
        | to verify her email                                    | check the mailed link     | Your email has been verified             |
        | to verify her email                                    | carry out the mailed link | Your email has been verified             |
        | to change her email to "lovelace@example.com"          | carry out the mailed link | Your email has been verified and changed |
        | that her email was changed to "mallory@example.com"    | carry out the mailed link | Updated email address                    |
        | that the phone "+16505550101" was added to her account | carry out the mailed link | Removed second factor                    |

  @error.reset-email-failure
  Rule: A visitor who asks for a new password after undoing a change reads if the mail cannot be sent
    The screens "Updated email address" and "Removed second factor" offer to change the password, because somebody else
    may have made the change that was undone. For this, they send a mail with a link for a new password. "Updated email
    address" confirms that the old email is back. The mail is called a reset mail; "Check your email" says that it was
    sent. "Unknown email" means that no account has this email any more. "Too many attempts" means that the service
    refuses further requests for some time. Whatever the reason, the message is the same. In each example only one
    request fails, so a second attempt succeeds.

    Source: spec §8; reference §2.7, T154

    @26-71
    Scenario Outline: A visitor whose reset mail cannot be sent (<reason>) stays on "Updated email address" and reads a message
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"
      And she has opened the link in her mail
      And she comes to "Updated email address"
      And the next request to send a reset mail will fail: <reason>
      When she chooses "change your password right away"
      Then she sees the message "Unable to send password reset code to specified email"
      And she is still on "Updated email address"

      Examples:
        | reason            |
        | broken connection |
        | too many attempts |
        | unknown email     |

    @26-72
    Scenario Outline: A visitor whose reset mail cannot be sent (<reason>) stays on "Removed second factor" and reads a message
      Given Ada has an account
      And she has been sent a mail that the phone "+16505550101" was added to her account
      And she has opened the link in her mail
      And she comes to "Removed second factor"
      And the next request to send a reset mail will fail: <reason>
      When she chooses "changing your password right away"
      Then she sees the message "Unable to send password reset code to specified email"
      And she is still on "Removed second factor"

      Examples:
        | reason            |
        | broken connection |
        | too many attempts |

    @26-73
    Scenario: A visitor whose reset mail could not be sent from "Updated email address" can ask for it again
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"
      And she has opened the link in her mail
      And she comes to "Updated email address"
      And the next request to send a reset mail will fail: broken connection
      And she has chosen "change your password right away"
      And she sees the message "Unable to send password reset code to specified email"
      When she chooses "change your password right away"
      Then she comes to "Check your email"
      And she sees no message
      And the newest mail is a reset mail to "ada@example.com"
