import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { EventReader, lineOf, type Progress } from './event.ts';

/** The events and the text in output that arrives in these parts. */
function readOf(parts: readonly string[]) {
  const events: Progress[] = [];
  let text = '';
  const reader = new EventReader(
    (event) => events.push(event),
    (more) => {
      text += more;
    },
  );
  for (const part of parts) reader.read(part);
  reader.end();
  return { events, text };
}

const events: fc.Arbitrary<Progress> = fc.oneof(
  fc.nat().map((planned) => ({ planned })),
  fc.string({ unit: 'binary' }).map((started) => ({ started })),
  fc
    .tuple(fc.string(), fc.nat(), fc.string({ unit: 'binary' }))
    .map(([ended, seconds, failure]) => ({ ended, seconds, failure })),
);

test('events and text are separated, wherever the output is split', () => {
  const output = fc.array(
    fc.oneof(
      events,
      fc.string().map((text) => text.replaceAll('\u001e', '')),
    ),
  );
  fc.assert(
    fc.property(output, fc.array(fc.nat()), (written, cuts) => {
      const whole = written
        .map((each) => (typeof each === 'string' ? each : lineOf(each)))
        .join('');
      const at = [0, ...cuts.map((cut) => cut % (whole.length + 1)).sort((a, b) => a - b)];
      const read = readOf(at.map((from, nth) => whole.slice(from, at[nth + 1])));
      assert.deepEqual(
        read.events,
        written.filter((each) => typeof each !== 'string'),
      );
      assert.equal(read.text, written.filter((each) => typeof each === 'string').join(''));
    }),
  );
});

test('an event that was cut off is text', () => {
  const line = lineOf({ started: 'It opens' });
  assert.deepEqual(readOf(['dots', line.slice(0, -5)]), {
    events: [],
    text: `dots${line.slice(1, -5)}`,
  });
});
