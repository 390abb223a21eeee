Feature: 5. Validation

  Nothing is validated, as nothing is put in. That each contact has its four values is all that is
  asked: see section 3.

  @R5.1
  Rule: There is nothing to fill in and no message of validation

    Example: Loading and sorting offer no input
      Given the page is open
      And the text around the rows is noted
      And the reader clicks Name 3 times
      When 1 load takes place
      Then the only controls are the column headers
      And the text around the rows is as noted

    Example: Every field of every row is filled
      Given the page is open
      When 1 load takes place
      Then no cell is empty
