@own
Feature: 10. This page's own promises: every screen

  Nothing is lost in small windows, with large text or in forced colours. In a window at least 48 em wide
  (768 px with the usual text of 16 px, 1536 px with text twice as large) the rows are a table; in a narrower
  one each row is a card. The headers stay at the top of the view, unless the window is too small for them.

  @B6
  Rule: Around the headers and the first rows axe finds no barrier: light or dark, narrow or wide, zoomed or not

  A barrier is a violation that axe reports: of WCAG 2.2, levels A and AA, or of axe's own best
  practices.

  A control of 44 px is large enough for a thumb (WCAG 2.5.5). Text of 22 px is twice as large as the
  smallest text in the table.

    Scenario Outline: In <colours> colours, in a window of <size>, there is no barrier
      Given the reader has chosen <colours> colours
      And the page is open in a window of <size>
      And the reader sorts by Name ascending, then Phone descending
      When 2 loads take place
      Then no barrier is found

      Examples:
        | colours | size        |
        | light   | 320 x 568   |
        | dark    | 1280 x 720  |
        | forced  | 2560 x 1440 |

    Example: During a load there is no barrier
      Given the page is open
      When the reader scrolls to the bottom
      Then "Loading..." is shown
      And no barrier is found

    Scenario Outline: A window of <window>, zoomed to 400 percent, has <size> px and shows everything
      Given the page is open in a window of <size>
      When 2 loads take place
      Then each value in view can be seen, in its row and under its header
      And the page cannot be scrolled sideways
      And each control is at least 44 px wide and high
      And no barrier is found

      Examples:
        | window      | size      |
        | 1280 x 1024 | 320 x 256 |
        | 960 x 1280  | 240 x 320 |
        | 320 x 568   | 80 x 142  |

    @chromium
    Scenario Outline: With text twice as large, a window of <size> shows everything
      Given the reader has made text 2 times as large
      And the page is open in a window of <size>
      When the reader sorts by Name ascending, then Phone descending
      Then no text in the table is smaller than 22 px
      And each value in view can be seen, in its row and under its header
      And the page cannot be scrolled sideways
      And no barrier is found

      Examples:
        | size       |
        | 280 x 653  |
        | 1600 x 900 |

    Scenario Outline: With the text spacing of WCAG, a window of <size> shows everything
      Given the page is open in a window of <size>
      And the reader sorts by Name ascending, then Phone descending
      When the reader spaces lines, words and letters as far as WCAG asks for
      Then each value in view can be seen, in its row and under its header
      And the page cannot be scrolled sideways

      Examples:
        | size      |
        | 280 x 653 |
        | 768 x 900 |

    Example: Headers and rows can be copied, and nothing that is for screen readers only
      Given the page is open
      When the reader clicks Name
      And 1000 ms pass
      Then the text that can be copied is the text that can be seen

    Scenario Outline: With letters of at least 24 px, a window of <size> shows everything
      Given the page is open in a window of <size>
      When the reader adds the style "body, body * { font-size: 24px !important }"
      Then each value in view can be seen, in its row and under its header
      And the page cannot be scrolled sideways

      Examples:
        | size       |
        | 390 x 844  |
        | 1280 x 720 |

  @B7
  Rule: A phone shows all four values, without sideways scrolling

    Scenario Outline: At <size> each row <layout> and shows its four values in full
      Given the page is open in a window of <size>
      When 2 loads take place
      Then each row in view <layout>
      And each value in view can be seen, in its row and under its header
      And no text in the table is smaller than 12 px
      And the page cannot be scrolled sideways

      Examples:
        | size       | layout                           | because                               |
        | 280 x 653  | is a card                        | a folded phone                        |
        | 320 x 568  | is a card                        | the narrowest phones that do not fold |
        | 767 x 900  | is a card                        | the widest window with cards          |
        | 768 x 900  | has its values under the headers | the narrowest window with a table     |
        | 844 x 390  | has its values under the headers | a phone in landscape                  |
        | 1280 x 120 | has its values under the headers | hardly two rows fit below the headers |

    @chromium
    Example: A row that is laid out as a card is still a row of four cells
      Given the page is open in a window of 320 x 568
      When 2 loads take place
      Then each row in the document is a row of the accessibility tree, with its four cells
      And each part of the table names its role, whatever its layout

    Example: With its marker, each header is large enough for a thumb
      Given the page is open in a window of 320 x 568
      When the reader sorts by UUID descending, then Name ascending, then Address ascending, then Phone ascending
      Then each control is at least 44 px wide and high

    @chromium
    Example: A double tap on a header sorts twice, and the browser is asked not to zoom
      Given the page is open in a window of 320 x 568
      When the reader taps Name 2 times
      Then the rows are sorted by Name descending
      And the headers ask the browser not to zoom on a double tap

    Scenario Outline: At <size> only the rows near the view are in the document
      Given the page is open in a window of <size>
      When 8 loads take place
      Then at most 80 rows are in the document
      And rows fill the view

      Examples:
        | size      |
        | 320 x 568 |
        | 80 x 142  |
