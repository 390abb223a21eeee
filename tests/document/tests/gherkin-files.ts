/** Random feature files with everything that Gherkin allows. */
import { dialects } from '@cucumber/gherkin';
import fc from 'fast-check';

/** Column names; texts have them in angle brackets whether or not they are placeholders. */
const COLUMNS = ['a', 'b', 'a b', 'verdict', '<c>', 'x>y', '$&', 'a|b', '*', 'because'];

const isShown = (code: number) =>
  code > 0x20 &&
  (code < 0x7f || code > 0x9f) &&
  (code < 0xd800 || code > 0xdfff) &&
  // XML takes these for line breaks.
  ![0x2028, 0x2029, 0xfffe, 0xffff, 0xfeff].includes(code);

const characters = fc.oneof(
  fc.constantFrom(...'<>&"\'\\|*_`#@:[]()$%{}~-+!.=/ab1 é'),
  fc
    .nat({ max: 0x10ffff })
    .filter(isShown)
    .map((code) => String.fromCodePoint(code)),
);

const words = fc.oneof(
  fc.constantFrom(
    'word',
    '<b>bold</b>',
    '&amp;',
    '"quotes"',
    '*stars*',
    '`code`',
    '[a](b)',
    'a  b',
  ),
  fc.constantFrom(...COLUMNS).map((column) => `<${column}>`),
  fc.string({ unit: characters, minLength: 1, maxLength: 8 }),
);
const texts = fc.array(words, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
/** Few, so that there are duplicates. */
const names = fc.oneof(fc.constantFrom('', 'One', 'One 2', 'Ünï', '*'), texts);
const cells = fc.oneof(
  // Inside angle brackets of the template, a column's name would become a placeholder.
  texts.filter((text) => !COLUMNS.includes(text)),
  fc.constantFrom('', '1', 'two\nlines', '  '),
);

const inRow = (row: readonly string[]) => {
  const escaped = row.map((cell) =>
    cell.replaceAll(/[\\|]/g, (each) => `\\${each}`).replaceAll('\n', '\\n'),
  );
  return `| ${escaped.join(' | ')} |`;
};

const rowsOf = (width: number, most: number, least = 0) =>
  fc.array(fc.array(cells, { minLength: width, maxLength: width }), {
    minLength: least,
    maxLength: most,
  });

const dataTables = fc
  .nat({ max: 2 })
  .chain((more) => rowsOf(more + 1, 3, 1))
  .map((rows) => rows.map(inRow));

const docStrings = fc
  .record({
    fence: fc.constantFrom('"""', '```'),
    mediaType: fc.constantFrom('', 'json', 'text/<a>', 'application/xml; a=b'),
    lines: fc.array(fc.oneof(fc.constantFrom('', '  indented', '# no comment'), texts), {
      maxLength: 3,
    }),
  })
  .map(({ fence, mediaType, lines }) => [
    `${fence}${mediaType}`,
    ...lines.map((line) => line.replaceAll(fence, 'fence')),
    fence,
  ]);

const nothing = fc.constant<string[]>([]);
const comments = fc.oneof(
  { weight: 3, arbitrary: nothing },
  texts.map((text) => [`  # ${text}`]),
);
const descriptions = fc.oneof(
  nothing,
  fc.array(fc.constantFrom('prose <a>', '  - nested', '', '    code', '<b>b</b> & c', '> d'), {
    maxLength: 3,
  }),
);
const tags = fc.oneof(
  nothing,
  fc
    .subarray(['@B1', '@B2', '@R1.1', '@own', '@module', '@a<b>', '@ü'], { minLength: 1 })
    .map((all) => [all.join(' ')]),
);

type Dialect = (typeof dialects)[string];
type Lines = fc.Arbitrary<string[]>;

const joined = (...parts: Lines[]): Lines => fc.tuple(...parts).map((all) => all.flat());
const several = (part: Lines, maxLength: number): Lines =>
  fc.array(part, { maxLength }).map((all) => all.flat());

const headed = (keywords: readonly string[]): Lines =>
  joined(
    fc.tuple(fc.constantFrom(...keywords), names).map(([word, name]) => [`${word}: ${name}`]),
    descriptions,
  );

const steps = ({ given, when, then, and, but }: Dialect): Lines =>
  several(
    joined(
      comments,
      fc
        .tuple(fc.constantFrom(...given, ...when, ...then, ...and, ...but), texts)
        .map(([word, text]) => [`    ${word}${text}`]),
      fc.oneof({ weight: 3, arbitrary: nothing }, dataTables, docStrings),
    ),
    4,
  );

const examplesTables = ({ examples }: Dialect): Lines =>
  joined(
    tags,
    headed(examples),
    fc.oneof(
      { weight: 1, arbitrary: nothing },
      {
        weight: 6,
        arbitrary: fc
          .array(fc.constantFrom(...COLUMNS), { minLength: 1, maxLength: 4 })
          .chain((head) => rowsOf(head.length, 3).map((rows) => [head, ...rows].map(inRow))),
      },
    ),
  );

const backgrounds = (dialect: Dialect): Lines =>
  fc.oneof(nothing, joined(headed(dialect.background), steps(dialect)));

const scenarios = (dialect: Dialect): Lines =>
  joined(
    comments,
    tags,
    headed([...dialect.scenario, ...dialect.scenarioOutline]),
    steps(dialect),
    fc.oneof(nothing, several(examplesTables(dialect), 3)),
  );

const rules = (dialect: Dialect): Lines =>
  joined(tags, headed(dialect.rule), backgrounds(dialect), several(scenarios(dialect), 3));

const features = (language: string): Lines => {
  const dialect = dialects[language] as Dialect;
  return joined(
    fc.constant(language === 'en' ? [] : [`# language: ${language}`]),
    comments,
    tags,
    headed(dialect.feature),
    backgrounds(dialect),
    several(scenarios(dialect), 2),
    several(rules(dialect), 3),
  );
};

/** The text of a feature file in any language, with LF or CRLF, with or without a byte-order mark. */
export const gherkinFiles = fc
  .record({
    lines: fc.oneof(
      { weight: 1, arbitrary: comments },
      { weight: 9, arbitrary: features('en') },
      { weight: 9, arbitrary: fc.constantFrom(...Object.keys(dialects)).chain(features) },
    ),
    start: fc.constantFrom('', '\uFEFF'),
    end: fc.constantFrom('\n', '\r\n'),
  })
  .map(({ lines, start, end }) => start + lines.map((line) => line + end).join(''));
