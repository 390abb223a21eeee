/** Marks the entry of the contents for the part at the top of the view, and keeps it in view. */

const nav = document.querySelector('nav') as HTMLElement;
const main = document.querySelector('main') as HTMLElement;
const entries = [...nav.querySelectorAll<HTMLAnchorElement>('li > a')];
const parts = [...main.querySelectorAll<HTMLElement>('.section, .rule')];

/** The last part that starts in the upper third of the view or above it. */
const currentPart = () =>
  parts.findLast(
    (part) => part.checkVisibility() && part.getBoundingClientRect().top < window.innerHeight / 3,
  );

function update(): void {
  const current = currentPart();
  for (const entry of entries) {
    const isCurrent = current !== undefined && entry.parentElement?.dataset.for === current.id;
    if (isCurrent === entry.hasAttribute('aria-current')) continue;
    if (!isCurrent) {
      entry.removeAttribute('aria-current');
      continue;
    }
    entry.setAttribute('aria-current', 'location');
    const { top, bottom } = entry.getBoundingClientRect();
    const { height } = nav.getBoundingClientRect();
    // On narrow screens the contents have no scrollbar, and this does nothing.
    if (top < height / 5 || bottom > height) nav.scrollTop += top - height / 2;
  }
}

window.addEventListener('scroll', update, { passive: true });
// The filter changes what is shown, without a scroll.
new ResizeObserver(update).observe(main);
