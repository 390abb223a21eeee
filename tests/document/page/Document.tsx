import type { DocumentData } from '../document-data.ts';
import { Prose, SectionPart } from './Section.tsx';
import { Summary } from './Summary.tsx';
import { Mark } from './verdicts.tsx';

/** A filter, and the table of contents with each point's verdict. A script folds it where it would be above the text. */
function Contents({ sections }: Pick<DocumentData, 'sections'>) {
  return (
    <nav aria-label="Contents">
      <search hidden>
        <label htmlFor="search">Filter</label>
        <input id="search" type="search" autoComplete="off" spellCheck={false} />
        <output htmlFor="search" />
      </search>
      <details open>
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

const INTRODUCTION = `
Each section starts with an introduction, which also says what the specification leaves open.
Then come its points. Each is one sentence with a permanent id such as R4.3: the R
points are the specification, the B points are what this page does beyond it. The examples below a
point show what it means, above all at its edges. Each example is a test that was run, and can fail.
`;

const NOTATION = [
  '**✓ passed**, **✗ failed** or **– not run** is the verdict on an example, followed by how long it took. A point **✓ holds** if all of its examples passed, and is **✗ broken** if one failed, or else **– not judged**.',
  '**A picture** shows the page at the end of its example, cropped to what matters. **An outline** marks what a sentence is about; if there are several, their numbers are shown after the sentences. A label such as ‘row 40 of 60’ says which row it is, and how many there are. **An empty outlined area** means that nothing is shown there.',
  '**A table of values** below the sentences means one example per row: the row’s values replace the *coloured column names* in the sentences. A column **because** gives the reason for the row.',
  '**A text on grey** below the sentences says what no picture can show: console messages, network requests, screen reader announcements.',
  '**‘Catches’** lists the faulty pages that fail an example of the point, each with its recorded failure. A **faulty page** is a variant of a second page, written separately, that violates the specification in one way. In the published specification ▶ runs the example on the faulty page, in the reader’s own browser; a button then runs it on the correct page.',
  '**‘Other tests’** are those that name the point. A **property** is a statement about a part of the page that must hold for all data: it is checked with hundreds of random cases; **unit tests** check the same parts with chosen cases. A **component test** shows one part of the page by itself, with data and surroundings that it never has in the whole page. A **random walk** uses the page at random and compares it with a small model after every command, which is an action of the reader, the window or the clock. **Changes to the code** are small mistakes made on purpose, each of which a test should detect.',
  '**‘Only for this project’s page’**: the example relies on what only this page promises, such as its address or its markup; all others can judge any page. **‘Tests a module, without a page’**: a part of the program was tested by itself, so there is no picture. **‘Only for this project’s built page’**: it holds for the published page, not for the development server.',
];

/** How to read the document: its notation and its terms. */
function Preface({ terms }: Pick<DocumentData, 'terms'>) {
  return (
    <section className="preface" aria-labelledby="how-to-read" data-search="">
      <h2 id="how-to-read">How to read it</h2>
      <Prose text={INTRODUCTION} />
      <Prose text={NOTATION.map((each) => `- ${each}`).join('\n')} />
      <h3>Terms</h3>
      <Prose text={terms.map((each) => `- ${each}`).join('\n')} />
    </section>
  );
}

/** What the document shows. It needs no script; one shows the filter and the Run controls. */
function Document({ data }: { data: DocumentData }) {
  const { terms, sections, run } = data;
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
          <a href={run.pages[0] ?? '../index.html'}>the page itself</a>.
        </p>
        <Summary data={data} />
      </header>
      <Contents sections={sections} />
      <main id="specification" tabIndex={-1}>
        <Preface terms={terms} />
        {sections.map((section) => (
          <SectionPart key={section.id} section={section} data={data} />
        ))}
      </main>
    </>
  );
}

/** @param assets the folder of its script and style sheet */
export function Html({ data, assets }: { data: DocumentData; assets: string }) {
  const about = 'The living specification of a sortable, never-ending table of sample contacts';
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={about} />
        <title>Sample contacts: the specification</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${assets}/style.css`} />
        <script defer src={`${assets}/document.js`} />
      </head>
      <body>
        <Document data={data} />
      </body>
    </html>
  );
}
