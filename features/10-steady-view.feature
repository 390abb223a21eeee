@own
Feature: 10. Beyond the specification: the steady view

  Rows come and go above the view, windows change their size, and what the reader looks at stays.

  @B3
  Rule: The rows that the reader sees stay where they are on the screen

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
      And every row above the view has its room

      Examples:
        | sort                                    | width |
        | UUID ascending                          | 1280  |
        | Address descending                      | 1280  |
        | Name ascending, then Phone descending   | 1280  |
        | UUID ascending                          | 390   |

    Scenario Outline: Sorted by <sort>, a load under the reader's finger moves nothing
      Given the page is open
      And 8 loads take place
      And the reader sorts by <sort>
      And the reader scrolls to 1 px short of 80 percent
      And 1000 ms pass
      And the reader drags the page by 300 px
      And the first row in view is noted
      When an animation frame passes
      Then the table has 220 rows
      And the first row in view is the noted one, where it was

      Examples:
        | sort                                    |
        | UUID ascending                          |
        | Name ascending, then Phone descending   |

    Scenario Outline: Sorted by <sort>, nothing moves when the finger is lifted after a load
      Given the page is open
      And 8 loads take place
      And the reader sorts by <sort>
      And the reader scrolls to 1 px short of 80 percent
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

    Example: Unsorted, new rows come below, and the scroll offset stays
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      And the reader scrolls to the bottom
      And the scroll offset is noted
      When an animation frame passes
      Then the table has 220 rows
      And the scroll offset is as noted

    Scenario Outline: <clicks> sort clicks leave the scroll offset alone
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
        | before     | size       | because               |
        | 1280 x 520 | 390 x 520  | rows grow             |
        | 390 x 800  | 1280 x 800 | rows shrink           |
        | 390 x 844  | 844 x 390  | a phone is turned     |
