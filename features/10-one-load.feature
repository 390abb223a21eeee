@own
Feature: 10. Beyond the specification: one scroll, one load

  A reader's _scroll_ begins with a turn of the wheel, a key, a drag or a jump that moves the page. It
  is over when nothing has moved for 150 ms and no finger or key is down, at the next frame; with none
  down the browser may end it sooner (`scrollend`). Movement by the page or the browser is not a
  reader's scroll.
  One scroll starts one load, and another only past the end of the list as it was when that load
  started.

  At the very bottom the page leaves 2 px to scroll, so that readers can load more there, too.

  @B11
  Rule: A scroll within the list starts at most one load, and without a scroll nothing loads

    Scenario Outline: In <list> at <from> percent, when the reader <scrolls>, one load starts
      Given <list>
      And the reader is at <from> percent
      When the reader <scrolls>
      And 5000 ms pass
      Then the table has <rows> rows

      Examples:
        | list                                  | from | scrolls                                         | rows | because                           |
        | a long list                           | 60   | presses End                                     | 220  | a key is one scroll               |
        | a long list                           | 60   | turns the wheel down by 5000 px                 | 220  | so is a turn of the wheel         |
        | a long list                           | 60   | scrolls to the bottom in a burst of 1000 events | 220  | and a jump, of many events        |
        | a long list                           | 95   | presses End                                     | 240  | from below the trigger point, too |
        | a long list                           | 95   | turns the wheel down by 1500 px                 | 240  |                                   |
        | a long list                           | 95   | holds ArrowDown for 1000 ms                     | 240  | so is a key that is held          |
        | a long list sorted by UUID ascending  | 60   | presses End                                     | 220  | the page scrolls, too             |
        | a long list sorted by UUID ascending  | 60   | turns the wheel down by 5000 px                 | 220  | so it does here                   |
        | a long list sorted by UUID ascending  | 60   | scrolls to the bottom                           | 220  |                                   |
        | a long list sorted by UUID ascending  | 60   | scrolls to the bottom in a burst of 1000 events | 220  |                                   |
        | a long list sorted by UUID ascending  | 95   | presses End                                     | 240  |                                   |
        | a long list sorted by UUID ascending  | 95   | turns the wheel down by 1500 px                 | 240  |                                   |
        | a long list sorted by UUID descending | 60   | turns the wheel down by 5000 px                 | 220  |                                   |

    @chromium
    Example: The end of a scroll after its load starts no other
      Given a long list sorted by UUID ascending
      And the reader is at 95 percent
      And the reader drags the page by 50 px
      And the reader drags on by 50 px
      And the reader lifts the finger
      When an animation frame passes
      And 1000 ms pass
      Then the table has 240 rows

    @chromium
    Scenario Outline: A drag that has started a load and goes on by <px> px starts <loads>
      Given a long list in a window of 1280 x 1000
      And the reader drags the page by 100 px
      And 1000 ms pass
      When the reader drags on by <px> px
      And 1000 ms pass
      Then the table has <rows> rows

      Examples:
        | px  | loads    | rows | because                                        |
        | 600 | no other | 220  | it is still within the list of before          |
        | 800 | another  | 240  | it has gone past the end of that list          |

    Example: A scroll by 1 px is a scroll
      Given the page is open
      And the reader is at 1 px short of 80 percent
      When the reader scrolls to 80 percent
      Then "Is loading..." is shown

    Example: Another scroll starts another load, though among the same rows
      Given a long list
      And the reader is at 85 percent
      When the reader scrolls to 85 percent
      And 1000 ms pass
      Then the table has 240 rows

    Example: A key held until nothing is left to scroll is one scroll, though no event ends it
      Given a long list
      And the reader holds End
      And 1000 ms pass
      When the reader scrolls to 85 percent
      And 1000 ms pass
      Then the table has 240 rows

    @chromium
    Scenario Outline: A scroll ends without an event: after the reader <scrolls>, a growing window loads
      Given the page is open in a window of 390 x 700
      And the reader is at 30 percent
      And the reader <scrolls>
      And 200 ms pass
      When the window is resized to 390 x 6000
      And 1000 ms pass
      Then the page can be scrolled, by the height of 20 rows at most

      Examples:
        | scrolls                                      |
        | selects text by dragging to the top          |
        | holds Home and releases it in another window |

    Scenario Outline: Deep in a list in a window of <window>, when <event>, nothing loads
      Given a long list in a window of <window>
      When <event>
      And 5000 ms pass
      Then the table has 200 rows

      Examples:
        | window     | event                               | because                       |
        | 1280 x 520 | the reader clicks Address           | a sort is not a scroll        |
        | 1280 x 520 | the window is resized to 700 x 720  | rows get taller               |
        | 390 x 800  | the window is resized to 1280 x 800 | the list ends above the view  |

    Example: At the bottom of a sorted list, in a window that grows beyond its end, nothing loads
      Given a long list in a window of 390 x 520
      And the reader clicks Name
      And the reader is at the bottom
      When the window is resized to 390 x 6000
      And 3000 ms pass
      Then the table has 220 rows

    Example: A window grows beyond the end of the list, and the rows above are shorter than estimated
      Given the page is open at "?seed=7995"
      And the reader clicks Phone
      And the reader is at 1 px from the bottom
      And the reader clicks Name
      And the reader is at 80 percent
      When the window is resized to 1280 x 3000
      And 5000 ms pass
      Then the table has 80 rows

    Example: A window grows until the list nearly fits, and its rows get shorter
      Given the page is open at "?seed=1288"
      And the window is resized to 1280 x 3000
      And 500 ms pass
      And the window is resized to 844 x 390
      And the reader turns the wheel down by 100 px
      And 500 ms pass
      When the window is resized to 1280 x 3000
      And 1000 ms pass
      Then the table has 80 rows

    Scenario Outline: At the very bottom a load starts when the reader <pushes>
      Given the reader is at the very bottom of a long list
      When the reader <pushes>
      And 1000 ms pass
      Then the table has 220 rows

      Examples:
        | pushes                       | because                               |
        | turns the wheel down by 1 px | the page leaves 2 px to scroll        |
        | presses End                  |                                       |
        | presses Space                |                                       |
        | holds ArrowDown              |                                       |

      @chromium
      Examples:
        | pushes                   | because |
        | drags the page by 100 px |         |

    Scenario Outline: At the very bottom, with the focus on a header, <key> <does>
      Given the reader is at the very bottom of a long list
      And the reader moves the focus to Name
      When the reader presses <key>
      And 1000 ms pass
      Then the table has <rows> rows

      Examples:
        | key       | does              | rows |
        | Space     | sorts by it alone | 200  |
        | ArrowDown | starts a load     | 220  |

    @chromium
    Example: At the very bottom of a sorted list whose new rows all come above, each push starts a load
      Given the page is open at "?seed=27"
      And 8 loads take place
      And the reader sorts by UUID ascending
      And the reader is at the bottom
      When the reader drags the page by 100 px
      And 1000 ms pass
      And the reader lifts the finger
      And the reader turns the wheel down by 100 px
      And 1000 ms pass
      Then the table has 260 rows

    Example: At the very bottom, a scroll by a key is over once the key is released
      Given the page is open at "?seed=27"
      And 8 loads take place
      And the reader sorts by UUID ascending
      And the reader is at the bottom
      And the reader holds ArrowDown for 1000 ms
      When the reader holds ArrowDown for 1000 ms
      Then the table has 260 rows

    Example: Left during a load, the page comes back with the Back button and loads nothing
      Given the page is open
      And 3 loads take place
      And the reader scrolls to the bottom
      When the reader leaves and comes back with the Back button
      And 1000 ms pass
      Then the table has 40 rows
      And the first row is right below the headers
