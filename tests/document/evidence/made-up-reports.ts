/** Made-up reports for tests: `BAD` with a failure in each, `GOOD` without failures. */

const CASES = `<testsuites>
  <testcase name="@R3.6 a contact is four strings"/>
  <testcase name="@R3.7 a list is as long as asked for"><failure>20 is not 40</failure></testcase>
</testsuites>`;

const CONFORMANCE = {
  failures: 1,
  pages: [
    {
      name: '39 rows',
      fault: 'The page starts with 39 rows.',
      findings: [{ id: 'R9.1', caught: { scenario: '40 rows at first', error: '39' } }],
    },
    { name: 'deaf', fault: 'Enter does not sort.', findings: [{ id: 'B4' }] },
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
  'conformance.json': JSON.stringify(CONFORMANCE),
  'walks.json': JSON.stringify(WALKS),
  'soak.json': JSON.stringify([{ title: '@R4.3 A hidden tab', error: 'a row is lost' }]),
  'mutation/mutation.json': JSON.stringify(MUTANTS),
};

const RULE = 'Rule: Reaching the trigger point sets the loading flag, once';

/** Reports without failures, with evidence of every kind for R4.2. */
export const GOOD = {
  'properties.xml': '<testsuites><testcase name="@R4.2 a load starts once"/></testsuites>',
  'components.xml': '<testsuites><testcase name="@R4.2 a low window loads"/></testsuites>',
  'conformance.json': JSON.stringify({
    failures: 0,
    pages: [
      {
        name: 'two loads',
        fault: 'A scroll during a load starts another one.',
        findings: [{ id: 'R4.2', caught: { scenario: 'No second load', error: '80 rows' } }],
      },
    ],
  }),
  'walks.json': JSON.stringify({
    form: 'short',
    seed: 5,
    walks: [{ commands: 1_200, passed: true }],
    evidence: [{ kind: 'transition', title: 'a load starts', count: 7, ids: ['R4.2'] }],
  }),
  'soak.json': JSON.stringify([{ title: '@R4.2 A slow processor' }]),
  'mutation/mutation.json': JSON.stringify({
    files: {
      'src/a.ts': {
        source: 'a();\n',
        mutants: [
          {
            id: '1',
            status: 'Killed',
            killedBy: ['1'],
            replacement: 'b',
            location: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
          },
        ],
      },
    },
    testFiles: { a: { tests: [{ id: '1', name: RULE }] } },
  }),
};
