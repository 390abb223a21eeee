import type { ReactNode } from 'react';
import { type Rule, resultsOf, type Specification, verdictOf } from '../specification.ts';

const isOfSpecification = (id: string) => id.startsWith('R');

const listed = (values: readonly string[]) => values.join(', ');

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function verdictLine(rules: readonly Rule[]): { verdict: string; says: string } {
  const results = resultsOf(rules);
  const count = (verdict: string) => results.filter((each) => each.verdict === verdict).length;
  const verdict = verdictOf(results);
  const [failed, skipped] = [count('failed'), count('not run')];
  const parts = [
    ...(failed > 0 ? [`${failed} of ${results.length} examples failed`] : []),
    ...(skipped > 0 ? [`${skipped} of ${results.length} examples were not run`] : []),
  ];
  return { verdict, says: parts.join('; ') || `All ${results.length} examples passed` };
}

/** How many points and examples there are, how they came out, on what, and how that is known. */
export function Summary({ specification }: { specification: Specification }) {
  const { sections, unbuilt, run, outdated, proofs } = specification;
  const rules = sections.flatMap((section) => section.rules);
  const ids = [...rules, ...unbuilt].map(({ id }) => id);
  const own = ids.filter(isOfSpecification).length;
  const { verdict, says } = verdictLine(rules);
  const failed = rules.filter((rule) => verdictOf(resultsOf([rule])) === 'failed');
  return (
    <section className="summary" aria-label="Summary">
      <p className={`verdict ${verdict.replace(' ', '-')}`}>{says}.</p>
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
      {outdated.length > 0 && (
        <p className="warning">
          Changed since these examples were run: {listed(outdated)}. What is shown is what was run.
        </p>
      )}
      <dl>
        <Row name="Points">
          {own} of the specification, {ids.length - own} beyond it
          {unbuilt.length > 0 && `, of which ${unbuilt.length} are not built yet`}
        </Row>
        <Row name="Run">
          <time dateTime={run.started.toISOString()}>
            {run.started.toISOString().slice(0, 16).replace('T', ' ')} UTC
          </time>
        </Row>
        <Row name="Commit">
          {run.commits.length === 0
            ? 'unknown'
            : run.commits.map((commit) => (
                <code key={commit} title={commit}>
                  {commit.slice(0, 10)}
                </code>
              ))}
          {run.changed && ', with changes of its own'}
        </Row>
        {run.pages.length > 0 && <Row name="Page">{listed(run.pages)}</Row>}
        <Row name="On">{listed([...run.browsers, ...run.software])}</Row>
        {proofs.map(({ name, says: known }) => (
          <Row key={name} name={name}>
            {known}
          </Row>
        ))}
      </dl>
    </section>
  );
}
