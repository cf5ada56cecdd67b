Feature: Form fields
  A browser that knows what a field asks for can fill it in. A phone can offer the code that has just arrived. Where no
  step names a sign-in option, the app offers email with a password. A visitor whose email has no account comes to
  "Create account", and one whose email has an account comes to "Sign in".

  @entity.form-fields
  Rule: Each field of a form tells password managers and keyboards what it asks for
    Browsers and password managers know a field by a standard word: "username" for the email, "name" for the name,
    "current-password" for the password of an account, "new-password" for one that the visitor makes up, "tel" for a
    phone number and "one-time-code" for a code. The form also has a name for each field, by which programs know it. A
    phone shows the keyboard that suits the field: "text" has the letters, "email" the letters and the @, "tel" the keys
    of a telephone, and "numeric" only digits. "Create account" asks for a name and a new password; the email is filled
    in already. "Reset your password" opens with a mailed link. "Confirm email" opens with a mailed sign-in link on
    another device than the one on which the visitor asked for it, and asks for her email.

    Source: spec §3; reference §1.1, Q28

    @25-1
    Scenario: The email on "Sign in with email" is known to password managers and keyboards
      When Grace has come to "Sign in with email"
      Then a password manager recognises the field "Email" as "username"
      And a phone shows the keyboard "email" for the field "Email"
      And the fields of the form are named:
        | email |

    @25-2
    Scenario: The password on "Sign in" is known to password managers and keyboards
      Given Ada has an account
      When she has come to "Sign in"
      Then a password manager recognises the field "Password" as "current-password"
      And a phone shows the keyboard "text" for the field "Password"
      And the fields of the form are named:
        | email | password |

    @25-3
    Scenario: The name and the new password on "Create account" are known to password managers and keyboards
      When Grace has come to "Create account"
      Then a password manager recognises the field "First & last name" as "name"
      And a password manager recognises the field "Choose password" as "new-password"
      And a phone shows the keyboard "text" for the field "First & last name"
      And the fields of the form are named:
        | email | name | newPassword |

    @25-4
    Scenario: The new password on "Reset your password" is known to password managers
      Given Ada has an account
      When she has come to "Reset your password"
      Then a password manager recognises the field "New password" as "new-password"
      And the fields of the form are named:
        | newPassword |

    @25-5
    Scenario: The email on "Confirm email" is known to password managers and keyboards
      Given the app mails sign-in links instead of asking for passwords
      When Grace has come to "Confirm email"
      Then a password manager recognises the field "Email" as "username"
      And a phone shows the keyboard "email" for the field "Email"

    @25-6
    Scenario: The phone number is known to password managers and keyboards
      Given phone is the only sign-in option
      When Grace opens "/"
      Then a password manager recognises the field "Phone number" as "tel"
      And a phone shows the keyboard "tel" for the field "Phone number"

    @25-7
    Scenario: The code from a text message is known to password managers and keyboards
      Given phone is the only sign-in option
      When Grace has come to "Verify your phone number"
      Then a password manager recognises the field "6-digit code" as "one-time-code"
      And a phone shows the keyboard "numeric" for the field "6-digit code"
      And the fields of the form are named:
        | phoneConfirmationCode |

  @entity.form-fields
  Rule: The Tab key leads through the fields and buttons of a form in their order
    A visitor who uses no mouse moves from field to button with the Tab key. "Sign in" asks for the email and the
    password of an account; "Trouble signing in?" leads from there to "Recover password", which mails a link that opens
    "Reset your password". "Create account" and "Recover password" repeat the email that she has entered. "Confirm
    email" opens with a mailed sign-in link on another device than the one on which she asked for it. On "Verify your
    phone number", the number to which the code was sent, here +16505550100, is a button to change it. "Show password"
    is a button, too, and "Human verification" a checkbox by which she proves that she is a person. "Cancel" leaves a
    form.

    Source: spec §3; reference §1.1

    @25-8
    Scenario: The Tab key leads through "Sign in with email" from top to bottom
      When Grace has come to "Sign in with email"
      Then the Tab key leads to:
        | Email |
        | Next  |

    @25-9
    Scenario: The Tab key leads through "Sign in" from top to bottom
      Given Ada has an account
      When she has come to "Sign in"
      Then the Tab key leads to:
        | Email               |
        | Password            |
        | Show password       |
        | Trouble signing in? |
        | Sign In             |

    @25-10
    Scenario: The Tab key leads through "Create account" from top to bottom
      When Grace has come to "Create account"
      Then the Tab key leads to:
        | Email             |
        | First & last name |
        | Choose password   |
        | Show password     |
        | Cancel            |
        | Save              |

    @25-11
    Scenario: The Tab key leads through "Recover password" from top to bottom
      Given Ada has an account
      When she has come to "Recover password"
      Then the Tab key leads to:
        | Email  |
        | Cancel |
        | Send   |

    @25-12
    Scenario: The Tab key leads through "Reset your password" from top to bottom
      Given Ada has an account
      When she has come to "Reset your password"
      Then the Tab key leads to:
        | New password  |
        | Show password |
        | Cancel        |
        | Save          |

    @25-13
    Scenario: The Tab key leads through "Enter your phone number" from top to bottom
      Given phone is the only sign-in option
      When Grace opens "/"
      Then the Tab key leads to:
        | Country            |
        | Phone number       |
        | Human verification |
        | Verify             |

    @25-14
    Scenario: The Tab key leads through "Verify your phone number" from top to bottom
      Given phone is the only sign-in option
      When Grace has come to "Verify your phone number"
      Then the Tab key leads to:
        | +16505550100 |
        | 6-digit code |
        | Cancel       |
        | Continue     |

    @25-15
    Scenario: The Tab key leads through "Confirm email" from top to bottom
      Given the app mails sign-in links instead of asking for passwords
      When Grace has come to "Confirm email"
      Then the Tab key leads to:
        | Email  |
        | Cancel |
        | Next   |
