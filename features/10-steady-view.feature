@own
Feature: 10. Beyond the specification: the steady view

  Rows come and go above the view, windows change their size, and what the reader looks at stays.

  In the examples of modules, _the window_ of a list is its rows in the document, with room before
  and after for the others. Rows that come above the view need room there. While the reader scrolls
  they cannot have it, as that would stop the scroll: it is _owed_ to them, and _repaid_ when the
  scroll is over. A row that has not been in the document yet is taken to be 36 px high, one line.

  @B3
  Rule: What the reader looks at keeps its place on the screen

    Scenario Outline: Sorted by <sort>, <width> px wide, a load moves nothing
      Given the page is open in a window of <width> x 520
      And 8 loads take place
      And the reader sorts by <sort>
      And the reader scrolls to 60 percent
      And 1000 ms pass
      And the reader scrolls to 90 percent
      And the first row in view is noted
      When an animation frame passes
      Then the table has 220 rows
      And the first row in view is the noted one, where it was
      And the rows that came above it have their room

      Examples:
        | sort                                    | width |
        | UUID ascending                          | 1280  |
        | Address descending                      | 1280  |
        | Name ascending, then Phone descending   | 1280  |
        | UUID ascending                          | 390   |
        | UUID ascending                          | 120   |

    Example: A load in a window that has become narrow moves nothing
      Given the page is open in a window of 1280 x 520
      And the reader clicks UUID
      And the window is resized to 390 x 520
      And 8 loads take place
      And the reader scrolls to 60 percent
      And 1000 ms pass
      And the reader scrolls to 90 percent
      And the first row in view is noted
      When an animation frame passes
      Then the first row in view is the noted one, where it was
      And the rows that came above it have their room

    Scenario Outline: Sorted by <sort>, a load under the reader's finger moves nothing
      Given the page is open
      And 8 loads take place
      And the reader sorts by <sort>
      And the reader scrolls to 79 percent
      And 1000 ms pass
      And the reader drags the page by 300 px
      And the first row in view is noted
      And the scroll offset is noted
      When an animation frame passes
      Then the table has 220 rows
      And the first row in view is the noted one, where it was
      And the scroll offset is as noted

      Examples:
        | sort                                    |
        | UUID ascending                          |
        | Name ascending, then Phone descending   |

    Scenario Outline: Sorted by <sort>, nothing moves when the finger is lifted after a load
      Given the page is open
      And 8 loads take place
      And the reader sorts by <sort>
      And the reader scrolls to 79 percent
      And 1000 ms pass
      And the reader drags the page by 300 px
      And an animation frame passes
      And the first row in view is noted
      When the reader lifts the finger
      Then the table has 220 rows
      And the first row in view is the noted one, where it was
      And every row above the view has its room

      Examples:
        | sort                                    |
        | UUID ascending                          |
        | Name ascending, then Phone descending   |

    Scenario Outline: From <before> to <after> under the finger, after a load, the room is made once
      Given the page is open in a window of <before>
      And 4 loads take place
      And the reader clicks UUID
      And the reader scrolls to 79 percent
      And 1000 ms pass
      And the reader drags the page by 300 px
      And an animation frame passes
      And the window is resized to <after>
      And the first row in view is noted
      When the reader lifts the finger
      Then the table has 140 rows
      And the first row in view is the noted one, where it was
      And every row above the view has its room

      Examples:
        | before     | after      | because                |
        | 1280 x 520 | 1280 x 480 | rows are as they were  |
        | 1400 x 520 | 1500 x 520 | they are as high       |
        | 390 x 520  | 1280 x 520 | they become lower      |

    Scenario Outline: A window that becomes <size> under the finger, after a load, does not scroll
      Given the page is open in a window of 1400 x 520
      And 4 loads take place
      And the reader clicks UUID
      And the reader scrolls to 79 percent
      And 1000 ms pass
      And the reader drags the page by 300 px
      And an animation frame passes
      And the scroll offset is noted
      When the window is resized to <size>
      Then the table has 140 rows
      And the scroll offset is as noted

      Examples:
        | size       | because                 |
        | 1400 x 480 | rows are as they were   |
        | 1500 x 520 | they are as high        |

    Example: Near the top, where rows that come have no room above, a load under the finger moves nothing
      Given the page is open in a window of 1280 x 1000
      And the reader clicks UUID
      And 1000 ms pass
      And the reader drags the page by 400 px
      And the first row in view is noted
      And the scroll offset is noted
      When an animation frame passes
      Then the table has 60 rows
      And the first row in view is the noted one, where it was
      And the scroll offset is as noted

    Example: Near the top, nothing moves when the finger is lifted after a load
      Given the page is open in a window of 1280 x 1000
      And the reader clicks UUID
      And 1000 ms pass
      And the reader drags the page by 400 px
      And an animation frame passes
      And the reader drags on by -100 px
      And the first row in view is noted
      When the reader lifts the finger
      Then the first row in view is the noted one, where it was
      And every row above the view has its room

    Example: Who drags back to the top after a load is at the first row
      Given the page is open in a window of 1280 x 1000
      And the reader clicks UUID
      And 1000 ms pass
      And the reader drags the page by 400 px
      And an animation frame passes
      And the reader drags on by -400 px
      When the reader lifts the finger
      Then the table has 60 rows
      And the first row is right below the headers

    Example: Unsorted, new rows come below, and the scroll offset stays
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      And the reader scrolls to the bottom
      And the scroll offset is noted
      When an animation frame passes
      Then the table has 220 rows
      And the scroll offset is as noted

    Scenario Outline: Sort click number <clicks> leaves the scroll offset alone
      Given the page is open
      And 8 loads take place
      And the reader scrolls to 50 percent
      And 1000 ms pass
      And the scroll offset is noted
      When the reader clicks Phone <clicks> times
      And 1000 ms pass
      Then the scroll offset is as noted
      And rows fill the view
      And the table has 200 rows

      Examples:
        | clicks | because             |
        | 1      | rows ascend         |
        | 2      | rows descend        |
        | 3      | the sort is removed |

    Scenario Outline: A window that becomes <size> keeps the first row in view
      Given the page is open in a window of <before>
      And 8 loads take place
      And the reader scrolls to 50 percent
      And the reader scrolls the first row in view half out of it
      And the first row in view is noted
      When the window is resized to <size>
      Then the first row in view is the noted one
      And rows fill the view

      Examples:
        | before     | size        | because               |
        | 1280 x 520 | 390 x 520   | rows grow             |
        | 390 x 800  | 1280 x 800  | rows shrink           |
        | 390 x 844  | 844 x 390   | a phone is turned     |
        | 390 x 800  | 1280 x 3000 | more rows are in view |

    Scenario Outline: A window that becomes <size> in mid-load keeps the first row in view
      Given the page is open in a window of <before>
      And 8 loads take place
      And the reader clicks Name
      And 1000 ms pass
      And the reader scrolls to 85 percent
      And the first row in view is noted
      And the window is resized to <size>
      When an animation frame passes
      Then the table has 220 rows
      And the first row in view is the noted one
      And rows fill the view

      Examples:
        | before     | size      | because                     |
        | 390 x 844  | 844 x 390 | a phone is turned           |
        | 844 x 390  | 390 x 844 | it is turned back           |
        | 1280 x 720 | 320 x 180 | the page is zoomed to 400 % |

    Scenario Outline: At the end of a list that becomes shorter in mid-load, rows that come get their room
      Given the page is open in a window of <before>
      And 8 loads take place
      And the reader clicks UUID
      And 1000 ms pass
      And the reader scrolls to the bottom
      And the window is resized to <size>
      And the first row in view is noted
      When an animation frame passes
      Then the table has 220 rows
      And the first row in view is the noted one, where it was
      And the rows that came above it have their room

      Examples:
        | before     | size       | because                           |
        | 1280 x 520 | 1280 x 720 | there is less left to scroll to   |
        | 390 x 844  | 844 x 844  | rows shrink                       |

    Scenario Outline: At the bottom, where <key> was held in mid-load, rows that come above get their room
      Given the page is open
      And 8 loads take place
      And the reader clicks UUID
      And 1000 ms pass
      And the reader scrolls to 85 percent
      And the reader holds <key>
      And the first row in view is noted
      When an animation frame passes
      Then the table has 220 rows
      And the first row in view is the noted one, where it was
      And the rows that came above it have their room

      Examples:
        | key      |
        | PageDown |
        | End      |

    Example: At the top, where Home was held in mid-load, rows that come above can be scrolled to
      Given the page is opened at "?seed=53"
      And the reader clicks Name
      And 1000 ms pass
      And the reader scrolls to 80 percent
      And the reader holds Home
      And an animation frame passes
      When the reader scrolls to the top
      Then the table has 60 rows
      And the first row is right below the headers

    @module
    Scenario Outline: From "<before>" to "<after>", <row> is pushed down by <rows>
      Then from "<before>" to "<after>", <row> is pushed down by <rows> rows

      Examples:
        | before | after       | row | rows | because                       |
        | a b c  | a b c       | b   | 0    | the list is the same          |
        | a b c  | a b c d     | b   | 0    | a row came below              |
        | a b c  | x a y b c   | b   | 2    | two rows came above           |
        | a b c  | x y z a b c | c   | 3    | all that came is above        |
        | a b c  | x a b c y   | a   | 1    | one came above, one below     |

    @module
    Scenario Outline: From "<before>" to "<after>", <row> has another place
      Then from "<before>" to "<after>", <row> is not just pushed down

      Examples:
        | before | after     | row | because                      |
        | a b c  | c b a     | a   | the order is another         |
        | a b c  | a c b     | a   | no row came, though it stays |
        | a b c  | a b       | b   | rows are gone                |
        | a b c  | b a c d   | b   | it went up                   |
        | a b c  | x y z w   | b   | it is gone                   |

    @module
    Scenario Outline: At <offset> px, <percent> percent of row <row> are above
      Given a list of 10 rows, 440 px high, with rows 3 to 5 in the document, at 150, 190 and 240 to 300 px
      Then at <offset> px, <percent> percent of row <row> are above

      Examples:
        | offset | percent | row |
        | 190    | 0       | 4   |
        | 215    | 50      | 4   |
        | 240    | 100     | 4   |
        | 25     | 50      | 0   |
        | 335    | 0       | 7   |

    @module
    Example: Nothing of a row without a height is above
      Given a list of 10 rows, 440 px high, with rows 3 to 5 in the document, at 150, 150 and 240 to 300 px
      Then at 150 px, 0 percent of row 3 are above

    @module
    Scenario Outline: <above> rows above and <below> below leave the window on the rows in view
      Given a list of 100 rows, 36 px each, with rows 0 to 79 in the document
      And rows <first> to <last> are in view
      When <above> rows come above those in view and <below> below
      Then the window is rows <start> to <end>, with <before> px before them and <after> px after

      Examples:
        | first | last | above | below | start | end | before | after | because                           |
        | 40    | 53   | 20    | 0     | 30    | 103 | 1080   | 576   | the rows in view are 60 to 73 now |
        | 40    | 53   | 0     | 20    | 10    | 83  | 360    | 1296  | they are where they were          |
        | 40    | 53   | 5     | 15    | 15    | 88  | 540    | 1116  | they are 45 to 58                 |
        | 5     | 18   | 5     | 15    | 0     | 53  | 0      | 2376  | the list begins near them         |
        | 86    | 99   | 20    | 0     | 76    | 119 | 2736   | 0     | the list ends near them           |
        | 5     | 18   | 20    | 0     | 0     | 68  | 0      | 1836  | no row is left before them        |

    @module
    Scenario Outline: While the reader scrolls at row <first>, rows that come above get no room yet
      Given a list of 100 rows, 36 px each, with rows 0 to 79 in the document
      And rows <first> to <last> are in view
      And the reader is scrolling
      When 20 rows come above those in view and 0 below
      Then the window is rows <start> to <end>, with <before> px before them and <after> px after

      Examples:
        | first | last | start | end | before | after |
        | 40    | 53   | 30    | 103 | 360    | 1296  |
        | 86    | 99   | 76    | 119 | 2016   | 0     |

    @module
    Scenario Outline: A list of <count> other rows is shown where the reader was, as far as it goes
      Given a list of 100 rows, 40 px each, with rows 0 to 79 in the document
      And rows <first> to <last> are in view
      When a list of <count> rows takes its place
      Then the window is rows <start> to <end>, with <before> px before them and <after> px after

      Examples:
        | first | last | count | start | end | before | after | because                               |
        | 40    | 53   | 50    | 10    | 49  | 360    | 0     | the list ends with them               |
        | 86    | 99   | 50    | 19    | 49  | 684    | 0     | the list ends above them              |
        | 40    | 53   | 90    | 10    | 83  | 360    | 216   | the others are taken to be 36 px high |
        | 40    | 53   | 100   | 10    | 83  | 400    | 640   | a list as long is taken to be as high |

    @module
    Scenario Outline: Among rows <height> px high, others have <before> px before them, <owed> px being owed
      Given a list of 100 rows, <height> px each, with rows 0 to 79 in the document
      And rows 40 to 53 are in view
      When a list of 100 rows takes its place, <owed> px being owed
      Then the window is rows 10 to 83, with <before> px before them and <after> px after

      Examples:
        | height | owed | before | after | because                                |
        | 30     | 0    | 360    | 480   | each row before them has its room      |
        | 30     | 20   | 340    | 480   | less what will be repaid               |
        | 30     | 100  | 300    | 480   | but the rows lose none that they had   |
        | 40     | 0    | 400    | 640   | nor where they had more than they need |

    @module
    Example: Among rows 30 px high, rows that come below leave those before them where they are
      Given a list of 100 rows, 30 px each, with rows 0 to 79 in the document
      And rows 40 to 53 are in view
      When 0 rows come above those in view and 20 below
      Then the window is rows 10 to 83, with 300 px before them and 1188 px after

    @module
    Example: A list that grows is taken to be as high as it was, and each new row 36 px high
      Given a list of 100 rows, 40 px each, with rows 0 to 79 in the document
      And rows 40 to 53 are in view
      When 0 rows come above those in view and 20 below
      Then the window is rows 10 to 83, with 400 px before them and 1368 px after

    @module
    Scenario Outline: Laid out, rows <height> px high that came above scroll the page along
      Given a list of 100 rows, 36 px each, with rows 0 to 79 in the document
      And rows <first> to <last> are in view
      When 20 rows come above those in view and 0 below
      And its rows turn out to be <height> px high, 0 px being owed
      Then the page scrolls by <scroll> px and owes 0 px
      And the window is rows <start> to <end>, with <before> px before them and <after> px after

      Examples:
        | first | last | height | scroll | start | end | before | after | because                                |
        | 40    | 53   | 36     | 720    | 30    | 103 | 1080   | 576   | they are as high as had been assumed   |
        | 40    | 53   | 40     | 720    | 30    | 103 | 960    | 576   | the room before them gives the rest    |
        | 40    | 53   | 30     | 720    | 30    | 103 | 1260   | 840   | it takes what is left over             |
        | 66    | 79   | 30     | 720    | 56    | 119 | 2196   | 0     | no room is kept after the last row     |
        | 5     | 18   | 30     | 570    | 0     | 68  | 0      | 2250  | nor before the first one               |

    @module
    Scenario Outline: While the reader scrolls, rows <height> px high that came above are owed their room
      Given a list of 100 rows, 36 px each, with rows 0 to 79 in the document
      And rows <first> to <last> are in view
      And the reader is scrolling
      When 20 rows come above those in view and 0 below
      And its rows turn out to be <height> px high, <owed> px being owed
      Then the page scrolls by <scroll> px and owes <owes> px
      And the window is rows <start> to <end>, with <before> px before them and <after> px after

      Examples:
        | first | last | height | owed | scroll | owes | start | end | before | after | because                             |
        | 40    | 53   | 36     | 100  | 0      | 820  | 30    | 103 | 360    | 1296  | the scroll goes on                  |
        | 40    | 53   | 50     | 0    | 0      | 720  | 30    | 103 | -60    | 680   | even with less than no room         |
        | 5     | 18   | 30     | 0    | 0      | 570  | 0     | 68  | -570   | 2820  | all rows above are in the document  |

    @module
    Example: What was owed is made good with the next rows
      Given a list of 100 rows, 36 px each, with rows 0 to 79 in the document
      And rows 40 to 53 are in view
      When 20 rows come above those in view and 0 below
      And its rows turn out to be 36 px high, 100 px being owed
      Then the page scrolls by 820 px and owes 0 px
      And the window is rows 30 to 103, with 1180 px before them and 576 px after

    @module
    Scenario Outline: Rows before those in view that turn out <height> px high take up room
      Given a list of 100 rows, 36 px each, with rows 0 to 79 in the document
      And rows <first> to <last> are in view
      When 0 rows come above those in view and 20 below
      And its rows turn out to be <height> px high, 0 px being owed
      Then the page scrolls by <scroll> px and owes 0 px
      And the window is rows <start> to <end>, with <before> px before them and <after> px after

      Examples:
        | first | last | height | scroll | start | end | before | after | because                            |
        | 40    | 53   | 40     | 0      | 10    | 83  | 240    | 1296  | the room is there: nothing moves   |
        | 40    | 53   | 50     | 60     | 10    | 83  | 0      | 1296  | there is too little: the page does |
        | 20    | 33   | 40     | 80     | 0     | 63  | 0      | 2016  | there is none                      |
        | 20    | 33   | 36.001 | 0      | 0     | 63  | 0      | 2016  | a browser rounds                   |

    @module
    Example: However high the rows in the document, each row after them keeps room for a line
      Given a list of 100 rows, 36 px each, with rows 0 to 79 in the document
      And rows 40 to 53 are in view
      When 0 rows come above those in view and 20 below
      And its rows turn out to be 1000 px high, 0 px being owed
      Then the page scrolls by 28560 px and owes 0 px
      And the window is rows 10 to 83, with 0 px before them and 1296 px after

    @module
    Example: While the reader scrolls, room that is used up does not stop the scroll
      Given a list of 100 rows, 36 px each, with rows 0 to 79 in the document
      And rows 40 to 53 are in view
      And the reader is scrolling
      When 0 rows come above those in view and 20 below
      And its rows turn out to be 50 px high, 0 px being owed
      Then the page scrolls by 0 px and owes 60 px
      And the window is rows 10 to 83, with -60 px before them and 1296 px after

    @module
    Scenario Outline: Another list of <count> rows scrolls nothing
      Given a list of 100 rows, 36 px each, with rows 0 to 79 in the document
      And rows 40 to 53 are in view
      When a list of <count> rows takes its place
      And its rows turn out to be 40 px high, <owed> px being owed
      Then the page scrolls by 0 px and owes 0 px
      And the window is rows 10 to <end>, with <before> px before them and <after> px after

      Examples:
        | count | owed | end | before | after | because                             |
        | 50    | 100  | 49  | 360    | 0     | a shorter list is laid out anew     |
        | 100   | 100  | 83  | 460    | 476   | the rows before them get their room |
        | 100   | 0    | 83  | 360    | 576   | they have it                        |

    @module
    Example: Room that was owed is repaid before the rows, and taken after them
      Given a list of 1000 rows, none in the document yet, 36 px each
      And rows 500 to 513 are in view
      When 720 px of room are repaid
      Then the window is rows 470 to 543, with 17640 px before them and 15696 px after

    @module
    Example: More room cannot be taken than there is
      Given a list of 1000 rows, none in the document yet, 36 px each
      And rows 956 to 968 are in view
      When 100 px of room are repaid
      Then the window is rows 926 to 998, with 33436 px before them and 0 px after

    @module
    Scenario Outline: Where rows become <height> px high, so are the others, but never lower than a line
      Given a list of 1000 rows, 40 px each, with rows 100 to 199 in the document
      When each row becomes <height> px high
      Then the window is rows 100 to 199, with <before> px before them and <after> px after

      Examples:
        | height | before | after | because                      |
        | 80     | 8000   | 64000 | twice as high                |
        | 40     | 4000   | 32000 | as they were                 |
        | 20     | 3600   | 28800 | a line takes 36 px at least  |

    @module
    Example: Rows that had no height yet tell nothing of the others
      Given a list of 10 rows, 440 px high, with rows 3 to 5 in the document, at 150, 150 and 150 to 150 px
      When each row becomes 36 px high
      Then the window is rows 3 to 5, with 150 px before them and 290 px after
