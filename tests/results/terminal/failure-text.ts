import { mkdirSync, writeFileSync } from 'node:fs';
import { type Pickle, TestStepResultStatus } from '@cucumber/messages';
import { reportName } from '../../run/browser/engine.ts';
import { plainMessage } from '../../run/text.ts';
import { type Attempt, evidenceIn, isBeforeSentences, isIssue, type Step } from '../attempts.ts';
import { idsIn } from '../features.ts';

const { FAILED, UNKNOWN } = TestStepResultStatus;

const FOLDER = reportName('failures');
/** Maximum length of a line: lists of contacts are readable in the report only. */
const LONGEST = 300;

/** Writes a picture to the folder of failures; returns its path. */
function save(picture: Buffer, name: string): string {
  const path = `${FOLDER}/${name}.webp`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path, picture);
  return path;
}

/**
 * The sentence of a step, or the position of a hook, and its error.
 *
 * @param isEarly whether it comes before the first sentence
 */
function linesOf({ isHook, keyword, text, suggestion, result }: Step, isEarly: boolean): string[] {
  const reason = suggestion
    ? `No step matches this sentence. A step for it:\n\n${suggestion}`
    : plainMessage(result.message ?? `It is ${result.status.toLowerCase()}.`);
  const hook = isEarly ? 'Before its first sentence:' : 'After its last sentence:';
  return [
    isHook ? hook : `${keyword}${text}`,
    '',
    ...reason
      .split('\n')
      .map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line)),
    '',
  ];
}

/** The ids of an example's points, and its name. */
export function titleOf({ tags, name }: Pickle): string {
  const ids = tags.flatMap((tag) => idsIn(tag.name));
  return [...ids, name].join(' ');
}

/**
 * A failed example's place, failed sentence, expected and actual values, picture, and the command that shows
 * its trace; for a sentence without a step, a suggested step.
 */
export function failureText(attempt: Attempt): string {
  const { pickle, place, steps } = attempt;
  const failed = steps.find(({ result }) => [FAILED, UNKNOWN].includes(result.status));
  // Without a failure, all steps that could not be run.
  const atIssue = failed ? [failed] : steps.filter(({ result }) => isIssue(result));
  const { picture, logs } = evidenceIn(attempt);
  return [
    place,
    '',
    ...atIssue.flatMap((step) => linesOf(step, isBeforeSentences(attempt, step))),
    ...(picture ? [`Picture: ${save(picture.body, pickle.id)}`] : []),
    ...logs,
  ]
    .join('\n')
    .trimEnd();
}
