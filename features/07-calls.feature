Feature: 7. Calls

  While it opens, the page receives its own files. Apart from that it makes no call, then or later:
  no request, no socket, no beacon, no fetch of a worker. Every example with a page fails if
  the page makes one.

  There is no server to talk to.

  @R7.1
  Rule: The page makes no network calls

    Example: However long the page is open, it makes no call
      Given the page is open
      When 60000 ms pass
      Then the page has asked for nothing since it opened

    Example: Leaving the page makes no call
      Given the page is open
      When the page gets the events of a reader who leaves
      Then the page has asked for nothing since it opened
