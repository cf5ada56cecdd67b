Feature: A broken harness
  An error of the harness, not of the product.

  @kettle.breaks
  Rule: The stove works

    @02-1
    Scenario: The stove is gone
      Given a kettle
      Then there is no stove
