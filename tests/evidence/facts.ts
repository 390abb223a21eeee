/** What the scenarios of a run attach for the document. */
import type { Commit } from '../run/commit.ts';

/** A scenario's picture in figures, attached beside it. */
export interface PictureFacts {
  /** In CSS px. */
  readonly width: number;
  readonly height: number;
  /** Ids of the steps whose points are outlined, in the order of their numbers. */
  readonly outlined: readonly string[];
}

/** On what a run was made. */
export interface RunFacts extends Commit {
  /** Name and version. */
  readonly browser: string;
  /** Address of the judged page, unless it is this project's own. */
  readonly page?: string;
  /** Whether examples that passed keep their pictures, too. */
  readonly pictures?: boolean;
}
