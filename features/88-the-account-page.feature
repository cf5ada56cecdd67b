Feature: The account page
  At the address "/Login?mode=account", a signed-in visitor sees the screen "Your account". She changes her name, her
  email and her password there, and deletes her account. This address is "the account page". Unless a scenario says
  otherwise, email with password is the only sign-in option, and Ada's password is "analytical engine 1". "You are
  logged in." is the home page of a visitor who is signed in.

  @ours.account-page
  Rule: A signed-in visitor sees on "Your account" what she can change
    A badge on a button shows her present name or email. "Ways to sign in" and "Second steps" lead to screens of their
    own. "Done" leads to the page to which a sign-in leads, the home page.

    Source: ours

    Background:
      Given Ada is signed in at "/"

    @88-1
    Scenario: "Your account" lists what the visitor can change
      When she goes to the account page
      Then she comes to "Your account"
      And the page is titled "Your account – Doorstep"
      And the address is "/Login"
      And she can choose:
        | Change your name | Change your email | Change your password | Ways to sign in | Second steps | Delete your account | Sign Out | Done |

    @88-2
    Scenario: The email of the account is the badge on "Change your email"
      When she goes to the account page
      Then only the button "Change your email" carries the badge "ada@example.com"

    @88-3
    Scenario: "Done" leads to the home page
      Given she has gone to the account page
      When she chooses "Done"
      Then she reads "You are logged in."
      And the address is "/"

    @88-4
    Scenario Outline: "<button>" opens the screen of the same name, and "Cancel" leads back
      Given she has gone to the account page
      And she has chosen "<button>"
      And she comes to "<button>"
      When she chooses "Cancel"
      Then she comes to "Your account"

      Examples:
        | button               |
        | Change your name     |
        | Change your email    |
        | Change your password |
        | Delete your account  |

    @88-5
    Scenario Outline: "<button>" opens the screen of the same name
      Given she has gone to the account page
      When she chooses "<button>"
      Then she comes to "<button>"

      Examples:
        | button          |
        | Ways to sign in |
        | Second steps    |

    @88-6
    Scenario: A visitor who goes back in her browser comes back to "Your account"
      Given she has gone to the account page
      And she has chosen "Change your name"
      And she comes to "Change your name"
      When she goes back in her browser
      Then she comes to "Your account"

    @88-7
    Scenario: A visitor who reloads "Change your name" comes to "Your account"
      Given she has gone to the account page
      And she has chosen "Change your name"
      And she comes to "Change your name"
      When she reloads the page
      Then she comes to "Your account"

    @88-8
    Scenario: "Sign Out" asks first, and then signs the visitor out
      Given she has gone to the account page
      And she has chosen "Sign Out"
      And she comes to "Sign Out"
      And she reads "Do you want to sign out?"
      When she chooses "Sign Out"
      Then she reads "You are now successfully signed out."
      And nobody is signed in to the app

    @88-9
    Scenario: After "Sign Out", the first screen does not ask to sign in again
      Given she has gone to the account page
      And she has chosen "Sign Out"
      And she comes to "Sign Out"
      And she has chosen "Sign Out"
      And she reads "You are now successfully signed out."
      When she chooses "Sign in"
      Then she comes to "Sign in with email"
      And she sees no message

    @88-10
    Scenario: A visitor whose session has ended on "Your account" is asked to sign in, even if she had opened "Sign Out"
      Given she has gone to the account page
      And she has chosen "Sign Out"
      And she comes to "Sign Out"
      And she has gone back in her browser
      And she comes to "Your account"
      And Ada's account has been signed out by an administrator
      And she has chosen "Change your name"
      And she comes to "Change your name"
      When she submits:
        | First & last name | Ada Lovelace |
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

  @ours.account-page
  Rule: "Your account" shows only what the app and the account have
    A provider is a company whose account signs in here, such as Google. Initech and Globex are two organisations, which
    have accounts and sign-in options of their own: Initech offers email with password. A sign-in of the app, such as
    "Passkey", creates accounts without an email.

    Source: ours

    @88-11
    Scenario: An account with an email but without a password can get one
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen Google
      And she has signed in at the provider
      And she reads "You are logged in."
      When she goes to the account page
      Then she can choose:
        | Change your name | Change your email | Add a password | Ways to sign in | Second steps | Delete your account | Sign Out | Done |

    @88-12
    Scenario: "Your account" offers no password if the app has none
      Given the app offers Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen Google
      And she has signed in at the provider
      And she reads "You are logged in."
      When she goes to the account page
      Then she can choose:
        | Change your name | Change your email | Ways to sign in | Second steps | Delete your account | Sign Out | Done |

    @88-13
    Scenario: "Your account" offers neither a password nor other ways to sign in if the app only mails links
      Given the app mails sign-in links instead of asking for passwords
      And Ada is signed in at "/"
      When she goes to the account page
      Then she can choose:
        | Change your name | Change your email | Second steps | Delete your account | Sign Out | Done |

    @88-14
    Scenario: An account without an email has no email and no password to change, no ways to sign in, and can have no second step
      Given the app offers only "Passkey", a sign-in of its own
      And the sign-in of the app recognises a new visitor
      And Grace has opened "/"
      And she has chosen "Sign in with Passkey"
      And she reads "You are logged in."
      When she goes to the account page
      Then she can choose:
        | Change your name | Delete your account | Sign Out | Done |

    @88-52
    Scenario: An account that signs in by mailed codes only has no ways to sign in, and can have no second step
      Given the app mails codes
      And Grace has come to "Verify your email"
      And she has entered the code from her mail
      And 1 second has passed
      And she reads "You are logged in."
      When she goes to the account page
      Then she can choose:
        | Change your name | Change your email | Delete your account | Sign Out | Done |

    @88-53
    Scenario: An account that signs in by mailed codes can be connected to Google
      Given the app offers email and Google
      And the app mails codes
      And Grace has opened "/"
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she has entered the code from her mail
      And 1 second has passed
      And she reads "You are logged in."
      When she goes to the account page
      Then she can choose:
        | Change your name | Change your email | Ways to sign in | Delete your account | Sign Out | Done |

    @88-15
    Scenario: A visitor of an organisation that offers passwords can change hers
      Given people of Initech and Globex sign in here
      And Ada has an account at "Initech"
      And she has opened the account page
      And she has chosen "Sign in to Initech"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she comes to "Your account"
      And she can choose:
        | Change your name | Change your email | Change your password | Ways to sign in | Second steps | Delete your account | Sign Out | Done |

  @ours.account-signed-out
  Rule: A visitor who is not signed in signs in first, and then comes to "Your account"
    A guest uses the app with an account that has no email, phone or provider. She signs in, too. Only a
    visitor whose session has ended while she was on these screens is asked to sign in again.

    Source: ours

    @88-16
    Scenario: Without a sign-in, the account page asks for the email
      When Grace opens the account page
      Then she comes to "Sign in with email"
      And she sees no message

    @88-17
    Scenario: A visitor who has signed in comes to "Your account"
      Given Ada has an account
      And she has opened the account page
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she comes to "Your account"

    @88-18
    Scenario: A guest signs in before she sees "Your account"
      Given the app also lets guests in
      When Grace opens "/Login?mode=account" as a guest
      Then she can choose:
        | Sign in with email | Continue as guest |
      And she sees no message

    @88-57
    Scenario: A visitor is asked to sign in again if her session ends while she changes her name
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Change your name"
      And she comes to "Change your name"
      And Ada's account has been signed out by an administrator
      When she submits:
        | First & last name | Ada Lovelace |
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

    @88-19
    Scenario: A visitor who is not signed in chooses her organisation before she sees "Your account"
      Given people of Initech and Globex sign in here
      When Grace opens the account page
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |

  @ours.success-messages
  Rule: A message about a success is green, and a message about a failure is yellow
    Source: ours

    Background:
      Given the app shows passkeys on the account page
      And Ada is signed in at "/Login?mode=account"

    @88-54
    Scenario: A changed name is reported in green
      Given she has chosen "Change your name"
      And she comes to "Change your name"
      When she submits:
        | First & last name | Ada Lovelace |
      Then she sees the message "Your name has been changed." in green

    @88-55
    Scenario: A name that could not be saved is reported in yellow
      Given she has chosen "Change your name"
      And she comes to "Change your name"
      And the next request to save the name will fail: broken connection
      When she submits:
        | First & last name | Ada Lovelace |
      Then she sees the message "A network error has occurred" in yellow

    @88-56
    Scenario: A failure after a success is reported in yellow
      Given she has chosen "Passkeys"
      And she has chosen "Add a passkey"
      And she sees the message "Your passkey has been added." in green
      And the app will refuse the next request to add a passkey: broken connection to the app
      When she chooses "Add a passkey"
      Then she sees the message "A network error has occurred" in yellow

  @ours.account-name
  Rule: A signed-in visitor changes her name
    If the service cannot save the name, the visitor keeps what she has typed.

    Source: ours

    Background:
      Given Ada is signed in at "/"
      And she has gone to the account page

    @88-20
    Scenario: "Change your name" asks for the name, on which the focus is
      When she chooses "Change your name"
      Then she is asked for:
        | First & last name |
      And she can choose:
        | Cancel | Save |
      And the focus is on "First & last name"

    @88-21
    Scenario: After the name was changed, "Your account" says so
      Given she has chosen "Change your name"
      And she comes to "Change your name"
      When she submits:
        | First & last name | Ada Lovelace |
      Then she comes to "Your account"
      And she sees the message "Your name has been changed."
      And Ada's account is named "Ada Lovelace"

    @88-22
    Scenario: The new name is in the field when the visitor changes it again
      Given she has chosen "Change your name"
      And she comes to "Change your name"
      And she has submitted:
        | First & last name | Ada Lovelace |
      And she comes to "Your account"
      When she chooses "Change your name"
      Then she comes to "Change your name"
      And the field "First & last name" contains "Ada Lovelace"

    @88-23
    Scenario: "Change your name" refuses an empty name
      Given she has chosen "Change your name"
      And she comes to "Change your name"
      When she submits:
        | First & last name |  |
      Then she sees the message "Enter your account name" under "First & last name"
      And the service has received no request to save the name

    @88-24
    Scenario Outline: If the name cannot be saved, the visitor reads why and keeps it: <reason>
      Given she has chosen "Change your name"
      And she comes to "Change your name"
      And the next request to save the name will fail: <reason>
      When she submits:
        | First & last name | Ada Lovelace |
      Then she sees the message "<words>"
      And the field "First & last name" contains "Ada Lovelace"

      Examples:
        | reason            | words                                                                                   |
        | broken connection | A network error has occurred                                                            |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |

    @88-25
    Scenario: A visitor whose sign-in has ended signs in again, and comes back to "Your account"
      Given she has chosen "Change your name"
      And she comes to "Change your name"
      And Ada's account has been signed out by an administrator
      And she has submitted:
        | First & last name | Ada Lovelace |
      And she comes to "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she comes to "Your account"

    @88-50
    Scenario: The new name that a visitor has typed is still there after she has had to enter her password again
      Given she has chosen "Change your name"
      And she comes to "Change your name"
      And the next request to save the name will fail: sign-in too long ago
      And she has submitted:
        | First & last name | Ada Lovelace |
      And she comes to "Verify it’s you"
      When she submits:
        | Password | analytical engine 1 |
      Then she comes to "Change your name"
      And the field "First & last name" contains "Ada Lovelace"

  @ours.account-email
  Rule: A signed-in visitor changes her email by a link that is mailed to the new one
    The email changes only when the link is opened, so a mistyped email does no harm. With "offerMailbox", a link opens
    the mailbox of the new email.

    Source: ours

    Background:
      Given Ada is signed in at "/"
      And she has gone to the account page

    @88-26
    Scenario: "Change your email" has the focus on the field for the new email, which is empty
      When she chooses "Change your email"
      Then the focus is on "New email"
      And the field "New email" contains ""
      And she can choose:
        | Cancel | Save |

    @88-27
    Scenario: A link is mailed to the new email, and "Check your email" says where it is
      Given she has chosen "Change your email"
      And she comes to "Change your email"
      When she submits:
        | New email | lovelace@example.com |
      Then she comes to "Check your email"
      And she reads "Open the link in the email that we sent to lovelace@example.com. Then your email changes."
      And a mail to change the email has been sent to "lovelace@example.com"
      And there is an account for "ada@example.com"

    @88-28
    Scenario: The link that was mailed to the new email changes the email
      Given she has chosen "Change your email"
      And she comes to "Change your email"
      And she has submitted:
        | New email | lovelace@example.com |
      And she comes to "Check your email"
      When she follows the link in her mail
      Then she comes to "Your email has been verified and changed"
      And there is an account for "lovelace@example.com"

    @88-29
    Scenario: "Done" on "Check your email" leads back to "Your account"
      Given she has chosen "Change your email"
      And she comes to "Change your email"
      And she has submitted:
        | New email | lovelace@example.com |
      And she comes to "Check your email"
      When she chooses "Done"
      Then she comes to "Your account"

    @88-30
    Scenario Outline: A new email that <fault> is refused, and nothing is mailed
      Given she has chosen "Change your email"
      And she comes to "Change your email"
      When she submits:
        | New email | <email> |
      Then she sees the message "<message>" under "New email"
      And no mail has been sent

      Examples:
        | fault                              | email           | message                              |
        | is missing                         |                 | Enter your email address to continue |
        | is invalid                         | ada@com         | That email address isn't correct     |
        | is the account's                   | ada@example.com | This is your email already.          |
        | is the account's, but in capitals, | ADA@EXAMPLE.COM | This is your email already.          |

    @88-31
    Scenario: A new email that belongs to another account is refused
      Given she has chosen "Change your email"
      And she comes to "Change your email"
      And there is already an account for "grace@example.com"
      When she submits:
        | New email | grace@example.com |
      Then she sees the message "The email address is already used by another account" under "New email"
      And no mail has been sent

    @88-32
    Scenario: A new email that the service finds malformed is refused
      Given she has chosen "Change your email"
      And she comes to "Change your email"
      And the next request to send a mail to the new email will fail: malformed email
      When she submits:
        | New email | lovelace@example.com |
      Then she sees the message "That email address isn't correct" under "New email"

    @88-33
    Scenario: If the mail to the new email cannot be sent, the email stays in its field
      Given she has chosen "Change your email"
      And she comes to "Change your email"
      And the next request to send a mail to the new email will fail: broken connection
      When she submits:
        | New email | lovelace@example.com |
      Then she sees the message "A network error has occurred"
      And the field "New email" contains "lovelace@example.com"

  @ours.account-email
  Rule: "Check your email" has a link to the mailbox of the new email, if the app wants it
    Source: ours

    @88-34
    Scenario: "Check your email" links to Gmail for a new email at Gmail
      Given the developer has set "offerMailbox" to true
      And Ada is signed in at "/"
      And she has gone to the account page
      And she has chosen "Change your email"
      When she submits:
        | New email | lovelace@gmail.com |
      Then she can choose:
        | Open Gmail | Done |

  @ours.account-password
  Rule: A signed-in visitor changes her password, or adds one
    The app's checks and its list of requirements for new passwords are the same as on "Create account".

    Source: ours

    @88-35
    Scenario: A visitor who changes her password reads so, and has the new one
      Given Ada is signed in at "/"
      And she has gone to the account page
      And she has chosen "Change your password"
      When she submits:
        | New password | difference engine 2 |
      Then she comes to "Your account"
      And she sees the message "Your password has been changed."
      And Ada's password is "difference engine 2"
      And "ada@example.com" is signed in to the app

    @88-36
    Scenario: "Change your password" has the focus on the new password, which a password manager recognises
      Given Ada is signed in at "/"
      And she has gone to the account page
      When she chooses "Change your password"
      Then the focus is on "New password"
      And a password manager recognises the field "New password" as "new-password"
      And she can choose:
        | Show password | Cancel | Save |

    @88-37
    Scenario: A visitor without a password adds one
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has opened the app and chosen Google
      And she has signed in at the provider
      And she reads "You are logged in."
      And she has gone to the account page
      And she has chosen "Add a password"
      And she comes to "Add a password"
      When she submits:
        | New password | difference engine 2 |
      Then she comes to "Your account"
      And she sees the message "Your password has been added."
      And Ada's password is "difference engine 2"

    @88-38
    Scenario Outline: A new password with <characters> characters is refused
      Given Ada is signed in at "/"
      And she has gone to the account page
      And she has chosen "Change your password"
      When she submits:
        | New password | <password> |
      Then she sees the message "<message>" under "New password"
      And Ada's password is "analytical engine 1"

      Examples:
        | characters | password | message                                                                      |
        | no         |          | Enter your password                                                          |
        | five       | 12345    | Strong passwords have at least 6 characters and a mix of letters and numbers |

    @88-39
    Scenario: A new password that the service finds weak is refused
      Given Ada is signed in at "/"
      And she has gone to the account page
      And she has chosen "Change your password"
      And the next request to change the password will fail: weak password
      When she submits:
        | New password | 123456 |
      Then she sees the message "Strong passwords have at least 6 characters and a mix of letters and numbers" under "New password"

    @88-40
    Scenario: A new password that the app finds in a data breach is refused
      Given the app's check finds every password in a data breach
      And Ada is signed in at "/"
      And she has gone to the account page
      And she has chosen "Change your password"
      When she submits:
        | New password | difference engine 2 |
      Then she sees the message "This password has appeared in a data breach. Choose a different one." under "New password"
      And the service has received no request to change the password

    @88-41
    Scenario: The requirements for passwords are listed under the new password
      Given the app lists the requirements for passwords
      And the service asks for passwords with:
        | at least 12 characters |
      And Ada is signed in at "/"
      And she has gone to the account page
      When she chooses "Change your password"
      Then she sees these requirements under "New password":
        | At least 12 characters | not met |

    @88-42
    Scenario: If the password cannot be changed, the new one stays in its field
      Given Ada is signed in at "/"
      And she has gone to the account page
      And she has chosen "Change your password"
      And the next request to change the password will fail: broken connection
      When she submits:
        | New password | difference engine 2 |
      Then she sees the message "A network error has occurred"
      And the field "New password" contains "difference engine 2"

  @ours.account-deletion
  Rule: A signed-in visitor deletes her account
    The screen asks first. The focus is on "Cancel", so that the Enter key does not delete the account by accident.

    Source: ours

    Background:
      Given Ada is signed in at "/"
      And she has gone to the account page

    @88-43
    Scenario: "Delete your account" says which account will be deleted, and the focus is on "Cancel"
      When she chooses "Delete your account"
      Then she reads "Your account ada@example.com will be deleted. You cannot undo this."
      And the focus is on "Cancel"
      And she can choose:
        | Cancel | Delete your account |

    @88-44
    Scenario: The Enter key on "Delete your account" leads back to "Your account"
      Given she has chosen "Delete your account"
      And she comes to "Delete your account"
      When she presses "Enter"
      Then she comes to "Your account"
      And there is an account for "ada@example.com"

    @88-45
    Scenario: A visitor who deletes her account reads so on "Sign in with email"
      Given she has chosen "Delete your account"
      And she comes to "Delete your account"
      When she chooses "Delete your account"
      Then she comes to "Sign in with email"
      And she sees the message "Your account has been deleted."
      And there is no account for "ada@example.com"
      And nobody is signed in to the app

    @88-46
    Scenario: A sign-in after an account was deleted leads to the home page, not to the account page
      Given she has chosen "Delete your account"
      And she comes to "Delete your account"
      And Grace has an account
      And Ada has chosen "Delete your account"
      And she comes to "Sign in with email"
      And she has continued with the email "grace@example.com"
      And she comes to "Sign in"
      When Grace completes "Sign in"
      Then she reads "You are logged in."
      And the address is "/"

    @88-47
    Scenario: If the account cannot be deleted, the visitor reads why and is still signed in
      Given she has chosen "Delete your account"
      And she comes to "Delete your account"
      And the next request to delete the account will fail: broken connection
      When she chooses "Delete your account"
      Then she sees the message "A network error has occurred"
      And she is still on "Delete your account"
      And "ada@example.com" is signed in to the app

    @88-48
    Scenario: A visitor whose account an administrator has deleted is asked to sign in
      Given she has chosen "Delete your account"
      And she comes to "Delete your account"
      And Ada's account has been deleted by an administrator
      When she chooses "Delete your account"
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

  @ours.account-deletion
  Rule: After the deletion, the visitor of an app for organisations chooses an organisation
    Initech and Globex are two organisations, which have accounts and sign-in options of their own.

    Source: ours

    @88-51
    Scenario: A visitor who deletes her account at Initech can choose an organisation again
      Given people of Initech and Globex sign in here
      And Ada has an account at "Initech"
      And she has opened the account page
      And she has chosen "Sign in to Initech"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has completed "Sign in"
      And she comes to "Your account"
      And she has chosen "Delete your account"
      And she comes to "Delete your account"
      When she chooses "Delete your account"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |
      And nobody is signed in to the app

  @ours.account-deletion
  Rule: After the deletion, Google's prompt does not sign the visitor in by itself
    One Tap is Google's prompt. It may sign a visitor in without a click, but not one who has just left her account.

    Source: ours

    @88-49
    Scenario: After the account was deleted, One Tap waits for a click
      Given the app offers Google with One Tap
      And Google's script loads and answers
      And Ada is signed in at "/"
      And she has gone to the account page
      And she has chosen "Delete your account"
      And she comes to "Delete your account"
      When she chooses "Delete your account"
      Then she sees the message "Your account has been deleted."
      And One Tap is offered, and waits for her to accept it

  @ours.account-page
  Rule: If an app keeps the widget on its page, the sign-in follows a sign-out
    Most apps remove the widget when the visitor signs out, and show a new one. Some apps keep the same widget.

    Source: ours

    @88-58
    Scenario: If the app keeps the widget, the deletion of the account is confirmed on "Sign in with email"
      Given the app keeps the widget on its page
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Delete your account"
      And she comes to "Delete your account"
      When she chooses "Delete your account"
      Then she comes to "Sign in with email"
      And she sees the message "Your account has been deleted."
      And there is no account for "ada@example.com"
      And nobody is signed in to the app

    @88-59
    Scenario: If the app keeps the widget, One Tap waits for a click after the account was deleted
      Given the app keeps the widget on its page
      And the app offers Google with One Tap
      And Google's script loads and answers
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Delete your account"
      And she comes to "Delete your account"
      When she chooses "Delete your account"
      Then she sees the message "Your account has been deleted."
      And One Tap is offered, and waits for her to accept it

    @88-60
    Scenario: If the app keeps the widget, a visitor who has deleted her account at Initech chooses an organisation again
      Given the app keeps the widget on its page
      And people of Initech and Globex sign in here
      And Ada has an account at "Initech"
      And she has opened the account page
      And she has chosen "Sign in to Initech"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has completed "Sign in"
      And she comes to "Your account"
      And she has chosen "Delete your account"
      And she comes to "Delete your account"
      When she chooses "Delete your account"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |
      And nobody is signed in to the app

    @88-61
    Scenario: If the app keeps the widget, the sign-out on all devices is confirmed on "Sign in with email"
      Given the app keeps the widget on its page
      And the app offers to sign out on all devices
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Sign out on all devices"
      And she comes to "Sign out on all devices?"
      When she chooses "Sign Out"
      Then she comes to "Sign in with email"
      And she sees the message "You are signed out on all devices."
      And nobody is signed in to the app
      And the app has signed out Ada on all devices

    @88-62
    Scenario: If the app keeps the widget, One Tap waits for a click after the sign-out on all devices
      Given the app keeps the widget on its page
      And the app offers Google with One Tap
      And the app offers to sign out on all devices
      And Google's script loads and answers
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Sign out on all devices"
      And she comes to "Sign out on all devices?"
      When she chooses "Sign Out"
      Then she sees the message "You are signed out on all devices."
      And One Tap is offered, and waits for her to accept it

    @88-63
    Scenario: If the app keeps the widget, a visitor of Initech who has signed out on all devices chooses an organisation again
      Given the app keeps the widget on its page
      And people of Initech and Globex sign in here
      And the app offers to sign out on all devices
      And Ada has an account at "Initech"
      And she has opened the account page
      And she has chosen "Sign in to Initech"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      And she has completed "Sign in"
      And she comes to "Your account"
      And she has chosen "Sign out on all devices"
      And she comes to "Sign out on all devices?"
      When she chooses "Sign Out"
      Then she can choose:
        | Sign in to Initech | Sign in to Globex |
      And nobody is signed in to the app

    @88-64
    Scenario: If the app keeps the widget, removing a passkey after the end of the session leads to the sign-in
      Given the app keeps the widget on its page
      And the app shows passkeys on the account page
      And Ada has these passkeys:
        | name   | added      | last used  |
        | Laptop | 2026-03-01 | 2026-05-30 |
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Passkeys"
      And Ada's account has been signed out by an administrator
      And the app will refuse the next request to remove a passkey: session ended
      And she has chosen "Laptop"
      And she has chosen "Remove this passkey"
      And she comes to "Remove this passkey"
      When she chooses "Remove this passkey"
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

    @88-65
    Scenario: If the app keeps the widget, renaming a passkey after the end of the session leads to the sign-in
      Given the app keeps the widget on its page
      And the app shows passkeys on the account page
      And Ada has these passkeys:
        | name   | added      | last used  |
        | Laptop | 2026-03-01 | 2026-05-30 |
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Passkeys"
      And Ada's account has been signed out by an administrator
      And the app will refuse the next request to rename a passkey: session ended
      And she has chosen "Laptop"
      And she has chosen "Rename this passkey"
      When she submits:
        | Name of the passkey | Desk |
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

    @88-66
    Scenario: If the app keeps the widget, signing out on a device after the end of the session leads to the sign-in
      Given the app keeps the widget on its page
      And the app shows devices on the account page
      And Ada is signed in on these devices:
        | browser | system  | added      | last used  | here |
        | Safari  | iPhone  | 2026-04-02 | 2026-05-30 | no   |
        | Firefox | Windows | 2026-03-01 | 2026-06-01 | yes  |
      And Ada is signed in at "/Login?mode=account"
      And Ada's account has been signed out by an administrator
      And the app will refuse the next request to sign her out on a device, because her session has ended
      And she has chosen "Devices"
      And she has chosen "Safari · iPhone"
      And she comes to "Safari · iPhone"
      When she chooses "Sign Out"
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

    @88-67
    Scenario: If the app keeps the widget, asking for a text message after the end of the session leads to the sign-in
      Given the app keeps the widget on its page
      And the app offers email and phone and Google
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And Ada's account has been signed out by an administrator
      And the next request to send a text message will fail: expired sign-in
      When she asks for a code to "6505550100"
      Then the page is titled "Sign in – Doorstep"
      And she sees the message "Please login again to perform this operation"

    @88-68
    Scenario: If the app keeps the widget, adding a phone after the end of the session leads to the sign-in
      Given the app keeps the widget on its page
      And the app offers email and phone and Google
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And Ada's account has been signed out by an administrator
      When she enters the code from her text message
      Then the page is titled "Sign in – Doorstep"
      And she sees the message "Please login again to perform this operation"
