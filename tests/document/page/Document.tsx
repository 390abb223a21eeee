import type { DocumentData } from '../document-data.ts';
import { Contents } from './Contents.tsx';
import { Preface } from './Preface.tsx';
import { SectionPart } from './Section.tsx';
import { Summary } from './Summary.tsx';

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
