import type { Contact } from '../../src/contact/contact.ts';
import { contact, listOf } from './contacts.ts';

/** Values of contacts that would do harm, or be lost, if they were not shown as text. */
export const HOSTILE = {
  'markup with a script': '<img src=x onerror=alert("markup")><script>alert("markup")</script>',
  'a script link': '<a href="javascript:alert(\'link\')">javascript:alert("link")</a>',
  'a style that covers the page': '<style>*{display:none}</style></td></tr></table>',
  'template text': '{{constructor}} <%= 1 + 1 %>',
  'a null-like word': 'null',
  nothing: '',
  'a line break and a tab': 'one\n\ttwo',
  'right-to-left text': 'שלום עולם, ירושלים 12',
  'bidi overrides': 'safe\u202Egnp.exe\u2066\u2067\u202D never closed',
  emoji: '👩‍👩‍👧‍👦 🏳️‍🌈 é e\u0301',
  'lone surrogates': '\uDC00 low, high \uD800',
  'control characters': 'a\u0000b\u0007c\u001Bd\uFEFFe',
  'hundreds of combining marks': `Z${'\u0301'.repeat(500)}`,
  'a hundred thousand characters': 'x'.repeat(100_000),
};

export type Hostile = keyof typeof HOSTILE;

/** Index of the first hostile contact in the list. */
export const FIRST = 100;

/** 300 contacts, with a contact among them for each hostile value: all its fields have that value. */
export function withHostile(): Contact[] {
  const hostile = Object.values(HOSTILE).map((value) =>
    contact(value, { address: value, phone: value }),
  );
  return listOf(300, 'Al').toSpliced(FIRST, hostile.length, ...hostile);
}
