Feature: 7. Calls

  The page is given its own files while it opens. It makes no call besides, then or later: no
  request, no socket, no beacon, no worker. Every example of this specification is held to this
  rule, whatever else it is about.

  Not shown: any interface of a server.

  @R7.1
  Rule: The page asks the network for nothing

    Example: Loading and sorting make no call
      Given the page is open
      And the reader clicks Name
      When 3 loads take place
      Then the page has asked for nothing since it opened

    Example: However long the page is open, it makes no call
      Given the page is open
      And the reader clicks Name
      And 1 load takes place
      When 60000 ms pass
      Then the page has asked for nothing since it opened

    Example: Leaving the page makes no call
      Given the page is open
      When the page is told that the reader leaves
      Then the page has asked for nothing since it opened
