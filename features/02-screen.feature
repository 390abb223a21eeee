Feature: 2. The screen

  Everything is in the page's element `#root`. It has a table of four columns, sorted by clicks on
  its headers, by several columns with Shift. It may have more than the table, a heading for example.
  The text of a header starts with its column's name; a header may hold a button.

  | Header  | Field   |
  | ------- | ------- |
  | UUID    | uuid    |
  | Name    | name    |
  | Address | address |
  | Phone   | phone   |

  Not shown: any route.

  @R2.1
  Rule: There is one screen, whatever the address

    Scenario Outline: The address "<address>" leads to the same screen
      When the page is opened at "<address>"
      Then the columns are:
        | UUID | Name | Address | Phone |
      And the table has 40 rows

      Examples:
        | address              | because                  |
        | ?page=2              | a query is no route      |
        | #/contacts/7         | a hash is no route       |
        | ?q=%3Cb%3E&q=%00#%F0 | hostile text is no route |

    Example: Sorting and loading leave the address alone
      Given the page is open
      When the reader clicks Name
      And 5 loads take place
      Then the address is the one that was opened

    Example: A row leads nowhere
      Given the page is open
      When the reader clicks the first row
      Then the address is the one that was opened
      And the first 40 rows are as before

    Scenario Outline: Nothing but headers and scrolling changes the screen: <event>
      Given the page is open
      And the reader clicks Name
      When <event>
      And 1000 ms pass
      Then the table has 40 rows
      And the rows are sorted by Name ascending
      And the text around the rows is as before
      And the only controls are the column headers

      Examples:
        | event                                        |
        | the reader hovers over the first row         |
        | the reader double-clicks the first row       |
        | the reader right-clicks the first row        |
        | the reader presses Escape                    |
        | the reader leaves the window and comes back  |
        | the network is cut                           |
        | the hash of the address changes              |
        | the window is resized to 900 x 600           |
        | 30000 ms pass                                |

  @R2.2
  Rule: The columns are UUID, Name, Address and Phone, in this order

    Example: The header names the columns
      When the page is opened
      Then the columns are:
        | UUID | Name | Address | Phone |

    Example: In a narrower window each row has all its values
      Given the page is open in a window of 880 x 520
      Then no cell is empty

    Example: Each column shows its own field
      When the page is opened
      Then every UUID is a version 4 UUID
      And every Name is a full name
      And every Address is four parts joined by commas
      And every Phone is a phone number

    @own @module
    Scenario Outline: The value <value> is shown as it is
      When a contact with the value <value> in each field is shown
      Then each of its four cells has the text <value>, and no markup

      Examples:
        | value            | because                     |
        | "  two  spaces " | white space is kept         |
        | "<b>Al</b>"      | markup is text              |
        | "&amp;"          | so is a character reference |
        | ""               | no placeholder is shown     |

  @R2.3
  Rule: A click on a header sorts the rows by its column

    Scenario Outline: A click on <column> sorts by it
      Given the page is open
      When the reader clicks <column>
      Then the rows are sorted by <column> ascending

      Examples:
        | column  |
        | UUID    |
        | Name    |
        | Address |
        | Phone   |

    Scenario Outline: The <place> of the header cell is part of the header
      Given the page is open
      When the reader clicks the <place> of the Phone header cell
      Then the rows are sorted by Phone ascending

      Examples:
        | place               |
        | top left corner     |
        | bottom right corner |

  @R2.4
  Rule: The header of a sorted column shows ▲ if it ascends and ▼ if it descends

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
        | clicks | marker | because                       |
        | 1      | ▲      | the column ascends            |
        | 2      | ▼      | it descends                   |
        | 3      |        | it is no longer in the sort   |

    @own
    Example: The markers are these very glyphs
      Given the page is open
      When the reader sorts by Name ascending, then Phone descending
      Then the glyphs in the headers are:
        | UUID | Name | Address | Phone |
        |      | ▲    |         | ▼     |

    @own
    Scenario Outline: Only the first column of the sort has aria-sort, <direction> here
      Given the page is open
      And the reader clicks Name <clicks> times
      When the reader shift-clicks Phone
      Then aria-sort is:
        | UUID | Name        | Address | Phone |
        |      | <direction> |         |       |

      Examples:
        | clicks | direction  |
        | 1      | ascending  |
        | 2      | descending |

  @R2.5
  Rule: A click with Shift adds its column to the sort

    Example: Both columns are sorted and marked
      Given the page is open
      And the reader clicks Name
      When the reader shift-clicks UUID
      Then the markers are:
        | UUID | Name | Address | Phone |
        | ▲    | ▲    |         |       |
      And the rows are sorted by Name ascending, then UUID ascending

    Example: A click without Shift drops the other columns
      Given the page is open
      And the reader sorts by Name ascending, then Phone descending
      When the reader clicks UUID
      Then the markers are:
        | UUID | Name | Address | Phone |
        | ▲    |      |         |       |
      And the rows are sorted by UUID ascending

    Example: That holds for a click on a column of the sort, too
      Given the page is open
      And the reader sorts by Name ascending, then Phone ascending
      When the reader clicks Phone
      Then no column but Phone has a marker

    @own
    Scenario Outline: A click without Shift cycles its own column, here from <direction> to <next>
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

    @own
    Scenario Outline: <key> makes no difference to a click
      Given the page is open
      And the reader clicks Name
      When the reader clicks Phone with <key>
      Then the markers are:
        | UUID | Name | Address | Phone |
        |      |      |         | ▲     |

      Examples:
        | key     |
        | Control |
        | Alt     |
        | Meta    |

  @R2.6
  Rule: The loader 'Is loading...' is shown from the trigger point until the rows are there

  It stands below the table.

    Example: There is no loader before the reader scrolls
      When the page is opened
      Then "Is loading..." is not shown

    Example: The loader is shown once the trigger point is reached
      Given the page is open
      When the reader scrolls to 3 px past 80 percent
      Then "Is loading..." is shown
      And "Is loading..." is in view or below the rows

    Example: The loader is gone when the rows are there
      Given the page is open
      And the reader scrolls to 3 px past 80 percent
      When an animation frame passes
      Then the table has 60 rows
      And "Is loading..." is not shown

  @R2.7
  Rule: A separate line says 'Loading...' as long as a load lasts

  The line is an element of its own. Where in `#root` it stands is up to the page; here it is below
  the loader.

    Example: There is no line before the reader scrolls
      When the page is opened
      Then "Loading..." is not shown

    Example: The line is shown together with the loader
      Given the page is open
      When the reader scrolls to 3 px past 80 percent
      Then "Loading..." is shown
      And "Is loading..." is shown

    Example: The line is gone when the rows are there
      Given the page is open
      And the reader scrolls to 3 px past 80 percent
      When an animation frame passes
      Then "Loading..." is not shown

  @R2.8
  Rule: The list never ends, and no message says that it does

    Example: At a thousand rows the text around them is the same
      Given the page is open
      When 48 loads take place
      Then the table has 1000 rows
      And the text around the rows is as before
