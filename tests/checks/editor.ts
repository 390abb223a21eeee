/** What an editor's Cucumber extension finds with the settings in `.vscode/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  buildSuggestions,
  ExpressionBuilder,
  type ExpressionLink,
  getGherkinCompletionItems,
  getGherkinDiagnostics,
  getStepDefinitionLocationLinks,
  jsSearchIndex,
} from '@cucumber/language-service';
import { WasmParserAdapter } from '@cucumber/language-service/wasm';
import { readFeature } from '../results/features.ts';

const SETTINGS = '.vscode/settings.json';
const PARSERS = 'node_modules/@cucumber/language-service/dist';

/** The files of a glob: all with its ending in its folder, and below it if the glob has `**`. */
function filesOf(glob: string): string[] {
  const [, folder = '', deep, ending = ''] = /^([\w-]+)\/(\*\*\/)?\*(\.\w+)$/.exec(glob) ?? [];
  if (!folder) throw new Error(`${SETTINGS}: ${glob} is not read by this check`);
  return readdirSync(folder, { recursive: deep !== undefined, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

/** A feature with one sentence, and the position at its end. */
function featureOf(sentence: string) {
  const line = `Given ${sentence}`;
  const source = `Feature: f\nScenario: s\n${line}`;
  return [source, { line: 2, character: line.length }] as const;
}

const WORD = /[\w-]+/g;

/** The first half of the words of a sentence that are not values, or at least not in quotes. */
function firstWords(sentence: string, { expression }: ExpressionLink): string {
  const withoutValues = (expression.match(sentence) ?? []).reduceRight(
    (text, { group: { start = 0, end = 0 } }) => `${text.slice(0, start)} ${text.slice(end)}`,
    sentence,
  );
  const words = withoutValues.match(WORD) ?? sentence.replaceAll(/"[^"]*"/g, ' ').match(WORD) ?? [];
  return words.slice(0, Math.ceil(words.length / 2)).join(' ');
}

/** Why the editor does not lead from a sentence to its one step, or does not complete it. */
function faultOf(
  sentence: string,
  links: readonly ExpressionLink[],
  index: ReturnType<typeof jsSearchIndex>,
): string | undefined {
  const steps = getStepDefinitionLocationLinks(...featureOf(sentence), links);
  const link = links.find(({ expression }) => expression.match(sentence));
  if (!link || steps.length !== 1) return `leads to ${steps.length} steps`;
  const typed = featureOf(firstWords(sentence, link));
  const items = getGherkinCompletionItems(...typed, index);
  const isOffered = items.some(({ label }) => label === link.expression.source);
  return isOffered ? undefined : 'is not completed';
}

/**
 * Reads features and steps as the extension does.
 *
 * @returns the number of different sentences, and a line for each one that the editor does not find,
 *   complete or lead to its step
 */
export async function readAsEditor(): Promise<{ count: number; faults: string[] }> {
  const settings = JSON.parse(readFileSync(SETTINGS, 'utf8'));
  const features = settings['cucumber.features'].flatMap(filesOf) as string[];
  const adapter = new WasmParserAdapter(PARSERS);
  await adapter.init();
  const sources = settings['cucumber.glue'].flatMap(filesOf).map((path: string) => ({
    // The extension reads all TypeScript as TSX.
    languageName: 'tsx' as const,
    uri: pathToFileURL(path).href,
    content: readFileSync(path, 'utf8'),
  }));
  const { expressionLinks, errors, registry } = new ExpressionBuilder(adapter).build(sources, []);
  const expressions = expressionLinks.map(({ expression }) => expression);
  const sentences = new Set(
    features.flatMap((path) =>
      readFeature(path).flatMap(({ pickle }) => pickle?.steps.map(({ text }) => text) ?? []),
    ),
  );
  const index = jsSearchIndex(buildSuggestions(registry, [...sentences], expressions));
  const undefinedIn = (path: string) =>
    getGherkinDiagnostics(readFileSync(path, 'utf8'), expressions).map(
      ({ range, message }) => `${path}:${range.start.line + 1}: an editor shows: ${message}`,
    );
  const incomplete = [...sentences].flatMap((sentence) => {
    const fault = faultOf(sentence, expressionLinks, index);
    return fault === undefined ? [] : `In an editor ‘${sentence}’ ${fault}`;
  });
  const faults = [...errors.map(String), ...features.flatMap(undefinedIn), ...incomplete];
  return { count: sentences.size, faults };
}
