import { plainMessage } from '../run/text.ts';

/** What an error says, with the place in the project where it was thrown unless it names one. */
export function faultOf(error: unknown): string {
  const text = (error instanceof Error && error.stack) || String(error);
  const here = `${process.cwd()}/`;
  const isOwn = (line: string) => line.includes(here) && !line.includes('node_modules');
  const message = plainMessage(text);
  const thrown = text.split('\n').find((line) => /^\s+at /.test(line) && isOwn(line));
  const isPlaced = /\w\.\w+:\d+:\d+/.test(message);
  return [message, ...(thrown && !isPlaced ? [thrown.trim()] : [])].join('\n').replaceAll(here, '');
}
