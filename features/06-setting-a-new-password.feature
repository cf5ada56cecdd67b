Feature: Setting a new password
  A visitor who has forgotten her password asks for a reset mail, and its link opens a screen on which she sets a new
  one. The link works once, and only for a limited time. "Check your email" says that the mail has been sent. A visitor
  who "completes" a screen fills it in correctly and sends it. A visitor who "opens" a link does so in a new window; a
  visitor who "follows" it, in the tab in which she works.

  @mode.reset-password
  Rule: A reset link opens the screen "Reset your password"
    A reset link is the link in the mail to a visitor who has forgotten her password; "Check your email" says that this
    mail has been sent. The link contains a secret code, which works once. It can also name an organisation, which is a
    group of people with accounts of their own, and the continue link: the address to which the visitor is led on
    afterwards. All of this is removed from the address, so that nobody can copy it from there. The tab remembers the
    link until it has been used, so that a reload can use it. A reset link can open any page of the app, such as
    "/cummies" or "/nowhere", which does not exist; from there, the visitor comes to "/Login", even if she is signed in.
    "Password changed" confirms that the new password is saved. If she has several mails, "the link in her mail" is the
    one in the newest. "Trouble signing in?" on "Sign in" leads to "Recover password", and "Send" there mails the link.

    Source: spec §2; reference §5.2, T10, T143

    @06-1
    Scenario: A visitor who opens her reset link comes to "Reset your password"
      Given Ada has an account
      And she has been sent a reset mail
      When she opens the link in her mail
      Then she comes to "Reset your password"

    @06-2
    Scenario: The code of a reset link disappears from the address when the link is opened
      Given Ada has an account
      And she has been sent a reset mail
      When she opens the link in her mail
      Then she comes to "Reset your password"
      And the address is "/Login"

    @06-3
    Scenario: The continue link of a reset mail disappears from the address when the reset link is opened
      Given Ada has an account
      And she has been sent a reset mail
      When she opens the link in her mail, which continues to "/cummies"
      Then she comes to "Reset your password"
      And the address is "/Login"

    @06-4
    Scenario: The name of the organisation in a reset link disappears from the address when the link is opened
      Given people of these organisations sign in here:
        | organisation | sign-in options |
        | Initech      | email           |
        | Globex       | email           |
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
    Scenario: A visitor who reloads "Reset your password" can still set a new password
      Given Ada has an account
      And she has come to "Reset your password"
      When she reloads the page
      Then she comes to "Reset your password"

    @06-6
    Scenario: A visitor who was sent two reset mails can use the newer one
      Given Ada has an account
      And she has been sent a reset mail
      And she has been sent a reset mail
      When she opens the link in her mail
      Then she comes to "Reset your password"

    @06-7
    Scenario: A signed-in visitor who follows her reset link comes to "Reset your password"
      Given Ada is signed in at "/"
      And she has been sent a reset mail
      When she follows the link in her mail
      Then she comes to "Reset your password"
      And the address is "/Login"

    @06-8
    Scenario: A signed-in visitor can set a new password with her reset link
      Given Ada is signed in at "/"
      And she has been sent a reset mail
      And she has followed the link in her mail
      And she comes to "Reset your password"
      When she submits:
        | New password | difference engine 2 |
      Then she comes to "Password changed"
      And Ada's password is "difference engine 2"

    @06-9
    Scenario Outline: A reset link to the page "<path>" opens "Reset your password" for a signed-in visitor
      Given Ada is signed in at "/"
      And she has been sent a reset mail
      When she follows the link in her mail, which leads to "<path>"
      Then she comes to "Reset your password"
      And the address is "/Login"

      Examples:
        | path     |
        | /        |
        | /cummies |
        | /nowhere |

    @06-10
    Scenario: A visitor can open her reset link on another device than the one on which she asked for it
      Given Ada has an account
      And she has come to "Check your email"
      When she opens the link in her mail on another device
      Then she comes to "Reset your password"

  @screen.password-reset
  Rule: "Reset your password" names the account and asks for its new password
    The visitor comes to "Reset your password" by the link in her reset mail. A password manager knows a field by a
    standard word: "new-password" is a password that the visitor makes up. "Password changed" confirms that it is saved.
    If the developer has set the addresses of the terms of service and of the privacy policy, other screens link to
    them, but this one does not. "She sees no message" means that nothing is reported as wrong. Enter and "Save" both
    save. "Cancel" keeps the old password.

    Source: spec §2; reference §1.2 (20), §2.7

    @06-11
    Scenario: "Reset your password" shows the email of the account, and asks only for the new password
      Given Ada has an account
      When she has come to "Reset your password"
      Then the page is titled "Reset your password – Doorstep"
      And she reads "for ada@example.com"
      And she is asked for:
        | New password |
      And she can choose:
        | Show password | Cancel | Save |
      And the focus is on "New password"
      And she sees no message

    @06-12
    Scenario: A password manager knows that "Reset your password" asks for a new password
      Given Ada has an account
      When she has come to "Reset your password"
      Then a password manager recognises the field "New password" as "new-password"

    @06-13
    Scenario: Enter saves the new password
      Given Ada has an account
      And she has come to "Reset your password"
      And she has filled in:
        | New password | difference engine 2 |
      When she presses "Enter"
      Then she comes to "Password changed"

    @06-14
    Scenario: A click on "Save" saves the new password
      Given Ada has an account
      And she has come to "Reset your password"
      And she has filled in:
        | New password | difference engine 2 |
      When she clicks "Save"
      Then she comes to "Password changed"

    @06-15
    Scenario: A click on "Show password" makes the new password readable
      Given Ada has an account
      And she has come to "Reset your password"
      And she has filled in:
        | New password | difference engine 2 |
      When she clicks "Show password"
      Then the text in "New password" is readable
      And the focus is on "New password"

    @06-16
    Scenario: "Reset your password" has no links to the terms of service and the privacy policy
      Given the app links to its terms of service and its privacy policy
      And Ada has an account
      When she has come to "Reset your password"
      Then she can choose:
        | Show password | Cancel | Save |

    @06-51
    Scenario: "Cancel" leaves the old password valid
      Given Ada has an account
      And she has come to "Reset your password"
      And she has filled in:
        | New password | difference engine 2 |
      When she chooses "Cancel"
      Then she comes to "Sign in with email"
      And Ada's password is "analytical engine 1"

    @06-52
    Scenario: "Cancel" leads a visitor who is signed in to the home page
      Given Ada is signed in at "/"
      And she has been sent a reset mail
      And she has followed the link in her mail
      And she comes to "Reset your password"
      When she chooses "Cancel"
      Then she reads "You are logged in."

  @call.reset
  Rule: The service checks a reset link when it is opened, and changes the password when the visitor saves a new one
    The check finds out whether the link is valid and to whom it belongs. After that, the old password is wrong.
    "Password changed" confirms that the new one is saved. A visitor who has forgotten her password comes to "Recover
    password" by "Trouble signing in?", and "Send" mails her the link. "The next request … will fail" makes the service
    refuse once, so a second "Save" succeeds. To sign in afterwards, the visitor goes to the home page "/", which asks
    for her email. "lovelace-1816" is a wrong password.

    Source: spec §7; reference §2.7, T145, T147, Q35

    @06-17
    Scenario: The service checks the reset link once, and changes the password once
      Given Ada has an account with the password "lovelace-1815"
      And she has come to "Reset your password"
      When she submits:
        | New password | lovelace-1852 |
      Then she comes to "Password changed"
      And Ada's password is "lovelace-1852"
      And the service has received 1 request to check the reset link
      And the service has received 1 request to save the new password

    @06-18
    Scenario: A visitor who presses Enter twice changes her password only once
      Given Ada has an account
      And she has come to "Reset your password"
      And the service delays its answer to every request to save the new password
      And she has filled in:
        | New password | lovelace-1852 |
      And she has pressed "Enter" 2 times
      When the service answers
      Then she comes to "Password changed"
      And the service has received 1 request to save the new password

    @06-19
    Scenario Outline: A visitor whose new password cannot be saved reads why and keeps what she typed: <reason>
      Given Ada has an account
      And she has come to "Reset your password"
      And the next request to save the new password will fail: <reason>
      When she submits:
        | New password | difference engine 2 |
      Then she sees the message "<words>"
      And she is still on "Reset your password"
      And the field "New password" contains "difference engine 2"

      Examples:
        | reason            | words                                                                                   |
        | broken connection | A network error has occurred                                                            |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | unknown error     | Something went wrong. Please try again.                                                 |

    @06-20
    Scenario: A visitor can save her new password once the network works again
      Given Ada has an account
      And she has come to "Reset your password"
      And the next request to save the new password will fail: broken connection
      And she has submitted:
        | New password | difference engine 2 |
      And she sees the message "A network error has occurred"
      When she chooses "Save"
      Then she comes to "Password changed"

    @06-21
    @journey
    Scenario: A visitor who has forgotten her password sets a new one and signs in with it
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
      And she comes to "Reset your password"
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
    Scenario: A visitor who has set a new password can no longer sign in with the old one
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

    @06-48
    Scenario: A new password that begins and ends with a blank is saved with its blanks
      Given Ada has an account
      And she has come to "Reset your password"
      And she has filled in " difference engine " as the "New password"
      When she presses "Enter"
      Then she comes to "Password changed"
      And Ada's password is " difference engine "

  @screen.password-reset-success
  Rule: "Password changed" confirms the new password, and leads on to the continue link of the mail
    A continue link is the address to which a mail leads on when its link has done its work. Not every mail has one.
    Without it, or if it leads out of the app or could run a script in it ("javascript:…"), the button of the last
    screen is "Sign in" instead of "Continue". The visitor has set a new password, but is not signed in, so every page
    of the app first shows "Sign in with email"; only the button "Sign in" leads to the password at once. A mail that
    was asked for on a page of the app, such as "/cummies", has
    this page as its continue link. Browsers read "//evil.example" as the address of another site. After a reload, the
    tab no longer remembers the link, because it has done its work.

    Source: spec §2; reference §1.2 (21), T148, §11.2

    @06-23
    Scenario: "Password changed" says that the visitor can sign in with her new password
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail
      When she completes "Reset your password"
      Then she comes to "Password changed"
      And the page is titled "Password changed – Doorstep"
      And she reads "You can now sign in with your new password"

    @06-24
    Scenario: "Password changed" offers "Sign in" if the mail has no continue link
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
    Scenario: "Sign in" on "Password changed" leads to a sign-in with the new password
      Given Ada has an account with the password "lovelace-1815"
      And she has been sent a reset mail
      And she has opened the link in her mail, which has no continue link
      And she has submitted:
        | New password | lovelace-1852 |
      And she comes to "Password changed"
      And she has chosen "Sign in"
      And she comes to "Sign in"
      When she signs in with the password "lovelace-1852"
      Then she reads "You are logged in."

    @06-26
    Scenario: "Password changed" offers "Continue" if the mail has a continue link
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which continues to "/cummies"
      When she completes "Reset your password"
      Then she comes to "Password changed"
      And she can choose:
        | Continue |
      And the focus is on "Continue"

    @06-27
    Scenario: "Continue" on "Password changed" leads to the continue link of the mail
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which continues to "/cummies"
      And she has completed "Reset your password"
      And she comes to "Password changed"
      When she chooses "Continue"
      Then she comes to "Sign in with email"
      And the address is "/cummies"

    @06-28
    Scenario: "Continue" on "Password changed" leads back to the page on which the visitor asked for the mail
      Given Ada has an account
      And she has come to "Check your email" from "/cummies"
      And she has opened the link in her mail
      And she has completed "Reset your password"
      And she comes to "Password changed"
      When she chooses "Continue"
      Then she comes to "Sign in with email"
      And the address is "/cummies"

    @06-29
    Scenario Outline: "Password changed" offers "Sign in" if the continue link is unsafe: "<target>"
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail, which continues to "<target>"
      When she completes "Reset your password"
      Then she comes to "Password changed"
      And she can choose:
        | Sign in |

      Examples: the continue link leads to another site
        | target                |
        | https://evil.example/ |
        | //evil.example        |

      Examples: the continue link could run a script
        | target              |
        | javascript:alert(1) |

    @06-49
    Scenario: A visitor who reloads "Password changed" begins a new sign-in, without a message about the used link
      Given Ada has an account
      And she has come to "Password changed"
      When she reloads the page
      Then she comes to "Sign in with email"
      And she sees no message

  @screen.password-reset-failure
  Rule: A reset link that has expired or has been used leads to "Try resetting your password again"
    A visitor who is signed in, and follows such a link, can ask for another mail at once. Where the examples say "a
    made-up link", the link has a code that the service never sent; it is refused like one that has been used.
    "Continue" leads a signed-in visitor to the home page "/". To come to "Password changed", a visitor has used her
    link. "Check your email" confirms that a mail has been sent. A link can have been used without the visitor: a
    program that searches mails for viruses may have opened it. While she is on "Reset your password", the link can
    expire or be used elsewhere, or her account can be deleted; the service says so when she saves. If another mail
    cannot be sent, the screen says only this, and not why.

    Source: spec §2; reference §1.2 (22), T143

    @06-30
    Scenario Outline: A visitor whose reset link <fate> reads that it no longer works
      Given Ada has an account
      And she has been sent a reset mail
      And the link in Ada's mail <fate>
      When she opens the link in her mail
      Then she comes to "Try resetting your password again"
      And the page is titled "Try resetting your password again – Doorstep"
      And she reads "Your request to reset your password has expired or the link has already been used"

      Examples:
        | fate          |
        | has been used |
        | has expired   |

    @06-31
    Scenario: "Sign in" on "Try resetting your password again" begins a new sign-in, without a message about the used link
      Given Ada has an account
      And she has been sent a reset mail
      And the link in Ada's mail has been used
      And she has opened the link in her mail
      And she comes to "Try resetting your password again"
      And she can choose:
        | Sign in | Send a new link |
      And the focus is on "Send a new link"
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message

    @06-32
    Scenario: A signed-in visitor whose reset link has been used is offered another reset mail
      Given Ada is signed in at "/"
      And she has been sent a reset mail
      And the link in Ada's mail has been used
      When she follows the link in her mail
      Then she comes to "Try resetting your password again"
      And she reads "Your request to reset your password has expired or the link has already been used"
      And she reads "Another email can be sent to ada@example.com."
      And she can choose:
        | Continue | Send |
      And the focus is on "Send"

    @06-33
    Scenario: "Send" on "Try resetting your password again" sends a signed-in visitor another reset mail
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
    Scenario: "Continue" leads a signed-in visitor to the home page after another reset mail was sent
      Given Ada is signed in at "/"
      And she has followed a made-up link to set a new password
      And she comes to "Try resetting your password again"
      And she has chosen "Send"
      And she comes to "Check your email"
      When she chooses "Continue"
      Then the address is "/"
      And she reads "You are logged in."

    @06-37
    Scenario: A signed-in visitor reads that another reset mail could not be sent
      Given Ada is signed in at "/"
      And she has followed a made-up link to set a new password
      And she comes to "Try resetting your password again"
      And the next request to send a reset mail will fail: too many attempts
      When she chooses "Send"
      Then she sees the message "Unable to send password reset code to specified email"
      And she is still on "Try resetting your password again"

    @06-38
    Scenario: "Continue" on "Try resetting your password again" leads a signed-in visitor home without another mail
      Given Ada is signed in at "/"
      And she has followed a made-up link to set a new password
      And she comes to "Try resetting your password again"
      When she chooses "Continue"
      Then she reads "You are logged in."
      And no mail has been sent

    @06-39
    Scenario Outline: If <event> while a visitor is on "Reset your password", she comes to "Try resetting your password again"
      Given Ada has an account
      And she has come to "Reset your password"
      And the next request to save the new password will fail: <reason>
      When she completes "Reset your password"
      Then she comes to "Try resetting your password again"

      Examples:
        | event                  | reason        |
        | the link is used       | used code     |
        | the link expires       | expired code  |
        | her account is deleted | unknown email |

    @06-40
    Scenario: A reset link with a code that the service never sent leads to "Try resetting your password again"
      When Ada opens a made-up link to set a new password
      Then she comes to "Try resetting your password again"

    @06-41
    Scenario: A reset link without a code is refused without a request to the service
      When Ada opens a link without a code to set a new password
      Then she comes to "Try resetting your password again"
      And the service has received no request to check the reset link

    @06-42
    Scenario: A reset link cannot be used a second time
      Given Ada has an account
      And she has come to "Password changed"
      When she opens the link in her mail
      Then she comes to "Try resetting your password again"

  @screen.password-reset-failure
  Rule: A signed-in visitor who has followed a reset link of a different organisation can ask for a link of her own
    An organisation is a group of people with accounts of their own. A visitor chooses hers before she signs in ("Sign
    in to Initech"). A reset link names the organisation to which its account belongs, here "globex", which is Globex.
    This link is made up: the service never sent its code, so it leads to "Try resetting your password again". "Send"
    there mails a link to the visitor who is signed in, for her own account, whichever organisation the first link
    names. The app knows who she is, so the link is for "ada@example.com". Ada belongs to the organisation Initech in
    one scenario; in the other one, the app has no organisations.

    Source: spec §2; reference §1.2 (22), T143

    @06-35
    @journey
    Scenario: A visitor of Initech who has followed a reset link of Globex is sent a reset mail for her own account
      Given people of these organisations sign in here:
        | organisation | sign-in options |
        | Initech      | email           |
        | Globex       | email           |
      And Ada has an account at "Initech"
      And she has opened "/"
      And she has chosen "Sign in to Initech"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has completed "Sign in"
      And she reads "You are logged in."
      And she has followed a made-up link of the organisation "globex" that is to set a new password
      And she comes to "Try resetting your password again"
      When she chooses "Send"
      Then she comes to "Check your email"
      And a reset mail has been sent to "ada@example.com"

    @06-36
    Scenario: Where the app has no organisations, a visitor who has followed a reset link of "globex" is mailed a link of her own
      Given Ada is signed in at "/"
      And she has followed a made-up link of the organisation "globex" that is to set a new password
      And she comes to "Try resetting your password again"
      And she has chosen "Send"
      And she comes to "Check your email"
      When she follows the link in her mail
      Then she comes to "Reset your password"
      And she reads "for ada@example.com"

  @code.user-disabled
  Rule: A visitor whose account is disabled reads that it is disabled, and not that her reset link has expired
    An administrator can disable an account, so that nobody can sign in to it, and can enable it again. In the example
    of "Retry", the account has been enabled again before the visitor retries. "Error encountered" is the screen for a
    link that could not be checked. "Retry" checks the link again.

    Source: spec §8; reference §9.4, Q35

    @06-43
    Scenario: A visitor with a disabled account who opens her reset link reads that the account is disabled
      Given Ada has an account
      And she has been sent a reset mail
      And the next request to check the reset link will fail: disabled account
      When she opens the link in her mail
      Then she comes to "Error encountered"
      And she reads "The user account has been disabled by an administrator."
      And she can choose:
        | Retry |

    @06-44
    Scenario: A visitor whose account is disabled while she is on "Reset your password" reads that it is disabled when she saves
      Given Ada has an account
      And she has come to "Reset your password"
      And the next request to save the new password will fail: disabled account
      When she completes "Reset your password"
      Then she sees the message "The user account has been disabled by an administrator."
      And she is still on "Reset your password"

    @06-45
    Scenario: "Retry" leads to "Reset your password" once the account is enabled again
      Given Ada has an account
      And she has been sent a reset mail
      And the next request to check the reset link will fail: disabled account
      And she has opened the link in her mail
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she comes to "Reset your password"

  @screen.recoverable-error
  Rule: A reset link that the service could not check leads to "Error encountered", where the visitor can try again
    The link itself may be valid, so the visitor does not read that it has expired. Only one request fails, so the next
    one reaches the service. A reset link is the link in the mail to a visitor who has forgotten her password. "Retry"
    checks the link again. An error that the app does not know is reported as "Something went wrong".

    Source: spec §2; reference §1.2 (31), Q35

    @06-46
    Scenario Outline: A reset link whose check fails leads to "Error encountered": <reason>
      Given Ada has an account
      And she has been sent a reset mail
      And the next request to check the reset link will fail: <reason>
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
    Scenario: "Retry" on "Error encountered" checks the reset link again
      Given Ada has an account
      And she has been sent a reset mail
      And the next request to check the reset link will fail: broken connection
      And she has opened the link in her mail
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she comes to "Reset your password"

  @valid.password-empty
  Rule: A visitor who saves an empty password reads "Enter your password" under the field
    "Reset your password" is the screen to which the link in the reset mail leads.

    Source: spec §5; reference §4

    @06-50
    Scenario: "Reset your password" without a password shows the message and saves nothing
      Given Ada has an account
      And she has come to "Reset your password"
      When she submits:
        | New password |  |
      Then she sees the message "Enter your password" under "New password"
      And the focus is on "New password"
      And the service has received no request to save the new password
