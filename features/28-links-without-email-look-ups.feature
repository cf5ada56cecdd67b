Feature: Mailed links without email look-ups
  The app usually asks the service how an email signs in. This question is called an email look-up. If the service does
  not answer it, so that nobody learns which email has an account, every visitor gets a mailed link and reads the same
  messages. A visitor who "follows" a link opens it in the browser tab in which she works. "Sign-in email sent" says
  that the link was mailed.

  Background:
    Given the app mails sign-in links instead of asking for passwords
    And the service does not reveal how an email signs in

  @flow.email-link
  Rule: Without look-ups, every email is sent a link
    Different screens would reveal who has an account. So every email is sent a link even if sign-up is closed: the link
    then leads a visitor without an account to "Not Authorized". Here the app mails links only, so an account that signs
    in by a password or by Google gets one, too.

    Source: spec §4; reference Q3

    @28-1
    Scenario Outline: Without look-ups, an account that signs in by <ways> gets a link
      Given Ada has an account that signs in by <ways>
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign-in email sent"
      And she reads "A sign-in email with additional instructions was sent to ada@example.com. Check your email to complete sign-in."
      And she can choose:
        | Trouble getting email? | Back |
      And a sign-in mail has been sent to "ada@example.com"

      Examples:
        | ways       |
        | email link |
        | password   |
        | Google     |

    @28-2
    Scenario: Without look-ups, an unknown email gets a link
      Given Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Sign-in email sent"
      And she reads "A sign-in email with additional instructions was sent to grace@example.com. Check your email to complete sign-in."
      And she can choose:
        | Trouble getting email? | Back |
      And a sign-in mail has been sent to "grace@example.com"

    @28-3
    Scenario: Without look-ups, a new visitor sees "Sign-in email sent" even if sign-up is closed
      Given sign-up is closed
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Sign-in email sent"

    @28-4
    Scenario: Without look-ups, a visitor with an account sees "Sign-in email sent" even if sign-up is closed
      Given sign-up is closed
      And Ada has an account that signs in by email link
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign-in email sent"

  @call.email-link
  Rule: Without look-ups, the mailed link signs in
    "Signed in!" covers the screen for one second. On another device, the screen "Confirm email" comes first, and asks
    for the email to which the link was mailed. The message calls a visitor's request for a link "the current sign-in
    session". A visitor who is signed in to the app is known to all its parts. Grace's link was mailed to her own email,
    so Ada's email does not match it. "Confirm email" is then shown anew, with a message.

    Source: spec §7; reference Q3

    @28-5
    Scenario: Without look-ups, the link signs in a visitor with an account
      Given Ada has an account that signs in by email link
      And she has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then "ada@example.com" is signed in to the app

    @28-6
    Scenario: Without look-ups, the link signs in a new visitor
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then "grace@example.com" is signed in to the app

    @28-7
    Scenario: Without look-ups, the link signs in on another device after the email is confirmed
      Given Grace has come to "Confirm email"
      When she continues with the email "grace@example.com"
      Then she sees a tick and "Signed in!"

    @28-8
    Scenario: Without look-ups, "Confirm email" rejects an email to which the link was not mailed, and asks again
      Given Ada has an account that signs in by email link
      And Grace has come to "Confirm email"
      When she continues with the email "ada@example.com"
      Then she sees the message "The email provided does not match the current sign-in session."
      And she comes to "Confirm email"

  @config.auto-upgrade-anonymous-users
  Rule: Without look-ups, a guest keeps her account when she signs in
    A guest uses the app with an account that has no email yet. If guests keep their accounts, her email is added to
    this account, which keeps its account ID: the name by which the app knows it. A guest is signed in, so she finds the
    sign-in at "/Login" only. Either she follows a mailed link, and the tick "Signed in!" covers the screen for one
    second; or the app asks for passwords, and every email leads to "Sign in", where "Create account" is a link for new
    visitors.

    Source: spec §3; reference §2.8, Q3

    @28-9
    Scenario: Without look-ups, a guest who signs in by a mailed link keeps the account that she has as a guest
      Given the app also lets guests in
      And guests keep their accounts when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

    @28-10
    Scenario: Without look-ups, a guest who creates an account with a password keeps the account that she has as a guest
      Given the app offers email and guests
      And the app asks for passwords instead of mailing sign-in links
      And guests keep their accounts when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she has chosen "Create account"
      And she comes to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And she has kept the account ID that she had as a guest

  @error.anonymous-merge-conflict
  Rule: Without look-ups, the app learns that a guest has signed in to an account that exists already
    In these examples, Ada has an account, but uses the app as a guest. "Guests keep their accounts" is a setting by
    which a sign-in adds an email to the account of the guest. But a guest cannot become a different account, so the
    callback "signInFailure", a function of the app, receives the reason, a message for the developer, and the
    credential: the proof with which the app can sign in to the account. The widget shows nothing any more, because the
    app decides what happens. A guest is signed in, so she finds the sign-in at "/Login" only. If the app asks for
    passwords, every email leads to "Sign in". In the tables, "credential" says how she has signed in. In the message,
    an "anonymous user" is a guest, and "upgrade" means to keep the guest account when she signs in.

    Source: spec §8; reference §2.8, Q3

    @28-11
    Scenario: Without look-ups, the app learns that a guest has followed the mailed link of an existing account
      Given the app also lets guests in
      And guests keep their accounts when they sign in
      And Ada has an account that signs in by email link
      And she is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees an empty page
      And the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | emailLink                                                                                                                       |

    @28-12
    Scenario: Without look-ups, the app learns that a guest has entered the password of an existing account
      Given the app offers email and guests
      And the app asks for passwords instead of mailing sign-in links
      And guests keep their accounts when they sign in
      And Ada has an account
      And she is a guest at "/Login"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she sees an empty page
      And the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | password                                                                                                                        |

  @screen.email-change-revoke-success
  Rule: Without look-ups, "Updated email address" offers a mail for a new password
    Somebody has changed the email of Ada's account. By the link in her mail she has changed it back, and now wants to
    change her password, too. The screen "Updated email address" confirms that her old email is back. A reset mail
    contains a link to set a new password; "Check your email" says that it was sent. The mail is sent although the
    service does not say how the email signs in. Ada's account has a password, although this app mails links.

    Source: spec §2; reference Q3

    @28-13
    Scenario: Without look-ups, "change your password right away" sends a mail for a new password
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"
      And she has opened the link in her mail
      And she comes to "Updated email address"
      When she chooses "change your password right away"
      Then she comes to "Check your email"
      And the newest mail is a reset mail to "ada@example.com"
