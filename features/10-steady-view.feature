@own
Feature: 10. This page's own promises: the steady view

  When rows are added above the view, or when the window or the text changes size, the rows in view stay
  where they are: the page makes room above them and scrolls down by the same amount. Doing so during a scroll
  would stop the scroll. So rows load at once, but room above them is made only when the scroll is over: when
  no finger is down and nothing has moved for 150 ms or, if that is sooner, at the browser's `scrollend`. The
  top of the list is the exception: as soon as it comes into view, the first row is right below the headers.

  _The first row in view_ is the first one that is at least partly visible below the headers. _The host_
  is a page with this one in a frame.

  @B3
  Rule: A load leaves the rows in view where they are; a sort keeps the scroll offset; a resize keeps the first row in view

    Scenario Outline: Sorted by <sort>, <width> px wide, a load moves no row in view
      Given a long list in a window of <width> x 520
      And the reader sorts by <sort>
      And the reader is at 60 percent
      And the reader scrolls to 90 percent
      When an animation frame passes
      And 200 ms pass
      Then the table has 220 rows
      And the first row in view has not moved
      And every row above the view has its space

      Examples:
        | sort                                  | width | because                           |
        | UUID ascending                        | 1280  | most new rows come above the view |
        | Name ascending, then Phone descending | 1280  | so they do in a sort by two       |
        | UUID ascending                        | 390   | rows differ in height             |
        | UUID ascending                        | 120   | rows are taller than the view     |

    Example: At the bottom of a sorted list, a load whose rows all come above moves no row in view
      Given the page is open at "?seed=16"
      And 8 loads take place
      And the reader sorts by UUID ascending
      And the reader is at the bottom
      And the reader scrolls to the bottom
      When an animation frame passes
      And 200 ms pass
      Then the table has 240 rows
      And the first row in view has not moved
      And every row above the view has its space

    Example: Unsorted, new rows come below, and the scroll offset stays
      Given a long list
      And the reader scrolls to the bottom
      When an animation frame passes
      Then the table has 220 rows
      And the scroll offset is as before

    @chromium
    Example: Sorted, a load during a drag neither moves the first row in view nor scrolls
      Given a long list sorted by UUID ascending
      And the reader is at 79 percent
      And the reader drags the page up by 300 px
      When an animation frame passes
      Then the table has 220 rows
      And the first row in view has not moved
      And the scroll offset is as before

    @chromium
    Example: Sorted, the end of a drag with a load moves no row in view
      Given a long list sorted by UUID ascending
      And the reader is at 79 percent
      And the reader drags the page up by 300 px
      And an animation frame passes
      When the reader lifts the finger
      Then the table has 220 rows
      And the first row in view has not moved
      And every row above the view has its space

    @chromium
    Example: Near the top, the end of a drag with a load moves no row in view
      Given the page is open in a window of 1280 x 1000
      And the reader clicks UUID
      And the reader drags the page up by 400 px
      And an animation frame passes
      And the reader drags the page down by 100 px
      When the reader lifts the finger
      Then the table has 60 rows
      And the first row in view has not moved
      And every row above the view has its space

    @chromium
    Example: A drag back to the top after a load reaches the first row before the finger is lifted
      Given the page is open in a window of 1280 x 1000
      And the reader clicks UUID
      And the reader drags the page up by 400 px
      And an animation frame passes
      When the reader drags the page down by 400 px
      Then the table has 60 rows
      And the first row is right below the headers

    Example: The Home key during a load ends at the first row, though rows have come above it
      Given the page is open at "?seed=7"
      And the reader clicks Name
      And the reader scrolls to 80 percent
      And the reader holds Home
      And an animation frame passes
      When the reader scrolls to the top
      Then the table has 60 rows
      And the first row is right below the headers

    @chromium
    Example: Text selected by dragging to the top leaves the first row right below the headers
      Given a long list in a window of 390 x 700
      And the reader clicks Name
      And the reader is at 30 percent
      When the reader selects text by dragging to the top
      Then the first row is right below the headers

    Example: A load that the End key starts moves no row in view
      Given a long list sorted by UUID ascending
      And the reader is at 85 percent
      And the reader holds End
      When an animation frame passes
      And 200 ms pass
      Then the table has 240 rows
      And the first row in view has not moved
      And every row above the view has its space

    Scenario Outline: Click number <clicks> on Phone leaves the scroll offset alone
      Given a long list
      And the reader is at 50 percent
      When the reader clicks Phone <clicks> times
      And 1000 ms pass
      Then the scroll offset is as before
      And rows fill the view
      And the table has 200 rows

      Examples:
        | clicks | because             |
        | 1      | the rows ascend     |
        | 3      | the sort is removed |

    Scenario Outline: A window resized from <before> to <size> has the same first row in view
      Given a long list in a window of <before>
      And the reader is at 50 percent
      When the window is resized to <size>
      Then the first row in view is the same as before
      And rows fill the view

      Examples:
        | before     | size        | because               |
        | 1280 x 520 | 390 x 520   | rows get taller       |
        | 390 x 800  | 1280 x 800  | rows get shorter      |
        | 390 x 844  | 844 x 390   | a phone is turned     |
        | 390 x 800  | 1280 x 3000 | more rows are in view |

    Scenario Outline: When <change>, the same row is first in view
      Given a long list
      And the reader is at 50 percent
      When <change>
      Then the first row in view is the same as before
      And rows fill the view

      Examples:
        | change                                                             |
        | the reader spaces lines, words and letters as far as WCAG asks for |
        | the reader adds the style "body { zoom: 0.5 }"                     |

      @chromium
      Examples:
        | change                                 |
        | the reader makes text 2 times as large |

    Scenario Outline: With the style "<style>", a load into a sort moves no row in view
      Given a long list sorted by UUID ascending
      And the reader adds the style "<style>"
      And the reader is at 60 percent
      And the reader scrolls to 90 percent
      When an animation frame passes
      And 200 ms pass
      Then the first row in view has not moved
      And every row above the view has its space

      Examples:
        | style                               | because                            |
        | html { zoom: 0.8 }                  | an extension zooms the page        |
        | * { transition: all 9s !important } | a reader animates whatever changes |

    Scenario Outline: Hidden by its host and shown again, <list> at <place> is as it was
      Given <list>
      And the reader is at <place>
      When the host hides the page
      And 5000 ms pass
      And the host shows the page again
      Then the table has 200 rows
      And the view is as before

      Examples:
        | list                                 | place      |
        | a long list                          | the top    |
        | a long list sorted by UUID ascending | 50 percent |

    Scenario Outline: Hidden by its host during a load, <list> has the same first row in view
      Given <list>
      And the reader is at 60 percent
      And the reader scrolls to 90 percent
      When the host hides the page
      And 5000 ms pass
      And the host shows the page again
      Then the table has 220 rows
      And the first row in view is the same as before
      And rows fill the view
      And every row above the view has its space

      Examples:
        | list                                 |
        | a long list                          |
        | a long list sorted by UUID ascending |

    Scenario Outline: A window resized to <size> during a load has the same first row in view
      Given a long list in a window of <before>
      And the reader clicks Name
      And the reader scrolls to 85 percent
      When the window is resized to <size>
      And an animation frame passes
      Then the table has 220 rows
      And the first row in view is the same as before
      And rows fill the view

      Examples:
        | before     | size      | because                           |
        | 390 x 844  | 844 x 390 | a phone is turned                 |
        | 1280 x 720 | 320 x 180 | the page is zoomed to 400 percent |

    Scenario Outline: At the bottom, a window resized to <size> during a load keeps its rows in place when the load ends
      Given a long list in a window of <before>
      And the reader clicks UUID
      And the reader scrolls to the bottom
      And the window is resized to <size>
      When an animation frame passes
      And 200 ms pass
      Then the table has 220 rows
      And the first row in view has not moved
      And every row above the view has its space

      Examples:
        | before     | size       | because                |
        | 1280 x 520 | 1280 x 720 | less is left to scroll |
        | 390 x 844  | 844 x 844  | rows get shorter       |
