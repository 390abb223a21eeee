const started = performance.now();
let lastLength = 0;

/** Prints the progress: in one line that is rewritten on a terminal, else line by line. */
export function progress(text: string): void {
  const seconds = Math.round((performance.now() - started) / 1_000);
  const line = `${String(seconds).padStart(4)} s  ${text}`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line.padEnd(lastLength)}`);
  else process.stderr.write(`${line}\n`);
  lastLength = line.length;
}

/** Ends the progress line. */
export function progressDone(): void {
  progress('done');
  if (process.stderr.isTTY) process.stderr.write('\n');
}
