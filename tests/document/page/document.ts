/** The optional scripts of the document, and its style sheets. */
import './styles/layout.css';
import './styles/contents.css';
import './styles/examples.css';
import './styles/running.css';
import './styles/print.css';

const { src } = document.currentScript as HTMLScriptElement;
const all = <Kind extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Kind>(selector),
];

const search = document.querySelector('search') as HTMLElement;
const field = search.querySelector('input') as HTMLInputElement;
const output = search.querySelector('output') as HTMLOutputElement;
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Titles, examples and prose, with their texts before other scripts add controls to them. */
const texts = all('main [data-search]').map((place) => [place, plain(place.innerText)] as const);
const blocks = all(':is(.preface, .section, .prose, .rule, .example, .caught-pages, .evidence)');
const contents = all('nav li[data-for]');

/** What a hit shows: in the title or the description of a point, all of the point. */
const shownBy = (hit: HTMLElement) =>
  (hit.matches('.rule > :not(.example)') && hit.parentElement) || hit;

/** Hides what does not have the filter's text, except the headings of what has, and counts the hits. */
function filter(): void {
  const text = plain(field.value);
  const hits = texts.flatMap(([place, its]) => (its.includes(text) ? shownBy(place) : []));
  for (const block of blocks) {
    block.hidden = !hits.some((hit) => hit.contains(block) || block.contains(hit));
  }
  for (const entry of contents) {
    entry.hidden = document.getElementById(entry.dataset.for ?? '')?.hidden ?? false;
  }
  output.value = text && `${hits.length} ${hits.length === 1 ? 'hit' : 'hits'}`;
}

function clear(): void {
  field.value = '';
  filter();
}

search.hidden = false;
field.addEventListener('input', filter);
field.addEventListener('keydown', ({ key }) => key === 'Escape' && clear());
window.addEventListener('hashchange', () => {
  const target = document.getElementById(location.hash.slice(1));
  if (!target?.closest('[hidden]')) return;
  clear();
  target.scrollIntoView();
});
// The browser may restore the field's text after a reload.
filter();

/** Folds the contents where they would be above the text. */
const isBeside = matchMedia('(min-width: 981px)');
const fold = () => {
  (document.querySelector('nav details') as HTMLDetailsElement).open = isBeside.matches;
};
isBeside.addEventListener('change', fold);
fold();

/** Lets keys scroll the tables that are too wide, as some browsers do by themselves. */
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
});
for (const table of all('.scrolling')) sizes.observe(table);

/** Number of attempts to load the runner that have failed: browsers remember the result of an address. */
let failures = 0;

/** Why a control cannot do what it says: after an update of the website, the folder is another one, too. */
const reason = document.createElement('span');
reason.className = 'reason';
reason.role = 'alert';
reason.textContent = 'The examples cannot be loaded. Check the connection, or reload this page.';

/** Does what a Run control asks for, or says beside it why it cannot. */
async function runFor(control: HTMLElement): Promise<void> {
  reason.remove();
  const { href } = new URL(`run.js?${failures}`, src);
  try {
    const { run }: typeof import('../running/run.ts') = await import(/* @vite-ignore */ href);
    void run(control.dataset);
  } catch (error) {
    failures += 1;
    control.after(reason);
    console.error(error);
  }
}

// Browsers load no modules from the file system.
if (location.protocol !== 'file:') {
  for (const control of all<HTMLButtonElement>('button.run')) {
    control.hidden = false;
    control.onclick = () => void runFor(control);
  }
}
