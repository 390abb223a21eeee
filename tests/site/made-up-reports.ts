/** Made-up reports for tests, in which something has failed each time. */

const CASES = `<testsuites>
  <testcase name="@R3.6 a contact is four strings"/>
  <testcase name="@R3.7 a list is as long as asked for"><failure>20 is not 40</failure></testcase>
</testsuites>`;

const TWINS = {
  faults: 1,
  twins: [
    {
      name: '39 rows',
      wrong: 'The page starts with 39 rows.',
      findings: [{ id: 'R9.1', caught: { scenario: '40 rows at first', message: '39' } }],
    },
    { name: 'deaf', wrong: 'Enter does not sort.', findings: [{ id: 'B4' }] },
  ],
};

const WALKS = {
  form: 'short',
  seed: 5,
  walks: [
    { commands: 1_200, passed: true },
    { commands: 48, passed: false },
  ],
  evidence: [],
};

const MUTANTS = {
  files: {
    'src/a.ts': {
      source: 'a();\n',
      mutants: [
        ['Killed'],
        ['Ignored', 'a name for debugging'],
        ['Survived', 'only slower'],
        ['NoCoverage', 'only slower'],
        ['Survived'],
      ].map(([status, statusReason], id) => ({
        id: String(id),
        status,
        statusReason,
        location: { start: { line: 1, column: 1 }, end: { line: 1, column: 4 } },
      })),
    },
  },
};

export const BAD = {
  'properties.xml': CASES,
  'twins.json': JSON.stringify(TWINS),
  'walks.json': JSON.stringify(WALKS),
  'soak.json': JSON.stringify([{ title: '@R4.3 A hidden tab', error: 'a row is lost' }]),
  'mutation/mutation.json': JSON.stringify(MUTANTS),
};
