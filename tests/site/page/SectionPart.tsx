import { type Section, verdictOn } from '../specification.ts';
import { Known } from './Known.tsx';
import { Mark } from './Mark.tsx';
import { Prose } from './Prose.tsx';
import { ScenarioPart } from './ScenarioPart.tsx';

/** A section: its prose, then its points, each with its examples and its evidence. */
export function SectionPart({ section: { anchor, title, prose, rules } }: { section: Section }) {
  return (
    <section className="section" id={anchor} aria-labelledby={`${anchor}-title`}>
      <h2 id={`${anchor}-title`}>{title}</h2>
      <div className="prose" data-search="">
        <Prose text={prose} />
      </div>
      {rules.map((rule) => (
        <section key={rule.id} className="rule" id={rule.id} aria-labelledby={`${rule.id}-title`}>
          <h3 id={`${rule.id}-title`} data-search="">
            <a href={`#${rule.id}`}>{rule.id}</a> {rule.title} <Mark verdict={verdictOn(rule)} />
          </h3>
          {rule.description && (
            <div data-search="">
              <Prose text={rule.description} />
            </div>
          )}
          {rule.scenarios.map((scenario) => (
            <ScenarioPart key={scenario.anchor} scenario={scenario} />
          ))}
          <Known rule={rule} />
        </section>
      ))}
    </section>
  );
}
