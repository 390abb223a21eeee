Feature: 4. States and transitions

  The screen remembers which rows it has, and by a flag whether more are on their way. Once the
  reader has come to the trigger point the flag is up; the next animation frame brings 20 rows, and
  the flag is down again. It can begin anew at any time. What readers see of the flag is the line
  'Loading...'.

  It remembers, too, by which columns it is sorted, in which order of precedence, and which way each.

  @R4.1
  Rule: The screen knows its rows and whether it is loading

    Example: At rest there are rows and the flag is clear
      When the page is opened
      Then the table has 40 rows
      And "Loading..." is not shown

    Example: During a load there are the same rows and the flag is set
      Given the page is open
      When the reader scrolls to the bottom
      Then the table has 40 rows
      And "Loading..." is shown

  @R4.2
  Rule: At the trigger point the loading flag goes up, and only once

    Example: Short of the trigger point the flag stays clear
      Given the page is open
      When the reader scrolls to 1 px short of 80 percent
      Then "Loading..." is not shown

    Example: At the trigger point the flag is set
      Given the page is open
      When the reader scrolls to 80 percent
      Then "Loading..." is shown

    Example: Scrolling on while the flag is set starts no second load
      Given the page is open
      And the reader scrolls to 80 percent
      And the reader scrolls to 90 percent
      And the reader scrolls to 1 px short of 95 percent
      When 1000 ms pass
      Then the table has 60 rows
      And "Loading..." is not shown

  @R4.3
  Rule: The next animation frame brings 20 more rows

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

    Example: The frame after it appends nothing
      Given the page is open
      And the reader scrolls to the bottom
      And an animation frame passes
      When an animation frame passes
      Then the table has 60 rows

    Example: A click on a header during a load takes nothing from it
      Given the page is open
      And the reader scrolls to the bottom
      And the reader clicks Name
      When an animation frame passes
      Then the table has 60 rows
      And the rows are sorted by Name ascending

    Example: The rows that were there stay, in their order
      Given the page is open
      And the rows are noted
      When 2 loads take place
      Then the first 40 rows are the noted ones

  @R4.4
  Rule: With the rows the loading flag comes down

    Example: The frame that appends the rows clears the flag
      Given the page is open
      And the reader scrolls to the bottom
      When an animation frame passes
      Then "Loading..." is not shown

    Example: The next load can start
      Given the page is open
      And 1 load takes place
      And 150 ms pass
      When the reader scrolls to the bottom
      Then "Loading..." is shown
      And the table has 60 rows

  @R4.5
  Rule: There is always more to come

    Example: After many loads the trigger point starts another
      Given the page is open
      And 15 loads take place
      And 150 ms pass
      When the reader scrolls to the bottom
      Then "Is loading..." is shown
      And the table has 340 rows

  @R4.6
  Rule: The columns of a sort have an order of precedence, and each its own direction

    Example: The first column clicked comes first
      Given the page is open
      And the reader clicks Phone
      When the reader shift-clicks Name
      Then the rows are sorted by Phone ascending, then Name ascending

    @own @module
    Scenario Outline: Sorted by <sort>, the contacts stand in the order <order>
      Given these contacts:
        | uuid | name | address | phone |
        | 1    | Bo   | Ohio    | 555   |
        | 2    | Al   | Utah    | 555   |
        | 3    | Bo   | Iowa    | 444   |
        | 4    | Al   | Iowa    | 555   |
      When they are sorted by <sort>
      Then their order is <order>

      Examples:
        | sort                                                          | order      | because                                |
        | Name ascending, then Address ascending                        | 4, 2, 3, 1 | Address breaks the ties of Name        |
        | Address ascending, then Name ascending                        | 4, 3, 1, 2 | Name breaks the ties of Address        |
        | Name descending, then Address ascending                       | 3, 1, 4, 2 | each column has a direction of its own |
        | Phone ascending, then Name ascending, then Address descending | 3, 2, 4, 1 | a third column breaks the ties of two  |
        | Phone descending                                              | 1, 2, 4, 3 | ties keep the order of generation      |

  @R4.7
  Rule: Click by click a column ascends, descends and leaves the sort

    Scenario Outline: After <number> clicks on Phone the rows are sorted <direction>
      Given the page is open
      When the reader clicks Phone <number> times
      Then the rows are sorted by Phone <direction>

      Examples:
        | number | direction  | because                  |
        | 1      | ascending  | the cycle begins upwards |
        | 2      | descending | it turns                 |
        | 4      | ascending  | it begins again          |

    Scenario Outline: A third click on <column> brings back the order of generation
      Given the page is open
      When the reader clicks <column> 3 times
      Then the rows are in the order of generation

      Examples:
        | column  |
        | UUID    |
        | Name    |
        | Address |
        | Phone   |

    Example: A load keeps the sort, and new rows take their sorted place
      Given the page is open
      And the reader clicks UUID
      And the reader clicks UUID
      When 2 loads take place
      Then the table has 80 rows
      And the rows are sorted by UUID descending
      And the markers are:
        | UUID | Name | Address | Phone |
        | ▼    |      |         |       |

    Example: Rows loaded while sorted are last in the order of generation
      Given the page is open
      And the reader clicks Name
      And 1 load takes place
      When the reader clicks Name 2 times
      Then the table has 60 rows
      And the rows are in the order of generation

    @own
    Example: Loaded while sorted, the rows of a seed are those of an unsorted load
      Given the page is opened at "?seed=7"
      And 2 loads take place
      And the rows are noted
      And the page is opened at "?seed=7"
      And the reader clicks Name
      And 2 loads take place
      When the reader clicks Name 2 times
      Then the rows are the noted ones

  @R4.8
  Rule: With Shift, a column joins the sort or is cycled within it

    Example: A shift-click with no sort yet begins one
      Given the page is open
      When the reader shift-clicks Address
      Then the rows are sorted by Address ascending

    Example: A second shift-click turns its column and keeps the others
      Given the page is open
      And the reader clicks Name
      And the reader shift-clicks Phone
      When the reader shift-clicks Name
      Then the rows are sorted by Name descending, then Phone ascending
      And the markers are:
        | UUID | Name | Address | Phone |
        |      | ▼    |         | ▲     |

    Example: A third shift-click removes its column and keeps the others
      Given the page is open
      And the reader clicks Name
      And the reader shift-clicks Phone
      And the reader shift-clicks Phone
      When the reader shift-clicks Phone
      Then the rows are sorted by Name ascending
      And the markers are:
        | UUID | Name | Address | Phone |
        |      | ▲    |         |       |

    Example: All four columns can be in the sort
      Given the page is open
      And the reader clicks Phone
      And the reader shift-clicks Address
      And the reader shift-clicks Name
      When the reader shift-clicks UUID
      Then the rows are sorted by Phone ascending, then Address ascending, then Name ascending, then UUID ascending
      And the markers are:
        | UUID | Name | Address | Phone |
        | ▲    | ▲    | ▲       | ▲     |

  @R4.9
  Rule: There are no pages: all rows are one list

    Example: All rows are one list, however many
      Given the page is open
      When 4 loads take place
      Then the table has 120 rows
      And the only controls are the column headers
