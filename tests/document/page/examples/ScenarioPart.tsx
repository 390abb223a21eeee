import { useContext } from 'react';
import type { Scenario } from '../../../results/specification.ts';
import { BesidePicture } from './BesidePicture.tsx';
import { Failure } from './Failure.tsx';
import { NeedsContext, needsInWords, runnable } from './needs.ts';
import { ScopeNote, VerdictNote } from './notes.tsx';
import { PictureFigure } from './PictureFigure.tsx';
import { rowName } from './rowName.ts';
import { Sentences } from './Sentences.tsx';
import { Template } from './Template.tsx';
import { Values } from './Values.tsx';

/** Maximum width of a picture beside its sentences, in CSS px. */
const BESIDE = 760;

/** An example or an outline: its sentences and its results. */
export function ScenarioPart({ scenario }: { scenario: Scenario }) {
  const { id, title, sentences, tables, examples } = scenario;
  const names = tables.flatMap(({ columns, rows }) =>
    rows.map(({ cells }) => rowName(columns, cells)),
  );
  const [only] = names.length > 0 ? [] : examples;
  const pictured = examples.filter(({ evidence }) => evidence.picture);
  const needs = useContext(NeedsContext);
  const needed = needsInWords(examples, needs);
  const { width = Number.POSITIVE_INFINITY } = only?.evidence.picture ?? {};
  return (
    <article
      className={`example${width <= BESIDE ? ' beside' : ''}`}
      id={id}
      data-search=""
      {...(only && runnable(only, needs))}
    >
      <div className="said">
        <h4>
          <a href={`#${id}`}>
            <Template text={title} />
          </a>
        </h4>
        {only && <VerdictNote example={only} />}
        <ScopeNote scenario={scenario} />
        {needed && <p className="kind">Needs browser automation: {needed}</p>}
        <Sentences sentences={sentences} examples={examples} />
        {tables.map((table, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static content
          <Values key={nth} table={table} />
        ))}
        {examples.map((example, nth) =>
          example.verdict === 'failed' ? (
            <Failure key={example.id} example={example} row={names[nth]} />
          ) : null,
        )}
        <BesidePicture examples={examples} names={names} />
      </div>
      {pictured.length > 0 && (
        <div className="pictures">
          {pictured.map((example) => (
            <PictureFigure
              key={example.id}
              example={example}
              row={names[examples.indexOf(example)]}
            />
          ))}
        </div>
      )}
    </article>
  );
}
