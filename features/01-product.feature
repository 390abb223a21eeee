Feature: 1. The product

  One page shows sample contacts in a table. Readers sort it by its headers and scroll on for as
  long as they like.

  Not shown: the wider purpose of the product; who its users are beyond this demonstration.

  @R1.1
  Rule: Whoever opens the page sees a table of made-up contacts

    Example: A visit shows contacts, each with all its values
      When the page is opened
      Then the table has 40 rows
      And no cell is empty
      And no two rows share a UUID

    Example: Another visit shows other contacts, load after load
      Given the page is open
      And 1 load takes place
      And the rows are noted
      When the page is opened again
      And 1 load takes place
      Then no noted row is on the page

  @R1.2
  Rule: The contacts come from the page itself

    Example: Cut off from every network, the page loads on
      Given the page is open
      And the network is cut
      When 3 loads take place
      Then the table has 100 rows
      And no cell is empty
