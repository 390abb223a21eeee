import type { Page } from '@playwright/test';
import { setting } from '../../run/settings.ts';
import type { JudgedWindow, Place, Size } from '../judged-window.ts';
import { PageLog } from '../page-log.ts';
import { type DrivenBrowser, drivenBrowser, expectAnswer } from './browser.ts';
import { callOf, IN_PAGE, inPageOf } from './in-page.ts';

/** The hash of the style `body {}`, which Playwright adds for a picture in Firefox, and many policies block. */
const PICTURE_STYLE = 'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=';

/** Logs the requests, console messages and errors of a page, which has its context to itself. */
function logPage(page: Page, log: PageLog): void {
  const context = page.context();
  // The context also reports requests of workers and of pages that the page opens.
  context.on('request', (request) =>
    log.addRequest(request.method(), request.url(), request.resourceType()),
  );
  context.on('serviceworker', (worker) => log.requests.push(`service worker ${worker.url()}`));
  context.on('page', (other) => log.windows.push(`the window ${other.url()}`));
  page.on('websocket', (socket) => log.requests.push(`socket ${socket.url()}`));
  page.on('worker', (worker) => log.isOpen && log.requests.push(`worker ${worker.url()}`));
  const onMessage = (type: string, text: string) => {
    if (!text.includes(PICTURE_STYLE)) log.addMessage(type, text);
  };
  page.on('console', (message) => onMessage(message.type(), message.text()));
  page.on('pageerror', (error) => onMessage('error', error.message));
  page.on('download', (file) => log.windows.push(`the file ${file.suggestedFilename()}`));
  page.on('dialog', (dialog) => {
    log.addMessage('dialog', dialog.message());
    void dialog.dismiss();
  });
}

/** A window of a browser that Playwright drives. */
export class DrivenWindow implements JudgedWindow {
  readonly inPage;
  readonly log = new PageLog();
  readonly driven: DrivenBrowser;
  /** Whether each visit has the same random numbers in every run. */
  repeatsVisits = false;
  private visits = 0;

  constructor(private readonly page: Page) {
    this.inPage = inPageOf(page);
    this.driven = drivenBrowser(page);
    logPage(page, this.log);
  }

  /**
   * Adds the in-page driver to each page that opens from now on, and calls these of its functions before the
   * page's own scripts. `stopPainting` saves a fifth of the features' processor time, and more in walks; a browser
   * that is shown paints.
   */
  async prepare(...names: ('installClock' | 'record' | 'stopPainting')[]): Promise<void> {
    const called = names.filter((name) => name !== 'stopPainting' || !setting('SPEC_HEADED'));
    const calls = called.map((name) => callOf(name));
    await this.page.addInitScript([IN_PAGE, ...calls].join(';'));
  }

  async resize(size: Partial<Size>): Promise<void> {
    const { width, height } = { ...(this.page.viewportSize() as Size), ...size };
    await this.page.setViewportSize({ width, height });
    // The page learns of it later than of the next command.
    const sizeNow = () => `${innerWidth} x ${innerHeight}`;
    let now: string;
    do now = await this.page.evaluate(sizeNow);
    while (now !== `${width} x ${height}`);
  }

  async goTo(address: string): Promise<void> {
    if (this.repeatsVisits) {
      this.visits += 1;
      await this.page.addInitScript(callOf('repeatVisit', this.visits));
    }
    await expectAnswer(this.page.goto(address));
  }

  async mockRandom(seed: number): Promise<void> {
    this.repeatsVisits = false;
    await this.page.addInitScript(callOf('mockRandom', seed));
  }

  async click({ x, y }: Place, withShift: boolean, nth: number): Promise<void> {
    const { keyboard, mouse } = this.page;
    if (withShift) await keyboard.down('Shift');
    // `mouse.click` with a count clicks as often.
    await mouse.move(x, y);
    await mouse.down({ clickCount: nth });
    await mouse.up({ clickCount: nth });
    if (withShift) await keyboard.up('Shift');
  }

  async stored(): Promise<string[]> {
    const cookies = await this.page.context().cookies();
    const hidden = cookies.filter(({ httpOnly }) => httpOnly);
    return [...hidden.map(({ name }) => name), ...(await this.inPage.storedNames())];
  }
}
