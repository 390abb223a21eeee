/** The filter: hides what does not have its text, except the headings of what has, and counts the hits. */

const search = document.querySelector('search') as HTMLElement;
const field = search.querySelector('input') as HTMLInputElement;
const output = search.querySelector('output') as HTMLOutputElement;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Titles, examples and prose, with their texts before other scripts add controls to them. */
const texts = all('main [data-search]').map((place) => [place, plain(place.innerText)] as const);
const blocks = all(':is(.preface, .section, .prose, .rule, .example, .caught-pages, .evidence)');
const contents = all('nav li[data-for]');

/** What a hit shows: in the title or the description of a point, all of the point. */
const shownBy = (hit: HTMLElement) =>
  (hit.matches('.rule > :not(.example)') && hit.parentElement) || hit;

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
