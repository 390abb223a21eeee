import type { ReactNode } from 'react';
import { examplesOf } from '../../results/specification.ts';
import { many } from '../../run/text.ts';
import { type DocumentData, type ShownPoint, verdictOnAll } from '../document-data.ts';
import type { KindSummary } from '../evidence.ts';
import { Run, runnable } from './examples/Run.tsx';
import { classOf } from './verdicts.tsx';

const listed = (values: readonly string[]) => values.join(', ');

/** The headline: faults of the run, the results of the examples, and all other failures. */
export function headline({ points, summaries, run }: DocumentData): string {
  const examples = examplesOf(points);
  const all = many(examples.length, 'example');
  const count = (verdict: string) => examples.filter((each) => each.verdict === verdict).length;
  const [failed, notRun] = [count('failed'), count('not run')];
  const says = [
    run.faults.length > 0 && 'the run had errors',
    failed > 0 && `${failed} of ${all} failed`,
    notRun > 0 && `${notRun} of ${all} ${notRun === 1 ? 'was' : 'were'} not run`,
    failed + notRun === 0 && `all ${all} passed`,
    ...summaries.map(({ fault }) => fault),
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

/** A date and time in ISO 8601, shown to the minute. */
function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{at.slice(0, 16).replace('T', ' ')} UTC</time>;
}

/** A kind of evidence: its result, its date, and its further reports. */
function EvidenceRow({ summary }: { summary: KindSummary }) {
  const { kind, says, fault, made, pages } = summary;
  return (
    <Row name={<a href={`#${kind.id}`}>{kind.name}</a>}>
      <span {...(fault && { className: 'fault' })}>{says}</span>
      <span className="quiet">
        {' '}
        (report of <Moment at={made} />)
      </span>
      {pages.flatMap((page) => [
        ' ',
        <a key={page} href={page}>
          {page}
        </a>,
      ])}
    </Row>
  );
}

/** Controls that run all examples, and that let the reader use a faulty page. */
function RunAll({ points }: { points: readonly ShownPoint[] }) {
  const caughtPages = points.flatMap((point) => point.caughtPages);
  const catchers = caughtPages.flatMap((page) => page.catchers);
  const examples = examplesOf(points);
  const text = `Run ${runnable(examples).length} examples in this browser`;
  const meaning = 'use a faulty page, and let the specification find its fault';
  return (
    <>
      <Run examples={examples} within="specification" label={text} text={`▶ ${text}`} />
      <Run examples={catchers} label={`Break something: ${meaning}`} text="Break something" />
    </>
  );
}

/** The headline, the numbers of points and examples; folded: the run and all other evidence. */
export function Summary({ data }: { data: DocumentData }) {
  const { points, run, summaries } = data;
  const specified = points.filter(({ id }) => id.startsWith('R')).length;
  const failed = points.filter(({ verdict }) => verdict === 'failed');
  const scenarios = points.flatMap((point) => point.scenarios);
  const forAnyPage = scenarios.flatMap(({ isOwn, examples }) => (isOwn ? [] : examples));
  const older = summaries.filter(({ made }) => made < run.committed);
  return (
    <section className="summary" aria-label="Summary">
      <p className={`verdict ${classOf(verdictOnAll(data))}`}>{headline(data)}.</p>
      <RunAll points={points} />
      {failed.length > 0 && (
        <p>
          Failed:{' '}
          {failed.map(({ id }) => (
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
          {specified} of the specification, {points.length - specified} beyond it
        </Row>
        <Row name="Examples">
          {examplesOf(points).length}, of which {forAnyPage.length} can judge any page
        </Row>
        {run.pages.length > 0 && <Row name="Page">{listed(run.pages)}</Row>}
        <Row name="Engines">{listed(run.browsers)}</Row>
      </dl>
      <details>
        <summary>About the run{summaries.length > 0 && ', and all other evidence'}</summary>
        {older.length > 0 && (
          <p className="warning">
            Reports older than the commit of this run: {listed(older.map(({ kind }) => kind.name))}.
            They may refer to other code.
          </p>
        )}
        <dl>
          <Row name="Run">
            <Moment at={run.started} />
          </Row>
          <Row name="Commit">
            {run.commits.length === 0 && 'unknown'}
            {run.commits.map((commit) => (
              <code key={commit} title={commit}>
                {commit.slice(0, 10)}
              </code>
            ))}
            {run.changed && ', with uncommitted changes'}
          </Row>
          <Row name="Software">{listed(run.software)}</Row>
          {summaries.map((summary) => (
            <EvidenceRow key={summary.kind.id} summary={summary} />
          ))}
        </dl>
      </details>
    </section>
  );
}
