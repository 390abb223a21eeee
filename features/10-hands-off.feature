@own
Feature: 10. This page's own promises: hands off, nothing loads

  More rows are loaded when the reader scrolls, or when the window is too tall to scroll (B1). When the
  page scrolls to keep rows in place, or the browser scrolls because the page has become shorter, nothing
  loads, however long the reader waits.

  At the very bottom the page leaves 2 px to scroll, so that the reader can load more there, too.

  @B11
  Rule: Apart from B1, nothing loads unless the reader scrolls

    Scenario Outline: In <list>, one load follows when the reader <scrolls>, and then none
      Given <list>
      And the reader is at 60 percent
      When the reader <scrolls>
      And 5000 ms pass
      Then the table has 220 rows

      Examples:
        | list                                 | scrolls                         |
        | a long list                          | presses End                     |
        | a long list                          | turns the wheel down by 5000 px |
        | a long list sorted by UUID ascending | presses End                     |
        | a long list sorted by UUID ascending | turns the wheel down by 5000 px |

    @chromium
    Scenario Outline: In <list>, once a drag has ended, nothing loads and nothing moves
      Given <list>
      And the reader is at 79 percent
      And the reader drags the page up by 300 px
      And the reader lifts the finger
      And 1000 ms pass
      When 5000 ms pass
      Then the view is as before

      Examples:
        | list                                 |
        | a long list                          |
        | a long list sorted by UUID ascending |

    Example: A scroll by 1 px is a scroll
      Given the page is open
      And the reader is at 1 px short of 80 percent
      When the reader scrolls to 80 percent
      Then "Is loading..." is shown

    Scenario Outline: Deep in a list in a window of <window>, when <event>, nothing loads
      Given a long list in a window of <window>
      When <event>
      And 5000 ms pass
      Then the table has 200 rows

      Examples:
        | window     | event                               | because                      |
        | 1280 x 520 | the reader clicks Address           | a sort is not a scroll       |
        | 1280 x 520 | the window is resized to 700 x 720  | rows get taller              |
        | 390 x 800  | the window is resized to 1280 x 800 | the list ends above the view |

    Example: At the bottom of a sorted list of 220 rows, in a window that grows beyond its end, nothing loads
      Given a long list in a window of 390 x 520
      And the reader clicks Name
      And the reader is at the bottom
      When the window is resized to 390 x 6000
      And 3000 ms pass
      Then the table has 220 rows

    Scenario Outline: At the very bottom a load starts when the reader <pushes>
      Given the reader is at the very bottom of a long list
      When the reader <pushes>
      And 5000 ms pass
      Then the table has 220 rows

      Examples:
        | pushes                       |
        | turns the wheel down by 1 px |
        | presses End                  |
        | presses Space                |
        | holds ArrowDown              |

      @chromium
      Examples:
        | pushes                      |
        | drags the page up by 100 px |

    Example: At the very bottom, with the focus on a header, Space sorts and loads nothing
      Given the reader is at the very bottom of a long list
      And the reader moves the focus to Name
      When the reader presses Space
      And 1000 ms pass
      Then the table has 200 rows

    @chromium
    Example: At the bottom of a sorted list whose new rows all come above, each push starts a load
      Given the page is open at "?seed=16"
      And 8 loads take place
      And the reader sorts by UUID ascending
      And the reader is at the bottom
      When the reader drags the page up by 100 px
      And 1000 ms pass
      And the reader lifts the finger
      And the reader turns the wheel down by 100 px
      And 1000 ms pass
      Then the table has 260 rows

    Example: Left during a load, the page comes back with the Back button and loads nothing
      Given the page is open
      And 3 loads take place
      And the reader scrolls to the bottom
      When the reader leaves and comes back with the Back button
      And 1000 ms pass
      Then the table has 40 rows
      And the first row is right below the headers
