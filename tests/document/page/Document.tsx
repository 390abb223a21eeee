import type { DocumentData } from '../document-data.ts';
import { Preface } from './Preface.tsx';
import { SectionPart } from './Section.tsx';
import { Summary } from './Summary.tsx';
import { Mark } from './verdicts.tsx';

/** A filter, and the table of contents with each point's verdict. CSS expands it. */
function Contents({ sections }: Pick<DocumentData, 'sections'>) {
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

/** The whole document. It needs no script; one shows the filter, another one the Run controls. */
export function Document({ data }: { data: DocumentData }) {
  const { terms, kinds, sections, run } = data;
  return (
    <>
      <a className="skip" href="#specification">
        Skip to the specification
      </a>
      <header>
        <h1>Sample contacts: the specification</h1>
        <p className="lead">
          What is this? An executable specification: it defines a sortable, never-ending table of
          generated contacts, and its examples were run on{' '}
          <a href={run.pages[0] ?? '../'}>the page itself</a>.
        </p>
        <Summary data={data} />
      </header>
      <Contents sections={sections} />
      <main id="specification" tabIndex={-1}>
        <Preface terms={terms} kinds={kinds} />
        {sections.map((section) => (
          <SectionPart key={section.id} section={section} />
        ))}
      </main>
    </>
  );
}
