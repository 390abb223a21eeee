@own
Feature: 10. This page's own promises: the screen reader

  Readers who cannot see the page hear what is on it.

  @B5 @chromium
  Rule: A screen reader gets everything that can be seen

  A polite status region reports sorts and loads, one second after the last of them.

    Example: The table has a name, and each header is a button
      Given the page is open
      When the screen reader activates Name
      Then the table is called "Sample contacts. Select a header to sort; hold Shift to sort by several columns"
      And the headers are described as:
        | UUID | Name | Address | Phone |
        |      |      |         |       |

    Example: Deep in the list, rows are rows of four cells
      Given a long list
      When the reader scrolls to the bottom
      Then each row in the document is a row of the accessibility tree, with its four cells

    Example: Each sorted column but the first is described: its place in the sort, and its direction
      Given the page is open
      When the reader sorts by Phone descending, then UUID ascending, then Name descending, then Address ascending
      Then the headers are described as:
        | UUID                          | Name                          | Address                       | Phone |
        | Second in the sort, ascending | Third in the sort, descending | Fourth in the sort, ascending |       |
      And aria-sort is:
        | UUID | Name | Address | Phone      |
        |      |      |         | descending |

    Example: A header activated by a screen reader sorts by its column alone
      Given the page is open
      And the screen reader activates Phone
      And the screen reader activates Name
      When the screen reader activates Phone
      Then the rows are sorted by Phone ascending

    Example: A column that leaves the sort has no description
      Given the page is open
      And the reader sorts by Name ascending, then Phone ascending
      When the reader clicks Address
      Then the headers are described as:
        | UUID | Name | Address | Phone |
        |      |      |         |       |

    Scenario Outline: A sort by <sort> is reported after a second
      Given the page is open
      And the reader sorts by <sort>
      When 1000 ms pass
      Then the status region says "<report>"

      Examples:
        | sort                                  | report                                               |
        | UUID ascending                        | Sorted by UUID, ascending                            |
        | Name ascending, then Phone descending | Sorted by name, ascending, then by phone, descending |

    Example: The end of a sort is reported
      Given the page is open
      And the reader clicks Name
      And 1000 ms pass
      And the reader clicks Name 2 times
      When 1000 ms pass
      Then the status region says "No longer sorted"

    Example: A sort that ends within the second is not reported
      Given the page is open
      And the reader clicks Name 3 times
      When 1000 ms pass
      Then the status region says nothing

    Example: A load is reported, with the number of all contacts
      Given the page is open
      And 1 load takes place
      And 1000 ms pass
      And 1 load takes place
      When 1000 ms pass
      Then the status region says "20 more contacts loaded, 80 in total"

    Example: Less than a second after a load nothing is reported
      Given the page is open
      And the reader scrolls to the bottom
      And an animation frame passes
      When 999 ms pass
      Then the status region says nothing

    Example: Loads in quick succession are one report
      Given the page is open
      And 3 loads take place
      When 1000 ms pass
      Then the status region says "60 more contacts loaded, 100 in total"

    Example: A sort and the load after it are one report
      Given the page is open
      And the reader clicks Name
      And 1 load takes place
      When 1000 ms pass
      Then the status region says "Sorted by name, ascending. 20 more contacts loaded, 60 in total"

    Example: Reports cannot be seen
      Given the page is open
      When 1 load takes place
      And 1000 ms pass
      Then the text around the rows is as before

    Example: A report stays until the next
      Given the page is open
      And 1 load takes place
      And 1000 ms pass
      And the reader clicks Name 3 times
      When 5000 ms pass
      Then the status region says "20 more contacts loaded, 60 in total"
