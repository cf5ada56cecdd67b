Feature: Creating an account
  A visitor who enters an email without an account comes to the screen "Create account". She enters her name and a new
  password there, creates her account with them, and is signed in. Email with password is the only sign-in option unless
  a scenario says otherwise. "You are logged in." stands on the home page. A visitor who "completes" a screen fills it
  in correctly and sends it. A visitor who "submits" fields fills them in, leaves the other fields as they are, and
  sends the form.

  @screen.password-sign-up
  Rule: The screen "Create account" asks for an email, a name and a new password
    A password manager knows each field by a standard word: "username" is the email, "name" the name, and "new-password"
    a password that the visitor makes up. If the app also lets guests in, who use it without an email, the visitor has
    first chosen from a list of both sign-in options. "Cancel" leads back to the start, which is this list then.

    Source: spec §2; reference §1.2 (3), §2.2, §4

    @04-1
    Scenario: "Create account" shows the email that was entered, and asks for a name and a password
      When Grace has come to "Create account"
      Then the page is titled "Create account – Doorstep"
      And she is asked for:
        | Email | First & last name | Choose password |
      And she can choose:
        | Show password | Cancel | Save |
      And the field "Email" contains "grace@example.com"
      And the focus is on "First & last name"
      And she sees no message

    @04-2
    Scenario: On "Create account", a password manager recognises the fields for email, name and new password
      When Grace has come to "Create account"
      Then a password manager recognises the field "Email" as "username"
      And a password manager recognises the field "First & last name" as "name"
      And a password manager recognises the field "Choose password" as "new-password"

    @04-10
    Scenario: "Cancel" on "Create account" leads back to "Sign in with email", keeps the email and creates no account
      Given Grace has come to "Create account"
      When she chooses "Cancel"
      Then she comes to "Sign in with email"
      And the field "Email" contains "grace@example.com"
      And there is no account for "grace@example.com"

    @04-11
    Scenario: If the app offers several sign-in options, "Cancel" on "Create account" leads back to their list
      Given the app offers email and guests
      And Grace has come to "Create account"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Continue as guest |

  @screen.password-sign-up
  Rule: On "Create account", Enter moves to the next field; Enter in the last field or "Save" creates the account
    The email is filled in already, and the visitor presses Enter in the field that she has filled in last.

    Source: spec §2; reference §1.2 (3), §2.2, §4

    Background:
      Given Grace has come to "Create account"

    @04-3
    Scenario: Pressing Enter in the field "Email" moves on to the field "First & last name"
      Given she has filled in:
        | Email | grace@example.com |
      When she presses "Enter"
      Then the focus is on "First & last name"
      And she sees no message

    @04-4
    Scenario: Pressing Enter in the field "First & last name" moves on to the field "Choose password"
      Given she has filled in:
        | First & last name | Grace Hopper |
      When she presses "Enter"
      Then the focus is on "Choose password"
      And she sees no message

    @04-5
    Scenario: Pressing Enter in the field "Choose password" creates the account
      Given she has filled in:
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      When she presses "Enter"
      Then she reads "You are logged in."

    @04-6
    Scenario: Clicking "Save" creates the account
      Given she has filled in:
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      When she clicks "Save"
      Then she reads "You are logged in."

  @screen.password-sign-up
  Rule: On "Create account", the password is hidden until the visitor chooses to see it
    The button "Show password" becomes "Hide password" while the password is readable. "Types" replaces what is in the
    field, and sends nothing.

    Source: spec §2; reference §1.2 (3), §2.2, §4

    Background:
      Given Grace has come to "Create account"

    @04-7
    Scenario: The password is hidden while the visitor types it on "Create account"
      When she types "cobol" into "Choose password"
      Then the text in "Choose password" is hidden

    @04-8
    Scenario: "Show password" makes the typed password readable on "Create account"
      Given she has filled in:
        | Choose password | cobol |
      When she clicks "Show password"
      Then the text in "Choose password" is readable
      And the field "Choose password" contains "cobol"
      And the focus is on "Choose password"

    @04-9
    Scenario: "Hide password" hides the typed password again on "Create account"
      Given she has filled in:
        | Choose password | cobol |
      And she has chosen "Show password"
      When she clicks "Hide password"
      Then the text in "Choose password" is hidden
      And the focus is on "Choose password"

  @valid.name-required
  Rule: A visitor who enters no name reads "Enter your account name" under the field
    The email is filled in already. A name of nothing but spaces is filled in by a step of its own, because a table
    would not show the spaces. "Types" replaces what is in the field, and sends nothing.

    Source: spec §5; reference §4

    Background:
      Given Grace has come to "Create account"

    @04-12
    Scenario: "Create account" without a name shows the message and creates no account
      When she submits:
        | First & last name |                     |
        | Choose password   | analytical engine 1 |
      Then she sees the message "Enter your account name" under "First & last name"
      And the focus is on "First & last name"
      And there is no account for "grace@example.com"

    @04-13
    Scenario: "Create account" with nothing but spaces as the name shows the message
      Given she has filled in:
        | Choose password | analytical engine 1 |
      And she has filled in "   " as the "First & last name"
      When she chooses "Save"
      Then she sees the message "Enter your account name" under "First & last name"

    @04-14
    Scenario: A name of one letter is accepted
      When she submits:
        | First & last name | G                   |
        | Choose password   | analytical engine 1 |
      Then she reads "You are logged in."
      And Grace's account is named "G"

    @04-15
    Scenario: "Create account" with all fields empty shows a message under each field
      When she submits:
        | Email             |  |
        | First & last name |  |
        | Choose password   |  |
      Then she sees the messages under the fields:
        | Email             | Enter your email address to continue |
        | First & last name | Enter your account name              |
        | Choose password   | Enter your password                  |
      And the focus is on "Email"

    @04-16
    Scenario: "Create account" without a name and without a password shows a message under both fields
      When she submits:
        | First & last name |  |
        | Choose password   |  |
      Then she sees the messages under the fields:
        | First & last name | Enter your account name |
        | Choose password   | Enter your password     |
      And the focus is on "First & last name"

    @04-17
    Scenario: The message about the missing name disappears when the visitor types one
      Given she has submitted:
        | First & last name |                     |
        | Choose password   | analytical engine 1 |
      And she sees the message "Enter your account name" under "First & last name"
      When she types "G" into "First & last name"
      Then she sees no message
      And the field "Choose password" contains "analytical engine 1"

  @valid.name-hidden
  Rule: If the developer has chosen not to ask for a name, "Create account" has no field for it
    The setting is called "requireDisplayName". Where a name is asked for, the app has the service save it after the
    account has been created. On "Create account", Enter leads to the next field, and only in the last field creates the
    account. The email that she has entered before already stands in its field.

    Source: spec §5; reference §2.2

    Background:
      Given new visitors are not asked for a name
      And Grace has come to "Create account"

    @04-18
    Scenario: "Create account" without a name field starts in the field "Choose password"
      Then she is asked for:
        | Email | Choose password |
      And the focus is on "Choose password"

    @04-19
    Scenario: Without a name field, the new account has no name
      When she submits:
        | Choose password | analytical engine 1 |
      Then she reads "You are logged in."
      And Grace's account has no name
      And the service has received no request to save the name

    @04-20
    Scenario: Without a name field, pressing Enter in the field "Email" moves on to the field "Choose password"
      Given she has filled in:
        | Email | grace@example.com |
      When she presses "Enter"
      Then the focus is on "Choose password"

  @option.require-display-name
  Rule: New visitors are asked for their name, unless the developer sets "requireDisplayName" to false
    The setting belongs to the sign-in option email. "signInOptions[0]" means the first sign-in option, and
    "signInOptions[1]" the second. "Nothing" means that the developer has left the setting empty. Email is the first
    sign-in option unless a scenario names another order. A guest uses the app without an email.

    Source: spec §3; reference §6.3

    @04-21
    Scenario Outline: New visitors are asked for their name if the developer has set "requireDisplayName" to <setting>
      Given the developer has set "signInOptions[0].requireDisplayName" to <setting>
      When Grace has come to "Create account"
      Then she is asked for:
        | Email | First & last name | Choose password |

      Examples:
        | setting |
        | true    |
        | nothing |

    @04-22
    Scenario: New visitors are not asked for their name if the developer has set "requireDisplayName" to false
      Given the developer has set "signInOptions[0].requireDisplayName" to false
      When Grace has come to "Create account"
      Then she is asked for:
        | Email | Choose password |

    @04-54
    Scenario: "requireDisplayName" is obeyed even if email is only the second sign-in option
      Given the app offers guests and email
      And the developer has set "signInOptions[1].requireDisplayName" to false
      When Grace has come to "Create account"
      Then she is asked for:
        | Email | Choose password |

  @valid.password-weak
  Rule: A new password of fewer than 6 characters is refused, with advice on a strong one
    Letters and numbers are advised, but a password of only letters or only numbers is accepted. An emoji counts as one
    character. "Reset your password" is the screen to which the link in a mail to a visitor who has forgotten her
    password leads. "Types" replaces what is in the field, and sends nothing.

    Source: spec §5; reference §0.1, §4

    @04-23
    Scenario Outline: The password "<password>" is too short for a new account
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper |
        | Choose password   | <password>   |
      Then she sees the message "Strong passwords have at least 6 characters and a mix of letters and numbers" under "Choose password"
      And she is still on "Create account"
      And the focus is on "Choose password"
      And there is no account for "grace@example.com"

      Examples: the password has fewer than 6 characters
        | password |
        | 1        |
        | cobol    |
        | ab1!x    |
        | 🙂🙂🙂   |

    @04-24
    Scenario Outline: The password "<password>" is long enough for a new account
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper |
        | Choose password   | <password>   |
      Then she reads "You are logged in."

      Examples: the password has 6 characters or more
        | password                                     |
        | cobol6                                       |
        | a b c1                                       |
        | the most dangerous phrase in any language 60 |

      Examples: the password has no letters or no numbers
        | password |
        | cobols   |
        | 123456   |

    @04-25
    Scenario: The advice on a strong password disappears when the visitor types another password
      Given Grace has come to "Create account"
      And she has submitted:
        | First & last name | Grace Hopper |
        | Choose password   | cobol        |
      And she sees the message "Strong passwords have at least 6 characters and a mix of letters and numbers" under "Choose password"
      When she types "cobol6" into "Choose password"
      Then she sees no message

    @04-26
    Scenario: A missing name and a short password show a message under both fields
      Given Grace has come to "Create account"
      When she submits:
        | First & last name |       |
        | Choose password   | cobol |
      Then she sees the messages under the fields:
        | First & last name | Enter your account name                                                      |
        | Choose password   | Strong passwords have at least 6 characters and a mix of letters and numbers |
      And the focus is on "First & last name"

    @04-27
    Scenario: On "Reset your password", the new password "cobol" is too short
      Given Grace has an account
      And she has come to "Reset your password"
      When she submits:
        | New password | cobol |
      Then she sees the message "Strong passwords have at least 6 characters and a mix of letters and numbers" under "New password"
      And she is still on "Reset your password"
      And the focus is on "New password"

  @limit.password-length
  Rule: A new password has at least 6 characters
    This is so for a new account, and on "Reset your password", to which the link in a mail to a visitor who has
    forgotten her password leads. The app counts the characters itself, before it asks the service. "Password changed"
    confirms that the new password is saved.

    Source: spec §9; reference §0.1

    @04-28
    Scenario: On "Create account", a password of 5 characters is refused, and no account is created
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper |
        | Choose password   | a1b2c        |
      Then she sees the message "Strong passwords have at least 6 characters and a mix of letters and numbers" under "Choose password"
      And there is no account for "grace@example.com"

    @04-29
    Scenario: On "Create account", a password of 5 characters is refused without asking the service
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper |
        | Choose password   | a1b2c        |
      Then she is still on "Create account"
      And the service has received no request to create the account

    @04-30
    Scenario Outline: On "Create account", a password of <characters> characters is accepted
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper |
        | Choose password   | <password>   |
      Then she reads "You are logged in."

      Examples:
        | characters | password |
        | 6          | a1b2c3   |
        | 7          | a1b2c3d  |

    @04-31
    Scenario: On "Reset your password", a new password of 5 characters is refused
      Given Ada has an account
      And she has come to "Reset your password"
      When she submits:
        | New password | a1b2c |
      Then she sees the message "Strong passwords have at least 6 characters and a mix of letters and numbers" under "New password"
      And she is still on "Reset your password"

    @04-32
    Scenario: On "Reset your password", a new password of 5 characters is refused without asking the service
      Given Ada has an account
      And she has come to "Reset your password"
      When she submits:
        | New password | a1b2c |
      Then she is still on "Reset your password"
      And the service has received no request to save the new password

    @04-33
    Scenario: On "Reset your password", a new password of 6 characters is accepted
      Given Ada has an account
      And she has come to "Reset your password"
      When she submits:
        | New password | a1b2c3 |
      Then she comes to "Password changed"

  @limit.password-length
  Rule: On "Sign in", the characters of the password are not counted
    An account may have an older, shorter password, so only the service can say whether a password is right. The email
    of an account with a password leads to "Sign in".

    Source: spec §9; reference §0.1

    @04-34
    Scenario: On "Sign in", a password of 5 characters is sent to the service, which finds it wrong
      Given Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "12345"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And the service has received 1 request to sign in with the password

  @error.weak-password
  Rule: A new password that only the service finds too weak is refused, with a message under the field
    The service can have stricter rules than 6 characters, and only the service knows them. "Reset your password" is the
    screen to which the link in a mail to a visitor who has forgotten her password leads. The rules for passwords belong
    to the project, which is the account of the app at the service. In these scenarios, the service refuses the password
    whatever it is.

    Source: spec §8; reference §2.2, §9.3, T54, Q48

    @04-35
    Scenario: On "Create account", a password that the service finds too weak is refused, and the name stays in its field
      Given Grace has come to "Create account"
      And the next request to create the account will fail: weak password
      When she submits:
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she sees the message "Strong passwords have at least 6 characters and a mix of letters and numbers" under "Choose password"
      And she is still on "Create account"
      And the focus is on "Choose password"
      And the field "First & last name" contains "Grace Hopper"

    @04-36
    Scenario: On "Reset your password", a new password that the service finds too weak is refused
      Given Ada has an account
      And she has come to "Reset your password"
      And the next request to save the new password will fail: weak password
      When she completes "Reset your password"
      Then she sees the message "Strong passwords have at least 6 characters and a mix of letters and numbers" under "New password"
      And the focus is on "New password"

  @call.create-user
  Rule: One account is created, with exactly the email and password that the visitor entered
    The visitor can still change the email that she has entered before: "Create account" shows it in a field. A second
    Enter changes nothing while the first is being answered.

    Source: spec §7; reference §4, Q6, T50

    @04-38
    Scenario: "Create account" creates one account, which has the visitor's name
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she reads "You are logged in."
      And there is an account for "grace@example.com"
      And Grace's account is named "Grace Hopper"
      And the service has received 1 request to create the account

    @04-55
    Scenario: The new account has the password as it was entered, with capitals and spaces
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper |
        | Choose password   | Mark II moth |
      Then she reads "You are logged in."
      And Grace's password is "Mark II moth"

    @04-41
    Scenario: Pressing Enter twice creates one account
      Given Grace has come to "Create account"
      And the service delays its answer to every request to create the account
      And she has filled in:
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      And she has pressed "Enter" 2 times
      When the service answers
      Then she reads "You are logged in."
      And the service has received 1 request to create the account

    @04-42
    @journey
    Scenario: A visitor who changes the email on "Create account" gets an account with the changed email
      Given Grace has come to "Create account"
      When she submits:
        | Email             | hopper@example.com  |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she reads "You are logged in."
      And there is an account for "hopper@example.com"
      And there is no account for "grace@example.com"

  @call.create-user
  Rule: The new account has the name that the visitor entered
    Every sign inside the name counts; spaces around it do not. A name with spaces around it is filled in by a step of
    its own, because a table would not show them.

    Source: spec §7; reference §4, Q6, T50

    @04-39
    Scenario Outline: The name "<name>" is saved as it was entered
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | <name>              |
        | Choose password   | analytical engine 1 |
      Then she reads "You are logged in."
      And Grace's account is named "<name>"

      Examples: the name contains signs that have a meaning in the code of web pages
        | name                   |
        | O'Brien & <b>co</b>    |
        | Grace <grace@navy.mil> |
        | &lt;Grace&gt;          |

      Examples: the name contains letters that English does not have
        | name          |
        | Großmutter Ñí |
        | 美玲            |

    @04-40
    Scenario: Spaces around a name are removed before it is saved
      Given Grace has come to "Create account"
      And she has filled in "  Grace Hopper " as the "First & last name"
      When she submits:
        | Choose password | analytical engine 1 |
      Then she reads "You are logged in."
      And Grace's account is named "Grace Hopper"

  @call.create-user
  Rule: If the name cannot be saved, the visitor has an account, and can try again or continue without a name
    First the service creates the account. Then the app asks it to save the name. In these scenarios, the connection to
    the service breaks between the two, for one request only. "Retry" saves the name, and "Continue" goes on without it.
    Either leads to the home page.

    Source: spec §7; reference §4, Q6, T50

    @04-43
    Scenario: A visitor whose name cannot be saved reads that her account has been created without it
      Given Grace has come to "Create account"
      And the next request to save the name will fail: broken connection
      When she completes "Create account"
      Then she reads "Your account was created, but your name could not be saved."
      And the page is titled "Error encountered – Doorstep"
      And she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Retry | Continue |
      And there is an account for "grace@example.com"

    @04-44
    Scenario: "Continue" signs in a visitor whose name could not be saved
      Given Grace has come to "Create account"
      And the next request to save the name will fail: broken connection
      And she has completed "Create account"
      When she chooses "Continue"
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @04-45
    Scenario: "Retry" saves the name that could not be saved at first
      Given Grace has come to "Create account"
      And the next request to save the name will fail: broken connection
      And she has submitted:
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      When she chooses "Retry"
      Then she reads "You are logged in."
      And Grace's account is named "Grace Hopper"

  @error.email-already-in-use
  Rule: A visitor who signs up with the email of an existing account reads that the email is already used
    Grace has come to "Create account" with her own email, and there changes it to Ada's, which has an account. After
    the refusal, the app asks the service how this account signs in, because a visitor whose account has no way to sign
    in reads a different message. Google is a provider, a company whose account signs in here; an email link is a link
    in a mail that signs in. If the app gets no answer to this question, it shows the usual message. "Types" replaces
    what is in the field, and sends nothing.

    Source: spec §8; reference §2.2, T53

    @04-46
    Scenario Outline: The email of an account that signs in by <methods> cannot be used for a new account
      Given Ada has an account that signs in by <methods>
      And Grace has come to "Create account"
      When she submits:
        | Email             | ada@example.com     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she sees the message "The email address is already used by another account" under "Email"
      And she is still on "Create account"
      And the focus is on "Email"

      Examples:
        | methods    |
        | password   |
        | Google     |
        | email link |

    @04-47
    Scenario: The name and the password stay in their fields when the email is already used
      Given Ada has an account
      And Grace has come to "Create account"
      When she submits:
        | Email             | ada@example.com     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she sees the message "The email address is already used by another account" under "Email"
      And the field "First & last name" contains "Grace Hopper"
      And the field "Choose password" contains "analytical engine 1"

    @04-48
    Scenario: A visitor reads that the email is already used even if the app cannot find out how its account signs in
      Given Ada has an account
      And Grace has come to "Create account"
      And the next request to find out how the email signs in will fail: broken connection
      When she submits:
        | Email             | ada@example.com     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she sees the message "The email address is already used by another account" under "Email"

    @04-49
    Scenario: The message about the used email disappears when the visitor types another email
      Given Ada has an account
      And Grace has come to "Create account"
      And she has submitted:
        | Email             | ada@example.com     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      And she sees the message "The email address is already used by another account" under "Email"
      When she types "grace@example.com" into "Email"
      Then she sees no message

  @error.no-sign-in-means
  Rule: If the email already has an account without any sign-in method, signing up asks to reset the password
    Such an account has no password and no other sign-in method. An administrator may have created it, for example. When
    its email is entered, it looks like an email without an account, so it leads to "Create account" at first. Therefore
    a visitor with such an account can come to "Create account" with her own email. "Recover password" sends a mail to
    set a password, and "Check your email" confirms this.

    Source: spec §8; reference §2.2, T52

    @04-50
    Scenario: Signing up with the email of an account without a sign-in method leads to "Recover password"
      Given Ada has an account that signs in by no method
      And she has come to "Create account"
      When she completes "Create account"
      Then she comes to "Recover password"
      And she sees the message "This email already exists without any means of sign-in. Please reset the password to recover."
      And the field "Email" contains "ada@example.com"

    @04-56
    Scenario: "Recover password" fills in the email to which the visitor has changed hers on "Create account"
      Given Ada has an account that signs in by no method
      And Grace has come to "Create account"
      When she submits:
        | Email             | ada@example.com     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she comes to "Recover password"
      And she sees the message "This email already exists without any means of sign-in. Please reset the password to recover."
      And the field "Email" contains "ada@example.com"

    @04-51
    Scenario: The message about the missing sign-in method disappears when the visitor chooses "Send"
      Given Ada has an account that signs in by no method
      And she has come to "Create account"
      And she has completed "Create account"
      And she comes to "Recover password"
      And she sees the message "This email already exists without any means of sign-in. Please reset the password to recover."
      When she chooses "Send"
      Then she comes to "Check your email"
      And she sees no message

  @error.too-many-requests-sign-up
  Rule: A visitor whose network has created too many accounts is asked to try again in a few minutes
    The service counts the new accounts of each network (its IP address), and then refuses further ones for some time.
    After three minutes ("180 seconds"), it accepts them again. A step ("too many attempts") stands for the accounts
    that were created before.

    Source: spec §8; reference §2.2, T54

    @04-52
    Scenario: A visitor whose network has created too many accounts sees a message under the password
      Given Grace has come to "Create account"
      And the next request to create the account will fail: too many attempts
      When she completes "Create account"
      Then she sees the message "Too many account requests are coming from your IP address. Try again in a few minutes." under "Choose password"
      And she is still on "Create account"
      And the focus is on "Choose password"

    @04-53
    Scenario: A few minutes later, when the service no longer refuses new accounts, the visitor creates hers
      Given Grace has come to "Create account"
      And the next request to create the account will fail: too many attempts
      And she has completed "Create account"
      And she sees the message "Too many account requests are coming from your IP address. Try again in a few minutes." under "Choose password"
      And 180 seconds have passed
      When she completes "Create account"
      Then she reads "You are logged in."

  @error.session-expired
  Rule: A visitor whose sign-in expires before her name is saved must sign in again
    First the service creates the account and signs the visitor in; then, with this sign-in, the app has it save the
    name. "Expired sign-in" means that the proof of her sign-in has become too old between the two. The account exists,
    but she is signed out, and can sign in to it on "Sign in", where her email is filled in.

    Source: spec §8; reference §3.11, T161

    @04-57
    Scenario: A visitor whose sign-in has expired before her name was saved comes to "Sign in"
      Given Grace has come to "Create account"
      And the next request to save the name will fail: expired sign-in
      When she completes "Create account"
      Then she comes to "Sign in"
      And she sees the message "Your sign-in session has expired. Please try again."
      And the field "Email" contains "grace@example.com"
      And nobody is signed in to the app

    @04-58
    Scenario: If there are several sign-in options, a visitor whose sign-in has expired before her name was saved still comes to "Sign in"
      Given the app offers email and Google
      And Grace has come to "Create account"
      And the next request to save the name will fail: expired sign-in
      When she completes "Create account"
      Then she comes to "Sign in"
      And she sees the message "Your sign-in session has expired. Please try again."

  @valid.password-empty
  Rule: A visitor who creates an account without a password reads "Enter your password" under the field
    The email is filled in already.

    Source: spec §5; reference §4

    @04-59
    Scenario: "Create account" without a password shows the message and creates no account
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper |
        | Choose password   |              |
      Then she sees the message "Enter your password" under "Choose password"
      And the focus is on "Choose password"
      And the service has received no request to create the account
