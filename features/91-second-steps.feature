Feature: Second steps of an account
  A visitor who is signed in finds on "Your account" which second factors protect her account. The screens call a second
  factor a "second step": a code in a text message or from an authenticator app, which follows the first step of a
  sign-in. "Your account" is at the address "/Login?mode=account". The screen "Second steps" is opened by a button of
  the same name. The ticks "Code sent!", "Verified!" and "Added!" cover the screen for one second each.

  @ours.account-factors
  Rule: "Second steps" leads to "Add a second step", and the visitor comes back to it
    "Add a second step" is the screen of the mode "addSecondFactor". There, "Text message" leads to a screen with the
    same title, which asks for the number, and "Authenticator app" to "Connect your authenticator app". If her email is
    not verified, the service adds no second factor, and "Add a second step" offers to send a mail that verifies it.

    Source: ours

    @91-1
    Scenario: A visitor without a second step reads that she has none
      Given Ada is signed in at "/Login?mode=account", and her email is verified
      When she chooses "Second steps"
      Then she comes to "Second steps"
      And the page is titled "Second steps – Doorstep"
      And she reads "You have no second step yet."
      And she can choose:
        | Add a second step | Back | Done |

    @91-32
    Scenario: "Done" leads from "Second steps" to the app
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Second steps"
      When she chooses "Done"
      Then she reads "You are logged in."

    @91-2
    Scenario: "Back" leads from "Second steps" to "Your account"
      Given Ada is signed in at "/Login?mode=account", and her email is verified
      And she has chosen "Second steps"
      When she chooses "Back"
      Then she comes to "Your account"

    @91-3
    Scenario: The Back button of the browser leads from "Second steps" to "Your account", and Forward back again
      Given Ada is signed in at "/Login?mode=account", and her email is verified
      And she has chosen "Second steps"
      And she comes to "Second steps"
      And she has gone back in her browser
      And she comes to "Your account"
      When she goes forward in her browser
      Then she comes to "Second steps"

    @91-4
    Scenario: The button "Add a second step" leads to the choice of second steps
      Given Ada is signed in at "/Login?mode=account", and her email is verified
      And she has chosen "Second steps"
      When she chooses "Add a second step"
      Then she comes to "Add a second step"
      And she can choose:
        | Text message | Authenticator app | Cancel |

    @91-5
    Scenario: "Cancel" leads from the choice of second steps back to "Second steps"
      Given Ada is signed in at "/Login?mode=account", and her email is verified
      And she has chosen "Second steps"
      And she has chosen "Add a second step"
      When she chooses "Cancel"
      Then she comes to "Second steps"

    @91-6
    Scenario Outline: A visitor who begins with "<way>" and cancels twice is back on "Second steps"
      Given Ada is signed in at "/Login?mode=account", and her email is verified
      And she has chosen "Second steps"
      And she has chosen "Add a second step"
      And she has chosen "<way>"
      And she reads "<words>"
      And she has chosen "Cancel"
      And she comes to "Add a second step"
      When she chooses "Cancel"
      Then she comes to "Second steps"

      Examples:
        | way               | words                                                                  |
        | Text message      | By tapping Verify, an SMS may be sent. Message & data rates may apply. |
        | Authenticator app | If you cannot scan it, enter this key in the app instead:              |

    @91-7
    Scenario: One second after an authenticator app was added, the visitor finds it on "Second steps"
      Given Ada is signed in at "/Login?mode=account", and her email is verified
      And she has chosen "Second steps"
      And she has chosen "Add a second step"
      And she has chosen "Authenticator app"
      And she has entered the first code of the authenticator app that she is adding
      When 1 second passes
      Then she comes to "Second steps"
      And she can choose:
        | Remove Authenticator app | Add a second step | Back | Done |

    @91-8
    Scenario: One second after a phone was added, the visitor finds the end of its number on "Second steps"
      Given Ada is signed in at "/Login?mode=account", and her email is verified
      And she has chosen "Second steps"
      And she has chosen "Add a second step"
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      When 1 second passes
      Then she comes to "Second steps"
      And she can choose:
        | Remove +*******0100 | Add a second step | Back | Done |

    @91-9
    Scenario: A visitor who asks for another text message adds her phone, and comes back to "Second steps"
      Given Ada is signed in at "/Login?mode=account", and her email is verified
      And she has chosen "Second steps"
      And she has chosen "Add a second step"
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And 15 seconds have passed
      And she has chosen "Resend"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      When 1 second passes
      Then she comes to "Second steps"

    @91-10
    Scenario: A visitor who adds a phone, but whose code has expired, can cancel and is back on "Second steps"
      Given Ada is signed in at "/Login?mode=account", and her email is verified
      And she has chosen "Second steps"
      And she has chosen "Add a second step"
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And the codes sent to "+16505550100" have expired
      And she has entered the code from her text message
      And she sees the message "This code is no longer valid"
      And she has chosen "Cancel"
      And she can choose:
        | Text message | Authenticator app | Cancel |
      When she chooses "Cancel"
      Then she comes to "Second steps"

    @91-11
    Scenario: A visitor whose email is not verified can cancel, and is back on "Second steps"
      Given Ada is signed in at "/Login?mode=account", and her email is not verified
      And she has chosen "Second steps"
      And she has chosen "Add a second step"
      And she can choose:
        | Cancel | Send |
      When she chooses "Cancel"
      Then she comes to "Second steps"

    @91-12
    Scenario: A visitor who has verified her email can add a second step, or cancel and be back on "Second steps"
      Given Ada is signed in at "/Login?mode=account", and her email is not verified
      And she has chosen "Second steps"
      And she has chosen "Add a second step"
      And she has chosen "Send"
      And she comes to "Check your email"
      And Ada's email has been verified on another device
      And she has chosen "Continue"
      And she can choose:
        | Text message | Authenticator app | Cancel |
      When she chooses "Cancel"
      Then she comes to "Second steps"

    @91-13
    Scenario: "Cancel" leads from the screen after the verification mail back to "Second steps"
      Given Ada is signed in at "/Login?mode=account", and her email is not verified
      And she has chosen "Second steps"
      And she has chosen "Add a second step"
      And she has chosen "Send"
      And she comes to "Check your email"
      When she chooses "Cancel"
      Then she comes to "Second steps"

  @ours.account-factors
  Rule: "Second steps" lists the second factors of the account, and removes them
    Ada has signed in with her password and the code from her authenticator app. The stars in "+*******0100" hide the
    rest of the phone number, as at a sign-in.

    Source: ours

    Background:
      Given Ada has an account with these second factors:
        | factor            | name     |
        | +16505550100      |          |
        | Authenticator app |          |
        | +16505550199      | My phone |
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Authenticator app"
      And she has entered the code from her authenticator app
      And 1 second has passed
      And she has gone to "/Login?mode=account"

    @91-14
    Scenario: "Second steps" has a button for each second factor
      When she chooses "Second steps"
      Then she can choose:
        | Remove +*******0100 | Remove Authenticator app | Remove My phone | Add a second step | Back | Done |
      And she does not read "You have no second step yet."

    @91-15
    Scenario Outline: "Remove <name>" removes this second factor, and the others stay
      Given she has chosen "Second steps"
      And she has chosen "Remove <name>"
      And she comes to "Remove <name>"
      When she chooses "Remove <name>"
      Then she sees the message "<name> has been removed."
      And she can choose:
        | Dismiss | Remove <first> | Remove <second> | Add a second step | Back | Done |
      And Ada's account has 2 second factors

      Examples:
        | name              | first             | second            |
        | +*******0100      | Authenticator app | My phone          |
        | Authenticator app | +*******0100      | My phone          |
        | My phone          | +*******0100      | Authenticator app |

    @91-30
    Scenario: "Remove Authenticator app" asks first, and the focus is on "Cancel"
      Given she has chosen "Second steps"
      When she chooses "Remove Authenticator app"
      Then she comes to "Remove Authenticator app"
      And she reads "This second step will no longer protect your account."
      And the focus is on "Cancel"
      And she can choose:
        | Cancel | Remove Authenticator app |

    @91-31
    Scenario: A visitor who is asked whether to remove a second factor, and cancels, is back on "Second steps"
      Given she has chosen "Second steps"
      And she has chosen "Remove Authenticator app"
      And she comes to "Remove Authenticator app"
      When she chooses "Cancel"
      Then she comes to "Second steps"
      And Ada's account has 3 second factors

    @91-16
    Scenario: When all second factors are removed, the visitor reads that she has none
      Given she has chosen "Second steps"
      And she has chosen "Remove +*******0100"
      And she comes to "Remove +*******0100"
      And she has chosen "Remove +*******0100"
      And she sees the message "+*******0100 has been removed."
      And she has chosen "Remove My phone"
      And she comes to "Remove My phone"
      And she has chosen "Remove My phone"
      And she sees the message "My phone has been removed."
      And she has chosen "Remove Authenticator app"
      And she comes to "Remove Authenticator app"
      When she chooses "Remove Authenticator app"
      Then she sees the message "Authenticator app has been removed."
      And she reads "You have no second step yet."
      And Ada's account has 0 second factors

    @91-17
    Scenario: After a second factor was removed, a screen reader says the title of the screen and the message
      Given she has chosen "Second steps"
      And she has chosen "Remove My phone"
      And she comes to "Remove My phone"
      And she listens to a screen reader
      When she chooses "Remove My phone"
      Then the screen reader says:
        | Second steps, heading      |
        | My phone has been removed. |

  @ours.account-required-factor
  Rule: If the app requires a second factor, the last one cannot be removed
    The setting is called "requireSecondFactor". The name of the last second factor is on the screen, without a button.

    Source: ours

    Background:
      Given the developer has set "requireSecondFactor" to true

    @91-18
    Scenario: The only second factor of an app that requires one has no button
      Given Ada has an account with an authenticator app as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has entered the code from her authenticator app
      And 1 second has passed
      And she has gone to "/Login?mode=account"
      When she chooses "Second steps"
      Then she reads "Authenticator app"
      And she can choose:
        | Add a second step | Back | Done |

    @91-19
    Scenario: Of two second factors, only one can be removed if the app requires one
      Given Ada has an account with these second factors:
        | factor            | name |
        | +16505550100      |      |
        | Authenticator app |      |
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has chosen "Authenticator app"
      And she has entered the code from her authenticator app
      And 1 second has passed
      And she has gone to "/Login?mode=account"
      And she has chosen "Second steps"
      And she can choose:
        | Remove +*******0100 | Remove Authenticator app | Add a second step | Back | Done |
      And she has chosen "Remove +*******0100"
      And she comes to "Remove +*******0100"
      When she chooses "Remove +*******0100"
      Then she sees the message "+*******0100 has been removed."
      And she can choose:
        | Dismiss | Add a second step | Back | Done |
      And Ada's account has 1 second factor

  @ours.account-factors-faults
  Rule: If a second factor cannot be removed or added, the visitor reads why
    "Verify it’s you" has a visitor whose sign-in is too old confirm that she is the user. If her session has ended, for
    example because an administrator has signed her out, she signs in again.

    Source: ours

    Background:
      Given Ada has an account with an authenticator app as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she has entered the code from her authenticator app
      And 1 second has passed
      And she has gone to "/Login?mode=account"
      And she has chosen "Second steps"

    @91-20
    Scenario Outline: If the service does not remove the second factor, the visitor reads why: <reason>
      Given the next request to remove the second factor will fail: <reason>
      And she has chosen "Remove Authenticator app"
      And she comes to "Remove Authenticator app"
      When she chooses "Remove Authenticator app"
      Then she sees the message "<words>"
      And she is still on "Remove Authenticator app"
      And she can choose:
        | Dismiss | Cancel | Remove Authenticator app |

      Examples:
        | reason            | words                                                                                   |
        | broken connection | A network error has occurred                                                            |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | unknown error     | Something went wrong. Please try again.                                                 |

    @91-21
    Scenario: If the connection failed, the visitor can remove the second factor at the second attempt
      Given the next request to remove the second factor will fail: broken connection
      And she has chosen "Remove Authenticator app"
      And she comes to "Remove Authenticator app"
      And she has chosen "Remove Authenticator app"
      And she sees the message "A network error has occurred"
      When she chooses "Remove Authenticator app"
      Then she sees the message "Authenticator app has been removed."

    @91-22
    Scenario: After a lost answer, a second attempt says that the second factor has been removed
      Given the answer to the next request to remove the second factor will be lost
      And she has chosen "Remove Authenticator app"
      And she comes to "Remove Authenticator app"
      And she has chosen "Remove Authenticator app"
      And she sees the message "A network error has occurred"
      When she chooses "Remove Authenticator app"
      Then she sees the message "Authenticator app has been removed."
      And she reads "You have no second step yet."

    @91-23
    Scenario: While a second factor is being removed, the visitor sees the busy indicator
      Given the service delays its answer to every request to remove the second factor
      And she has chosen "Remove Authenticator app"
      And she comes to "Remove Authenticator app"
      And she has chosen "Remove Authenticator app"
      When 500 milliseconds pass
      Then she sees the busy indicator

    @91-24
    Scenario: A visitor who signed in too long ago to remove a second factor comes to "Verify it’s you"
      Given the next request to remove the second factor will fail: sign-in too long ago
      And she has chosen "Remove Authenticator app"
      And she comes to "Remove Authenticator app"
      When she chooses "Remove Authenticator app"
      Then she comes to "Verify it’s you"
      And Ada's account has 1 second factor

    @91-25
    Scenario: A visitor who signed in too long ago to add an authenticator app comes to "Verify it’s you"
      Given she has chosen "Add a second step"
      And the next request to add the second factor will fail: sign-in too long ago
      When she chooses "Authenticator app"
      Then she comes to "Verify it’s you"

    @91-28
    Scenario: A visitor who signed in too long ago to add a phone comes to "Verify it’s you", and gets no code
      Given she has chosen "Add a second step"
      And she has chosen "Text message"
      And the next request to add the second factor will fail: sign-in too long ago
      When she asks for a code to "(650) 555-0100"
      Then she comes to "Verify it’s you"

    @91-29
    Scenario: A visitor whose sign-in is too old when she enters the code of a new phone comes to "Verify it’s you"
      Given she has chosen "Add a second step"
      And she has chosen "Text message"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And the next request to add the second factor will fail: sign-in too long ago
      When she enters the code from her text message
      Then she comes to "Verify it’s you"

    @91-26
    Scenario: A visitor who was signed out and removes a second factor signs in again
      Given Ada's account has been signed out by an administrator
      And she has chosen "Remove Authenticator app"
      And she comes to "Remove Authenticator app"
      When she chooses "Remove Authenticator app"
      Then she sees the message "Please login again to perform this operation"
      And Ada's account has 1 second factor

    @91-27
    Scenario: After password and code on "Verify it’s you", the visitor is back on "Second steps"
      Given the next request to remove the second factor will fail: sign-in too long ago
      And she has chosen "Remove Authenticator app"
      And she comes to "Remove Authenticator app"
      And she has chosen "Remove Authenticator app"
      And she comes to "Verify it’s you"
      And she has submitted:
        | Password | analytical engine 1 |
      And she reads "Enter the 6-digit code from your authenticator app"
      And she has entered the code from her authenticator app
      And 1 second has passed
      And she comes to "Second steps"
      And she has chosen "Remove Authenticator app"
      And she comes to "Remove Authenticator app"
      When she chooses "Remove Authenticator app"
      Then she sees the message "Authenticator app has been removed."
