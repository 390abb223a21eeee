import Markdown from 'react-markdown';
import gfm from 'remark-gfm';
import type { ShownPoint, ShownSection } from '../document-data.ts';
import { Run, runnable } from './examples/Run.tsx';
import { ScenarioPart } from './examples/ScenarioPart.tsx';
import { Mark } from './verdicts.tsx';

/** Text in Markdown. */
export function Prose({ text }: { text: string }) {
  return <Markdown remarkPlugins={[gfm]}>{text}</Markdown>;
}

/** Why a faulty page cannot be run in the reader's browser. */
const whyNotOffered = (catchers: readonly unknown[]) =>
  catchers.length > 0 ? 'Needs browser automation.' : 'Only random walks catch it.';

/** The faulty pages that a point catches, each with its recorded failure. */
function CaughtPages({ point }: { point: ShownPoint }) {
  const { id, caughtPages } = point;
  const canRun = point.examples.some(({ needs }) => needs);
  const headingId = `caught-pages-by-${id}`;
  return (
    <section className="caught-pages" aria-labelledby={headingId}>
      <h4 id={headingId}>
        {id} catches these <a href="#how-to-read">faulty pages</a>
      </h4>
      <ul>
        {caughtPages.map(({ name, fault, sentence, error, picture, catchers }) => (
          <li key={name}>
            <Run
              examples={catchers}
              within={id}
              faulty={name}
              label={`Run ${id} on the faulty page: ${name}`}
            />
            <div>
              <b>{name}</b> <span>{fault}</span>
              {canRun && runnable(catchers).length === 0 && <i> {whyNotOffered(catchers)}</i>}
              <details>
                <summary>Recorded failure</summary>
                <p>{sentence ?? 'After the last sentence'}</p>
                <pre>{error}</pre>
                {picture && (
                  <a className="picture" href={picture}>
                    <img
                      src={picture}
                      alt={`The page when it was caught. ${fault}`}
                      loading="lazy"
                    />
                  </a>
                )}
              </details>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The headings of the other tests of a point, by what they are. */
const HEADINGS: Record<string, string> = {
  properties: 'Properties and unit tests',
  components: 'Component tests',
  walks: 'Compared in random walks',
};

/** The other tests of a point, by name. */
function OtherTests({ point: { id, tests } }: { point: ShownPoint }) {
  const kinds = [...new Set(tests.map(({ kind }) => kind))];
  return (
    <details className="evidence">
      <summary>
        <b>Other tests of {id}</b> {tests.length}
      </summary>
      {kinds.map((kind) => (
        <div key={kind}>
          <h4>{HEADINGS[kind]}</h4>
          <ul>
            {tests.map((test) => test.kind === kind && <li key={test.title}>{test.title}</li>)}
          </ul>
        </div>
      ))}
    </details>
  );
}

/** A point: its sentence, its examples, and what else tests it. */
function PointPart({ point }: { point: ShownPoint }) {
  const { id, title, description, verdict, scenarios, examples, caughtPages, tests } = point;
  return (
    <section className="rule" id={id} aria-labelledby={`title-of-${id}`}>
      <h3 id={`title-of-${id}`} data-search="">
        <a href={`#${id}`}>{id}</a> {title} <Mark verdict={verdict} />
      </h3>
      <Run examples={examples} within={id} label={`Run ${id}`} text={`▶ Run ${id}`} />
      {description && (
        <div data-search="">
          <Prose text={description} />
        </div>
      )}
      {scenarios.map((scenario) => (
        <ScenarioPart key={scenario.id} scenario={scenario} />
      ))}
      {caughtPages.length > 0 && <CaughtPages point={point} />}
      {tests.length > 0 && <OtherTests point={point} />}
    </section>
  );
}

/** A section: its prose, then its points. */
export function SectionPart({ section: { id, title, prose, points } }: { section: ShownSection }) {
  const run = `Run ${title}`;
  return (
    <section className="section" id={id} aria-labelledby={`title-of-${id}`}>
      <h2 id={`title-of-${id}`}>{title}</h2>
      <Run
        examples={points.flatMap((point) => point.examples)}
        within={id}
        label={run}
        text={`▶ ${run}`}
      />
      <div className="prose" data-search="">
        <Prose text={prose} />
      </div>
      {points.map((point) => (
        <PointPart key={point.id} point={point} />
      ))}
    </section>
  );
}
