import type { CDPSession, Page } from '@playwright/test';

/**
 * Reads the judged page for the driver's own sake, and leaves nothing in the trace, which keeps the
 * whole document before and after each `page.evaluate`.
 */
export class Probe {
  private session: CDPSession | undefined;

  constructor(private readonly page: Page) {}

  /** What `read`, which sees nothing but the page, gives or promises there; fails as it fails. */
  async evaluate<Value>(read: () => Value | Promise<Value>): Promise<Value> {
    this.session ??= await this.page.context().newCDPSession(this.page);
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression: `(${read})()`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  }
}
