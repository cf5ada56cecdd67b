Feature: Creating an account
  A visitor whom the service does not know chooses a password, and is in.

  @screen.password-sign-up
  Rule: "Create account" asks for an email, a name and a password
    Source: spec §2; reference §1.2 (3), §2.2, §4

    @04-1
    Scenario: What is there
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
    Scenario: A password manager knows what is asked for
      When Grace has come to "Create account"
      Then a password manager recognises the field "Email" as "username"
      And a password manager recognises the field "First & last name" as "name"
      And a password manager recognises the field "Choose password" as "new-password"

    @04-3
    Scenario: Enter in the email goes on to the name
      Given Grace has come to "Create account"
      And she has filled in:
        | Email | grace@example.com |
      When she presses "Enter"
      Then the focus is on "First & last name"
      And she sees no message

    @04-4
    Scenario: Enter in the name goes on to the password
      Given Grace has come to "Create account"
      And she has filled in:
        | First & last name | Grace Hopper |
      When she presses "Enter"
      Then the focus is on "Choose password"
      And she sees no message

    @04-5
    Scenario: Enter in the password saves
      Given Grace has come to "Create account"
      And she has filled in:
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      When she presses "Enter"
      Then she reads "You are logged in."

    @04-6
    Scenario: A click on "Save" saves
      Given Grace has come to "Create account"
      And she has filled in:
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      When she clicks "Save"
      Then she reads "You are logged in."

    @04-7
    Scenario: The password is hidden at first
      Given Grace has come to "Create account"
      When she types "cobol" into "Choose password"
      Then the text in "Choose password" is hidden

    @04-8
    Scenario: The eye shows the password
      Given Grace has come to "Create account"
      And she has filled in:
        | Choose password | cobol |
      When she clicks "Show password"
      Then the text in "Choose password" is readable
      And the field "Choose password" contains "cobol"
      And the focus is on "Choose password"

    @04-9
    Scenario: The eye hides it again
      Given Grace has come to "Create account"
      And she has chosen "Show password"
      When she clicks "Hide password"
      Then the text in "Choose password" is hidden
      And the focus is on "Choose password"

    @04-10
    Scenario: "Cancel" leads back to the email, which is kept
      Given Grace has come to "Create account"
      When she chooses "Cancel"
      Then she comes to "Sign in with email"
      And the field "Email" contains "grace@example.com"
      And there is no account for "grace@example.com"

    @04-11
    Scenario: "Cancel" leads back to the ways in where there are several
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And Grace has come to "Create account"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Continue as guest |

  @valid.name-required
  Rule: Where a name is wanted and none is entered, the field says so
    Source: spec §5; reference §4

    @04-12
    Scenario: No name
      Given Grace has come to "Create account"
      When she submits:
        | First & last name |                     |
        | Choose password   | analytical engine 1 |
      Then she sees the message "Enter your account name" under "First & last name"
      And the focus is on "First & last name"
      And there is no account for "grace@example.com"

    @04-13
    Scenario: Blanks are no name
      Given Grace has come to "Create account"
      And she has filled in:
        | Choose password | analytical engine 1 |
      And she has filled in "   " as the "First & last name"
      When she chooses "Save"
      Then she sees the message "Enter your account name" under "First & last name"

    @04-14
    Scenario: One letter is a name
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | G                   |
        | Choose password   | analytical engine 1 |
      Then she reads "You are logged in."
      And Grace's account is named "G"

    @04-15
    Scenario: Nothing at all is entered
      Given Grace has come to "Create account"
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
    Scenario: Neither name nor password
      Given Grace has come to "Create account"
      When she submits:
        | First & last name |  |
        | Choose password   |  |
      Then she sees the messages under the fields:
        | First & last name | Enter your account name |
        | Choose password   | Enter your password     |
      And the focus is on "First & last name"

    @04-17
    Scenario: The message goes when she types
      Given Grace has come to "Create account"
      And she has submitted:
        | First & last name |                     |
        | Choose password   | analytical engine 1 |
      And she sees the message "Enter your account name" under "First & last name"
      When she types "G" into "First & last name"
      Then she sees no message
      And the field "Choose password" contains "analytical engine 1"

  @valid.name-hidden
  Rule: Where the developer does without a name, no field asks for one
    Source: spec §5; reference §2.2

    @04-18
    Scenario: What is there
      Given new visitors are not asked for a name
      When Grace has come to "Create account"
      Then she is asked for:
        | Email | Choose password |
      And the focus is on "Choose password"

    @04-19
    Scenario: An account without a name
      Given new visitors are not asked for a name
      And Grace has come to "Create account"
      When she submits:
        | Choose password | analytical engine 1 |
      Then she reads "You are logged in."
      And Grace's account has no name
      And the service has received no name update request

    @04-20
    Scenario: Enter in the email goes on to the password
      Given new visitors are not asked for a name
      And Grace has come to "Create account"
      And she has filled in:
        | Email | grace@example.com |
      When she presses "Enter"
      Then the focus is on "Choose password"

  @option.require-display-name
  Rule: New visitors are asked for their name, unless the developer does without
    Source: spec §3; reference §6.3

    @04-21
    Scenario Outline: The name is asked for where the setting is <setting>
      Given the developer has set "signInOptions[0].requireDisplayName" to <setting>
      When Grace has come to "Create account"
      Then she is asked for:
        | Email | First & last name | Choose password |

      Examples:
        | setting |
        | true    |
        | nothing |

    @04-22
    Scenario: The name is not asked for where the setting is false
      Given the developer has set "signInOptions[0].requireDisplayName" to false
      When Grace has come to "Create account"
      Then she is asked for:
        | Email | Choose password |

  @valid.password-weak
  Rule: A password of fewer than 6 characters is refused, with advice on a strong one
    Source: spec §5; reference §0.1, §4

    @04-23
    Scenario Outline: "<password>" is too short for a new account
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper |
        | Choose password   | <password>   |
      Then she sees the message "Strong passwords have at least 6 characters and a mix of letters and numbers" under "Choose password"
      And she is still on "Create account"
      And the focus is on "Choose password"
      And there is no account for "grace@example.com"

      Examples:
        | password |
        | 1        |
        | cobol    |
        | ab1!x    |

    @04-24
    Scenario Outline: "<password>" is long enough for a new account
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper |
        | Choose password   | <password>   |
      Then she reads "You are logged in."

      Examples: letters and numbers are advised, not demanded
        | password |
        | cobol6   |
        | cobols   |
        | 123456   |

      Examples: long ones
        | password                                     |
        | the most dangerous phrase in any language 60 |

    @04-25
    Scenario: The message goes when she types
      Given Grace has come to "Create account"
      And she has submitted:
        | First & last name | Grace Hopper |
        | Choose password   | cobol        |
      And she sees the message "Strong passwords have at least 6 characters and a mix of letters and numbers" under "Choose password"
      When she types "cobol6" into "Choose password"
      Then she sees no message

    @04-26
    Scenario: A weak password beside a missing name
      Given Grace has come to "Create account"
      When she submits:
        | First & last name |       |
        | Choose password   | cobol |
      Then she sees the messages under the fields:
        | First & last name | Enter your account name                                                      |
        | Choose password   | Strong passwords have at least 6 characters and a mix of letters and numbers |
      And the focus is on "First & last name"

    @04-27
    Scenario: "cobol" is too short as the new password of an account
      Given Grace has an account
      And she has come to "Reset your password"
      When she submits:
        | New password | cobol |
      Then she sees the message "Strong passwords have at least 6 characters and a mix of letters and numbers" under "New password"
      And she is still on "Reset your password"
      And the focus is on "New password"

  @limit.password-length
  Rule: A new password has at least 6 characters
    Source: spec §9; reference §0.1

    @04-28
    Scenario: 5 characters for a new account are refused
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper |
        | Choose password   | a1b2c        |
      Then she sees the message "Strong passwords have at least 6 characters and a mix of letters and numbers" under "Choose password"
      And there is no account for "grace@example.com"

    @04-29
    Scenario: Nobody is asked about 5 characters for a new account
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper |
        | Choose password   | a1b2c        |
      Then she is still on "Create account"
      And the service has received no sign-up request

    @04-30
    Scenario Outline: <characters> characters for a new account are taken
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
    Scenario: 5 characters for a forgotten password are refused
      Given Ada has an account
      And she has come to "Reset your password"
      When she submits:
        | New password | a1b2c |
      Then she sees the message "Strong passwords have at least 6 characters and a mix of letters and numbers" under "New password"
      And she is still on "Reset your password"

    @04-32
    Scenario: Nobody is asked about 5 characters for a forgotten password
      Given Ada has an account
      And she has come to "Reset your password"
      When she submits:
        | New password | a1b2c |
      Then she is still on "Reset your password"
      And the service has received no password reset request

    @04-33
    Scenario: 6 characters for a forgotten password are taken
      Given Ada has an account
      And she has come to "Reset your password"
      When she submits:
        | New password | a1b2c3 |
      Then she comes to "Password changed"

    @04-34
    Scenario: An old password may be shorter
      Given Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "12345"
      Then she sees the message "The email and password you entered don't match" under "Password"

  @error.weak-password
  Rule: What the service finds too weak is refused under the password
    Source: spec §8; reference §2.2, §9.3, T54, Q48

    @04-35
    Scenario: For a new account
      Given Grace has come to "Create account"
      And the next sign-up request will fail: weak password
      When she completes "Create account"
      Then she sees the message "Strong passwords have at least 6 characters and a mix of letters and numbers" under "Choose password"
      And the focus is on "Choose password"
      And the field "First & last name" contains "Grace"

    @04-36
    Scenario: For a forgotten password
      Given Ada has an account
      And she has come to "Reset your password"
      And the next password reset request will fail: weak password
      When she completes "Reset your password"
      Then she sees the message "Strong passwords have at least 6 characters and a mix of letters and numbers" under "New password"
      And the focus is on "New password"

    @04-37
    Scenario: A project with a policy of its own is quoted
      Given Grace has come to "Create account"
      And the next sign-up request will fail because of the project's password policy: "Missing password requirements: [Password must contain an upper case character]"
      When she completes "Create account"
      Then she sees the message "Missing password requirements: [Password must contain an upper case character]" under "Choose password"

  @call.create-user
  Rule: The service is asked to create the account with what was entered, once
    Source: spec §7; reference §4, Q6, T50

    @04-38
    Scenario: The account is there, and named
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she reads "You are logged in."
      And there is an account for "grace@example.com"
      And Grace's account is named "Grace Hopper"
      And the service has received 1 sign-up request

    @04-39
    Scenario Outline: The name "<name>" is kept as it was written
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | <name>              |
        | Choose password   | analytical engine 1 |
      Then she reads "You are logged in."
      And Grace's account is named "<name>"

      Examples: signs that a web page could take for its own
        | name                   |
        | O'Brien & <b>co</b>    |
        | Grace <grace@navy.mil> |
        | &lt;Grace&gt;          |

      Examples: other letters
        | name          |
        | Großmutter Ñí |
        | 美玲            |

    @04-40
    Scenario: Blanks around a name are left away
      Given Grace has come to "Create account"
      And she has filled in "  Grace Hopper " as the "First & last name"
      When she submits:
        | Choose password | analytical engine 1 |
      Then she reads "You are logged in."
      And Grace's account is named "Grace Hopper"

    @04-41
    Scenario: Enter twice is one account
      Given Grace has come to "Create account"
      And the service delays its answer to every sign-up request
      And she has filled in:
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      And she has pressed "Enter" 2 times
      When the service answers
      Then she reads "You are logged in."
      And the service has received 1 sign-up request

    @04-42
    Scenario: The email may be corrected here
      Given Grace has come to "Create account"
      When she submits:
        | Email             | hopper@example.com  |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she reads "You are logged in."
      And there is an account for "hopper@example.com"
      And there is no account for "grace@example.com"

    @04-43
    Scenario: A name that could not be saved is said, and the account is there
      Given Grace has come to "Create account"
      And the next name update request will fail: broken connection
      When she completes "Create account"
      Then she reads "Your account was created, but your name could not be saved."
      And she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Retry | Continue |
      And there is an account for "grace@example.com"

    @04-44
    Scenario: Without the name she is signed in all the same
      Given Grace has come to "Create account"
      And the next name update request will fail: broken connection
      And she has completed "Create account"
      When she chooses "Continue"
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @04-45
    Scenario: The name can be tried again
      Given Grace has come to "Create account"
      And the next name update request will fail: broken connection
      And she has submitted:
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      When she chooses "Retry"
      Then she reads "You are logged in."
      And Grace's account is named "Grace Hopper"

  @error.email-already-in-use
  Rule: An email that is taken is refused under the email
    Source: spec §8; reference §2.2, T53

    @04-46
    Scenario Outline: Taken by an account that signs in by <ways>
      Given Ada has an account that signs in by <ways>
      And Grace has come to "Create account"
      When she submits:
        | Email             | ada@example.com     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she sees the message "The email address is already used by another account" under "Email"
      And she is still on "Create account"
      And the focus is on "Email"

      Examples:
        | ways       |
        | password   |
        | Google     |
        | email link |

    @04-47
    Scenario: What she typed stays
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
    Scenario: How the taken email signs in cannot be found out
      Given Ada has an account
      And Grace has come to "Create account"
      And the next email look-up request will fail: broken connection
      When she submits:
        | Email             | ada@example.com     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she sees the message "The email address is already used by another account" under "Email"

    @04-49
    Scenario: The message goes when she types
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
  Rule: A taken email that cannot sign in leads to recovery, which says why
    Source: spec §8; reference §2.2, T52

    @04-50
    Scenario: Recovery
      Given Ada has an account that signs in by no method
      And she has come to "Create account"
      When she completes "Create account"
      Then she comes to "Recover password"
      And she sees the message "This email already exists without any means of sign-in. Please reset the password to recover."
      And the field "Email" contains "ada@example.com"

    @04-51
    Scenario: The message goes with the next step
      Given Ada has an account that signs in by no method
      And she has come to "Create account"
      And she has completed "Create account"
      And she comes to "Recover password"
      When she chooses "Send"
      Then she comes to "Check your email"
      And she sees no message

  @error.too-many-requests-sign-up
  Rule: Too many new accounts are said under the password
    Source: spec §8; reference §2.2, T54

    @04-52
    Scenario: The service has had enough
      Given Grace has come to "Create account"
      And the next sign-up request will fail: too many attempts
      When she completes "Create account"
      Then she sees the message "Too many account requests are coming from your IP address. Try again in a few minutes." under "Choose password"
      And she is still on "Create account"
      And the focus is on "Choose password"

    @04-53
    Scenario: Later on the account is made
      Given Grace has come to "Create account"
      And the next sign-up request will fail: too many attempts
      And she has completed "Create account"
      And she sees the message "Too many account requests are coming from your IP address. Try again in a few minutes." under "Choose password"
      When she completes "Create account"
      Then she reads "You are logged in."
