import type { Example, Scenario } from '../../../results/specification.ts';
import { classOf, durationText, Mark } from '../verdicts.tsx';
import { needsInWords, Run } from './Run.tsx';
import { Sentences, Template, Values } from './Sentences.tsx';

/** Maximum width of a picture beside its sentences, in CSS px. */
const BESIDE = 760;

/** An example's verdict, its time, and the control that runs it. */
function VerdictNote({ example, title }: { example: Example; title: string }) {
  const { id, verdict, duration, browsers } = example;
  return (
    <p className={`note ${classOf(verdict)}`}>
      <Mark verdict={verdict} /> <span aria-hidden="true">{verdict}</span>
      {duration !== undefined && <span className="time"> in {durationText(duration)}</span>}
      {browsers.length > 1 &&
        browsers.map((each) => (
          <span key={each.browser} className="browser">
            <Mark verdict={each.verdict} /> {each.browser}
          </span>
        ))}
      <Run examples={[example]} within={id} pace="slow" label={`Run: ${title}`} text="▶ Run" />
    </p>
  );
}

/** On which pages examples can judge, in words; `undefined` if on any. */
function scopeInWords({ isModule, isBuild, isOwn }: Scenario): string | undefined {
  if (isModule) return 'Tests a module, without a page';
  if (isBuild) return 'Only for this project’s built page';
  return isOwn ? 'Only for this project’s page' : undefined;
}

/** Why an example was not run to its end, and what its steps logged. */
const notesOf = ({ verdict, reason, evidence: { logs } }: Example): readonly string[] =>
  verdict === 'not run' && reason ? [`Not judged here: ${reason}`, ...logs] : logs;

/** Why an example failed, in which row and at which sentence. */
function Failure({ example }: { example: Example }) {
  const { id, row, reason, failedAt = -1, sentences, evidence } = example;
  const sentence = sentences[failedAt];
  return (
    <div className="failure">
      <p>
        <b>Failed</b>
        {row && (
          <>
            {' '}
            with <a href={`#${id}`}>{row}</a>
          </>
        )}
        {sentence ? ` at ‘${sentence.text}’` : ' after its last sentence'}
      </p>
      <pre>{[reason, ...evidence.logs].join('\n\n')}</pre>
    </div>
  );
}

/** Evidence that no picture shows: logs, printed PDFs, and return values of modules. */
function BesidePicture({ examples }: { examples: readonly Example[] }) {
  const noted = examples.filter(
    (example) => example.verdict !== 'failed' && notesOf(example).length > 0,
  );
  const printed = examples.filter(({ evidence }) => evidence.paper);
  const returned = examples.filter(({ evidence }) => evidence.returned);
  return (
    <>
      {noted.map((example) => (
        <div key={example.id} className="logs">
          {example.row && <p>{example.row}</p>}
          <pre>{notesOf(example).join('\n')}</pre>
        </div>
      ))}
      {printed.map(({ id, row, evidence }) => (
        <p key={id} className="paper">
          <a href={evidence.paper}>The printed page{row ? `, ${row}` : ''}</a> (PDF)
        </p>
      ))}
      {returned.length > 0 && (
        <details>
          <summary>What it returned</summary>
          {returned.map(({ id, row, evidence }) => (
            <div key={id}>
              {row && <p>{row}</p>}
              <pre>{evidence.returned}</pre>
            </div>
          ))}
        </details>
      )}
    </>
  );
}

/** The picture of an example, loaded lazily, with a link to the file in full size. */
function PictureFigure({ example: { evidence, id, row, sentences } }: { example: Example }) {
  if (!evidence.picture) return null;
  const { file, width, height, outlined } = evidence.picture;
  const what = outlined.flatMap((place) => sentences[place]?.text ?? []);
  const alt = `The page at the end of the example. ${what.length > 0 ? `Outlined: ${what.join('; ')}.` : 'Nothing is outlined.'}`;
  return (
    <figure style={{ maxWidth: width }}>
      <a className="picture" href={file} title="Open in full size">
        <img src={file} alt={alt} {...{ width, height }} loading="lazy" decoding="async" />
      </a>
      {row && (
        <figcaption>
          <a className="row" href={`#${id}`}>
            {row}
          </a>
        </figcaption>
      )}
    </figure>
  );
}

/** An example or an outline: its sentences and its results. */
export function ScenarioPart({ scenario }: { scenario: Scenario }) {
  const { id, title, sentences, tables, examples } = scenario;
  const [only] = tables.length > 0 ? [] : examples;
  const failed = examples.filter(({ verdict }) => verdict === 'failed');
  const pictured = examples.filter(({ evidence }) => evidence.picture);
  const needed = needsInWords(examples);
  const scope = scopeInWords(scenario);
  const plainTitle = title.replaceAll(/<([^<>]+)>/g, '$1');
  const { width = Number.POSITIVE_INFINITY } = only?.evidence.picture ?? {};
  return (
    <article className={`example${width <= BESIDE ? ' beside' : ''}`} id={id} data-search="">
      <div className="said">
        <h4>
          <a href={`#${id}`}>
            <Template text={title} />
          </a>
        </h4>
        {only ? (
          <VerdictNote example={only} title={plainTitle} />
        ) : (
          <Run
            examples={examples}
            within={id}
            label={`Run all rows: ${plainTitle}`}
            text="▶ Run all rows"
          />
        )}
        {scope && <p className="kind">{scope}</p>}
        {needed && <p className="kind">Needs browser automation: {needed}</p>}
        <Sentences sentences={sentences} examples={examples} />
        {tables.map((table, nth) => (
          <Values key={nth} table={table} />
        ))}
        {failed.map((each) => (
          <Failure key={each.id} example={each} />
        ))}
        <BesidePicture examples={examples} />
      </div>
      {pictured.length > 0 && (
        <div className="pictures">
          {pictured.map((each) => (
            <PictureFigure key={each.id} example={each} />
          ))}
        </div>
      )}
    </article>
  );
}
