Feature: The page of the sign-in widget
  The sign-in widget is on one page of the app. Every other page can send its visitor there. The developer sets the
  address of that page by "widgetUrl". "You are logged in." is the home page of a visitor who is signed in. A visitor
  who "is signed in to the app" is signed in for all its parts, not only for the sign-in form. To complete "Sign in" is
  to enter the right password and submit it.

  @config.widget-url
  Rule: The developer sets the address of the page with the sign-in widget, and other pages send visitors there
    A page sends a visitor to the widget by a call, that is by using a function of the app. In these examples, this
    other page is "/cummies"; it matters only as the page that Grace is sent away from. The setting "widgetUrl" is the
    address of the page with the widget. The app adds "mode=select" to it: the mode is the part of the address that says
    what the widget is opened for, and "select" asks it to start a sign-in. "queryParameterForWidgetMode" gives the mode
    another name. Everything else that the developer has put into the address, such as "greeting=hello", stays there.
    The app offers only email, so the sign-in starts with "Sign in with email". Without "widgetUrl", the call fails and
    gives the developer an error. "javascript:alert(1)" is no address of a page: it would run a program in the visitor's
    browser. The page shows a wrong setting to everybody who opens it, so that the developer notices it.

    Source: spec §3; reference §2.1, §5.4, §6.2

    @38-1
    Scenario: Grace is sent to the address that the developer has set
      Given the developer has set "widgetUrl" to "/Login"
      And Grace has opened "/cummies"
      When another page of the app sends her to sign in
      Then the address is "/Login?mode=select"
      And she comes to "Sign in with email"

    @38-2
    Scenario: The address to which Grace is sent keeps "greeting=hello", which the developer has put into it
      Given the developer has set "widgetUrl" to "/Login?greeting=hello"
      And Grace has opened "/cummies"
      When another page of the app sends her to sign in
      Then the address is "/Login?greeting=hello&mode=select"

    @38-3
    Scenario: Grace is sent to an address with "step" in place of "mode" if the developer has renamed that part
      Given the developer has set "widgetUrl" to "/Login"
      And the developer has set "queryParameterForWidgetMode" to "step"
      And Grace has opened "/cummies"
      When another page of the app sends her to sign in
      Then the address is "/Login?step=select"

    @38-5
    Scenario: The page rejects an address of the widget that would run a script instead of opening a page
      Given the developer has set "widgetUrl" to "javascript:alert(1)"
      When Grace opens "/"
      Then she reads 'widgetUrl: must be a path, or a URL with http: or https:, but is "javascript:alert(1)"'

    @38-9
    Scenario: Grace stays on the other page if the developer has not set the widget's address, and the developer is told
      Given Grace has opened "/cummies"
      When another page of the app tries to send her to sign in
      Then the app's call fails, and the error names "widgetUrl"
      And the address is "/cummies"

  @config.widget-url
  Rule: A visitor whom another page has sent to the sign-in widget signs in there as usual
    Here, the other page is "/cummies", and the developer has set "widgetUrl", the address of the page with the widget,
    to "/Login". After the sign-in, the home page follows, and not the other page, because nothing in the address names
    that page. Google opens in place of the page, and then leads back to the widget. Grace has no account; she gets one
    when she signs in at Google.

    Source: spec §3; reference §2.1, §5.4, §6.2

    @38-4
    Scenario: Ada signs in after another page has sent her to the sign-in widget
      Given the developer has set "widgetUrl" to "/Login"
      And Ada has an account
      And she has opened "/cummies"
      And another page of the app has sent her to sign in
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @38-10
    Scenario: Grace signs in at Google after another page has sent her to the sign-in widget
      Given the developer has set "widgetUrl" to "/Login"
      And the app offers email and Google
      And providers open in place of the page
      And Grace has opened "/cummies"
      And another page of the app has sent her to sign in
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

  @config.popup-mode
  Rule: The developer can have the page with the sign-in widget opened in a small window
    The setting is called "popupMode"; "nothing" leaves it without a value. The other page, here "/cummies", stays open
    behind the small window. "mode=select" at the end of an address asks the widget to start a sign-in. The setting
    "widgetUrl" is the address of the page with the widget. Where a step says only "the address", this is the address of
    the page itself, not of the small window. If the setting is false or has no value, or if the browser blocks small
    windows, the widget opens in place of the other page.

    Source: spec §3; reference §5.4, §6.2

    @38-6
    Scenario: The sign-in widget opens in a window of 500 by 600 pixels
      Given the developer has set "widgetUrl" to "/Login"
      And the developer has set "popupMode" to true
      And Grace has opened "/cummies"
      When another page of the app sends her to sign in
      Then 1 window of 500 by 600 pixels has been opened
      And the address of the window is "/Login?mode=select"
      And the address is "/cummies"

    @38-7
    Scenario Outline: The sign-in widget opens in the same window if the value of "popupMode" is: <value>
      Given the developer has set "widgetUrl" to "/Login"
      And the developer has set "popupMode" to <value>
      And Grace has opened "/cummies"
      When another page of the app sends her to sign in
      Then the address is "/Login?mode=select"
      And no window has been opened

      Examples:
        | value   |
        | false   |
        | nothing |

    @38-8
    Scenario: The sign-in widget opens in the same window if the browser blocks small windows
      Given the developer has set "widgetUrl" to "/Login"
      And the developer has set "popupMode" to true
      And Grace has opened "/cummies"
      And the browser blocks windows
      When another page of the app sends her to sign in
      Then the address is "/Login?mode=select"
      And she comes to "Sign in with email"
