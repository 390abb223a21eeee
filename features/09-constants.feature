Feature: 9. Constants and limits

  | Constant                | Value                                                       |
  | ----------------------- | ----------------------------------------------------------- |
  | Initial rows            | 40                                                          |
  | Rows a load             | 20                                                          |
  | Scroll trigger          | 80 percent of the scroll height; px or percent may be given |
  | Scroll handler throttle | 150 ms                                                      |
  | Sort type               | alphanumeric                                                |
  | Pagination (unused)     | page size 10, page index 0                                  |

  @R9.1
  Rule: The page starts with 40 rows

    Example: 40 rows at first
      When the page is opened
      Then the table has 40 rows

    Example: 40 rows still, however long nobody scrolls
      Given the page is open
      When 10000 ms pass
      Then the table has 40 rows

  @R9.2
  Rule: A load adds 20 rows

    Scenario Outline: After <loads> loads there are <rows> rows
      Given the page is open
      When <loads> loads take place
      Then the table has <rows> rows

      Examples:
        | loads | rows |
        | 2     | 80   |
        | 3     | 100  |
        | 5     | 140  |

  @R9.3
  Rule: A load starts at 80 percent of the scroll height, or where a threshold in px or percent says

  What counts is the lower edge of the view: its distance from the top of the document, as a
  share of the document's height. Less than 1 px from the bottom is the bottom.

    Scenario Outline: By default, at <position>, the loader <shown>
      Given the page is open
      When the reader scrolls to <position>
      Then "Is loading..." <shown>

      Examples:
        | position                 | shown        |
        | 79 percent               | is not shown |
        | 1 px short of 80 percent | is not shown |
        | 80 percent               | is shown     |
        | 81 percent               | is shown     |
        | the bottom               | is shown     |

    Example: After a load the 80 percent are those of the longer list
      Given the page is open
      And 1 load takes place
      And 150 ms pass
      When the reader scrolls to 1 px short of 80 percent
      Then "Is loading..." is not shown

    @own
    Scenario Outline: With the threshold "<threshold>", at <position>, the loader <shown>
      Given the page is opened at "?scroll-threshold=<address>"
      When the reader scrolls to <position>
      Then "Is loading..." <shown>

      Examples:
        | threshold | address | position                 | shown        | because                           |
        | 50%       | 50%25   | 1 px short of 50 percent | is not shown | a percentage counts from the top  |
        | 50%       | 50%25   | 50 percent               | is shown     |                                   |
        | 100%      | 100%25  | 1 px from the bottom     | is not shown |                                   |
        | 100%      | 100%25  | the bottom               | is shown     |                                   |
        | 200px     | 200px   | 201 px from the bottom   | is not shown | a distance counts from the bottom |
        | 200px     | 200px   | 200 px from the bottom   | is shown     |                                   |
        | 0px       | 0px     | 1 px from the bottom     | is not shown |                                   |
        | 0px       | 0px     | the bottom               | is shown     |                                   |
        | 12.5px    | 12.5px  | 13 px from the bottom    | is not shown | decimals count                    |
        | 12.5px    | 12.5px  | 12 px from the bottom    | is shown     |                                   |

    @own @module
    Scenario Outline: The value <value> as a threshold means <meaning>
      When the value <value> is read as a threshold
      Then it means "<meaning>"

      Examples:
        | value      | meaning  | because                            |
        | 0          | 0%       |                                    |
        | 0.75       | 75%      | a bare number is a fraction        |
        | 1          | 100%     |                                    |
        | 1.01       | nothing  | no fraction is more than the whole |
        | -0.5       | nothing  | no fraction is negative            |
        | 1e999      | nothing  | nor is it infinite                 |
        | "99.75%"   | 99.75%   | decimals count, too                |
        | "100.01%"  | nothing  | a percentage ends at 100           |
        | "200.25px" | 200.25px |                                    |
        | ".25px"    | 0.25px   | before the point may be nothing    |
        | "1.px"     | nothing  | after it may not                   |
        | ".px"      | nothing  |                                    |
        | "80%!"     | nothing  | nothing follows the unit           |
        | " 80%"     | nothing  | nothing precedes the number        |
        | ["80%"]    | nothing  | a list is no text                  |
        | null       | nothing  |                                    |

    @own @module
    Scenario Outline: <left> px from the bottom, the threshold "<threshold>" is <reached>
      When a box is scrolled to <left> px from its bottom
      Then the threshold "<threshold>" is <reached>

      Examples:
        | left | threshold | reached     | because                                    |
        | 0    | 100%      | reached     |                                            |
        | 0.9  | 100%      | reached     | on a zoomed screen that may be the end     |
        | 0.9  | 0px       | reached     |                                            |
        | 1    | 100%      | not reached |                                            |
        | 1    | 0px       | not reached |                                            |

  @R9.4
  Rule: The scroll handler runs at most once in 150 ms

    Example: The first scroll is handled at once
      Given the page is open
      When the reader scrolls to the bottom
      Then "Loading..." is shown

    Scenario Outline: A scroll right after a handled one waits: after <ms> ms the line <shown>
      Given the page is open
      And the reader scrolls to 60 percent
      And the reader scrolls to the bottom
      When <ms> ms pass
      Then "Loading..." <shown>

      Examples:
        | ms  | shown        | because                                |
        | 1   | is not shown | it waits                               |
        | 149 | is not shown | it still waits                         |
        | 150 | is shown     | the last scroll of a burst is not lost |

    Scenario Outline: 100 ms after a handled one a scroll waits less: after <ms> ms the line <shown>
      Given the page is open
      And the reader scrolls to 60 percent
      And 100 ms pass
      And the reader scrolls to the bottom
      When <ms> ms pass
      Then "Loading..." <shown>

      Examples:
        | ms | shown        | because                            |
        | 49 | is not shown | the 150 ms are not over            |
        | 50 | is shown     | they count from the handled scroll |

    Example: A scroll 150 ms after a handled one is handled at once
      Given the page is open
      And the reader scrolls to 60 percent
      And 150 ms pass
      When the reader scrolls to the bottom
      Then "Loading..." is shown

    Scenario Outline: A load in between does not end the wait: <ms> ms after it the line <shown>
      Given the page is open
      And the clock stops 1 ms before an animation frame
      And the reader scrolls to the bottom
      And an animation frame passes
      And the reader scrolls to the bottom
      When <ms> ms pass
      Then "Loading..." <shown>

      Examples:
        | ms  | shown        | because                               |
        | 148 | is not shown | the load took 1 of the 150 ms         |
        | 149 | is shown     | all 150 ms are over                   |

    @own
    Scenario Outline: With the machine's clock set <direction> an hour a scroll waits as long: after <ms> ms the line <shown>
      Given the page is open
      And the reader scrolls to 60 percent
      And the machine's clock is set <direction> an hour
      And the reader scrolls to the bottom
      When <ms> ms pass
      Then "Loading..." <shown>

      Examples:
        | direction | ms  | shown        |
        | back      | 149 | is not shown |
        | back      | 150 | is shown     |
        | forward   | 149 | is not shown |
        | forward   | 150 | is shown     |

    Example: The last scroll of a burst counts, not the ones before it
      Given the page is open
      And the reader scrolls to 60 percent
      And the reader scrolls to the bottom
      And the reader scrolls to 70 percent
      When 150 ms pass
      Then "Loading..." is not shown

    Scenario Outline: A scroll after the last of a burst waits again: after <ms> ms the line <shown>
      Given the page is open
      And the reader scrolls to 60 percent
      And the reader scrolls to 70 percent
      And 150 ms pass
      And the reader scrolls to the bottom
      When <ms> ms pass
      Then "Loading..." <shown>

      Examples:
        | ms  | shown        |
        | 149 | is not shown |
        | 150 | is shown     |

  @R9.5
  Rule: Columns sort alphanumerically

  Text is compared without regard to case, code unit by code unit. A run of digits compares as a
  number. Text comes before digits. Equal values keep the order of generation, also when the
  column descends.

    Scenario Outline: <column> <direction> follows the alphanumeric order over several loads
      Given the page is open
      And the reader clicks <column> <clicks> times
      When 2 loads take place
      Then the rows are sorted by <column> <direction>

      Examples:
        | column  | clicks | direction  | because                              |
        | UUID    | 1      | ascending  | digits and letters alternate         |
        | UUID    | 2      | descending |                                      |
        | Name    | 2      | descending | letters, upper and lower case        |
        | Address | 2      | descending | house numbers after street names     |
        | Phone   | 2      | descending | digits, brackets, points and hyphens |

    @own @module
    Scenario Outline: "<first>" comes before "<second>"
      Given contacts with these addresses:
        | <second> |
        | <first>  |
      When they are sorted by Address ascending
      Then their order is 2, 1

      Examples:
        | first        | second        | because                                  |
        | Apt. 2       | Apt. 10       | 2 is less than 10                        |
        | apt. 2       | APT. 10       | case does not matter                     |
        | Apt. 9 b     | Apt. 10 a     | numbers are compared before what follows |
        | 12 Elm 3     | 12 Oak 1      | the first difference decides             |
        | Suite        | 100 Suite     | text comes before digits                 |
        | Apt.         | Apt. 2        | the shorter of two alike comes first     |
        |              | A             | nothing comes before something           |
        | 999999999999 | 1000000000000 | any number of digits counts              |
        | zebra        | Émile         | code units, not an alphabet              |

    @own @module
    Scenario Outline: Equal values keep the order of generation, <direction>
      Given contacts with these addresses:
        | Apt. 7  |
        | APT. 7  |
        | apt. 07 |
      When they are sorted by Address <direction>
      Then their order is 1, 2, 3

      Examples:
        | direction  |
        | ascending  |
        | descending |

  @R9.6
  Rule: The table library's page size of 10 and page index of 0 are its defaults, and unused

    Example: More than ten rows are on the page, from the first on
      Given the page is open
      When the reader clicks Name 3 times
      Then the table has 40 rows
      And the rows are in the order of generation

    @own @module
    Example: The constants are the library's own defaults
      When the pagination defaults are read
      Then the page size is 10 and the page index is 0
      And they are those of the table library
