import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { handOn } from '../run/browser.ts';
import { many } from '../run/many.ts';
import { Check, type CheckOptions, type Failure } from './check.ts';
import { endAll, start } from './processes.ts';
import { Terminal } from './terminal.ts';

/** How many of the slowest tests are listed. */
const SLOWEST = 5;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The command line of a script of `package.json`. */
export function script(name: string, ...args: readonly string[]): string {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return [scripts[name], ...args].join(' ');
}

/** They take place before all checks, one after the other. */
const BROWSER = {
  name: 'browser',
  command: 'node --import tsx tests/commands/find-browser.ts',
  isPreparation: true,
};
const PAGE = { name: 'page', command: script('build'), isPreparation: true };

const shown = ({ title, text }: Failure) => `✗ ${title}\n${text.replaceAll(/^(?=.)/gm, '    ')}\n`;

const now = () => performance.now();

async function perform(check: Check): Promise<void> {
  const { command, report } = check.options;
  if (report) rmSync(report, { force: true });
  check.begin();
  const code = await start(
    command,
    { PROGRESS: '1', IS_BUILT: '1' },
    (output) => check.output.read(output),
    (text) => check.print(text),
  );
  check.finish(code);
}

/** The last lines: all failures, the slowest tests, the time, and the total. */
function summary(checks: readonly Check[], seconds: number): string {
  const failures = checks.flatMap((check) => check.failures);
  const slowest = checks
    .flatMap(({ ended }) => ended)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  const sum = (count: (check: Check) => number) =>
    checks.reduce((total, check) => total + count(check), 0);
  return [
    '',
    ...(failures.length > 0 ? [`${many(failures.length, 'failure')}:`, ''] : []),
    ...failures.map(shown),
    'Slowest:',
    ...slowest.map((each) => `${each.seconds.toFixed(1).padStart(6)} s  ${each.title}`),
    '',
    `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`,
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ].join('\n');
}

/**
 * Runs checks, shows how far they are, and sets the exit code.
 *
 * @param lanes the checks of a lane run one after the other, beside those of the other lanes
 */
export async function runChecks(lanes: readonly (readonly CheckOptions[])[]): Promise<void> {
  const started = now();
  let terminal: Terminal;
  const checkOf = (options: CheckOptions) =>
    new Check(options, now, (failure) => terminal.print(shown(failure)));
  const [browser, page] = [checkOf(BROWSER), checkOf(PAGE)];
  const inLanes = lanes.map((lane) => lane.map(checkOf));
  const checks = [browser, page, ...inLanes.flat()];
  terminal = new Terminal(
    () => checks.map(({ line }) => line),
    () => checks.filter(({ isRunning }) => isRunning).map(({ line }) => line),
  );
  for (const name of SIGNALS)
    process.on(name, async () => {
      terminal.end();
      await endAll();
      console.error(`Ended by ${name}.`);
      process.exit(128 + constants.signals[name]);
    });
  const take = async (check: Check) => {
    await perform(check);
    terminal.finished(check.line);
  };

  mkdirSync('reports', { recursive: true });
  process.env.BROWSER = 'chromium';
  await take(browser);
  handOn(browser.lastLine);
  await take(page);
  if (browser.failed + page.failed === 0)
    await Promise.all(
      inLanes.map(async (lane) => {
        for (const check of lane) await take(check);
      }),
    );
  terminal.end();
  console.log(summary(checks, (now() - started) / 1_000));
  process.exitCode = checks.some(({ failed }) => failed > 0) ? 1 : 0;
}
