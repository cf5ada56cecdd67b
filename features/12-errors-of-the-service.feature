Feature: Errors of the service
  When the service answers with an error, the visitor reads in plain words what went wrong. She stays where she is and
  loses nothing that she has typed. A visitor who "completes" a screen fills it in correctly and sends it.

  @error.network-request-failed
  Rule: A visitor whose network fails reads "A network error has occurred"
    The connection to the service breaks for one request only, so the next attempt reaches the service again. "Reset
    your password" is the screen to which the link in a mail to a visitor who has forgotten her password leads. The next
    attempt may fail for a different reason: "a guess" is a wrong password. "Dismiss" only takes the message away.

    Source: spec §8; reference §9.3, Appendix B, Q35

    @12-1
    Scenario Outline: A visitor on "<screen>" reads that the network failed and stays there
      Given Ada has an account
      And she has come to "<screen>"
      And the next request to <operation> will fail: broken connection
      When she completes "<screen>"
      Then she sees the message "A network error has occurred"
      And she is still on "<screen>"

      Examples:
        | operation                       | screen              |
        | find out how the email signs in | Sign in with email  |
        | sign in with the password       | Sign in             |
        | save the new password           | Reset your password |

    @12-2
    Scenario: A visitor on "Create account" reads that the network failed and keeps what she typed
      Given Grace has opened "/"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      And the next request to create the account will fail: broken connection
      When she submits:
        | First & last name | Grace Hopper  |
        | Choose password   | compiler 1952 |
      Then she sees the message "A network error has occurred"
      And she is still on "Create account"
      And the field "Email" contains "grace@example.com"
      And the field "First & last name" contains "Grace Hopper"
      And the field "Choose password" contains "compiler 1952"

    @12-3
    Scenario: A visitor on "Sign in" keeps her email and her password when the network fails
      Given Ada has an account with the password "analytical engine 1"
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: broken connection
      When she signs in with the password "analytical engine 1"
      Then she sees the message "A network error has occurred"
      And the field "Email" contains "ada@example.com"
      And the field "Password" contains "analytical engine 1"

    @12-4
    Scenario: Once the network works again, "Sign In" signs the visitor in with what she has typed
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: broken connection
      And she has completed "Sign in"
      And she sees the message "A network error has occurred"
      When she chooses "Sign In"
      Then she reads "You are logged in."

    @12-5
    Scenario: The message that the network failed disappears with the next attempt, which reaches the service
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: broken connection
      And she has completed "Sign in"
      And she sees the message "A network error has occurred"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And she does not read "A network error has occurred"

    @12-6
    Scenario: The message that the network failed disappears when the visitor chooses "Dismiss"
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: broken connection
      And she has completed "Sign in"
      And she sees the message "A network error has occurred"
      When she chooses "Dismiss"
      Then she sees no message
      And she is still on "Sign in"

  @error.re-authentication
  Rule: A visitor whose sign-in is no longer valid is asked to log in again
    While a visitor signs in, her sign-in can become invalid: her account is gone ("lost user"), or the service finds
    that the proof of her sign-in is too old ("expired sign-in").

    Source: spec §8; reference §9.3, Appendix B

    @12-7
    Scenario Outline: A visitor whose sign-in fails at the service is asked to log in again: <reason>
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: <reason>
      When she completes "Sign in"
      Then she sees the message "Please login again to perform this operation"
      And she is still on "Sign in"

      Examples:
        | reason          |
        | lost user       |
        | expired sign-in |

  @error.generic
  Rule: An error that the app does not know is reported as "Something went wrong. Please try again."
    Either something went wrong at the service, or it gives a reason that the app does not know. "Reset your password"
    is the screen to which the link in a mail to a visitor who has forgotten her password leads.

    Source: spec §8; reference §9.1, Appendix B

    @12-8
    Scenario Outline: A visitor on "<screen>" reads that something went wrong and stays there
      Given Ada has an account
      And she has come to "<screen>"
      And the next request to <operation> will fail: unknown error
      When she completes "<screen>"
      Then she sees the message "Something went wrong. Please try again."
      And she is still on "<screen>"

      Examples:
        | operation                       | screen              |
        | find out how the email signs in | Sign in with email  |
        | sign in with the password       | Sign in             |
        | save the new password           | Reset your password |

    @12-9
    Scenario: A visitor on "Create account" reads that something went wrong and stays there
      Given Grace has come to "Create account"
      And the next request to create the account will fail: unknown error
      When she completes "Create account"
      Then she sees the message "Something went wrong. Please try again."
      And she is still on "Create account"

  @code.internal-error
  Rule: Errors are reported in words that a visitor can understand
    The service can answer with any of its errors at any time. A site may have rules of its own about who may enter; its
    owner writes the sentence for visitors who are rejected, and only this sentence is shown exactly as it is. An error
    that concerns one field is shown under this field, and every other one above the form. "Sign-in option not enabled"
    means that the service does not allow this way to sign in, and "administrators only" that only administrators may do
    this. "Internal error" means that something went wrong inside the service. "Malformed email" is the answer of a
    service that is stricter than the app about what an email is. On "Create account", a sign-in option that is not
    enabled concerns the password, so the message stands under it.

    Source: spec §8; reference Appendix B, Q46

    @12-10
    Scenario Outline: A visitor who cannot sign in reads why above the form: <reason>
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: <reason>
      When she completes "Sign in"
      Then she sees the message "<words>"
      And she is still on "Sign in"

      Examples:
        | reason                     | words                                                                              |
        | internal error             | Something went wrong. Please try again.                                            |
        | sign-in option not enabled | This way to sign in is not enabled. Please contact the administrator of this site. |
        | administrators only        | This operation is restricted to administrators only.                               |

    @12-11
    Scenario Outline: A visitor who cannot sign in reads why under "<field>": <reason>
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: <reason>
      When she completes "Sign in"
      Then she sees the message "<words>" under "<field>"
      And the focus is on "<field>"

      Examples:
        | reason           | field    | words                            |
        | malformed email  | Email    | That email address isn't correct |
        | missing password | Password | Enter your password              |

    @12-12
    Scenario Outline: An error that usually happens on another screen is explained on "Sign in with email", too: <reason>
      Given Ada has an account
      And she has opened "/"
      And the next request to find out how the email signs in will fail: <reason>
      When she continues with the email "ada@example.com"
      Then she sees the message "<words>"
      And she is still on "Sign in with email"

      Examples: the answer belongs to a sign-in by password or by phone, or to a change of the account
        | reason               | words                                          |
        | wrong password       | The email and password you entered don't match |
        | wrong credentials    | The email and password you entered don't match |
        | malformed number     | Enter a valid phone number                     |
        | expired text message | This code is no longer valid                   |
        | sign-in too long ago | Please login again to perform this operation   |

    @12-13
    Scenario: A visitor who cannot create an account because of an internal error reads that something went wrong
      Given Grace has come to "Create account"
      And the next request to create the account will fail: internal error
      When she completes "Create account"
      Then she sees the message "Something went wrong. Please try again."

    @12-14
    Scenario: A visitor who cannot create an account because passwords are not enabled reads the reason under "Choose password"
      Given Grace has come to "Create account"
      And the next request to create the account will fail: sign-in option not enabled
      When she completes "Create account"
      Then she sees the message "This way to sign in is not enabled. Please contact the administrator of this site." under "Choose password"

    @12-15
    Scenario: The sentence that the site's owner has written about a rejected sign-up is shown as it was written
      Given Grace has come to "Create account"
      And the next request to create the account will be rejected by the site's own rules: "Only members of the society may enter."
      When she completes "Create account"
      Then she sees the message "Only members of the society may enter."
      And she is still on "Create account"

    @12-16
    Scenario: The sentence that the site's owner has written about a rejected sign-in is shown as it was written
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will be rejected by the site's own rules: "Only members of the society may enter."
      When she completes "Sign in"
      Then she sees the message "Only members of the society may enter."

    @12-17
    Scenario: Angle brackets in the sentence of the site's owner are shown as they were written
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will be rejected by the site's own rules: "<b>Members</b> & friends only."
      When she completes "Sign in"
      Then she sees the message "<b>Members</b> & friends only."

  @ours.app-refusal
  Rule: A visitor whom the app itself refuses reads the app's own sentence, stays signed out, and can try again
    The app can look at everybody whom the service has signed in, and refuse her before it lets her in. The developer
    has written the sentence that she then reads. The service knows nothing of this: the password was right, or a new
    account exists, but nobody is signed in to the app. Google opens in place of the page.

    Source: ours

    Background:
      Given the app refuses everybody who signs in: "Ask your manager for access."

    @12-25
    Scenario: Ada, whom the app refuses, reads its sentence on "Sign in", where the password is empty again
      Given Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she sees the message "Ask your manager for access."
      And she comes to "Sign in"
      And the field "Email" contains "ada@example.com"
      And the field "Password" contains ""
      And nobody is signed in to the app

    @12-26
    Scenario: Ada, whom the app has refused, can enter her password again
      Given Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she sees the message "Ask your manager for access."
      When she completes "Sign in"
      Then she sees the message "Ask your manager for access."
      And the service has received 2 requests to sign in with the password

    @12-27
    Scenario: Grace, whose new account the app refuses, reads its sentence on the form for the email
      Given Grace has come to "Create account"
      When she completes "Create account"
      Then she sees the message "Ask your manager for access."
      And she comes to "Sign in with email"
      And the field "Email" contains "grace@example.com"
      And nobody is signed in to the app
      And there is an account for "grace@example.com"

    @12-28
    Scenario: Grace, who comes back from Google and whom the app refuses, reads its sentence beside the sign-in options
      Given the app offers email and Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "Ask your manager for access."
      And she can choose:
        | Dismiss | Sign in with email | Sign in with Google |
      And nobody is signed in to the app

  @code.user-disabled
  Rule: A visitor whose account is disabled reads that it has been disabled
    An administrator can disable an account, so that nobody can sign in to it. "Create account" first creates the
    account, and then saves the visitor's name; the account can be disabled between the two. In this case, her new
    sign-in ends at once.

    Source: spec §8; reference §9.4, Appendix B

    @12-18
    Scenario: A visitor with a disabled account who enters the right password reads that it is disabled
      Given Ada has an account that is disabled
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she sees the message "The user account has been disabled by an administrator."
      And she is still on "Sign in"
      And nobody is signed in to the app

    @12-19
    Scenario: A visitor whose account is disabled while she is on "Sign in" reads that it is disabled
      Given Ada has an account
      And she has come to "Sign in"
      And Ada's account has been disabled by an administrator
      When she completes "Sign in"
      Then she sees the message "The user account has been disabled by an administrator."

    @12-20
    Scenario: A visitor whose new account is disabled before her name is saved comes back to "Sign in with email"
      Given Grace has come to "Create account"
      And the next request to save the name will fail: disabled account
      When she completes "Create account"
      Then she comes to "Sign in with email"
      And she sees the message "The user account has been disabled by an administrator."
      And nobody is signed in to the app

    @12-29
    Scenario: If there are several sign-in options, a visitor whose new account is disabled before her name is saved sees their list
      Given the app offers email and Google
      And Grace has come to "Create account"
      And the next request to save the name will fail: disabled account
      When she completes "Create account"
      Then she sees the message "The user account has been disabled by an administrator."
      And she can choose:
        | Dismiss | Sign in with email | Sign in with Google |

  @code.too-many-requests
  Rule: A visitor whose device has sent too many requests reads that it is blocked for a while
    The service counts the requests of a device, and answers "too many attempts" when it refuses further ones. "Recover
    password" is the screen on which a visitor who has forgotten her password asks for a mail to set a new one. On
    "Recover password", the message stands under the email, the only field.

    Source: spec §8; reference §9.4, Q16

    @12-21
    Scenario: A visitor on "Sign in with email" reads that her device is blocked and stays there
      Given Ada has an account
      And she has opened "/"
      And the next request to find out how the email signs in will fail: too many attempts
      When she continues with the email "ada@example.com"
      Then she sees the message "We have blocked all requests from this device due to unusual activity. Try again later."
      And she is still on "Sign in with email"

    @12-22
    Scenario: A visitor on "Recover password" reads under the email that her device is blocked
      Given Ada has an account
      And she has come to "Recover password"
      And the next request to send a reset mail will fail: too many attempts
      When she completes "Recover password"
      Then she sees the message "We have blocked all requests from this device due to unusual activity. Try again later." under "Email"

  @code.quota-exceeded
  Rule: A visitor reads that the quota is exceeded if the app has sent more requests than the service allows
    The quota is the number of requests that the service allows the app.

    Source: spec §8; reference §9.4, Appendix B

    @12-23
    Scenario Outline: A visitor on "<screen>" reads that the quota is exceeded and stays there
      Given Ada has an account
      And she has come to "<screen>"
      And the next request to <operation> will fail: exceeded quota
      When she completes "<screen>"
      Then she sees the message "The quota for this operation has been exceeded. Try again later."
      And she is still on "<screen>"

      Examples:
        | operation                       | screen             |
        | find out how the email signs in | Sign in with email |
        | sign in with the password       | Sign in            |

    @12-24
    Scenario: A visitor on "Create account" reads that the quota is exceeded and stays there
      Given Grace has come to "Create account"
      And the next request to create the account will fail: exceeded quota
      When she completes "Create account"
      Then she sees the message "The quota for this operation has been exceeded. Try again later."
