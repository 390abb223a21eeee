import type { Scenario } from '../specification.ts';
import { Failure } from './Failure.tsx';
import { Given } from './Given.tsx';
import { PictureFigure } from './PictureFigure.tsx';
import { Prose } from './Prose.tsx';
import { rowNames } from './rowName.ts';
import { needsInWords, runnable } from './runnable.ts';
import { ScopeNote } from './ScopeNote.tsx';
import { Sentences } from './Sentences.tsx';
import { Template } from './Template.tsx';
import { Values } from './Values.tsx';
import { VerdictNote } from './VerdictNote.tsx';

/** Maximum width of a picture beside its sentences, in CSS px. */
const BESIDE = 760;

/** An example or an outline: its sentences and its results. */
export function ScenarioPart({ scenario }: { scenario: Scenario }) {
  const { anchor, title, description, sentences, tables, results } = scenario;
  const names = rowNames(tables);
  const [only] = names.length > 0 ? [] : results;
  const columns = [...new Set(tables.flatMap((table) => table.columns))];
  const pictures = results.flatMap((result) => (result.picture ? [result] : []));
  const needs = needsInWords(results);
  const isBeside = only?.picture && only.picture.width <= BESIDE;
  return (
    <article
      className={`example${isBeside ? ' beside' : ''}`}
      id={anchor}
      data-search=""
      {...(only && runnable(only))}
    >
      <div className="said">
        <h4>
          <a href={`#${anchor}`}>
            <Template text={title} columns={columns} />
          </a>
        </h4>
        {only && <VerdictNote result={only} />}
        <ScopeNote scope={scenario} />
        {needs && <p className="kind">Needs a driven browser: {needs}</p>}
        {description && <Prose text={description} />}
        <Sentences sentences={sentences} columns={columns} results={results} />
        {tables.map((table, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static content
          <Values key={nth} table={table} />
        ))}
        {results.map((result, nth) =>
          result.verdict === 'failed' ? (
            <Failure key={result.anchor} result={result} row={names[nth]} />
          ) : null,
        )}
        <Given results={results} names={names} />
      </div>
      {pictures.length > 0 && (
        <div className="pictures">
          {pictures.map((result) => (
            <PictureFigure
              key={result.anchor}
              result={result}
              row={names[results.indexOf(result)]}
            />
          ))}
        </div>
      )}
    </article>
  );
}
