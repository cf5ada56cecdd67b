Feature: Setting a new password
  The link in the mail leads to a page on which a new password is set.

  @mode.reset-password
  Rule: The link in the mail leads to "Reset your password"
    Source: spec §2; reference §5.2, T10, T143

    @06-1
    Scenario: The link is opened
      Given Ada has an account
      And she has been sent a reset mail
      When she opens the link in her mail
      Then she comes to "Reset your password"

    @06-2
    Scenario: The code does not stay in the address
      Given Ada has an account
      And she has been sent a reset mail
      When she opens the link in her mail
      Then she comes to "Reset your password"
      And the address is "/Login"

    @06-3
    Scenario: Nor does what it goes on to
      Given Ada has an account
      And she has been sent a reset mail
      When she opens the link in her mail, which continues to "/cummies"
      Then she comes to "Reset your password"
      And the address is "/Login"

    @06-4
    Scenario: Nor does her organisation
      Given people of these organisations sign in here:
        | organisation | ways  |
        | Initech      | email |
        | Globex       | email |
      And Ada has an account at "Initech"
      And she has opened "/"
      And she has chosen "Sign in to Initech"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      And she has chosen "Send"
      And she comes to "Check your email"
      When she opens the link in her mail
      Then she comes to "Reset your password"
      And the address is "/Login"

    @06-5
    Scenario: A reload does not lose it
      Given Ada has an account
      And she has come to "Reset your password"
      When she reloads the page
      Then she comes to "Reset your password"

    @06-6
    Scenario: The newest of two mails counts
      Given Ada has an account
      And she has been sent a reset mail
      And she has been sent a reset mail
      When she opens the link in her mail
      Then she comes to "Reset your password"

    @06-7
    Scenario: Somebody who is signed in
      Given Ada is signed in at "/"
      And she has been sent a reset mail
      When she follows the link in her mail
      Then she comes to "Reset your password"
      And the address is "/Login"

    @06-8
    Scenario: Somebody who is signed in sets it
      Given Ada is signed in at "/"
      And she has been sent a reset mail
      And she has followed the link in her mail
      And she comes to "Reset your password"
      When she submits:
        | New password | difference engine 2 |
      Then she comes to "Password changed"
      And Ada's password is "difference engine 2"

    @06-9
    Scenario Outline: Whichever path the link leads to: "<path>"
      Given Ada is signed in at "/"
      And she has been sent a reset mail
      When she follows the link in her mail with "/Login?mode=" replaced by "<path>?mode="
      Then she comes to "Reset your password"
      And the address is "/Login"

      Examples:
        | path     |
        | /        |
        | /cummies |
        | /nowhere |

    @06-10
    @isolated
    Scenario: Another device does as well
      Given Ada has an account
      And she has come to "Check your email"
      When she opens the link in her mail
      Then she comes to "Reset your password"

  @screen.password-reset
  Rule: "Reset your password" names the account and asks for its new password
    Source: spec §2; reference §1.2 (20), §2.7

    @06-11
    Scenario: What is there
      Given Ada has an account
      When she has come to "Reset your password"
      Then the page is titled "Reset your password – Doorstep"
      And she reads "for ada@example.com"
      And she is asked for:
        | New password |
      And she can choose:
        | Show password | Save |
      And the focus is on "New password"
      And she sees no message

    @06-12
    Scenario: A password manager knows what is asked for
      Given Ada has an account
      When she has come to "Reset your password"
      Then a password manager recognises the field "New password" as "new-password"

    @06-13
    Scenario: Enter saves
      Given Ada has an account
      And she has come to "Reset your password"
      And she has filled in:
        | New password | difference engine 2 |
      When she presses "Enter"
      Then she comes to "Password changed"

    @06-14
    Scenario: A click on "Save" saves
      Given Ada has an account
      And she has come to "Reset your password"
      And she has filled in:
        | New password | difference engine 2 |
      When she clicks "Save"
      Then she comes to "Password changed"

    @06-15
    Scenario: The eye shows the password
      Given Ada has an account
      And she has come to "Reset your password"
      And she has filled in:
        | New password | difference engine 2 |
      When she clicks "Show password"
      Then the text in "New password" is readable
      And the focus is on "New password"

    @06-16
    Scenario: The small print is left away
      Given the app links to its terms of service and its privacy policy
      And Ada has an account
      When she has come to "Reset your password"
      Then she can choose:
        | Show password | Save |

  @call.reset
  Rule: The service is asked whether the code holds, and then to set the new password
    Source: spec §7; reference §2.7, T145, T147, Q35

    @06-17
    Scenario: The new password is set
      Given Ada has an account with the password "lovelace-1815"
      And she has come to "Reset your password"
      When she submits:
        | New password | lovelace-1852 |
      Then she comes to "Password changed"
      And Ada's password is "lovelace-1852"
      And the service has received 1 reset link check request
      And the service has received 1 password reset request

    @06-18
    Scenario: Enter twice is one reset
      Given Ada has an account
      And she has come to "Reset your password"
      And the service delays its answer to every password reset request
      And she has filled in:
        | New password | lovelace-1852 |
      And she has pressed "Enter" 2 times
      When the service answers
      Then she comes to "Password changed"
      And the service has received 1 password reset request

    @06-19
    Scenario Outline: The service cannot set it: <reason>
      Given Ada has an account
      And she has come to "Reset your password"
      And the next password reset request will fail: <reason>
      When she completes "Reset your password"
      Then she sees the message "<words>"
      And she is still on "Reset your password"
      And the field "New password" contains "difference engine 2"

      Examples:
        | reason            | words                                                                                   |
        | broken connection | A network error has occurred                                                            |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | unknown error     | Something went wrong. Please try again.                                                 |

    @06-20
    Scenario: After a broken connection it can be tried again
      Given Ada has an account
      And she has come to "Reset your password"
      And the next password reset request will fail: broken connection
      And she has completed "Reset your password"
      And she sees the message "A network error has occurred"
      When she chooses "Save"
      Then she comes to "Password changed"

    @06-21
    @journey
    Scenario: A forgotten password, from the first doubt to the page
      Given Ada has an account with the password "lovelace-1815"
      And she has come to "Sign in"
      And she has submitted:
        | Password | lovelace-1816 |
      And she sees the message "The email and password you entered don't match" under "Password"
      And she has chosen "Trouble signing in?"
      And she comes to "Recover password"
      And she has chosen "Send"
      And she comes to "Check your email"
      And she has opened the link in her mail
      And she has submitted:
        | New password | lovelace-1852 |
      And she comes to "Password changed"
      And she has gone to "/"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she signs in with the password "lovelace-1852"
      Then she reads "You are logged in."

    @06-22
    @journey
    Scenario: The old password is no longer taken
      Given Ada has an account with the password "lovelace-1815"
      And she has come to "Reset your password"
      And she has submitted:
        | New password | lovelace-1852 |
      And she comes to "Password changed"
      And she has gone to "/"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she signs in with the password "lovelace-1815"
      Then she sees the message "The email and password you entered don't match" under "Password"

  @screen.password-reset-success
  Rule: "Password changed" says so, and leads on where the mail said where to
    Source: spec §2; reference §1.2 (21), T148, §11.2

    @06-23
    Scenario: What is there
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail
      When she completes "Reset your password"
      Then she comes to "Password changed"
      And the page is titled "Password changed – Doorstep"
      And she reads "You can now sign in with your new password"

    @06-24
    Scenario: A mail that does not say where to go on
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which has no continue link
      When she completes "Reset your password"
      Then she comes to "Password changed"
      And she can choose:
        | Sign in |
      And the focus is on "Sign in"

    @06-25
    @journey
    Scenario: "Sign in" leads to the beginning, and the new password is taken there
      Given Ada has an account with the password "lovelace-1815"
      And she has been sent a reset mail
      And she has opened the link in her mail, which has no continue link
      And she has submitted:
        | New password | lovelace-1852 |
      And she comes to "Password changed"
      And she has chosen "Sign in"
      And she comes to "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she signs in with the password "lovelace-1852"
      Then she reads "You are logged in."

    @06-26
    Scenario: A mail that does
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which continues to "/cummies"
      When she completes "Reset your password"
      Then she comes to "Password changed"
      And she can choose:
        | Continue |
      And the focus is on "Continue"

    @06-27
    Scenario: "Continue" leads there
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which continues to "/cummies"
      And she has completed "Reset your password"
      And she comes to "Password changed"
      When she chooses "Continue"
      Then she comes to "Sign in with email"
      And the address is "/cummies"

    @06-28
    Scenario: A mail that was asked for at "/cummies" leads back there
      Given Ada has an account
      And she has come to "Check your email" from "/cummies"
      And she has opened the link in her mail
      And she has completed "Reset your password"
      And she comes to "Password changed"
      When she chooses "Continue"
      Then she comes to "Sign in with email"
      And the address is "/cummies"

    @06-29
    Scenario Outline: It does not lead out of the app: <target>
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which continues to "<target>"
      When she completes "Reset your password"
      Then she comes to "Password changed"
      And she can choose:
        | Sign in |

      Examples:
        | target                |
        | https://evil.example/ |
        | //evil.example        |
        | javascript:alert(1)   |

  @screen.password-reset-failure
  Rule: A link that no longer holds is said to be too old or used
    Source: spec §2; reference §1.2 (22), T143

    @06-30
    Scenario Outline: The code has been <fate>
      Given Ada has an account
      And she has been sent a reset mail
      And the code in Ada's mail <fate>
      When she opens the link in her mail
      Then she comes to "Try resetting your password again"
      And the page is titled "Try resetting your password again – Doorstep"
      And she reads "Your request to reset your password has expired or the link has already been used"

      Examples:
        | fate          |
        | has been used |
        | has expired   |

    @06-31
    Scenario: "Sign in" leads to the beginning
      Given Ada has an account
      And she has been sent a reset mail
      And the code in Ada's mail has been used
      And she has opened the link in her mail
      And she comes to "Try resetting your password again"
      And she can choose:
        | Sign in |
      And the focus is on "Sign in"
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message

    @06-32
    Scenario: Somebody who is signed in is offered another mail
      Given Ada is signed in at "/"
      And she has been sent a reset mail
      And the code in Ada's mail has been used
      When she follows the link in her mail
      Then she comes to "Try resetting your password again"
      And she reads "Your request to reset your password has expired or the link has already been used"
      And she reads "Another email can be sent to ada@example.com."
      And she can choose:
        | Continue | Send |
      And the focus is on "Send"

    @06-33
    Scenario: It is sent
      Given Ada is signed in at "/"
      And she has followed a made-up link to set a new password
      And she comes to "Try resetting your password again"
      When she chooses "Send"
      Then she comes to "Check your email"
      And she reads "Follow the instructions sent to ada@example.com to recover your password"
      And she can choose:
        | Continue |
      And the focus is on "Continue"
      And a reset mail has been sent to "ada@example.com"

    @06-34
    Scenario: She goes on signed in once it is sent
      Given Ada is signed in at "/"
      And she has followed a made-up link to set a new password
      And she comes to "Try resetting your password again"
      And she has chosen "Send"
      And she comes to "Check your email"
      When she chooses "Continue"
      Then the address is "/"
      And she reads "You are logged in."

    @06-35
    Scenario: It is sent for her own account, whichever organisation the link is of
      Given people of these organisations sign in here:
        | organisation | ways  |
        | Initech      | email |
        | Globex       | email |
      And Ada has an account at "Initech"
      And she has opened "/"
      And she has chosen "Sign in to Initech"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has completed "Sign in"
      And she reads "You are logged in."
      And she has followed a made-up link to set a new password of the organisation "globex"
      And she comes to "Try resetting your password again"
      When she chooses "Send"
      Then she comes to "Check your email"
      And a reset mail has been sent to "ada@example.com"

    @06-36
    Scenario: The link of another organisation makes no difference to an account of the app's own
      Given Ada is signed in at "/"
      And she has followed a made-up link to set a new password of the organisation "globex"
      And she comes to "Try resetting your password again"
      And she has chosen "Send"
      And she comes to "Check your email"
      When she follows the link in her mail
      Then she comes to "Reset your password"
      And she reads "for ada@example.com"

    @06-37
    Scenario: It cannot be sent
      Given Ada is signed in at "/"
      And she has followed a made-up link to set a new password
      And the next reset mail request will fail: too many attempts
      When she chooses "Send"
      Then she sees the message "Unable to send password reset code to specified email"
      And she is still on "Try resetting your password again"

    @06-38
    Scenario: Somebody who is signed in can go on as before
      Given Ada is signed in at "/"
      And she has followed a made-up link to set a new password
      And she comes to "Try resetting your password again"
      When she chooses "Continue"
      Then she reads "You are logged in."
      And no mail has been sent

    @06-39
    Scenario Outline: <event> while she chose a password
      Given Ada has an account
      And she has come to "Reset your password"
      And the next password reset request will fail: <reason>
      When she completes "Reset your password"
      Then she comes to "Try resetting your password again"

      Examples:
        | event                   | reason        |
        | The code was used       | used code     |
        | The code became too old | expired code  |
        | The account was deleted | unknown email |

    @06-40
    Scenario: A code that was never sent
      When Ada opens a made-up link to set a new password
      Then she comes to "Try resetting your password again"

    @06-41
    Scenario: No code at all
      When Ada opens a link without a code to set a new password
      Then she comes to "Try resetting your password again"
      And the service has received no reset link check request

    @06-42
    Scenario: A link cannot be used twice
      Given Ada has an account
      And she has come to "Password changed"
      When she opens the link in her mail
      Then she comes to "Try resetting your password again"

  @code.user-disabled
  Rule: A link for an account that was closed says so, and is not called too old
    Source: spec §8; reference §9.4, Q35

    @06-43
    Scenario: When it is opened
      Given Ada has an account
      And she has been sent a reset mail
      And the next reset link check request will fail: disabled account
      When she opens the link in her mail
      Then she comes to "Error encountered"
      And she reads "The user account has been disabled by an administrator."
      And she can choose:
        | Retry |

    @06-44
    Scenario: While she chose a password
      Given Ada has an account
      And she has come to "Reset your password"
      And the next password reset request will fail: disabled account
      When she completes "Reset your password"
      Then she sees the message "The user account has been disabled by an administrator."
      And she is still on "Reset your password"

    @06-45
    Scenario: Once it is open again the link holds as before
      Given Ada has an account
      And she has been sent a reset mail
      And the next reset link check request will fail: disabled account
      And she has opened the link in her mail
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she comes to "Reset your password"

  @screen.recoverable-error
  Rule: A link that could not be checked is not called too old
    Source: spec §2; reference §1.2 (31), Q35

    @06-46
    Scenario Outline: The check fails: <reason>
      Given Ada has an account
      And she has been sent a reset mail
      And the next reset link check request will fail: <reason>
      When she opens the link in her mail
      Then she comes to "Error encountered"
      And the page is titled "Error encountered – Doorstep"
      And she reads "<words>"
      And she can choose:
        | Retry |
      And the focus is on "Retry"

      Examples:
        | reason            | words                                   |
        | broken connection | A network error has occurred            |
        | unknown error     | Something went wrong. Please try again. |

    @06-47
    Scenario: "Retry" checks it again
      Given Ada has an account
      And she has been sent a reset mail
      And the next reset link check request will fail: broken connection
      And she has opened the link in her mail
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she comes to "Reset your password"
