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
