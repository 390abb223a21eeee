import type { Verdict } from '../../results/verdict.ts';
import type { DocumentData } from '../document-data.ts';
import { Mark } from './verdicts.tsx';

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

/** A filter, and the table of contents with each point's verdict. CSS expands it. */
export function Contents({ data: { sections, unbuilt } }: { data: DocumentData }) {
  return (
    <nav aria-label="Contents">
      <search hidden>
        <label htmlFor="search">Filter</label>
        <input id="search" type="search" autoComplete="off" spellCheck={false} />
        <output htmlFor="search" />
      </search>
      <details>
        <summary>Contents</summary>
        <ol>
          {sections.map(({ id, title, points }) => (
            <li key={id} data-for={id}>
              <a href={`#${id}`}>{title}</a>
              {points.length > 0 && (
                <ul>
                  {points.map(({ id, title, verdict }) => (
                    <Entry key={id} {...{ id, title, verdict }} />
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
