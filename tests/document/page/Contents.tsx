import type { DocumentData } from '../document-data.ts';
import { Mark } from './verdicts.tsx';

/** A filter, and the table of contents with each point's verdict. CSS expands it. */
export function Contents({ sections }: Pick<DocumentData, 'sections'>) {
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
              <ul>
                {points.map(({ id, title, verdict }) => (
                  <li key={id} data-for={id}>
                    <a href={`#${id}`}>
                      <Mark verdict={verdict} /> <b>{id}</b> {title}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
