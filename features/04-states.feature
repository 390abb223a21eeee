Feature: 4. States and transitions

  The screen has rows, and is either loading or not. A load starts when the reader scrolls to the
  trigger point (R9.3), and ends with the next animation frame, which appends 20 rows. Then the next
  load can start. Readers see that the screen is loading by the text 'Loading...'.

  What counts is any scroll by the reader, down or up, after which the lower edge of the view is at the
  trigger point or past it. The page may react to it a little later (R9.4).

  The screen also has a sort: a list of columns in their order of precedence, each with a direction.

  Left open:

  - whether a scroll by the page or the browser starts a load, such as after a resize. Here it does not (B11).
  - where in the list the reader is after a load or a sort, as long as more rows can be loaded from there. For
    this page B3 says it.
  - whether rows are loaded into a window that is taller than all rows. Here they are (B1).

  @R4.1
  Rule: The screen has rows, and is either loading or not

    Example: Before the reader scrolls, there are rows, and nothing is loading
      When the page is opened
      Then the table has 40 rows
      And "Loading..." is not shown
      And "Is loading..." is not shown

    Example: During a load there are the same rows, and 'Loading...' is shown
      Given the page is open
      When the reader scrolls to the bottom
      Then the table has 40 rows
      And "Loading..." is shown

  @R4.2
  Rule: Reaching the trigger point starts one load

  A scroll that is handled during a load starts none, and is not made up for. A scroll that waits (R9.4) and is handled
  after the load may start one; below, the last of three does not, as the longer list has a later trigger point.

    Example: A scroll up that ends past the trigger point starts a load, too
      Given the page is open
      And 8 loads take place
      When the reader scrolls to 85 percent
      Then "Loading..." is shown

    Example: Scrolling on during a load starts no second one
      Given the page is open
      And the reader scrolls to 3 px past 80 percent
      And the reader scrolls to 90 percent
      And the reader scrolls to 1 px short of 95 percent
      When 1000 ms pass
      Then the table has 60 rows
      And "Loading..." is not shown

  @R4.3
  Rule: The next animation frame appends 20 rows

  It is the next frame once 'Loading...' is on the page; R2.6 says when to request it. Where the rows are sorted,
  the new ones take their sorted place.

    Example: Until the frame there are no new rows, and 'Loading...' is shown
      Given the page is open
      And the reader scrolls to the bottom
      When time passes until 1 ms before the next animation frame
      Then the table has 40 rows
      And "Loading..." is shown

    Example: The frame appends 20 rows to those that were there
      Given the page is open
      And 2 loads take place
      And the reader scrolls to the bottom
      When an animation frame passes
      Then the table has 100 rows
      And the first 80 rows are as before
      And no two rows share a UUID

    Example: Sorting during a load does not cancel it
      Given the page is open
      And 4 loads take place
      And the reader scrolls to the bottom
      And the reader clicks Name
      When an animation frame passes
      Then the table has 140 rows
      And the rows are sorted by Name ascending

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
    Example: A seed gives the same contacts, whether or not they are loaded into a sort
      Given the page is open at "?seed=7"
      And 2 loads take place
      When the page is opened at "?seed=7"
      And the reader clicks Name
      And 2 loads take place
      And the reader clicks Name 2 times
      Then the first 80 rows are as before

  @R4.4
  Rule: The frame that appends the rows ends the load

    Example: With the new rows 'Loading...' is gone
      Given the page is open
      And the reader scrolls to the bottom
      When an animation frame passes
      Then the table has 60 rows
      And "Loading..." is not shown

    Example: After loads the next load can start
      Given the page is open
      And 4 loads take place
      When the reader scrolls to 3 px past 80 percent
      Then "Loading..." is shown
      And the table has 120 rows

  @R4.5
  Rule: There are always more rows to load

    Example: Loads go on after a sort was removed
      Given the page is open
      And the reader clicks Name 3 times
      When 2 loads take place
      Then the table has 80 rows
      And the rows are in the order of generation

  @R4.6
  Rule: The columns of a sort have an order of precedence, and each has its own direction

    Example: A column that leaves the sort and is added again comes last
      Given the page is open
      And the reader sorts by Name descending, then Phone ascending
      And the reader shift-clicks Name
      When the reader shift-clicks Name
      Then the rows are sorted by Phone ascending, then Name ascending

    Example: Where rows tie, the next column decides, in its own direction
      Given the page is open, with contacts that tie in Name
      When the reader sorts by Name descending, then UUID ascending
      Then the rows are sorted by Name descending, then UUID ascending

    @own @module
    Scenario Outline: Sorted by <sort>, the order is <order>
      Given these contacts:
        | name | address | phone |
        | Bo   | Ohio    | 555   |
        | Al   | Utah    | 555   |
        | Bo   | Iowa    | 444   |
        | Al   | Iowa    | 555   |
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
  Rule: While no other column is sorted, clicks on a header cycle: ascending, descending, not sorted

  R2.5 says what a click without Shift does to several sorted columns.

    Scenario Outline: After <number> clicks on Phone the rows descend
      Given the page is open
      When the reader clicks Phone <number> times
      Then the rows are sorted by Phone descending

      Examples:
        | number | because                               |
        | 2      | the first click ascends               |
        | 8      | after each third click it starts over |

    Example: A third click restores the order of generation
      Given the page is open
      And 4 loads take place
      And the reader clicks Phone 2 times
      And 2000 ms pass
      When the reader clicks Phone
      Then the rows are in the order of generation

    Example: A column that is clicked again after another starts ascending again
      Given the page is open
      And the reader clicks Name
      And the reader clicks Phone
      When the reader clicks Name
      Then the rows are sorted by Name ascending

  @R4.8
  Rule: A shift-click adds a column to the sort, or cycles it and keeps the others

    Example: Without a sort, a shift-click sorts by the column alone
      Given the page is open
      When the reader shift-clicks Address
      Then the rows are sorted by Address ascending

    Example: A second shift-click makes the column descending and leaves the others alone
      Given the page is open
      And the reader sorts by Name ascending, then Phone ascending
      When the reader shift-clicks Name
      Then the rows are sorted by Name descending, then Phone ascending
      And the markers are:
        | UUID | Name | Address | Phone |
        |      | ▼    |         | ▲     |

    Example: A third shift-click removes the column and leaves the others alone
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
      And the rows are in the order of generation
