import { type Specification, type Verdict, verdictOn } from '../specification.ts';
import { Mark } from './Mark.tsx';

interface EntryProps {
  anchor: string;
  id: string;
  title: string;
  verdict: Verdict;
}

function Entry({ anchor, id, title, verdict }: EntryProps) {
  return (
    <li data-for={anchor}>
      <a href={`#${anchor}`}>
        <Mark verdict={verdict} /> {id && <b>{id}</b>} {title}
      </a>
    </li>
  );
}

/** The table of contents with each point's verdict, below a search field. CSS unfolds it. */
export function Contents({
  specification: { sections, unbuilt },
}: {
  specification: Specification;
}) {
  return (
    <nav aria-label="Contents">
      <search hidden>
        <label htmlFor="search">Search</label>
        <input id="search" type="search" autoComplete="off" spellCheck={false} />
        <output htmlFor="search" />
      </search>
      <details>
        <summary>Contents</summary>
        <ol>
          {sections.map(({ anchor, title, rules }) => (
            <li key={anchor} data-for={anchor}>
              <a href={`#${anchor}`}>{title}</a>
              {rules.length > 0 && (
                <ul>
                  {rules.map((rule) => (
                    <Entry key={rule.anchor} {...rule} verdict={verdictOn(rule)} />
                  ))}
                </ul>
              )}
            </li>
          ))}
          {unbuilt.length > 0 && (
            <li data-for="unbuilt">
              <a href="#unbuilt">Not built yet</a>
              <ul>
                {unbuilt.map((point) => (
                  <Entry key={point.id} anchor={point.id} {...point} verdict="not run" />
                ))}
              </ul>
            </li>
          )}
        </ol>
      </details>
    </nav>
  );
}
