@own
Feature: 10. Beyond the specification: on paper

  Paper cannot be scrolled: what the document leaves out has to be there after all.

  @B12
  Rule: Paper has every row that was loaded

    Example: Under the headers on every sheet stand all rows, in their order
      Given the page is open
      And 3 loads take place
      And the rows are noted
      When the page is printed
      Then the first of several sheets begins with "Sample contacts"
      And under that each sheet has the headers "UUID Name Address Phone"
      And under those all sheets together have the noted rows, and nothing else

    Example: A narrow window prints a table too, sorted as it is
      Given the page is open in a window of 320 x 568
      And 1 load takes place
      And the reader clicks Name
      And the rows are noted
      When the page is printed
      Then the first of several sheets begins with "Sample contacts"
      And under that each sheet has the headers "UUID Name ▲ Address Phone"
      And under those all sheets together have the noted rows, and nothing else

    Example: A print in the middle of a load says nothing of it
      Given the page is open
      And the rows are noted
      And the reader scrolls to the bottom
      When the page is printed
      Then the first of several sheets begins with "Sample contacts"
      And under that each sheet has the headers "UUID Name Address Phone"
      And under those all sheets together have the noted rows, and nothing else

    Scenario Outline: After the print a window of <size> is as it was, and nothing is loaded
      Given the page is open in a window of <size>
      And 8 loads take place
      And the reader scrolls to 50 percent
      And 1000 ms pass
      And the view is noted
      When the page is printed
      And 1000 ms pass
      Then the view is as noted
      And the table has 200 rows

      Examples:
        | size       |
        | 1280 x 520 |
        | 390 x 844  |
