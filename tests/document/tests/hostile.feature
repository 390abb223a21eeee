# A comment
@own @a<b>
Feature: <b>bold</b> & "quotes" *stars* `code` [a](b) $& é 😀
    Prose <a>
      - nested

        code

  Background: *
    > quoted
    Given a background with <a> and <b>bold</b>
      | <a> | &amp; |

  Example:
  Example: One
  Example: One
    * one  two
    * <b>bold</b> & &amp; "quotes" 'quotes' \ | *stars* `code` [a](b) $& <a>

  # Another comment
  @B1
  Scenario Outline: <a> and <a b> $& <verdict> <x>y> <missing>
    <a> is described, too

    Given <a> <a b> <<c>> <x>y> <$&> <a|b> <*> <because> <missing>
    When a table says <a>:
      | <a>   | <x>y> | $&         |
      | two\nlines | \\ | \|     |
      |       | 1     | <b>bold</b> |
    Then a text says:
      """text/<a>
      <a> is <b>bold</b>

        indented
      # no comment
      ```
      """
    And another one:
      ```
      ```

    @B2
    Examples: <b>First</b>
      A description
      | a | a b | <c> | x>y | $& | a\|b | * | because | verdict |
      | 1 | <b>bold</b> | &amp; | $& | \\ | \| | * | ` | passed |
      | 1 | two\nlines  |       | $1 | "  | '  | $ | [ | <z>    |

    @own @module
    Examples: <b>First</b>
      | a |
      | 2 |
      | 2 |
    Examples:
      | a |
    Examples:

  @B1 @R1.1
  Rule: One
    Example: One 2
      * a step
  @B1
  Rule: <a>
    Background:
      Given a background of the rule
      And another <a>
    Scenario Outline: <a>
      But <a>
      Examples:
        | a |
        | ü |
  Rule:
