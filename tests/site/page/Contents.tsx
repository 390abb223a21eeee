import { type Specification, type Verdict, verdictOn } from '../specification.ts';
import { Mark } from './Mark.tsx';

interface EntryProps {
  id: string;
  title: string;
  verdict: Verdict;
}

function Entry({ id, title, verdict }: EntryProps) {
  return (
    <li data-for={id}>
      <a href={`#${id}`}>
        <Mark verdict={verdict} /> <b>{id}</b> {title}
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
              <ul>
                {rules.map((rule) => (
                  <Entry key={rule.id} {...rule} verdict={verdictOn(rule)} />
                ))}
              </ul>
            </li>
          ))}
          {unbuilt.length > 0 && (
            <li data-for="unbuilt">
              <a href="#unbuilt">Not built yet</a>
              <ul>
                {unbuilt.map((point) => (
                  <Entry key={point.id} {...point} verdict="not run" />
                ))}
              </ul>
            </li>
          )}
        </ol>
      </details>
    </nav>
  );
}
