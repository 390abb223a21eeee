Feature: 6. Roles and permissions

  Not shown: any role, sign-in or permission.

  @R6.1
  Rule: Nobody signs in, and nothing is remembered of anybody

    Example: Every reader is offered the column headers and nothing else
      When the page is opened
      Then the only controls are the column headers

    Example: Using the page stores nothing in the browser
      Given the page is open
      And the reader clicks Name
      When 2 loads take place
      Then nothing is stored in the browser
