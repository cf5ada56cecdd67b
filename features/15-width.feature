Feature: Width of the sign-in widget
  In a wide window the sign-in widget is a narrow card. In a narrow window, such as on a phone, it takes the whole
  width.

  @limit.container-width
  Rule: The sign-in widget is 360 pixels wide in a window of more than 480 pixels
    The width does not depend on what the widget shows. "SAML" is a sign-in option for the account that an organisation
    gives to its people; its button shows the name of the organisation. A guest uses the app without an email. The
    column "name" gives the name on the button; an empty cell leaves the usual one.

    Source: spec §9; reference §1.4

    @15-1
    Scenario Outline: The sign-in widget is 360 pixels wide in a window of <window> pixels
      Given Grace has opened "/"
      When her window becomes <window> pixels wide
      Then the widget is 360 pixels wide

      Examples: the window is wider than 480 pixels
        | window |
        | 481    |
        | 600    |
        | 1280   |

    @15-2
    Scenario: The list of sign-in options is 360 pixels wide in a window of 481 pixels
      Given the app offers email and guests
      And Grace has opened "/"
      When her window becomes 481 pixels wide
      Then the widget is 360 pixels wide

    @15-6
    Scenario: The sign-in widget is 360 pixels wide in a window of 600 pixels even if a provider has a long name
      Given the app offers:
        | sign-in option | name                                                     |
        | email          |                                                          |
        | SAML           | Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau |
      And Grace has opened "/"
      When her window becomes 600 pixels wide
      Then the widget is 360 pixels wide

    @15-7
    Scenario: "Create account" is 360 pixels wide in a window of 1280 pixels
      Given Grace has come to "Create account"
      When her window becomes 1280 pixels wide
      Then the widget is 360 pixels wide

  @limit.mobile-breakpoint
  Rule: The sign-in widget is as wide as the window in a window of up to 480 pixels
    The width does not depend on what the widget shows. "SAML" is a sign-in option for the account that an organisation
    gives to its people; its button shows the name of the organisation. From 481 pixels on, the widget is 360 pixels
    wide. The column "name" gives the name on the button; an empty cell leaves the usual one.

    Source: spec §9; reference §1.4

    @15-3
    Scenario Outline: The sign-in widget is <window> pixels wide in a window of <window> pixels
      Given Grace has opened "/"
      When her window becomes <window> pixels wide
      Then the widget is <window> pixels wide

      Examples: the window is at most 480 pixels wide
        | window |
        | 320    |
        | 360    |
        | 480    |

    @15-4
    Scenario: The sign-in widget leaves space beside it in a window of 481 pixels, one more than 480
      Given Grace has opened "/"
      When her window becomes 481 pixels wide
      Then the widget is 360 pixels wide

    @15-5
    Scenario: The sign-in widget is 320 pixels wide in a window of 320 pixels even if a provider has a long name
      Given the app offers:
        | sign-in option | name                                                     |
        | email          |                                                          |
        | SAML           | Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau |
      And Grace has opened "/"
      When her window becomes 320 pixels wide
      Then the widget is 320 pixels wide

    @15-8
    Scenario: "Create account" is 480 pixels wide in a window of 480 pixels
      Given Grace has come to "Create account"
      When her window becomes 480 pixels wide
      Then the widget is 480 pixels wide
