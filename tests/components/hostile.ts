import type { Contact } from '../../src/contact/contact.ts';

/** Values of contacts that would do harm anywhere but in text. */
export const HOSTILE = {
  'markup with a script': '<img src=x onerror=alert(1)><script>alert(2)</script>',
  'a script link': '<a href="javascript:alert(1)">javascript:alert(2)</a>',
  'a style that covers the page': '<style>*{display:none}</style></td></tr></table>',
  'bidi overrides': 'safe\u202Egnp.exe\u2066\u2067\u202D never closed',
  'lone surrogates': '\uDC00 low, high \uD800',
  'control characters': 'a\u0000b\u0007c\u001Bd\uFEFFe',
  'hundreds of combining marks': `Z${'\u0301'.repeat(500)}`,
  'a hundred thousand characters': 'x'.repeat(100_000),
};

export type Hostile = keyof typeof HOSTILE;

/** A list of 300 contacts, the hundredth of them hostile in all its values. */
export function withHostile(kind: Hostile): Contact[] {
  const value = HOSTILE[kind];
  return Array.from({ length: 300 }, (_, index) =>
    index === 99
      ? { uuid: value, name: value, address: value, phone: value }
      : { uuid: `uuid ${index}`, name: `Al ${index}`, address: 'Ohio', phone: '555' },
  );
}
