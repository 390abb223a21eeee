/** Runs the examples that each change affects, one change after another. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { ISourcesCoordinates } from '@cucumber/cucumber/api';
import { reportName } from '../run/browser/engine.ts';
import { many, messageWithPlace } from '../run/text.ts';
import { queueAffected, tagged } from './affected.ts';
import type { Command } from './commands.ts';
import { ALL, type Example, ids, readExamples } from './examples.ts';
import { kindOf, textOf } from './files.ts';
import { History } from './history.ts';
import type { Project } from './project.ts';
import { Queue } from './queue.ts';
import type { Workers } from './workers.ts';

/** How long to wait for other files that an editor saves at the same time, in ms. */
const TOGETHER_MS = 20;

const count = (examples: readonly unknown[]) => many(examples.length, 'example');

export class Watcher {
  private readonly history = new History();
  private readonly queue = new Queue();
  /** The queue at the start of the last run. */
  private readonly last = new Queue();
  private examples: readonly Example[] = [];
  private seen: ReadonlySet<string> | undefined;
  private command: Command | undefined;
  private isOver = false;
  /** Aborted by a change or a command, during a turn or after it. */
  private turn = new AbortController();

  /** @param sources which examples to watch */
  constructor(
    private readonly sources: ISourcesCoordinates,
    private readonly workers: Workers,
    private readonly project: Project,
  ) {}

  /** Handles the change of a file. */
  change(path: string): void {
    if (kindOf(path) !== 'feature') this.project.change(path);
    this.turn.abort();
  }

  /** Handles a command. */
  handle(command: Command): void {
    if (command === 'quit') this.isOver = true;
    this.command = command;
    this.turn.abort();
  }

  /**
   * Runs the examples of the last failures, then those that changes affect, until the command to quit.
   *
   * @param hint printed after each turn
   */
  async watch(hint: string): Promise<void> {
    const { examples, syntaxErrors } = await readExamples(ALL);
    // A syntax error hides the examples of its file.
    if (syntaxErrors.length === 0) this.history.retain(ids(examples));
    await this.readExamples();
    const failed = this.present(this.history.failed);
    console.log(`Watching ${count(this.examples)}; ${failed.length} had failed.`);
    this.queue.add(failed);
    while (!this.isOver) {
      this.turn = new AbortController();
      const { signal } = this.turn;
      const stop = () => this.workers.stop();
      try {
        await this.takeTurn(signal, stop);
      } catch (error) {
        if (!signal.aborted)
          console.log(`\n${messageWithPlace(error)}\n\nWaiting for the next save.`);
      } finally {
        signal.removeEventListener('abort', stop);
      }
      this.history.write();
      if (!signal.aborted) {
        this.workers.prepare();
        console.log(`\n${hint}`);
        await once(signal, 'abort');
      }
      await setTimeout(TOGETHER_MS);
    }
  }

  private async takeTurn(signal: AbortSignal, stop: () => void): Promise<void> {
    this.queue.add(await this.readExamples());
    this.queueForCommand();
    await this.project.prepare();
    if (signal.aborted) return;
    const { queue, history, examples } = this;
    const { paths, isSameBuild } = this.project.takeChanges();
    const texts = Object.fromEntries(paths.map((path) => [path, textOf(path)]));
    queueAffected(queue, texts, isSameBuild, history.stepFiles, examples);
    signal.addEventListener('abort', stop);
    await this.runQueue(signal);
  }

  /** Reads the feature files. Returns the ids of examples that are new or changed since the last time. */
  private async readExamples(): Promise<string[]> {
    const { examples, syntaxErrors } = await readExamples(this.sources);
    for (const error of syntaxErrors) console.log(`\n${error}`);
    const fresh = ids(examples).filter((id) => this.seen && !this.seen.has(id));
    // The examples of a file with a syntax error come back unchanged.
    const earlier = syntaxErrors.length > 0 ? (this.seen ?? []) : [];
    this.seen = new Set([...earlier, ...ids(examples)]);
    this.examples = examples;
    return fresh;
  }

  /** The ids whose examples the feature files have. */
  private present(wanted: Iterable<string>): string[] {
    const all = new Set(ids(this.examples));
    return [...wanted].filter((id) => all.has(id));
  }

  private queueForCommand(): void {
    const { command, examples, queue } = this;
    this.command = undefined;
    if (command === undefined || command === 'quit') return;
    queue.clear();
    if (command === 'all') queue.add([], ids(examples));
    else if (command === 'failed') queue.add([...this.history.failed]);
    else if (command === 'again') queue.add(this.last.first, this.last.rest);
    else queue.add(tagged(examples, `@${command.point}`));
  }

  /** Runs the affected examples and, if all of them pass, the others. */
  private async runQueue(signal: AbortSignal): Promise<void> {
    const { failed } = this.history;
    const failedFirst = (chosen: readonly string[]) =>
      this.present(chosen).toSorted((a, b) => Number(failed.has(b)) - Number(failed.has(a)));
    const [first, rest] = [failedFirst(this.queue.first), failedFirst(this.queue.rest)];
    if (first.length + rest.length === 0) return console.log('\nNo example to run.');
    this.last.clear();
    this.last.add(first, rest);
    // Screenshots and traces of earlier runs have other names and would pile up.
    rmSync(reportName('failures'), { recursive: true, force: true });
    await this.run(first, rest.length > 0 ? 'affected by the change, first' : '');
    if (signal.aborted || rest.length === 0) return;
    if (first.some((id) => failed.has(id))) {
      return console.log(`\n${count(rest)} more to run once these have passed.`);
    }
    await this.run(rest, first.length > 0 ? 'more' : '');
  }

  private async run(chosen: readonly string[], which: string): Promise<void> {
    if (chosen.length === 0) return;
    console.log(`\n${`${count(chosen)} ${which}`.trim()}`);
    const placesOf = (id: string) =>
      this.examples.filter((each) => each.id === id).map(({ place }) => place);
    await this.workers.run(chosen.flatMap(placesOf), (report) => {
      this.history.add(report);
      this.queue.remove(report.id);
      // The next change may stop this run; another worker then replaces this one.
      this.workers.prepare();
    });
  }
}
