import type { ShownSection } from '../document-data.ts';
import { CaughtPages } from './CaughtPages.tsx';
import { EvidencePart } from './EvidencePart.tsx';
import { ScenarioPart } from './examples/ScenarioPart.tsx';
import { Mark } from './Mark.tsx';
import { Prose } from './Prose.tsx';

/** A section: its prose, then its points, each with its examples and its evidence. */
export function SectionPart({ section: { id, title, prose, points } }: { section: ShownSection }) {
  return (
    <section className="section" id={id} aria-labelledby={`title-of-${id}`}>
      <h2 id={`title-of-${id}`}>{title}</h2>
      <div className="prose" data-search="">
        <Prose text={prose} />
      </div>
      {points.map((point) => (
        <section
          key={point.id}
          className="rule"
          id={point.id}
          aria-labelledby={`title-of-${point.id}`}
        >
          <h3 id={`title-of-${point.id}`} data-search="">
            <a href={`#${point.id}`}>{point.id}</a> {point.title} <Mark verdict={point.verdict} />
          </h3>
          {point.description && (
            <div data-search="">
              <Prose text={point.description} />
            </div>
          )}
          {point.scenarios.map((scenario) => (
            <ScenarioPart key={scenario.id} scenario={scenario} />
          ))}
          {point.caughtPages.length > 0 && <CaughtPages point={point} />}
          {point.evidence.length > 0 && <EvidencePart point={point} />}
        </section>
      ))}
    </section>
  );
}
