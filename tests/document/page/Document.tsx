import type { DocumentData } from '../document-data.ts';
import { Changes } from './Changes.tsx';
import { FirstLook } from './FirstLook.tsx';
import { Prose, SectionPart } from './Section.tsx';
import { headline, Summary } from './Summary.tsx';
import { Mark } from './verdicts.tsx';

/** The search, and the table of contents with each point's verdict. A script folds it where it would be above the text. */
function Contents({ sections, since }: Pick<DocumentData, 'sections' | 'since'>) {
  const changed = since?.points.map(({ id }) => id);
  return (
    <nav aria-label="Contents">
      <search hidden>
        <label htmlFor="search">
          Search <span className="keys">(press /)</span>
        </label>
        <input
          id="search"
          type="search"
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
        />
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
                      {changed?.includes(id) && <i> changed</i>}
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
A section begins with what it is about, and what the specification leaves open. Then come its points: each
is a sentence with a permanent id such as R4.3. Its examples show what it means, above all at its edges.
`;

const NOTATION = [
  '**✓ passed**, **✗ failed** or **– not run** is the verdict on an example. A point **✓ holds** if all of its examples passed, and is **✗ broken** if one failed; otherwise it is **– not judged**.',
  '**A picture** shows the page at the end of an example, cropped to what matters. **An outline** marks what a sentence is about; if there are several, each has the number that follows its sentence. **An outline around nothing** marks a place where nothing is to be shown.',
  '**A table of values** below the sentences has an example in each row. Its values replace the *coloured words* in the sentences; a column **because** gives the reason for a row.',
  '**A text on grey** below the sentences is what no picture can show: console messages, requests, announcements of a screen reader.',
  '**▶ Run** runs an example in your browser, on a copy of the page. An example that **needs browser automation**, such as a real mouse, runs only on the command line, by `npm run spec`.',
  '**Faulty pages** are versions of a second, plainer page that follows the specification, each with one planted bug. Below a point are those that it catches: at least one of its examples, or a random walk, fails on them. **▶** runs that example there.',
  '**Other tests** are those that name the point. A **property** is checked with hundreds of random cases, and a **unit test** with chosen ones. A **component test** shows one part of the page alone, in states that it never has in the page. A **random walk** uses the page at random and compares it with a small model after each action.',
  '**‘Only for this project’s page’** is said of points and examples about what this page alone promises, such as its address or its markup. All others also judge other pages. **‘Tests a module, without a page’**: a part of the program is tested by itself. **‘Only for this project’s built page’**: the development server is different.',
];

/** How to read the document: its notation and its terms. */
function Preface({ terms }: Pick<DocumentData, 'terms'>) {
  return (
    <details className="preface" data-search="">
      <summary>How to read it</summary>
      <div id="how-to-read">
        <Prose text={INTRODUCTION} />
        <Prose text={NOTATION.map((each) => `- ${each}`).join('\n')} />
        <h2>Terms</h2>
        <ul>
          {terms.map(({ id, description }) => (
            <li key={id} id={id}>
              <Prose text={description} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/**
 * The document. It needs no script; one shows the search and the Run controls.
 *
 * @param assets the folder of its script and style sheet
 */
export function Html({ data, assets }: { data: DocumentData; assets: string }) {
  const { terms, sections, run } = data;
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
        <script defer src={`${assets}/behavior.js`} />
      </head>
      <body>
        <a className="skip" href="#specification">
          Skip to the specification
        </a>
        <header>
          <h1>Sample contacts: the specification</h1>
          <p>
            An executable specification of{' '}
            <a href={run.page ?? '../index.html'}>a page with an endless table of contacts</a>: each
            example is a test. Run them here, or break the page and see which of them fails.{' '}
            <a href="#summary">{headline(data)}</a> in the last run.
          </p>
          <FirstLook data={data} />
          <Summary data={data} />
        </header>
        <Contents {...data} />
        <main id="specification" tabIndex={-1}>
          {data.since && <Changes {...data.since} />}
          <Preface terms={terms} />
          {sections.map((section, nth) => (
            <SectionPart key={section.id} nth={nth} data={data} />
          ))}
        </main>
      </body>
    </html>
  );
}
