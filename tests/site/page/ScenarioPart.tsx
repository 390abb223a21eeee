import type { Scenario } from '../specification.ts';
import { Failure } from './Failure.tsx';
import { Given } from './Given.tsx';
import { PictureFigure } from './PictureFigure.tsx';
import { Prose } from './Prose.tsx';
import { rowName } from './rowName.ts';
import { needsInWords, runnable } from './runnable.ts';
import { Sentences } from './Sentences.tsx';
import { Template } from './Template.tsx';
import { Values } from './Values.tsx';
import { VerdictNote } from './VerdictNote.tsx';

/** Maximum width of a picture beside its sentences, in CSS px. */
const BESIDE = 760;

function kindOf({ isModule, isBuild, isOwn }: Scenario): string | undefined {
  if (isModule) return 'Tests a module, without a page';
  if (isBuild) return 'Only for this project’s built page';
  return isOwn ? 'Only for this project’s page' : undefined;
}

/** An example or an outline: its sentences and its results. */
export function ScenarioPart({ scenario }: { scenario: Scenario }) {
  const { anchor, title, description, sentences, values, results } = scenario;
  const [only] = values ? [] : results;
  const names = values ? results.map((_, nth) => rowName(values, nth)) : [];
  const kind = kindOf(scenario);
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
            <Template text={title} />
          </a>
        </h4>
        {only && <VerdictNote result={only} />}
        {kind && <p className="kind">{kind}</p>}
        {needs && <p className="kind">Needs a driven browser: {needs}</p>}
        {description && <Prose text={description} />}
        <Sentences sentences={sentences} results={results} />
        {values && <Values values={values} results={results} />}
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
