/** The code of the page and of the steps: built, loaded, and the examples that its changes concern. */
import { changesOf, linesOf } from './changes.ts';
import { reaching, using, withMentions, withoutPage } from './concerned.ts';
import type { Example } from './examples.ts';
import type { Memory } from './memory.ts';
import { buildPage } from './page.ts';
import type { Uses } from './runner.ts';
import type { Runners } from './runners.ts';
import { kindOf, textOf } from './saves.ts';

export class Code {
  /** What has changed since the examples were last chosen: paths, with the text before. */
  private readonly changed = new Map<string, string>();
  private mustBuild: boolean;
  private mustLoad = true;
  /** The document of the built page, and of the one that the examples were last chosen for. */
  private built = '';
  private judged = '';

  /** @param isOwnPage whether the judged page is this project's, which has to be built */
  constructor(
    private readonly runners: Runners,
    private readonly memory: Memory,
    private readonly isOwnPage: boolean,
  ) {
    this.mustBuild = isOwnPage;
  }

  /** Takes note of a file that has been saved, and of the text that it had before. */
  saved(path: string, before: string): void {
    if (!this.changed.has(path)) this.changed.set(path, before);
    this.mustLoad = true;
    if (kindOf(path) === 'page') this.mustBuild = this.isOwnPage;
  }

  /**
   * Builds and loads what has changed.
   *
   * @throws AggregateError with what cannot be built or loaded
   */
  async prepare(): Promise<void> {
    const outcomes = await Promise.allSettled([this.buildIfChanged(), this.loadIfChanged()]);
    const faults = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    if (faults.length > 0) throw new AggregateError(faults);
  }

  private async buildIfChanged(): Promise<void> {
    if (!this.mustBuild) return;
    this.mustBuild = false;
    try {
      this.built = await buildPage();
      this.judged ||= this.built;
    } catch (error) {
      this.mustBuild = true;
      throw error;
    }
  }

  private async loadIfChanged(): Promise<void> {
    if (!this.mustLoad && this.runners.hasLoaded) return;
    this.mustLoad = false;
    try {
      await this.runners.load();
    } catch (error) {
      this.mustLoad = true;
      throw error;
    }
  }

  /** The ids of the examples that the changes concern, the likeliest to fail first; then the others. */
  async choose(examples: readonly Example[]): Promise<{ first: string[]; rest: string[] }> {
    const changed = [...this.changed];
    this.changed.clear();
    const first: string[] = [];
    let rest: string[] = [];
    const all = examples.map(({ id }) => id);
    const of = (kind: string) => changed.filter(([path]) => kindOf(path) === kind);
    const page = of('page');
    if (page.length > 0) {
      const lines = page.map(([path]) => [path, this.memory.take(path, textOf(path))]);
      first.push(...withoutPage(examples));
      if (this.built !== this.judged) {
        const { sources, reached, ms } = this.memory;
        first.push(...reaching(withMentions(Object.fromEntries(lines), sources), reached, ms));
        rest = all;
      }
      this.judged = this.built;
    }
    const definitions = of('definitions');
    if (definitions.length > 0) {
      const lines = definitions.map(([path, before]) => [
        path,
        changesOf(before, textOf(path)).flatMap(linesOf),
      ]);
      first.push(...using(Object.fromEntries(lines), await this.uses()));
      rest = all;
    }
    return { first, rest: of('all').length > 0 ? all : rest };
  }

  private async uses(): Promise<Uses> {
    let uses: Uses = {};
    await this.runners.follow('uses', (report) => {
      if ('uses' in report) ({ uses } = report);
    });
    return uses;
  }
}
