@own
Feature: 10. This page's own promises: on paper

  Paper cannot be scrolled, so all loaded rows are printed, not only those near the view: 10,000 at most.

  @B12
  Rule: Up to 10,000 loaded rows are printed

    Example: All rows are printed in their order, below the headers on every sheet
      Given the page is open
      And 3 loads take place
      When the page is printed
      Then the print begins with "Sample contacts"
      And all rows are printed, in their order, below "UUID Name Address Phone" on each sheet

    Example: A narrow window prints a table too, sorted as it is
      Given the page is open in a window of 320 x 568
      And 1 load takes place
      And the reader clicks Name
      When the page is printed
      Then the print begins with "Sample contacts"
      And all rows are printed, in their order, below "UUID Name ▲ Address Phone" on each sheet

    Example: During a load, neither 'Is loading...' nor 'Loading...' is printed
      Given the page is open
      And the reader scrolls to the bottom
      When the page is printed
      Then the print begins with "Sample contacts"
      And all rows are printed, in their order, below "UUID Name Address Phone" on each sheet

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
