import { many } from '../../run/many.ts';
import {
  resultsOf,
  type Specification,
  untested,
  verdictOn,
  verdictOnAll,
} from '../specification.ts';
import { Moment } from './Moment.tsx';
import { ProofRow } from './ProofRow.tsx';
import { Row } from './Row.tsx';

const isOfSpecification = (id: string) => id.startsWith('R');

const listed = (values: readonly string[]) => values.join(', ');

const notRun = (count: number, total: number) =>
  `${count} of ${many(total, 'example')} ${count === 1 ? 'was' : 'were'} not run`;

/** The headline: whether the run is a proof, what became of the examples, and all other failures. */
function headline(specification: Specification): string {
  const { sections, proofs, run } = specification;
  const results = resultsOf(sections.flatMap(({ rules }) => rules));
  const points = untested(specification).length;
  const count = (verdict: string) => results.filter((each) => each.verdict === verdict).length;
  const [failed, skipped] = [count('failed'), count('not run')];
  const parts = [
    ...(failed > 0 ? [`${failed} of ${many(results.length, 'example')} failed`] : []),
    ...(skipped > 0 ? [notRun(skipped, results.length)] : []),
  ];
  const all = results.length > 0 ? `all ${many(results.length, 'example')} passed` : 'no examples';
  const says = [
    ...(run.faults.length > 0 ? ['the run did not end well'] : []),
    ...(parts.length > 0 ? parts : [all]),
    ...(points > 0 ? [`${many(points, 'point has', 'points have')} no example`] : []),
    ...proofs.flatMap(({ fault }) => fault ?? []),
  ].join('; ');
  return says.charAt(0).toUpperCase() + says.slice(1);
}

/** How many points and examples there are, their verdicts, the run and its proofs. */
export function Summary({ specification }: { specification: Specification }) {
  const { sections, unbuilt, run, outdated, proofs } = specification;
  const rules = sections.flatMap((section) => section.rules);
  const ids = [...new Set([...rules, ...unbuilt].flatMap(({ id }) => id || []))];
  const specified = ids.filter(isOfSpecification).length;
  const failed = rules.filter((rule) => verdictOn(rule) === 'failed');
  const older = proofs.filter(({ made }) => made && run.committed && made < run.committed);
  return (
    <section className="summary" aria-label="Summary">
      <p className={`verdict ${verdictOnAll(specification).replace(' ', '-')}`}>
        {headline(specification)}.
      </p>
      {failed.length > 0 && (
        <p>
          Failed:{' '}
          {failed.map(({ anchor, id, title }) => (
            <a key={anchor} href={`#${anchor}`}>
              {id || title}
            </a>
          ))}
        </p>
      )}
      {run.faults.length > 0 && <p className="warning">No proof: {run.faults.join('; ')}.</p>}
      {outdated.length > 0 && (
        <p className="warning">
          Changed since this run: {listed(outdated)}. The document shows the examples as run.
        </p>
      )}
      {older.length > 0 && (
        <p className="warning">
          Reports older than the commit of this run: {listed(older.map(({ name }) => name))}. They
          may refer to other code.
        </p>
      )}
      <dl>
        <Row name="Points">
          {specified} of the specification, {ids.length - specified} beyond it
          {unbuilt.length > 0 && `, of which ${many(unbuilt.length, 'is', 'are')} not built yet`}
        </Row>
        <Row name="Run">
          <Moment at={run.started} />
        </Row>
        <Row name="Commit">
          {run.commits.length === 0
            ? 'unknown'
            : run.commits.map((commit) => (
                <code key={commit} title={commit}>
                  {commit.slice(0, 10)}
                </code>
              ))}
          {run.changed && ', with uncommitted changes'}
        </Row>
        {run.pages.length > 0 && <Row name="Page">{listed(run.pages)}</Row>}
        <Row name="On">{listed([...run.browsers, ...run.software])}</Row>
        {proofs.map((proof) => (
          <ProofRow key={proof.name} proof={proof} />
        ))}
      </dl>
    </section>
  );
}
