/** The console warnings that `run` gives, in this process. */
export function warningsOf(run: () => void): string[] {
  const { warn } = console;
  const warnings: string[] = [];
  console.warn = (message: string) => warnings.push(message);
  try {
    run();
  } finally {
    console.warn = warn;
  }
  return warnings;
}
