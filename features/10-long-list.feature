@own
Feature: 10. Beyond the specification: the long list

  A list that never ends stays as fast and as calm as it began. How fast it is the benchmark
  measures; what can be counted of it is here.

  Some rows are in the document; the others have room before and after them. Each row above the view
  has its room when the view stands as far below the top of the list as the rows above it are high
  together, each of them as high as a row of one letter in each cell at the least, and about as high as
  the highest in the document at the most. A row of one line is 36 px high. Every browser has a height
  above which it lays out no page: where the rows come near it together, those outside the document
  have a share of the page each.

  @B2
  Rule: A hundred thousand rows take no more time than a thousand

    Example: Only the rows near the view are in the document
      Given the page is open
      When 20 loads take place
      Then the table has 440 rows
      And at most 100 rows are in the document

    @module
    Scenario Outline: Sorted by <sort>, a table that is given <list> shows them sorted
      Given a table of 60 contacts sorted by <sort>
      When the table is given <list>
      Then it shows all of them sorted by <sort>
      And each of them is found by its id

      Examples:
        | sort                                  | list                          |
        | Name ascending                        | the same contacts and 20 more |
        | Name descending, then Phone ascending | the same contacts and 20 more |
        | Name ascending, then Phone ascending  | the same contacts and 60 more |
        | Name ascending                        | the same contacts in reverse  |
        | Name ascending, then Phone descending | other contacts                |
        | Phone descending                      | its first 40 contacts         |
        | Name ascending                        | no contacts                   |

    @module
    Scenario Outline: A list that has grown by <more> is sorted by <sort>
      Given a table of 60 contacts sorted by Name ascending
      And the table is given the same contacts and <more> more
      When it is sorted by <sort>
      Then it shows all of them sorted by <sort>

      Examples:
        | more | sort                                   |
        | 20   | Name ascending, then Phone ascending   |
        | 60   | Name ascending, then Phone descending  |
        | 60   | Name descending, then Phone ascending  |

    @module
    Scenario Outline: A load into <rows> sorted rows reads few of their values
      Given a table of <rows> contacts sorted by Name descending, then Phone ascending
      When the table is given <list>
      Then at most <most> values of contacts are read

      Examples:
        | rows   | list                                    | most | because                           |
        | 1000   | the same contacts and 20 more           | 2500 | of 20 rows, not of 1020           |
        | 100000 | the same contacts and 20 more           | 2500 | a hundred times the rows, no more |
        | 1000   | a copy of the same contacts and 20 more | 2500 |                                   |

    @module
    Example: A sort of rows that are there reads none of their values
      Given a table of 1000 contacts sorted by Name descending, then Phone ascending
      When it is sorted by Phone descending, then Name ascending
      Then no value of contacts is read
      And it shows all of them sorted by Phone descending, then Name ascending

    @module
    Example: A list that grows in another way is another list
      Given a table of 60 contacts sorted by Name ascending
      And the table is given the same contacts and 20 more
      When the table is given its first contacts and 20 others
      Then it shows all of them sorted by Name ascending

    @module
    Example: Rows are found by the ids that they have now
      Given a table of 60 contacts sorted by Name ascending
      When it knows its contacts by other ids
      Then each of them is found by its id

    Scenario Outline: Rows fill the view after a jump to <position>
      Given the page is open
      And 8 loads take place
      When the reader scrolls to <position>
      Then rows fill the view
      And every row above the view has its room

      Examples:
        | position       |
        | 40 percent     |
        | the bottom     |

    Example: Rows fill a window that grows at the top of the list
      Given the page is open
      And 8 loads take place
      And the reader scrolls to the top
      When the window is resized to 1280 x 3000
      Then rows fill the view

    Example: A sort under the reader's finger leaves every row above the view its room
      Given the page is open
      And 8 loads take place
      And the reader clicks UUID
      And the reader scrolls to 79 percent
      And 1000 ms pass
      And the reader drags the page by 300 px
      And an animation frame passes
      When the reader moves the focus to Name
      And the reader presses Enter
      And the reader lifts the finger
      Then the table has 220 rows
      And every row above the view has its room

    Example: Loads into a sort leave every row above the view its room
      Given the page is open in a window of 390 x 844
      And the reader clicks UUID
      When 8 loads take place
      Then every row above the view has its room

    Scenario Outline: Rows fill the view all the way up, <width> px wide
      Given the page is open in a window of <width> x 520
      And 8 loads take place
      And the reader clicks Name
      When the reader scrolls up to the top, two screens at a time
      Then rows filled the view at every stop
      And the first row is right below the headers

      Examples:
        | width | because                            |
        | 1280  | nearly all rows are one line high  |
        | 390   | a row is as high as its lines need |

    Scenario Outline: Sorted by <sort>, a load that makes the list too high for the browser moves nothing
      Given the reader's browser can lay out 19600 px
      And the page is open in a window of 1600 x 520
      And 18 loads take place
      And the reader sorts by <sort>
      And the reader scrolls to 60 percent
      And 1000 ms pass
      And the reader scrolls to 90 percent
      And the first row in view is noted
      When an animation frame passes
      And 1000 ms pass
      Then the table has 420 rows
      And the list is less than 14000 px high
      And the first row in view is the noted one, where it was
      And rows fill the view

      Examples:
        | sort               |
        | UUID ascending     |
        | Address descending |

    Example: A list too high for the browser goes on, and is there all the way up
      Given the reader's browser can lay out 20000 px
      And the page is open
      And 25 loads take place
      When the reader scrolls up to the top, two screens at a time
      Then rows filled the view at every stop
      And the first row is right below the headers
      And the table has 540 rows
      And the list is less than 15000 px high

    Example: A load under the finger that makes the list too high for the browser scrolls nothing
      Given the reader's browser can lay out 19600 px
      And the page is open in a window of 1600 x 520
      And 18 loads take place
      And the reader scrolls to 79 percent
      And 1000 ms pass
      And the reader drags the page by 300 px
      And the scroll offset is noted
      When an animation frame passes
      Then the table has 420 rows
      And the scroll offset is as noted

    Example: A list too high for the browser is made lower when the finger is lifted, and nothing moves
      Given the reader's browser can lay out 19600 px
      And the page is open in a window of 1600 x 520
      And 18 loads take place
      And the reader scrolls to 79 percent
      And 1000 ms pass
      And the reader drags the page by 300 px
      And an animation frame passes
      And the first row in view is noted
      When the reader lifts the finger
      Then the list is less than 14000 px high
      And the first row in view is the noted one, where it was

    Example: Who drags back to the top of a list too high for the browser keeps the place in it
      Given the reader's browser can lay out 12000 px
      And the page is open in a window of 1280 x 2000
      And 25 loads take place
      And the reader scrolls to 37 percent
      And 1000 ms pass
      And the reader drags the page by -925 px
      And the reader drags on by -925 px
      And the first row in view is noted
      When the reader lifts the finger
      Then the noted row is less than 100 px from where it was
      And rows fill the view

    Example: Where the browser tells no end of a scroll, nothing is scrolled along in a list too high for it
      Given the reader's browser tells no end of a scroll
      And the reader's browser can lay out 20000 px
      And the page is open
      And 25 loads take place
      And the reader scrolls to 70 percent
      And 1000 ms pass
      And the scroll offset is noted
      When the reader scrolls by -1300 px with the wheel 4 times
      Then the scroll offset is 5200 px less than noted
      And rows fill the view

    Example: A sort waits with the room for a list too high for the browser
      Given the reader's browser tells no end of a scroll
      And the reader's browser can lay out 20000 px
      And the page is open
      And 25 loads take place
      And the reader scrolls to 70 percent
      And the reader scrolls by -1300 px with the wheel 4 times
      And 1000 ms pass
      And the scroll offset is noted
      When the reader clicks Name
      Then the scroll offset is as noted
      And rows fill the view
