import { Command } from '@commander-js/extra-typings';
import { engine, reportName } from '../run/browser/engine.ts';
import { OPTIONS, readArguments, refuse, wholeNumber } from '../run/command-line.ts';
import { Progress } from '../run/progress/progress.ts';
import { counted } from '../run/text.ts';

/** The seed of the short form, fixed so that `npm test` is repeatable. */
const SHORT_SEED = 11;
/** Time after which no further walk starts, in ms. */
const WALKING_MS = 200_000;

const { options } = readArguments(
  new Command('npm run walk --')
    .description(
      'Takes random walks on the page, and compares it with a model after every command.',
    )
    .addOption(OPTIONS.browser)
    .addOption(OPTIONS.headed)
    .option('--short', 'takes one walk, the same each time')
    .option('--commands <n>', 'the most commands of a walk', wholeNumber(1), 140)
    .option('--seed <n>', 'takes the walks of this seed', wholeNumber())
    .option('--walk <n>', 'takes only this walk of the seed', wholeNumber())
    .option('--slow-cpu', 'slows the CPU down, six times')
    .option(
      '--left-and-restored',
      'before each command, leaves the page and goes back to it as it was',
    ),
);
const anySeed = options.short ? SHORT_SEED : Math.floor(Math.random() * 2 ** 31);
const { seed = anySeed, walk, commands: length, slowCpu, leftAndRestored } = options;
const count = options.short || walk !== undefined ? 1 : 40;
const adverse = `${slowCpu ? '--slow-cpu ' : ''}${leftAndRestored ? '--left-and-restored ' : ''}`;
if (adverse && engine() !== 'chromium')
  refuse('Only Chromium has --slow-cpu and --left-and-restored');

const { KEEPS_PAGES, leaveAndReturn, slowDown } = await import('../model/adverse.ts');
const { loadSteps } = await import('../../step-definitions/support/load-steps.ts');
const { Mismatch } = await import('../model/mismatch.ts');
const { onOwnPage, SEEDS } = await import('../model/own-commands.ts');
const { differenceOf, exampleOf, titleOf } = await import('../model/walk-feature.ts');
const { takeWalks } = await import('../model/walks.ts');
const { browserType } = await import('../run/browser/engine-facts.ts');
const { launchOptions, provideBrowser } = await import('../run/browser/launch.ts');
const { buildPage, serve } = await import('../run/serve.ts');
const { writeCases } = await import('../run/reports/junit.ts');

await provideBrowser();
await buildPage();
const page = await serve();
// Pages scroll smoothly for readers, instantly in examples.
const browser = await browserType().launch({
  ...launchOptions({}),
  ...(leftAndRestored && KEEPS_PAGES),
});
const steps = await loadSteps();

console.log(`Random walks, seed ${seed}`);
const progress = new Progress('walks');
progress.report({ planned: count });
let taken = 0;
const [broken] = await takeWalks({
  browser,
  steps,
  page: { url: page.url, seed: SEEDS[seed % SEEDS.length] as number },
  commands: onOwnPage(),
  onOpen: slowCpu ? slowDown : undefined,
  before: leftAndRestored ? leaveAndReturn : undefined,
  length,
  seed,
  count,
  first: walk,
  atOnce: 1,
  walkingMs: WALKING_MS,
  onEnd: ({ sentences, rows, error }) => {
    taken += 1;
    const size = `${counted(sentences.length, 'sentence')}, ${rows} rows`;
    progress.report(
      error ? { running: `shrinking walk ${taken}` } : { ended: `walk ${taken}: ${size}` },
    );
  },
});
await browser.close();
await page.close();

/** The broken walk in words: the example, the difference and how to repeat the walk. */
const failure =
  broken &&
  `${exampleOf(broken)}

${differenceOf(broken.error)}

Walks scroll smoothly, examples instantly, so the one above may pass.

Replay: npm run walk ${adverse}--seed ${seed} --walk ${broken.number}`;
// Time may have been over before the last one.
progress.report(failure ? { ended: `walk ${taken}`, failure } : { planned: taken - count });
progress.end(!failure);
if (failure) process.exitCode = 1;
const title = broken?.error instanceof Mismatch ? `${titleOf(broken.error)}: ` : '';
const name = failure ? `${title}walk ${taken}` : counted(taken, 'walk');
const cases = [{ name: `${name} (seed ${seed})`, failure }];
// A replay is no evidence for the document, nor is a walk in adverse conditions.
if (walk === undefined && !adverse) writeCases(reportName('walks', '.xml'), 'walks', cases);
