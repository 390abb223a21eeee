/** Runs in the judged page: its controls and the focus. */
import type { Column } from '../table.ts';
import { boxOf, middleOf } from './seen.ts';
import { allBelow, CELLS, HEADS, theTable } from './table.ts';
import { elementsOf } from './targets.ts';

const BUTTON = 'button, [role=button]';

const CONTROLS = [
  'a:not(:empty)',
  'button',
  'input',
  'select',
  'textarea',
  'label',
  'form',
  'dialog',
  'details',
  'iframe',
  '[contenteditable]',
  '[onclick]',
  ...['button', 'link', 'textbox', 'alert', 'dialog'].map((role) => `[role=${role}]`),
].join();

/** Parts of a grid that take the focus in turn, and elements around it, which may scroll. Guards have no size. */
const FOCUSABLE = `${CELLS}, tr, [role=row], :has(:is(${CELLS}))`;

/** Whether an element takes the focus for more than to pass it on. */
function isTabStop(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return !element.matches(FOCUSABLE) && width * height > 0;
}

const OPERABLE = `${CONTROLS}, [tabindex]:not([tabindex="-1"])`;

/** Whether a reader can reach an element, even if it is transparent. */
const isOperable = (element: Element) =>
  boxOf(element).height > 0 && getComputedStyle(element).visibility === 'visible';

/** Whether a control is a header, or the one in it by which it sorts. */
function isOfHeader(control: Element): boolean {
  const root = control.getRootNode();
  if (root instanceof ShadowRoot) return root.host.closest(HEADS) !== null;
  const head = control.closest(HEADS);
  if (!head || control === head) return head !== null;
  const isButton = control.matches(`${BUTTON}, a, [tabindex]`);
  return isButton && head.querySelector(OPERABLE) === control;
}

/** Controls besides the column headers, as markup. */
export function controls(): string[] {
  return allBelow(document)
    .filter((each) => each.matches(OPERABLE) && isOperable(each))
    .filter((each) => !isOfHeader(each) && (each.matches(CONTROLS) || isTabStop(each)))
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

/** @throws Error if the header cell of the column has no button */
function buttonOf(column: Column): HTMLElement {
  const [head] = elementsOf({ what: 'header', column });
  const button = head?.querySelector<HTMLElement>(BUTTON);
  if (!button) throw new Error(`The header cell of ${column} has no button`);
  return button;
}

/** The size in px and the `touch-action` of each button in the table. */
export function readButtons() {
  return [...theTable().querySelectorAll(BUTTON)].map((button) => {
    const { width, height } = button.getBoundingClientRect();
    return { width, height, touchAction: getComputedStyle(button).touchAction };
  });
}

export const focusOn = (column: Column) => buttonOf(column).focus();

/** Clicks the button of a column without pointer or key, as screen readers do. */
export const activate = (column: Column) => buttonOf(column).click();

/** Whether the button of a column has the focus, and whether the user can see that. */
export function readFocus(column: Column) {
  const button = buttonOf(column);
  const { left, top, right, bottom } = button.getBoundingClientRect();
  const { x, y } = middleOf(button);
  const { outlineStyle, outlineWidth } = getComputedStyle(button);
  return {
    isFocused: button === document.activeElement,
    isInView: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    isOnTop: button.contains(document.elementFromPoint(x, y)),
    outline: `${outlineStyle} ${outlineWidth}`,
  };
}

export const focusedTag = () => document.activeElement?.tagName;
