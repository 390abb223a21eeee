Feature: 5. Validation

  Readers can enter nothing, so nothing is validated, and no message appears (R8.1). Each contact must have its
  four texts (R3.1). Nothing is left open.

  @R5.1
  Rule: There is no input and no validation message

    Example: Loading and sorting offer no input
      Given the page is open
      When the reader clicks Name 3 times
      And 5 loads take place
      Then the only controls are the column headers
