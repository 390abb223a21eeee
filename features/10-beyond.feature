@own
Feature: 10. This page's own promises

  What this page does beyond the nine sections.

  @B1
  Rule: A window taller than its rows loads until it can be scrolled by at least 2 px, and no further

    Example: In a tall window one load follows the other, frame by frame
      Given the page is open in a window of 1280 x 4000
      When an animation frame passes
      Then the table has 80 rows
      And "Loading..." is shown

    Example: It stops when it can be scrolled
      Given the page is open in a window of 1280 x 4000
      When 1000 ms pass
      Then the page can be scrolled, by the height of 20 rows at most
      And "Loading..." is not shown

    Scenario Outline: A window resized from <before> to <size> loads until it can be scrolled
      Given the page is open in a window of <before>
      And the window is resized to <size>
      When 1000 ms pass
      Then the page can be scrolled, by the height of 20 rows at most
      And "Loading..." is not shown

      Examples:
        | before     | size        | because                        |
        | 1280 x 520 | 1280 x 3000 | it is made taller              |
        | 1280 x 900 | 2560 x 1800 | the page is zoomed out to 50 % |

    @chromium
    Example: A growing window loads after a scroll without a `scrollend`
      Given the page is open in a window of 390 x 700
      And the reader is at 30 percent
      And the reader selects text by dragging to the top
      And 200 ms pass
      When the window is resized to 390 x 6000
      And 1000 ms pass
      Then the page can be scrolled, by the height of 20 rows at most

    Scenario Outline: A page that is <px> px taller than its window <does>
      Given the page is open
      And the window is resized to <px> px less than the page's height
      When 1000 ms pass
      Then the table has <rows> rows

      Examples:
        | px | does          | rows | because                        |
        | 1  | loads         | 60   | zoomed, 1 px may be too little |
        | 2  | loads nothing | 40   | it can be scrolled             |

  @B8
  Rule: The same seed gives the same contacts

    Example: Two visits with one seed show the same rows, load after load
      Given the page is open at "?seed=7"
      And 2 loads take place
      When the page is opened at "?seed=7"
      And 2 loads take place
      Then the first 80 rows are as before

    Example: The largest seed has 15 digits
      Given the page is open at "?seed=999999999999999"
      When the page is opened at "?seed=999999999999999"
      Then the first 40 rows are as before

    Scenario Outline: Seed <other> gives different contacts from seed <seed>
      Given the page is open at "?seed=<seed>"
      When the page is opened at "?seed=<other>"
      Then no contact from before is on the page

      Examples:
        | seed            | other           | because                                  |
        | 7               | 8               | they are neighbours                      |
        | 7               | 4294967303      | they differ by 2^32                      |
        | 4294967303      | 8589934599      | both are above 2^32, and differ by it    |
        | 999999999999998 | 999999999999999 | they are the largest that have 15 digits |

    Scenario Outline: "<address>" is not a seed, so every visit differs
      Given the page is open at "<address>"
      When the page is opened at "<address>"
      Then no contact from before is on the page

      Examples:
        | address                | because                 |
        | ?seed=                 | it is empty             |
        | ?seed=-7               | it has a sign           |
        | ?seed=7th              | more follows the number |
        | ?seed=1000000000000000 | it has 16 digits        |
        |                        | there is none           |

  @B9
  Rule: The address can set the scroll threshold

  The forms are those of R9.3, whose examples set the threshold by the address, too.

    Example: With a threshold of 95 percent, nothing loads at 90 percent
      Given the page is open at "?scroll-threshold=95%25"
      When the reader scrolls to 90 percent
      Then "Is loading..." is not shown
