Feature: 8. Errors and warnings

  Readers see no error messages. Developers get two warnings, in the console: one about a scroll
  threshold (R9.3), one about a missing _data length_, the scroller's property with its number of rows.
  The _scroller_ is the component around the table that loads rows on scroll.
  Every example with a page fails if the console has a message that no step expects.

  Left open: how the code of another page gives a threshold or a data length, and so when it has to warn. No
  other page is judged by R8.2 and R8.3.

  @R8.1
  Rule: Readers see no error messages

    Example: Loading and sorting show no message, on the page or in the console
      Given the page is open
      When the reader clicks Phone 3 times
      And 5 loads take place
      Then the text around the rows is as before
      And no text speaks of an error
      And the console is silent

  @R8.2 @own
  Rule: The console warns developers of an invalid scroll threshold

    Scenario Outline: One warning names the threshold "<threshold>"
      When the page is opened at "?scroll-threshold=<query>"
      And 1 load takes place
      Then the console has one warning: 'Invalid scroll threshold "<threshold>"', and it names px and %

      Examples:
        | threshold | query    | because                              |
        | 80        | 80       | text needs a unit                    |
        | 101%      | 101%25   | a percentage ends at 100             |
        | -5px      | -5px     | a distance is not negative           |
        | 80 %      | 80%20%25 | the unit follows the number directly |
        | 80%%      | 80%25%25 | nothing may follow the unit          |
        |           |          | an empty text is not a threshold     |

    Scenario Outline: With an invalid threshold the default applies: at <position> 'Is loading...' <shown>
      Given the page is open at "?scroll-threshold=half"
      When the reader scrolls to <position>
      Then "Is loading..." <shown>
      And the console has one warning: 'Invalid scroll threshold "half"', and it names px and %

      Examples:
        | position                 | shown        |
        | 1 px short of 80 percent | is not shown |
        | 80 percent               | is shown     |

  @R8.3 @own
  Rule: The console warns developers of a scroller that has no data length

    @module
    Example: The scroller warns once, and still shows its children
      When a scroller without a data length is shown twice
      Then it warns once with "dataLength", and its children are shown
