Feature: 8. Errors and warnings

  Readers see no error messages. Developers get two warnings, in the console: one about a scroll
  threshold (R9.3), one about a missing _data length_, the scroller's property with its number of rows.
  The _scroller_ is the component around the table that loads rows on scroll.
  In every example of this specification the console says only what a step expects.

  Not shown: any message to users about an error.

  @R8.1
  Rule: Readers see no error messages

    Example: Loading and sorting leave the console silent
      Given the page is open
      And the reader clicks Phone
      When 5 loads take place
      Then the console is silent
      And the only controls are the column headers

    Example: No message appears, near the rows or elsewhere
      Given the page is open
      When the reader clicks Phone 3 times
      And 5 loads take place
      Then the text around the rows is as before

  @R8.2 @own
  Rule: The console warns developers of an invalid scroll threshold

    Scenario Outline: One warning names the threshold "<threshold>"
      When the page is opened at "?scroll-threshold=<address>"
      And 1 load takes place
      Then the console warns once with 'Invalid scroll threshold "<threshold>":', "px" and "%"

      Examples:
        | threshold | address  | because                              |
        | 80        | 80       | text needs a unit                    |
        | 101%      | 101%25   | a percentage ends at 100             |
        | -5px      | -5px     | no distance is negative              |
        | 80 %      | 80%20%25 | the unit follows the number directly |
        | 5em       | 5em      | px and % are the only units          |
        | 80%%      | 80%25%25 | nothing follows the unit             |
        |           |          | an empty text is not a threshold     |

    Scenario Outline: With an invalid threshold, the default applies: at <position> the loader <shown>
      Given the page is open at "?scroll-threshold=half"
      When the reader scrolls to <position>
      Then "Is loading..." <shown>
      And the console warns once with 'Invalid scroll threshold "half":'

      Examples:
        | position                 | shown        |
        | 1 px short of 80 percent | is not shown |
        | 80 percent               | is shown     |

  @R8.3 @own
  Rule: The console warns developers of a scroller without its data length

    @module
    Example: The scroller warns once, and still shows its children
      When a scroller without a data length is shown twice
      Then it warns once with "dataLength"
      And its children are shown
