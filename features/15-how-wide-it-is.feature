Feature: How wide it is
  On a phone the widget takes the whole width; elsewhere it is a narrow card.

  @limit.container-width
  Rule: The widget is never wider than 360 pixels in a window of more than 480
    Source: spec §9; reference §1.4

    @15-1
    Scenario Outline: A window of <window> pixels
      Given Grace has opened "/"
      When her window becomes <window> pixels wide
      Then the widget is 360 pixels wide

      Examples:
        | window |
        | 481    |
        | 600    |
        | 1280   |

    @15-2
    Scenario: The ways in are no wider
      Given the app offers:
        | provider  |
        | password  |
        | anonymous |
      And Grace has opened "/"
      When her window becomes 481 pixels wide
      Then the widget is 360 pixels wide

  @limit.mobile-breakpoint
  Rule: In a window of up to 480 pixels the widget takes the whole width
    Source: spec §9; reference §1.4

    @15-3
    Scenario Outline: A window of <window> pixels
      Given Grace has opened "/"
      When her window becomes <window> pixels wide
      Then the widget is <window> pixels wide

      Examples:
        | window |
        | 320    |
        | 360    |
        | 480    |

    @15-4
    Scenario: Not in a window of one pixel more
      Given Grace has opened "/"
      When her window becomes 481 pixels wide
      Then the widget is 360 pixels wide

    @15-5
    Scenario: A name that is longer than the line does not widen the page
      Given the app offers:
        | provider           | providerName                                             |
        | password           |                                                          |
        | saml.donaudampfers | Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau |
      And Grace has opened "/"
      When her window becomes 320 pixels wide
      Then the widget is 320 pixels wide
