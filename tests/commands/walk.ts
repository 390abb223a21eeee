import { INVARIANTS, Mismatch } from '../model/invariants.ts';
import { SEEDS } from '../model/known.ts';
import { onOwnPage } from '../model/own-commands.ts';
import { Sentences } from '../model/sentences.ts';
import { differenceOf, exampleOf } from '../model/walk-feature.ts';
import { walkUntilBroken } from '../model/walks.ts';
import { checkWholeList } from '../model/whole-list.ts';
import { idsIn } from '../results/features.ts';
import { browserType, reportName, setEngine } from '../run/browser/engine.ts';
import { launchOptions, provideBrowser } from '../run/browser/launch.ts';
import { readArguments, wholeNumber } from '../run/command-line.ts';
import { report } from '../run/progress/event.ts';
import { writeCases } from '../run/reports/junit.ts';
import { buildPage, serve } from '../run/serve.ts';
import { many } from '../run/text.ts';

const HELP = `npm run walk -- [option …]

Takes random walks on the page, and compares it with a model after every command.

  --browser <name>  chromium, firefox or webkit
  --short           takes one walk, the same each time
  --commands <n>    takes walks of up to so many commands (140)
  --seed <n>        takes the walks of this seed
  --walk <n>        takes only this one of them`;

/** The seed of the short form, fixed so that `npm test` is repeatable. */
const SHORT_SEED = 11;
/** Time after which no further walk starts, in ms. */
const WALKING_MS = 200_000;

const { values: options } = readArguments(HELP);
setEngine(options.browser);
const anySeed = options.short ? SHORT_SEED : Math.floor(Math.random() * 2 ** 31);
const seed = wholeNumber(options.seed ?? `${anySeed}`);
if (options.walk) wholeNumber(options.walk);
const count = options.short || options.walk ? 1 : 40;
const length = wholeNumber(options.commands ?? '140');

await provideBrowser();
await buildPage();
const page = await serve();
// Pages scroll smoothly for readers, instantly in examples.
const browser = await browserType().launch(launchOptions({}));
const sentences = await Sentences.load();

console.log(`Random walks, seed ${seed}`);
report({ planned: count });
let taken = 0;
const broken = await walkUntilBroken({
  browser,
  sentences,
  page: { url: page.url, seed: SEEDS[seed % SEEDS.length] as number },
  commands: onOwnPage(),
  checkEnd: checkWholeList,
  length,
  seed,
  count,
  path: options.walk,
  walkingMs: WALKING_MS,
  onEnd: ({ sentences, rows, error }) => {
    taken += 1;
    const size = `${many(sentences.length, 'sentence')}, ${rows} rows`;
    console.log(`walk ${taken}: ${size}, ${error ? 'failed' : 'passed'}`);
    if (!error) report({ ended: `walk ${taken}` });
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

Replay: npm run walk -- --seed ${seed} --walk ${broken.index}`;
if (failure) {
  console.log(failure);
  report({ ended: `walk ${taken}`, failure });
  process.exitCode = 1;
}
const passed = failure ? taken - 1 : taken;
const compared = [...new Set(Object.values(INVARIANTS).flatMap(idsIn))].map((id) => `@${id}`);
const title = broken?.error instanceof Mismatch ? `${broken.error.title}: ` : '';
const cases = [
  ...(passed > 0 ? [{ name: `${compared.join(' ')} ${many(passed, 'walk')} (seed ${seed})` }] : []),
  ...(failure ? [{ name: `${title}walk ${taken}`, failure }] : []),
];
// A replay is no evidence for the document.
if (!options.walk) writeCases(reportName('walks', '.xml'), 'walks', cases);
