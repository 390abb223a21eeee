/** The optional scripts of the document, and its style sheets. */
import './styles/layout.css';
import './styles/contents.css';
import './styles/examples.css';
import './styles/running.css';
import './styles/changes.css';
import './styles/print.css';

const { src } = document.currentScript as HTMLScriptElement;
const all = <Kind extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Kind>(selector),
];

const search = document.querySelector('search') as HTMLElement;
const field = search.querySelector('input') as HTMLInputElement;
const output = search.querySelector('output') as HTMLOutputElement;
/** Readers write 80 percent in both ways. */
const plain = (text: string) =>
  text
    .replaceAll(/(?<=\d)%(?!\d)/g, ' percent')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Titles, examples and prose, with their texts before other scripts add controls to them. */
const texts = all('main [data-search]').map(
  (place) => [place, plain(`${place.textContent}`)] as const,
);
const blocks = all(
  'main :is(.changes, .preface, .section, .prose, .rule, .example, .caught-pages, .evidence)',
);
const contents = all('nav li[data-for]');

/** The places of a text in an element. */
function rangesOf(text: string, element: HTMLElement): StaticRange[] {
  const ranges: StaticRange[] = [];
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const [startContainer, endContainer] = [nodes.currentNode, nodes.currentNode];
    const its = `${startContainer.nodeValue}`.replaceAll(/\s/g, ' ').toLowerCase();
    for (let at = its.indexOf(text); at !== -1; at = its.indexOf(text, at + 1)) {
      const [startOffset, endOffset] = [at, at + text.length];
      ranges.push(new StaticRange({ startContainer, startOffset, endContainer, endOffset }));
    }
  }
  return ranges;
}

/** What a hit shows: in the title or the description of a point, all of the point. */
const shownBy = (hit: HTMLElement) =>
  (hit.matches('.rule > :not(.example)') && hit.parentElement) || hit;

/** The element with the first text that was found. */
let firstHit: Element | null | undefined;

/**
 * Hides what does not have the text, or all of its words if nothing has it, except the headings of what has; marks
 * what was found, and counts the hits.
 */
function find(): void {
  const text = plain(field.value);
  const parts = texts.some(([, its]) => its.includes(text)) ? [text] : text.split(' ');
  const found = texts.flatMap(([place, its]) =>
    parts.every((part) => its.includes(part)) ? place : [],
  );
  const hits = found.map(shownBy);
  const sought = text ? found : [];
  const ranges = sought.flatMap((hit) => parts.flatMap((part) => rangesOf(part, hit)));
  firstHit = ranges[0]?.startContainer.parentElement ?? sought[0];
  const header = document.querySelector('header') as HTMLElement;
  header.hidden = text !== '';
  for (const hit of found) if (hit instanceof HTMLDetailsElement) hit.open = text !== '';
  CSS.highlights?.set('found', new Highlight(...ranges));
  for (const block of blocks) {
    block.hidden = !hits.some((hit) => hit.contains(block) || block.contains(hit));
  }
  for (const entry of contents) {
    entry.hidden = document.getElementById(entry.dataset.for ?? '')?.hidden ?? false;
  }
  const count = hits.length === 1 ? '1 hit' : `${hits.length} hits`;
  output.value = hits.length === 0 ? `No text here has ‘${field.value}’.` : text && count;
  if (text) window.scrollTo(0, 0);
}

function clear(): void {
  field.value = '';
  find();
}

search.hidden = false;
field.addEventListener('input', find);
field.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') clear();
  if (key !== 'Enter' || !firstHit) return;
  field.blur();
  location.assign(`#${firstHit.closest('[id]:not([id^="title-of"])')?.id}`);
  firstHit.scrollIntoView({ block: 'nearest' });
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || document.activeElement === field) return;
  event.preventDefault();
  field.focus();
});
window.addEventListener('hashchange', () => {
  const target = document.getElementById(location.hash.slice(1));
  if (!target?.closest('[hidden]')) return;
  clear();
  target.scrollIntoView();
});
// The browser may restore the field's text after a reload.
find();

/** Marks the section and the point at the top of the view in the contents, and scrolls these to it. */
const inView = new Set<Element>();
const follower = new IntersectionObserver(
  (changes) => {
    for (const { target, isIntersecting } of changes)
      inView[isIntersecting ? 'add' : 'delete'](target);
    for (const entry of contents) {
      const link = entry.querySelector('a') as HTMLElement;
      const isPresent = [...inView].some(({ id }) => id === entry.dataset.for);
      link.ariaCurrent = isPresent ? 'true' : null;
      const nav = entry.closest('nav') as HTMLElement;
      if (isPresent) nav.scrollTop = link.offsetTop - nav.clientHeight / 2;
    }
  },
  { rootMargin: '-25% 0px -75%' },
);
for (const part of all(':is(.section, .rule)')) follower.observe(part);

/** Folds the contents where they would be above the text. */
const { matches } = matchMedia('(min-width: 981px)');
(document.querySelector('nav details') as HTMLDetailsElement).open = matches;

/** Lets keys scroll the tables that are too wide, as some browsers do by themselves. */
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
});
for (const table of all('.scrolling')) sizes.observe(table);

/** Why a control cannot do what it says: after an update of the website, the folder is another one, too. */
const reason = document.createElement('span');
reason.className = 'reason';
reason.role = 'alert';
reason.textContent = 'The examples cannot be loaded. Check the connection, and reload this page.';

/** Does what a Run control asks for, or says beside it why it cannot. */
async function runFor(control: HTMLElement): Promise<void> {
  reason.remove();
  try {
    const { href } = new URL('run.js', src);
    const { run }: typeof import('../running/run.ts') = await import(/* @vite-ignore */ href);
    void run(control.dataset);
  } catch (error) {
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
