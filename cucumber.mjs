import { availableParallelism } from 'node:os';

/** @type {Partial<import('@cucumber/cucumber/api').IConfiguration>} */
export default {
  import: ['step-definitions/support/register-tsx.mjs', 'step-definitions/**/*.ts'],
  // Scenarios that need this project's own modules or extras say nothing of another page.
  tags: process.env.BASE_URL ? 'not @own' : '',
  // More workers than processors gain nothing.
  parallel: Math.min(availableParallelism(), 4),
  plugin: ['./tests/durations/longest-first.mjs'],
  // A failed example runs again for its trace, and fails even if it passes then.
  retry: 1,
  format: [
    './tests/run/failure-formatter.mjs',
    'html:reports/spec/index.html',
    'junit:reports/spec.xml',
    'message:reports/spec.ndjson',
  ],
  formatOptions: { html: { externalAttachments: true } },
};

/** @type {Partial<import('@cucumber/cucumber/api').IConfiguration>} `npm run mutation` */
export const mutation = {
  // Mutants are switched at run time, which the policy of the built page forbids.
  tags: 'not @build',
  import: [
    'step-definitions/support/register-tsx.mjs',
    'step-definitions/**/*.ts',
    'tests/mutation/bridge.ts',
  ],
  plugin: ['./tests/mutation/likeliest-first.mjs'],
  worldParameters: { evidence: 'none', staysOpen: true },
};

/** @type {Partial<import('@cucumber/cucumber/api').IConfiguration>} `npm run site-test` */
export const site = {
  import: ['step-definitions/support/register-tsx.mjs', 'step-definitions/**/*.ts'],
  retry: 1,
};

/** @type {Partial<import('@cucumber/cucumber/api').IConfiguration>} `npm run twins` */
export const twins = {
  import: ['step-definitions/support/register-tsx.mjs', 'step-definitions/**/*.ts'],
  worldParameters: { evidence: 'none', staysOpen: true },
};

/** @type {Partial<import('@cucumber/cucumber/api').IConfiguration>} `npm run spec -- --watch` */
export const watch = {
  import: [
    'step-definitions/support/register-tsx.mjs',
    'step-definitions/**/*.ts',
    'tests/watch/record-reach.ts',
  ],
  tags: process.env.BASE_URL ? 'not @own' : '',
  format: ['./tests/watch/formatter.ts'],
  worldParameters: { evidence: 'failed', staysOpen: true },
};
