Feature: 5. Validation

  Readers can enter nothing, so nothing is validated. Each contact must have its four texts: see R3.1.

  @R5.1
  Rule: There is no input and no validation message

    Example: Loading and sorting offer no input
      Given the page is open
      When the reader clicks Name 3 times
      And 5 loads take place
      Then the only controls are the column headers
      And the text around the rows is as before
