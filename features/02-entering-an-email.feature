Feature: Entering an email
  Everything begins with an email. What the service knows of it chooses the next screen.

  @screen.sign-in
  Rule: The first screen asks for an email and goes on by "Next"
    Source: spec §2; reference §1.2 (1)

    @02-1
    Scenario: Email with password is the only way in
      When Grace opens "/"
      Then she comes to "Sign in with email"
      And the page is titled "Sign in with email – Doorstep"
      And she is asked for:
        | Email |
      And she can choose:
        | Next |
      And the focus is on "Email"
      And she sees no message

    @02-2
    Scenario: There are other ways in to go back to
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      When Grace has come to "Sign in with email"
      Then she can choose:
        | Cancel | Next |

    @02-3
    Scenario: "Cancel" leads back to the ways in
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And Grace has come to "Sign in with email"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Continue as guest |

    @02-4
    Scenario: A password manager knows what is asked for
      When Grace opens "/"
      Then a password manager recognises the field "Email" as "username"

    @02-5
    Scenario: Enter goes on
      Given Grace has opened "/"
      And she has filled in:
        | Email | grace@example.com |
      When she presses "Enter"
      Then she comes to "Create account"

    @02-6
    Scenario: The keyboard reaches "Next"
      Given Grace has opened "/"
      And she has filled in:
        | Email | grace@example.com |
      When she chooses "Next"
      Then she comes to "Create account"

    @02-7
    Scenario: A click on "Next" goes on
      Given Grace has opened "/"
      And she has filled in:
        | Email | grace@example.com |
      When she clicks "Next"
      Then she comes to "Create account"

  @valid.email-empty
  Rule: Where no email is entered, the field says so
    Source: spec §5; reference §4

    @02-8
    Scenario: On the first screen
      Given Grace has opened "/"
      When she continues with the email ""
      Then she sees the message "Enter your email address to continue" under "Email"
      And she is still on "Sign in with email"
      And the focus is on "Email"
      And the service has received no email look-up request

    @02-9
    Scenario: Blanks are nothing
      Given Grace has opened "/"
      When she continues with the email "   "
      Then she sees the message "Enter your email address to continue" under "Email"

    @02-10
    Scenario: On "Sign in"
      Given Ada has an account
      And she has come to "Sign in"
      When she submits:
        | Email    |                     |
        | Password | analytical engine 1 |
      Then she sees the message "Enter your email address to continue" under "Email"
      And the focus is on "Email"
      And the service has received no sign-in request

    @02-11
    Scenario: On "Create account"
      Given Grace has come to "Create account"
      When she submits:
        | Email             |                     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she sees the message "Enter your email address to continue" under "Email"
      And the focus is on "Email"
      And the service has received no sign-up request

    @02-12
    Scenario: On "Recover password"
      Given Ada has an account
      And she has come to "Recover password"
      When she continues with the email ""
      Then she sees the message "Enter your email address to continue" under "Email"
      And the focus is on "Email"
      And no mail has been sent

    @02-13
    Scenario: The message goes when she types
      Given Grace has opened "/"
      And she has continued with the email ""
      And she sees the message "Enter your email address to continue" under "Email"
      When she types "g" into "Email"
      Then she sees no message

  @valid.email-format
  Rule: What does not look like an email is refused under the field
    Source: spec §5; reference §4

    @02-14
    Scenario Outline: <typed> is refused, for <reason>
      Given Grace has opened "/"
      When she continues with the email <typed>
      Then she sees the message "That email address isn't correct" under "Email"
      And she is still on "Sign in with email"
      And the service has received no email look-up request

      Examples: what stands before the @
        | typed      | reason                        |
        | "ada"      | want of an @                  |
        | "@b.co"    | want of anything before the @ |
        | "é@b.co"   | an accent                     |
        | "a b@c.de" | a blank                       |
        | '"q"@b.co' | quotation marks               |

      Examples: what stands behind the @
        | typed         | reason                        |
        | "ada@"        | want of anything behind the @ |
        | "a@localhost" | want of a dot                 |
        | "a@b.c"       | a last part of one letter     |
        | "a@b.c-d"     | a last part with a hyphen     |
        | "a@b..co"     | two dots in a row             |
        | "a@bücher.de" | an umlaut                     |
        | "a@b@c.de"    | a second @                    |

    @02-15
    Scenario Outline: <typed> is accepted, with <oddity>
      Given Grace has opened "/"
      When she continues with the email <typed>
      Then she comes to "Create account"
      And the field "Email" contains "<address>"

      Examples: what stands before the @
        | typed          | address      | oddity                |
        | "a@b.co"       | a@b.co       | as little as there is |
        | ".a@b.co"      | .a@b.co      | a dot in front        |
        | "a..b@c.de"    | a..b@c.de    | two dots in a row     |
        | "o'x@b.co"     | o'x@b.co     | an apostrophe         |
        | "a+b@c.museum" | a+b@c.museum | a plus sign           |

      Examples: what stands behind the @
        | typed        | address    | oddity              |
        | "a@b.cd"     | a@b.cd     | two letters at last |
        | "a@1.2.3.44" | a@1.2.3.44 | digits only         |
        | "a@-b.co"    | a@-b.co    | a hyphen in front   |

      Examples: how it is written
        | typed      | address | oddity           |
        | "A@B.CO"   | A@B.CO  | capitals kept    |
        | " a@b.co " | a@b.co  | blanks around it |

    @02-16
    Scenario: A last part of 63 letters is the longest that is accepted
      Given Grace has opened "/"
      When she continues with the email "a@b.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
      Then she comes to "Create account"

    @02-17
    Scenario: A last part of 64 letters is refused
      Given Grace has opened "/"
      When she continues with the email "a@b.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
      Then she sees the message "That email address isn't correct" under "Email"

    @02-18
    Scenario: On "Sign in"
      Given Ada has an account
      And she has come to "Sign in"
      When she submits:
        | Email    | ada@                |
        | Password | analytical engine 1 |
      Then she sees the message "That email address isn't correct" under "Email"
      And the focus is on "Email"

    @02-19
    Scenario: On "Create account"
      Given Grace has come to "Create account"
      When she submits:
        | Email             | grace@              |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she sees the message "That email address isn't correct" under "Email"
      And the focus is on "Email"

    @02-20
    Scenario: On "Recover password"
      Given Ada has an account
      And she has come to "Recover password"
      When she continues with the email "ada@"
      Then she sees the message "That email address isn't correct" under "Email"
      And the focus is on "Email"

    @02-21
    Scenario: What was typed stays, to be mended
      Given Grace has opened "/"
      When she continues with the email "grace@example"
      Then she sees the message "That email address isn't correct" under "Email"
      And the field "Email" contains "grace@example"

    @02-22
    Scenario: The message goes when she types
      Given Grace has opened "/"
      And she has continued with the email "grace@example"
      And she sees the message "That email address isn't correct" under "Email"
      When she types "grace@example.c" into "Email"
      Then she sees no message

    @02-23
    Scenario: Nothing is said before she goes on
      Given Grace has opened "/"
      When she types "grace@" into "Email"
      Then she sees no message

  @flow.email-lookup
  Rule: What the service says of an email chooses the next screen
    Source: spec §4; reference §3.4, T30, T31

    @02-24
    Scenario Outline: An account that signs in by <ways>
      Given Ada has an account that signs in by <ways>
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "<screen>"

      Examples:
        | ways      | screen         |
        | password  | Sign in        |
        | no method | Create account |

    @02-25
    Scenario: No account
      Given Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"

    @02-26
    Scenario: The look-up fails, and the email stays
      Given Ada has an account
      And she has opened "/"
      And the next email look-up request will fail: broken connection
      When she continues with the email "ada@example.com"
      Then she sees the message "A network error has occurred"
      And she is still on "Sign in with email"
      And the field "Email" contains "ada@example.com"

    @02-27
    Scenario: After a look-up that failed another one goes on
      Given Ada has an account
      And she has opened "/"
      And the next email look-up request will fail: broken connection
      And she has continued with the email "ada@example.com"
      And she sees the message "A network error has occurred"
      When she chooses "Next"
      Then she comes to "Sign in"
      And she sees no message

    @02-28
    Scenario: A message can be dismissed
      Given Grace has opened "/"
      And the next email look-up request will fail: broken connection
      And she has continued with the email "grace@example.com"
      When she chooses "Dismiss"
      Then she sees no message
      And the field "Email" contains "grace@example.com"

  @call.look-up-methods
  Rule: The service is asked how an email signs in, once
    Source: spec §7; reference §4 "Double submit"

    @02-29
    Scenario: One email, one question
      Given Ada has an account
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And the service has received 1 email look-up request

    @02-30
    Scenario: Enter twice is one question
      Given Ada has an account
      And she has opened "/"
      And the service delays its answer to every email look-up request
      And she has filled in:
        | Email | ada@example.com |
      And she has pressed "Enter" 2 times
      When the service answers
      Then she comes to "Sign in"
      And the service has received 1 email look-up request

    @02-31
    Scenario: The service is asked without the blanks around an email
      Given Ada has an account
      And she has opened "/"
      When she continues with the email "  ada@example.com "
      Then she comes to "Sign in"

  @flow.email-password
  Rule: An email whose account has a password leads to the password
    Source: spec §4; reference T38

    @02-32
    Scenario Outline: An account that signs in by <ways>
      Given Ada has an account that signs in by <ways>
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she is asked for:
        | Email | Password |
      And the field "Email" contains "ada@example.com"

      Examples: password alone
        | ways     |
        | password |

      Examples: password and something else
        | ways                    |
        | password and Google     |
        | password and email link |
        | Google and password     |

  @flow.email-unknown
  Rule: An unknown email leads to a new account
    Source: spec §4; reference T35, T36

    @02-33
    Scenario: A new account is offered
      Given Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"
      And the field "Email" contains "grace@example.com"

    @02-34
    Scenario: Sign-up is closed
      Given sign-up is closed
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Not Authorized"

    @02-35
    Scenario: The email is taken, and its account cannot sign in
      Given Ada has an account that signs in by no method
      And she has come to "Create account"
      When she completes "Create account"
      Then she comes to "Recover password"

  @screen.unsupported-provider
  Rule: A visitor whose account signs in by ways that are not offered is told to recover the password
    Source: spec §2; reference §1.2 (19), §2.10, T40, T42, T157, T158

    @02-36
    Scenario Outline: An account that signs in by <ways>
      Given Ada has an account that signs in by <ways>
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she reads "To continue sign in with ada@example.com on this device, you have to recover the password."
      And she can choose:
        | Cancel | Recover password |
      And the focus is on "Recover password"

      Examples:
        | ways                  |
        | Google                |
        | email link            |
        | GitHub                |
        | Facebook              |
        | Google and email link |

    @02-37
    Scenario: "Recover password" takes the email along
      Given Ada has an account that signs in by Google
      And she has come to "Sign in"
      When she chooses "Recover password"
      Then she comes to "Recover password"
      And the field "Email" contains "ada@example.com"

    @02-38
    Scenario: "Cancel" leads to another email, and does not look up the same one again
      Given Ada has an account that signs in by Google
      And she has come to "Sign in"
      When she chooses "Cancel"
      Then she comes to "Sign in with email"
      And the field "Email" contains ""
      And the service has received 1 email look-up request
