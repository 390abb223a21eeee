@own
Feature: 10. This page's own promises: the keyboard

  Readers without a mouse sort and scroll by keys.

  @B4
  Rule: A keyboard is enough

    Scenario Outline: <key> on a header sorts by its column alone
      Given the page is open
      And the reader clicks Phone
      And the reader moves the focus to Name
      When the reader presses <key>
      Then the rows are sorted by Name ascending
      And the focus is on Name

      Examples:
        | key   |
        | Enter |
        | Space |

    Scenario Outline: A header adds its column to the sort when the reader <presses>
      Given the page is open
      And the reader clicks Name
      And the reader moves the focus to Phone
      When the reader <presses>
      Then the markers are:
        | UUID | Name | Address | Phone |
        |      | ▲    |         | ▲     |
      And the focus is on Phone

      Examples:
        | presses             |
        | presses Shift+Enter |
        | presses Shift+Space |

    Scenario Outline: <key> sorts once, however long it is held
      Given the page is open
      And the reader moves the focus to Name
      When the reader holds <key>
      Then the rows are sorted by Name ascending

      Examples:
        | key   |
        | Enter |
        | Space |

    Scenario Outline: After <keys>, a click sorts by its column alone
      Given the page is open
      And the reader clicks Name
      And the reader moves the focus to Phone
      And the reader presses <keys>
      When the reader clicks Phone
      Then the markers are:
        | UUID | Name | Address | Phone    |
        |      |      |         | <marker> |

      Examples:
        | keys        | marker |
        | Shift+Enter | ▼      |
        | Shift+Space | ▼      |
        | Shift       | ▲      |

    Example: Page Down, held on a header, goes on scrolling
      Given the page is open
      And the reader moves the focus to Name
      When the reader holds PageDown
      And 150 ms pass
      Then "Is loading..." is shown

    Example: Tab goes through the headers in their order
      Given the page is open
      And the reader moves the focus to Name
      When the reader presses Tab
      Then the focus is on Address

    Example: The focus stays while rows are loaded, rendered and removed
      Given the page is open
      And the reader moves the focus to Address
      When 8 loads take place
      And the reader scrolls to the top
      Then the focus is on Address

    Example: The focus can be seen deep in the list
      Given a long list
      And the reader moves the focus to Name
      When the reader presses Tab
      Then the focus on Address can be seen
      And the scroll offset is as before

    Scenario Outline: <key> on <column> leaves the page, however long the list
      Given a long list
      And the reader moves the focus to <column>
      When the reader presses <key>
      Then the focus has left the page
      And the table has 200 rows

      Examples:
        | key       | column | because                       |
        | Tab       | Phone  | nothing after it takes focus  |
        | Shift+Tab | UUID   | nothing before it takes focus |
