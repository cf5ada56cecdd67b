Feature: How wide the sign-in widget is
  In a wide window the sign-in widget is a narrow card. In a narrow window, such as on a phone, it takes the whole
  width.

  @limit.container-width
  Rule: In a window of more than 480 pixels, the sign-in widget is 360 pixels wide
    Source: spec §9; reference §1.4

    @15-1
    Scenario Outline: In a window of <window> pixels, the sign-in widget is 360 pixels wide
      Given Grace has opened "/"
      When her window becomes <window> pixels wide
      Then the widget is 360 pixels wide

      Examples: the window is wider than 480 pixels
        | window |
        | 481    |
        | 600    |
        | 1280   |

    @15-2
    Scenario: In a window of 481 pixels, the list of sign-in options is 360 pixels wide, too
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And Grace has opened "/"
      When her window becomes 481 pixels wide
      Then the widget is 360 pixels wide

    @15-6
    Scenario: In a window of 600 pixels, a provider's long name does not make the sign-in widget wider
      Given the app offers:
        | provider           | providerName                                             |
        | password           |                                                          |
        | saml.donaudampfers | Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau |
      And Grace has opened "/"
      When her window becomes 600 pixels wide
      Then the widget is 360 pixels wide

    @15-7
    Scenario: In a window of 1280 pixels, "Create account" is 360 pixels wide, too
      Given Grace has come to "Create account"
      When her window becomes 1280 pixels wide
      Then the widget is 360 pixels wide

  @limit.mobile-breakpoint
  Rule: In a window of up to 480 pixels, the sign-in widget is as wide as the window
    Source: spec §9; reference §1.4

    @15-3
    Scenario Outline: In a window of <window> pixels, the sign-in widget is <window> pixels wide
      Given Grace has opened "/"
      When her window becomes <window> pixels wide
      Then the widget is <window> pixels wide

      Examples: the window is at most 480 pixels wide
        | window |
        | 320    |
        | 360    |
        | 480    |

    @15-4
    Scenario: In a window of 481 pixels, one more than 480, the sign-in widget leaves space beside it
      Given Grace has opened "/"
      When her window becomes 481 pixels wide
      Then the widget is 360 pixels wide

    @15-5
    Scenario: In a window of 320 pixels, a provider's long name does not make the sign-in widget wider
      Given the app offers:
        | provider           | providerName                                             |
        | password           |                                                          |
        | saml.donaudampfers | Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau |
      And Grace has opened "/"
      When her window becomes 320 pixels wide
      Then the widget is 320 pixels wide

    @15-8
    Scenario: In a window of 480 pixels, "Create account" is as wide as the window, too
      Given Grace has come to "Create account"
      When her window becomes 480 pixels wide
      Then the widget is 480 pixels wide
