Feature: 6. Roles and permissions

  There are no roles and no permissions: whoever opens the page can do everything. Its only controls are the
  headers (R5.1). Nothing is left open.

  @R6.1
  Rule: There is no sign-in, and nothing is stored

    Example: Sorting and loading store nothing in the browser
      Given the page is open
      And the reader clicks Name
      When 5 loads take place
      Then nothing is stored in the browser
      And no text speaks of a sign-in
