Feature: 4. States and transitions

  The screen's state is its list of rows and a loading flag. When the reader reaches the
  trigger point, the flag is set; the next animation frame appends 20 rows and clears it. Then the
  next load can start. What readers see of the flag is the line 'Loading...'.

  The screen also has a sort: a list of columns in their order of precedence, each with a direction.

  @R4.1
  Rule: The screen's state is its list of rows and the loading flag

    Example: At rest there are rows, and the flag is clear
      When the page is opened
      Then the table has 40 rows
      And "Loading..." is not shown

    Example: During a load there are the same rows, and the flag is set
      Given the page is open
      When the reader scrolls to the bottom
      Then the table has 40 rows
      And "Loading..." is shown

  @R4.2
  Rule: Reaching the trigger point sets the loading flag, once

    Example: Short of the trigger point the flag stays clear
      Given the page is open
      When the reader scrolls to 3 px short of 80 percent
      Then "Loading..." is not shown

    Example: At the trigger point the flag is set
      Given the page is open
      When the reader scrolls to 3 px past 80 percent
      Then "Loading..." is shown

    Example: However small its steps, a scroll reaches the trigger point
      Given the page is open
      When the reader scrolls slowly to 3 px past 80 percent
      And 151 ms pass
      And an animation frame passes
      Then the table has 60 rows

    Example: While the flag is set, scrolling on starts no second load
      Given the page is open
      And the reader scrolls to 3 px past 80 percent
      And the reader scrolls to 90 percent
      And the reader scrolls to 1 px short of 95 percent
      When 1000 ms pass
      Then the table has 60 rows
      And "Loading..." is not shown

  @R4.3
  Rule: The next animation frame appends 20 rows

    Example: Before the frame nothing is appended, and the flag is on the screen
      Given the page is open
      And the reader scrolls to the bottom
      When the clock stops 1 ms before an animation frame
      Then the table has 40 rows
      And "Loading..." is shown

    Example: The frame appends 20 rows
      Given the page is open
      And the reader scrolls to the bottom
      When an animation frame passes
      Then the table has 60 rows
      And no two rows share a UUID

    Example: A click on a header during a load takes nothing from it
      Given the page is open
      And 4 loads take place
      And the reader scrolls to the bottom
      And the reader clicks Name
      When an animation frame passes
      Then the table has 140 rows
      And the rows are sorted by Name ascending

    Example: The rows that were there stay, in their order
      Given the page is open
      And 2 loads take place
      When 4 loads take place
      Then the first 80 rows are as before

  @R4.4
  Rule: Then the loading flag is cleared

    Example: The frame that appends the rows clears the flag
      Given the page is open
      And the reader scrolls to the bottom
      When an animation frame passes
      Then "Loading..." is not shown

    Example: The next load can start
      Given the page is open
      And 4 loads take place
      When the reader scrolls to 3 px past 80 percent
      Then "Loading..." is shown
      And the table has 120 rows

  @R4.5
  Rule: There are always more rows to load

    Example: After a sort that was removed, loads go on
      Given the page is open
      And the reader clicks Name 3 times
      When 2 loads take place
      Then the table has 80 rows
      And the rows are in the order of generation

    Example: After many loads the trigger point starts another
      Given the page is open
      And 15 loads take place
      When the reader scrolls to the bottom
      Then "Is loading..." is shown
      And "Loading..." is shown
      And the table has 340 rows

  @R4.6
  Rule: The columns of a sort have an order of precedence, and each has its own direction

    Example: The first column clicked comes first
      Given the page is open
      And the reader clicks Phone
      When the reader shift-clicks Name
      Then the rows are sorted by Phone ascending, then Name ascending

    Scenario Outline: Where rows tie, the next column decides: <sort>, then UUID <direction>
      Given the page is open, with contacts that tie in Name
      When the reader sorts by <sort>, then UUID <direction>
      Then the rows are sorted by <sort>, then UUID <direction>

      Examples:
        | sort            | direction  | because                             |
        | Name descending | ascending  | each column has its own direction   |
        | Name descending | descending | which may be that of the first, too |

    @own @module
    Scenario Outline: Sorted by <sort>, the order is <order>
      Given these contacts:
        | uuid | name | address | phone |
        | 1    | Bo   | Ohio    | 555   |
        | 2    | Al   | Utah    | 555   |
        | 3    | Bo   | Iowa    | 444   |
        | 4    | Al   | Iowa    | 555   |
      When they are sorted by <sort>
      Then their order is <order>

      Examples:
        | sort                                                          | order      | because                               |
        | Name ascending, then Address ascending                        | 4, 2, 3, 1 | Address breaks the ties of Name       |
        | Address ascending, then Name ascending                        | 4, 3, 1, 2 | Name breaks the ties of Address       |
        | Name descending, then Address ascending                       | 3, 1, 4, 2 | each column has its own direction     |
        | Phone ascending, then Name ascending, then Address descending | 3, 2, 4, 1 | a third column breaks the ties of two |
        | Phone descending                                              | 1, 2, 4, 3 | ties keep the order of generation     |

  @R4.7
  Rule: Clicks on a header cycle its column: ascending, descending, not sorted

    Scenario Outline: After click number <number> on Phone the rows are sorted <direction>
      Given the page is open
      When the reader clicks Phone <number> times
      Then the rows are sorted by Phone <direction>

      Examples:
        | number | direction  | because                    |
        | 1      | ascending  | the cycle starts ascending |
        | 2      | descending |                            |
        | 8      | descending | it starts again and again  |

    Scenario Outline: A third click on <column> restores the order of generation
      Given the page is open
      And 4 loads take place
      When the reader clicks <column> 3 times
      Then the rows are in the order of generation

      Examples:
        | column  |
        | UUID    |
        | Name    |
        | Address |
        | Phone   |

    Example: A column clicked again after another ascends again
      Given the page is open
      And the reader clicks Name
      And the reader clicks Phone
      When the reader clicks Name
      Then the rows are sorted by Name ascending

    Example: A load keeps the sort, and new rows take their sorted place
      Given the page is open
      And the reader sorts by UUID descending, then Name ascending
      When 4 loads take place
      Then the table has 120 rows
      And the rows are sorted by UUID descending, then Name ascending
      And the markers are:
        | UUID | Name | Address | Phone |
        | ▼    | ▲    |         |       |
      And "Loading..." is not shown

    Example: Rows loaded while sorted come last in the order of generation
      Given the page is open
      And the reader clicks Name
      And 4 loads take place
      And the reader scrolls to the top
      When the reader clicks Name 2 times
      Then the table has 120 rows
      And the rows are in the order of generation

    @own
    Example: Loaded while sorted, the rows of a seed are those of an unsorted load
      Given the page is open at "?seed=7"
      And 2 loads take place
      When the page is opened at "?seed=7"
      And the reader clicks Name
      And 2 loads take place
      And the reader clicks Name 2 times
      Then the first 80 rows are as before

  @R4.8
  Rule: A click with Shift adds its column to the sort, or cycles it and keeps the others

    Example: Without a sort, the column is sorted alone
      Given the page is open
      When the reader shift-clicks Address
      Then the rows are sorted by Address ascending

    Example: A second click with Shift makes its column descending and keeps the others
      Given the page is open
      And the reader sorts by Name ascending, then Phone ascending
      When the reader shift-clicks Name
      Then the rows are sorted by Name descending, then Phone ascending
      And the markers are:
        | UUID | Name | Address | Phone |
        |      | ▼    |         | ▲     |

    Example: A third click with Shift removes its column and keeps the others
      Given the page is open
      And the reader sorts by Name ascending, then Phone descending
      When the reader shift-clicks Phone
      Then the rows are sorted by Name ascending
      And the markers are:
        | UUID | Name | Address | Phone |
        |      | ▲    |         |       |

    Example: All four columns can be in the sort
      Given the page is open
      When the reader sorts by Phone descending, then Address ascending, then Name descending, then UUID ascending
      Then the rows are sorted by Phone descending, then Address ascending, then Name descending, then UUID ascending
      And the markers are:
        | UUID | Name | Address | Phone |
        | ▲    | ▼    | ▲       | ▼     |

  @R4.9
  Rule: There are no pages: all rows are one list

    Example: All rows are one list, however many
      Given the page is open
      When 4 loads take place
      Then the table has 120 rows
      And the only controls are the column headers
