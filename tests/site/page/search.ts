/** The search: hides what does not hold the words, and marks them where it does. */
import MiniSearch from 'minisearch';

/** Apart by white space and punctuation, but for ids such as R4.3. */
const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}.%]+/u)
    .map((word) => word.replaceAll(/^\.+|\.+$/g, ''))
    .filter(Boolean);

const index = new MiniSearch<{ id: number; text: string }>({
  fields: ['text'],
  tokenize: wordsOf,
  searchOptions: {
    combineWith: 'AND',
    prefix: true,
    fuzzy: (word) => (word.length > 5 ? 0.15 : false),
  },
});

const places = [...document.querySelectorAll<HTMLElement>('main [data-search]')];
index.addAll(places.map((place, id) => ({ id, text: place.innerText })));

const search = document.querySelector('search') as HTMLElement;
const field = search.querySelector('input') as HTMLInputElement;
const output = search.querySelector('output') as HTMLOutputElement;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const [sections, rules, examples] = [all('.section'), all('.rule'), all('.example')];
const [preface, entries] = [all('.preface'), all('nav li[data-for]')];

/** Marks the words in the document; a browser that cannot does without. */
function mark(words: ReadonlySet<string>, found: readonly HTMLElement[]): void {
  if (!('highlights' in CSS)) return;
  const ranges = found.flatMap((place) => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const inPlace: Range[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index: at, 0: word } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}.%]+/gu)) {
        if (!words.has(wordsOf(word)[0]?.toLowerCase() ?? '')) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        inPlace.push(range);
      }
    }
    return inPlace;
  });
  CSS.highlights.set('found', new Highlight(...ranges));
}

function show(): void {
  const query = field.value.trim();
  const results = query ? index.search(query) : [];
  const found = new Set(results.map(({ id }) => places[id as number]));
  const has = (place: Element | null) => !query || found.has(place as HTMLElement);

  for (const each of preface) each.hidden = query !== '';
  for (const example of examples) {
    example.hidden = !has(example) && !has(example.closest('.rule')?.querySelector('h3') ?? null);
  }
  for (const rule of rules) {
    rule.hidden = !has(rule.querySelector('h3')) && !rule.querySelector('.example:not([hidden])');
  }
  for (const section of sections) {
    section.hidden =
      !has(section.querySelector('.prose')) && !section.querySelector('.rule:not([hidden])');
  }
  for (const entry of entries) {
    entry.hidden = document.getElementById(entry.dataset.for ?? '')?.hidden ?? false;
  }
  mark(
    new Set(results.flatMap(({ terms }) => terms)),
    [...found].filter((place) => place !== undefined),
  );
  const shown = (all: readonly HTMLElement[]) => all.filter(({ hidden }) => !hidden).length;
  if (!query) output.value = '';
  else if (found.size === 0) output.value = 'Nothing found';
  else output.value = `${shown(examples)} examples, ${shown(rules)} points`;
}

/** A link leads to what may be hidden. */
function reveal(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest('[hidden]')) return;
  field.value = '';
  show();
  target.scrollIntoView();
}

search.hidden = false;
field.addEventListener('input', show);
window.addEventListener('hashchange', reveal);
// A browser may bring back what was typed before a reload.
show();
