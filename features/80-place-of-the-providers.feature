Feature: Providers above the email
  An app that asks for the email on the first screen lists the other ways to sign in below the field "Email", or above
  it. The word "or" separates them from the field.

  @ours.providers-above
  Rule: The app can list the other ways to sign in above the field "Email"
    What is drawn first is also reached first by the Tab key, and read first by a screen reader. So the focus is not on
    "Email" when the screen opens, as it is if the list is below. The focus is the place where the visitor types or
    presses. A guest uses the app without an email.

    Source: ours

    Background:
      Given the app asks for the email on the first screen
      And the app lists the other ways to sign in above the email

    @80-1
    Scenario: Google and guests come before "Email" and "Next", for the eye and for the Tab key
      Given the app offers email and Google and guests
      When Grace opens "/"
      Then the Tab key leads to "Sign in with Google, Continue as guest, Email, Next"
      And these are drawn in the same order

    @80-2
    Scenario: "or" is between the list and the field "Email"
      Given the app offers email and Google
      When Grace opens "/"
      Then "or" is drawn below the button "Sign in with Google" and above the field "Email"

    @80-3
    Scenario: The first thing that the Tab key reaches is the first button of the list
      Given the app offers email and Google and guests
      And Grace has opened "/"
      And she can choose:
        | Sign in with Google | Continue as guest | Next |
      When she presses "Tab"
      Then the focus is on "Sign in with Google"

    @80-4
    Scenario: On the way back from the password, too, the Tab key reaches the first button of the list first
      Given the app offers email and Google
      And Ada has an account
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      And she has gone back in her browser
      And she can choose:
        | Sign in with Google | Next |
      When she presses "Tab"
      Then the focus is on "Sign in with Google"

    @80-5
    Scenario: If the email is wrong, the focus is on "Email"
      Given the app offers email and Google
      And Grace has opened "/"
      When she continues with the email "grace@"
      Then she sees the message "That email address isn't correct" under "Email"
      And the focus is on "Email"

    @80-6
    Scenario: If the app offers only email, there is nothing to list
      Given the app offers email
      When Grace opens "/"
      Then she can choose:
        | Next |
      And the focus is on "Email"

    @80-7
    Scenario: Without this choice, the list is below "Next", and the focus is on "Email"
      Given the app lists the other ways to sign in below the email instead
      And the app offers email and Google and guests
      When Grace opens "/"
      Then the focus is on "Email"
      And the Tab key leads to "Email, Next, Sign in with Google, Continue as guest"
      And these are drawn in the same order
