Feature: Modes
  What follows the question mark of an address says what the widget is opened for.

  @mode.callback
  Rule: Without a mode, or with mode "callback", sign-in starts from its beginning
    Source: spec §2; reference §5.2, T6

    @10-1
    Scenario Outline: "<address>"
      When Grace opens "<address>"
      Then she comes to "Sign in with email"
      And she is asked for:
        | Email |

      Examples:
        | address              |
        | /                    |
        | /?mode=              |
        | /?mode=callback      |
        | /Login?mode=callback |

    @10-2
    Scenario: It reads where a success leads
      Given Ada has an account
      And she has come to "Sign in" from "/?mode=callback&signInSuccessUrl=/cummies"
      When she completes "Sign in"
      Then the address is "/cummies"

  @mode.select
  Rule: Mode "select" starts sign-in from its beginning
    Source: spec §2; reference §5.2, T8

    @10-3
    Scenario: One way in
      When Grace opens "/?mode=select"
      Then she comes to "Sign in with email"

    @10-4
    Scenario: Several ways in
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      When Grace opens "/?mode=select"
      Then she can choose:
        | Sign in with email | Continue as guest |

    @10-5
    Scenario: It reads where a success leads
      Given Ada has an account
      And she has come to "Sign in" from "/?mode=select&signInSuccessUrl=/cummies"
      When she completes "Sign in"
      Then the address is "/cummies"

  @mode.unknown
  Rule: A mode that is not known starts sign-in from its beginning; capitals make no difference
    Source: spec §2; reference §5.1, §5.2

    @10-6
    Scenario Outline: Unknown: "<mode>"
      When Grace opens "/?mode=<mode>&oobCode=made-up"
      Then she comes to "Sign in with email"

      Examples:
        | mode                                |
        | nonsense                            |
        | resetPasswords                      |
        | reset                               |
        | function Object() { [native code] } |

    @10-7
    Scenario Outline: Known, however it is written: "<mode>"
      Given Ada has an account
      And she has been sent a reset mail
      When she opens the link in her mail with "mode=resetPassword" replaced by "mode=<mode>"
      Then she comes to "Reset your password"

      Examples:
        | mode          |
        | resetPassword |
        | resetpassword |
        | RESETPASSWORD |

  @mode.parameter
  Rule: The developer may rename the part of the address that says the mode
    Source: spec §2; reference §5.1, §6.2

    @10-8
    Scenario: By the new name
      Given the developer has set "queryParameterForWidgetMode" to "step"
      And Ada has an account
      And she has been sent a reset mail
      When she opens the link in her mail with "mode=" replaced by "step="
      Then she comes to "Reset your password"

    @10-9
    Scenario: The usual name then counts for nothing
      Given the developer has set "queryParameterForWidgetMode" to "step"
      And Ada has an account
      And she has been sent a reset mail
      When she opens the link in her mail
      Then she comes to "Sign in with email"

  @limit.default-mode-parameter
  Rule: Unless renamed, the mode is read from "mode"
    Source: spec §9; reference §5.1

    @10-10
    Scenario: By that name
      When Ada opens a made-up link to set a new password
      Then she comes to "Try resetting your password again"

    @10-11
    Scenario Outline: By no other: "<address>"
      When Ada opens "<address>"
      Then she comes to "Sign in with email"

      Examples:
        | address                                    |
        | /?Mode=resetPassword&oobCode=made-up       |
        | /?widgetMode=resetPassword&oobCode=made-up |
        | /#mode=resetPassword&oobCode=made-up       |

    @10-12
    Scenario: The first of several counts
      When Ada opens "/?mode=resetPassword&mode=select&oobCode=made-up"
      Then she comes to "Try resetting your password again"
