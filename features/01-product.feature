Feature: 1. The product

  One page shows generated contacts in a table. Readers sort it by its headers; it grows as they scroll.

  Left open: the wider purpose of the product; its readers, beyond this demonstration.

  @R1.1
  Rule: The page shows a table of generated contacts

    Example: A visit shows contacts, each with all its values
      When the page is opened
      Then the table has 40 rows
      And no cell is empty
      And no two rows share a UUID
      And the rows do not all have the same Name
      And the rows do not all have the same Address
      And the rows do not all have the same Phone

    Example: A reader sees the contacts
      Given the page is open
      When the reader hovers over the Name of row 5
      Then each value in view can be seen, in its row and under its header

    Example: Another visit shows other contacts, load after load
      Given the page is open
      And 1 load takes place
      When the page is opened
      And 1 load takes place
      Then no contact from before is on the page
      And no contact is on the page twice

  @R1.2
  Rule: The page generates all contacts itself

    Example: Without a network, the page goes on loading
      Given the page is open
      And the network is cut
      When 4 loads take place
      Then the table has 120 rows
      And no cell is empty
