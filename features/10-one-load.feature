@own
Feature: 10. Beyond the specification: one scroll, one load

  A list that loads by scrolling must not load because it has moved by itself. At the very bottom,
  where the browser tells of no scroll, pushing on counts as one.

  @B11
  Rule: One scroll starts one load at most; without a scroll nothing loads

    Scenario Outline: Sorted by UUID or not, a scroll <scroll> starts one load at most
      Given the page is open
      And 8 loads take place
      And the reader clicks UUID <clicks> times
      And 1000 ms pass
      And the reader scrolls to <from>
      And 1000 ms pass
      When the reader scrolls <scroll>
      And 5000 ms pass
      Then the table has at most 220 rows

      Examples:
        | scroll                     | from       | clicks |
        | with the End key           | 60 percent | 0      |
        | with the End key           | 60 percent | 1      |
        | with Page Down             | 78 percent | 1      |
        | by 1500 px with the wheel  | 60 percent | 0      |
        | by 1500 px with the wheel  | 60 percent | 1      |
        | by 1500 px with the wheel  | 60 percent | 2      |

    Example: A jump to the bottom starts one load, however long one waits
      Given the page is open
      And 8 loads take place
      And the reader clicks UUID
      And 1000 ms pass
      When the reader scrolls to the bottom
      And 10000 ms pass
      Then the table has 220 rows

    Scenario Outline: Below the trigger point all along, one scroll <scroll> starts one load
      Given the page is open
      And 8 loads take place
      And the reader clicks UUID <clicks> times
      And the reader scrolls to 79 percent
      And 1000 ms pass
      And the reader scrolls to 98 percent
      And 1000 ms pass
      When the reader scrolls <scroll>
      And an animation frame passes
      And 1000 ms pass
      Then the table has 240 rows

      Examples:
        | scroll                    | clicks | because                                       |
        | by 1500 px with the wheel | 0      | one turn makes many events                    |
        | with the End key          | 0      | so does one key                               |
        | by 1500 px with the wheel | 1      | rows come above, and the page moves along     |
        | with the End key          | 1      | which is not the reader scrolling any further |

    Scenario Outline: The last event of a scroll, told after its load, starts no other
      Given the page is open
      And 8 loads take place
      And the reader clicks UUID <clicks> times
      And the reader scrolls to 79 percent
      And 1000 ms pass
      And the reader scrolls to 98 percent
      And 1000 ms pass
      And the reader drags the page by 50 px
      And the reader drags on by 50 px
      And the reader lifts the finger
      When an animation frame passes
      And 1000 ms pass
      Then the table has 240 rows

      Examples:
        | clicks | because                                       |
        | 0      | rows come below, and it has gone no further   |
        | 1      | rows come above, and the page has gone along  |

    Scenario Outline: A scroll that has started a load and goes on by <px> px starts <more>
      Given the page is open in a window of 1280 x 1000
      And 8 loads take place
      And 1000 ms pass
      And the reader drags the page by 100 px
      And 1000 ms pass
      When the reader drags on by <px> px
      And 1000 ms pass
      Then the table has <rows> rows

      Examples:
        | px  | more     | rows | because                                |
        | 600 | no other | 220  | it is still among the rows it began at |
        | 800 | another  | 240  | it has gone past all that was there    |

    Scenario Outline: Sorted by UUID or not, a burst of 1000 scroll events starts one load
      Given the page is open
      And 8 loads take place
      And the reader clicks UUID <clicks> times
      And 1000 ms pass
      When the reader scrolls to the bottom in a burst of 1000 events
      And an animation frame passes
      And 1000 ms pass
      Then the table has 220 rows
      And rows fill the view

      Examples:
        | clicks |
        | 0      |
        | 1      |

    Example: A scroll by one px is a scroll
      Given the page is open
      And the reader scrolls to 1 px short of 80 percent
      And 1000 ms pass
      When the reader scrolls to 80 percent
      Then "Is loading..." is shown

    Example: Another scroll starts another load, though among the same rows
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      And the reader scrolls to 85 percent
      And 1000 ms pass
      When the reader scrolls to 85 percent
      And 1000 ms pass
      Then the table has 240 rows

    Example: Where the browser tells no end of a scroll, another scroll starts another load as well
      Given the reader's browser tells no end of a scroll
      And the page is open
      And 8 loads take place
      And 1000 ms pass
      And the reader scrolls to 85 percent
      And 1000 ms pass
      When the reader scrolls to 85 percent
      And 1000 ms pass
      Then the table has 240 rows

    Example: A sort click deep in the list loads nothing
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      When the reader clicks Address
      And 10000 ms pass
      Then the table has 200 rows

    Example: A window that changes its width deep in the list loads nothing
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      When the window is resized to 700 x 720
      And 10000 ms pass
      Then the table has 200 rows

    Example: A window that grows so wide that the list ends above the view loads nothing
      Given the page is open in a window of 390 x 800
      And 8 loads take place
      And 1000 ms pass
      When the window is resized to 1280 x 800
      And 3000 ms pass
      Then the table has 200 rows

    Example: A window that grows beyond the end of a sorted list, over rows higher than expected, loads nothing
      Given the page is open in a window of 390 x 520
      And 8 loads take place
      And the reader clicks Name
      And the reader scrolls to the bottom
      And 1000 ms pass
      When the window is resized to 390 x 6000
      And 3000 ms pass
      Then the table has 220 rows

    Scenario Outline: At the very bottom, where no scroll is left, <push> starts a load
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      And the window is resized to 1280 x 1400
      And 1000 ms pass
      When <push>
      And an animation frame passes
      And 1000 ms pass
      Then the table has 220 rows

      Examples:
        | push                                    | because                   |
        | the reader turns the wheel down         | who wants more pushes on  |
        | the reader turns the wheel down 5 times | it is one turn            |
        | the reader presses End                  | so do the keys            |
        | the reader presses PageDown             |                           |
        | the reader presses ArrowDown            |                           |
        | the reader presses Space                |                           |
        | the reader holds ArrowDown              | it is one press           |
        | the reader drags the page by 100 px     | and so does the finger    |

    Scenario Outline: At the very bottom <gesture> loads nothing
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      And the window is resized to 1280 x 1400
      And 1000 ms pass
      When <gesture>
      And 1000 ms pass
      Then the table has 200 rows

      Examples:
        | gesture                                      | because                    |
        | the reader turns the wheel sideways          | that is no way down        |
        | the reader presses Enter                     | it is no key that scrolls  |
        | the reader taps UUID 1 times                 | a tap moves nothing        |

    Example: Space on a header is a sort, at the very bottom too
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      And the window is resized to 1280 x 1400
      And the reader moves the focus to Name
      And 1000 ms pass
      When the reader presses Space
      And 1000 ms pass
      Then the table has 200 rows

    Example: An arrow key on a header pushes as anywhere else
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      And the window is resized to 1280 x 1400
      And the reader moves the focus to Name
      And 1000 ms pass
      When the reader presses ArrowDown
      And an animation frame passes
      And 1000 ms pass
      Then the table has 220 rows

    Example: Each push starts a load of its own
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      And the window is resized to 1280 x 1400
      And 1000 ms pass
      And the reader turns the wheel down
      And 1000 ms pass
      And the window is resized to 1280 x 2400
      And 1000 ms pass
      When the reader turns the wheel down
      And 1000 ms pass
      Then the table has 240 rows

    Example: A key that has pushed is over when it is released
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      And the window is resized to 1280 x 1400
      And 1000 ms pass
      And the reader presses End
      And 1000 ms pass
      When the reader scrolls to 95 percent
      And 1000 ms pass
      Then the table has 240 rows

    Example: A key that was held until nothing was left to scroll is over when it is released
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      And the reader holds End
      And 1000 ms pass
      When the reader scrolls to 85 percent
      And 1000 ms pass
      Then the table has 240 rows

    Example: A key that is released in mid-scroll ends nothing
      Given the page is open in a window of 1280 x 1000
      And 8 loads take place
      And 1000 ms pass
      And the reader drags the page by 100 px
      And 1000 ms pass
      And the reader presses Shift
      When the reader drags on by 600 px
      And 1000 ms pass
      Then the table has 220 rows

    Example: A key that has pushed is over when it is released, though rows came while it was held
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      And the window is resized to 1280 x 1400
      And 1000 ms pass
      And the reader holds End during a load
      And 1000 ms pass
      When the reader scrolls to 95 percent
      And 1000 ms pass
      Then the table has 240 rows

    Example: From above the trigger point, one turn of the wheel to the bottom starts one load
      Given the page is open
      And 8 loads take place
      And the reader scrolls to 60 percent
      And 1000 ms pass
      When the reader scrolls by 5000 px with the wheel
      And 1000 ms pass
      Then the table has 220 rows

    Example: A wheel that has rested for 150 ms turns anew
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      And the window is resized to 1280 x 1400
      And 1000 ms pass
      And the reader turns the wheel down
      And 150 ms pass
      When the reader turns the wheel down
      And 1000 ms pass
      Then the table has 240 rows

    Example: Coming back with the Back button loads nothing
      Given the page is open
      And 3 loads take place
      When the reader leaves and comes back with the Back button
      And 1000 ms pass
      Then the table has 40 rows
      And the first row is right below the headers
