import { EventEmitter } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { type Formatter, formatterHelpers, type IFormatterOptions } from '@cucumber/cucumber';
import type { Envelope, PickleStep } from '@cucumber/messages';

/** What one of cucumber's formatters prints of a run. */
export function printed(
  FormatterClass: new (options: IFormatterOptions) => Formatter,
  run: readonly Envelope[],
): string {
  const eventBroadcaster = new EventEmitter();
  const somewhere = { find: () => ({ uri: 'any.ts', line: 1 }) };
  const proposals = new Map(
    run.flatMap(({ suggestion }) => (suggestion ? [[suggestion.pickleStepId, suggestion]] : [])),
  );
  const parts: string[] = [];
  new FormatterClass({
    eventBroadcaster,
    eventDataCollector: new formatterHelpers.EventDataCollector(eventBroadcaster),
    log: (text: string) => parts.push(text),
    parsedArgvOptions: {},
    colorFns: { forStatus: () => String },
    snippetBuilder: {
      build: ({ pickleStep }: { pickleStep: PickleStep }) =>
        proposals.get(pickleStep.id)?.snippets[0]?.code,
    },
    supportCodeLibrary: {
      stepDefinitions: somewhere,
      beforeTestCaseHookDefinitions: somewhere,
      afterTestCaseHookDefinitions: somewhere,
    },
  } as unknown as IFormatterOptions);
  for (const envelope of run) eventBroadcaster.emit('envelope', envelope);
  return stripVTControlCharacters(parts.join(''));
}
