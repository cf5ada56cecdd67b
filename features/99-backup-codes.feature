Feature: Backup codes
  A backup code is a text that the app gives to a visitor who has a second factor, such as "aaaaa-22222". She keeps it
  for the day on which she loses her phone: the code removes all second factors of her account, and she signs in with
  her password only. The screens call a second factor a "second step". The app, not the service, keeps the codes, ten
  for an account: "aaaaa-22222" is the first one, and "bbbbb-22222" the second. The next list has "aaaaa-33333". Unless
  a scenario says otherwise, email with password is the only sign-in option. Ada's password is "analytical engine 1",
  and to complete "Sign in" is to submit it. Her second factor is the phone "+16505550100", so "Verify it’s you"
  follows. The ticks "Verified!", "Code sent!" and "Added!" cover the screen for one second each.

  @ours.backup-codes
  Rule: Every screen of the sign-in that asks for a second factor leads to the screen for a backup code
    Source: ours

    @99-1
    Scenario: The screen that sends the code leads to the screen for a backup code
      Given Ada has an account with the phone "+16505550100" as second factor
      And Ada has backup codes
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she can choose:
        | Use a backup code | Cancel | Verify |
      When she chooses "Use a backup code"
      Then she comes to "Use a backup code"
      And the page is titled "Use a backup code – Doorstep"
      And she reads "A backup code removes all your second steps, so that you can sign in without them."
      And the field "Backup code" contains ""
      And she can choose:
        | Back | Continue |

    @99-2
    Scenario: The screen that asks for the code of a text message leads to the screen for a backup code
      Given Ada has an account with the phone "+16505550100" as second factor
      And Ada has backup codes
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has asked for the code of her second factor
      When she chooses "Use a backup code"
      Then she comes to "Use a backup code"

    @99-3
    Scenario: The screen that asks for the code of an authenticator app leads to the screen for a backup code
      Given Ada has an account with an authenticator app as second factor
      And Ada has backup codes
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she can choose:
        | Use a backup code | Cancel | Continue |
      When she chooses "Use a backup code"
      Then she comes to "Use a backup code"

    @99-4
    Scenario: The list of second factors leads to the screen for a backup code
      Given Ada has an account with these second factors:
        | factor               | name |
        | +16505550100         |      |
        | an authenticator app |      |
      And Ada has backup codes
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Choose how to verify it’s you"
      When she chooses "Use a backup code"
      Then she comes to "Use a backup code"

    @99-5
    Scenario: The link to the screen for a backup code comes before the link to the app's page about lost second factors
      Given the developer has set "secondFactorHelpUrl" to "https://doorstep.example/lost-phone"
      And Ada has an account with the phone "+16505550100" as second factor
      And Ada has backup codes
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she can choose:
        | Use a backup code | Trouble signing in? | Cancel | Verify |

    @99-6
    Scenario: Without backup codes, no screen leads to the screen for one
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she can choose:
        | Cancel | Verify |

    @99-7
    Scenario: A signed-in visitor who confirms who she is is offered no backup code, because it would end her session
      Given Ada has backup codes
      And she is signed in at "/", with the phone "+16505550100" as second factor
      And she has gone to "/Login?mode=signInAgain"
      When she submits:
        | Password | analytical engine 1 |
      Then she can choose:
        | Cancel | Verify |

  @ours.backup-codes
  Rule: A backup code removes the second factors, and the visitor signs in with her password only
    Source: ours

    Background:
      Given Ada has an account with the phone "+16505550100" as second factor
      And Ada has backup codes
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Use a backup code"

    @99-8
    @journey
    Scenario: A visitor who enters a backup code comes to the beginning, with her email in the field
      When she enters the backup code "bbbbb-22222"
      Then she comes to "Sign in with email"
      And she sees the message "Your second steps have been removed. Sign in again."
      And the field "Email" contains "ada@example.com"
      And Ada's account has 0 second factors
      And the app keeps 0 backup codes of Ada
      And nobody is signed in to the app

    @99-9
    Scenario: After a backup code, the password alone signs in
      Given she has entered the backup code "bbbbb-22222"
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then "ada@example.com" is signed in to the app

    @99-12
    Scenario: "Back" leads from the screen for a backup code to the second factor
      When she chooses "Back"
      Then she comes to "Verify it’s you"

    @99-13
    Scenario: The Back button of the browser leads from the screen for a backup code to the second factor
      Given she comes to "Use a backup code"
      When she goes back in her browser
      Then she comes to "Verify it’s you"

    @99-14
    Scenario: A visitor who has come back from the screen for a backup code can still enter her second factor
      Given she has chosen "Back"
      And she comes to "Verify it’s you"
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      When 1 second passes
      Then "ada@example.com" is signed in to the app
      And the app keeps 10 backup codes of Ada

    @99-15
    Scenario: When the app switches to German, the screen for a backup code is in German
      Given she comes to "Use a backup code"
      When the app switches its language to German
      Then she comes to "Backup-Code verwenden"
      And she reads "Ein Backup-Code entfernt alle Ihre zweiten Schritte, damit Sie sich ohne sie anmelden können."
      And the field "Backup-Code" contains ""
      And she can choose:
        | Zurück | Fortfahren |

    @99-16
    Scenario: A screen reader announces the screen for a backup code
      Given she has chosen "Back"
      And she comes to "Verify it’s you"
      And she listens to a screen reader
      When she chooses "Use a backup code"
      Then the screen reader says:
        | Use a backup code, heading |

  @ours.backup-codes
  Rule: After a backup code, the sign-in begins as the app has configured it
    Source: ours

    @99-10
    Scenario: If the app requires a second factor, the visitor adds a new one after she has used a backup code
      Given the developer has set "requireSecondFactor" to true
      And Ada has an account with the phone "+16505550100" as second factor
      And Ada has backup codes
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Use a backup code"
      And she has entered the backup code "bbbbb-22222"
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she comes to "Add a second step"
      And nobody is signed in to the app

    @99-11
    Scenario: A backup code leads to the list of ways to sign in, if the app begins with it
      Given the app offers email and Google
      And Ada has an account with the phone "+16505550100" as second factor
      And Ada has backup codes
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Use a backup code"
      When she enters the backup code "bbbbb-22222"
      Then she sees the message "Your second steps have been removed. Sign in again."
      And she can choose:
        | Dismiss | Sign in with email | Sign in with Google |

  @ours.backup-codes
  Rule: A visitor whose email the sign-in has not asked for enters it together with the backup code
    Source: ours

    Background:
      Given the app offers Google
      And providers open in windows
      And Ada has an account that signs in by Google, with the phone "+16505550100" as second factor
      And Ada has backup codes
      And she has opened the app and chosen Google
      And she has signed in at the provider

    @99-17
    Scenario: After a sign-in with Google, the screen for a backup code asks for the email, too
      When she chooses "Use a backup code"
      Then the field "Email" contains ""
      And the field "Backup code" contains ""

    @99-18
    Scenario: A visitor who enters her email and a backup code comes to the beginning
      Given she has chosen "Use a backup code"
      When she submits:
        | Email       | ada@example.com |
        | Backup code | ccccc-22222     |
      Then she sees the message "Your second steps have been removed. Sign in again."
      And Ada's account has 0 second factors

    @99-19
    Scenario: A visitor who leaves out her email reads that it is missing
      Given she has chosen "Use a backup code"
      When she submits:
        | Email       |             |
        | Backup code | ccccc-22222 |
      Then she sees the message "Enter your email address to continue" under "Email"
      And Ada's account has 1 second factor

  @ours.backup-codes-refused
  Rule: If a backup code is not used, the visitor reads why, and can try again
    Source: ours

    Background:
      Given Ada has an account with the phone "+16505550100" as second factor
      And Ada has backup codes
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Use a backup code"

    @99-20
    Scenario Outline: The backup code "<code>" is wrong, and stays in the field
      When she enters the backup code "<code>"
      Then she sees the message "Wrong code. Try again." under "Backup code"
      And the field "Backup code" contains "<code>"
      And Ada's account has 1 second factor

      Examples: (the second code is of an older list)
        | code        |
        | xxxxx-22222 |
        | aaaaa-11111 |

    @99-21
    Scenario: An empty field for the backup code is reported, and the app receives no request
      When she enters the backup code ""
      Then she sees the message "Wrong code. Try again." under "Backup code"
      And the focus is on "Backup code"
      And the app has received no request to use a backup code

    @99-22
    Scenario: The right backup code works after a wrong one
      Given she has entered the backup code "xxxxx-22222"
      And she sees the message "Wrong code. Try again." under "Backup code"
      When she enters the backup code "aaaaa-22222"
      Then she comes to "Sign in with email"
      And Ada's account has 0 second factors

    @99-23
    Scenario Outline: If the app refuses to use a backup code, the visitor reads why, and her code stays in the field: <reason>
      Given the app will refuse the next request to use a backup code: <reason>
      When she enters the backup code "aaaaa-22222"
      Then she sees the message "<message>"
      And she comes to "Use a backup code"
      And the field "Backup code" contains "aaaaa-22222"
      And Ada's account has 1 second factor

      Examples:
        | reason              | message                                                                                 |
        | not reached the app | A network error has occurred                                                            |
        | tried too often     | We have blocked all requests from this device due to unusual activity. Try again later. |
        | no second step      | Something went wrong. Please try again.                                                 |

    @99-24
    Scenario: If the app fails to use a backup code, the visitor can use it at the second attempt
      Given the next request of the app to use a backup code will fail with an error of its own
      And she has entered the backup code "aaaaa-22222"
      And she sees the message "Something went wrong. Please try again."
      When she enters the backup code "aaaaa-22222"
      Then she comes to "Sign in with email"
      And Ada's account has 0 second factors

    @99-25
    Scenario: If the connection to the app is broken, the visitor can use the backup code at the second attempt
      Given the app will refuse the next request to use a backup code: not reached the app
      And she has entered the backup code "aaaaa-22222"
      And she sees the message "A network error has occurred"
      When she enters the backup code "aaaaa-22222"
      Then she comes to "Sign in with email"

  @ours.backup-codes-refused
  Rule: A visitor whose backup code was used although the answer was lost signs in without a second factor
    Source: ours

    @99-55
    Scenario: A visitor who reads that her backup code is wrong after a lost answer goes back, and signs in by her password only
      Given Ada has an account with the phone "+16505550100" as second factor
      And Ada has backup codes
      And the app will carry out the next request to use a backup code, but its answer will be lost
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Use a backup code"
      And she has entered the backup code "aaaaa-22222"
      And she sees the message "A network error has occurred"
      And she has entered the backup code "aaaaa-22222"
      And she sees the message "Wrong code. Try again." under "Backup code"
      And she has chosen "Back"
      And she has chosen "Cancel"
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then "ada@example.com" is signed in to the app

  @ours.backup-codes-refused
  Rule: While the app checks a backup code, the visitor can go back
    Source: ours

    @99-26
    Scenario: A visitor who waits for the app to use a backup code can go back
      Given Ada has an account with the phone "+16505550100" as second factor
      And Ada has backup codes
      And the app takes 60 seconds to use a backup code
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Use a backup code"
      And she has entered the backup code "aaaaa-22222"
      And 1 second has passed
      When she chooses "Back"
      Then she comes to "Verify it’s you"
      And Ada's account has 1 second factor

    @99-60
    Scenario: A visitor who goes back before the app has used her backup code keeps her second factor, and the code
      Given Ada has an account with the phone "+16505550100" as second factor
      And Ada has backup codes
      And the app takes 60 seconds to use a backup code
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Use a backup code"
      And she has entered the backup code "aaaaa-22222"
      And 1 second has passed
      And she has chosen "Back"
      And she comes to "Verify it’s you"
      When 60 seconds pass
      Then the app has received no request to use a backup code
      And Ada's account has 1 second factor
      And the app keeps 10 backup codes of Ada

  @ours.backup-codes-account
  Rule: "Second steps" leads to "Backup codes", where a visitor creates new codes
    Source: ours

    Background:
      Given Ada has 3 backup codes left
      And she is signed in at "/", with the phone "+16505550100" as second factor
      And she has gone to "/Login?mode=account"

    @99-27
    @journey
    Scenario: "Second steps" has the button "Backup codes", which says how many are left
      When she chooses "Second steps"
      Then she can choose:
        | Remove +*******0100 | Add a second step | Backup codes | Back | Done |
      And these buttons carry badges:
        | Backup codes | Codes left: 3 |

    @99-28
    Scenario: "Backup codes" says what a backup code does, and how many are left
      Given she has chosen "Second steps"
      When she chooses "Backup codes"
      Then she comes to "Backup codes"
      And the page is titled "Backup codes – Doorstep"
      And she reads "A backup code removes all your second steps, so that you can sign in without them."
      And she reads "Codes left: 3"
      And she can choose:
        | Back | Create new codes |

    @99-29
    Scenario: "Back" leads from "Backup codes" to "Second steps"
      Given she has chosen "Second steps"
      And she has chosen "Backup codes"
      When she chooses "Back"
      Then she comes to "Second steps"

    @99-30
    Scenario: New codes replace the old ones, and are shown in a list
      Given she has chosen "Second steps"
      And she has chosen "Backup codes"
      When she chooses "Create new codes"
      Then she comes to "Save your backup codes"
      And she reads "Keep these codes in a safe place. They are shown only now, and older codes no longer work."
      And she reads "aaaaa-33333"
      And she reads "kkkkk-33333"
      And she can choose:
        | Copy codes | Download codes | Done |
      And the app keeps 10 backup codes of Ada

    @99-31
    Scenario: "Done" leads from the new codes to "Second steps", which counts them
      Given she has chosen "Second steps"
      And she has chosen "Backup codes"
      And she has chosen "Create new codes"
      And she comes to "Save your backup codes"
      When she chooses "Done"
      Then she comes to "Second steps"
      And these buttons carry badges:
        | Backup codes | Codes left: 10 |

    @99-32
    @isolated
    Scenario: "Copy codes" copies all codes, one a line
      Given she has chosen "Second steps"
      And she has chosen "Backup codes"
      And she has chosen "Create new codes"
      And she comes to "Save your backup codes"
      And the browser lets the page copy
      When she chooses "Copy codes"
      Then the clipboard holds these lines:
        | aaaaa-33333 |
        | bbbbb-33333 |
        | ccccc-33333 |
        | ddddd-33333 |
        | eeeee-33333 |
        | fffff-33333 |
        | ggggg-33333 |
        | hhhhh-33333 |
        | jjjjj-33333 |
        | kkkkk-33333 |
      And she can choose:
        | Copied | Download codes | Done |
      And the focus is on "Copied"

    @99-33
    @isolated
    Scenario: If the browser does not let the page copy, the visitor reads that something went wrong, and the codes stay
      Given she has chosen "Second steps"
      And she has chosen "Backup codes"
      And she has chosen "Create new codes"
      And she comes to "Save your backup codes"
      And the browser does not let the page copy
      When she chooses "Copy codes"
      Then she sees the message "Something went wrong. Please try again."
      And she reads "aaaaa-33333"
      And she can choose:
        | Dismiss | Copy codes | Download codes | Done |

    @99-58
    @isolated
    Scenario: "Download codes" saves all codes in a file, one a line
      Given she has chosen "Second steps"
      And she has chosen "Backup codes"
      And she has chosen "Create new codes"
      And she comes to "Save your backup codes"
      When she chooses "Download codes"
      Then she has downloaded the file "127.0.0.1-backup-codes.txt" with these lines:
        | aaaaa-33333 |
        | bbbbb-33333 |
        | ccccc-33333 |
        | ddddd-33333 |
        | eeeee-33333 |
        | fffff-33333 |
        | ggggg-33333 |
        | hhhhh-33333 |
        | jjjjj-33333 |
        | kkkkk-33333 |
      And she comes to "Save your backup codes"
      And she can choose:
        | Copy codes | Download codes | Done |

    @99-59
    @isolated
    Scenario: After a failed copy, "Download codes" takes the message away
      Given she has chosen "Second steps"
      And she has chosen "Backup codes"
      And she has chosen "Create new codes"
      And she comes to "Save your backup codes"
      And the browser does not let the page copy
      And she has chosen "Copy codes"
      And she sees the message "Something went wrong. Please try again."
      When she chooses "Download codes"
      Then she can choose:
        | Copy codes | Download codes | Done |

    @99-34
    Scenario: An account without a second factor has no button "Backup codes"
      Given she has chosen "Second steps"
      And she has chosen "Remove +*******0100"
      When she chooses "Remove +*******0100"
      Then she can choose:
        | Dismiss | Add a second step | Back | Done |

    @99-35
    Scenario: When the app switches to German, "Backup codes" is in German
      Given she has chosen "Second steps"
      And she has chosen "Backup codes"
      And she comes to "Backup codes"
      When the app switches its language to German
      Then she comes to "Backup-Codes"
      And she reads "Verbleibende Codes: 3"
      And she can choose:
        | Zurück | Neue Codes erstellen |

    @99-36
    Scenario: When the app switches to German, the new codes stay, and their screen is in German
      Given she has chosen "Second steps"
      And she has chosen "Backup codes"
      And she has chosen "Create new codes"
      And she comes to "Save your backup codes"
      When the app switches its language to German
      Then she comes to "Backup-Codes speichern"
      And she reads "aaaaa-33333"
      And she can choose:
        | Codes kopieren | Codes herunterladen | Fertig |

  @ours.backup-codes-account
  Rule: If the app does not count or create backup codes, the visitor reads why, and can try again
    Source: ours

    Background:
      Given Ada has backup codes
      And she is signed in at "/", with the phone "+16505550100" as second factor

    @99-37
    Scenario: If the app does not count the backup codes, their button on "Second steps" has no badge
      Given she has gone to "/Login?mode=account"
      And the app will refuse the next request to count her backup codes: not reached the app
      When she chooses "Second steps"
      Then she can choose:
        | Remove +*******0100 | Add a second step | Backup codes | Back | Done |
      And nothing carries a badge

    @99-38
    Scenario: If the app does not count the backup codes, "Retry" counts them again
      Given she has gone to "/Login?mode=account"
      And she has chosen "Second steps"
      And she comes to "Second steps"
      And the app will refuse the next request to count her backup codes: not reached the app
      And she has chosen "Backup codes"
      And she sees the message "A network error has occurred"
      When she chooses "Retry"
      Then she reads "Codes left: 10"

    @99-39
    Scenario: "Back" leads to "Second steps" even if the app does not count the backup codes
      Given she has gone to "/Login?mode=account"
      And she has chosen "Second steps"
      And she comes to "Second steps"
      And the app will refuse the next request to count her backup codes: not reached the app
      And she has chosen "Backup codes"
      And she sees the message "A network error has occurred"
      When she chooses "Back"
      Then she comes to "Second steps"

    @99-40
    Scenario: If the app returns a text as the number of backup codes, the visitor reads that something went wrong
      Given she has gone to "/Login?mode=account"
      And she has chosen "Second steps"
      And she comes to "Second steps"
      And the app will answer the next request to count her backup codes with "ten"
      When she chooses "Backup codes"
      Then she sees the message "Something went wrong. Please try again."

    @99-41
    Scenario Outline: If the app does not create backup codes, the visitor reads why, and can try again: <reason>
      Given she has gone to "/Login?mode=account"
      And she has chosen "Second steps"
      And she has chosen "Backup codes"
      And she comes to "Backup codes"
      And the app will refuse the next request to create backup codes: <reason>
      When she chooses "Create new codes"
      Then she sees the message "<message>"
      And she comes to "Backup codes"
      And she can choose:
        | Dismiss | Back | Create new codes |

      Examples:
        | reason              | message                                 |
        | not reached the app | A network error has occurred            |
        | no second step      | Something went wrong. Please try again. |

    @99-42
    Scenario: If the app returns no list of backup codes, the visitor reads that something went wrong
      Given she has gone to "/Login?mode=account"
      And she has chosen "Second steps"
      And she has chosen "Backup codes"
      And she comes to "Backup codes"
      And the app will answer the next request to create backup codes with "none"
      When she chooses "Create new codes"
      Then she sees the message "Something went wrong. Please try again."

    @99-43
    Scenario: A visitor who signed in too long ago confirms who she is before she creates backup codes
      Given she has gone to "/Login?mode=account"
      And she has chosen "Second steps"
      And she has chosen "Backup codes"
      And she comes to "Backup codes"
      And the app will refuse the next request to create backup codes: signed in too long ago
      When she chooses "Create new codes"
      Then she comes to "Verify it’s you"
      And she reads "To continue, sign in to ada@example.com again."

    @99-44
    Scenario: A visitor who has confirmed who she is comes back to "Backup codes"
      Given she has gone to "/Login?mode=account"
      And she has chosen "Second steps"
      And she has chosen "Backup codes"
      And she comes to "Backup codes"
      And the app will refuse the next request to create backup codes: signed in too long ago
      And she has chosen "Create new codes"
      And she has submitted:
        | Password | analytical engine 1 |
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      When 1 second passes
      Then she comes to "Backup codes"

    @99-56
    Scenario: A visitor whose session has ended signs in again before she creates backup codes
      Given she has gone to "/Login?mode=account"
      And she has chosen "Second steps"
      And she has chosen "Backup codes"
      And she comes to "Backup codes"
      And Ada's account has been signed out by an administrator
      And the app will refuse the next request to create backup codes: signed out by the app
      When she chooses "Create new codes"
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

    @99-57
    Scenario: A visitor whose session has ended signs in again before her backup codes are counted
      Given she has gone to "/Login?mode=account"
      And she has chosen "Second steps"
      And she comes to "Second steps"
      And Ada's account has been signed out by an administrator
      And the app will refuse the next request to count her backup codes: signed out by the app
      When she chooses "Backup codes"
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

  @ours.backup-codes-new
  Rule: A visitor who has added a second factor and has no backup codes gets new ones at once
    Source: ours

    Background:
      Given the app has backup codes
      And Ada has an account
      And Ada's email has been verified on another device

    @99-45
    @journey
    Scenario: A visitor who must add a second factor gets backup codes before she is signed in
      Given the developer has set "requireSecondFactor" to true
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Authenticator app"
      And she has entered the first code of the authenticator app that she is adding
      When 1 second passes
      Then she comes to "Save your backup codes"
      And she reads "aaaaa-22222"
      And the app keeps 10 backup codes of Ada
      And nobody is signed in to the app

    @99-46
    Scenario: "Done" signs in the visitor who has saved her backup codes
      Given the developer has set "requireSecondFactor" to true
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Authenticator app"
      And she has entered the first code of the authenticator app that she is adding
      And 1 second has passed
      And she comes to "Save your backup codes"
      When she chooses "Done"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @99-47
    Scenario: A visitor who adds her phone as second factor gets backup codes
      Given the developer has set "requireSecondFactor" to true
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      When 1 second passes
      Then she comes to "Save your backup codes"

    @99-48
    Scenario: A visitor who has backup codes already is signed in at once
      Given Ada has backup codes
      And the developer has set "requireSecondFactor" to true
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Authenticator app"
      And she has entered the first code of the authenticator app that she is adding
      When 1 second passes
      Then "ada@example.com" is signed in to the app

    @99-49
    Scenario Outline: If the app does not <request>, the visitor who has added a second factor is signed in without codes
      Given the developer has set "requireSecondFactor" to true
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Authenticator app"
      And the app will refuse the next request to <request>: not reached the app
      And she has entered the first code of the authenticator app that she is adding
      When 1 second passes
      Then "ada@example.com" is signed in to the app
      And the app keeps 0 backup codes of Ada

      Examples:
        | request                |
        | count her backup codes |
        | create backup codes    |

    @99-50
    Scenario: A visitor who adds a second factor from "Second steps" gets backup codes
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Second steps"
      And she has chosen "Add a second step"
      And she has chosen "Authenticator app"
      And she has entered the first code of the authenticator app that she is adding
      When 1 second passes
      Then she comes to "Save your backup codes"

    @99-51
    Scenario: "Done" leads the visitor who has saved her backup codes to "Second steps"
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Second steps"
      And she has chosen "Add a second step"
      And she has chosen "Authenticator app"
      And she has entered the first code of the authenticator app that she is adding
      And 1 second has passed
      And she comes to "Save your backup codes"
      When she chooses "Done"
      Then she comes to "Second steps"
      And these buttons carry badges:
        | Backup codes | Codes left: 10 |

    @99-52
    Scenario: After the mode "addSecondFactor", "Done" leads the visitor who has saved her backup codes to the app
      Given Ada is signed in at "/Login?mode=addSecondFactor"
      And she has chosen "Authenticator app"
      And she has entered the first code of the authenticator app that she is adding
      And 1 second has passed
      And she comes to "Save your backup codes"
      When she chooses "Done"
      Then she reads "You are logged in."

  @ours.backup-codes-settings
  Rule: The page says which function of the setting "backupCodes" is wrong
    The page shows a wrong setting to everybody who opens it, so that the developer notices it.

    Source: ours

    @99-53
    Scenario Outline: A developer who sets "<setting>" to <value> reads what is wrong with the setting for backup codes: <fault>
      Given the app has backup codes
      And the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads <fault>

      Examples:
        | setting            | value               | fault                                                                                                                                      |
        | backupCodes        | "/api/backup-codes" | 'backupCodes: must be an object with functions for backup codes, such as backupCodesFrom("/api/backup-codes"), but is "/api/backup-codes"' |
        | backupCodes.create | nothing             | 'backupCodes.create: must be a function, but is missing'                                                                                   |
        | backupCodes.count  | 7                   | 'backupCodes.count: must be a function, but is 7'                                                                                          |
        | backupCodes.use    | nothing             | 'backupCodes.use: must be a function, but is missing'                                                                                      |

    @99-54
    Scenario: If the developer misspells a function of "backupCodes", the page says the correct name
      Given the app has backup codes
      And the developer has set "backupCodes.use" to nothing
      And the developer has set "backupCodes.uses" to 7
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'backupCodes.uses: is not a known key; did you mean "use"?'
