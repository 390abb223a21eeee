/** The search: hides parts without the words, highlights the words in the rest, and goes to the best hit. */
import MiniSearch from 'minisearch';
import { SYNONYMS } from './synonyms.ts';

/** Ids such as R4.3 count as words, and so do the sort markers. */
const WORD = /[\p{L}\p{N}.%]+|[\p{So}↑↓]/gu;

const plain = (word: string) => word.replaceAll(/^\.+|\.+$/g, '');
const wordsOf = (text: string) => (text.match(WORD) ?? []).map(plain).filter(Boolean);

const index = new MiniSearch<{ id: number; synonyms: string; title: string; text: string }>({
  fields: ['synonyms', 'title', 'text'],
  tokenize: wordsOf,
  searchOptions: {
    combineWith: 'AND',
    boost: { synonyms: 8, title: 4 },
    prefix: true,
    fuzzy: (word) => (word.length > 5 ? 0.15 : false),
  },
});

const places = [...document.querySelectorAll<HTMLElement>('main [data-search]')];

/** The synonyms of a point, if the place is its title. */
const synonymsOf = (place: HTMLElement) =>
  place.matches('h3') ? (SYNONYMS[place.parentElement?.id ?? ''] ?? []).join(' ') : '';

/** The title of a place: of a point or of an example. */
const titleOf = (place: HTMLElement) =>
  (place.matches('h3') ? place : place.querySelector<HTMLElement>('h4'))?.innerText ?? '';

index.addAll(
  places.map((place, id) => ({
    id,
    synonyms: synonymsOf(place),
    title: titleOf(place),
    text: place.innerText,
  })),
);

const search = document.querySelector('search') as HTMLElement;
const field = search.querySelector('input') as HTMLInputElement;
const output = search.querySelector('output') as HTMLOutputElement;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const [sections, rules, examples] = [all('.section'), all('.rule'), all('.example')];
const [preface, entries] = [all('.preface'), all('nav li[data-for]')];
const nav = search.closest('nav') as HTMLElement;

/** Highlights the words, if the browser can. */
function highlight(words: ReadonlySet<string>, found: readonly HTMLElement[]): void {
  if (!('highlights' in CSS)) return;
  const ranges = found.flatMap((place) => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const inPlace: Range[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index: at, 0: word } of (node.nodeValue ?? '').matchAll(WORD)) {
        if (!words.has(plain(word).toLowerCase())) continue;
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

const proseOf = (section: HTMLElement) => section.querySelector<HTMLElement>('.prose') ?? undefined;

/** The hits, best first. */
type Found = ReadonlySet<HTMLElement | undefined>;

const counted = (count: number, one: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : `${one}s`}`];

/** The number of hits, in words. */
function summaryOf(found: Found): string {
  const shown = (all: readonly HTMLElement[]) => all.filter(({ hidden }) => !hidden).length;
  const prose = sections.filter((each) => found.has(proseOf(each)));
  const parts = [
    ...(shown(preface) > 0 ? ['How to read it'] : []),
    ...counted(shown(examples), 'example'),
    ...counted(shown(rules), 'point'),
    ...counted(prose.length, 'section'),
  ];
  return parts.join(', ') || 'Nothing found';
}

/** The best hit; in the preface only if there is no other. */
function bestOf(found: Found): HTMLElement | undefined {
  const hits = [...found].flatMap((place) => place ?? []);
  return hits.find((place) => !preface.includes(place)) ?? hits[0];
}

/** Scrolls to the best hit, unless that would scroll the search field away. */
function scrollToBest(found: Found): void {
  const best = bestOf(found);
  if (!best || getComputedStyle(nav).position !== 'sticky') return;
  const { top } = best.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight) best.scrollIntoView();
}

/** Shows only parts with the words, or everything if there are no words; returns the hits. */
function show(): Found {
  const query = field.value.trim();
  const results = query ? index.search(query) : [];
  const found = new Set(results.map(({ id }) => places[id as number]));
  const has = (place: HTMLElement | null | undefined) => !query || found.has(place ?? undefined);

  for (const each of preface) each.hidden = !has(each);
  for (const rule of rules) {
    const isFound = [
      ...rule.querySelectorAll<HTMLElement>(
        ':scope > [data-search]:not(.example), .caught-pages [data-search]',
      ),
    ].some((each) => has(each));
    const itsExamples = [...rule.querySelectorAll<HTMLElement>('.example')];
    for (const example of itsExamples) example.hidden = !isFound && !has(example);
    rule.hidden = !isFound && itsExamples.every(({ hidden }) => hidden);
  }
  for (const section of sections) {
    section.hidden = !has(proseOf(section)) && !section.querySelector('.rule:not([hidden])');
  }
  for (const entry of entries) {
    entry.hidden = document.getElementById(entry.dataset.for ?? '')?.hidden ?? false;
  }
  highlight(
    new Set(results.flatMap(({ terms }) => terms)),
    [...found].filter((place) => place !== undefined),
  );
  output.value = query ? summaryOf(found) : '';
  return found;
}

/** Resets the search if a link leads to a hidden part. */
function reveal(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!target?.closest('[hidden]')) return;
  field.value = '';
  show();
  target.scrollIntoView();
}

search.hidden = false;
field.addEventListener('input', () => scrollToBest(show()));
field.addEventListener('keydown', ({ key, isComposing }) => {
  if (key !== 'Enter' || isComposing) return;
  const best = bestOf(show());
  if (!best) return;
  best.scrollIntoView();
  // Lowers the keyboard of a phone, too.
  field.blur();
  best.querySelector('a')?.focus({ preventScroll: true });
});
window.addEventListener('hashchange', reveal);
// The browser may restore the field's text after a reload.
show();
