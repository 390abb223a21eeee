@own
Feature: 10. Beyond the specification

  What this page does besides: nothing here belongs to the nine sections before, and nothing here
  contradicts them.

  @B1
  Rule: A window higher than its rows loads until it can be scrolled, and no further

    Example: A tall window loads on, one load after the other
      Given the page is open in a window of 1280 x 4000
      When an animation frame passes
      Then the table has 60 rows
      And "Loading..." is shown

    Example: It stops when it can be scrolled
      Given the page is open in a window of 1280 x 4000
      When 1000 ms pass
      Then the page can be scrolled, by the height of 20 rows at most
      And "Loading..." is not shown

    Scenario Outline: A window of <before> that becomes <size> fills itself too
      Given the page is open in a window of <before>
      And the window is resized to <size>
      When 1000 ms pass
      Then the page can be scrolled, by the height of 20 rows at most
      And "Loading..." is not shown

      Examples:
        | before     | size        | because                         |
        | 1280 x 520 | 1280 x 3000 | it is dragged taller            |
        | 1280 x 900 | 2560 x 1800 | the page is zoomed out to 50 %  |
        | 2560 x 800 | 1100 x 2560 | the screen is turned            |

    Scenario Outline: A window that its rows exceed by <px> px <does>
      Given the page is open
      And the window is resized to <px> px less than the page is high
      When 1000 ms pass
      Then the table has <rows> rows

      Examples:
        | px | does              | rows | because                               |
        | 1  | fills itself too  | 60   | a zoomed screen may not scroll by it  |
        | 2  | loads nothing     | 40   | it can be scrolled                    |

    Example: A window that its rows already fill loads nothing
      Given the page is open
      When 1000 ms pass
      Then the table has 40 rows

  @B8
  Rule: The same seed brings the same contacts

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
        | address                | because            |
        | ?seed=                 | it is empty        |
        | ?seed=seven            | it is no number    |
        | ?seed=1.5              | it is no whole one |
        | ?seed=-7               | it has a sign      |
        | ?seed=7th              | more follows it    |
        | ?seed=1000000000000000 | it has 16 digits   |
        |                        | there is none      |

  @B9
  Rule: The address can set the scroll threshold

    Scenario Outline: With "<address>", at <position>, the loader <shown>
      Given the page is opened at "?scroll-threshold=<address>"
      When the reader scrolls to <position>
      Then "Is loading..." <shown>

      Examples:
        | address | position                 | shown        | because                  |
        | 150px   | 151 px from the bottom   | is not shown | 80 percent count no more |
        | 150px   | 150 px from the bottom   | is shown     |                          |
        | 95%25   | 1 px short of 95 percent | is not shown |                          |
        | 95%25   | 95 percent               | is shown     |                          |
