/** Runs in the judged page: its controls and the focus. */
import { theTable } from './table.ts';
import { elementsOf } from './targets.ts';

const BUTTON = 'button, [role=button]';

const CONTROLS = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'form',
  'dialog',
  'details',
  'iframe',
  '[contenteditable]',
  '[tabindex]',
  '[onclick]',
  ...['button', 'link', 'textbox', 'alert', 'dialog'].map((role) => `[role=${role}]`),
].join();

/** Controls outside the column headers, as markup. */
export function controls(): string[] {
  return [...document.querySelectorAll(CONTROLS)]
    .filter((each) => !each.closest('th, [role=columnheader]'))
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

function buttons(): HTMLElement[] {
  return [...theTable().querySelectorAll<HTMLElement>(BUTTON)];
}

/** @throws Error if the header cell of the column has no button */
function buttonOf(column: string): HTMLElement {
  const [head] = elementsOf({ what: 'header', column });
  const button = head?.querySelector<HTMLElement>(BUTTON);
  if (!button) throw new Error(`The header cell of ${column} has no button`);
  return button;
}

/** The size in px and the `touch-action` of each button in the table. */
export function readButtons() {
  return buttons().map((button) => {
    const { width, height } = button.getBoundingClientRect();
    return { width, height, touchAction: getComputedStyle(button).touchAction };
  });
}

/** The texts of the table's buttons that exceed their button. */
export function cutTexts(): (string | null)[] {
  const isCut = (button: HTMLElement) => {
    const text = document.createRange();
    text.selectNodeContents(button);
    const [inner, outer] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
    return (
      inner.top < outer.top ||
      inner.bottom > outer.bottom ||
      inner.left < outer.left ||
      inner.right > outer.right
    );
  };
  return buttons()
    .filter(isCut)
    .map(({ textContent }) => textContent);
}

export function focusOn(column: string): void {
  buttonOf(column).focus();
}

/** Clicks the button of a column without pointer or key, as screen readers do. */
export function activate(column: string): void {
  buttonOf(column).click();
}

/** Whether the button of a column has the focus, and whether the user can see that. */
export function readFocus(column: string) {
  const button = buttonOf(column);
  const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(button);
  return {
    isFocused: button === document.activeElement,
    isInView: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    isOnTop: button.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
    outline: `${outlineStyle} ${outlineWidth}`,
  };
}

/** The tag name of the element with the focus. */
export function focusedTag(): string | undefined {
  return document.activeElement?.tagName;
}
