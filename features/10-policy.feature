@own
Feature: 10. This page's own promises: the security policy

  The built page has a Content-Security-Policy: the browser blocks what the page never does.

  @B10
  Rule: The page's own policy forbids every connection, and every script but its own

    @build
    Example: The policy allows the page's own script and style files, and an icon without a file
      When the page is opened
      Then the first element of its head is a Content-Security-Policy of:
        | default-src               | 'none'   |
        | script-src                | 'self'   |
        | style-src                 | 'self'   |
        | img-src                   | data:    |
        | connect-src               | 'none'   |
        | base-uri                  | 'none'   |
        | form-action               | 'none'   |
        | require-trusted-types-for | 'script' |
        | trusted-types             | 'none'   |

    @build
    Scenario Outline: The browser refuses <attempt>
      When the page is opened
      Then the browser refuses <attempt>, under <directive>

      Examples:
        | attempt          | directive                 |
        | a fetch          | connect-src               |
        | an inline script | require-trusted-types-for |
