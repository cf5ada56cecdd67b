Feature: What the address asks the sign-in widget to do
  An address can carry a mode, such as "callback" in "/?mode=callback". The mode says what the sign-in widget is opened
  for: to sign in, or to handle a link from a mail. A visitor who "completes" a screen fills it in correctly and sends
  it.

  @mode.callback
  Rule: Without a mode, or with the mode "callback", the sign-in widget starts a sign-in
    In the address, "signInSuccessUrl" names the page to which the visitor goes after signing in. "/cummies" is a page
    of the app that shows a signed-in visitor only its name. "/?mode=" names a mode, but leaves it empty.

    Source: spec §2; reference §5.2, T6

    @10-1
    Scenario Outline: The address "<address>" starts a sign-in
      When Grace opens "<address>"
      Then she comes to "Sign in with email"
      And she is asked for:
        | Email |

      Examples: the address has no mode
        | address |
        | /       |
        | /?mode= |

      Examples: the address has the mode "callback"
        | address              |
        | /?mode=callback      |
        | /Login?mode=callback |

    @10-2
    Scenario: With the mode "callback", "signInSuccessUrl" in the address says where the sign-in leads
      Given Ada has an account
      And she has come to "Sign in" from "/?mode=callback&signInSuccessUrl=/cummies"
      When she completes "Sign in"
      Then the address is "/cummies"

  @mode.callback
  Rule: Without a mode, or with the mode "callback", a visitor who returns from a provider is signed in
    A provider is a company whose account signs in here, such as Google. It opens in place of the page, and then sends
    the visitor back to the address where she chose it. There she is signed in, and is led to the home page.

    Source: spec §2; reference §5.2, T6

    @10-13
    Scenario Outline: A visitor who chose Google at the address "<address>" is signed in when Google sends her back
      Given the app offers email and Google
      And Grace has opened "<address>" and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

      Examples:
        | address         |
        | /               |
        | /?mode=callback |

  @mode.select
  Rule: With the mode "select", the sign-in widget starts a sign-in
    "select" stands for the selection of a sign-in option. The app uses this mode when it sends a visitor from another
    page to the sign-in. In the address, "signInSuccessUrl" names the page to which the visitor goes after signing in. A
    guest uses the app without an email. "/cummies" is a page of the app that shows a signed-in visitor only its name.

    Source: spec §2; reference §5.2, T8

    @10-3
    Scenario: With the mode "select", an app that offers only email asks for the email
      When Grace opens "/?mode=select"
      Then she comes to "Sign in with email"

    @10-4
    Scenario: With the mode "select", an app that offers email and guests shows the list of sign-in options
      Given the app offers email and guests
      When Grace opens "/?mode=select"
      Then she can choose:
        | Sign in with email | Continue as guest |

    @10-5
    Scenario: With the mode "select", "signInSuccessUrl" in the address says where the sign-in leads
      Given Ada has an account
      And she has come to "Sign in" from "/?mode=select&signInSuccessUrl=/cummies"
      When she completes "Sign in"
      Then the address is "/cummies"

  @mode.select
  Rule: With the mode "select", a visitor who returns from a provider is signed in
    A provider is a company whose account signs in here, such as Google. It opens in place of the page, and then sends
    the visitor back to the address where she chose it, which has the mode "select" if another page of the app sent her
    to the sign-in. A visitor who cancels at Google reads that she has to allow the sign-in there.

    Source: spec §2; reference §5.2, T8

    @10-16
    Scenario: A visitor who chose Google at the address "/?mode=select" is signed in when Google sends her back
      Given the app offers email and Google
      And Grace has opened "/?mode=select" and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @10-17
    Scenario: A visitor who chose Google at the address "/?mode=select" and cancelled there can choose again
      Given the app offers email and Google
      And Grace has opened "/?mode=select" and chosen Google
      When she cancels at the provider
      Then she sees the message "Please authorize the required permissions to sign in to the application"
      And she can choose:
        | Dismiss | Sign in with email | Sign in with Google |

  @mode.unknown
  Rule: With a mode that does not exist, the sign-in widget starts a sign-in
    The part "oobCode" of these addresses is the secret code of a mailed link. Nothing happens to it here. "made-up" is
    no code that the service has sent. The names of the tables say why each of these words was tried.

    Source: spec §2; reference §5.1, §5.2

    @10-6
    Scenario Outline: The mode "<mode>" does not exist, so a sign-in starts
      When Grace opens "/?mode=<mode>&oobCode=made-up"
      Then she comes to "Sign in with email"

      Examples: the mode is unlike any that exists
        | mode     |
        | nonsense |

      Examples: the mode is a word of the programming language
        | mode        |
        | constructor |

      Examples: the mode is similar to the existing mode "resetPassword"
        | mode           |
        | resetPasswords |
        | reset          |

  @mode.unknown
  Rule: Small and capital letters in a mode make no difference
    The mode "resetPassword" stands in the links that let visitors set a new password. "Reset your password" is the
    screen to which such a link leads.

    Source: spec §2; reference §5.1, §5.2

    @10-7
    Scenario Outline: A mailed link with the mode "<mode>" leads to "Reset your password"
      Given Ada has an account
      And she has been sent a reset mail
      When she opens the link in her mail with "mode=resetPassword" replaced by "mode=<mode>"
      Then she comes to "Reset your password"

      Examples: the mode is written as it is in the mail
        | mode          |
        | resetPassword |

      Examples: the mode is written with different small and capital letters
        | mode          |
        | resetpassword |
        | RESETPASSWORD |

  @mode.parameter
  Rule: The developer can rename the part of the address that carries the mode
    The setting is called "queryParameterForWidgetMode". The link in a mail says "mode" unless a step replaces it. In
    these scenarios the developer has renamed it from "mode" to "step". A link with the mode "resetPassword" lets a
    visitor set a new password on "Reset your password". The part "oobCode" is the link's secret code; "made-up" is no
    code that the service has sent, so the link does not work, as "Try resetting your password again" says. "/cummies"
    is a page of the app that shows a signed-in visitor only its name.

    Source: spec §2; reference §5.1, §6.2

    Background:
      Given the developer has set "queryParameterForWidgetMode" to "step"

    @10-8
    Scenario: After the renaming to "step", a mailed link with "step" leads to "Reset your password"
      Given Ada has an account
      And she has been sent a reset mail
      When she opens the link in her mail with "mode=" replaced by "step="
      Then she comes to "Reset your password"

    @10-14
    Scenario: After the renaming to "step", a signed-in visitor who follows a made-up link with "step" sees that it does not work
      Given Ada is signed in at "/cummies"
      When she goes to "/?step=resetPassword&oobCode=made-up"
      Then she comes to "Try resetting your password again"

    @10-9
    Scenario: After the renaming to "step", a mailed link with "mode" does nothing, and a sign-in starts
      Given Ada has an account
      And she has been sent a reset mail
      When she opens the link in her mail
      Then she comes to "Sign in with email"

  @limit.default-mode-parameter
  Rule: Unless the developer renames it, the part of the address that carries the mode is called "mode"
    In these addresses, "resetPassword" is the mode of a link that lets a visitor set a new password, and the link's
    code is made up. Where the app recognises the mode, the visitor reads "Try resetting your password again", because
    the code does not work. "select" is the mode that starts a sign-in. "/cummies" is a page of the app that shows a
    signed-in visitor only its name. If an address names the mode twice, the first counts.

    Source: spec §9; reference §5.1

    @10-10
    Scenario: A made-up link to set a new password, with "mode" in its address, is recognised
      When Ada opens a made-up link to set a new password
      Then she comes to "Try resetting your password again"

    @10-15
    Scenario: A made-up link to set a new password is recognised even if the visitor is signed in
      Given Ada is signed in at "/cummies"
      When she goes to "/?mode=resetPassword&oobCode=made-up"
      Then she comes to "Try resetting your password again"

    @10-11
    Scenario Outline: The address "<address>" carries no mode, so a sign-in starts
      When Ada opens "<address>"
      Then she comes to "Sign in with email"

      Examples: the mode has a different name
        | address                                    |
        | /?Mode=resetPassword&oobCode=made-up       |
        | /?widgetMode=resetPassword&oobCode=made-up |

      Examples: the mode stands after a # instead of a question mark
        | address                              |
        | /#mode=resetPassword&oobCode=made-up |

    @10-12
    Scenario: If an address carries the modes "resetPassword" and then "select", only "resetPassword" counts
      When Ada opens "/?mode=resetPassword&mode=select&oobCode=made-up"
      Then she comes to "Try resetting your password again"
