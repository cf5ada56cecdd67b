Feature: Rules of the service for passwords
  The service can have a password policy: requirements that a new password has to meet. An account is created on "Create
  account", and a forgotten password is replaced on "Reset your password". A visitor who "completes" a screen enters the
  password "analytical engine 1", which has 19 characters: small letters, spaces and a digit.

  @ours.password-policy
  Rule: If the service refuses a password because of its policy, the message says what the password lacks
    The service says so in its own English words. The visitor reads it in her language. If the words are not known, the
    message says only that the password has to be stronger.

    Source: ours

    @68-1
    @language.english
    Scenario: On "Create account", the message lists everything that the password lacks
      Given the service asks for passwords with:
        | at least 20 characters |
        | an uppercase letter    |
        | a special character    |
      And Grace has come to "Create account"
      When she completes "Create account"
      Then she sees the message "Choose a different password: at least 20 characters, an uppercase letter, and a special character" under "Choose password"
      And the focus is on "Choose password"
      And there is no account for "grace@example.com"

    @68-2
    @language.english
    Scenario: On "Reset your password", the message lists everything that the password lacks
      Given the service asks for passwords with:
        | a lowercase letter |
        | a digit            |
      And Ada has an account
      And she has come to "Reset your password"
      When she submits:
        | New password | ANALYTICAL ENGINE |
      Then she sees the message "Choose a different password: a lowercase letter and a digit" under "New password"
      And the focus is on "New password"
      And Ada's password is "analytical engine 1"

    @68-3
    @language.english
    Scenario: The message says how long a password may be
      Given the service asks for passwords with:
        | at most 18 characters |
      And Grace has come to "Create account"
      When she completes "Create account"
      Then she sees the message "Choose a different password: at most 18 characters" under "Choose password"

    @68-4
    Scenario Outline: A password that lacks nothing is accepted: <requirement>
      Given the service asks for passwords with:
        | <requirement> |
      And Grace has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And there is an account for "grace@example.com"

      Examples:
        | requirement            |
        | at least 19 characters |
        | at most 19 characters  |
        | a lowercase letter     |
        | a digit                |

    @68-5
    Scenario Outline: If the service's words are not known, the message says only that the password has to be stronger
      Given Grace has come to "Create account"
      And the next request to create the account will fail because of the project's password policy: "<words>"
      When she completes "Create account"
      Then she sees the message "Choose a stronger password" under "Choose password"
      And the focus is on "Choose password"

      Examples:
        | words                                                                                               |
        | Missing password requirements: [Password must contain a smile]                                      |
        | Missing password requirements: [Password must contain a numeric character, Password must be a poem] |
        | This password has leaked                                                                            |

    @68-6
    Scenario: If the service's words are not known on "Reset your password", the message says only that the password has to be stronger
      Given Ada has an account
      And she has come to "Reset your password"
      And the next request to save the new password will fail because of the project's password policy: "This password has leaked"
      When she completes "Reset your password"
      Then she sees the message "Choose a stronger password" under "New password"

  @ours.password-policy
  Rule: A visitor whose old password no longer meets the policy is led to the reset of her password
    The service can refuse a sign-in with a password that is right but does not meet the policy.

    Source: ours

    @68-7
    Scenario: On "Sign in", the right password that is no longer allowed is refused, and the link to the reset is below it
      Given Ada has an account
      And the service asks for passwords, old ones as well, with:
        | at least 20 characters |
      And she has come to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she sees the message "This password is no longer strong enough. Please reset it." under "Password"
      And she can choose:
        | Show password | Reset your password | Trouble signing in? | Sign In |

    @68-8
    Scenario: "Reset your password" leads to "Recover password", which shows the email
      Given Ada has an account
      And the service asks for passwords, old ones as well, with:
        | at least 20 characters |
      And she has come to "Sign in"
      And she has completed "Sign in"
      When she chooses "Reset your password"
      Then she comes to "Recover password"
      And the field "Email" contains "ada@example.com"

    @68-9
    Scenario: A visitor who connects a provider by a password that is no longer strong enough is offered the reset
      Given Ada has come to the screen "You already have an account (connect to a password)"
      And the service asks for passwords, old ones as well, with:
        | at least 20 characters |
      When she signs in with the password "analytical engine 1"
      Then she sees the message "This password is no longer strong enough. Please reset it." under "Password"
      And she can choose:
        | Show password | Reset your password | Trouble signing in? | Cancel | Sign In |

    @68-10
    Scenario: A wrong password is reported as wrong, even if it would not be allowed
      Given Ada has an account
      And the service asks for passwords, old ones as well, with:
        | at least 20 characters |
      And she has come to "Sign in"
      When she signs in with the password "difference engine"
      Then she sees the message "The email and password you entered don't match" under "Password"

    @68-11
    Scenario: An old password that is still allowed signs in
      Given Ada has an account
      And the service asks for passwords, old ones as well, with:
        | at least 19 characters |
      And she has come to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."

    @68-12
    Scenario: An old password signs in if the policy is only about new ones
      Given Ada has an account
      And the service asks for passwords with:
        | at least 20 characters |
      And she has come to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."

  @ours.password-policy-list
  Rule: The app can list the requirements under the field for a new password, with a mark for each that is met
    The requirements are those of the service. The marks change while the visitor types.

    Source: ours

    Background:
      Given the app lists the requirements for passwords

    @68-13
    Scenario: "Create account" lists the requirements under "Choose password"
      Given the service asks for passwords with:
        | at least 12 characters |
        | at most 20 characters  |
        | an uppercase letter    |
        | a lowercase letter     |
        | a digit                |
        | a special character    |
      When Grace has come to "Create account"
      Then she sees these requirements under "Choose password":
        | At least 12 characters | not met |
        | At most 20 characters  | not met |
        | An uppercase letter    | not met |
        | A lowercase letter     | not met |
        | A digit                | not met |
        | A special character    | not met |

    @68-14
    Scenario: "Reset your password" lists the requirements under "New password"
      Given the service asks for passwords with:
        | at least 8 characters |
        | a digit               |
      And Ada has an account
      When she has come to "Reset your password"
      Then she sees these requirements under "New password":
        | At least 8 characters | not met |
        | A digit               | not met |

    @68-15
    Scenario: If the policy sets no maximum length, the list contains none
      Given the service asks for passwords with:
        | an uppercase letter |
      When Grace has come to "Create account"
      Then she sees these requirements under "Choose password":
        | At least 6 characters | not met |
        | An uppercase letter   | not met |

    @68-16
    Scenario Outline: "<password>" meets or misses a requirement: <requirement>
      Given the service asks for passwords with:
        | at least 12 characters |
        | at most 20 characters  |
        | an uppercase letter    |
        | a lowercase letter     |
        | a digit                |
        | a special character    |
      And Grace has come to "Create account"
      When she types "<password>" into "Choose password"
      Then the requirement "<requirement>" is <mark>

      Examples:
        | password              | requirement            | mark    |
        | difference1           | At least 12 characters | not met |
        | difference12          | At least 12 characters | met     |
        | differenceengine1234  | At most 20 characters  | met     |
        | differenceengine12345 | At most 20 characters  | not met |
        | engine                | An uppercase letter    | not met |
        | Engine                | An uppercase letter    | met     |
        | Éngine                | An uppercase letter    | not met |
        | ENGINE                | A lowercase letter     | not met |
        | ENGINe                | A lowercase letter     | met     |
        | engine                | A digit                | not met |
        | engine 0              | A digit                | met     |
        | engine 9              | A digit                | met     |
        | engine 1              | A special character    | not met |
        | engine!               | A special character    | met     |

    @68-17
    Scenario: A mark disappears if the visitor takes back what she has typed
      Given the service asks for passwords with:
        | a digit |
      And Grace has come to "Create account"
      And she has filled in "engine 1" as the "Choose password"
      When she types "engine" into "Choose password"
      Then she sees these requirements under "Choose password":
        | At least 6 characters | met     |
        | A digit               | not met |

    @68-18
    Scenario: People of an organisation see the requirements of their organisation
      Given people of Initech and Globex sign in here
      And the service asks people of "Initech" for passwords with:
        | at least 10 characters |
      And the service asks people of "Globex" for passwords with:
        | at least 30 characters |
      And Grace has opened "/"
      And she has chosen "Sign in to Initech"
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"
      And she sees these requirements under "Choose password":
        | At least 10 characters | not met |

    @68-19
    Scenario: Requirements that the service only recommends are not listed
      Given the service recommends passwords with:
        | at least 20 characters |
      When Grace has come to "Create account"
      Then she sees no requirements under "Choose password"

    @68-20
    Scenario: A service without requirements lists none
      When Grace has come to "Create account"
      Then she sees no requirements under "Choose password"

    @68-21
    Scenario: A password that misses only recommended requirements is accepted
      Given the service recommends passwords with:
        | at least 20 characters |
      And Grace has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."

    @68-22
    Scenario: The requirements are read once for each form
      Given the service asks for passwords with:
        | a digit |
      And Grace has come to "Create account"
      When she types "engine" into "Choose password"
      Then the service has received 1 request to read the rules for passwords

    @68-23
    Scenario: On small phones, the list is not cut off
      Given the service asks for passwords with:
        | at least 12 characters |
        | a special character    |
      And Grace has come to "Create account"
      When she types "difference engine" into "Choose password"
      Then nothing is cut off on a small phone

  @ours.password-policy-list
  Rule: Unless the app asks for the list, the requirements are neither read nor listed
    Source: ours

    @68-24
    Scenario: An app that has not asked for the list shows none
      Given the service asks for passwords with:
        | at least 12 characters |
      When Grace has come to "Create account"
      Then she sees no requirements under "Choose password"
      And the service has received no request to read the rules for passwords

    @68-25
    Scenario: An app that has turned off the list shows none
      Given the developer has set "passwordPolicy" to false
      And the service asks for passwords with:
        | at least 12 characters |
      When Grace has come to "Create account"
      Then she sees no requirements under "Choose password"
      And the service has received no request to read the rules for passwords

  @ours.password-policy-list
  Rule: A password that misses a listed requirement is refused at once, and what was typed stays
    Nothing is sent to the service.

    Source: ours

    Background:
      Given the app lists the requirements for passwords
      And the service asks for passwords with:
        | at least 19 characters |
        | at most 20 characters  |

    @68-26
    @language.english
    Scenario: A password that is one character too short is refused, and stays in the field
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper      |
        | Choose password   | analytical engine |
      Then she sees the message "Choose a different password: at least 19 characters" under "Choose password"
      And the focus is on "Choose password"
      And the field "Choose password" contains "analytical engine"
      And the field "First & last name" contains "Grace Hopper"
      And the service has received no request to create the account

    @68-27
    @language.english
    Scenario: A password that is one character too long is refused
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper          |
        | Choose password   | analytical engine 123 |
      Then she sees the message "Choose a different password: at most 20 characters" under "Choose password"
      And the service has received no request to create the account

    @68-28
    Scenario Outline: A password with <number> characters is accepted
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper |
        | Choose password   | <password>   |
      Then she reads "You are logged in."

      Examples:
        | number | password             |
        | 19     | analytical engine 1  |
        | 20     | analytical engine 12 |

    @68-29
    @language.english
    Scenario: A missing name and a password that lacks something are reported together
      Given Grace has come to "Create account"
      When she submits:
        | First & last name |        |
        | Choose password   | engine |
      Then she sees the messages under the fields:
        | First & last name | Enter your account name                             |
        | Choose password   | Choose a different password: at least 19 characters |

    @68-30
    Scenario: An empty password is reported as missing
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper |
        | Choose password   |              |
      Then she sees the message "Enter your password" under "Choose password"

    @68-31
    @language.english
    Scenario: On "Reset your password", a password that is one character too short is refused
      Given Ada has an account
      And she has come to "Reset your password"
      When she submits:
        | New password | difference engine |
      Then she sees the message "Choose a different password: at least 19 characters" under "New password"
      And the service has received no request to save the new password

  @ours.password-policy-list
  Rule: While the requirements are not known, the form works without them
    The service then checks the password itself.

    Source: ours

    Background:
      Given the app lists the requirements for passwords
      And the service asks for passwords with:
        | at least 12 characters |
        | a digit                |

    @68-32
    Scenario: As long as the service has not answered, no requirements are listed
      Given the service delays its answer to every request to read the rules for passwords
      When Grace has come to "Create account"
      Then she sees no requirements under "Choose password"

    @68-33
    Scenario: Requirements that arrive late get their marks for what the visitor has typed already
      Given the service delays its answer to every request to read the rules for passwords
      And Grace has come to "Create account"
      And she has filled in "engine 1" as the "Choose password"
      When the service answers
      Then she sees these requirements under "Choose password":
        | At least 12 characters | not met |
        | A digit                | met     |

    @68-43
    @language.english
    Scenario: 1 second after requirements have arrived late, a screen reader says what the password lacks
      Given the service delays its answer to every request to read the rules for passwords
      And Grace has come to "Create account"
      And she has filled in "engine 1" as the "Choose password"
      And the service has answered
      And she listens to a screen reader
      When 1 second passes
      Then the screen reader says:
        | Choose a different password: at least 12 characters |

    @68-34
    Scenario: As long as the service has not answered, an account can be created
      Given the service delays its answer to every request to read the rules for passwords
      And Grace has come to "Create account"
      When she completes "Create account"
      Then there is an account for "grace@example.com"

    @68-35
    Scenario: If the requirements cannot be read, none are listed
      Given the next request to read the rules for passwords will fail: broken connection
      When Grace has come to "Create account"
      Then she sees no requirements under "Choose password"
      And she sees no message

    @68-36
    Scenario: If the requirements cannot be read, an account can be created
      Given the next request to read the rules for passwords will fail: broken connection
      And Grace has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."

  @ours.password-policy-list
  Rule: A screen reader says what the password lacks 1 second after the last key
    Source: ours

    Background:
      Given the app lists the requirements for passwords
      And the service asks for passwords with:
        | at least 12 characters |
        | a digit                |
      And Grace has come to "Create account"

    @68-37
    Scenario: 999 milliseconds after the last key, the screen reader says nothing
      Given she has filled in "difference" as the "Choose password"
      And she listens to a screen reader
      When 999 milliseconds pass
      Then the screen reader says nothing

    @68-38
    @language.english
    Scenario: 1 second after the last key, the screen reader says what the password lacks
      Given she has filled in "difference" as the "Choose password"
      And she listens to a screen reader
      When 1 second passes
      Then the screen reader says:
        | Choose a different password: at least 12 characters and a digit |

    @68-39
    Scenario: The screen reader says that a password lacks nothing
      Given she has filled in "difference engine 1" as the "Choose password"
      And she listens to a screen reader
      When 1 second passes
      Then the screen reader says:
        | The password is strong enough. |

    @68-42
    Scenario: What is typed into another field makes the screen reader say nothing
      Given she has filled in "Grace Hopper" as the "First & last name"
      And she listens to a screen reader
      When 1 second passes
      Then the screen reader says nothing

    @68-40
    Scenario: A screen reader calls the mark of a requirement "Met"
      When she types "difference engine" into "Choose password"
      Then a screen reader calls the picture "Met"

  @ours.password-policy-list
  Rule: A "passwordPolicy" other than true or false is refused
    Source: ours

    @68-41
    Scenario: A developer who sets "passwordPolicy" to "yes" reads that it must be true or false
      Given the developer has set "passwordPolicy" to "yes"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'passwordPolicy: must be true or false, but is "yes"'
