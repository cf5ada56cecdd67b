Feature: Friendlier texts, and a link to the mailbox
  The usual texts are those of FirebaseUI, which many apps have used. A new app can use friendlier ones in English.
  These scenarios show some of them.

  @ours.friendly-texts
  Rule: With the texts that we recommend, English says in plain words what happened and what to do
    Sign-up is closed where only an administrator may create accounts. A made-up link has a code that the service never
    sent. "You are logged in." is on the home page of the app itself, and no text of the widget.

    Source: ours

    Background:
      Given the app uses the texts that we recommend

    @86-1
    @language.english
    Scenario: A visitor who leaves out her name is asked for her name, and not for an account name
      Given Grace has come to "Create account"
      When she submits:
        | Choose a password | compiler 1952 |
      Then she sees the message "Enter your name" under "Your name"
      And she can choose:
        | Show password | Cancel | Continue |

    @86-2
    @language.english
    Scenario: A visitor whose new password is too short does not read a number of characters that may be wrong
      Given Grace has come to "Create account"
      When she submits:
        | Your name         | Grace Hopper |
        | Choose a password | engin        |
      Then she sees the message "This password is too short or too easy to guess. Try a longer one." under "Choose a password"

    @86-3
    @language.english
    Scenario: A visitor who enters half an email sees what a whole one looks like
      Given Ada has opened "/"
      When she continues with the email "ada@example"
      Then she sees the message "Enter an email such as name@example.com" under "Email"

    @86-4
    @language.english
    Scenario: A visitor whose password is wrong is asked to try again, on a button and under a title that agree
      Given Ada has an account
      And she has come to "Sign in"
      When she submits:
        | Password | a guess |
      Then she sees the message "That email and password don’t match. Try again." under "Password"
      And she can choose:
        | Show password | Trouble signing in? | Sign in |

    @86-5
    @language.english
    Scenario: A visitor whose connection is broken reads what to check
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: broken connection
      When she signs in with the password "analytical engine 1"
      Then she sees the message "We couldn’t connect. Check your internet connection and try again."

    @86-6
    @language.english
    Scenario: An error of the service that is for developers says only that something went wrong
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: aborted request
      When she signs in with the password "analytical engine 1"
      Then she sees the message "Something went wrong. Please try again."

    @86-7
    @language.english
    Scenario: A visitor who has asked for a reset mail reads what to do with it
      Given Ada has an account
      And she has come to "Sign in"
      And she has chosen "Trouble signing in?"
      And she comes to "Reset password"
      When she chooses "Send email"
      Then she comes to "Check your email"
      And she reads "To set a new password, open the link in the email that we sent to ada@example.com."

    @86-8
    @language.english
    Scenario: British English has the same friendlier texts
      Given the widget is in the language that the browser prefers
      And Ada's browser prefers "en-GB"
      And she has opened "/"
      When she continues with the email "ada@example"
      Then she sees the message "Enter an email such as name@example.com" under "Email"

    @86-9
    @language.english
    Scenario: Other languages keep their texts
      Given the widget is in the language that the browser prefers
      And Ada's browser prefers "de"
      And she has opened "/"
      And she has filled in "ada@example" as the "E-Mail-Adresse"
      When she chooses "Weiter"
      Then she sees the message "Diese E-Mail-Adresse ist nicht richtig" under "E-Mail-Adresse"

    @86-16
    @language.english
    Scenario: The countdown until the next mail has the words of its button
      Given the developer has set "requireVerifiedEmail" to true
      And Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Verify your email"
      When 14 seconds pass
      Then she reads "Send again in 0:01"

    @86-17
    @language.english
    Scenario: After the countdown, the button for another mail says "Send again"
      Given the developer has set "requireVerifiedEmail" to true
      And Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Verify your email"
      When 15 seconds pass
      Then she can choose:
        | Send again | Continue | Use another account |

    @86-18
    @language.english
    Scenario: The countdown until the next text message has the words of its button
      Given phone is the only sign-in option
      And Ada has opened "/"
      And she has filled in "6505550100" as the "Phone number"
      And she has solved the human verification
      And she has chosen "Send code"
      And 1 second has passed
      When 1 second passes
      Then she reads "Send again in 0:14"

  @ours.friendly-texts
  Rule: Without them, the texts are those of FirebaseUI
    An app that moves from FirebaseUI then shows its visitors the same words as before.

    Source: ours

    @86-10
    @language.english
    Scenario: A visitor who leaves out her name is asked for her account name
      Given Grace has come to "Create account"
      When she submits:
        | Choose password | compiler 1952 |
      Then she sees the message "Enter your account name" under "First & last name"

  @ours.mailbox
  Rule: With "offerMailbox", a visitor who waits for a mail can open her mailbox
    The link is there only if the domain of the email, the part after the @, tells where the mailbox is. "Sign-in email
    sent" follows the request for a link that signs in, "Check your email" the request for a new password, and "Verify
    your email" the request for a code that signs in, or the creation of an account whose email must be verified.

    Source: ours

    Background:
      Given the developer has set "offerMailbox" to true

    @86-11
    Scenario Outline: On "Sign-in email sent", a visitor with an email of <domain> can open <mailbox>
      Given the app mails sign-in links instead of asking for passwords
      And Ada has opened "/"
      When she continues with the email "ada@<domain>"
      Then she comes to "Sign-in email sent"
      And the link "Open <mailbox>" leads to the web mail of <mailbox> in a new tab

      Examples:
        | domain         | mailbox     |
        | gmail.com      | Gmail       |
        | googlemail.com | Gmail       |
        | outlook.com    | Outlook     |
        | hotmail.co.uk  | Outlook     |
        | yahoo.com      | Yahoo Mail  |
        | icloud.com     | iCloud Mail |
        | GMAIL.com      | Gmail       |

    @86-12
    Scenario Outline: An email of <domain> does not tell where the mailbox is
      Given the app mails sign-in links instead of asking for passwords
      And Ada has opened "/"
      When she continues with the email "ada@<domain>"
      Then she comes to "Sign-in email sent"
      And she can choose:
        | Trouble getting email? | Back |

      Examples:
        | domain            |
        | example.com       |
        | gmail.com.example |
        | notgmail.com      |
        | yahoo.co.jp       |

    @86-13
    Scenario: On "Check your email", a visitor can open her mailbox
      Given the service does not reveal how an email signs in
      And Ada has opened "/"
      And she has continued with the email "ada@gmail.com"
      And she has chosen "Trouble signing in?"
      When she chooses "Send"
      Then she comes to "Check your email"
      And the link "Open Gmail" leads to the web mail of Gmail in a new tab

    @86-14
    Scenario: On "Verify your email", a visitor can open her mailbox
      Given the developer has set "requireVerifiedEmail" to true
      And Grace has come to "Create account"
      When she submits:
        | Email             | grace@gmail.com |
        | First & last name | Grace Hopper    |
        | Choose password   | compiler 1952   |
      Then she comes to "Verify your email"
      And the link "Open Gmail" leads to the web mail of Gmail in a new tab

    @86-19
    Scenario: On "Verify your email", a visitor who waits for a code can open her mailbox
      Given the app mails codes
      And Ada has opened "/"
      When she continues with the email "ada@gmail.com"
      Then she comes to "Verify your email"
      And the link "Open Gmail" leads to the web mail of Gmail in a new tab

    @86-20
    Scenario: With the layout "inline", the link to the mailbox looks like a button
      Given the app asks for the email on the first screen
      And the app mails sign-in links instead of asking for passwords
      And Ada has opened "/"
      When she continues with the email "ada@gmail.com"
      Then she comes to "Sign-in email sent"
      And the link "Open Gmail" looks like a button

    @86-21
    Scenario: With the layout "inline", a help page whose address begins with "mail" has a link that looks like a link
      Given the app asks for the email on the first screen
      And the developer has set "signInOptions[0].disableSignUp.status" to true
      And the developer has set "signInOptions[0].disableSignUp.helpLink" to "https://mail.doorstep.example/help"
      When Grace has come to "Not Authorized"
      Then the link "Learn More" looks like a link

  @ours.mailbox
  Rule: Without "offerMailbox", no link leads to the mailbox
    FirebaseUI has no such link.

    Source: ours

    @86-15
    Scenario: On "Sign-in email sent", there is no link to the mailbox
      Given the app mails sign-in links instead of asking for passwords
      And Ada has opened "/"
      When she continues with the email "ada@gmail.com"
      Then she comes to "Sign-in email sent"
      And she can choose:
        | Trouble getting email? | Back |
