Feature: Every ending
  One scenario for each verdict.

  @kettle.boils
  Rule: The kettle boils

    Scenario: It boils
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

    Scenario: It fails as expected
      Given a kettle
      Then it is silent

    Scenario: It fails with a different message
      Given a kettle
      Then it is silent

    Scenario: It passes although it should fail
      Given a kettle
      Then it boils

  @kettle.pours
  Rule: The kettle pours

    Scenario: An undefined step
      Given a kettle
      Then it sings

    Scenario: An ambiguous step
      Given a kettle
      Then it pours

    Scenario: A pending step
      Given a kettle
      Then it pours later

    Scenario: A skipped step
      Given a kettle
      Then it pours elsewhere

    Scenario: Without steps

