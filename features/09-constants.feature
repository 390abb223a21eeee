Feature: 9. Constants and limits

  | Constant                | Value                                                         |
  | ----------------------- | ------------------------------------------------------------- |
  | Initial rows            | 40                                                            |
  | Rows per load           | 20                                                            |
  | Trigger point           | 80 percent of the page's height, or as given in px or percent |
  | Scroll handler throttle | 150 ms                                                        |
  | Sort type               | alphanumeric, as R9.5 defines it                              |
  | Pagination (unused)     | page size 10, page index 0                                    |

  The last two come from TanStack Table, this page's table library. Another page need not use it.

  @R9.1
  Rule: The page starts with 40 rows

    Example: There are 40 rows at first, and ten seconds later if nobody scrolls
      Given the page is open
      When 10000 ms pass
      Then the table has 40 rows

  @R9.2
  Rule: A load adds 20 rows

    Example: Three loads add 60 rows, and no other load follows
      Given the page is open
      When 3 loads take place
      And 1000 ms pass
      Then the table has 100 rows

  @R9.3
  Rule: A load starts at 80 percent of the page's height, or at a threshold given in px or percent

  The place where a load starts is the trigger point: by default, where the lower edge of the view is at
  80 percent of the page's height. Any page is judged by this default.

  Left open: how a page is given another trigger point, the threshold. On this page the code that uses the
  scroller gives it: as a text, a decimal number directly followed by px or by %, 100% at most; or as a number,
  a share from 0 to 1. A value in px is the distance from the lower edge of the view to the bottom. The address
  can give the text (B9).

    Scenario Outline: By default, at <position>, 'Is loading...' <shown>
      Given the page is open
      When the reader scrolls to <position>
      Then "Is loading..." <shown>

      Examples:
        | position                 | shown        |
        | 3 px short of 80 percent | is not shown |
        | 3 px past 80 percent     | is shown     |

    Example: After loads, 80 percent is measured in the longer list
      Given the page is open
      And 4 loads take place
      When the reader scrolls to 3 px short of 80 percent
      Then "Is loading..." is not shown

    Example: After the window was made taller, 80 percent is measured at its new lower edge
      Given the page is open
      And the window is resized to 1280 x 640
      When the reader scrolls to 3 px past 80 percent
      Then "Is loading..." is shown

    @own
    Scenario Outline: With the threshold "<threshold>", at <position>, 'Is loading...' <shown>
      Given the page is open at "?scroll-threshold=<query>"
      When the reader scrolls to <position>
      Then "Is loading..." <shown>

      Examples:
        | threshold | query   | position                 | shown        |
        | 50%       | 50%25   | 1 px short of 50 percent | is not shown |
        | 50%       | 50%25   | 50 percent               | is shown     |
        | 100%      | 100%25  | 1 px from the bottom     | is not shown |
        | 100%      | 100%25  | the bottom               | is shown     |
        | 200px     | 200px   | 201 px from the bottom   | is not shown |
        | 200px     | 200px   | 200 px from the bottom   | is shown     |
        | 12.25px   | 12.25px | 13 px from the bottom    | is not shown |
        | 12.25px   | 12.25px | 12 px from the bottom    | is shown     |
        | .25px     | .25px   | 1 px from the bottom     | is not shown |

    @own @module
    Scenario Outline: A number as the threshold: <number> is <read as>
      When the scroller is given the number <number> as its threshold
      Then it is <read as>

      Examples:
        | number | read as      |
        | 0      | read as 0%   |
        | 0.75   | read as 75%  |
        | 1      | read as 100% |
        | 1.01   | refused      |
        | -0.5   | refused      |

  @R9.4
  Rule: The page reacts to scrolling at most once every 150 ms

  The first scroll is handled at once. One within 150 ms waits until they are over, whether or not a load is
  going on, and the place at that time counts. A scroll after that may have to wait again.

  In the examples there is a frame every 16 ms. They begin 2 ms before one, so that none falls between the
  150th and the 151st ms and ends a load before it is looked at.

  Left open: whether a scroll exactly 150 ms after a handled one waits 1 ms more; and whether the 150 ms after a
  scroll that has waited begin with that scroll, when it is handled, or with the next scroll.

    Scenario Outline: A second scroll <gap> ms after the first: <ms> ms later, 'Loading...' <shown>
      Given the page is open
      And 4 loads take place
      And time passes until 2 ms before the next animation frame
      And the reader scrolls to 60 percent
      And <gap> ms pass
      And the reader scrolls to the bottom
      When <ms> ms pass
      Then "Loading..." <shown>

      Examples:
        | gap | ms | shown        | because                                |
        | 100 | 49 | is not shown | the second scroll waits                |
        | 100 | 51 | is shown     | the 150 ms count from the first scroll |
        | 151 | 0  | is shown     | they are over                          |

    Example: A load does not end the wait: 'Loading...' is shown when all 150 ms are over
      Given the page is open
      And time passes until 2 ms before the next animation frame
      And the reader scrolls to the bottom
      And an animation frame passes
      And the reader scrolls to the bottom
      When 150 ms pass
      Then "Loading..." is shown

    Example: A scroll after the last of a burst waits again
      Given the page is open
      And time passes until 2 ms before the next animation frame
      And the reader scrolls to 60 percent
      And 100 ms pass
      And the reader scrolls to 70 percent
      And 51 ms pass
      And the reader scrolls to the bottom
      When 151 ms pass
      Then "Loading..." is shown

  @R9.5
  Rule: Columns sort alphanumerically

  Both values are folded to lower case and cut into runs of digits and runs of other characters.
  They are compared run by run: digits as numbers, whatever their leading zeros, other characters code unit by code
  unit. Where one value has a run of digits and the other a run of other characters, the latter comes first. A value
  that ends where the other goes on comes first, and so does an empty one. Equal values keep the order of
  generation, in descending order too.

    Scenario Outline: <column> <direction> is in alphanumeric order over several loads
      Given the page is open
      And the reader clicks <column> <clicks> times
      When 4 loads take place
      Then the rows are sorted by <column> <direction>

      Examples:
        | column  | clicks | direction  | because                               |
        | UUID    | 1      | ascending  | digits and letters alternate          |
        | Name    | 2      | descending | letters, upper and lower case         |
        | Address | 2      | descending | states and cities, then house numbers |
        | Phone   | 2      | descending | digits, brackets, dots and hyphens    |

    Example: Upper and lower case are the same
      Given the page is open, with names whose order depends on case
      When the reader clicks Name
      Then the rows are sorted by Name ascending

    Example: Rows that tie keep the order of generation, descending too
      Given the page is open, with contacts that tie in Name
      When the reader sorts by Name descending
      Then the rows are sorted by Name descending

    @own @module
    Scenario Outline: "<first>" comes before "<second>"
      Given these contacts:
        | address  |
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
        | 999999999999 | 1000000000000 | 13 digits are more than 12                    |
        | zebra        | Émile         | code units are compared, not letters          |

    @own @module
    Example: Values that differ in case or in leading zeros alone are equal
      Given these contacts:
        | address |
        | Apt. 7  |
        | APT. 7  |
        | apt. 07 |
      When they are sorted by Address descending
      Then their order is 1, 2, 3

  @R9.6
  Rule: The rows are not paginated: the table library's page size 10 and page index 0 are unused

  On a page with another library or none: it does not open with ten rows, and no control leads to others.

    Example: The page opens with more than ten rows, and without a control for others
      When the page is opened
      Then the table has 40 rows
      And the only controls are the column headers
