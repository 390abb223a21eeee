import { pathToFileURL } from 'node:url';
import type { Attachment, Envelope, Meta } from '@cucumber/messages';
import { FORMATS, type RunFacts } from '../../evidence/attachments.ts';

const LEFT_OUT = [
  ...['source', 'gherkinDocument', 'stepDefinition', 'parameterType'],
  ...['hook', 'testRunHookStarted', 'testRunHookFinished', 'testStepStarted'],
];
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
/** Time from one message to the next, in ns. */
const TICK = 10_000_000;

/** Contents for attachments that no test reads: an empty archive and an empty PDF. */
const EMPTY: Readonly<Record<string, string>> = {
  [FORMATS.trace.fileName]: `PK\x05\x06${'\0'.repeat(18)}`,
  [FORMATS.paper.fileName]: '%PDF-1.4\n%%EOF\n',
};

const factsOf = (body: string): RunFacts => ({
  ...JSON.parse(body),
  commit: '0'.repeat(40),
  committed: '1970-01-01T00:00:00Z',
  changed: false,
});

function attachmentOf(attachment: Attachment): Attachment {
  const { fileName = '', body } = attachment;
  if (fileName === FORMATS.runFacts.fileName)
    return { ...attachment, body: JSON.stringify(factsOf(body)) };
  const empty = EMPTY[fileName];
  if (empty === undefined) return attachment;
  return { ...attachment, body: Buffer.from(empty, 'latin1').toString('base64') };
}

const metaOf = ({ protocolVersion, implementation, runtime }: Meta): Meta => ({
  protocolVersion,
  implementation,
  runtime,
  os: { name: 'any' },
  cpu: { name: 'any' },
});

/**
 * A run without what differs between recordings, and without examples that were not run.
 *
 * @param name prefix of the ids, so that they differ from those of other recordings
 * @param started when it starts, in s since 1970
 */
export function reduced(run: readonly Envelope[], name: string, started: number): Envelope[] {
  const planned = new Set(run.map(({ testCase }) => testCase?.pickleId));
  const kept = run.flatMap((envelope): Envelope[] => {
    const { pickle, attachment, meta } = envelope;
    if (LEFT_OUT.some((kind) => kind in envelope)) return [];
    if (pickle && !planned.has(pickle.id)) return [];
    if (attachment) return [{ attachment: attachmentOf(attachment) }];
    return [meta ? { meta: metaOf(meta) } : envelope];
  });
  let now = 0;
  const ids = new Map<string, string>();
  const timed = JSON.parse(JSON.stringify(kept), (key, value) => {
    if (key === 'id') ids.set(value, `${name}-${ids.size + 1}`);
    if (key === 'duration') return { seconds: 0, nanos: TICK };
    if (key !== 'timestamp') return value;
    now += TICK;
    return { seconds: started + Math.floor(now / 1e9), nanos: now % 1e9 };
  });
  const text = JSON.stringify(timed)
    .replaceAll(UUID, (id) => ids.get(id) ?? id)
    .replaceAll(pathToFileURL(`${process.cwd()}/`).href, '')
    .replaceAll(`${process.cwd()}/`, '')
    .replaceAll(/(?<=http:\/\/127\.0\.0\.1):\d+/g, ':8080');
  return JSON.parse(text);
}
