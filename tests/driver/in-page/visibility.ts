/** Runs in the judged page: whether it is painted or hidden, and whether the user has left it. */
import { clock } from './clock.ts';

const unpainted = new CSSStyleSheet();
// Not 0, which would make every text of the page one that is not seen; the page's own opacity comes first. A tap
// has no highlight, which would fade in real time.
unpainted.replaceSync(`@media screen {
  :where(body) { opacity: 0.0001; -webkit-tap-highlight-color: transparent }
}`);

/** Prevents the page from being painted on the screen; layout, scrolling and hit testing stay as they are. */
export function stopPainting(): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, unpainted];
}

export function paint(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== unpainted);
}

/** Takes the layout away from the page, as a host does that hides its frame, or gives it back. */
export function setDisplayed(isDisplayed: boolean): void {
  document.documentElement.style.display = isDisplayed ? '' : 'none';
}

function setVisible(isVisible: boolean): void {
  const state = isVisible ? 'visible' : 'hidden';
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  Object.defineProperty(document, 'hidden', { value: !isVisible, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/**
 * Gives the page the events and the timers of a user who goes to another window for `ms` milliseconds, by Shift+Alt+Tab:
 * the keys are released there.
 */
export async function leaveWindow(ms: number): Promise<void> {
  for (const key of ['Shift', 'Alt'])
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  window.dispatchEvent(new Event('blur'));
  setVisible(false);
  await clock.passUnseen(ms);
  setVisible(true);
  window.dispatchEvent(new Event('focus'));
}

export function changeHash(): void {
  location.hash = '#/elsewhere';
}

/** Gives the page the events of a user who leaves. The page itself stays, so that it can be watched. */
export function simulateLeaving(): void {
  setVisible(false);
  for (const event of ['beforeunload', 'pagehide', 'unload'])
    window.dispatchEvent(new Event(event));
}
