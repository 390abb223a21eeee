@own
Feature: 10. Beyond the specification: the long list

  A list that never ends stays as fast and as calm as it began. What its speed costs is measured by
  the benchmark; what can be seen of it is here.

  @B2
  Rule: The page stays as fast at 100,000 rows as at 1,000

    Example: Only the rows near the view are in the document
      Given the page is open
      When 20 loads take place
      Then the table has 440 rows
      And at most 100 rows are in the document

    Scenario Outline: Sorted by <sort>, a table that is given <list> sorts it
      Given a table of 60 contacts sorted by <sort>
      When the table is given <list>
      Then it shows all of them sorted by <sort>
      And each of them is found by its id

      Examples:
        | sort                                  | list                          |
        | Name ascending                        | the same contacts and 20 more |
        | Name descending, then Phone ascending | the same contacts and 20 more |
        | Name ascending, then Phone ascending  | the same contacts and 60 more |
        | Name ascending                        | the same contacts in reverse  |
        | Name ascending, then Phone descending | other contacts                |
        | Phone descending                      | its first 40 contacts         |
        | Name ascending                        | no contacts                   |

    Scenario Outline: A load into <rows> sorted rows reads few of their values
      Given a table of <rows> contacts sorted by Name descending, then Phone ascending
      When the table is given <list>
      Then at most <most> values of contacts are read

      Examples:
        | rows | list                                    | most |
        | 100  | the same contacts and 20 more           | 1500 |
        | 1000 | the same contacts and 20 more           | 2000 |
        | 1000 | a copy of the same contacts and 20 more | 2000 |

    Example: A sort of rows that are there reads none of their values
      Given a table of 1000 contacts sorted by Name descending, then Phone ascending
      When it is sorted by Phone descending, then Name ascending
      Then no value of contacts is read
      And it shows all of them sorted by Phone descending, then Name ascending

    Example: A list that grows in another way is another list
      Given a table of 60 contacts sorted by Name ascending
      And the table is given the same contacts and 20 more
      When the table is given its first contacts and 20 others
      Then it shows all of them sorted by Name ascending

    Example: Rows are found by the ids that they have now
      Given a table of 60 contacts sorted by Name ascending
      When it knows its contacts by other ids
      Then each of them is found by its id

    Scenario Outline: Rows fill the view after a jump to <position>
      Given the page is open
      And 8 loads take place
      When the reader scrolls to <position>
      Then rows fill the view
      And every row above the view has its room

      Examples:
        | position       |
        | 40 percent     |
        | the bottom     |

    Scenario Outline: Rows fill the view all the way up, <width> px wide
      Given the page is open in a window of <width> x 520
      And 8 loads take place
      And the reader clicks Name
      When the reader scrolls up to the top, two screens at a time
      Then rows filled the view at every stop
      And the first row is right below the headers

      Examples:
        | width | because                            |
        | 1280  | each row is one line high          |
        | 390   | a row is as high as its lines need |

  @B3
  Rule: The rows that the reader sees stay where they are on the screen

    Scenario Outline: Sorted by <sort>, <width> px wide, a load moves nothing
      Given the page is open in a window of <width> x 520
      And 8 loads take place
      And the reader sorts by <sort>
      And the reader scrolls to 60 percent
      And 1000 ms pass
      And the reader scrolls to 90 percent
      And the first row in view is noted
      When an animation frame passes
      Then the table has 220 rows
      And the first row in view is the noted one, where it was
      And every row above the view has its room

      Examples:
        | sort                                    | width |
        | UUID ascending                          | 1280  |
        | Address descending                      | 1280  |
        | Name ascending, then Phone descending   | 1280  |
        | UUID ascending                          | 390   |

    Scenario Outline: Sorted by <sort>, a load under the reader's finger moves nothing
      Given the page is open
      And 8 loads take place
      And the reader sorts by <sort>
      And the reader scrolls to 1 px short of 80 percent
      And 1000 ms pass
      And the reader drags the page by 300 px
      And the first row in view is noted
      When an animation frame passes
      Then the table has 220 rows
      And the first row in view is the noted one, where it was

      Examples:
        | sort                                    |
        | UUID ascending                          |
        | Name ascending, then Phone descending   |

    Scenario Outline: Sorted by <sort>, nothing moves when the finger is lifted after a load
      Given the page is open
      And 8 loads take place
      And the reader sorts by <sort>
      And the reader scrolls to 1 px short of 80 percent
      And 1000 ms pass
      And the reader drags the page by 300 px
      And an animation frame passes
      And the first row in view is noted
      When the reader lifts the finger
      Then the table has 220 rows
      And the first row in view is the noted one, where it was
      And every row above the view has its room

      Examples:
        | sort                                    |
        | UUID ascending                          |
        | Name ascending, then Phone descending   |

    Example: Unsorted, new rows come below, and the scroll offset stays
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      And the reader scrolls to the bottom
      And the scroll offset is noted
      When an animation frame passes
      Then the table has 220 rows
      And the scroll offset is as noted

    Scenario Outline: <clicks> sort clicks leave the scroll offset alone
      Given the page is open
      And 8 loads take place
      And the reader scrolls to 50 percent
      And 1000 ms pass
      And the scroll offset is noted
      When the reader clicks Phone <clicks> times
      And 1000 ms pass
      Then the scroll offset is as noted
      And rows fill the view
      And the table has 200 rows

      Examples:
        | clicks | because             |
        | 1      | rows ascend         |
        | 2      | rows descend        |
        | 3      | the sort is removed |

    Scenario Outline: A window that becomes <size> keeps the first row in view
      Given the page is open in a window of <before>
      And 8 loads take place
      And the reader scrolls to 50 percent
      And the reader scrolls the first row in view half out of it
      And the first row in view is noted
      When the window is resized to <size>
      Then the first row in view is the noted one
      And rows fill the view

      Examples:
        | before     | size       | because               |
        | 1280 x 520 | 390 x 520  | rows grow             |
        | 390 x 800  | 1280 x 800 | rows shrink           |
        | 390 x 844  | 844 x 390  | a phone is turned     |

  @B11
  Rule: After one scroll at most one load follows, and hands off nothing loads

    Scenario Outline: Sorted by UUID or not, <scroll> starts one load at most
      Given the page is open
      And 8 loads take place
      And the reader clicks UUID <clicks> times
      And 1000 ms pass
      And the reader scrolls to 60 percent
      And 1000 ms pass
      When the reader scrolls <scroll>
      And 5000 ms pass
      Then the table has at most 220 rows

      Examples:
        | scroll           | clicks |
        | with the End key | 0      |
        | with the End key | 1      |
        | with Page Down   | 1      |
        | with the wheel   | 0      |
        | with the wheel   | 1      |
        | with the wheel   | 2      |

    Example: A jump to the bottom starts one load, however long one waits
      Given the page is open
      And 8 loads take place
      And the reader clicks UUID
      And 1000 ms pass
      When the reader scrolls to the bottom
      And 10000 ms pass
      Then the table has 220 rows

    Scenario Outline: Below the trigger point all along, one scroll <scroll> starts one load
      Given the page is open
      And 8 loads take place
      And the reader clicks UUID <clicks> times
      And the reader scrolls to 1 px short of 80 percent
      And 1000 ms pass
      And the reader scrolls to 98 percent
      And 1000 ms pass
      When the reader scrolls <scroll>
      And an animation frame passes
      And 1000 ms pass
      Then the table has 240 rows

      Examples:
        | scroll           | clicks | because                                       |
        | with the wheel   | 0      | one turn makes many events                    |
        | with the End key | 0      | so does one key                               |
        | with the wheel   | 1      | rows come above, and the page moves along     |
        | with the End key | 1      | which is not the reader scrolling any further |

    Scenario Outline: A scroll that has started a load and goes on by <px> px starts <more>
      Given the page is open in a window of 1280 x 1000
      And 8 loads take place
      And 1000 ms pass
      And the reader drags the page by 100 px
      And 1000 ms pass
      When the reader drags on by <px> px
      And 1000 ms pass
      Then the table has <rows> rows

      Examples:
        | px  | more     | rows | because                                |
        | 600 | no other | 220  | it is still among the rows it began at |
        | 700 | another  | 240  | it has gone past all that was there    |

    Example: A sort click deep in the list loads nothing
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      When the reader clicks Address
      And 10000 ms pass
      Then the table has 200 rows

    Example: A window that changes its width deep in the list loads nothing
      Given the page is open
      And 8 loads take place
      And 1000 ms pass
      When the window is resized to 700 x 720
      And 10000 ms pass
      Then the table has 200 rows

    Example: A window that grows so wide that the list ends above the view loads nothing
      Given the page is open in a window of 390 x 800
      And 8 loads take place
      And 1000 ms pass
      When the window is resized to 1280 x 800
      And 3000 ms pass
      Then the table has 200 rows
