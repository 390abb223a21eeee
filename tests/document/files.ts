import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that are published with the document. */
export class Files {
  private readonly contents = new Map<string, Buffer>();

  /**
   * @param path relative to the document
   * @returns the path
   */
  add(path: string, content: Buffer): string {
    this.contents.set(path, content);
    return path;
  }

  write(folder: string): void {
    for (const [path, content] of this.contents) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
  }
}
