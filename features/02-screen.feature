Feature: 2. The screen

  All that there is to see stands in the page's element `#root`: a table of four columns. It is
  sorted by its headers, by several with Shift, and scrolling on makes it longer.

  | Header  | Field   |
  | ------- | ------- |
  | UUID    | uuid    |
  | Name    | name    |
  | Address | address |
  | Phone   | phone   |

  Not shown: any route.

  @R2.1
  Rule: One screen answers every address

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

    Example: Using the page leaves its address alone
      Given the page is open
      When the reader clicks Name
      And 1 load takes place
      Then the address is the one that was opened

    Example: A row leads nowhere
      Given the page is open
      And the rows are noted
      When the reader clicks the first row
      Then the address is the one that was opened
      And the rows are the noted ones

  @R2.2
  Rule: The columns are UUID, Name, Address and Phone, in this order

    Example: The header names the columns
      When the page is opened
      Then the columns are:
        | UUID | Name | Address | Phone |

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
        | value            | because                           |
        | "  two  spaces " | nothing is trimmed or closed up   |
        | "<b>Al</b>"      | markup stays text                 |
        | "&amp;"          | and so does what stands for signs |
        | ""               | nothing is put in                 |

  @R2.3
  Rule: The rows are sorted by the column whose header is clicked

    Scenario Outline: A click on <column> sorts the rows by it
      Given the page is open
      When the reader clicks <column>
      Then the rows are sorted by <column> ascending

      Examples:
        | column  |
        | UUID    |
        | Name    |
        | Address |
        | Phone   |

    Scenario Outline: The <place> of the header cell counts as the header
      Given the page is open
      When the reader clicks the <place> of the Phone header cell
      Then the rows are sorted by Phone ascending

      Examples:
        | place               |
        | top left corner     |
        | bottom right corner |

  @R2.4
  Rule: A sorted column's header is marked ▲ when it ascends and ▼ when it descends

    Example: No column is marked before the first click
      When the page is opened
      Then the markers are:
        | UUID | Name | Address | Phone |
        |      |      |         |       |

    Example: The first click marks the column ▲
      Given the page is open
      When the reader clicks Address
      Then the markers are:
        | UUID | Name | Address | Phone |
        |      |      | ▲       |       |

    Example: The second click marks it ▼
      Given the page is open
      And the reader clicks Address
      When the reader clicks Address
      Then the markers are:
        | UUID | Name | Address | Phone |
        |      |      | ▼       |       |

    Example: The third click takes the marker away
      Given the page is open
      And the reader clicks Address
      And the reader clicks Address
      When the reader clicks Address
      Then the markers are:
        | UUID | Name | Address | Phone |
        |      |      |         |       |

    @own
    Example: The markers are these very glyphs
      Given the page is open
      When the reader sorts by Name ascending, then Phone descending
      Then the glyphs in the headers are:
        | UUID | Name | Address | Phone |
        |      | ▲    |         | ▼     |

    @own
    Scenario Outline: Only the first column of the sort tells its direction, <direction>, as aria-sort
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
  Rule: With Shift, a click adds its column to the sort

    Example: Both columns are sorted and marked
      Given the page is open
      And the reader clicks Name
      When the reader shift-clicks UUID
      Then the markers are:
        | UUID | Name | Address | Phone |
        | ▲    | ▲    |         |       |
      And the rows are sorted by Name ascending, then UUID ascending

    Example: A plain click drops the other columns and cycles its own
      Given the page is open
      And the reader clicks Name
      And the reader shift-clicks UUID
      When the reader clicks UUID
      Then the markers are:
        | UUID | Name | Address | Phone |
        | ▼    |      |         |       |
      And the rows are sorted by UUID descending

  @R2.6
  Rule: From the trigger point until more rows are there, 'Is loading...' stands below them

    Example: No loader shows before the reader scrolls
      When the page is opened
      Then "Is loading..." is not shown

    Example: The loader shows once the trigger point is reached
      Given the page is open
      When the reader scrolls to 80 percent
      Then "Is loading..." is shown

    Example: The loader is gone when the rows are there
      Given the page is open
      And the reader scrolls to 80 percent
      When an animation frame passes
      Then the table has 60 rows
      And "Is loading..." is not shown

  @R2.7
  Rule: A line of its own says 'Loading...' as long as a load lasts

    Example: No line shows before the reader scrolls
      When the page is opened
      Then "Loading..." is not shown

    Example: The line shows together with the loader
      Given the page is open
      When the reader scrolls to 80 percent
      Then "Loading..." is shown
      And "Is loading..." is shown

    Example: The line is gone when the rows are there
      Given the page is open
      And the reader scrolls to 80 percent
      When an animation frame passes
      Then "Loading..." is not shown

  @R2.8
  Rule: Readers come to no end, and read of none

    Example: Ten loads later the page says nothing that it did not say at first
      Given the page is open
      And the text around the rows is noted
      When 10 loads take place
      Then the table has 240 rows
      And the text around the rows is as noted
