Feature: Protection against bots
  The service can ask reCAPTCHA, a service of Google, whether a request comes from a person. The visitor has nothing to
  do for this. If the service takes her for a robot, she reads so and can try again. A visitor who "completes" a screen
  fills it in correctly and sends it. "You are logged in." is the home page of a visitor who is signed in.

  @ours.bot-protection
  Rule: A visitor whom the service takes for a robot is told, keeps what she has typed, and can try again
    The service refuses one request only, as if the next one had a better score.

    Source: ours

    @93-1
    Scenario: On "Sign in", a visitor who is taken for a robot keeps her email and password
      Given Ada has an account with the password "analytical engine 1"
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: suspected robot
      When she signs in with the password "analytical engine 1"
      Then she sees the message "We could not confirm that you are not a robot. Please try again."
      And she is still on "Sign in"
      And the field "Email" contains "ada@example.com"
      And the field "Password" contains "analytical engine 1"

    @93-2
    Scenario: On "Create account", a visitor who is taken for a robot keeps what she has typed
      Given Grace has come to "Create account"
      And the next request to create the account will fail: suspected robot
      When she submits:
        | First & last name | Grace Hopper  |
        | Choose password   | compiler 1952 |
      Then she sees the message "We could not confirm that you are not a robot. Please try again."
      And the field "First & last name" contains "Grace Hopper"
      And the field "Choose password" contains "compiler 1952"

    @93-3
    Scenario: A visitor who was taken for a robot signs in at the second attempt without typing again
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: suspected robot
      And she has completed "Sign in"
      And she sees the message "We could not confirm that you are not a robot. Please try again."
      When she chooses "Sign In"
      Then she reads "You are logged in."

    @93-4
    Scenario: A visitor who asks for a sign-in link and is taken for a robot keeps her email
      Given the app mails sign-in links instead of asking for passwords
      And Grace has opened "/"
      And the next request to send a sign-in mail will fail: suspected robot
      When she continues with the email "grace@example.com"
      Then she sees the message "We could not confirm that you are not a robot. Please try again."
      And the field "Email" contains "grace@example.com"

    @93-5
    Scenario: On "Recover password", a visitor who is taken for a robot sees the message under her email
      Given Ada has an account
      And she has come to "Recover password"
      And the next request to send a reset mail will fail: suspected robot
      When she completes "Recover password"
      Then she sees the message "We could not confirm that you are not a robot. Please try again." under "Email"
      And she is still on "Recover password"
