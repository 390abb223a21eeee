@own
Feature: 10. Beyond the specification: on paper

  Paper cannot be scrolled, so it has the rows that the document leaves out, too: 10,000 rows at
  most. If more are loaded, the last line says how many are not printed.

  @B12
  Rule: All loaded rows are printed

    Example: All rows are printed in their order, under the headers on every sheet
      Given the page is open
      And 3 loads take place
      When the page is printed
      Then "Sample contacts" is printed, and all rows in their order, below "UUID Name Address Phone" on each sheet

    Example: A narrow window prints a table too, sorted as it is
      Given the page is open in a window of 320 x 568
      And 1 load takes place
      And the reader clicks Name
      When the page is printed
      Then "Sample contacts" is printed, and all rows in their order, below "UUID Name ▲ Address Phone" on each sheet

    Example: During a load, the loader and the line are not printed
      Given the page is open
      And the reader scrolls to the bottom
      When the page is printed
      Then "Sample contacts" is printed, and all rows in their order, below "UUID Name Address Phone" on each sheet

    Scenario Outline: After printing, a window of <size> is as it was, and nothing is loaded
      Given a long list in a window of <size>
      And the reader is at 50 percent
      When the page is printed
      And 1000 ms pass
      Then the view is as before
      And the table has 200 rows

      Examples:
        | size       |
        | 1280 x 520 |
        | 390 x 844  |
