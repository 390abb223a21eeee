Feature: 7. Calls

  The product makes no network call. Once the page's own files are there, it asks for nothing
  more: no request, no socket, no beacon, no worker. Every scenario of this specification is held
  to this rule, whatever else it is about.

  Not shown: any interface of a server.

  @R7.1
  Rule: The page asks the network for nothing

    Example: Loading and sorting make no call
      Given the page is open
      And the reader clicks Name
      And 3 loads take place
      When 60000 ms pass
      Then the page has asked for nothing since it opened

    Example: Opening the page makes no call, nor does leaving it
      Given the page is open
      When the page is opened again
      Then the page has made no call
