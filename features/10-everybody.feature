@own
Feature: 10. Beyond the specification: for everybody

  Whoever cannot see the page hears it, whoever has no mouse uses keys, and whoever has a small
  screen, large letters or few colours misses nothing.

  @B4
  Rule: A keyboard is enough

    Scenario Outline: <key> on a header sorts by its column
      Given the page is open
      And the reader moves the focus to Name
      When the reader presses <key>
      Then the rows are sorted by Name ascending
      And the focus is on Name

      Examples:
        | key   |
        | Enter |
        | Space |

    Scenario Outline: <key> adds the column to the sort
      Given the page is open
      And the reader clicks Name
      And the reader moves the focus to Phone
      When the reader presses <key>
      Then the markers are:
        | UUID | Name | Address | Phone |
        |      | ▲    |         | ▲     |
      And the focus is on Phone

      Examples:
        | key         |
        | Shift+Enter |
        | Shift+Space |

    Scenario Outline: <key> sorts once, however long it is held
      Given the page is open
      And the reader moves the focus to Name
      When the reader holds <key>
      Then the rows are sorted by Name ascending

      Examples:
        | key   |
        | Enter |
        | Space |

    Example: Page Down, held on a header, goes on scrolling
      Given the page is open
      And the reader moves the focus to Name
      When the reader holds PageDown
      And 150 ms pass
      Then "Is loading..." is shown

    Example: Tab leads through the headers in their order
      Given the page is open
      When the reader presses Tab 3 times
      Then the focus is on Address

    Example: The focus stays put through a load
      Given the page is open
      And the reader moves the focus to Address
      When 2 loads take place
      Then the focus is on Address

    Example: The focus stays put while rows enter and leave the document
      Given the page is open
      And the reader moves the focus to Address
      And 8 loads take place
      When the reader scrolls to the top
      Then the focus is on Address

    Example: The focus can be seen deep in the list
      Given the page is open
      And 8 loads take place
      And the scroll offset is noted
      When the reader presses Tab 3 times
      Then the focus on Address can be seen
      And the scroll offset is as noted

    Scenario Outline: <key> on <column> leaves the page, however long the list
      Given the page is open
      And 8 loads take place
      And the reader moves the focus to <column>
      When the reader presses <key>
      Then the focus has left the page
      And the table has 200 rows

      Examples:
        | key       | column | because                        |
        | Tab       | Phone  | nothing after it takes a focus |
        | Shift+Tab | UUID   | nor does anything before it    |

    Example: The End key loads rows
      Given the page is open
      And the reader presses End
      When 300 ms pass
      Then the table has 60 rows

  @B5
  Rule: A screen reader tells all that there is to see

  Of sorts and loads there is news. It is told politely, in a status region, once a second has
  passed without more of it.

    Example: The table tells its name and its headers, each of them a button
      Given the page is open
      When the reader clicks Name
      Then the accessibility tree begins with:
        """
        main
          heading "Sample contacts"
          table "Sample contacts (sortable by each header, with Shift by several)"
            caption
            rowgroup
              row
                columnheader "UUID"
                  button "UUID"
                columnheader "Name"
                  button "Name"
                columnheader "Address"
                  button "Address"
                columnheader "Phone"
                  button "Phone"
            rowgroup
        """

    Example: Deep in the list rows are rows and tell their numbers, the headers being row 1
      Given the page is open
      When 8 loads take place
      And the reader scrolls to the bottom
      Then each row in the document is a row of the accessibility tree, with its four cells
      And the last row in the document tells that it is row 201 of 201

    Example: The columns after the first one of the sort tell their place and direction in words
      Given the page is open
      When the reader sorts by Phone descending, then UUID ascending, then Name descending, then Address ascending
      Then the headers are described as:
        | UUID                          | Name                          | Address                       | Phone |
        | Second in the sort, ascending | Third in the sort, descending | Fourth in the sort, ascending |       |
      And aria-sort is:
        | UUID | Name | Address | Phone      |
        |      |      |         | descending |

    Example: A column that leaves the sort tells nothing any more
      Given the page is open
      And the reader sorts by Name ascending, then Phone ascending
      When the reader clicks Address
      Then the headers are described as:
        | UUID | Name | Address | Phone |
        |      |      |         |       |

    Scenario Outline: A sort by <sort> is told a second later
      Given the page is open
      And the reader sorts by <sort>
      When 1000 ms pass
      Then a screen reader is told "<news>"

      Examples:
        | sort                                  | news                                                 |
        | UUID ascending                        | Sorted by UUID, ascending                            |
        | Name ascending, then Phone descending | Sorted by name, ascending, then by phone, descending |
        | Address descending                    | Sorted by address, descending                        |

    Example: The end of a sort is told
      Given the page is open
      And the reader clicks Name
      And 1000 ms pass
      And the reader clicks Name 2 times
      When 1000 ms pass
      Then a screen reader is told "Not sorted, in the order of generation"

    Example: A sort that ends within the second is no news
      Given the page is open
      And the reader clicks Name 3 times
      When 1000 ms pass
      Then a screen reader is told nothing

    Example: A load is told, with the number of all contacts
      Given the page is open
      And 1 load takes place
      And 1000 ms pass
      And 1 load takes place
      When 1000 ms pass
      Then a screen reader is told "20 more contacts, 80 in all"

    Example: While load follows load nothing is told
      Given the page is open
      And 3 loads take place
      When 999 ms pass
      Then a screen reader is told nothing

    Example: Loads in quick succession are one piece of news
      Given the page is open
      And 3 loads take place
      When 1000 ms pass
      Then a screen reader is told "60 more contacts, 100 in all"

    Example: A sort and the load after it are told together
      Given the page is open
      And the reader clicks Name
      And 1 load takes place
      When 1000 ms pass
      Then a screen reader is told "Sorted by name, ascending. 20 more contacts, 60 in all"

    Example: The news is for the ear alone
      Given the page is open
      And the text around the rows is noted
      And 1 load takes place
      When 1000 ms pass
      Then the text around the rows is as noted

    Example: The news stays until the next
      Given the page is open
      And 1 load takes place
      And 1000 ms pass
      And the reader clicks Name 3 times
      When 5000 ms pass
      Then the news is still "20 more contacts, 60 in all"

  @B6
  Rule: No barrier stands in the way, light or dark, narrow or wide, zoomed or not

  A barrier is whatever axe finds against WCAG 2.2, at the levels A and AA, or against good practice.
  The first rows stand for all of them.

    Scenario Outline: In <colours> colours, in a window of <size>, no barrier is found
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

    Example: While rows are being added no barrier is found
      Given the page is open
      When the reader scrolls to the bottom
      Then "Loading..." is shown
      And no barrier is found

    Scenario Outline: A window of <window>, zoomed to 400 percent, has <size> px and shows everything
      Given the page is open in a window of <size>
      When 2 loads take place
      Then each row in view shows its four values in full
      And the page cannot be scrolled sideways
      And each control is at least 44 px wide and high
      And no barrier is found

      Examples:
        | window      | size      |
        | 1280 x 1024 | 320 x 256 |
        | 960 x 1280  | 240 x 320 |
        | 320 x 568   | 80 x 142  |

    Scenario Outline: With letters set twice as large, a window of <size> shows everything
      Given the reader has set letters 2 times as large
      And the page is open in a window of <size>
      And the reader sorts by Name ascending, then Phone descending
      When 2 loads take place
      Then no letters in the table are smaller than 22 px
      And each row in view shows its four values in full
      And each control shows its text in full
      And the page cannot be scrolled sideways
      And no barrier is found

      Examples:
        | size        |
        | 280 x 653   |
        | 390 x 844   |
        | 1280 x 720  |
        | 2560 x 1440 |

    Scenario Outline: With its text spaced out, a window of <size> shows everything
      Given the page is open in a window of <size>
      And the reader sorts by Name ascending, then Phone descending
      When the reader spaces lines, words and letters as far as WCAG asks for
      Then each row in view shows its four values in full
      And each control shows its text in full
      And the page cannot be scrolled sideways

      Examples:
        | size       |
        | 280 x 653  |
        | 320 x 568  |
        | 1100 x 720 |

    Example: Nothing on the page moves by itself
      Given the page is open
      And the reader clicks Name
      When the reader scrolls to the bottom
      Then nothing on the page is animated

  @B7
  Rule: On a phone all four values are there to read, and nothing is off to the side

    Scenario Outline: At <size> each row shows its four values in full
      Given the page is open in a window of <size>
      When 2 loads take place
      Then each row in view shows its four values in full
      And the page cannot be scrolled sideways

      Examples:
        | size      | because                                 |
        | 280 x 653 | a phone is folded                       |
        | 301 x 568 | a window beside others is narrower      |
        | 320 x 568 | no other phone is narrower              |
        | 390 x 844 |                                         |
        | 844 x 390 | a phone is turned                       |
        | 1280 x 80 | hardly a row has room below the headers |

    Example: A row that is laid out as a card is still a row of four cells
      Given the page is open in a window of 320 x 568
      When 2 loads take place
      Then each row in the document is a row of the accessibility tree, with its four cells
      And each part of the table names its role, whatever its layout

    Scenario Outline: Sorted by <sort>, each header is large enough for a thumb
      Given the page is open in a window of 320 x 568
      When the reader sorts by <sort>
      Then each control is at least 44 px wide and high

      Examples:
        | sort                                                                               |
        | Name ascending                                                                     |
        | UUID descending, then Name ascending, then Address ascending, then Phone ascending |

    Example: A double tap on a header sorts twice and zooms nothing
      Given the page is open in a window of 320 x 568
      When the reader taps Name 2 times
      Then the rows are sorted by Name descending
      And a double tap on a header does not zoom

    Scenario Outline: At <size> only the rows near the view are there, each as high as its values need
      Given the page is open in a window of <size>
      When 8 loads take place
      Then at most 80 rows are in the document
      And the rows in the document differ in height
      And rows fill the view

      Examples:
        | size      |
        | 320 x 568 |
        | 80 x 142  |
