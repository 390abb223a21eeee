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
      <Run examples={[example]} within={id} label={`Run: ${title}`} text="▶ Run" />
    </p>
  );
}

/** On which pages examples can judge, in words; `undefined` if on any. */
function scopeInWords({ isModule, isBuild, isOwn }: Scenario): string | undefined {
  if (isModule) return 'Tests a module, without a page';
  if (isBuild) return 'Only for this project’s built page';
  return isOwn ? 'Only for this project’s page' : undefined;
}

/** What no picture shows of an example: why it failed or was not judged, logs, a PDF, a module's result. */
function Evidence({ example }: { example: Example }) {
  const { id, row, verdict, reason, failedAt = -1, sentences, evidence } = example;
  const { logs, paper, returned } = evidence;
  const hasFailed = verdict === 'failed';
  const notes = [reason && (hasFailed ? reason : `Not judged here: ${reason}`), ...logs];
  const text = notes.filter(Boolean).join('\n');
  if (!text && !paper && !returned) return null;
  const sentence = sentences[failedAt];
  return (
    <div className={hasFailed ? 'failure' : 'logs'}>
      {row && (
        <p>
          <a href={`#${id}`}>{row}</a>
        </p>
      )}
      {hasFailed && (
        <p>
          <b>Failed</b> {sentence ? `at ‘${sentence.text}’` : 'after its last sentence'}
        </p>
      )}
      {text && <pre>{text}</pre>}
      {paper && (
        <p className="paper">
          <a href={paper}>The printed page{row && `, ${row}`}</a> (PDF)
        </p>
      )}
      {returned && (
        <details>
          <summary>What it returned</summary>
          <pre>{returned}</pre>
        </details>
      )}
    </div>
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
        {examples.map((each) => (
          <Evidence key={each.id} example={each} />
        ))}
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
