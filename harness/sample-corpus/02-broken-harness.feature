Feature: A broken harness
  What the product cannot be blamed for.

  @kettle.breaks
  Rule: The stove is there

    Scenario: It is not
      Given a kettle
      Then there is no stove
