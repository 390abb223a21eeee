import type { ReactNode } from 'react';
import { pointVerdict } from '../../results/verdict.ts';
import { counted } from '../../run/text.ts';
import type { DocumentData } from '../document-data.ts';
import { ChangesInShort } from './Changes.tsx';
import { Run } from './examples/Run.tsx';
import { classOf } from './verdicts.tsx';

/** The headline: faults of the run, and the results of the examples. */
export function headline({ points, run }: DocumentData): string {
  const examples = points.flatMap(({ asked }) => asked);
  const all = counted(examples.length, 'example');
  const count = (verdict: string) => examples.filter((each) => each.verdict === verdict).length;
  const [failed, notRun] = [count('failed'), count('not run')];
  const says = [
    run.faults.length > 0 && 'the run had errors',
    failed > 0 && `${failed} of ${all} failed`,
    notRun > 0 && `${notRun} of ${all} ${notRun === 1 ? 'was' : 'were'} not run`,
    failed + notRun === 0 && `all ${all} passed`,
  ]
    .filter(Boolean)
    .join('; ');
  return says.charAt(0).toUpperCase() + says.slice(1);
}

/** A line of the summary. */
function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The headline, the numbers of points and examples, the results of other tests; folded: the run. */
export function Summary({ data }: { data: DocumentData }) {
  const { points, run, results, faultyPages } = data;
  const { verdict } = pointVerdict(points.flatMap(({ asked }) => asked));
  const isUncertain = verdict === 'holds' && run.faults.length > 0;
  const broken = points.filter((point) => point.verdict === 'broken');
  const examples = points.flatMap((point) => point.examples);
  const own = examples.filter(({ isOwn }) => isOwn).length;
  const automated = examples.filter(({ needs = [] }) => needs.length > 0).length;
  const judging = points.filter(({ isShared }) => isShared).length;
  const catchers = examples.filter(({ id }) => faultyPages.some(({ catches }) => catches[id]));
  const meaning = 'use a faulty page, and let the specification find its fault';
  return (
    <section className="summary" id="summary" aria-label="Summary">
      <h2 className={`verdict ${classOf(isUncertain ? 'not judged' : verdict)}`}>
        {headline(data)}.
      </h2>
      <Run examples={examples} within="specification" label="Run in this browser" />
      <Run examples={catchers} label={`Break something: ${meaning}`} text="Break something" />
      {data.since && <ChangesInShort {...data.since} />}
      {broken.length > 0 && (
        <p>
          Broken:{' '}
          {broken.map(({ id }) => (
            <a key={id} href={`#${id}`}>
              {id}
            </a>
          ))}
        </p>
      )}
      {run.faults.length > 0 && (
        <p className="warning">The run is invalid or incomplete: {run.faults.join('; ')}.</p>
      )}
      <dl>
        <Row name="Points">
          {judging} judge any page that follows this specification, {points.length - judging} this
          project’s page alone
        </Row>
        <Row name="Examples">
          {examples.length - own} judge any such page, {own} this project’s page alone
          {automated > 0 && `; ${automated} need browser automation, so they do not run here`}
        </Row>
        {run.page ? (
          <Row name="Page">{run.page}</Row>
        ) : (
          <Row name="Not tested">
            whether names are real, colours and layout beyond legible texts, screen readers’ speech,
            macOS, Windows; in this run, engines other than this one
          </Row>
        )}
        <Row name="Engine">{run.browser}</Row>
        {results.map(({ name, hasFailed, says }) => (
          <Row key={name} name={name}>
            <span {...(hasFailed && { className: 'failed' })}>{says}</span>
          </Row>
        ))}
      </dl>
      <details>
        <summary>About the run</summary>
        <dl>
          <Row name="Run">
            <time dateTime={run.started}>{run.started.slice(0, 16).replace('T', ' ')} UTC</time>
          </Row>
          <Row name="Commit">
            {run.commit || 'unknown'}
            {run.changed && ', with uncommitted changes'}
          </Row>
        </dl>
      </details>
    </section>
  );
}
