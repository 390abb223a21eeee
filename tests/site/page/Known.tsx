import type { ReactNode } from 'react';
import { type Rule, resultsOf } from '../specification.ts';
import type { Support } from '../support.ts';
import { Mark } from './Mark.tsx';

const many = (count: number, one: string, more = `${one}s`) =>
  count === 0 ? [] : [`${count.toLocaleString('en')} ${count === 1 ? one : more}`];

function summaryOf(rule: Rule): string {
  const { properties, components, soak, walks, mutants, twins } = rule.support;
  const times = walks.reduce((sum, { count }) => sum + count, 0);
  return [
    ...many(resultsOf([rule]).length, 'example'),
    ...many(properties.length, 'property', 'properties'),
    ...many(components.length, 'component test'),
    ...many(soak.length, 'weather of the soak', 'weathers of the soak'),
    ...many(times, 'time in random walks', 'times in random walks'),
    ...many(mutants.length, 'change of the code noticed', 'changes of the code noticed'),
    ...many(twins.length, 'wrong twin caught', 'wrong twins caught'),
  ].join(' · ');
}

function Kind({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>{children}</ul>
    </>
  );
}

const tests = (all: Support['properties']) =>
  all.map(({ title, passed }) => (
    <li key={title}>
      <Mark verdict={passed ? 'passed' : 'failed'} /> {title}
    </li>
  ));

/** How a point is known: all that holds it, and the proofs that what holds it can fail. */
export function Known({ rule }: { rule: Rule }) {
  const { properties, components, soak, walks, mutants, twins } = rule.support;
  return (
    <details className="known">
      <summary>
        <b>How {rule.id} is known</b> {summaryOf(rule)}
      </summary>
      <Kind title="Properties, of any data">{tests(properties)}</Kind>
      <Kind title="Component tests">{tests(components)}</Kind>
      <Kind title="Rough weather">{tests(soak)}</Kind>
      <Kind title="Random walks beside a model">
        {walks.map(({ kind, title, count }) => (
          <li key={title}>
            {title}{' '}
            <span className="quiet">
              ({kind}, {count.toLocaleString('en')} times)
            </span>
          </li>
        ))}
      </Kind>
      <Kind title="Wrong twins that its examples caught">
        {twins.map(({ name, wrong, scenario, message }) => (
          <li key={name}>
            <b>{name}</b>: {wrong} Caught by ‘{scenario}’: <code>{message}</code>
          </li>
        ))}
      </Kind>
      <Kind title="Changes of the code that its examples noticed first">
        {mutants.map((mutant, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes can read the same
          <li key={nth}>
            {mutant.file}:{mutant.line} <code>{mutant.original}</code> →{' '}
            <code>{mutant.replacement || 'nothing'}</code>
          </li>
        ))}
      </Kind>
    </details>
  );
}
