/** Runs a command, a TypeScript file: `node tests/commands/start.mjs <file> [argument …]`. */
try {
  // Faster than `node --import tsx`, which also prepares `require`.
  const { register } = await import('tsx/esm/api');
  register();
} catch {
  console.error('Packages are missing. Install them: npm ci');
  process.exit(1);
}
process.argv.splice(1, 1);
await import(`../../${process.argv[1]}`);
