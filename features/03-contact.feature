Feature: 3. The contact

  Each row of the table is a contact, which has these four fields, none of them without a text.

  | Field   | What it says                                                               |
  | ------- | -------------------------------------------------------------------------- |
  | uuid    | which row it is                                                            |
  | name    | what a person is called, in full                                           |
  | address | where: state, city, street address, secondary address, with commas between |
  | phone   | under which number                                                         |

  Not shown: what a contact stands for in the product.

  @R3.1
  Rule: Each contact has a uuid, a name, an address and a phone, all of them text

    Example: No row leaves a field empty
      Given the page is open
      When 2 loads take place
      Then no cell is empty

    @own @module
    Example: A contact has these four fields and no other
      When a contact is made
      Then it has these fields, each a string of at least one character:
        | uuid | name | address | phone |

  @R3.2
  Rule: A row is known by its uuid

    Example: Rows of several loads have version 4 UUIDs, all different
      Given the page is open
      When 3 loads take place
      Then every UUID is a version 4 UUID
      And no two rows share a UUID

    @own @module
    Example: The table finds a row by its uuid
      Given a table of 3 contacts sorted by Name ascending
      Then each of them is found by its uuid

    @own
    Example: A row keeps its element in the document while the sort moves it
      Given the page is open in a window of 1280 x 900
      And the element of the first row is noted
      When the reader clicks UUID
      Then the noted element still shows the noted row

    @own
    Example: A row keeps its element in the document while others are appended
      Given the page is open in a window of 1280 x 900
      And the element of the first row is noted
      When 1 load takes place
      Then the noted element still shows the noted row

  @R3.3
  Rule: Names are those of persons, in full

    Example: Every name has a first and a last name
      When the page is opened
      Then every Name is a full name

    @own
    Example: Names are as varied as real ones
      Given the page is opened at "?seed=7"
      When 8 loads take place
      Then some Name begins with a title
      And some Name ends with a suffix
      And some Name has a double surname

  @R3.4
  Rule: An address reads state, city, street address, secondary address, with ', ' between them

    Example: Every address has four parts, in this order
      When the page is opened
      Then every Address is four parts joined by commas
      And every Address has its house number in the third part and its unit in the fourth

    Example: The first part comes from fewer names than the second, as states do
      Given the page is open
      When 8 loads take place
      Then Address has fewer different first parts than second parts

  @R3.5
  Rule: A phone is written as phone numbers are

    Example: Every phone has the digits of a number, and nothing but what numbers are written with
      When the page is opened
      Then every Phone is a phone number

  @R3.6 @own
  Rule: One call makes one contact

    @module
    Example: Each call makes another contact
      When a contact is made twice
      Then the two contacts have different uuids

  @R3.7 @own
  Rule: Another makes a list as long as asked for

    @module
    Scenario Outline: A list of <length>
      When a list of <length> contacts is made
      Then the list has <length> contacts

      Examples:
        | length | because                 |
        | 0      | an empty list is a list |
        | 1      |                         |
        | 41     | any length will do      |

    @module
    Scenario Outline: A length of <length> is refused, and the error names it
      When a list of <length> contacts is made
      Then a RangeError says "<length>"

      Examples:
        | length   | because          |
        | -1       | it is negative   |
        | 1.5      | it is fractional |
        | Infinity | it is not finite |
        | NaN      | it is no number  |
