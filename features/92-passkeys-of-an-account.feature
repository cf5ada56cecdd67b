Feature: Passkeys of an account
  A passkey is a key that a device keeps for one account. With it, a visitor signs in by fingerprint, face or PIN. The
  app, not the service, knows the passkeys of an account. An app can show them on the account page, which has the
  address
  "/Login?mode=account": "Your account" then has the button "Passkeys", which opens a screen of the same name. Unless a
  scenario says otherwise, email with password is the only sign-in option, and Ada's password is "analytical engine 1".

  @ours.account-passkeys
  Rule: "Passkeys" lists the passkeys of the account, and when each was added and last used
    Each passkey is a button with its name, and a badge with its dates. The button opens a screen that is named like the
    passkey.

    Source: ours

    Background:
      Given the app shows passkeys on the account page
      And Ada has these passkeys:
        | name          | added      | last used  |
        | Laptop        | 2026-03-01 | 2026-05-30 |
        | Phone of work | 2026-04-02 | never      |

    @92-1
    Scenario: "Your account" has the button "Passkeys"
      Given Ada is signed in at "/"
      When she goes to the account page
      Then she comes to "Your account"
      And she can choose:
        | Change your name | Change your email | Change your password | Ways to sign in | Second steps | Passkeys | Delete your account | Sign Out | Done |

    @92-2
    @language.english
    @journey
    Scenario: "Passkeys" lists the passkeys, and offers to add one
      Given Ada is signed in at "/Login?mode=account"
      When she chooses "Passkeys"
      Then she comes to "Passkeys"
      And the page is titled "Passkeys – Doorstep"
      And she can choose:
        | Laptop | Phone of work | Add a passkey | Back | Done |
      And these buttons carry badges:
        | Laptop        | Added: Mar 1, 2026 · Last used: May 30, 2026 |
        | Phone of work | Added: Apr 2, 2026                           |

    @92-3
    Scenario: When the app switches to German, "Passkeys" and its dates are in German
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Passkeys"
      And she comes to "Passkeys"
      When the app switches its language to German
      Then these buttons carry badges:
        | Laptop        | Hinzugefügt: 01.03.2026 · Zuletzt verwendet: 30.05.2026 |
        | Phone of work | Hinzugefügt: 02.04.2026                                 |
      And she can choose:
        | Laptop | Phone of work | Passkey hinzufügen | Zurück | Fertig |

    @92-4
    Scenario: "Back" leads from "Passkeys" to "Your account"
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Passkeys"
      When she chooses "Back"
      Then she comes to "Your account"

    @92-53
    Scenario: "Done" leads from "Passkeys" to the app
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Passkeys"
      When she chooses "Done"
      Then she reads "You are logged in."

    @92-5
    Scenario: The Back button of the browser leads from "Passkeys" to "Your account", and Forward back again
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Passkeys"
      And she comes to "Passkeys"
      And she has gone back in her browser
      And she comes to "Your account"
      When she goes forward in her browser
      Then she comes to "Passkeys"

    @92-6
    Scenario: Without any passkey, "Passkeys" says what a visitor can do with one
      Given Ada has removed the passkey "Laptop" on another device
      And Ada has removed the passkey "Phone of work" on another device
      And she is signed in at "/Login?mode=account"
      When she chooses "Passkeys"
      Then she reads "You have no passkey yet. With one, you sign in by fingerprint, face or the PIN of your device."
      And she can choose:
        | Add a passkey | Back | Done |

    @92-7
    @language.english
    Scenario: The button of a passkey opens a screen with its dates
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Passkeys"
      When she chooses "Laptop"
      Then she comes to "Laptop"
      And she reads "Added: Mar 1, 2026"
      And she reads "Last used: May 30, 2026"
      And she can choose:
        | Rename this passkey | Remove this passkey | Back |

    @92-8
    @language.english
    Scenario: The screen of a passkey that was never used shows no "Last used"
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Passkeys"
      When she chooses "Phone of work"
      Then she comes to "Phone of work"
      And she reads "Added: Apr 2, 2026"
      And she does not read "Last used"

    @92-9
    Scenario: "Back" leads from the screen of a passkey to "Passkeys"
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Passkeys"
      And she has chosen "Laptop"
      When she chooses "Back"
      Then she comes to "Passkeys"

    @92-54
    Scenario: When the app switches to German, the screen of a passkey and its dates are in German
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Passkeys"
      And she has chosen "Laptop"
      And she comes to "Laptop"
      When the app switches its language to German
      Then she reads "Hinzugefügt: 01.03.2026"
      And she reads "Zuletzt verwendet: 30.05.2026"
      And she can choose:
        | Passkey umbenennen | Passkey entfernen | Zurück |

    @92-55
    Scenario: When the app switches to German, the question before a removal is in German
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Passkeys"
      And she has chosen "Laptop"
      And she has chosen "Remove this passkey"
      And she comes to "Remove this passkey"
      When the app switches its language to German
      Then she reads "Danach können Sie sich auf diese Weise nicht mehr anmelden."
      And she reads "Laptop"
      And she can choose:
        | Abbrechen | Passkey entfernen |

  @ours.account-passkeys
  Rule: If the passkeys cannot be listed, the visitor reads why and can try again
    Source: ours

    Background:
      Given the app shows passkeys on the account page
      And Ada is signed in at "/Login?mode=account"

    @92-10
    Scenario Outline: If the app refuses to list the passkeys, the visitor reads why: <reason>
      Given the app will refuse the next request to list her passkeys: <reason>
      When she chooses "Passkeys"
      Then she comes to "Passkeys"
      And she sees the message "<words>"
      And she can choose:
        | Dismiss | Back | Retry |

      Examples:
        | reason                       | words                                                                                   |
        | broken connection to the app | A network error has occurred                                                            |
        | too many requests            | We have blocked all requests from this device due to unusual activity. Try again later. |

    @92-11
    Scenario: If the passkeys could not be listed because the connection failed, "Retry" lists them
      Given Ada has these passkeys:
        | name   | added      | last used |
        | Laptop | 2026-03-01 | never     |
      And the app will refuse the next request to list her passkeys: broken connection to the app
      And she has chosen "Passkeys"
      And she sees the message "A network error has occurred"
      When she chooses "Retry"
      Then she can choose:
        | Laptop | Add a passkey | Back | Done |
      And she sees no message

    @92-12
    Scenario: "Back" leads to "Your account" even if the passkeys could not be listed
      Given the app will refuse the next request to list her passkeys: broken connection to the app
      And she has chosen "Passkeys"
      And she sees the message "A network error has occurred"
      When she chooses "Back"
      Then she comes to "Your account"

    @92-13
    Scenario: If the app fails to list the passkeys, the visitor can try again
      Given the next request of the app to list her passkeys will fail with an error of its own
      When she chooses "Passkeys"
      Then she sees the message "Something went wrong. Please try again."
      And she can choose:
        | Dismiss | Back | Retry |

    @92-14
    Scenario: If the app returns a text instead of a list, the visitor reads that something went wrong
      Given the app will next list "none" instead of passkeys
      When she chooses "Passkeys"
      Then she sees the message "Something went wrong. Please try again."

    @92-15
    Scenario: If the app returns a passkey without a date, the visitor reads that something went wrong
      Given the app will next list a passkey that was added on no day
      When she chooses "Passkeys"
      Then she sees the message "Something went wrong. Please try again."

  @ours.account-passkeys-adding
  Rule: A visitor adds a passkey in a dialog of her browser
    The app asks the browser for a new passkey. The browser shows a dialog, in which the visitor confirms with her
    fingerprint, her face or a PIN. The app calls the new passkey "New key".

    Source: ours

    Background:
      Given the app shows passkeys on the account page
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Passkeys"

    @92-16
    @language.english
    @journey
    Scenario: A visitor who adds a passkey finds it in the list
      When she chooses "Add a passkey"
      Then she sees the message "Your passkey has been added."
      And she can choose:
        | Dismiss | New key | Add a passkey | Back | Done |
      And the app keeps the passkeys of Ada:
        | New key |

    @92-17
    Scenario: A screen reader announces "Passkeys" and that the passkey has been added
      Given she comes to "Passkeys"
      And she listens to a screen reader
      When she chooses "Add a passkey"
      Then the screen reader says:
        | Passkeys, heading            |
        | Your passkey has been added. |

    @92-18
    Scenario: A visitor who cancels the dialog of her browser can try again
      Given Ada cancels the dialog of her browser
      When she chooses "Add a passkey"
      Then she sees the message "No passkey was added. Try again."
      And she is still on "Passkeys"
      And the app keeps no passkey of Ada

    @92-19
    Scenario Outline: If no passkey can be added, the visitor reads why: <reason>
      Given the app will refuse the next request to add a passkey: <reason>
      When she chooses "Add a passkey"
      Then she sees the message "<words>"
      And she is still on "Passkeys"
      And she can choose:
        | Dismiss | Add a passkey | Back | Done |

      Examples:
        | reason                       | words                                                                                   |
        | broken connection to the app | A network error has occurred                                                            |
        | too many requests            | We have blocked all requests from this device due to unusual activity. Try again later. |
        | too many passkeys            | You have too many passkeys. First remove one.                                           |
        | passkey of this device known | This device already has a passkey of your account.                                      |
        | no passkeys on this device   | This device or browser cannot use passkeys here.                                        |
        | dialog open too long         | The operation has timed out.                                                            |
        | new passkey not accepted     | Something went wrong. Please try again.                                                 |

    @92-20
    Scenario: If the connection failed, the visitor can add a passkey at the second attempt
      Given the app will refuse the next request to add a passkey: broken connection to the app
      And she has chosen "Add a passkey"
      And she sees the message "A network error has occurred"
      When she chooses "Add a passkey"
      Then she sees the message "Your passkey has been added."

    @92-21
    Scenario: A visitor whose app fails while it adds a passkey can try again
      Given the next request of the app to add a passkey will fail with an error of its own
      When she chooses "Add a passkey"
      Then she sees the message "Something went wrong. Please try again."
      And she is still on "Passkeys"

    @92-22
    @language.english
    Scenario: After she has left "Passkeys" and come back, the visitor no longer sees an old message
      Given she has chosen "Add a passkey"
      And she sees the message "Your passkey has been added."
      And she has chosen "Back"
      And she comes to "Your account"
      When she goes back in her browser
      Then she comes to "Passkeys"
      And she can choose:
        | New key | Add a passkey | Back | Done |

  @ours.account-passkeys-adding
  Rule: A visitor can open a passkey while the browser's dialog is open, and in a browser that cannot add passkeys
    Source: ours

    @92-23
    Scenario: While the app is adding a new passkey, the visitor can open a passkey that she already has
      Given the app shows passkeys on the account page
      And the app takes 60 seconds to add a passkey
      And Ada has these passkeys:
        | name   | added      | last used |
        | Laptop | 2026-03-01 | never     |
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Passkeys"
      And she has chosen "Add a passkey"
      And 500 milliseconds have passed
      And she sees the busy indicator
      When she chooses "Laptop"
      Then she comes to "Laptop"

    @92-24
    Scenario: A visitor whose browser cannot use passkeys cannot add one, but can open hers
      Given the app shows passkeys on the account page
      And the browser has no passkeys
      And Ada has these passkeys:
        | name   | added      | last used |
        | Laptop | 2026-03-01 | never     |
      And Ada is signed in at "/Login?mode=account"
      When she chooses "Passkeys"
      Then she reads "This device or browser cannot use passkeys here."
      And she can choose:
        | Laptop | Back | Done |

  @ours.account-passkeys-adding
  Rule: If the app asks for a verified email first, the visitor can ask for a mail that verifies hers
    An app may add passkeys only to accounts whose email is verified.

    Source: ours

    Background:
      Given the app shows passkeys on the account page
      And Ada is signed in at "/Login?mode=account", and her email is not verified
      And she has chosen "Passkeys"
      And the app will refuse the next request to add a passkey: email not verified

    @92-25
    Scenario: A visitor whose email is not verified is offered a mail
      When she chooses "Add a passkey"
      Then she comes to "Add a passkey"
      And she reads "Verify your email address first."
      And she reads "An email with a link will be sent to ada@example.com."
      And the focus is on "Send"
      And she can choose:
        | Cancel | Send |

    @92-26
    Scenario: "Send" sends the mail, and leads back to "Passkeys"
      Given she has chosen "Add a passkey"
      And she comes to "Add a passkey"
      When she chooses "Send"
      Then she comes to "Passkeys"
      And she sees the message "Follow the instructions sent to ada@example.com to verify your email address"
      And the service has received 1 request to send a verification mail

    @92-27
    Scenario: "Cancel" leads back to "Passkeys" without sending a mail
      Given she has chosen "Add a passkey"
      And she comes to "Add a passkey"
      When she chooses "Cancel"
      Then she comes to "Passkeys"
      And she sees no message
      And the service has received no request to send a verification mail

    @92-28
    Scenario: If the mail cannot be sent, the visitor reads why, and can try again
      Given the next request to send a verification mail will fail: broken connection
      And she has chosen "Add a passkey"
      And she comes to "Add a passkey"
      And she has chosen "Send"
      And she sees the message "A network error has occurred"
      When she chooses "Send"
      Then she sees the message "Follow the instructions sent to ada@example.com to verify your email address"

    @92-29
    Scenario: A visitor whose session has ended signs in again before a mail is sent
      Given she has chosen "Add a passkey"
      And she comes to "Add a passkey"
      And Ada's account has been signed out by an administrator
      When she chooses "Send"
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

  @ours.account-passkeys-changing
  Rule: A visitor renames a passkey
    Source: ours

    Background:
      Given the app shows passkeys on the account page
      And Ada has these passkeys:
        | name   | added      | last used  |
        | Laptop | 2026-03-01 | 2026-05-30 |
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Passkeys"
      And she has chosen "Laptop"

    @92-30
    Scenario: The field for the new name contains the current name
      When she chooses "Rename this passkey"
      Then she comes to "Rename this passkey"
      And the field "Name of the passkey" contains "Laptop"
      And the focus is on "Name of the passkey"
      And she can choose:
        | Cancel | Save |

    @92-31
    Scenario: "Save" renames the passkey
      Given she has chosen "Rename this passkey"
      When she submits:
        | Name of the passkey | Desk |
      Then she comes to "Passkeys"
      And she sees the message "Your passkey has been renamed."
      And she can choose:
        | Dismiss | Desk | Add a passkey | Back | Done |
      And the app keeps the passkeys of Ada:
        | Desk |

    @92-32
    Scenario: "Cancel" leads from "Rename this passkey" to "Passkeys" and does not change the name
      Given she has chosen "Rename this passkey"
      And she has filled in:
        | Name of the passkey | Desk |
      When she chooses "Cancel"
      Then she comes to "Passkeys"
      And the app keeps the passkeys of Ada:
        | Laptop |

    @92-33
    Scenario: A visitor cannot save an empty name for a passkey
      Given she has chosen "Rename this passkey"
      When she submits:
        | Name of the passkey |  |
      Then she sees the message "Enter a name of 1 to 64 characters, without angle brackets." under "Name of the passkey"
      And the app keeps the passkeys of Ada:
        | Laptop |

    @92-34
    Scenario: If the app refuses a name, the visitor can correct it
      Given the app will refuse the next request to rename a passkey: name not allowed
      And she has chosen "Rename this passkey"
      When she submits:
        | Name of the passkey | <b> |
      Then she sees the message "Enter a name of 1 to 64 characters, without angle brackets." under "Name of the passkey"
      And the field "Name of the passkey" contains "<b>"

    @92-35
    Scenario: If the connection failed, the visitor can save the new name at the second attempt without typing it again
      Given the app will refuse the next request to rename a passkey: broken connection to the app
      And she has chosen "Rename this passkey"
      And she has submitted:
        | Name of the passkey | Desk |
      And she sees the message "A network error has occurred"
      And the field "Name of the passkey" contains "Desk"
      When she chooses "Save"
      Then she sees the message "Your passkey has been renamed."

    @92-36
    Scenario: A visitor who renames a passkey that was removed on another device reads that it has been removed
      Given she has chosen "Rename this passkey"
      And Ada has removed the passkey "Laptop" on another device
      When she submits:
        | Name of the passkey | Desk |
      Then she comes to "Passkeys"
      And she sees the message "Your passkey has been removed."

  @ours.account-passkeys-changing
  Rule: A visitor removes a passkey, after a question
    Source: ours

    Background:
      Given the app shows passkeys on the account page
      And Ada has these passkeys:
        | name   | added      | last used  |
        | Laptop | 2026-03-01 | 2026-05-30 |
        | Phone  | 2026-04-02 | never      |
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Passkeys"
      And she has chosen "Laptop"

    @92-37
    Scenario: Before a passkey is removed, a question asks the visitor to confirm, and the focus is on "Cancel"
      When she chooses "Remove this passkey"
      Then she comes to "Remove this passkey"
      And she reads "Laptop"
      And she reads "After this, you can no longer sign in this way."
      And the focus is on "Cancel"
      And she can choose:
        | Cancel | Remove this passkey |

    @92-38
    @language.english
    Scenario: A visitor who confirms the question removes this passkey and no other
      Given she has chosen "Remove this passkey"
      And she comes to "Remove this passkey"
      When she chooses "Remove this passkey"
      Then she comes to "Passkeys"
      And she sees the message "Your passkey has been removed."
      And she can choose:
        | Dismiss | Phone | Add a passkey | Back | Done |
      And the app keeps the passkeys of Ada:
        | Phone |

    @92-39
    Scenario: A visitor who cancels the question keeps the passkey
      Given she has chosen "Remove this passkey"
      And she comes to "Remove this passkey"
      When she chooses "Cancel"
      Then she comes to "Passkeys"
      And the app keeps the passkeys of Ada:
        | Laptop | Phone |

    @92-40
    Scenario Outline: If the passkey cannot be removed, the visitor reads why: <reason>
      Given the app will refuse the next request to remove a passkey: <reason>
      And she has chosen "Remove this passkey"
      And she comes to "Remove this passkey"
      When she chooses "Remove this passkey"
      Then she sees the message "<words>"
      And she is still on "Remove this passkey"
      And she can choose:
        | Dismiss | Cancel | Remove this passkey |

      Examples:
        | reason                       | words                                                                                   |
        | broken connection to the app | A network error has occurred                                                            |
        | too many requests            | We have blocked all requests from this device due to unusual activity. Try again later. |

    @92-41
    Scenario: If the passkey was removed but the answer was lost, a second attempt succeeds
      Given the app will carry out the next request to remove a passkey, but its answer will be lost
      And she has chosen "Remove this passkey"
      And she comes to "Remove this passkey"
      And she has chosen "Remove this passkey"
      And she sees the message "A network error has occurred"
      When she chooses "Remove this passkey"
      Then she comes to "Passkeys"
      And she sees the message "Your passkey has been removed."

  @ours.account-passkeys-session
  Rule: A visitor whose sign-in is too old or has ended signs in again before her passkeys change
    On "Verify it’s you", she confirms that she is the user. Her session ends, for example, when an administrator signs
    her out.

    Source: ours

    Background:
      Given the app shows passkeys on the account page
      And Ada has these passkeys:
        | name   | added      | last used  |
        | Laptop | 2026-03-01 | 2026-05-30 |
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Passkeys"

    @92-42
    Scenario: A visitor who signed in too long ago enters her password, and can then add a passkey
      Given the app will refuse the next request to add a passkey: sign-in too long ago
      And she has chosen "Add a passkey"
      And she comes to "Verify it’s you"
      And she has submitted:
        | Password | analytical engine 1 |
      And she comes to "Passkeys"
      When she chooses "Add a passkey"
      Then she sees the message "Your passkey has been added."

    @92-43
    Scenario: "Cancel" on "Verify it’s you" leads to "Your account"
      Given the app will refuse the next request to add a passkey: sign-in too long ago
      And she has chosen "Add a passkey"
      And she comes to "Verify it’s you"
      When she chooses "Cancel"
      Then she comes to "Your account"
      And the app keeps the passkeys of Ada:
        | Laptop |

    @92-44
    Scenario: A visitor who signed in too long ago to remove a passkey enters her password, and is back on "Passkeys"
      Given the app will refuse the next request to remove a passkey: sign-in too long ago
      And she has chosen "Laptop"
      And she has chosen "Remove this passkey"
      And she comes to "Remove this passkey"
      And she has chosen "Remove this passkey"
      And she comes to "Verify it’s you"
      When she submits:
        | Password | analytical engine 1 |
      Then she comes to "Passkeys"
      And the app keeps the passkeys of Ada:
        | Laptop |

    @92-45
    Scenario: A visitor who signed in too long ago to rename a passkey enters her password, and keeps the typed name
      Given the app will refuse the next request to rename a passkey: sign-in too long ago
      And she has chosen "Laptop"
      And she has chosen "Rename this passkey"
      And she has submitted:
        | Name of the passkey | Desk |
      And she comes to "Verify it’s you"
      When she submits:
        | Password | analytical engine 1 |
      Then she comes to "Rename this passkey"
      And the field "Name of the passkey" contains "Desk"

    @92-46
    Scenario: A visitor whose session has ended signs in again when she adds a passkey
      Given Ada's account has been signed out by an administrator
      And the app will refuse the next request to add a passkey: session ended
      When she chooses "Add a passkey"
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

    @92-47
    Scenario: A visitor whose session has ended signs in again when she removes a passkey
      Given Ada's account has been signed out by an administrator
      And the app will refuse the next request to remove a passkey: session ended
      And she has chosen "Laptop"
      And she has chosen "Remove this passkey"
      And she comes to "Remove this passkey"
      When she chooses "Remove this passkey"
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

    @92-48
    Scenario: A visitor whose session has ended signs in again when she renames a passkey
      Given Ada's account has been signed out by an administrator
      And the app will refuse the next request to rename a passkey: session ended
      And she has chosen "Laptop"
      And she has chosen "Rename this passkey"
      When she submits:
        | Name of the passkey | Desk |
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

    @92-49
    Scenario: If the app says by mistake that the session has ended, the visitor stays signed in
      Given the app will refuse the next request to add a passkey: session ended
      When she chooses "Add a passkey"
      Then she sees the message "Something went wrong. Please try again."
      And she is still on "Passkeys"

    @92-50
    Scenario: A visitor whose session has ended signs in again when she opens "Passkeys"
      Given she has chosen "Back"
      And she comes to "Your account"
      And Ada's account has been signed out by an administrator
      And the app will refuse the next request to list her passkeys: session ended
      When she chooses "Passkeys"
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

  @ours.account-passkeys-settings
  Rule: The page says which function of the setting "passkeys" is wrong
    The page shows a wrong setting to everybody who opens it, so that the developer notices it.

    Source: ours

    @92-51
    Scenario Outline: A developer who sets "<setting>" to <value> reads what is wrong with it: <fault>
      Given the app shows passkeys on the account page
      And the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads <fault>

      Examples:
        | setting              | value           | fault                                                                                                                    |
        | passkeys             | "/api/passkeys" | 'passkeys: must be an object with functions for passkeys, such as passkeysFrom("/api/passkeys"), but is "/api/passkeys"' |
        | passkeys.add         | nothing         | 'passkeys.add: must be a function, but is missing'                                                                       |
        | passkeys.list        | 7               | 'passkeys.list: must be a function, but is 7'                                                                            |
        | passkeys.rename      | nothing         | 'passkeys.rename: must be a function, but is missing'                                                                    |
        | passkeys.remove      | nothing         | 'passkeys.remove: must be a function, but is missing'                                                                    |
        | passkeys.isSupported | "yes"           | 'passkeys.isSupported: must be true or false, but is "yes"'                                                              |

    @92-52
    Scenario: If the developer misspells a function of "passkeys", the page says the correct name
      Given the app shows passkeys on the account page
      And the developer has set "passkeys.remove" to nothing
      And the developer has set "passkeys.remov" to 7
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'passkeys.remov: is not a known key; did you mean "remove"?'
