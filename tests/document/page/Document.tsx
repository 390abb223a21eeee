import type { DocumentData } from '../document-data.ts';
import { Contents } from './Contents.tsx';
import { NeedsContext } from './examples/Run.tsx';
import { Preface } from './Preface.tsx';
import { SectionPart } from './Section.tsx';
import { Summary } from './Summary.tsx';
import { Mark } from './verdicts.tsx';

/** The whole document. It needs no script; one shows the filter, another one the Run controls. */
export function Document({ data }: { data: DocumentData }) {
  const { terms, kinds, sections, unbuilt, run, needs } = data;
  return (
    <NeedsContext value={needs}>
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
      <Contents data={data} />
      <main id="specification" tabIndex={-1}>
        <Preface terms={terms} kinds={kinds} />
        {sections.map((section) => (
          <SectionPart key={section.id} section={section} />
        ))}
        {unbuilt.length > 0 && (
          <section className="section" id="unbuilt" aria-labelledby="unbuilt-title">
            <h2 id="unbuilt-title">Not built yet</h2>
            {unbuilt.map(({ id, title }) => (
              <section key={id} id={id} className="rule">
                <h3 data-search="">
                  <a href={`#${id}`}>{id}</a> {title} <Mark verdict="not run" />
                </h3>
                <p>There is no example of this yet.</p>
              </section>
            ))}
          </section>
        )}
      </main>
    </NeedsContext>
  );
}
