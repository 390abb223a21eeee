import Markdown from 'react-markdown';
import gfm from 'remark-gfm';
import { walkOf } from '../../conformance/matrix.ts';
import type { Point } from '../../results/specification.ts';
import type { DocumentData } from '../document-data.ts';
import { REPORTS } from '../reports.ts';
import { Run, runnable } from './examples/Run.tsx';
import { OWN, ScenarioPart } from './examples/ScenarioPart.tsx';
import { Mark } from './verdicts.tsx';

/** Text in Markdown. */
export function Prose({ text }: { text: string }) {
  return <Markdown remarkPlugins={[gfm]}>{text}</Markdown>;
}

interface CaughtPageProps {
  point: Point;
  page: DocumentData['faultyPages'][number];
}

/** A faulty page that a point catches, with the failure of the first example or walk that does. */
function CaughtPage({ point: { id, examples }, page }: CaughtPageProps) {
  const { name, fault, catches } = page;
  const catchers = examples.filter((example) => catches[example.id]);
  const canRun = examples.some(({ needs }) => needs);
  const isOffered = runnable(catchers).length > 0;
  return (
    <li>
      <Run
        examples={catchers}
        within={id}
        faulty={name}
        label={`Run ${id} on the faulty page: ${name}`}
        text="▶"
      />
      <b>{name}</b> <span>{fault}</span>
      {canRun && !isOffered && (
        <i>{catchers.length > 0 ? ' Needs browser automation.' : ' Only random walks catch it.'}</i>
      )}
      <details>
        <summary>Recorded failure</summary>
        <p>{catches[catchers[0]?.id ?? walkOf(id)]}</p>
      </details>
    </li>
  );
}

/** The faulty pages that a point catches. */
function CaughtPages({ point, data }: { point: Point; data: DocumentData }) {
  const { id } = point;
  const pages = data.faultyPages.filter(({ fails }) => fails.includes(id));
  if (pages.length === 0) return null;
  const headingId = `caught-pages-by-${id}`;
  return (
    <section className="caught-pages" aria-labelledby={headingId}>
      <h4 id={headingId}>
        {id} catches these <a href="#how-to-read">faulty pages</a>
      </h4>
      <ul>
        {pages.map((page) => (
          <CaughtPage key={page.name} point={point} page={page} />
        ))}
      </ul>
    </section>
  );
}

/** The other tests that name a point. */
function OtherTests({ id, data }: { id: string; data: DocumentData }) {
  const named = Object.entries(data.otherTests).flatMap(([kind, tests]) => {
    const its = tests.filter(({ ids }) => ids.includes(id));
    return its.length > 0 ? { kind, its } : [];
  });
  if (named.length === 0) return null;
  return (
    <details className="evidence">
      <summary>
        <b>Other tests of {id}</b> {named.flatMap(({ its }) => its).length}
      </summary>
      {named.map(({ kind, its }) => (
        <div key={kind}>
          <h4>{REPORTS[kind]}</h4>
          <ul>
            {its.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

/** A point: its sentence, its examples, and what else tests it. */
function PointPart({ point, data }: { point: Point; data: DocumentData }) {
  const { id, place, title, description, verdict, scenarios, examples } = point;
  return (
    <section className="rule" id={id} aria-labelledby={`title-of-${id}`}>
      <h3 id={`title-of-${id}`} data-search="">
        <a href={`#${id}`}>{id}</a> {title} <Mark verdict={verdict} />
      </h3>
      <Run examples={examples} within={id} label={`Run ${id}`} />
      {data.source && (
        <a href={`${data.source}/${place.replace(':', '#L')}`} aria-label={`Source of ${id}`}>
          Source
        </a>
      )}
      {scenarios.every(({ isOwn }) => isOwn) && <p className="kind">{OWN}</p>}
      {description && (
        <div data-search="">
          <Prose text={description} />
        </div>
      )}
      {scenarios.map((scenario) => (
        <ScenarioPart key={scenario.id} scenario={scenario} />
      ))}
      <CaughtPages point={point} data={data} />
      <OtherTests id={id} data={data} />
    </section>
  );
}

/** A section: its prose, its points, and links to the sections before and after it. */
export function SectionPart({ nth, data }: { nth: number; data: DocumentData }) {
  const [before, section, after] = [nth - 1, nth, nth + 1].map((each) => data.sections[each]);
  const { id, title, prose, points } = section as DocumentData['sections'][number];
  return (
    <section className="section" id={id} aria-labelledby={`title-of-${id}`}>
      <h2 id={`title-of-${id}`}>{title}</h2>
      <Run
        examples={points.flatMap((point) => point.examples)}
        within={id}
        label={`Run ${title}`}
      />
      <div className="prose" data-search="">
        <Prose text={prose} />
      </div>
      {points.map((point) => (
        <PointPart key={point.id} point={point} data={data} />
      ))}
      <p className="around">
        {before && (
          <a rel="prev" href={`#${before.id}`}>
            ← {before.title}
          </a>
        )}
        {after && (
          <a rel="next" href={`#${after.id}`}>
            {after.title} →
          </a>
        )}
      </p>
    </section>
  );
}
