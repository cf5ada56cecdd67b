Feature: A second factor that a visitor has lost
  A visitor who has lost her phone cannot enter its code. Only the people who run the app can help her. With
  "secondFactorHelpUrl", the developer names a page that tells her how, and every screen that asks for the second factor
  leads to this page: the list of her second factors, and both screens "Verify it’s you".

  @ours.lost-second-factor
  Rule: With "secondFactorHelpUrl", the screens that ask for a second factor lead to the app's page about lost factors
    The link opens a new tab, so that the sign-in stays as it is. Without the setting, there is no link.

    Source: ours

    Background:
      Given the developer has set "secondFactorHelpUrl" to "https://doorstep.example/lost-phone"

    @78-1
    Scenario: The screen that sends the code leads to the page
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she comes to "Verify it’s you"
      And the link "Trouble signing in?" leads to "https://doorstep.example/lost-phone" in a new tab

    @78-2
    Scenario: The screen that asks for the code leads to the page
      Given Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      When she asks for the code of her second factor
      Then the link "Trouble signing in?" leads to "https://doorstep.example/lost-phone" in a new tab

    @78-3
    Scenario: The list of second factors leads to the page
      Given Ada has an account with these second factors:
        | factor               | name |
        | +16505550100         |      |
        | an authenticator app |      |
      And she has come to "Sign in"
      When she completes "Sign in"
      Then the link "Trouble signing in?" leads to "https://doorstep.example/lost-phone" in a new tab

    @78-4
    Scenario: Without "secondFactorHelpUrl", the screens have no link to help
      Given the developer has left "secondFactorHelpUrl" empty
      And Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she can choose:
        | Cancel | Verify |

    @78-5
    Scenario: A developer who sets "secondFactorHelpUrl" to 7 reads that it must be a text
      Given the developer has set "secondFactorHelpUrl" to 7
      When Ada opens "/"
      Then she comes to "Configuration error"
      And she reads "secondFactorHelpUrl: must be a text, but is 7"
