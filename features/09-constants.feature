Feature: 9. Constants and limits

  | Constant                | Value                                                              |
  | ----------------------- | ------------------------------------------------------------------ |
  | Initial rows            | 40                                                                 |
  | Rows per load           | 20                                                                 |
  | Scroll trigger          | 80 percent of the scroll height, or as given in px or percent      |
  | Scroll handler throttle | 150 ms                                                             |
  | Sort type               | alphanumeric, as TanStack Table, the table library, defines it     |
  | Pagination (unused)     | page size 10, page index 0                                         |

  @R9.1
  Rule: The page starts with 40 rows

    Example: There are 40 rows at first, and as long as nobody scrolls
      Given the page is open
      When 10000 ms pass
      Then the table has 40 rows

  @R9.2
  Rule: A load adds 20 rows

    Scenario Outline: After <loads> loads there are <rows> rows
      Given the page is open
      When <loads> loads take place
      And 1000 ms pass
      Then the table has <rows> rows

      Examples:
        | loads | rows |
        | 2     | 80   |
        | 3     | 100  |
        | 5     | 140  |

  @R9.3
  Rule: A load starts at 80 percent of the scroll height, or at a threshold given in px or percent

  A percentage is the share of the document's height above the lower edge of the view; px are the
  distance from that edge to the bottom. Less than 1 px counts as the bottom.
  The code that uses the scroller gives the threshold: as a text, a decimal number directly followed
  by px or by %, 100% at most; or as a number. On this page the address can give the text (B9).

    Scenario Outline: By default, at <position>, the loader <shown>
      Given the page is open
      When the reader scrolls to <position>
      Then "Is loading..." <shown>

      Examples:
        | position                 | shown        |
        | 3 px short of 80 percent | is not shown |
        | 3 px past 80 percent     | is shown     |
        | the bottom               | is shown     |

    Example: After loads, the 80 percent are those of the longer list
      Given the page is open
      And 4 loads take place
      When the reader scrolls to 3 px short of 80 percent
      Then "Is loading..." is not shown

    Example: In a taller window, the 80 percent are those of its new height
      Given the page is open
      And the window is resized to 1280 x 640
      When the reader scrolls to 3 px past 80 percent
      Then "Is loading..." is shown

    @own
    Scenario Outline: With the threshold "<threshold>", at <position>, the loader <shown>
      Given the page is open at "?scroll-threshold=<address>"
      When the reader scrolls to <position>
      Then "Is loading..." <shown>

      Examples:
        | threshold | address      | position                 | shown        | because                  |
        | 80%       | 80%25        | 1 px short of 80 percent | is not shown |                          |
        | 80%       | 80%25        | 80 percent               | is shown     |                          |
        | 50%       | 50%25        | 1 px short of 50 percent | is not shown |                          |
        | 50%       | 50%25&seed=3 | 50 percent               | is shown     | the height is even       |
        | 100%      | 100%25       | 1 px from the bottom     | is not shown |                          |
        | 100%      | 100%25       | the bottom               | is shown     |                          |
        | 200px     | 200px        | 201 px from the bottom   | is not shown | px from the bottom       |
        | 200px     | 200px        | 200 px from the bottom   | is shown     |                          |
        | 0px       | 0px          | 1 px from the bottom     | is not shown |                          |
        | 0px       | 0px          | the bottom               | is shown     |                          |
        | 12.25px   | 12.25px      | 13 px from the bottom    | is not shown | decimals count           |
        | 12.25px   | 12.25px      | 12 px from the bottom    | is shown     |                          |
        | .25px     | .25px        | 1 px from the bottom     | is not shown | no leading digit needed  |

    @own @module
    Scenario Outline: The number <number> as a threshold means <meaning>
      When the scroller is given the number <number> as its threshold
      Then it means <meaning>

      Examples:
        | number | meaning | because                         |
        | 0      | 0%      | a number is a share             |
        | 0.75   | 75%     |                                 |
        | 1      | 100%    |                                 |
        | 1.01   | nothing | no share is more than the whole |
        | -0.5   | nothing | no share is negative            |

  @R9.4
  Rule: The scroll handler runs at most once in 150 ms

  The 150 ms count from the last scroll that was handled, whether or not a load is going on: a
  scroll within them waits until they are over. One after exactly 150 ms may wait for the next tick.

    Scenario Outline: A second scroll <gap> ms after the first: <ms> ms later, the line <shown>
      Given the page is open
      And 4 loads take place
      And the reader scrolls to 60 percent
      And <gap> ms pass
      And the reader scrolls to the bottom
      When <ms> ms pass
      Then "Loading..." <shown>

      Examples:
        | gap | ms  | shown        | because                                |
        | 0   | 149 | is not shown | it waits                               |
        | 0   | 151 | is shown     | the last scroll of a burst is not lost |
        | 100 | 49  | is not shown | the 150 ms count from the first scroll |
        | 100 | 51  | is shown     |                                        |
        | 151 | 0   | is shown     | after the 150 ms it is handled at once |

    Scenario Outline: A load does not end the wait: <ms> ms after it the line <shown>
      Given the page is open
      And the clock stops 1 ms before an animation frame
      And the reader scrolls to the bottom
      And an animation frame passes
      And the reader scrolls to the bottom
      When <ms> ms pass
      Then "Loading..." <shown>

      Examples:
        | ms  | shown        | because                       |
        | 148 | is not shown | the load took 1 of the 150 ms |
        | 150 | is shown     | all 150 ms are over           |

    @own
    Scenario Outline: The machine's clock, set <direction> an hour, changes no wait: after <ms> ms the line <shown>
      Given the page is open
      And the reader scrolls to 60 percent
      And the machine's clock is set <direction> an hour
      And the reader scrolls to the bottom
      When <ms> ms pass
      Then "Loading..." <shown>

      Examples:
        | direction | ms  | shown        |
        | back      | 151 | is shown     |
        | forward   | 149 | is not shown |

    Example: The last scroll of a burst counts, not the ones before it
      Given the page is open
      And the reader scrolls to 60 percent
      And the reader scrolls to the bottom
      And the reader scrolls to 70 percent
      When 151 ms pass
      Then "Loading..." is not shown

    Scenario Outline: A scroll after the last of a burst waits again: after <ms> ms the line <shown>
      Given the page is open
      And the reader scrolls to 60 percent
      And 100 ms pass
      And the reader scrolls to 70 percent
      And 51 ms pass
      And the reader scrolls to the bottom
      When <ms> ms pass
      Then "Loading..." <shown>

      Examples:
        | ms  | shown        |
        | 148 | is not shown |
        | 151 | is shown     |

  @R9.5
  Rule: Columns sort alphanumerically

  Both values are folded to lower case and cut into runs of digits and runs of other characters.
  They are compared run by run: digits as numbers, other text code unit by code unit, and text comes
  before digits. Equal values keep the order of generation, in descending order too.

    Scenario Outline: <column> <direction> is in alphanumeric order over several loads
      Given the page is open
      And the reader clicks <column> <clicks> times
      When 4 loads take place
      Then the rows are sorted by <column> <direction>

      Examples:
        | column  | clicks | direction  | because                              |
        | UUID    | 1      | ascending  | digits and letters alternate         |
        | Name    | 2      | descending | letters, upper and lower case        |
        | Address | 2      | descending | house numbers after street names     |
        | Phone   | 2      | descending | digits, brackets, dots and hyphens   |

    Example: Case does not matter
      Given the page is open, with names whose order depends on case
      When the reader clicks Name
      Then the rows are sorted by Name ascending

    Scenario Outline: Rows that tie keep the order of generation, <direction>
      Given the page is open, with contacts that tie in Name
      When the reader sorts by Name <direction>
      Then the rows are sorted by Name <direction>

      Examples:
        | direction  |
        | ascending  |
        | descending |

    @own @module
    Scenario Outline: "<first>" comes before "<second>"
      Given contacts with these addresses:
        | <second> |
        | <first>  |
      When they are sorted by Address ascending
      Then their order is 2, 1

      Examples:
        | first        | second        | because                                       |
        | Apt. 2       | Apt. 10       | 2 is less than 10                             |
        | apt. 2       | APT. 10       | case does not matter                          |
        | A_           | AB            | in lower case: '_' comes before 'b'           |
        | Apt. 9 b     | Apt. 10 a     | numbers are compared before what follows them |
        | a1           | ab            | runs are compared: 'a' comes before 'ab'      |
        | 12 Elm 3     | 12 Oak 1      | the first difference decides                  |
        | Suite        | 100 Suite     | text comes before digits                      |
        | Apt.         | Apt. 2        | fewer runs come first                         |
        |              | A             | an empty value comes first                    |
        | 999999999999 | 1000000000000 | numbers have no maximum                       |
        | zebra        | Émile         | code units are compared, not letters          |

    @own @module
    Example: Values that differ in case or in leading zeros alone are equal
      Given contacts with these addresses:
        | Apt. 7  |
        | APT. 7  |
        | apt. 07 |
      When they are sorted by Address descending
      Then their order is 1, 2, 3

  @R9.6
  Rule: The table library's defaults, page size 10 and page index 0, are unused

    Example: All 40 rows are there from the first on, sorted or not
      Given the table library's default page size is 10, and its default page index is 0
      And the page is open
      When the reader clicks Name 3 times
      Then the table has 40 rows
      And the rows are in the order of generation
