Feature: Every ending
  One scenario for each verdict.

  @kettle.boils
  Rule: The kettle boils

    @01-1
    Scenario: Boiling water
      Given a kettle
      Then it boils

    @01-2
    Scenario Outline: With <litres> litres of <liquid>
      Given a kettle
      Then it boils after <minutes> minutes

      Examples:
        | litres | liquid | minutes |
        | 1      | water  | 3       |
        | 2      | tea    | 5       |

  @kettle.whistles
  Rule: The kettle whistles

    @01-3
    Scenario: Failing as expected
      Given a kettle
      Then it is silent

    @01-4
    Scenario: Failing with a different message
      Given a kettle
      Then it is silent

    @01-5
    Scenario: Passing although it should fail
      Given a kettle
      Then it boils

  @kettle.pours
  Rule: The kettle pours

    @01-6
    Scenario: An undefined step
      Given a kettle
      Then it sings

    @01-7
    Scenario: An ambiguous step
      Given a kettle
      Then it pours

    @01-8
    Scenario: A pending step
      Given a kettle
      Then it pours later

    @01-9
    Scenario: A skipped step
      Given a kettle
      Then it pours elsewhere

    @01-10
    Scenario: Without steps

