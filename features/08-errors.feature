Feature: 8. Errors and warnings

  Readers are never told that something went wrong. Developers are told of two mistakes, in the
  console. Every example of this specification is held to silence: whatever the console says and no
  step claims is a failure.

  Not shown: any message to users about an error.

  @R8.1
  Rule: Readers are told of no error, for there is none

    Example: Loading and sorting say nothing
      Given the page is open
      And the reader clicks Phone
      When 3 loads take place
      Then the console is silent
      And the only controls are the column headers

    Example: No message comes up, neither by the rows nor elsewhere
      Given the page is open
      And the text around the rows is noted
      And the reader clicks Phone 3 times
      When 3 loads take place
      Then the text around the rows is as noted

  @R8.2 @own
  Rule: Developers learn of a scroll threshold that cannot be read

    Scenario Outline: The threshold "<threshold>" is named in one warning
      When the page is opened at "?scroll-threshold=<address>"
      And 1 load takes place
      Then the console warns once with 'Invalid scroll threshold "<threshold>":', "px" and "%"

      Examples:
        | threshold | address  | because                              |
        | 80        | 80       | text needs a unit                    |
        | 101%      | 101%25   | a percentage ends at 100             |
        | -5px      | -5px     | no distance is negative              |
        | 80 %      | 80%20%25 | the unit follows the number directly |
        | 5em       | 5em      | there are two units only             |
        |           |          | nothing is no threshold              |

    @module
    Scenario Outline: The value <value> is named as it would be written
      When the value <value> is given as the threshold
      Then it warns once with '<words>'

      Examples:
        | value  | words               |
        | "half" | threshold "half":   |
        | 80     | threshold 80:       |
        | 1e999  | threshold Infinity: |
        | null   | threshold null:     |

    @module
    Example: Each bad value is warned about, and once
      When the values "half", 80, "half" and "most" are given as thresholds
      Then it warns of "half", 80 and "most", in this order

    Scenario Outline: Under an invalid threshold, <position> means what it means by default
      Given the page is opened at "?scroll-threshold=half"
      When the reader scrolls to <position>
      Then "Is loading..." <shown>
      And the console warns once with 'Invalid scroll threshold "half":'

      Examples:
        | position                 | shown        |
        | 1 px short of 80 percent | is not shown |
        | 80 percent               | is shown     |

  @R8.3 @own
  Rule: Developers learn of a scroller that lacks its data length

    @module
    Example: The scroller says so once and shows its children all the same
      When a scroller without a data length is shown twice
      Then it warns once with "dataLength"
      And its children are shown
