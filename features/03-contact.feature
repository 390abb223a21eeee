Feature: 3. The contact

  Each row shows a contact. A contact has these four fields, each a text, and none of them is empty:

  | Field   | What it holds                                                                                 |
  | ------- | --------------------------------------------------------------------------------------------- |
  | uuid    | the identity of the row: a version 4 UUID of RFC 9562, in upper or lower case                 |
  | name    | the full name of a person, at least two words: 'Dr. Lee Marsh-O'Hare Jr.'                     |
  | address | state, city, street address and secondary address: 'Ohio, East Corbin, 12 Elm Street, Apt. 7' |
  | phone   | a phone number as in R3.5: '(555) 010-4477 x42'                                               |

  Letters are those of any language, digits are 0 to 9.

  Left open: what a contact stands for in the product, and whether its values are real: a state may be any
  state or region.

  @R3.1
  Rule: Each contact has a uuid, a name, an address and a phone, all of them texts

    Example: No row leaves a field empty
      Given the page is open
      When 5 loads take place
      Then no cell is empty

  @R3.2
  Rule: The uuid identifies the row

    Example: The rows of several loads have version 4 UUIDs, all different
      Given the page is open
      When 8 loads take place
      Then every UUID is a version 4 UUID
      And no two rows share a UUID
      And no contact is on the page twice

  @R3.3
  Rule: The name is the full name of a person

  It is two or more words, a space apart, of letters, dots, apostrophes and hyphens, without digits.

    Example: Every name has a first and a last name
      Given the page is open
      When 5 loads take place
      Then every Name is a full name
      And the rows do not all have the same Name

    @own
    Example: Some names have a title, a suffix or a double surname
      Given the page is opened at "?seed=7"
      When 8 loads take place
      Then some Name begins with a title
      And some Name ends with a suffix
      And some Name has a double surname

  @R3.4
  Rule: The address is state, city, street address and secondary address, joined by ', '

  State and city have no digits. The street address has a house number and a word; the secondary
  address is a word, mostly with a number: 'Apt. 7', '2nd floor'. A state of the United States in the second
  part means that state and city are swapped, unless there is one in the first part, too: 'New York, New York'.

    Example: Every address has four parts, in this order
      Given the page is open
      When 8 loads take place
      Then every Address is four parts joined by commas
      And every Address has its house number in the third part and its secondary address in the fourth
      And no Address has a state of the United States in the second part and none in the first

  @R3.5
  Rule: The phone is a phone number

  It has at least seven digits. Besides digits it has only spaces, dots, hyphens, slashes, plus
  signs and round brackets; an extension of digits may follow an 'x' or 'ext'.

    Example: Every phone is written that way
      Given the page is open
      When 5 loads take place
      Then every Phone is a phone number

  @R3.6 @own
  Rule: The code can make a single contact

    @module
    Example: Two contacts made one after the other differ in their uuids
      When a contact is made
      And a contact is made
      Then there are 2 contacts, and no two share a uuid

  @R3.7 @own
  Rule: The code can make a list of as many contacts as asked for

    @module
    Scenario Outline: A list of <length>
      When a list of <length> contacts is made
      Then there are <length> contacts, and no two share a uuid

      Examples:
        | length |
        | 0      |
        | 41     |

    @module
    Scenario Outline: A length of <length> is refused by an error that names it
      When a list of <length> contacts is made
      Then a RangeError says "<length>"

      Examples:
        | length   |
        | -1       |
        | 1.5      |
        | Infinity |
