import type { Page } from '@playwright/test';
import type { Want } from '../in-page/randomness.ts';
import type {
  Colours,
  DrivenBrowser,
  JudgedWindow,
  Modifier,
  Place,
  Size,
} from '../judged-window.ts';
import { Quiet } from '../quiet.ts';
import { readAccessibilityTree } from './accessibility-tree.ts';
import { expectAnswer } from './answer.ts';
import { devtools } from './devtools.ts';
import { Finger } from './finger.ts';
import { callOf, IN_PAGE, inPageOf } from './in-page.ts';
import { selectToTop } from './mouse.ts';
import { listen } from './other-server.ts';
import { print, readSheets } from './paper.ts';
import { listenTo } from './quiet.ts';

/** Where the pointer is while the wheel is turned, in px from the window's left and top. */
const POINTER = { x: 200, y: 200 };

/** A window of a browser that Playwright drives. */
export class DrivenWindow implements JudgedWindow {
  readonly inPage;
  readonly quiet = new Quiet();
  readonly driven: DrivenBrowser;

  constructor(private readonly page: Page) {
    this.inPage = inPageOf(page);
    this.driven = drivenBrowser(page);
    listenTo(page, this.quiet);
  }

  /** Makes the page able to settle, its clock running. To be called before the page opens. */
  async watch(): Promise<void> {
    await this.page.addInitScript(IN_PAGE);
  }

  /** Takes hold of the clock. To be called before the page opens. */
  async holdClock(): Promise<void> {
    await this.page.addInitScript(`${IN_PAGE};${callOf('hold')}`);
  }

  /** Records scroll events and loads. To be called before the page opens, after `watch` or `holdClock`. */
  async record(): Promise<void> {
    await this.page.addInitScript(callOf('record'));
  }

  /**
   * Keeps the page from being painted until `paint`, which is about half of what a load takes. To be called
   * before it opens, its clock held. Not for walks, which take what is transparent for hidden.
   */
  async leaveUnpainted(): Promise<void> {
    await this.page.addInitScript(callOf('stopPainting'));
  }

  address(): string {
    return this.page.url();
  }

  size(): Size {
    return this.page.viewportSize() as Size;
  }

  resize(size: Size): Promise<void> {
    return this.page.setViewportSize(size);
  }

  async goTo(address: string): Promise<void> {
    await expectAnswer(this.page.goto(address));
  }

  async lendRandomness(want: Want): Promise<void> {
    await this.page.addInitScript(callOf('lendRandomness', want));
  }

  async click({ x, y }: Place, modifiers: readonly Modifier[]): Promise<void> {
    const { keyboard, mouse } = this.page;
    for (const key of modifiers) await keyboard.down(key);
    await mouse.click(x, y);
    for (const key of modifiers) await keyboard.up(key);
  }

  async stored(): Promise<string[]> {
    const { cookies, origins } = await this.page.context().storageState({ indexedDB: true });
    const session = await this.page.evaluate(() => Object.keys(sessionStorage));
    const caches = await this.page.evaluate(() => window.caches?.keys() ?? []);
    return [
      ...cookies.map(({ name }) => name),
      ...origins.map((each) => JSON.stringify(each)),
      ...session,
      ...caches,
    ];
  }
}

function drivenBrowser(page: Page): DrivenBrowser {
  const { keyboard, mouse } = page;
  const context = page.context();
  return {
    wheel: {
      turn: async (px) => {
        await mouse.move(POINTER.x, POINTER.y);
        await mouse.wheel(0, px);
      },
    },
    keyboard: {
      down: async (keys) => {
        for (const key of keys.split('+')) await keyboard.down(key);
      },
      up: async (keys) => {
        for (const key of keys.split('+').reverse()) await keyboard.up(key);
      },
      press: (key) => keyboard.press(key),
      releaseElsewhere: async (keys) => {
        const [key = '', ...modifiers] = keys.split('+').reverse();
        const other = await context.newPage();
        await other.bringToFront();
        await other.keyboard.up(key);
        await page.bringToFront();
        await other.close();
        // Otherwise Playwright has them down in this page for good.
        for (const modifier of modifiers) await keyboard.up(modifier);
      },
    },
    mouse: { selectToTop: () => selectToTop(page) },
    finger: new Finger(page),
    printer: { print: () => print(page), read: readSheets },
    network: { cut: () => context.setOffline(true) },
    history: {
      leaveAndReturn: async () => {
        await page.goto('about:blank');
        await expectAnswer(page.goBack());
      },
    },
    screenReader: { tree: () => readAccessibilityTree(page) },
    axe: {
      barriers: async () => {
        // Unpainted, there are no colours to be told apart.
        await inPageOf(page)('paint');
        // Only where it is used: axe takes its time to load.
        const { findBarriers } = await import('./barriers.ts');
        return findBarriers(page);
      },
    },
    settings: {
      choose: (colours: Colours) =>
        page.emulateMedia(
          colours === 'forced' ? { forcedColors: 'active' } : { colorScheme: colours },
        ),
      enlarge: async (times) => {
        const session = await devtools(page);
        const fontSizes = { standard: 16 * times, fixed: 13 * times };
        await session.send('Page.setFontSizes', { fontSizes });
      },
    },
    otherServer: { listen },
  };
}
