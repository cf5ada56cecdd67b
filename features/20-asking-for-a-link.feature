Feature: Asking for a sign-in link
  Instead of asking for a password, an app can mail a link that signs the visitor in. A visitor who enters her email
  comes to "Sign-in email sent" when the link has been mailed. A visitor who "follows" a link opens it in the browser
  tab in which she works.

  Background:
    Given the app mails sign-in links instead of asking for passwords

  @option.sign-in-method
  Rule: The developer chooses whether email signs in by password or by a mailed link
    The setting is called "signInMethod", and belongs to the sign-in option email, which is the first one here:
    "signInOptions[0]". If the setting is "password" or left out ("nothing"), email signs in by password. Grace has no
    account, so she is asked to create one with a password then.

    Source: spec §3; reference §6.3, T36, T37

    @20-1
    Scenario: A visitor who enters her email is sent a sign-in link if the developer has chosen mailed links
      Given Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Sign-in email sent"

    @20-2
    Scenario Outline: A visitor who enters her email is asked to choose a password if the developer has set "signInMethod" to <setting>
      Given the developer has set "signInOptions[0].signInMethod" to <setting> instead
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"
      And no mail has been sent

      Examples:
        | setting    |
        | "password" |
        | nothing    |

    @20-3
    Scenario: A developer who sets "signInMethod" to "pigeon", which does not exist, reads what it can be
      Given the developer has set "signInOptions[0].signInMethod" to "pigeon" instead
      When Grace opens "/"
      Then she reads 'signInOptions[0].signInMethod: must be "password", "emailLink" or "emailCode", but is "pigeon"'

  @flow.email-link
  Rule: A visitor gets a sign-in mail only if she has no other way to sign in, and only if she may have an account
    A provider is a company whose account signs in here, such as Google. The app of these examples mails links to new
    visitors, and to visitors whose account signs in only by email link. If the account has a password, the app asks for
    it. If the account signs in only by Google, which this app does not offer, the visitor has to set a password first:
    the screen, which is titled "Sign in", calls this recovering the password. If sign-up is closed, nobody can create
    an account; "Not Authorized" says so to a visitor without one.

    Source: spec §4; reference T37, T39

    @20-4
    Scenario: A visitor whose account signs in only by email link is sent a mail
      Given Ada has an account that signs in by email link
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign-in email sent"

    @20-5
    Scenario Outline: A visitor whose account signs in by <ways> is asked for the password and is sent no mail
      Given Ada has an account that signs in by <ways>
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she is asked for:
        | Email | Password |
      And no mail has been sent

      Examples:
        | ways                    |
        | password                |
        | password and email link |

    @20-6
    Scenario: A visitor whose account signs in only by Google is sent no mail and is asked to recover the password
      Given Ada has an account that signs in by Google
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she reads "Sign in"
      And she reads "To continue sign in with ada@example.com on this device, you have to recover the password."
      And no mail has been sent

    @20-7
    Scenario: A new visitor is sent no mail if sign-up is closed, because the link would create an account
      Given sign-up is closed
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Not Authorized"
      And no mail has been sent

    @20-8
    Scenario: A visitor who has an account is sent a mail even if sign-up is closed
      Given sign-up is closed
      And Ada has an account that signs in by email link
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign-in email sent"

  @call.send-link
  Rule: The service is asked once to mail the sign-in link
    The app first asks the service how the email signs in, and then to mail the link. A second mail would make the link
    in the first one useless. While the mail is being sent, a busy indicator takes the place of the form "Sign in with
    email" at once. A second Enter changes nothing while the first is being answered.

    Source: spec §7; reference §2.3, §2.9, T63, Q16

    @20-9
    Scenario: The sign-in mail goes to the email that was entered
      Given Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Sign-in email sent"
      And a sign-in mail has been sent to "grace@example.com"
      And the service has received 1 request to send a sign-in mail

    @20-10
    Scenario: A visitor who presses Enter twice is sent one sign-in mail
      Given Grace has opened "/"
      And the service delays its answer to every request to find out how the email signs in
      And she has filled in:
        | Email | grace@example.com |
      And she has pressed "Enter" 2 times
      When the service answers
      Then she comes to "Sign-in email sent"
      And the service has received 1 request to send a sign-in mail

    @20-11
    Scenario: While the sign-in mail is being sent, the busy indicator replaces the form
      Given Grace has opened "/"
      And the service delays its answer to every request to send a sign-in mail
      When she continues with the email "grace@example.com"
      Then she sees the busy indicator
      And she does not read "Sign in with email"

  @call.send-link
  Rule: A visitor reads why the sign-in link could not be mailed
    While the mail is being sent, the form "Sign in with email" is hidden. If the mail cannot be sent, the form comes
    back and says why. The email stays in its field, so "Next" tries again. A step makes the service give each answer of
    the table, even one about an account, although Grace has none. "Malformed email" comes from a service that is
    stricter than the app about what an email is. "Too many attempts" means that this device has sent too many requests;
    the quota is the number of requests that the service allows the app. "Administrators only" means that only
    administrators may create accounts. The service also applies the site's own rules about who may enter, and rejects a
    visitor in the site's own words. With the function "emailLinkSignIn", the developer chooses the page that the links
    open; it must belong to the app's own site.

    Source: spec §7; reference §2.3, §2.9, T63, Q16

    @20-12
    Scenario Outline: The form comes back and says why the sign-in mail could not be sent: <reason>
      Given Grace has opened "/"
      And the next request to send a sign-in mail will fail: <reason>
      When she continues with the email "grace@example.com"
      Then she comes to "Sign in with email"
      And she sees the message "<words>"
      And the field "Email" contains "grace@example.com"

      Examples: Grace has no account, but the service can give any of these answers
        | reason                     | words                                                                                   |
        | broken connection          | A network error has occurred                                                            |
        | malformed email            | That email address isn't correct                                                        |
        | too many attempts          | We have blocked all requests from this device due to unusual activity. Try again later. |
        | exceeded quota             | The quota for this operation has been exceeded. Try again later.                        |
        | disabled account           | The user account has been disabled by an administrator.                                 |
        | sign-in option not enabled | This way to sign in is not enabled. Please contact the administrator of this site.      |
        | administrators only        | This operation is restricted to administrators only.                                    |
        | unknown error              | Something went wrong. Please try again.                                                 |

    @20-13
    Scenario: A visitor whom the site's own rules reject reads the reason in the site's own words
      Given Grace has opened "/"
      And the next request to send a sign-in mail will be rejected by the site's own rules: "Only members of the society may enter."
      When she continues with the email "grace@example.com"
      Then she comes to "Sign in with email"
      And she sees the message "Only members of the society may enter."

    @20-14
    Scenario: After a failed attempt, "Next" sends the sign-in mail
      Given Grace has opened "/"
      And the next request to send a sign-in mail will fail: broken connection
      And she has continued with the email "grace@example.com"
      And she sees the message "A network error has occurred"
      When she chooses "Next"
      Then she comes to "Sign-in email sent"
      And a sign-in mail has been sent to "grace@example.com"

    @20-31
    Scenario Outline: No mail is sent if the developer's function "emailLinkSignIn" returns "<target>", which is not an address of the app
      Given sign-in links lead to "<target>", which the app refuses
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Error encountered"
      And she reads "Something went wrong. Please try again."
      And she can choose:
        | Retry |
      And no mail has been sent

      Examples: the link could run a script, or lead the visitor to another site
        | target               |
        | javascript:alert(1)  |
        | https://evil.example |

  @config.admin-restricted-operation
  Rule: The developer can lead new visitors to "Not Authorized" if only administrators may create accounts
    A link for a new visitor would create an account, so the service refuses to mail it ("administrators only"). With
    the setting "adminRestrictedOperation", she then comes to "Not Authorized". Without it, she reads a message. "Back"
    leads to the start of the sign-in.

    Source: spec §3; reference T64

    @20-15
    Scenario: A new visitor to whom the service mails no link, because only administrators create accounts, comes to "Not Authorized"
      Given the setting "adminRestrictedOperation" leads to "Not Authorized"
      And Grace has opened "/"
      And the next request to send a sign-in mail will fail: administrators only
      When she continues with the email "grace@example.com"
      Then she comes to "Not Authorized"
      And she reads "grace@example.com is not authorized to view the requested page."

    @20-16
    Scenario: "Back" on "Not Authorized" leads to "Sign in with email", which has kept the email
      Given the setting "adminRestrictedOperation" leads to "Not Authorized"
      And Grace has opened "/"
      And the next request to send a sign-in mail will fail: administrators only
      And she has continued with the email "grace@example.com"
      And she comes to "Not Authorized"
      When she chooses "Back"
      Then she comes to "Sign in with email"
      And the field "Email" contains "grace@example.com"

  @screen.email-link-sent
  Rule: "Sign-in email sent" names the address that the link went to, and offers help
    The visitor comes to "Sign-in email sent" after she has entered her email on "Sign in with email". If the app also
    lets guests in, who use it without an email, it first shows a list of both sign-in options. If the developer has set
    the addresses of the terms of service and of the privacy policy, the screens link to them. "Trouble getting email?"
    leads to a screen of the same name, and "Back" to the start of the sign-in. "She sees no message" means that nothing
    is reported as wrong.

    Source: spec §2; reference §1.2 (9), T66, T67, Q26

    @20-17
    Scenario: "Sign-in email sent" names the address and offers help
      When Grace has come to "Sign-in email sent"
      Then the page is titled "Sign-in email sent – Doorstep"
      And she reads "A sign-in email with additional instructions was sent to grace@example.com. Check your email to complete sign-in."
      And she can choose:
        | Trouble getting email? | Back |
      And the focus is on "Back"
      And she sees no message

    @20-18
    Scenario: "Back" on "Sign-in email sent" leads to "Sign in with email", which has kept the email
      Given Grace has come to "Sign-in email sent"
      When she chooses "Back"
      Then she comes to "Sign in with email"
      And the field "Email" contains "grace@example.com"

    @20-19
    Scenario: If the app also lets guests in, "Back" on "Sign-in email sent" leads to the list of sign-in options
      Given the app also lets guests in
      And Grace has come to "Sign-in email sent"
      When she chooses "Back"
      Then she can choose:
        | Sign in with email | Continue as guest |

    @20-20
    Scenario: "Trouble getting email?" on "Sign-in email sent" leads to a screen with help
      Given Grace has come to "Sign-in email sent"
      When she chooses "Trouble getting email?"
      Then she comes to "Trouble getting email?"

    @20-21
    Scenario: "Sign-in email sent" links to the terms of service and the privacy policy
      Given the app links to its terms of service and its privacy policy
      When Grace has come to "Sign-in email sent"
      Then she can choose:
        | Trouble getting email? | Back | Terms of Service | Privacy Policy |

  @screen.email-not-received
  Rule: "Trouble getting email?" lists the usual remedies and offers to send the mail again
    Grace has asked for a sign-in mail. On "Sign-in email sent", she has chosen "Trouble getting email?", which leads to
    a screen with the same title. "Resend" there sends a second mail, whose link replaces the one in the first. A second
    mail that could not be sent replaces nothing. "Too many attempts" means that this device has sent too many requests;
    the quota is the number of requests that the service allows the app. "Back" leads to the start of the sign-in: to
    "Sign in with email" or, if the app also lets guests in, who use it without an email, to a list of both sign-in
    options. A link that works signs the visitor in: the tick "Signed in!" covers the screen for one second.

    Source: spec §2; reference §1.2 (10), T68, T69, T70

    @20-22
    Scenario: "Trouble getting email?" offers to send the mail again
      When Grace has come to "Trouble getting email?"
      Then the page is titled "Trouble getting email? – Doorstep"
      And she reads "Try these common fixes:"
      And she reads "If the steps above didn't work, you can resend the email. Note that this will deactivate the link in the older email."
      And she can choose:
        | Resend | Back |
      And the focus is on "Back"

    @20-23
    Scenario Outline: "Trouble getting email?" gives the advice: "<remedy>"
      When Grace has come to "Trouble getting email?"
      Then she reads "<remedy>"

      Examples:
        | remedy                                                                                 |
        | Check if the email was marked as spam or filtered.                                     |
        | Check your internet connection.                                                        |
        | Check that you did not misspell your email.                                            |
        | Check that your inbox space is not running out or other inbox settings related issues. |

    @20-24
    Scenario: "Back" on "Trouble getting email?" leads to "Sign in with email", which has kept the email
      Given Grace has come to "Trouble getting email?"
      When she chooses "Back"
      Then she comes to "Sign in with email"
      And the field "Email" contains "grace@example.com"

    @20-25
    Scenario: If the app also lets guests in, "Back" on "Trouble getting email?" leads to the list of sign-in options
      Given the app also lets guests in
      And Grace has come to "Trouble getting email?"
      When she chooses "Back"
      Then she can choose:
        | Sign in with email | Continue as guest |

    @20-26
    Scenario: "Resend" sends another sign-in mail
      Given Grace has come to "Trouble getting email?"
      When she chooses "Resend"
      Then she comes to "Sign-in email sent"
      And 2 sign-in mails have been sent to "grace@example.com"

    @20-27
    Scenario Outline: The visitor reads why the sign-in mail could not be sent again: <reason>
      Given Grace has come to "Trouble getting email?"
      And the next request to send a sign-in mail will fail: <reason>
      When she chooses "Resend"
      Then she sees the message "<words>"
      And she is still on "Trouble getting email?"

      Examples:
        | reason            | words                                                                                   |
        | broken connection | A network error has occurred                                                            |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | exceeded quota    | The quota for this operation has been exceeded. Try again later.                        |
        | unknown error     | Something went wrong. Please try again.                                                 |

    @20-28
    Scenario: After a failed "Resend", another "Resend" sends the sign-in mail
      Given Grace has come to "Trouble getting email?"
      And the next request to send a sign-in mail will fail: broken connection
      And she has chosen "Resend"
      And she sees the message "A network error has occurred"
      When she chooses "Resend"
      Then she comes to "Sign-in email sent"
      And she sees no message

    @20-29
    Scenario: The link in the first mail still signs in after a "Resend" that has failed
      Given Grace has come to "Trouble getting email?"
      And the next request to send a sign-in mail will fail: broken connection
      And she has chosen "Resend"
      And she sees the message "A network error has occurred"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"

    @20-30
    Scenario: The link in the second sign-in mail signs in after "Resend"
      Given Grace has come to "Trouble getting email?"
      And she has chosen "Resend"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
