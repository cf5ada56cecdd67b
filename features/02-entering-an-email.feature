Feature: Entering an email
  A visitor signs in by entering an email first. The service looks up how this email signs in, and the answer decides
  which screen comes next. Unless a scenario says otherwise, email with password is the only sign-in option. A visitor
  who "completes" a screen fills it in correctly and sends it. A visitor who "submits" fields fills them in, leaves the
  other fields as they are, and sends the form.

  @screen.sign-in
  Rule: The screen "Sign in with email" asks for an email, and "Next" continues
    Grace has no account, so the screen after it is "Create account". If the app also lets guests in, who use it without
    an email, it first shows a list of both sign-in options. A password manager knows each field by a standard word:
    "username" is the email.

    Source: spec §2; reference §1.2 (1)

    @02-1
    Scenario: If the app offers only email with password, "Sign in with email" is the first screen and has no "Cancel"
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
    Scenario: If the app offers several sign-in options, "Sign in with email" has a "Cancel"
      Given the app offers email and guests
      When Grace has come to "Sign in with email"
      Then she can choose:
        | Cancel | Next |

    @02-3
    Scenario: "Cancel" on "Sign in with email" leads back to the list of sign-in options
      Given the app offers email and guests
      And Grace has come to "Sign in with email"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Continue as guest |

    @02-4
    Scenario: A password manager recognises the field "Email" as the user name
      When Grace opens "/"
      Then a password manager recognises the field "Email" as "username"

    @02-5
    Scenario: Pressing Enter in the field "Email" leads to "Create account", the next screen
      Given Grace has opened "/"
      And she has filled in:
        | Email | grace@example.com |
      When she presses "Enter"
      Then she comes to "Create account"

    @02-6
    Scenario: Choosing "Next" by the keyboard leads to "Create account", the next screen
      Given Grace has opened "/"
      And she has filled in:
        | Email | grace@example.com |
      When she chooses "Next" by the keyboard
      Then she comes to "Create account"

    @02-7
    Scenario: Clicking "Next" leads to "Create account", the next screen
      Given Grace has opened "/"
      And she has filled in:
        | Email | grace@example.com |
      When she clicks "Next"
      Then she comes to "Create account"

  @valid.email-empty
  Rule: A visitor who enters no email reads "Enter your email address to continue" under the field
    The visitor enters her email on "Sign in with email". The screens after it, "Sign in", "Create account" and "Recover
    password", show her email in a field, in which she can change it. The email of an account leads to "Sign in", and
    from there "Trouble signing in?" leads to "Recover password". An email without an account leads to "Create account".
    Spaces around an email do not count. "Types" replaces what is in the field, and sends nothing.

    Source: spec §5; reference §4

    @02-8
    Scenario: "Sign in with email" without an email shows the message, and the service is not asked
      Given Grace has opened "/"
      When she continues with the email ""
      Then she sees the message "Enter your email address to continue" under "Email"
      And she is still on "Sign in with email"
      And the focus is on "Email"
      And the service has received no request to find out how the email signs in

    @02-9
    Scenario: "Sign in with email" with nothing but spaces shows the same message as an empty field
      Given Grace has opened "/"
      When she continues with the email "   "
      Then she sees the message "Enter your email address to continue" under "Email"

    @02-10
    Scenario: "Sign in" without an email shows the message and does not sign in
      Given Ada has an account
      And she has come to "Sign in"
      When she submits:
        | Email    |                     |
        | Password | analytical engine 1 |
      Then she sees the message "Enter your email address to continue" under "Email"
      And the focus is on "Email"
      And the service has received no request to sign in with the password

    @02-11
    Scenario: "Create account" without an email shows the message and creates no account
      Given Grace has come to "Create account"
      When she submits:
        | Email             |                     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she sees the message "Enter your email address to continue" under "Email"
      And the focus is on "Email"
      And the service has received no request to create the account

    @02-12
    Scenario: "Recover password" without an email shows the message and sends no mail
      Given Ada has an account
      And she has come to "Recover password"
      When she continues with the email ""
      Then she sees the message "Enter your email address to continue" under "Email"
      And the focus is on "Email"
      And no mail has been sent

    @02-13
    Scenario: The message about the missing email disappears when the visitor types one
      Given Grace has opened "/"
      And she has continued with the email ""
      And she sees the message "Enter your email address to continue" under "Email"
      When she types "g" into "Email"
      Then she sees no message

  @valid.email-format
  Rule: A text that is not an email is refused with "That email address isn't correct"
    The app checks the text when the visitor continues, and asks the service only about an email.

    Source: spec §5; reference §4

    Background:
      Given Grace has opened "/"

    @02-14
    Scenario Outline: The email <typed> is refused, because <reason>
      When she continues with the email <typed>
      Then she sees the message "That email address isn't correct" under "Email"
      And she is still on "Sign in with email"
      And the service has received no request to find out how the email signs in

      Examples: the part before the @ is wrong
        | typed      | reason                      |
        | "ada"      | it has no @                 |
        | "@b.co"    | nothing stands before the @ |
        | "é@b.co"   | an é stands before the @    |
        | "a b@c.de" | it contains a space         |
        | '"q"@b.co' | it contains quotation marks |

      Examples: the part after the @ is wrong
        | typed         | reason                              |
        | "ada@"        | nothing stands after the @          |
        | "a@localhost" | there is no dot after the @         |
        | "a@b.c"       | its last part has only one letter   |
        | "a@b.c-d"     | its last part contains a hyphen     |
        | "a@b..co"     | two dots in a row stand after the @ |
        | "a@b@c.de"    | it has a second @                   |

    @02-17
    Scenario: An email whose last part has 64 letters is refused, because 63 are the most
      When she continues with the email "a@b.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
      Then she sees the message "That email address isn't correct" under "Email"

  @valid.email-format
  Rule: An email is accepted even if it looks unusual
    None of these emails has an account, so each of them leads to "Create account".

    Source: spec §5; reference §4

    Background:
      Given Grace has opened "/"

    @02-15
    Scenario Outline: The email <typed> is accepted, although <oddity>
      When she continues with the email <typed>
      Then she comes to "Create account"
      And the field "Email" contains "<address>"

      Examples: the part before the @ is unusual
        | typed          | address      | oddity                               |
        | "a@b.co"       | a@b.co       | it is very short                     |
        | ".a@b.co"      | .a@b.co      | it begins with a dot                 |
        | "a..b@c.de"    | a..b@c.de    | two dots in a row stand before the @ |
        | "o'x@b.co"     | o'x@b.co     | it contains an apostrophe            |
        | "a+b@c.museum" | a+b@c.museum | it contains a plus sign              |

      Examples: the part after the @ is unusual
        | typed        | address    | oddity                             |
        | "a@b.cd"     | a@b.cd     | its last part has only two letters |
        | "a@1.2.3.44" | a@1.2.3.44 | only digits stand after the @      |
        | "a@-b.co"    | a@-b.co    | a hyphen follows the @             |

      Examples: the email is written in an unusual way
        | typed      | address | oddity                                     |
        | "A@B.CO"   | A@B.CO  | it is in capitals, which are kept          |
        | " a@b.co " | a@b.co  | it has spaces around it, which are removed |

    @02-16
    Scenario: An email whose last part has 63 letters is accepted, because 63 are the most
      When she continues with the email "a@b.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
      Then she comes to "Create account"

  @valid.email-format
  Rule: Every form refuses a text that is not an email, and helps the visitor to correct it
    The visitor enters her email on "Sign in with email". The screens after it, "Sign in", "Create account" and "Recover
    password", show her email in a field, in which she can change it. The email of an account leads to "Sign in", and
    from there "Trouble signing in?" leads to "Recover password". An email without an account leads to "Create account".
    A message disappears with the first change, even if the email is not correct yet. "Types" replaces what is in the
    field, and sends nothing.

    Source: spec §5; reference §4

    @02-18
    Scenario: "Sign in" refuses the email "ada@"
      Given Ada has an account
      And she has come to "Sign in"
      When she submits:
        | Email    | ada@                |
        | Password | analytical engine 1 |
      Then she sees the message "That email address isn't correct" under "Email"
      And the focus is on "Email"

    @02-19
    Scenario: "Create account" refuses the email "grace@"
      Given Grace has come to "Create account"
      When she submits:
        | Email             | grace@              |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she sees the message "That email address isn't correct" under "Email"
      And the focus is on "Email"

    @02-20
    Scenario: "Recover password" refuses the email "ada@"
      Given Ada has an account
      And she has come to "Recover password"
      When she continues with the email "ada@"
      Then she sees the message "That email address isn't correct" under "Email"
      And the focus is on "Email"

    @02-21
    Scenario: A refused email stays in the field, so that the visitor can correct it
      Given Grace has opened "/"
      When she continues with the email "grace@example"
      Then she sees the message "That email address isn't correct" under "Email"
      And the field "Email" contains "grace@example"

    @02-22
    Scenario: An error under the email disappears as soon as the visitor changes the email
      Given Grace has opened "/"
      And she has continued with the email "grace@example"
      And she sees the message "That email address isn't correct" under "Email"
      When she types "grace@example.c" into "Email"
      Then she sees no message

    @02-23
    Scenario: An unfinished email shows no message while the visitor is typing
      Given Grace has opened "/"
      When she types "grace@" into "Email"
      Then she sees no message

  @flow.email-lookup
  Rule: The sign-in methods of an email decide which screen comes next
    The look-up is the question to the service how an email signs in. An administrator can create an account that has
    neither a password nor another way to sign in. For such an account, as for an email without an account, the look-up
    finds no sign-in method, so the visitor is asked to create an account. "Cancel" on "Create account" leads back to
    "Sign in with email".

    Source: spec §4; reference §3.4, T30, T31

    @02-24
    Scenario Outline: The email of an account that has <ways> leads to "<screen>"
      Given Ada has an account that signs in by <methods>
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "<screen>"

      Examples:
        | ways              | methods   | screen         |
        | a password        | password  | Sign in        |
        | no way to sign in | no method | Create account |

    @02-25
    Scenario: An email without an account leads to "Create account"
      Given Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"

    @02-39
    Scenario: A visitor who goes back and enters a different email comes to the screen for that email
      Given Ada has an account
      And she has opened "/"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      And she has chosen "Cancel"
      And she comes to "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And the field "Email" contains "ada@example.com"

  @flow.email-lookup
  Rule: A visitor whose email cannot be looked up reads why, and can try again
    The look-up is the question to the service how this email signs in. In each scenario, the connection breaks for one
    request only, so the next look-up succeeds. The email of an account with a password then leads to "Sign in".
    "Dismiss" only takes the message away.

    Source: spec §4; reference §3.4, T30, T31

    @02-26
    Scenario: A broken connection during the look-up is reported, and the email stays in its field
      Given Ada has an account
      And she has opened "/"
      And the next request to find out how the email signs in will fail: broken connection
      When she continues with the email "ada@example.com"
      Then she sees the message "A network error has occurred"
      And she is still on "Sign in with email"
      And the field "Email" contains "ada@example.com"

    @02-27
    Scenario: After a failed look-up, choosing "Next" again leads to "Sign in"
      Given Ada has an account
      And she has opened "/"
      And the next request to find out how the email signs in will fail: broken connection
      And she has continued with the email "ada@example.com"
      And she sees the message "A network error has occurred"
      When she chooses "Next"
      Then she comes to "Sign in"
      And she sees no message

    @02-28
    Scenario: "Dismiss" removes the message about a failed look-up, and the email stays in its field
      Given Grace has opened "/"
      And the next request to find out how the email signs in will fail: broken connection
      And she has continued with the email "grace@example.com"
      When she chooses "Dismiss"
      Then she sees no message
      And the field "Email" contains "grace@example.com"

  @call.look-up-methods
  Rule: The service is asked how an email signs in, once for each time that the visitor continues
    This question is called a look-up of the email. It is sent when the visitor continues, and not while she types. The
    email of an account with a password leads to "Sign in". The service would not know the email with spaces around it.
    "Types" replaces what is in the field, and sends nothing.

    Source: spec §7; reference §4 "Double submit"

    @02-29
    Scenario: One email causes one request to the service
      Given Ada has an account
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And the service has received 1 request to find out how the email signs in

    @02-30
    Scenario: Pressing Enter twice causes one look-up of the email
      Given Ada has an account
      And she has opened "/"
      And the service delays its answer to every request to find out how the email signs in
      And she has filled in:
        | Email | ada@example.com |
      And she has pressed "Enter" 2 times
      When the service answers
      Then she comes to "Sign in"
      And the service has received 1 request to find out how the email signs in

    @02-31
    Scenario: Spaces around an email are removed before the service is asked
      Given Ada has an account
      And she has opened "/"
      When she continues with the email "  ada@example.com "
      Then she comes to "Sign in"

    @02-40
    Scenario: The service is not asked while the visitor is typing her email
      Given Ada has an account
      And she has opened "/"
      When she types "ada@example.com" into "Email"
      Then the field "Email" contains "ada@example.com"
      And the service has received no request to find out how the email signs in

  @flow.email-password
  Rule: The email of an account with a password leads to "Sign in", which asks for the password
    An account can have several ways to sign in: a password, an email link (a link in a mail), or a provider, a company
    such as Google. This app offers only email with password. However many ways there are, and in whichever order the
    account got them: if one is a password, the app asks for it.

    Source: spec §4; reference T38

    @02-32
    Scenario Outline: The email of an account that signs in by <methods> leads to "Sign in" with a field for the password
      Given Ada has an account that signs in by <methods>
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she is asked for:
        | Email | Password |
      And the field "Email" contains "ada@example.com"

      Examples: the account has only a password
        | methods  |
        | password |

      Examples: the account has a password, and got another sign-in method later
        | methods                 |
        | password and Google     |
        | password and email link |

      Examples: the account had another sign-in method first, and got a password later
        | methods             |
        | Google and password |

  @flow.email-unknown
  Rule: An email without an account leads to a new account if the app lets visitors sign up
    The developer can close sign-up; then only an administrator can create accounts, and a visitor without one comes to
    "Not Authorized". "Create account" shows the email that was entered, in a field.

    Source: spec §4; reference T35, T36

    @02-33
    Scenario: If sign-up is open, an email without an account leads to "Create account"
      Given Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"
      And the field "Email" contains "grace@example.com"

    @02-34
    Scenario: If sign-up is closed, an email without an account leads to "Not Authorized"
      Given sign-up is closed
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Not Authorized"

  @flow.email-unknown
  Rule: The email of an account without any way to sign in leads to "Create account", and then to "Recover password"
    An administrator has created the account, without a password. The look-up of its email finds no way to sign in, as
    if there were no account, so the visitor is asked to create one. The service then says that it exists already. On
    "Recover password", she can have a link mailed that sets a password for it.

    Source: spec §4; reference T35, T36

    @02-35
    Scenario: A visitor who tries to create an account that exists already, without a way to sign in, comes to "Recover password"
      Given Ada has an account that signs in by no method
      And she has come to "Create account"
      When she completes "Create account"
      Then she comes to "Recover password"

  @screen.unsupported-provider
  Rule: A visitor whose account signs in only in ways that the app does not offer is asked to recover the password
    In these scenarios the app offers only email with password, unless a scenario says otherwise. The screen "Sign in"
    that comes next asks for no password, but offers "Recover password": a mail lets the visitor set a password for her
    account. An email link is a link in a mail that signs in; Google, GitHub and Facebook are providers, companies whose
    accounts sign in. The service has been asked once how the email signs in: when the visitor entered it. A guest uses
    the app without an email. "Cancel" drops the email, because the email would lead here again.

    Source: spec §2; reference §1.2 (19), §2.10, T40, T42, T157, T158

    @02-36
    Scenario Outline: A visitor whose account signs in only by <methods> is asked to recover the password
      Given Ada has an account that signs in by <methods>
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she reads "Sign in"
      And she reads "To continue sign in with ada@example.com on this device, you have to recover the password."
      And she can choose:
        | Cancel | Recover password |
      And the focus is on "Recover password"

      Examples: the app offers none of these ways
        | methods               |
        | Google                |
        | email link            |
        | GitHub                |
        | Facebook              |
        | Google and email link |

    @02-37
    Scenario: "Recover password" fills in the email of the account that signs in only by Google
      Given Ada has an account that signs in by Google
      And she has come to "Sign in with email"
      And she has continued with the email "ada@example.com"
      When she chooses "Recover password"
      Then she comes to "Recover password"
      And the field "Email" contains "ada@example.com"

    @02-38
    Scenario: "Cancel" leads back to "Sign in with email" with an empty field, and the service is not asked a second time
      Given Ada has an account that signs in by Google
      And she has come to "Sign in with email"
      And she has continued with the email "ada@example.com"
      When she chooses "Cancel"
      Then she comes to "Sign in with email"
      And the field "Email" contains ""
      And the service has received 1 request to find out how the email signs in

    @02-41
    Scenario: If the app also offers a guest account, "Cancel" leads back to the list of sign-in options
      Given the app offers email and guests
      And Ada has an account that signs in by Google
      And she has come to "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she reads "To continue sign in with ada@example.com on this device, you have to recover the password."
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Continue as guest |
