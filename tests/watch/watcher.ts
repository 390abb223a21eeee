/** Judges one change after another. */
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { ISourcesCoordinates } from '@cucumber/cucumber/api';
import { reportName } from '../run/report-name.ts';
import { many } from '../run/text.ts';
import { Code } from './code.ts';
import { Features } from './examples.ts';
import { faultOf } from './fault.ts';
import type { Command } from './keys.ts';
import { Memory } from './memory.ts';
import type { Runners } from './runners.ts';
import { kindOf, textOf } from './saves.ts';
import { Todo } from './todo.ts';

type Asked = Exclude<Command, { quit: true }>;

/** How long to wait for the other files that an editor saves at the same time, in ms. */
const TOGETHER_MS = 20;

const count = (ids: readonly unknown[]) => many(ids.length, 'example');

export class Watcher {
  private readonly memory = new Memory();
  private readonly features: Features;
  private readonly code: Code;
  private readonly todo = new Todo();
  /** What the last turn set out to run. */
  private last = new Todo();
  private asked: Asked | undefined;
  /** Whether something has happened since the present turn began. */
  private isNews = false;
  private isRunning = false;
  private isOver = false;
  private wake = () => {};

  /**
   * @param sources which examples to watch
   * @param isOwnPage whether the judged page is this project's, which has to be built
   */
  constructor(
    sources: ISourcesCoordinates,
    private readonly runners: Runners,
    isOwnPage: boolean,
  ) {
    this.features = new Features(sources);
    this.code = new Code(runners, this.memory, isOwnPage);
  }

  /** Takes note of a file that has been saved, and of the text that it had before. */
  saved(path: string, before: string): void {
    if (kindOf(path) !== 'feature') this.code.saved(path, before);
    this.happen();
  }

  /** Takes note of what is asked for. */
  obey(command: Asked): void {
    this.asked = command;
    this.happen();
  }

  private happen(): void {
    this.isNews = true;
    if (this.isRunning) void this.runners.stop();
    this.wake();
  }

  /** Ends what runs, and the watching. */
  end(): void {
    this.isOver = true;
    this.happen();
  }

  /**
   * Runs what failed last, and then judges changes until the end.
   *
   * @param files the code as it is at the start
   * @param hint what to say after each run
   */
  async watch(files: readonly string[], hint: string): Promise<void> {
    for (const file of files) if (kindOf(file) === 'page') this.memory.take(file, textOf(file));
    const { faults } = await this.features.read();
    for (const fault of faults) console.log(`\n${fault}`);
    const failed = this.features.present(this.memory.failed);
    console.log(`Watching ${count(this.features.examples)}; ${failed.length} failed last.`);
    this.todo.add(failed, []);
    for (;;) {
      this.isNews = false;
      try {
        await this.turn();
      } catch (error) {
        if (!this.isOver) console.log(`\n${faultOf(error)}\n\nWaiting for the next save.`);
      }
      this.memory.write();
      if (this.isOver) return;
      this.runners.prepare();
      if (this.isNews) continue;
      console.log(`\n${hint}`);
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      if (this.isOver) return;
      await setTimeout(TOGETHER_MS);
    }
  }

  private async turn(): Promise<void> {
    const { fresh, faults } = await this.features.read();
    for (const fault of faults) console.log(`\n${fault}`);
    this.todo.add(fresh, []);
    if (this.asked) this.choose(this.asked);
    this.asked = undefined;
    await this.code.prepare();
    if (this.isNews) return;
    const { first, rest } = await this.code.choose(this.features.examples);
    this.todo.add(first, rest);
    if (!this.isNews) await this.runTodo();
  }

  private choose(asked: Asked): void {
    const { examples } = this.features;
    const { failed } = this.memory;
    if (asked.run === 'all')
      this.todo.replace(
        [],
        examples.map(({ id }) => id),
      );
    if (asked.run === 'failed') this.todo.replace(this.features.present(failed), []);
    if (asked.run === 'again') this.todo.replace(this.last.first, this.last.rest);
    if (asked.run === 'point') {
      const own = examples.filter(({ tags }) => tags.includes(`@${asked.id}`));
      if (own.length === 0) console.log(`\nNo example here is of ${asked.id}.`);
      this.todo.replace(
        own.map(({ id }) => id),
        [],
      );
    }
  }

  /** Runs what is left: those that a change concerns; if they pass, the others. */
  private async runTodo(): Promise<void> {
    const { failed } = this.memory;
    const [first = [], rest = []] = [this.todo.first, this.todo.rest].map((ids) =>
      this.features.present(ids).toSorted((a, b) => Number(failed.has(b)) - Number(failed.has(a))),
    );
    if (first.length + rest.length === 0) return console.log('\nNo example to run.');
    this.last = new Todo();
    this.last.add(first, rest);
    // Pictures of earlier runs: their names differ, so they would pile up.
    rmSync(reportName('failures'), { recursive: true, force: true });
    await this.run(first, rest.length > 0 ? 'first, which the change concerns' : '');
    if (this.isNews || rest.length === 0) return;
    if (first.some((id) => failed.has(id))) {
      return console.log(`\n${count(rest)} more to run once these have passed.`);
    }
    await this.run(rest, first.length > 0 ? 'more' : '');
  }

  private async run(ids: readonly string[], which: string): Promise<void> {
    if (ids.length === 0) return;
    console.log(`\n${`${count(ids)} ${which}`.trim()}`);
    this.isRunning = true;
    try {
      await this.runners.follow({ places: this.features.places(ids) }, (report) => {
        this.memory.learn(report);
        if (!('verdict' in report)) return;
        this.todo.done(report.verdict.id);
        // Should this run be stopped, another process is to take over.
        this.runners.prepare();
      });
    } catch (error) {
      if (!this.isNews) throw error;
    } finally {
      this.isRunning = false;
    }
  }
}
