/** The optional scripts of the document. */
import './filter.ts';

const all = <Kind extends HTMLElement>(selector: string) =>
  document.querySelectorAll<Kind>(selector);

/** Lets keys scroll the tables that are too wide, as some browsers do by themselves. */
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
});
for (const table of all('.scrolling')) sizes.observe(table);

const runner = new URL('run/run.js', document.baseURI).href;

// Browsers load no modules from the file system.
if (location.protocol !== 'file:') {
  for (const control of all<HTMLButtonElement>('button.run')) {
    control.hidden = false;
    control.onclick = async () => {
      const { run }: typeof import('../running/run.ts') = await import(/* @vite-ignore */ runner);
      await run(control.dataset);
    };
  }
}
