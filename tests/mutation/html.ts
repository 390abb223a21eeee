import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Report } from './judge.ts';

const { resolve } = createRequire(import.meta.url);

/** A page that shows the report by StrykerJS's own elements, in one file. */
export function htmlOf(report: Report): string {
  const elements = readFileSync(resolve('mutation-testing-elements/mutation-test-elements.js'));
  return `<!doctype html>
<meta charset="utf-8">
<title>Mutants</title>
<mutation-test-report-app titlePostfix="Mutants"></mutation-test-report-app>
<script>${elements}</script>
<script>
  document.querySelector('mutation-test-report-app').report =
    ${JSON.stringify(report).replaceAll('<', '\\u003c')};
</script>
`;
}
