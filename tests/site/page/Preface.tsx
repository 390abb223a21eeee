import { KINDS } from './kinds.ts';
import { Prose } from './Prose.tsx';

const INTRODUCTION = `
Each section begins with its prose, which also says what the specification leaves out
(‘Not shown’). Its points follow, each one sentence with an id, such as R4.3, that stays the same:
the R points are the specification, the B points what this page does beyond it. The examples below
a point show what it means, at its edges above all. Each was run by a browser, and can fail.
`;

const NOTATION = [
  '**✓ passed**, **✗ failed** or **– not run** is the verdict on an example; the time beside it is how long the browser took. A point has failed as well if anything else that it is known by has.',
  '**A picture** shows the page at the last moment of its example, cropped to what matters. **An outline** is around what a sentence is about; where there are several, their numbers stand behind the sentences. A label such as ‘row 40 of 60’ says which row it is, and how many there are. **An empty outlined area** means that nothing is shown there.',
  '**A table of values** below the sentences stands for as many examples: a sentence is said for each row anew, with the row’s value in place of the *coloured name* of its column. A column **because** gives the reason for the row.',
  '**A text on grey** below the sentences tells what no picture can show: what the console said, what was asked of the network, what a screen reader was told.',
  '**‘Asked of this project’s page alone’**: the example needs what only this page promises, such as its address or its markup; all others can judge any page. **‘Asked of a module, without a page’**: a part of the program was asked by itself, so there is no picture. **‘Asked of this project’s page as it is built for readers’**: what it shows holds for the published page, not for the one that is served while it is changed.',
];

/** How to read the document: its marks, its words, and the ways by which points are known. */
export function Preface({ terms }: { terms: readonly string[] }) {
  return (
    <section className="preface" aria-labelledby="how-to-read" data-search="">
      <h2 id="how-to-read">How to read it</h2>
      <Prose text={INTRODUCTION} />
      <Prose text={NOTATION.map((each) => `- ${each}`).join('\n')} />
      <h3>Its words</h3>
      <Prose text={terms.map((each) => `- ${each}`).join('\n')} />
      <h3>How it is known</h3>
      <p>
        Under its examples each point has a line that unfolds and tells what else it is known by.
      </p>
      <ul>
        {KINDS.map(({ anchor, means }) => (
          <li key={anchor} id={anchor}>
            <Prose text={means} />
          </li>
        ))}
      </ul>
    </section>
  );
}
