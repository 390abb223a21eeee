import { availableParallelism } from 'node:os';
import { tsImport } from 'tsx/esm/api';

const load = (/** @type {string} */ path) => tsImport(path, import.meta.url);
const { setting } = await load('./tests/run/settings.ts');
const { engine, reportName } = await load('./tests/run/browser/engine.ts');

const REPORT = reportName('spec');

const STEPS = ['step-definitions/support/register-tsx.mjs', 'step-definitions/**/*.ts'];

// Another page is judged only by examples that need neither this project's modules nor its extras.
const TAGS = [setting('SPEC_BASE_URL') && 'not @own', engine() !== 'chromium' && 'not @chromium']
  .filter(Boolean)
  .join(' and ');

// More workers than processors gain nothing.
const WORKERS = Math.min(availableParallelism(), 4);

/** @type {Partial<import('@cucumber/cucumber/api').IConfiguration>} */
export default {
  import: STEPS,
  tags: TAGS,
  parallel: WORKERS,
  format: [
    './tests/results/terminal/terminal.mjs',
    `html:${REPORT}/index.html`,
    `junit:${REPORT}.xml`,
    `message:${REPORT}.ndjson`,
  ],
  formatOptions: { html: { externalAttachments: true } },
  worldParameters: { evidence: 'failed' },
};

/** @type {Partial<import('@cucumber/cucumber/api').IConfiguration>} `npm run mutation` */
export const mutation = {
  // Mutants are switched at run time, which the policy of the built page forbids.
  tags: 'not @build',
  import: [...STEPS, 'tests/mutation/bridge.ts'],
  plugin: ['./tests/mutation/order.ts'],
  worldParameters: { evidence: 'none', staysOpen: true },
};

/** @type {Partial<import('@cucumber/cucumber/api').IConfiguration>} `npm run judge`, `npm run conformance` */
export const judge = {
  import: STEPS,
  tags: TAGS,
  parallel: WORKERS,
  worldParameters: { evidence: 'all' },
};
