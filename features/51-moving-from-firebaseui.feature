Feature: Apps that have moved from FirebaseUI
  An app that has used FirebaseUI moves to this widget. Its visitors must not find anything worse than before, and what
  they have begun with FirebaseUI must still work. Unless a scenario says otherwise, email with password is the only way
  to sign in. To complete a screen is to enter correctly what it asks for, and submit it. "You are logged in." is the
  home page of a visitor who is signed in.

  @ours.window-blocks-nothing
  Rule: A provider's window that is open or was closed does not keep the visitor from choosing again
    The service may notice only after some seconds that the visitor has closed the window, or not at all. The busy
    indicator appears half a second after the window has opened. Until then, a second press counts as part of the first.
    Ada's account signs in by Google, so her email leads to "You already have an account".

    Source: ours

    Background:
      Given providers open in windows

    @51-1
    Scenario: A visitor who has left Google's window open can choose email
      Given the app offers Google and email
      And Grace has opened the app and chosen Google
      And 1 second has passed
      When she chooses "Sign in with email"
      Then she comes to "Sign in with email"
      And she sees no busy indicator

    @51-2
    Scenario: A visitor who has left Google's window open signs in with GitHub
      Given the app offers Google and GitHub
      And Grace has opened the app and chosen Google
      And 1 second has passed
      And she has chosen "Sign in with GitHub"
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @51-3
    Scenario: A visitor who has left Google's window open can open it again
      Given the app offers Google
      And Grace has opened the app and chosen Google
      And 1 second has passed
      When she chooses "Sign in with Google"
      Then a second window has been opened
      And she sees no message

    @51-4
    Scenario: A visitor who has left Google's window open and opened it again signs in
      Given the app offers Google
      And Grace has opened the app and chosen Google
      And 1 second has passed
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."

    @51-5
    Scenario: A second click within half a second opens no second window
      Given the app offers Google
      And Grace has opened the app and chosen Google
      And 499 milliseconds have passed
      When she clicks "Sign in with Google"
      Then 1 window has been opened

    @51-6
    Scenario: A visitor with an account at Google who has left its window open can open it again
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has come to "You already have an account"
      And she has chosen "Sign in with Google"
      And 1 second has passed
      When she chooses "Sign in with Google"
      Then a second window has been opened

  @ours.cancel-at-once
  Rule: "Cancel" leads back at once, even while the visitor waits for the service
    An answer that comes later changes nothing and signs nobody in. If the app has several sign-in options, "Cancel"
    leads to their list, and otherwise to "Sign in with email". "Recover password" sends a reset mail, which has a link
    to set a new password.

    Source: ours

    @51-7
    Scenario: "Cancel" leads back to the list of sign-in options while the app finds out how the email signs in
      Given the app offers email and Google
      And Grace has opened "/"
      And she has chosen "Sign in with email"
      And the service delays its answer to every request to find out how the email signs in
      And she has continued with the email "grace@example.com"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Sign in with Google |
      And she sees no message

    @51-8
    Scenario: A late answer about the email does not lead away from the list of sign-in options
      Given the app offers email and Google
      And Grace has opened "/"
      And she has chosen "Sign in with email"
      And the service delays its answer to every request to find out how the email signs in
      And she has continued with the email "grace@example.com"
      And she has chosen "Cancel"
      When the service answers
      Then she can choose:
        | Sign in with email | Sign in with Google |

    @51-9
    Scenario: "Cancel" leads back to "Sign in with email" while the account is being created
      Given Grace has come to "Create account"
      And the service delays its answer to every request to create the account
      And she has completed "Create account"
      When she chooses "Cancel"
      Then she comes to "Sign in with email"

    @51-10
    Scenario: A visitor who has cancelled while her account was being created is not signed in by the late answer
      Given Grace has come to "Create account"
      And the service delays its answer to every request to create the account
      And she has completed "Create account"
      And she has chosen "Cancel"
      When the service answers
      Then she is still on "Sign in with email"
      And nobody is signed in to the app

    @51-11
    Scenario: "Cancel" leads back to "Sign in with email" while the reset mail is being sent
      Given Ada has an account
      And she has come to "Recover password"
      And the service delays its answer to every request to send a reset mail
      And she has continued with the email "ada@example.com"
      When she chooses "Cancel"
      Then she comes to "Sign in with email"

  @ours.email-domain
  Rule: The part of an email after the @ may contain letters of all languages
    Mail and the service know such a domain in Latin letters only: "bücher.example" is "xn--bcher-kva.example" there.
    The email is sent in this form, and the next screen shows it. A space before the email, and capitals in the domain,
    make no difference. What stands before the @ may contain Latin letters only. "Create account" follows an email
    without an account, "Sign in" one with an account, whose password is "analytical engine 1". A reset mail has a link
    to set a new password.

    Source: ours

    @51-25
    Scenario Outline: The email <typed> is sent as "<address>"
      Given Grace has opened "/"
      When she continues with the email <typed>
      Then she comes to "Create account"
      And the field "Email" contains "<address>"

      Examples:
        | typed                 | address                   |
        | "mia@bücher.example"  | mia@xn--bcher-kva.example |
        | " mia@BÜCHER.example" | mia@xn--bcher-kva.example |
        | "mia@例え.example"      | mia@xn--r8jz45g.example   |
        | "mia@mail.bücher.de"  | mia@mail.xn--bcher-kva.de |

    @51-26
    Scenario: A visitor whose email has a domain with letters of another language types it in these letters, and signs in
      Given there is already an account for "mia@xn--bcher-kva.example"
      And Grace has opened "/"
      And she has continued with the email "mia@bücher.example"
      When she signs in with the password "analytical engine 1"
      Then "mia@xn--bcher-kva.example" is signed in to the app

    @51-27
    Scenario: A mail to set a new password is sent to a domain with letters of another language
      Given there is already an account for "mia@xn--bcher-kva.example"
      And Ada has an account
      And she has come to "Recover password"
      When she continues with the email "mia@bücher.example"
      Then a reset mail has been sent to "mia@xn--bcher-kva.example"

    @51-28
    Scenario Outline: The email <typed> is refused, although its domain may have letters of all languages, because <reason>
      Given Grace has opened "/"
      When she continues with the email <typed>
      Then she sees the message "That email address isn't correct" under "Email"

      Examples:
        | typed                 | reason                      |
        | "mía@bücher.example"  | an í stands before the @    |
        | "mia@bücher"          | there is no dot after the @ |
        | "mia@bücher.example/" | a slash stands after the @  |
        | "mia@bü cher.example" | a space stands after the @  |

  @ours.old-mexican-numbers
  Rule: A Mexican number is dialled with or without the 1 that mobile numbers once had
    Until 2019, a 1 stood between Mexico's dialling code +52 and the ten digits of a mobile number. Accounts exist with
    both forms, so the number is sent as it was typed.

    Source: ours

    Background:
      Given phone is the only sign-in option
      And Grace has opened "/"

    @51-16
    Scenario Outline: A code for "<typed>" is sent to "<number>"
      When she asks for a code to "<typed>"
      Then a text message has been sent to "<number>"

      Examples:
        | typed              | number         |
        | +52 1 55 1234 5678 | +5215512345678 |
        | +52 55 1234 5678   | +525512345678  |

    @51-17
    Scenario Outline: If she has chosen Mexico, a code for "<typed>" is sent to "<number>"
      Given she has chosen the country "Mexico"
      When she asks for a code to "<typed>"
      Then a text message has been sent to "<number>"

      Examples:
        | typed          | number         |
        | 1 55 1234 5678 | +5215512345678 |
        | 55 1234 5678   | +525512345678  |

    @51-18
    Scenario Outline: "<typed>" is refused, because <reason>
      When she asks for a code to "<typed>"
      Then she sees the message "Enter a valid phone number" under "Phone number"
      And no text message has been sent

      Examples:
        | typed               | reason                                |
        | +52 2 55 1234 5678  | eleven digits do not begin with a 1   |
        | +52 1 55 1234 56789 | eleven digits follow the 1            |
        | +44 1 20 7946 0958  | no such 1 was used in another country |

  @ours.country-leads-on
  Rule: After the choice of a country, the visitor types her number
    The focus is the place where the visitor types. The number has the next field after the country.

    Source: ours

    Background:
      Given phone is the only sign-in option
      And Grace has opened "/"

    @51-19
    Scenario: A visitor who has clicked a country types her number
      When she chooses the country "France"
      Then the country is "France"
      And the focus is on "Phone number"

    @51-20
    Scenario: A visitor who has searched a country and pressed Enter types her number
      Given she has searched the countries for "france"
      When she presses "Enter"
      Then the country is "France"
      And the focus is on "Phone number"

    @51-21
    Scenario: A visitor who clicks the country that is already chosen types her number
      When she chooses the country "United States"
      Then the focus is on "Phone number"

  @ours.popup-signs-in
  Rule: A sign-in in the small window signs in the page behind it
    With "popupMode", the page with the widget opens in a small window; "widgetUrl" is its address, here "/Login". The
    page behind the window, "another page of the app", is "/cummies" here. After the sign-in, the window closes, and the
    page behind it opens the target, which is "/". "A guess" is a wrong password.

    Source: ours

    Background:
      Given the developer has set "widgetUrl" to "/Login"
      And the developer has set "popupMode" to true
      And Ada has an account
      And she has opened "/cummies"
      And another page of the app has opened the sign-in in a small window
      And she has continued with the email "ada@example.com"

    @51-22
    Scenario: The visitor is signed in to the page behind the window
      When she completes "Sign in"
      Then the window is closed
      And the address is "/"
      And she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @51-23
    Scenario: The visitor is still signed in after a reload of the page that was behind the window
      Given she has completed "Sign in"
      And the window has closed
      And she reads "You are logged in."
      When she reloads the page
      Then "ada@example.com" is signed in to the app

    @51-24
    Scenario: A visitor who enters a wrong password stays in the window
      When she submits:
        | Password | a guess |
      Then she sees the message "The email and password you entered don't match" under "Password"
      And nobody is signed in to the app
