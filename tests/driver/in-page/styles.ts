/** Runs in the judged page: its styles. */
import { theTable } from './table.ts';

// WCAG, success criterion 1.4.12.
const SPACED = `* {
  line-height: 1.5 !important;
  word-spacing: 0.16em !important;
  letter-spacing: 0.12em !important;
}`;

/** Sets the spacing of lines, words and letters that WCAG requires a page to support. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SPACED);
  document.adoptedStyleSheets.push(sheet);
}

/** The size in px of the smallest letters in the table. */
export function smallestText(): number {
  const parts = [...theTable().querySelectorAll('button, .marker, td')];
  return Math.min(...parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
}

/** The elements with an animation or smooth scrolling, as markup. */
export function animated(): string[] {
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
      const isMoving = animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration);
      return isMoving || scrollBehavior !== 'auto';
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}
