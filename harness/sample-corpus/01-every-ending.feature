Feature: Every ending
  One scenario for each way in which a scenario can end.

  @kettle.boils
  Rule: The kettle boils

    Scenario: It does
      Given a kettle
      Then it boils

    Scenario Outline: With <litres> litres of <liquid>
      Given a kettle
      Then it boils after <minutes> minutes

      Examples:
        | litres | liquid | minutes |
        | 1      | water  | 3       |
        | 2      | tea    | 5       |

  @kettle.whistles
  Rule: The kettle whistles

    Scenario: It fails, as is known
      Given a kettle
      Then it is silent

    Scenario: It fails, but not as is known
      Given a kettle
      Then it is silent

    Scenario: It passes, though it is known to fail
      Given a kettle
      Then it boils

  @kettle.pours
  Rule: The kettle pours

    Scenario: A step that nobody wrote
      Given a kettle
      Then it sings

    Scenario: A step that was written twice
      Given a kettle
      Then it pours

    Scenario: A step that waits to be written
      Given a kettle
      Then it pours later

    Scenario: A step that is left out
      Given a kettle
      Then it pours elsewhere

    Scenario: Nothing at all

