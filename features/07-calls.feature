Feature: 7. Calls

  While it opens, the page receives its own files: documents, scripts, style sheets, images and fonts of its own
  origin. Apart from that it makes no call, then or later: no request for data, socket or beacon, and none by a worker.
  To register a service worker is a call, too. Every example with a page fails if the page makes one.

  There is no server to talk to. Left open: which files the page has.

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
