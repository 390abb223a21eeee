import type { DocumentData } from '../document-data.ts';
import { Run, runnable } from './examples/Run.tsx';
import { ScenarioPart } from './examples/ScenarioPart.tsx';

/** The example and the planted bug of the first screen. */
const EXAMPLE = 'Clicked and shift-clicked, both columns are sorted and marked';
const BUG = 'shift ignored';

/** The id of the copy of the example. */
const COPY = 'first-example';

/** One example, and a faulty page that it catches; nothing where a reader's browser cannot run it. */
export function FirstLook({ data: { points, faultyPages } }: { data: DocumentData }) {
  const scenarios = points.flatMap((point) => point.scenarios);
  const scenario = scenarios.find(({ title }) => title === EXAMPLE);
  const page = faultyPages.find(({ name }) => name === BUG);
  if (!scenario || !page || runnable(scenario.examples).length === 0) return null;
  return (
    <section className="first" aria-label="An example">
      <p>
        One of {points.flatMap(({ examples }) => examples).length} examples, and what the page looks
        like when it has run:
      </p>
      <ScenarioPart scenario={scenario} at={COPY} />
      <p>
        <Run
          examples={scenario.examples}
          within={COPY}
          faulty={BUG}
          label="Run it on a page with a planted bug"
        />
        The bug: {page.fault.charAt(0).toLowerCase() + page.fault.slice(1)} There the example fails
        at ‘{page.catches[scenario.id]?.replace(/:$/, '')}’.
      </p>
    </section>
  );
}
