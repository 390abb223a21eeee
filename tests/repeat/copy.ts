import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';

/** What is not copied: a copy shares it, or creates it. */
const LEFT_OUT = ['.git', 'dist', 'node_modules', 'reports'];

/** Copies the project into `folder`, so that runs do not overwrite each other's reports. */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.includes(name)) cpSync(name, resolve(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), resolve(folder, 'node_modules'), 'junction');
}
