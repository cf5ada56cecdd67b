Feature: Sign-in in a dialog
  The page of an app, here "Our shop", has a button "Log in". It opens the sign-in in a dialog over the page. "Dismiss"
  is
  the name of the cross in the corner of the dialog. "You are logged in." is the page that replaces "Our shop" after the
  sign-in. Unless a scenario says otherwise, email with password is the only sign-in option.

  Background:
    Given the app shows the sign-in in a dialog

  @ours.dialog
  Rule: A button of the app opens the sign-in in a dialog, which has the name of its screen
    A screen reader says the name when the dialog opens. While the screen is loading, the name is "Log in to our shop",
    which the app has set. As long as the dialog is open, the page behind cannot be used. When it closes, the focus
    returns to the button that has opened it.

    Source: ours

    @96-1
    Scenario: The dialog is closed until the visitor opens it
      When Ada opens "/"
      Then the dialog is closed
      And she can choose:
        | Log in | Search |

    @96-2
    Scenario: The dialog opens with the focus on the first field
      Given Ada has opened "/"
      When she opens the dialog
      Then she comes to "Sign in with email"
      And a dialog named "Sign in with email" is open
      And the focus is on "Email"

    @96-3
    Scenario: The dialog has the title of its current screen as its name
      Given Grace has opened "/"
      And she has opened the dialog
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"
      And a dialog named "Create account" is open

    @96-4
    Scenario: A dialog with a list of sign-in options is named "Sign in"
      Given the app offers Google and email
      And Ada has opened "/"
      When she opens the dialog
      Then a dialog named "Sign in" is open
      And she can choose:
        | Dismiss | Sign in with Google | Sign in with email |

    @96-32
    @isolated
    Scenario: While the first screen is loading, the dialog has the name that the app has set
      Given the app offers Google and email
      And Ada has opened "/"
      And a part of the page never loads
      When she opens the dialog
      Then a dialog named "Log in to our shop" is open

    @96-5
    Scenario: The Tab key stays in the dialog
      Given Ada has opened "/"
      When she opens the dialog
      Then the page behind the dialog cannot be used
      And the Tab key leads to:
        | Dismiss | Email | Next |

    @96-6
    Scenario: The focus returns to the button that has opened the dialog
      Given Ada has opened "/"
      And she has opened the dialog
      And she comes to "Sign in with email"
      When she presses "Escape"
      Then the dialog is closed
      And the focus is on "Log in"

    @96-7
    Scenario: The focus returns to the button after several screens
      Given Grace has opened "/"
      And she has opened the dialog
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she chooses "Dismiss"
      Then the dialog is closed
      And the focus is on "Log in"

  @ours.dialog-closing
  Rule: The visitor closes the dialog at any time, but does not miss the answer to a request
    She does so with "Dismiss", with Escape, or by a click beside the dialog. A click beside a dialog into which she has
    typed is probably a mistake, so it has no effect. If she closes the dialog while the service works on a request, the
    dialog stays until the answer is there: otherwise she could get an account without knowing. After 10 seconds, when
    the widget offers to stop waiting, the dialog closes at once.

    Source: ours

    @96-8
    Scenario: "Dismiss" closes the dialog
      Given Ada has opened "/"
      And she has opened the dialog
      When she chooses "Dismiss"
      Then the dialog is closed
      And the app is told once by "onClose"

    @96-9
    Scenario: A click beside the dialog closes it
      Given Ada has opened "/"
      And she has opened the dialog
      And she comes to "Sign in with email"
      When she clicks beside the dialog
      Then the dialog is closed
      And the app is told once by "onClose"

    @96-10
    Scenario: A click beside the dialog does not close it if the visitor has typed
      Given Ada has opened "/"
      And she has opened the dialog
      And she has typed "ada" into "Email"
      When she clicks beside the dialog
      Then a dialog named "Sign in with email" is open
      And the field "Email" contains "ada"

    @96-11
    Scenario: A click beside the dialog does not close it if the visitor has typed on an earlier screen
      Given Ada has an account
      And she has opened "/"
      And she has opened the dialog
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she clicks beside the dialog
      Then a dialog named "Sign in" is open
      And she is asked for:
        | Email | Password |

    @96-12
    Scenario: A click into the dialog does not close it
      Given Ada has opened "/"
      And she has opened the dialog
      When she clicks the field "Email"
      Then a dialog named "Sign in with email" is open

    @96-13
    Scenario: Escape closes the dialog although the visitor has typed
      Given Ada has opened "/"
      And she has opened the dialog
      And she has typed "ada" into "Email"
      When she presses "Escape"
      Then the dialog is closed

    @96-14
    Scenario: The dialog opens again without what was typed
      Given Ada has opened "/"
      And she has opened the dialog
      And she has typed "ada" into "Email"
      And she has pressed "Escape" 1 time
      When she opens the dialog
      Then she comes to "Sign in with email"
      And the field "Email" contains ""

    @96-15
    Scenario: Escape in the list of countries closes only the list
      Given phone is the only sign-in option
      And Ada has opened "/"
      And she has opened the dialog
      And she has opened the list of countries
      When she presses "Escape"
      Then a dialog named "Enter your phone number" is open
      And the list of countries is closed

    @96-16
    Scenario: A second Escape closes the dialog around the list of countries
      Given phone is the only sign-in option
      And Ada has opened "/"
      And she has opened the dialog
      And she has opened the list of countries
      And she has pressed "Escape" 1 time
      When she presses "Escape"
      Then the dialog is closed

    @96-17
    Scenario: Escape waits while the service creates the account, and the visitor is signed in
      Given Grace has opened "/"
      And she has opened the dialog
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      And the service delays its answer to every request to create the account
      And she has completed "Create account"
      And she has pressed "Escape" 2 times
      And a dialog named "Create account" is open
      When the service answers
      Then she reads "You are logged in."
      And the dialog is closed
      And "grace@example.com" is signed in to the app

    @96-18
    Scenario: After Escape, the dialog closes with the answer if the password was wrong
      Given Ada has an account
      And she has opened "/"
      And she has opened the dialog
      And she has continued with the email "ada@example.com"
      And the service delays its answer to every request to sign in with the password
      And she has submitted:
        | Password | a guess |
      And she has pressed "Escape" 1 time
      And a dialog named "Sign in" is open
      When the service answers
      Then the dialog is closed
      And nobody is signed in to the app

    @96-19
    Scenario Outline: After Escape, the dialog is <state> if the service has not answered for <time>
      Given Ada has an account
      And she has opened "/"
      And she has opened the dialog
      And she has continued with the email "ada@example.com"
      And the service delays its answer to every request to sign in with the password
      And she has completed "Sign in"
      And she has pressed "Escape" 1 time
      When <time> pass
      Then <result>

      Examples:
        | time              | state      | result                           |
        | 9999 milliseconds | still open | a dialog named "Sign in" is open |
        | 10 seconds        | closed     | the dialog is closed             |

  @ours.dialog-success
  Rule: The dialog closes after the sign-in
    The app is told by "onSuccess" and "onClose". Providers open in windows, so that the page stays, unless the
    developer has chosen otherwise. A guest who keeps her account cannot become a different account: the app decides
    what happens in "signInFailure", and the dialog closes, too.

    Source: ours

    @96-20
    Scenario: A visitor signs in with her password
      Given Ada has an account
      And she has opened "/"
      And she has opened the dialog
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And the dialog is closed
      And "ada@example.com" is signed in to the app
      And the app is told once by "onSuccess"
      And the app is told once by "onClose"

    @96-21
    Scenario: Google opens in a window
      Given the app offers Google and email
      And Ada has opened "/"
      And she has opened the dialog
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And 1 window has been opened

    @96-22
    Scenario: A visitor signs in with the code from a text message
      Given phone is the only sign-in option
      And Grace has opened "/"
      And she has opened the dialog
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      When 1 second passes
      Then she reads "You are logged in."
      And the dialog is closed

    @96-33
    Scenario: The dialog closes if a guest signs in to an account that exists already
      Given guests keep their accounts when they sign in
      And the app offers email and Google
      And Ada has an account
      And she has opened "/Login" as a guest
      And she has opened the dialog
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then the dialog is closed
      And the app is told once by "signInFailure"
      And the app is told once by "onClose"

    @96-34
    Scenario: A visitor who closes the dialog instead of answering the offer of a passkey is signed in, and the app is told once
      Given the app offers a passkey after a sign-in
      And Ada has an account
      And Ada's email has been verified on another device
      And she has opened "/"
      And she has opened the dialog
      And she has continued with the email "ada@example.com"
      And she has completed "Sign in"
      And she comes to "Sign in faster next time"
      When she chooses "Dismiss"
      Then she reads "You are logged in."
      And the dialog is closed
      And "ada@example.com" is signed in to the app
      And the app is told once by "onSuccess"
      And the app is told once by "onClose"

  @ours.dialog-opens-itself
  Rule: The dialog opens by itself where the visitor needs it
    These are the links in mails, the way back from a provider that has opened in place of the page, and the address of
    a screen for signed-in visitors, such as "Your account". When it is closed there, the code of the link is forgotten.

    Source: ours

    @96-23
    Scenario: A reset link opens the dialog with "Reset your password"
      Given Ada has an account
      And she has been sent a reset mail
      When she opens the link in her mail
      Then she comes to "Reset your password"
      And a dialog named "Reset your password" is open

    @96-24
    Scenario: The dialog of a reset link opens again after a reload
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail
      And she comes to "Reset your password"
      When she reloads the page
      Then she comes to "Reset your password"
      And a dialog named "Reset your password" is open

    @96-25
    Scenario: The dialog of a reset link that the visitor has closed opens with the first screen
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail
      And she comes to "Reset your password"
      And she has chosen "Dismiss"
      When she opens the dialog
      Then she comes to "Sign in with email"

    @96-26
    Scenario: The dialog of a reset link that the visitor has closed stays closed after a reload
      Given Ada has an account
      And she has been sent a reset mail
      And she has opened the link in her mail
      And she comes to "Reset your password"
      And she has chosen "Dismiss"
      When she reloads the page
      Then the dialog is closed
      And she can choose:
        | Log in | Search |

    @96-27
    Scenario: A visitor who comes back from Google without an account there finds the dialog open
      Given the app offers Google and email
      And providers open in place of the page
      And Ada has opened "/"
      And she has opened the dialog
      And she has chosen "Sign in with Google"
      When she cancels at the provider
      Then a dialog named "Sign in" is open

    @96-28
    Scenario: A visitor who comes back from Google is signed in
      Given the app offers Google and email
      And providers open in place of the page
      And Ada has opened "/"
      And she has opened the dialog
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And the dialog is closed

    @96-29
    Scenario: The account page opens in the dialog
      Given Ada is signed in at "/"
      When she goes to "/Login?mode=account"
      Then she comes to "Your account"
      And a dialog named "Your account" is open

    @96-30
    Scenario: Another address does not open the dialog
      When Ada opens "/?mode=select"
      Then the dialog is closed
      And she can choose:
        | Log in | Search |

  @ours.dialog-account
  Rule: "Done" on the account page closes the dialog
    It does so whether or not the app has a page to open after a sign-in. The same applies to the other buttons with
    which a signed-in visitor leaves the widget, such as "Cancel" on "Sign Out".

    Source: ours

    @96-35
    Scenario: Without a page to open after a sign-in, "Done" closes the dialog, and the page behind can be used
      Given the developer has set "signInSuccessUrl" to nothing
      And Ada is signed in at "/"
      And she has gone to "/Login?mode=account"
      And she comes to "Your account"
      When she chooses "Done"
      Then the dialog is closed
      And she can choose:
        | Log in | Search |
      And the app is told once by "onClose"

    @96-36
    Scenario: With a page to open after a sign-in, "Done" opens it and closes the dialog
      Given Ada is signed in at "/"
      And she has gone to "/Login?mode=account"
      And she comes to "Your account"
      When she chooses "Done"
      Then she reads "You are logged in."
      And the dialog is closed
      And the app is told once by "onClose"

    @96-37
    Scenario: "Cancel" on "Sign Out" closes the dialog, and the visitor stays signed in
      Given the developer has set "signInSuccessUrl" to nothing
      And Ada is signed in at "/"
      And she has gone to "/Login?mode=signOut"
      And she comes to "Sign Out"
      When she chooses "Cancel"
      Then the dialog is closed
      And the app is told once by "onClose"
      And "ada@example.com" is signed in to the app

    @96-38
    Scenario: After "Done", the dialog stays closed when the page is reloaded
      Given the developer has set "signInSuccessUrl" to nothing
      And Ada is signed in at "/"
      And she has gone to "/Login?mode=account"
      And she has chosen "Done"
      When she reloads the page
      Then the dialog is closed
      And she can choose:
        | Log in | Search |

  @ours.dialog-history
  Rule: The screens of the dialog leave nothing in the history of the browser
    The history entries of a closed dialog would stay. So Back leads to the page before, here "/".

    Source: ours

    @96-31
    Scenario: Back leads from the second screen of the dialog to the page before
      Given Ada has an account
      And she has opened "/"
      And she has gone to "/Login"
      And she has opened the dialog
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she goes back in her browser
      Then the address is "/"
