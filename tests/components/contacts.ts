import type { Contact } from '../../src/contact/contact.ts';

/** A contact with its name as its UUID. */
export function contact(name: string, values: Partial<Contact> = {}): Contact {
  return { uuid: name, name, address: 'Ohio', phone: '555', ...values };
}

/** Contacts with the same values, whose names begin with a letter: `B 100`, `B 101` … */
export function listOf(count: number, letter = 'B', values: Partial<Contact> = {}): Contact[] {
  return Array.from({ length: count }, (_, nth) => contact(`${letter} ${100 + nth}`, values));
}

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

/** A contact for each hostile value, which all its fields have, and 200 others after them. */
export function withHostile(): Contact[] {
  const hostile = Object.values(HOSTILE).map((value) =>
    contact(value, { address: value, phone: value }),
  );
  return [...hostile, ...listOf(200)];
}
