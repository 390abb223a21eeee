@own
Feature: 10. Beyond the specification

  What this page does besides: nothing here belongs to the nine sections before, and nothing here
  contradicts them.

  @B1
  Rule: A window taller than its rows fills itself, and no further

    Example: A tall window loads on, one load after the other
      Given the page is open in a window of 1280 x 4000
      When an animation frame passes
      Then the table has 60 rows
      And "Loading..." is shown

    Example: It stops when it can be scrolled
      Given the page is open in a window of 1280 x 4000
      When 1000 ms pass
      Then the page can be scrolled, by less than a load
      And "Loading..." is not shown

    Example: A window that grows fills itself too
      Given the page is open
      And the window is resized to 1280 x 3000
      When 1000 ms pass
      Then the page can be scrolled, by less than a load

    Example: A window that its rows already fill loads nothing
      Given the page is open
      When 1000 ms pass
      Then the table has 40 rows

  @B8
  Rule: A seed repeats the same contacts

    Example: Two visits with one seed show the same rows, load after load
      Given the page is opened at "?seed=7"
      And 2 loads take place
      And the rows are noted
      When the page is opened at "?seed=7"
      And 2 loads take place
      Then the rows are the noted ones

    Example: Any whole number of up to 15 digits is a seed
      Given the page is opened at "?seed=999999999999999"
      And the rows are noted
      When the page is opened at "?seed=999999999999999"
      Then the rows are the noted ones

    Example: Another seed shows other rows
      Given the page is opened at "?seed=7"
      And the rows are noted
      When the page is opened at "?seed=8"
      Then no noted row is on the page

    Scenario Outline: "<address>" is no seed, and every visit differs
      Given the page is opened at "<address>"
      And the rows are noted
      When the page is opened at "<address>"
      Then no noted row is on the page

      Examples:
        | address     | because            |
        | ?seed=      | it is empty        |
        | ?seed=seven | it is no number    |
        | ?seed=1.5   | it is no whole one |
        | ?seed=-7    | it has a sign      |
        | ?seed=7th   | more follows it    |
        | ?seed=1000000000000000 | it has 16 digits |
        |             | there is none      |

  @B9
  Rule: The address can set the scroll threshold

    Example: A threshold in px
      Given the page is opened at "?scroll-threshold=300px"
      When the reader scrolls to 300 px from the bottom
      Then "Is loading..." is shown

    Example: A threshold in percent
      Given the page is opened at "?scroll-threshold=95%25"
      When the reader scrolls to 1 px short of 95 percent
      Then "Is loading..." is not shown
