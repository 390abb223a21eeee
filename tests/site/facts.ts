/** What the scenarios of a run attach for the document. */

/** A scenario's picture in figures, attached beside it. */
export interface PictureFacts {
  /** In CSS px. */
  readonly width: number;
  readonly height: number;
  /** Ids of the steps whose points are outlined, in the order of their numbers. */
  readonly outlined: readonly string[];
}

/** On what a run was made. */
export interface RunFacts {
  /** Name and version. */
  readonly browser: string;
  /** Full hash, or nothing outside a repository. */
  readonly commit: string;
  /** When it was committed, in ISO 8601, or nothing. */
  readonly committed: string;
  /** Whether files differed from that commit. */
  readonly changed: boolean;
  /** Address of the judged page, unless it is this project's own. */
  readonly page?: string;
}
