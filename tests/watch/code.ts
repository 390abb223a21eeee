/** The code of the page and of the steps: built, loaded, and the examples that its changes concern. */
import { changesOf, linesOf } from './changes.ts';
import { reaching, using, withMentions, withoutPage } from './concerned.ts';
import type { Lines } from './coverage.ts';
import type { Example } from './examples.ts';
import type { Memory } from './memory.ts';
import { buildPage } from './page.ts';
import type { Uses } from './runner.ts';
import type { Runners } from './runners.ts';
import { type Kind, kindOf, textOf } from './saves.ts';

export class Code {
  /** What has changed since the examples were last chosen: paths, with the text before. */
  private readonly changed = new Map<string, string>();
  private mustBuild: boolean;
  private mustLoad = true;
  /** The document of the built page, and of the one that the examples were last chosen for. */
  private built = '';
  private judged: string | undefined;

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
   * @throws Error with what cannot be built or loaded; it is tried again the next time
   */
  async prepare(): Promise<void> {
    const due = { build: this.mustBuild, load: this.mustLoad || !this.runners.hasLoaded };
    // At once: a save in the meantime asks for more.
    this.mustBuild = false;
    this.mustLoad = false;
    const [built, loaded] = await Promise.allSettled([
      due.build ? buildPage() : this.built,
      due.load ? this.runners.load() : undefined,
    ]);
    if (built.status === 'fulfilled') this.built = built.value;
    else this.mustBuild = true;
    if (loaded.status === 'rejected') this.mustLoad = true;
    this.judged ??= this.built;
    for (const each of [built, loaded]) if (each.status === 'rejected') throw each.reason;
  }

  /** The ids of the examples that the changes concern, the likeliest to fail first; then the others. */
  async choose(examples: readonly Example[]): Promise<{ first: string[]; rest: string[] }> {
    const changes = [...this.changed]
      .map(([path, before]) => ({ path, before, now: textOf(path), kind: kindOf(path) }))
      .filter(({ before, now }) => now !== before);
    this.changed.clear();
    const of = (kind: Kind) => changes.filter((each) => each.kind === kind);
    const lines = changes.map(({ path, before, now }) => [
      path,
      changesOf(before, now).flatMap(linesOf),
    ]);
    const changed: Lines = Object.fromEntries(lines);
    const first: string[] = [];
    let concernsAll = of('all').length + of('definitions').length > 0;
    if (of('page').length > 0) {
      for (const { path, now } of of('page')) this.memory.take(path, now);
      const { sources, reached, ms } = this.memory;
      const isSame = this.built === this.judged;
      const lines = isSame ? {} : withMentions(changed, sources, ['const', 'class']);
      first.push(...withoutPage(examples), ...reaching(lines, reached, ms));
      if (!isSame) concernsAll = true;
      this.judged = this.built;
    }
    if (of('definitions').length > 0) {
      const texts = Object.fromEntries(of('definitions').map(({ path, now }) => [path, now]));
      const lines = withMentions(changed, texts, ['const', 'function', 'class']);
      first.push(...using(lines, await this.uses()));
    }
    return { first, rest: concernsAll ? examples.map(({ id }) => id) : [] };
  }

  private async uses(): Promise<Uses> {
    let uses: Uses = {};
    await this.runners.follow('uses', (report) => {
      if ('uses' in report) ({ uses } = report);
    });
    return uses;
  }
}
