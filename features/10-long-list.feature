@own
Feature: 10. This page's own promises: the long list

  A long list stays nearly as fast as a short one (`npm run bench` measures it), because spacers replace
  the rows far from the view. The rows above the view _have their space_ if the height above it is at least
  one line for each row, and at most the height of the tallest rendered row for each.

  Left open: lists of more than 400,000 rows, which are higher than browsers can show.

  @B2
  Rule: Only the rows near the view are in the document, however long the list

    Example: Of 440 rows at most 100 are in the document
      Given the page is open
      When 20 loads take place
      Then the table has 440 rows
      And at most 100 rows are in the document

    Scenario Outline: Rows fill the view after a jump to <position>
      Given a long list
      When the reader scrolls to <position>
      Then rows fill the view
      And every row above the view has its space

      Examples:
        | position   |
        | 40 percent |
        | the bottom |

    Example: Rows fill a window that grows at the top of the list
      Given a long list
      And the reader scrolls to the top
      When the window is resized to 1280 x 3000
      Then rows fill the view

    Example: After loads into a sort, every row above the view has its space
      Given the page is open in a window of 390 x 844
      And the reader clicks UUID
      When 8 loads take place
      Then every row above the view has its space

    @chromium
    Example: After a sort by keyboard during a drag, every row above the view has its space
      Given a long list sorted by UUID ascending
      And the reader is at 79 percent
      And the reader drags the page up by 300 px
      And an animation frame passes
      When the reader moves the focus to Name
      And the reader presses Enter
      And the reader lifts the finger
      Then the table has 220 rows
      And every row above the view has its space

    Scenario Outline: Rows fill the view all the way up, <width> px wide
      Given a long list in a window of <width> x 520
      When the reader clicks Name
      Then rows fill the view at every stop on the way up
      And the first row is right below the headers

      Examples:
        | width | because                            |
        | 1280  | nearly all rows are one line high  |
        | 390   | a row is as high as its lines need |
