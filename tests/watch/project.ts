/** What the examples run on: the built page and the loaded step definitions. */
import { kindOf } from './files.ts';
import { buildPage } from './page.ts';
import type { Workers } from './workers.ts';

export class Project {
  private readonly changed = new Set<string>();
  private needsBuild: boolean;
  private needsLoad = true;
  private built = '';
  /** The build for which the examples were chosen last. */
  private judged: string | undefined;

  /** @param isOwnPage whether the judged page is this project's, which has to be built */
  constructor(
    private readonly workers: Workers,
    private readonly isOwnPage: boolean,
  ) {
    this.needsBuild = isOwnPage;
  }

  /** Notes that a file has changed. */
  change(path: string): void {
    this.changed.add(path);
    this.needsLoad = true;
    if (kindOf(path) === 'page') this.needsBuild = this.isOwnPage;
  }

  /**
   * Builds and loads whatever has changed.
   *
   * @throws Error of the first build or load error; the next call tries again
   */
  async prepare(): Promise<void> {
    const { needsBuild } = this;
    const needsLoad = this.needsLoad || !this.workers.hasLoaded;
    // A save during the build sets them again.
    this.needsBuild = false;
    this.needsLoad = false;
    const [built, loaded] = await Promise.allSettled([
      needsBuild ? buildPage() : this.built,
      needsLoad ? this.workers.load() : undefined,
    ]);
    if (built.status === 'fulfilled') this.built = built.value;
    else this.needsBuild = true;
    if (loaded.status === 'rejected') this.needsLoad = true;
    this.judged ??= this.built;
    for (const each of [built, loaded]) if (each.status === 'rejected') throw each.reason;
  }

  /** The files that have changed since the last call, and whether the built page is the same as then. */
  takeChanges(): { paths: string[]; isSameBuild: boolean } {
    const changes = { paths: [...this.changed], isSameBuild: this.built === this.judged };
    this.changed.clear();
    this.judged = this.built;
    return changes;
  }
}
