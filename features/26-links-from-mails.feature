Feature: Links from mails
  Mails also verify an email, change it, change it back, and take away a second factor that somebody added.

  @mode.verify-email
  Rule: Mode "verifyEmail" verifies an email
    Source: spec §2; reference §5.2, T12, T150

    @26-1
    Scenario: The link is opened
      Given Ada has an account
      And she has been sent a mail to verify her email
      When she opens the link in her mail
      Then she comes to "Your email has been verified"
      And Ada's email is verified

    @26-2
    Scenario: Opening the app without the link does not verify the email
      Given Ada has an account
      And she has been sent a mail to verify her email
      When she opens "/"
      Then she comes to "Sign in with email"
      And Ada's email is not verified

    @26-3
    Scenario: The code does not stay in the address
      Given Ada has an account
      And she has been sent a mail to verify her email
      When she opens the link in her mail
      Then she comes to "Your email has been verified"
      And the address is "/Login"

    @26-4
    Scenario: Capitals make no difference
      Given Ada has an account
      And she has been sent a mail to verify her email
      When she opens the link in her mail with "verifyEmail" replaced by "verifyemail"
      Then she comes to "Your email has been verified"

    @26-5
    Scenario: Somebody who is signed in goes on as before
      Given Ada is signed in at "/"
      And she has been sent a mail to verify her email
      And she has followed the link in her mail with "/Login?mode=" replaced by "/?mode="
      And she comes to "Your email has been verified"
      And the address is "/Login"
      And she reads "You are still signed in."
      And she can choose:
        | Continue |
      When she chooses "Continue"
      Then she reads "You are logged in."
      And the address is "/"

    @26-6
    Scenario: Somebody who is signed in stays so where a callback says what success leads to
      Given the callback "signInSuccessWithAuthResult" returns false
      And the developer has set "signInSuccessUrl" to nothing
      And Ada is signed in at "/"
      And she has been sent a mail to verify her email
      And she has followed the link in her mail
      And she comes to "Your email has been verified"
      And she can choose:
        | Continue |
      When she chooses "Continue"
      Then she comes to "You are logged in."
      And she can choose nothing

    @26-7
    Scenario: A reload of the page that says so begins anew
      Given Ada has an account
      And she has been sent a mail to verify her email
      And she has opened the link in her mail
      And she comes to "Your email has been verified"
      When she reloads the page
      Then she comes to "Sign in with email"

  @screen.email-verification-success
  Rule: "Your email has been verified" says so, and leads on where the mail said where to
    Source: spec §2; reference §1.2 (25), T148, §11.2

    @26-8
    Scenario: A mail that does not say where to go on
      Given Ada has an account
      And she has been sent a mail to verify her email
      When she opens the link in her mail
      Then she comes to "Your email has been verified"
      And the page is titled "Your email has been verified – Doorstep"
      And she reads "You can now sign in with your new account"
      And she can choose:
        | Sign in |

    @26-9
    Scenario: The small print is left away
      Given the app links to its terms of service and its privacy policy
      And Ada has an account
      And she has been sent a mail to verify her email
      When she opens the link in her mail
      Then she comes to "Your email has been verified"
      And she can choose:
        | Sign in |

    @26-10
    Scenario: A mail that says where to go on
      Given Ada has an account
      And she has been sent a mail to verify her email
      When she opens the link in her mail, which continues to "/cummies"
      Then she comes to "Your email has been verified"
      And she can choose:
        | Continue |
      And the focus is on "Continue"

    @26-11
    Scenario: "Continue" leads there
      Given Ada has an account
      And she has been sent a mail to verify her email
      And she has opened the link in her mail, which continues to "/cummies"
      And she comes to "Your email has been verified"
      When she chooses "Continue"
      Then she comes to "Sign in with email"
      And the address is "/cummies"

    @26-12
    Scenario Outline: It does not lead out of the app: <target>
      Given Ada has an account
      And she has been sent a mail to verify her email
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
    Scenario: "Sign in" leads to the beginning
      Given Ada has an account
      And she has been sent a mail to verify her email
      And she has opened the link in her mail
      And she comes to "Your email has been verified"
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message

  @screen.email-verification-failure
  Rule: "Try verifying your email again" says that the link is too old or was used
    Source: spec §2; reference §1.2 (26), T150

    @26-14
    Scenario: Somebody who is signed in goes on as before
      Given Ada is signed in at "/"
      And she has been sent a mail to verify her email
      And the code in Ada's mail has expired
      And she has followed the link in her mail
      And she comes to "Try verifying your email again"
      And she can choose:
        | Continue |
      When she chooses "Continue"
      Then she reads "You are logged in."

    @26-15
    Scenario Outline: The code has been <fate>
      Given Ada has an account
      And she has been sent a mail to verify her email
      And the code in Ada's mail <fate>
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
    Scenario: The account was deleted since the mail was sent
      Given Ada has an account
      And she has been sent a mail to verify her email
      And the next link check request will fail: unknown email
      When she opens the link in her mail
      Then she comes to "Try verifying your email again"

    @26-17
    Scenario: A code that was used a moment ago
      Given Ada has an account
      And she has been sent a mail to verify her email
      And the next link confirmation request will fail: used code
      When she opens the link in her mail
      Then she comes to "Try verifying your email again"

    @26-18
    Scenario: A code that was never sent
      When Ada opens a made-up link to verify her email
      Then she comes to "Try verifying your email again"

    @26-19
    Scenario: The code of another mail, which is not used up
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"
      When she opens the link in her mail with "mode=recoverEmail" replaced by "mode=verifyEmail"
      Then she comes to "Try verifying your email again"
      And there is no account for "ada@example.com"

    @26-20
    Scenario: No code at all
      When Ada opens a link without a code to verify her email
      Then she comes to "Try verifying your email again"
      And the service has received no link check request

    @26-21
    Scenario: A link cannot be used twice
      Given Ada has an account
      And she has been sent a mail to verify her email
      And she has opened the link in her mail
      And she comes to "Your email has been verified"
      When she opens the link in her mail
      Then she comes to "Try verifying your email again"

    @26-22
    Scenario: "Sign in" leads to the beginning
      Given Ada has an account
      And she has been sent a mail to verify her email
      And the code in Ada's mail has been used
      And she has opened the link in her mail
      And she comes to "Try verifying your email again"
      And she can choose:
        | Sign in |
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message

    @26-23
    Scenario: So does it where the mail says where to go on
      Given Ada has an account
      And she has been sent a mail to verify her email
      And the code in Ada's mail has been used
      And she has opened the link in her mail, which continues to "/cummies"
      And she comes to "Try verifying your email again"
      And she can choose:
        | Sign in |
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And the address is "/Login"

  @mode.verify-email
  Rule: The organisation that a link names counts for that link alone
    Source: spec §2; reference §5.2, Q20

    @26-24
    Scenario: "Sign in" after it leads to the app's own accounts
      Given Ada has an account
      And she has opened a made-up link to verify her email of the organisation "globex"
      And she comes to "Try verifying your email again"
      And she has chosen "Sign in"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @26-25
    Scenario: So does a sign-in link that is of no use
      Given Ada has an account
      And she has opened a made-up link to sign in of the organisation "globex"
      And she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @26-26
    Scenario: So does a link of another device
      Given Ada has an account
      And she has opened "/?mode=signIn&oobCode=made-up&ui_sd=1&tenantId=globex"
      And she comes to "New device or browser detected"
      And she has chosen "Dismiss"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

  @mode.verify-and-change-email
  Rule: Mode "verifyAndChangeEmail" verifies a new email and changes to it
    Source: spec §2; reference §5.2, T13, T151

    @26-27
    Scenario: The link is opened
      Given Ada has an account
      And she has been sent a mail to change her email to "lovelace@example.com"
      When she opens the link in her mail
      Then she comes to "Your email has been verified and changed"
      And there is an account for "lovelace@example.com"
      And there is no account for "ada@example.com"

    @26-28
    Scenario: The code does not stay in the address
      Given Ada has an account
      And she has been sent a mail to change her email to "lovelace@example.com"
      When she opens the link in her mail
      Then she comes to "Your email has been verified and changed"
      And the address is "/Login"

    @26-29
    Scenario: Capitals make no difference
      Given Ada has an account
      And she has been sent a mail to change her email to "lovelace@example.com"
      When she opens the link in her mail with "verifyAndChangeEmail" replaced by "VERIFYANDCHANGEEMAIL"
      Then she comes to "Your email has been verified and changed"

  @screen.verify-and-change-email-success
  Rule: "Your email has been verified and changed" names the new address, and leads on where the mail said where to
    Source: spec §2; reference §1.2 (27), T148, §11.2

    @26-30
    Scenario: A mail that does not say where to go on
      Given Ada has an account
      And she has been sent a mail to change her email to "lovelace@example.com"
      When she opens the link in her mail
      Then she comes to "Your email has been verified and changed"
      And the page is titled "Your email has been verified and changed – Doorstep"
      And she reads "You can now sign in with your new email lovelace@example.com."
      And she can choose:
        | Sign in |

    @26-31
    Scenario: A mail that says where to go on
      Given Ada has an account
      And she has been sent a mail to change her email to "lovelace@example.com"
      When she opens the link in her mail, which continues to "/cummies"
      Then she comes to "Your email has been verified and changed"
      And she can choose:
        | Continue |
      And the focus is on "Continue"

    @26-32
    Scenario: "Continue" leads there
      Given Ada has an account
      And she has been sent a mail to change her email to "lovelace@example.com"
      And she has opened the link in her mail, which continues to "/cummies"
      And she comes to "Your email has been verified and changed"
      When she chooses "Continue"
      Then she comes to "Sign in with email"
      And the address is "/cummies"

    @26-33
    Scenario Outline: It does not lead out of the app: <target>
      Given Ada has an account
      And she has been sent a mail to change her email to "lovelace@example.com"
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
    Scenario: "Sign in" leads to the beginning
      Given Ada has an account
      And she has been sent a mail to change her email to "lovelace@example.com"
      And she has opened the link in her mail
      And she comes to "Your email has been verified and changed"
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message

  @screen.verify-and-change-email-failure
  Rule: "Try updating your email again" says that the link is too old or was used
    Source: spec §2; reference §1.2 (28), T151

    @26-35
    Scenario Outline: The code has been <fate>
      Given Ada has an account
      And she has been sent a mail to change her email to "lovelace@example.com"
      And the code in Ada's mail <fate>
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
    Scenario: A code that was used a moment ago
      Given Ada has an account
      And she has been sent a mail to change her email to "lovelace@example.com"
      And the next link confirmation request will fail: used code
      When she opens the link in her mail
      Then she comes to "Try updating your email again"

    @26-37
    Scenario: A code that was never sent
      When Ada opens a made-up link to change her email
      Then she comes to "Try updating your email again"

    @26-38
    Scenario: The code of another mail, which is not used up
      Given Ada has an account
      And she has been sent a mail to verify her email
      When she opens the link in her mail with "mode=verifyEmail" replaced by "mode=verifyAndChangeEmail"
      Then she comes to "Try updating your email again"
      And Ada's email is not verified

    @26-39
    Scenario: No code at all
      When Ada opens a link without a code to change her email
      Then she comes to "Try updating your email again"
      And the service has received no link check request

    @26-40
    Scenario: "Sign in" leads to the beginning
      Given Ada has an account
      And she has been sent a mail to change her email to "lovelace@example.com"
      And the code in Ada's mail has been used
      And she has opened the link in her mail
      And she comes to "Try updating your email again"
      And she can choose:
        | Sign in |
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message

  @mode.recover-email
  Rule: Mode "recoverEmail" takes back a change of email
    Source: spec §2; reference §5.2, T11, T149

    @26-41
    Scenario: The link is opened
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"
      When she opens the link in her mail
      Then she comes to "Updated email address"
      And there is an account for "ada@example.com"
      And there is no account for "mallory@example.com"

    @26-42
    Scenario: The code does not stay in the address
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"
      When she opens the link in her mail
      Then she comes to "Updated email address"
      And the address is "/Login"

    @26-43
    Scenario: Capitals make no difference
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"
      When she opens the link in her mail with "recoverEmail" replaced by "recoveremail"
      Then she comes to "Updated email address"

  @screen.email-change-revoke-success
  Rule: "Updated email address" says that the old address is back, and offers to change the password at once
    Source: spec §2; reference §1.2 (23), T153

    @26-44
    Scenario: What is there
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"
      When she opens the link in her mail
      Then she comes to "Updated email address"
      And the page is titled "Updated email address – Doorstep"
      And she reads "Your sign-in email address has been changed back to ada@example.com."
      And she reads "If you didn’t ask to change your sign-in email, it’s possible someone is trying to access your account and you should change your password right away."
      And she can choose:
        | change your password right away |

    @26-45
    Scenario: Where the mail says where to go on, it makes no difference
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"
      When she opens the link in her mail, which continues to "/cummies"
      Then she comes to "Updated email address"
      And she can choose:
        | change your password right away |

    @26-46
    Scenario: The password can be changed at once, by a mail to the old address
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"
      And she has opened the link in her mail
      And she comes to "Updated email address"
      When she chooses "change your password right away"
      Then she comes to "Check your email"
      And she reads "Follow the instructions sent to ada@example.com to recover your password"
      And she can choose nothing
      And the newest mail is a reset mail to "ada@example.com"

  @screen.email-change-revoke-failure
  Rule: "Unable to update your email address" says that the old address could not be brought back
    Source: spec §2; reference §1.2 (24), T149

    @26-47
    Scenario Outline: The code has been <fate>
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"
      And the code in Ada's mail <fate>
      When she opens the link in her mail
      Then she comes to "Unable to update your email address"
      And the page is titled "Unable to update your email address – Doorstep"
      And she reads "There was a problem changing your sign-in email back."
      And she reads "If you try again and still can’t reset your email, try asking your administrator for help."
      And there is no account for "ada@example.com"

      Examples:
        | fate          |
        | has been used |
        | has expired   |

    @26-48
    Scenario: A code that was used a moment ago
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"
      And the next link confirmation request will fail: used code
      When she opens the link in her mail
      Then she comes to "Unable to update your email address"

    @26-49
    Scenario: A code that was never sent
      When Ada opens a made-up link to undo a change of her email
      Then she comes to "Unable to update your email address"

    @26-50
    Scenario: The code of another mail, which is not used up
      Given Ada has an account
      And she has been sent a mail to verify her email
      When she opens the link in her mail with "mode=verifyEmail" replaced by "mode=recoverEmail"
      Then she comes to "Unable to update your email address"
      And Ada's email is not verified

    @26-51
    Scenario: No code at all
      When Ada opens a link without a code to undo a change of her email
      Then she comes to "Unable to update your email address"
      And the service has received no link check request

    @26-52
    Scenario: "Sign in" leads to the beginning
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"
      And the code in Ada's mail has been used
      And she has opened the link in her mail
      And she comes to "Unable to update your email address"
      And she can choose:
        | Sign in |
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message

  @mode.revert-second-factor
  Rule: Mode "revertSecondFactorAddition" removes a second factor that was added
    Source: spec §2; reference §5.2, T14, T152

    @26-53
    Scenario: Opening the app without the link removes no second factor
      Given Ada has an account
      And she has been sent a mail that the phone "+16505550101" was added to her account
      When she opens "/"
      Then she comes to "Sign in with email"
      And Ada's account has 1 second factor

    @26-54
    Scenario: The link is opened
      Given Ada has an account
      And she has been sent a mail that the phone "+16505550101" was added to her account
      When she opens the link in her mail
      Then she comes to "Removed second factor"
      And Ada's account has 0 second factors

    @26-55
    Scenario: The code does not stay in the address
      Given Ada has an account
      And she has been sent a mail that the phone "+16505550101" was added to her account
      When she opens the link in her mail
      Then she comes to "Removed second factor"
      And the address is "/Login"

    @26-56
    Scenario: Capitals make no difference
      Given Ada has an account
      And she has been sent a mail that the phone "+16505550101" was added to her account
      When she opens the link in her mail with "revertSecondFactorAddition" replaced by "revertsecondfactoraddition"
      Then she comes to "Removed second factor"

  @screen.revert-second-factor-success
  Rule: "Removed second factor" names the phone, or speaks of the device or app, and offers to change the password
    Source: spec §2; reference §1.2 (29), T153

    @26-57
    Scenario: A phone
      Given Ada has an account
      And she has been sent a mail that the phone "+16505550101" was added to her account
      When she opens the link in her mail
      Then she comes to "Removed second factor"
      And the page is titled "Removed second factor – Doorstep"
      And she reads "The phone +16505550101 was removed as a second authentication step."
      And she reads "If you don't recognize this device, someone might be trying to access your account. Consider changing your password right away."
      And she can choose:
        | changing your password right away |

    @26-58
    Scenario: An authenticator app
      Given Ada has an account
      And she has been sent a mail that an authenticator app was added to her account
      When she opens the link in her mail
      Then she comes to "Removed second factor"
      And she reads "The device or app was removed as a second authentication step."

    @26-59
    Scenario: The password can be changed at once
      Given Ada has an account
      And she has been sent a mail that the phone "+16505550101" was added to her account
      And she has opened the link in her mail
      And she comes to "Removed second factor"
      When she chooses "changing your password right away"
      Then she comes to "Check your email"
      And she reads "Follow the instructions sent to ada@example.com to recover your password"
      And she can choose nothing
      And the newest mail is a reset mail to "ada@example.com"

  @screen.revert-second-factor-failure
  Rule: "Couldn't remove your second factor" says so and whom to turn to
    Source: spec §2; reference §1.2 (30), T152

    @26-60
    Scenario Outline: The code has been <fate>
      Given Ada has an account
      And she has been sent a mail that the phone "+16505550101" was added to her account
      And the code in Ada's mail <fate>
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
    Scenario: A code that was used a moment ago
      Given Ada has an account
      And she has been sent a mail that the phone "+16505550101" was added to her account
      And the next link confirmation request will fail: used code
      When she opens the link in her mail
      Then she comes to "Couldn't remove your second factor"

    @26-62
    Scenario: A code that was never sent
      When Ada opens a made-up link to remove a second factor
      Then she comes to "Couldn't remove your second factor"

    @26-63
    Scenario: The code of another mail, which is not used up
      Given Ada has an account
      And she has been sent a mail to verify her email
      When she opens the link in her mail with "mode=verifyEmail" replaced by "mode=revertSecondFactorAddition"
      Then she comes to "Couldn't remove your second factor"
      And Ada's email is not verified

    @26-64
    Scenario: No code at all
      When Ada opens a link without a code to remove a second factor
      Then she comes to "Couldn't remove your second factor"
      And the service has received no link check request

    @26-65
    Scenario: "Sign in" leads to the beginning
      Given Ada has an account
      And she has been sent a mail that the phone "+16505550101" was added to her account
      And the code in Ada's mail has been used
      And she has opened the link in her mail
      And she comes to "Couldn't remove your second factor"
      And she can choose:
        | Sign in |
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message

  @call.action-code
  Rule: The service is asked what a code from a mail is for, and to carry it out, once each
    Source: spec §7; reference §2.7

    @26-66
    Scenario: A code that holds
      Given Ada has an account
      And she has been sent a mail to verify her email
      When she opens the link in her mail
      Then she comes to "Your email has been verified"
      And the service has received 1 link check request
      And the service has received 1 link confirmation request

    @26-67
    Scenario: A code that does not
      Given Ada has an account
      And she has been sent a mail to change her email to "lovelace@example.com"
      And the next link check request will fail: expired code
      When she opens the link in her mail
      Then she comes to "Try updating your email again"
      And the service has received no link confirmation request

    @26-68
    Scenario Outline: <time> after the link is opened <sight>
      Given Ada has an account
      And she has been sent a mail to verify her email
      And the service delays its answer to every <operation> request
      And she has opened the link in her mail
      When <time> pass
      Then she sees <sight>

      Examples:
        | operation         | time             | sight              |
        | link check        | 499 milliseconds | an empty page      |
        | link check        | 500 milliseconds | the busy indicator |
        | link confirmation | 500 milliseconds | the busy indicator |

  @screen.recoverable-error
  Rule: A link from a mail that could not be checked or carried out is not called too old
    Source: spec §2; reference §1.2 (31), Q35

    @26-69
    Scenario Outline: At a <operation>: <reason>
      Given Ada has an account
      And she has been sent a mail to verify her email
      And the next <operation> request will fail: <reason>
      When she opens the link in her mail
      Then she comes to "Error encountered"
      And she reads "<words>"
      And she can choose:
        | Retry |
      And Ada's email is not verified

      Examples:
        | operation         | reason            | words                                                                                   |
        | link check        | broken connection | A network error has occurred                                                            |
        | link check        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | link check        | disabled account  | The user account has been disabled by an administrator.                                 |
        | link confirmation | broken connection | A network error has occurred                                                            |
        | link confirmation | unknown error     | Something went wrong. Please try again.                                                 |

    @26-70
    Scenario Outline: "Retry" after a mail <business>, at a <operation>
      Given Ada has an account
      And she has been sent a mail <business>
      And the next <operation> request will fail: broken connection
      And she has opened the link in her mail
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she comes to "<screen>"

      Examples:
        | business                                               | operation         | screen                                   |
        | to verify her email                                    | link check        | Your email has been verified             |
        | to verify her email                                    | link confirmation | Your email has been verified             |
        | to change her email to "lovelace@example.com"          | link confirmation | Your email has been verified and changed |
        | that her email was changed to "mallory@example.com"    | link confirmation | Updated email address                    |
        | that the phone "+16505550101" was added to her account | link confirmation | Removed second factor                    |

  @error.reset-email-failure
  Rule: A mail for a new password that could not be sent from such a page is said
    Source: spec §8; reference §2.7, T154

    @26-71
    Scenario Outline: From "Updated email address": <reason>
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"
      And she has opened the link in her mail
      And she comes to "Updated email address"
      And the next reset mail request will fail: <reason>
      When she chooses "change your password right away"
      Then she sees the message "Unable to send password reset code to specified email"
      And she is still on "Updated email address"

      Examples:
        | reason            |
        | broken connection |
        | too many attempts |
        | unknown email     |

    @26-72
    Scenario: From "Removed second factor"
      Given Ada has an account
      And she has been sent a mail that the phone "+16505550101" was added to her account
      And she has opened the link in her mail
      And she comes to "Removed second factor"
      And the next reset mail request will fail: broken connection
      When she chooses "changing your password right away"
      Then she sees the message "Unable to send password reset code to specified email"
      And she is still on "Removed second factor"

    @26-73
    Scenario: It can be tried again
      Given Ada has an account
      And she has been sent a mail that her email was changed to "mallory@example.com"
      And she has opened the link in her mail
      And she comes to "Updated email address"
      And the next reset mail request will fail: broken connection
      And she has chosen "change your password right away"
      And she sees the message "Unable to send password reset code to specified email"
      When she chooses "change your password right away"
      Then she comes to "Check your email"
      And she sees no message
