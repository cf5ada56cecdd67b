Feature: Offering a passkey after a sign-in
  A passkey is a key that a device keeps for one account (feature 92). An app can offer one to visitors who have signed
  in in another way: the screen "Sign in faster next time" then follows the sign-in, before the home page. Its button
  "Add a passkey" opens a dialog of the browser, in which the visitor confirms with her fingerprint, her face or a PIN;
  the app calls the new passkey "New key". "Not now" leads to the home page, "You are logged in.", without a passkey. To
  complete a screen is to enter correctly what it asks for, and submit it. The ticks "Signed in!", "Verified!" and "Your
  passkey has been added." cover the screen for one second each.

  @ours.offer-passkey
  Rule: A visitor who has no passkey is offered one after she has signed in in another way
    Source: ours

    Background:
      Given the app offers a passkey after a sign-in
      And Ada has an account
      And Ada's email has been verified on another device

    @98-1
    @journey
    Scenario: A visitor who has entered her password comes to "Sign in faster next time"
      Given she has come to "Sign in"
      When she completes "Sign in"
      Then she comes to "Sign in faster next time"
      And the page is titled "Sign in faster next time – Doorstep"
      And she reads "You have no passkey yet. With one, you sign in by fingerprint, face or the PIN of your device."
      And she can choose:
        | Not now | Add a passkey |
      And she sees no message

    @98-2
    Scenario: A visitor who chooses "Not now" is signed in without a passkey
      Given she has come to "Sign in"
      And she has completed "Sign in"
      When she chooses "Not now"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app
      And the app keeps no passkey of Ada

    @98-3
    @journey
    Scenario: A visitor who adds a passkey sees a tick
      Given she has come to "Sign in"
      And she has completed "Sign in"
      When she chooses "Add a passkey"
      Then she sees a tick and "Your passkey has been added."
      And the app keeps the passkeys of Ada:
        | New key |

    @98-4
    Scenario: A visitor who has added a passkey is signed in one second after the tick
      Given she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Add a passkey"
      And she sees a tick and "Your passkey has been added."
      When 1 second passes
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @98-5
    Scenario: A visitor who has signed in with Google in a window is offered a passkey
      Given the app offers Google
      And providers open in windows
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Sign in faster next time"

    @98-6
    Scenario: A visitor who has signed in with Google in place of the page is offered a passkey
      Given the app offers Google
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Sign in faster next time"

    @98-7
    Scenario: A visitor who has accepted One Tap is offered a passkey
      Given the app offers Google with One Tap
      And Google's script loads and answers
      And Grace has opened "/"
      When she accepts One Tap
      Then she comes to "Sign in faster next time"

    @98-8
    Scenario: A visitor who has followed a mailed link is offered a passkey
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she comes to "Sign in faster next time"

    @98-9
    Scenario: A visitor who has entered a code from her mail is offered a passkey
      Given the app mails codes
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      And she has entered the code from her mail
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she comes to "Sign in faster next time"

    @98-10
    Scenario: A visitor who has entered her second factor is offered a passkey
      Given the app offers email and phone
      And Grace has an account with the phone "+16505550100" as second factor
      And Grace has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she comes to "Sign in faster next time"

    @98-11
    Scenario: A guest who signs in with Google and keeps her account is offered a passkey
      Given the app offers Google and guests
      And guests keep their accounts when they sign in
      And providers open in windows
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she comes to "Sign in faster next time"
      When she chooses "Not now"
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

    @98-12
    Scenario: A new visitor fills in the fields of the app first, and the app learns her values after "Not now"
      Given the app asks new visitors for:
        | field   | kind | required |
        | Company | text | yes      |
      And the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      And she has chosen "Continue"
      And she comes to "Sign in faster next time"
      When she chooses "Not now"
      Then the app learns of the new account:
        | Company | Navy |

    @98-13
    Scenario: A visitor who has chosen "Not now" comes to the page that the app opens after a sign-in
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And she has come to "Sign in"
      And she has completed "Sign in"
      When she chooses "Not now"
      Then the address is "/cummies"

    @98-14
    Scenario: An app that keeps the visitor out can still refuse her after "Not now"
      Given the app refuses everybody who signs in: "Only for staff"
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Sign in faster next time"
      When she chooses "Not now"
      Then she sees the message "Only for staff"
      And nobody is signed in to the app

    @98-15
    Scenario: A screen reader announces "Sign in faster next time"
      Given she has come to "Sign in"
      And she listens to a screen reader
      When she completes "Sign in"
      Then the screen reader says:
        | Sign in faster next time, heading |

    @98-16
    Scenario: When the app switches to German, "Sign in faster next time" is in German
      Given she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Sign in faster next time"
      When the app switches its language to German
      Then she comes to "Beim nächsten Mal schneller anmelden"
      And she can choose:
        | Jetzt nicht | Passkey hinzufügen |

  @ours.offer-passkey-fitting
  Rule: Only a visitor who can use a new passkey is offered one
    Source: ours

    Background:
      Given the app offers a passkey after a sign-in

    @98-17
    Scenario: A visitor who already has a passkey is signed in at once
      Given Ada has an account
      And Ada's email has been verified on another device
      And Ada has these passkeys:
        | name   | added      | last used |
        | Laptop | 2026-03-01 | never     |
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @98-18
    Scenario: A visitor whose email is not verified is signed in at once
      Given Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @98-19
    Scenario: A visitor who has just created an account with a password is signed in at once, because her email is not verified
      Given Grace has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."

    @98-20
    Scenario: A guest is signed in at once
      Given the app offers email and guests
      And Grace has opened "/"
      When she chooses "Continue as guest"
      Then she reads "You are logged in."

    @98-21
    Scenario: A visitor whose browser has no passkeys is signed in at once
      Given the browser has no passkeys
      And Ada has an account
      And Ada's email has been verified on another device
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @98-22
    Scenario: A visitor who has signed in with a passkey is signed in at once, even if the app lists none
      Given the app offers email, and "Passkey" as a sign-in of its own
      And Ada has an account
      And Ada's email has been verified on another device
      And the sign-in of the app recognises Ada
      And Ada has opened "/"
      When she chooses "Sign in with Passkey"
      Then she reads "You are logged in."

    @98-23
    Scenario: An app that shows passkeys only on the account page signs in the visitor at once
      Given the developer has set "offerNewPasskey" to false
      And Ada has an account
      And Ada's email has been verified on another device
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @98-49
    Scenario: A visitor who has signed in in the small window of an app is signed in at once, because the window closes
      Given the developer has set "widgetUrl" to "/Login"
      And the developer has set "popupMode" to true
      And Ada has an account
      And Ada's email has been verified on another device
      And she has opened "/cummies"
      And another page of the app has opened the sign-in in a small window
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then the window is closed
      And "ada@example.com" is signed in to the app

  @ours.offer-passkey-pause
  Rule: A visitor who chooses "Not now" is not offered a passkey again for 30 days
    Her browser remembers the time, and nothing about her.

    Source: ours

    Background:
      Given the app offers a passkey after a sign-in
      And Ada has an account
      And Ada's email has been verified on another device
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Sign in faster next time"

    @98-24
    Scenario: The browser keeps only the time at which a passkey was declined
      When she chooses "Not now"
      Then her browser keeps only:
        | what                        | where     |
        | who is signed in            | this tab  |
        | when a passkey was declined | every tab |

    @98-25
    Scenario: A visitor who has chosen "Not now" and signs in again is signed in at once
      Given she has chosen "Not now"
      And she has chosen "Sign-out"
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @98-26
    Scenario: After 29 days, the visitor is not offered a passkey yet
      Given she has chosen "Not now"
      And she has chosen "Sign-out"
      And 29 days have passed
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @98-27
    Scenario: After 30 days, the visitor is offered a passkey again
      Given she has chosen "Not now"
      And she has chosen "Sign-out"
      And 30 days have passed
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she comes to "Sign in faster next time"

    @98-28
    Scenario: A visitor who has cancelled the dialog of her browser and chooses "Not now" is not offered a passkey at her next sign-in
      Given Ada cancels the dialog of her browser
      And she has chosen "Add a passkey"
      And she has chosen "Not now"
      And she has chosen "Sign-out"
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @98-29
    Scenario: A visitor who has left "Sign in faster next time" by a reload is offered a passkey at her next sign-in
      Given she has reloaded the page
      And she reads "You are logged in."
      And she has chosen "Sign-out"
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she comes to "Sign in faster next time"

    @98-50
    Scenario: A damaged record of "Not now" is deleted, and the visitor is offered a passkey
      Given she has chosen "Not now"
      And she has chosen "Sign-out"
      And what her browser keeps about the declined passkey is damaged
      And she has continued with the email "ada@example.com"
      And she has completed "Sign in"
      And she comes to "Sign in faster next time"
      When she reloads the page
      Then her browser keeps only:
        | what             | where    |
        | who is signed in | this tab |

    @98-51
    Scenario: If the clock was set back after "Not now", the visitor is offered a passkey
      Given she has chosen "Not now"
      And she has chosen "Sign-out"
      And her device's clock has been set back by 1 day
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she comes to "Sign in faster next time"

  @ours.offer-passkey-wait
  Rule: The visitor waits at most 3 seconds until the app has answered whether she has a passkey
    Without an answer, she is signed in without an offer.

    Source: ours

    Background:
      Given the app offers a passkey after a sign-in
      And Ada has an account
      And Ada's email has been verified on another device

    @98-30
    Scenario: If the app answers after 2 seconds, the visitor is offered a passkey
      Given the app takes 2 seconds to list her passkeys
      And she has come to "Sign in"
      And she has completed "Sign in"
      When 2 seconds pass
      Then she comes to "Sign in faster next time"

    @98-31
    Scenario: If the app has not answered after 2 seconds, the visitor still waits
      Given the app takes 4 seconds to list her passkeys
      And she has come to "Sign in"
      And she has completed "Sign in"
      When 2 seconds pass
      Then she is still on "Sign in"
      And nobody is signed in to the app

    @98-32
    Scenario: If the app has not answered after 3 seconds, the visitor is signed in
      Given the app takes 4 seconds to list her passkeys
      And she has come to "Sign in"
      And she has completed "Sign in"
      When 3 seconds pass
      Then she reads "You are logged in."

    @98-33
    Scenario: If the connection to the app is broken, the visitor is signed in at once
      Given the app will refuse the next request to list her passkeys: broken connection to the app
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @98-34
    Scenario: If the app fails to list the passkeys, the visitor is signed in at once
      Given the next request of the app to list her passkeys will fail with an error of its own
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @98-35
    Scenario: If the app returns a text instead of a list, the visitor is signed in at once
      Given the app will next list "none" instead of passkeys
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @98-52
    @isolated
    Scenario: If a part of the page cannot be loaded, the visitor is signed in at once
      Given she has come to "Sign in"
      And a part of the page cannot be loaded
      When she completes "Sign in"
      Then "ada@example.com" is signed in to the app

    @98-53
    @isolated
    Scenario: If a part of the page never loads, the visitor is signed in after 3 seconds
      Given she has come to "Sign in"
      And a part of the page never loads
      And she has completed "Sign in"
      When 3 seconds pass
      Then "ada@example.com" is signed in to the app

    @98-54
    Scenario: If the app draws itself anew while the visitor waits, she is signed in without an offer
      Given the app takes 2 seconds to list her passkeys
      And she has come to "Sign in"
      And she has completed "Sign in"
      And 1 second has passed
      And the app has drawn itself anew
      When 1 second passes
      Then "ada@example.com" is signed in to the app

    @98-55
    Scenario: A visitor who reloads the page while she waits is signed in
      Given the app takes 2 seconds to list her passkeys
      And she has come to "Sign in"
      And she has completed "Sign in"
      And 1 second has passed
      When she reloads the page
      Then "ada@example.com" is signed in to the app

  @ours.offer-passkey-adding
  Rule: If no passkey is added, the visitor stays and can try again, or choose "Not now"
    Source: ours

    Background:
      Given the app offers a passkey after a sign-in
      And Ada has an account
      And Ada's email has been verified on another device
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Sign in faster next time"

    @98-36
    Scenario: A visitor who cancels the dialog of her browser stays, and sees no message
      Given Ada cancels the dialog of her browser
      And she has chosen "Add a passkey"
      When 1 second passes
      Then she is still on "Sign in faster next time"
      And she sees no message
      And the app keeps no passkey of Ada

    @98-37
    Scenario Outline: If the offered passkey cannot be added, the visitor reads why: <reason>
      Given the app will refuse the next request to add a passkey: <reason>
      When she chooses "Add a passkey"
      Then she sees the message "<words>"
      And she is still on "Sign in faster next time"
      And she can choose:
        | Dismiss | Not now | Add a passkey |

      Examples:
        | reason                       | words                                                                                   |
        | passkey of this device known | This device already has a passkey of your account.                                      |
        | no passkeys on this device   | This device or browser cannot use passkeys here.                                        |
        | too many requests            | We have blocked all requests from this device due to unusual activity. Try again later. |
        | broken connection to the app | A network error has occurred                                                            |
        | new passkey not accepted     | Something went wrong. Please try again.                                                 |

    @98-38
    Scenario: If the app fails to add a passkey, the visitor can try again
      Given the next request of the app to add a passkey will fail with an error of its own
      And she has chosen "Add a passkey"
      And she sees the message "Something went wrong. Please try again."
      When she chooses "Add a passkey"
      Then she sees a tick and "Your passkey has been added."

    @98-39
    Scenario: A visitor to whom no passkey could be added is signed in by "Not now"
      Given the app will refuse the next request to add a passkey: broken connection to the app
      And she has chosen "Add a passkey"
      And she sees the message "A network error has occurred"
      When she chooses "Not now"
      Then "ada@example.com" is signed in to the app

  @ours.offer-passkey-leaving
  Rule: A visitor who leaves "Sign in faster next time" in any other way is signed in, too
    The app requires nothing more from her than the sign-in.

    Source: ours

    Background:
      Given the app offers a passkey after a sign-in
      And Ada has an account
      And Ada's email has been verified on another device

    @98-41
    Scenario: A visitor who reloads the page is signed in
      Given she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Sign in faster next time"
      When she reloads the page
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @98-42
    Scenario: A visitor who reloads the page while the dialog of her browser is open is signed in
      Given the app takes 10 seconds to add a passkey
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Sign in faster next time"
      And she has chosen "Add a passkey"
      When she reloads the page
      Then "ada@example.com" is signed in to the app

    @98-40
    Scenario: A visitor who chooses "Not now" while the dialog of her browser is open is signed in
      Given the app takes 10 seconds to add a passkey
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Add a passkey"
      And 1 second has passed
      When she chooses "Not now"
      Then "ada@example.com" is signed in to the app
      And the app keeps no passkey of Ada

    @98-43
    Scenario: Back leads out of the sign-in, and the visitor is signed in
      Given she has opened "/"
      And she has gone to "/Login"
      And she has continued with the email "ada@example.com"
      And she has completed "Sign in"
      And she comes to "Sign in faster next time"
      When she goes back in her browser
      Then "ada@example.com" is signed in to the app
      And the address is "/"

    @98-44
    Scenario: A visitor is signed in if the app draws itself anew
      Given she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Sign in faster next time"
      And the app has drawn itself anew
      When 1 second passes
      Then "ada@example.com" is signed in to the app

    @98-45
    Scenario: A new visitor who reloads the page is signed in, and the app learns the values of its fields
      Given the app asks new visitors for:
        | field   | kind | required |
        | Company | text | yes      |
      And the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      And she has chosen "Continue"
      And she comes to "Sign in faster next time"
      When the app has drawn itself anew
      Then the app learns of the new account:
        | Company | Navy |

    @98-46
    Scenario: A guest who keeps her account and reloads the page is signed in
      Given the app offers Google and guests
      And guests keep their accounts when they sign in
      And providers open in windows
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she comes to "Sign in faster next time"
      When she reloads the page
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

  @ours.offer-passkey-config
  Rule: The page says what is wrong with the setting "offerNewPasskey"
    The page shows a wrong setting to everybody who opens it, so that the developer notices it.

    Source: ours

    @98-47
    Scenario: A developer who sets "offerNewPasskey" to a text reads that it must be true or false
      Given the app shows passkeys on the account page
      And the developer has set "offerNewPasskey" to "yes"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'offerNewPasskey: must be true or false, but is "yes"'

    @98-48
    Scenario: A developer who sets "offerNewPasskey" without the functions for passkeys reads what is missing
      Given the developer has set "offerNewPasskey" to true
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads "passkeys: is needed where offerNewPasskey is true"
