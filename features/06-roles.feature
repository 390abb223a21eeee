Feature: 6. Roles and permissions

  Not shown: any role, sign-in or permission.

  @R6.1
  Rule: There is no sign-in, and nothing is stored

    Example: Every reader is offered the column headers and nothing else
      When the page is opened
      Then the only controls are the column headers

    Example: Sorting and loading store nothing in the browser
      Given the page is open
      And the reader clicks Name
      When 5 loads take place
      Then nothing is stored in the browser
