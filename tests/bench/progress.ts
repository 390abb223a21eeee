const started = performance.now();
let lastLength = 0;

/** Says what is being done: in one line that is rewritten, or in plain lines where none can be. */
export function progress(text: string): void {
  const seconds = Math.round((performance.now() - started) / 1_000);
  const line = `${String(seconds).padStart(4)} s  ${text}`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line.padEnd(lastLength)}`);
  else process.stderr.write(`${line}\n`);
  lastLength = line.length;
}

/** Ends the rewritten line. */
export function progressDone(): void {
  progress('done');
  if (process.stderr.isTTY) process.stderr.write('\n');
}
