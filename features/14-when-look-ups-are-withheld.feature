Feature: When look-ups are withheld
  Many services do not say whether an email has an account. Then neither does the widget: a visitor with an account
  and one without see the same screens and the same words.

  @flow.email-lookup
  Rule: Where the service does not say how an email signs in, "Sign in" serves everybody
    Source: spec §4; reference Q3

    @14-1
    Scenario: A known email
      Given the service does not reveal how an email signs in
      And Ada has an account
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she is asked for:
        | Email | Password |
      And she can choose:
        | Show password | Trouble signing in? | Create account | Sign In |
      And the field "Email" contains "ada@example.com"
      And the focus is on "Password"

    @14-2
    Scenario: An unknown email
      Given the service does not reveal how an email signs in
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Sign in"
      And she is asked for:
        | Email | Password |
      And she can choose:
        | Show password | Trouble signing in? | Create account | Sign In |
      And the field "Email" contains "grace@example.com"
      And the focus is on "Password"

    @14-3
    Scenario Outline: An account that signs in by <ways>
      Given the service does not reveal how an email signs in
      And Ada has an account that signs in by <ways>
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she can choose:
        | Show password | Trouble signing in? | Create account | Sign In |

      Examples:
        | ways       |
        | Google     |
        | email link |
        | no method  |

  @call.password-sign-in
  Rule: Where look-ups are withheld, a known visitor signs in
    Source: spec §7; reference Q3

    @14-4
    Scenario: The right password, though nobody said that there is one
      Given the service does not reveal how an email signs in
      And Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

  @error.wrong-password
  Rule: Where look-ups are withheld, the same words are for a wrong password and for an unknown email
    Source: spec §8; reference Q3

    @14-5
    Scenario: A known email
      Given the service does not reveal how an email signs in
      And Ada has an account
      And she has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And the focus is on "Password"

    @14-6
    Scenario: An unknown email
      Given the service does not reveal how an email signs in
      And Grace has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And the focus is on "Password"

    @14-7
    Scenario: An account that signs in by a provider
      Given the service does not reveal how an email signs in
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"

    @14-8
    Scenario: A service that says after all that the email is unknown
      Given the service does not reveal how an email signs in
      And Grace has come to "Sign in"
      And the next sign-in request will fail: unknown email
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"

  @flow.email-unknown
  Rule: Where look-ups are withheld, an unknown visitor creates an account by "Create account"
    Source: spec §4; reference Q3

    @14-9
    Scenario: The email is taken along
      Given the service does not reveal how an email signs in
      And Grace has come to "Sign in"
      When she chooses "Create account"
      Then she comes to "Create account"
      And the field "Email" contains "grace@example.com"

    @14-10
    Scenario: An email that she has corrected is taken along
      Given the service does not reveal how an email signs in
      And Grace has come to "Sign in"
      And she has filled in:
        | Email | hopper@example.com |
      When she chooses "Create account"
      Then she comes to "Create account"
      And the field "Email" contains "hopper@example.com"

    @14-11
    Scenario: The account is made
      Given the service does not reveal how an email signs in
      And Grace has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And there is an account for "grace@example.com"

    @14-12
    Scenario: An email that is taken is refused under the email
      Given the service does not reveal how an email signs in
      And Ada has an account
      And she has come to "Create account"
      When she completes "Create account"
      Then she sees the message "The email address is already used by another account" under "Email"
      And she is still on "Create account"

    @14-13
    Scenario: Where sign-up is closed, no account is offered
      Given the service does not reveal how an email signs in
      And sign-up is closed
      When Grace has come to "Sign in"
      Then she can choose:
        | Show password | Trouble signing in? | Sign In |

  @call.send-reset
  Rule: Where look-ups are withheld, recovery says the same to everybody
    Source: spec §7; reference Q3

    @14-14
    Scenario: A known email
      Given the service does not reveal how an email signs in
      And Ada has an account
      And she has come to "Recover password"
      When she chooses "Send"
      Then she comes to "Check your email"
      And she reads "Follow the instructions sent to ada@example.com to recover your password"
      And a reset mail has been sent to "ada@example.com"

    @14-15
    Scenario: An unknown email
      Given the service does not reveal how an email signs in
      And Grace has come to "Recover password"
      When she chooses "Send"
      Then she comes to "Check your email"
      And she reads "Follow the instructions sent to grace@example.com to recover your password"
      And no mail has been sent
