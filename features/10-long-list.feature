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

    Example: Where the browser tells no end of a scroll, a list too high for it goes on as well
      Given the reader's browser tells no end of a scroll
      And the reader's browser can lay out 20000 px
      And the page is open
      And 25 loads take place
      When the reader scrolls up to the top, two screens at a time
      Then rows filled the view at every stop
      And the first row is right below the headers
      And the table has 540 rows
      And the list is less than 15000 px high

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

    @module
    Scenario Outline: Row <row> begins at <top> px
      Given a list of 10 rows, 440 px high, with rows 3 to 5 in the document, at 150, 190 and 240 to 300 px
      Then row <row> begins at <top> px

      Examples:
        | row | top | because                                            |
        | 0   | 0   | the list begins with it                            |
        | 1   | 50  | rows before those in the document share their room |
        | 3   | 150 | it is the first one in the document                |
        | 4   | 190 | it is in the document                              |
        | 6   | 300 | it follows the last one in the document            |
        | 7   | 335 | rows after them share their room                   |
        | 10  | 440 | the list ends where an eleventh row would begin    |
        | 11  | 440 | nothing is beyond the end                          |

    @module
    Example: A list ends with the last row in the document
      Given a list of 6 rows, 300 px high, with rows 3 to 5 in the document, at 150, 190 and 240 to 300 px
      Then row 6 begins at 300 px

    @module
    Scenario Outline: With less than no room before those in the document, row <row> begins at <top> px
      Given a list of 10 rows, 280 px high, with rows 3 to 5 in the document, at -30, 10 and 60 to 120 px
      Then row <row> begins at <top> px
      And at 0 px stands row 3

      Examples:
        | row | top | because                               |
        | 0   | -30 | it begins where those in it begin     |
        | 2   | -30 | so does every other row before them   |
        | 3   | -30 | it is the first one in the document   |
        | 4   | 10  | it is in the document                 |

    @module
    Scenario Outline: At <offset> px stands row <row>
      Given a list of 10 rows, 440 px high, with rows 3 to 5 in the document, at 150, 190 and 240 to 300 px
      Then at <offset> px stands row <row>

      Examples:
        | offset | row |
        | -1     | 0   |
        | 0      | 0   |
        | 49     | 0   |
        | 50     | 1   |
        | 149    | 2   |
        | 150    | 3   |
        | 189    | 3   |
        | 190    | 4   |
        | 299    | 5   |
        | 300    | 6   |
        | 334    | 6   |
        | 335    | 7   |
        | 439    | 9   |
        | 440    | 9   |
        | 500    | 9   |

    @module
    Scenario Outline: A list of no rows has no place but the first
      Given a list of 0 rows, none in the document yet, 36 px each
      Then at <offset> px stands row 0
      And row 0 begins at 0 px

      Examples:
        | offset |
        | 0      |
        | 36     |

    @module
    Scenario Outline: For rows <first> to <last> in view, rows <start> to <end> are in the document
      Given a list of 1000 rows, none in the document yet, 36 px each
      When rows <first> to <last> are in view
      Then rows <start> to <end> are in the document, with <before> px before them and <after> px after

      Examples:
        | first | last | start | end | before | after | because                                 |
        | 500   | 513  | 470   | 543 | 16920  | 16416 | 30 rows are kept on each side           |
        | 10    | 23   | 0     | 53  | 0      | 34056 | the list begins nearer than 30 rows     |
        | 980   | 999  | 950   | 999 | 34200  | 0     | the list ends nearer than 30 rows       |

    @module
    Scenario Outline: With rows 100 to 199 of <count> in the document and <first> to <last> in view, others <demand>
      Given a list of <count> rows, 36 px each, with rows 100 to 199 in the document
      When rows <first> to <last> are in view
      Then other rows <demand> in the document

      Examples:
        | count | first | last | demand      | because                         |
        | 1000  | 115   | 128  | are not due | 15 rows are left above the view |
        | 1000  | 114   | 127  | are due     | 14 are left                     |
        | 1000  | 170   | 184  | are not due | 15 rows are left below the view |
        | 1000  | 171   | 185  | are due     | 14 are left                     |
        | 200   | 180   | 199  | are not due | the list ends there             |

    @module
    Scenario Outline: On a screen with <ratio> px to a px, a page can be <highest> px high
      Then at <ratio> px of the screen to a px, a page can be <highest> px high

      Examples:
        | ratio | highest  | because                                             |
        | 1     | 16000000 | browsers can lay out so much                        |
        | 4     | 4000000  | they count in px of the screen                      |
        | 0.5   | 16000000 | not all of them do, where the page is made smaller  |

    @module
    Scenario Outline: On a page that can be <highest> px high, rows have <before> px before them
      Given a list of 1000 rows, 36 px each, with rows 500 to 559 in the document
      And a page can be <highest> px high
      When the list is fitted to the page
      Then the window is rows 500 to 559, with <before> px before them and <after> px after

      Examples:
        | highest | before | after | because                                                     |
        | 48000   | 18000  | 15840 | the list takes three quarters of it                         |
        | 47000   | 11500  | 10120 | it takes more: each row gets its share of half of it, 23 px |
        | 1000    | 250    | 220   | though it be less than 1 px                                 |

    @module
    Scenario Outline: While the reader scrolls on a page that can be <highest> px high, rows have <before> px before them
      Given a list of 1000 rows, 36 px each, with rows 500 to 559 in the document
      And a page can be <highest> px high
      And the reader is scrolling
      When the list is fitted to the page
      Then the window is rows 500 to 559, with <before> px before them and <after> px after

      Examples:
        | highest | before | after | because                                      |
        | 36000   | 18000  | 15840 | the list takes all of it                     |
        | 35000   | 8500   | 7480  | it takes more: nothing for it but the shares |

    @module
    Scenario Outline: On a page that can be <highest> px high, <room> px before the rows become <before> px
      Given a list of 1000 rows, 20000 px high, with rows 500 to 500 in the document, at <room> to 5036 px
      And a page can be <highest> px high
      When the list is fitted to the page
      Then the window is rows 500 to 500, with <before> px before them and <after> px after

      Examples:
        | highest | room | before | after | because                                     |
        | 40000   | 5000 | 5000   | 14964 | it is half the share of the rows            |
        | 40000   | 4999 | 10000  | 9980  | it is less: they get their share            |
        | 80000   | 4999 | 4999   | 14964 | a page with room for all has none to share  |

    @module
    Scenario Outline: A page that can be 40000 px high gives <rows> their share
      Given a list of 1000 rows, <total> px high, with rows 500 to 500 in the document, at <edges> px
      And a page can be 40000 px high
      When the list is fitted to the page
      Then the window is rows 500 to 500, with 10000 px before them and 9980 px after

      Examples:
        | rows            | total | edges          | because                   |
        | the rows before | 30016 | 20000 to 20036 | those after them have it  |
        | the rows after  | 60000 | 10000 to 10036 | those before them have it |

    @module
    Example: Rows higher than a line have their share as well
      Given a list of 1000 rows, 100000 px high, with rows 500 to 500 in the document, at 1000 to 1200 px
      And a page can be 140000 px high
      When the list is fitted to the page
      Then the window is rows 500 to 500, with 35000 px before them and 34930 px after

    @module
    Example: One row of any height says nothing of the others
      Given a list of 1000 rows, 135964 px high, with rows 500 to 502 in the document, at 18000, 18036, 118036 to 118072 px
      And a page can be 200000 px high
      When the list is fitted to the page
      Then the window is rows 500 to 502, with 18000 px before them and 17892 px after

    @module
    Example: Where the rows in the document alone are too high, the others keep to their share
      Given a list of 10 rows, 90000 px high, with rows 3 to 3 in the document, at 150 to 80150 px
      And a page can be 40000 px high
      When the list is fitted to the page
      Then the window is rows 3 to 3, with 6000 px before them and 12000 px after
      And to fit it again changes nothing

    @module
    Example: While the reader scrolls, rows before the view wait for their share
      Given a list of 1000 rows, 20000 px high, with rows 500 to 500 in the document, at 0 to 36 px
      And a page can be 40000 px high
      And the reader is scrolling
      When the list is fitted to the page
      Then the window is rows 500 to 500, with 0 px before them and 19964 px after

    @module
    Scenario Outline: Rows <height> px high that come, <above> of them above, were taken to be as high as their share
      Given a list of 100 rows, 1000 px high, with rows 40 to 40 in the document, at 400 to 436 px
      And a page can be 2400 px high
      And rows 40 to 40 are in view
      When <above> rows come above those in view and <below> below
      And its rows turn out to be <height> px high, 0 px being owed
      Then the page scrolls by <scroll> px and owes 0 px
      And the window is rows <start> to <end>, with <before> px before them and <after> px after

      Examples:
        | above | below | height | scroll | start | end | before | after | because                                    |
        | 20    | 0     | 13     | 200    | 30    | 90  | 210    | 290   | room is made for 20 rows of 10 px          |
        | 0     | 20    | 8      | 0      | 10    | 70  | 160    | 552   | the list is 200 px higher                  |
        | 0     | 20    | 13     | 0      | 10    | 70  | 10     | 490   | each row after them has 10 px at least     |
