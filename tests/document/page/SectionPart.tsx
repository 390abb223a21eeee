import { type Section, verdictOn } from '../specification.ts';
import { Known } from './Known.tsx';
import { Mark } from './Mark.tsx';
import { Prose } from './Prose.tsx';
import { ScenarioPart } from './ScenarioPart.tsx';

/** A section: its prose, then its points, each with its examples and its evidence. */
export function SectionPart({ section: { anchor, title, prose, rules } }: { section: Section }) {
  return (
    <section className="section" id={anchor} aria-labelledby={`title-of-${anchor}`}>
      <h2 id={`title-of-${anchor}`}>{title}</h2>
      <div className="prose" data-search="">
        <Prose text={prose} />
      </div>
      {rules.map((rule) => (
        <section
          key={rule.anchor}
          className="rule"
          id={rule.anchor}
          aria-labelledby={`title-of-${rule.anchor}`}
        >
          <h3 id={`title-of-${rule.anchor}`} data-search="">
            <a href={`#${rule.anchor}`}>{rule.id || rule.title}</a> {rule.id && rule.title}{' '}
            <Mark verdict={verdictOn(rule)} />
          </h3>
          {rule.description && (
            <div data-search="">
              <Prose text={rule.description} />
            </div>
          )}
          {rule.scenarios.map((scenario) => (
            <ScenarioPart key={scenario.anchor} scenario={scenario} />
          ))}
          {rule.id && <Known rule={rule} />}
        </section>
      ))}
    </section>
  );
}
