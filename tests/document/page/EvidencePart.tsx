import type { ReactNode } from 'react';
import { examplesOf } from '../../results/specification.ts';
import { many } from '../../run/text.ts';
import type { ShownPoint } from '../document-data.ts';
import type { PointEvidence } from '../evidence/point-evidence.ts';
import { COMPONENT, FAULTY_PAGE, type Kind, MUTANT, PROPERTY, SOAK, WALK } from './kinds.ts';
import { Mark } from './Mark.tsx';

const some = (...[count, one, more]: Parameters<typeof many>) =>
  count === 0 ? [] : [many(count, one, more)];

function summaryOf(point: ShownPoint): string {
  const { properties, components, soak, walks, mutants, caught, uncaught } = point.evidence;
  const times = walks.reduce((sum, { count }) => sum + count, 0);
  return [
    ...some(examplesOf([point]).length, 'example'),
    ...some(properties.length, 'property', 'properties'),
    ...some(components.length, 'component test'),
    ...some(soak.length, 'soak condition', 'soak conditions'),
    ...some(times, 'time in random walks', 'times in random walks'),
    ...some(mutants.length, 'change to the code detected', 'changes to the code detected'),
    ...some(caught.length, 'faulty page caught', 'faulty pages caught'),
    ...some(uncaught.length, 'faulty page not caught', 'faulty pages not caught'),
  ].join(' · ');
}

interface ListProps {
  of: Kind;
  /** The heading, if it differs from the kind's. */
  heading?: string;
  children: readonly ReactNode[];
}

/** The evidence of a kind; its heading links to the explanation of the kind. */
function List({ of: { anchor, ...kind }, heading = kind.heading, children }: ListProps) {
  if (children.length === 0) return null;
  return (
    <>
      <h4>
        <a href={`#${anchor}`}>{heading}</a>
      </h4>
      <ul>{children}</ul>
    </>
  );
}

const tests = (all: PointEvidence['properties']) =>
  all.map(({ title, passed }) => (
    <li key={title}>
      <Mark verdict={passed ? 'passed' : 'failed'} /> {title}
    </li>
  ));

/** The evidence for a point: what tests it, and what shows that those tests can fail. */
export function EvidencePart({ point }: { point: ShownPoint }) {
  const { properties, components, soak, walks, mutants, caught, uncaught } = point.evidence;
  return (
    <details className="evidence">
      <summary>
        <b>Evidence for {point.requirement}</b> {summaryOf(point)}
      </summary>
      <List of={PROPERTY}>{tests(properties)}</List>
      <List of={COMPONENT}>{tests(components)}</List>
      <List of={SOAK}>{tests(soak)}</List>
      <List of={WALK}>
        {walks.map(({ kind, title, count }) => (
          <li key={title}>
            {title}{' '}
            <span className="quiet">
              ({kind}, {many(count, 'time')})
            </span>
          </li>
        ))}
      </List>
      <List of={FAULTY_PAGE} heading="Faulty pages that its examples did not catch">
        {uncaught.map(({ name, fault }) => (
          <li key={name}>
            <Mark verdict="failed" /> <b>{name}</b>: {fault}
          </li>
        ))}
      </List>
      <List of={FAULTY_PAGE}>
        {caught.map(({ name, fault, scenario, message }) => (
          <li key={name}>
            <b>{name}</b>: {fault} Caught by ‘{scenario}’: <code>{message}</code>
          </li>
        ))}
      </List>
      <List of={MUTANT}>
        {mutants.map((mutant, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes can read the same
          <li key={nth}>
            {mutant.file}:{mutant.line} <code>{mutant.original}</code> →{' '}
            <code>{mutant.replacement || 'nothing'}</code>
          </li>
        ))}
      </List>
    </details>
  );
}
