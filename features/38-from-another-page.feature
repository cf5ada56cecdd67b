Feature: From another page
  A page of the app without the widget can send its visitor to the one that has it.

  @config.widget-url
  Rule: The developer says where the widget's own page is
    Source: spec §3; reference §2.1, §5.4, §6.2

    @38-1
    Scenario: The visitor is sent there
      Given the developer has set "widgetUrl" to "/Login"
      And Grace has opened "/nowhere"
      When another page of the app sends her to sign in
      Then the address is "/Login?mode=select"
      And she comes to "Sign in with email"

    @38-2
    Scenario: What the address says already stays
      Given the developer has set "widgetUrl" to "/Login?greeting=hello"
      And Grace has opened "/nowhere"
      When another page of the app sends her to sign in
      Then the address is "/Login?greeting=hello&mode=select"

    @38-3
    Scenario: The mode has the name that the developer gave it
      Given the developer has set "widgetUrl" to "/Login"
      And the developer has set "queryParameterForWidgetMode" to "step"
      And Grace has opened "/nowhere"
      When another page of the app sends her to sign in
      Then the address is "/Login?step=select"

    @38-4
    Scenario: She signs in there as anywhere
      Given the developer has set "widgetUrl" to "/Login"
      And Ada has an account
      And she has opened "/nowhere"
      And another page of the app has sent her to sign in
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @38-5
    Scenario: An unsafe address is refused
      Given the developer has set "widgetUrl" to "javascript:alert(1)"
      When Grace opens "/"
      Then she reads "widgetUrl: must be a path, or a URL with http: or https:"

    @38-9
    Scenario: Without the address of the widget's page, the developer is told what is missing
      Given Grace has opened "/nowhere"
      When another page of the app tries to send her to sign in
      Then the app's call fails, and the error names "widgetUrl"
      And the address is "/nowhere"

  @config.popup-mode
  Rule: The widget's own page can be opened in a small window
    Source: spec §3; reference §5.4, §6.2

    @38-6
    Scenario: A window
      Given the developer has set "widgetUrl" to "/Login"
      And the developer has set "popupMode" to true
      And Grace has opened "/nowhere"
      When another page of the app sends her to sign in
      Then 1 window of 500 by 600 pixels has been opened
      And the address of the window is "/Login?mode=select"
      And the address is "/nowhere"

    @38-7
    Scenario Outline: No window where the setting is <value>
      Given the developer has set "widgetUrl" to "/Login"
      And the developer has set "popupMode" to <value>
      And Grace has opened "/nowhere"
      When another page of the app sends her to sign in
      Then the address is "/Login?mode=select"
      And no window has been opened

      Examples:
        | value   |
        | false   |
        | nothing |

    @38-8
    Scenario: Where the browser blocks windows, the page itself is left
      Given the developer has set "widgetUrl" to "/Login"
      And the developer has set "popupMode" to true
      And Grace has opened "/nowhere"
      And the browser blocks windows
      When another page of the app sends her to sign in
      Then the address is "/Login?mode=select"
      And she comes to "Sign in with email"
