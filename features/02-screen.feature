Feature: 2. The screen

  Everything is in the page's element `#root`: a table of exactly four columns, and possibly other things,
  such as a heading. A click on a header sorts the table by one column, a shift-click by several. The text
  of a header starts with the name of the column; a header may hold a button.

  | Header  | Field   |
  | ------- | ------- |
  | UUID    | uuid    |
  | Name    | name    |
  | Address | address |
  | Phone   | phone   |

  There are no routes.

  Left open: how the page looks, as long as its texts can be seen; whether the headers stay in view, and whether
  a window narrower than 880 px shows them; whether keys sort, as on this page (B4).

  @R2.1
  Rule: There is one screen, whatever the address

    Scenario Outline: The address "<address>" leads to the same screen
      When the page is opened at "<address>"
      Then the columns are:
        | UUID | Name | Address | Phone |
      And the table has 40 rows

      Examples:
        | address              | because                                     |
        | ?page=2&q=%3Cb%3E%00 | a query is not a route, even a hostile one  |
        | #/contacts/7%F0      | a hash is not a route, even a malformed one |

    Example: Sorting and loading leave the address, the title and the history alone
      Given the page is open
      When the reader clicks Name
      And 5 loads take place
      Then the address, the title and the history are those of the opened page

    Scenario Outline: A row leads nowhere, not by its <column> either
      Given the page is open
      When the reader clicks the <column> of row 5
      Then the address, the title and the history are those of the opened page
      And the page has opened no other window
      And the first 40 rows are as before

      Examples:
        | column  |
        | UUID    |
        | Name    |
        | Address |
        | Phone   |

    Scenario Outline: Nothing but headers and scrolling changes the screen: <event>
      Given the page is open
      And the reader clicks Name
      When <event>
      And 1000 ms pass
      Then the table has 40 rows
      And the text around the rows is as before
      And the only controls are the column headers
      And the rows are sorted by Name ascending

      Examples:
        | event                                       |
        | the reader double-clicks the first row      |
        | the reader right-clicks the first row       |
        | the reader presses Escape                   |
        | the reader leaves the window for 5 minutes  |
        | the network is cut                          |
        | the hash of the address changes             |
        | the window is resized to 900 x 600          |
        | 30000 ms pass                               |
        | the reader double-clicks the Phone of row 5 |
        | the reader right-clicks the Name header     |

  @R2.2
  Rule: The columns are UUID, Name, Address and Phone, in this order

    Example: The header names the columns
      When the page is opened
      Then the columns are:
        | UUID | Name | Address | Phone |

    Example: In a narrow window each row still has all its values
      Given the page is open in a window of 880 x 520
      Then no cell is empty

    Scenario Outline: Each value can be seen in <colours> colours, in a window of <size>, after a load, too
      Given the reader has chosen <first> colours
      And the page is open in a window of <size>
      And the reader clicks Name
      And 1 load takes place
      And the reader has chosen <colours> colours
      When the reader scrolls to 1 px short of 80 percent
      Then each value in view can be seen, in its row and under its header
      When the reader scrolls to the top
      Then each value in view can be seen, in its row and under its header

      Examples:
        | first | colours | size       |
        | light | dark    | 1280 x 520 |
        | dark  | dark    | 1280 x 520 |
        | light | light   | 1920 x 520 |

    Example: Each column shows its own field
      When the page is opened
      Then every UUID is a version 4 UUID
      And every Name is a full name
      And every Address is four parts joined by commas
      And every Phone is a phone number

  @R2.3
  Rule: A click on a header sorts the rows by its column

    Scenario Outline: A click on the header <column> sorts the rows by <column>
      Given the page is open
      When the reader clicks <column>
      Then the rows are sorted by <column> ascending

      Examples:
        | column  |
        | UUID    |
        | Name    |
        | Address |
        | Phone   |

    Scenario Outline: The whole header cell can be clicked, also its <part>
      Given the page is open
      And the reader clicks Phone
      When the reader clicks the <part> of the Phone header cell
      Then the rows are sorted by Phone descending

      Examples:
        | part                |
        | bottom right corner |
        | marker              |

  @R2.4
  Rule: A column that is sorted ascending has ▲ in its header, descending ▼

    Example: No column is marked before the first click
      When the page is opened
      Then the markers are:
        | UUID | Name | Address | Phone |
        |      |      |         |       |

    Scenario Outline: After click number <clicks> the marker of Address is "<marker>"
      Given the page is open
      When the reader clicks Address <clicks> times
      Then the markers are:
        | UUID | Name | Address  | Phone |
        |      |      | <marker> |       |

      Examples:
        | clicks | marker |
        | 1      | ▲      |
        | 2      | ▼      |
        | 3      |        |

    Scenario Outline: Both markers can be seen in <colours> colours, in a window of <size>
      Given the reader has chosen <colours> colours
      And the page is open in a window of <size>
      When the reader sorts by UUID ascending, then Name descending, then Address ascending, then Phone descending
      Then the markers can be seen

      Examples:
        | colours | size       |
        | light   | 1280 x 520 |
        | dark    | 1280 x 520 |
        | light   | 880 x 520  |

    @own
    Example: The first column of the sort has aria-sort, and no other
      Given the page is open
      And the reader clicks Name
      When the reader shift-clicks Phone
      Then aria-sort is:
        | UUID | Name      | Address | Phone |
        |      | ascending |         |       |

  @R2.5
  Rule: A shift-click on a header adds its column to the sort, a click without Shift replaces the sort

  Left open: what a click without Shift on one of several sorted columns does to that column; all others leave
  the sort. On this page such a click takes an ascending column to descending, and a descending one out of the sort.

    Example: Clicked and shift-clicked, both columns are sorted and marked
      Given the page is open
      And the reader clicks Name
      When the reader shift-clicks UUID
      Then the markers are:
        | UUID | Name | Address | Phone |
        | ▲    | ▲    |         |       |
      And the rows are sorted by Name ascending, then UUID ascending

    Example: A click without Shift on another column replaces the sort
      Given the page is open
      And the reader sorts by Name ascending, then Phone descending
      When the reader clicks UUID
      Then the markers are:
        | UUID | Name | Address | Phone |
        | ▲    |      |         |       |
      And the rows are sorted by UUID ascending

    Example: A click without Shift on one of several sorted columns drops the others
      Given the page is open
      And the reader sorts by Name ascending, then Phone ascending
      When the reader clicks Phone
      Then no column but Phone has a marker

    @own
    Scenario Outline: A click without Shift takes one of several sorted columns from <direction> to <next>
      Given the page is open
      And the reader sorts by Name ascending, then UUID <direction>
      When the reader clicks UUID
      Then the markers are:
        | UUID     | Name | Address | Phone |
        | <marker> |      |         |       |

      Examples:
        | direction  | next       | marker |
        | ascending  | descending | ▼      |
        | descending | no sort    |        |

  @R2.6
  Rule: 'Is loading...' is shown from the trigger point until the rows are there

  The text is in view or further down, so that a reader who scrolls on sees it.

  Left open: whether it is ever painted. A load may take less than a frame: a frame that is requested in a scroll
  event, or in a microtask of it, runs before the browser paints that event, and then the rows come first. This
  page requests the frame once the text is on the page, in a later task, so that it is painted.

    Example: 'Is loading...' is shown once the trigger point is reached
      Given the page is open
      When the reader scrolls to 3 px past 80 percent
      Then "Is loading..." is shown

    Scenario Outline: In <colours> colours, a reader who scrolls on sees 'Is loading...'
      Given the reader has chosen <colours> colours
      And the page is open
      When the reader scrolls to 3 px past 80 percent
      Then "Is loading..." can be seen, in view or further down

      Examples:
        | colours |
        | light   |
        | dark    |

    @own
    Example: Without a fake clock, too, both texts are seen
      When the page is opened
      Then in real time a picture shows both texts before the rows come

    Example: 'Is loading...' is gone when the rows are there
      Given the page is open
      And the reader scrolls to 3 px past 80 percent
      When an animation frame passes
      Then the table has 60 rows
      And "Is loading..." is not shown

  @R2.7
  Rule: A separate line says 'Loading...' as long as a load lasts

  Both texts appear and disappear together, each in an element of its own in `#root`, in view or further down.

  Left open: where these texts are, and whether they make the page higher. On this page both are below the table.

    Example: 'Loading...' is shown together with 'Is loading...'
      Given the page is open
      When the reader scrolls to 3 px past 80 percent
      Then "Loading..." is shown
      And "Is loading..." is shown

    Scenario Outline: In <colours> colours, a reader who scrolls on sees 'Loading...'
      Given the reader has chosen <colours> colours
      And the page is open
      When the reader scrolls to 3 px past 80 percent
      Then "Loading..." can be seen, in view or further down

      Examples:
        | colours |
        | light   |
        | dark    |

  @R2.8
  Rule: The list never ends, and no message says that it does

    Example: At a thousand rows the text around them is the same
      Given the page is open
      And the reader clicks Name
      When 48 loads take place
      Then the table has 1000 rows
      And the rows are sorted by Name ascending
      And the text around the rows is as before
      And no text speaks of an end of the list
