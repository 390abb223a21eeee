Feature: 9. Constants and limits: recorded

  @R9.1
  Rule: The page starts with 40 rows

    Example: It fails
      When the page is opened
      Then the table has 39 rows

    Example: It passes
      Given the page is open in a window of 1280 x 350
      Then the table has 40 rows
      And the columns are:
        | UUID | Name | Address | Phone |

    Scenario Outline: There are <rows> rows
      When the page is opened
      Then the table has <rows> rows

      Examples:
        | rows | because   |
        | 40   | it passes |
        | 41   | it fails  |

    Example: It is not judged
      Given the page is open, with names whose order depends on case
      When the reader clicks Name
      Then the rows are sorted by Name ascending

    Example: It is printed
      Given the page is open
      When the page is printed
      Then nothing is stored in the browser
