import type { Example, Scenario } from '../../../results/specification.ts';
import { classOf, Mark } from '../verdicts.tsx';
import { Run } from './Run.tsx';
import { Sentences, Template, Values } from './Sentences.tsx';

/** Maximum width of a picture beside its sentences, in CSS px. */
const BESIDE = 760;

/** An example's verdict, and the control that runs it. */
function VerdictNote({ example, title, at }: { example: Example; title: string; at: string }) {
  const { verdict } = example;
  return (
    <p className={`note ${classOf(verdict)}`}>
      <Mark verdict={verdict} /> <span aria-hidden="true">{verdict}</span>
      <Run examples={[example]} within={at} label={`Run: ${title}`} text="▶ Run" />
    </p>
  );
}

export const OWN = 'Only for this project’s page';

/** What examples judge, in words, unless it is any page. */
function scopeInWords({ tags, isOwn }: Scenario): string | undefined {
  if (tags.includes('@module')) return 'Tests a module, without a page';
  if (tags.includes('@build')) return 'Only for this project’s built page';
  return isOwn ? OWN : undefined;
}

/** What no picture shows of an example: why it failed or was not judged, logs, a PDF. */
function Evidence({ example }: { example: Example }) {
  const { id, row, verdict, reason, failedAt = -1, sentences, evidence } = example;
  const { logs, paper } = evidence;
  const hasFailed = verdict === 'failed';
  const notes = [reason && (hasFailed ? reason : `Not judged here: ${reason}`), ...logs];
  const text = notes.filter(Boolean).join('\n');
  if (!text && !paper) return null;
  const sentence = sentences[failedAt];
  return (
    <div className={hasFailed ? 'failure' : 'logs'}>
      {row && (
        <p>
          <a className="row" href={`#${id}`}>
            {row}
          </a>
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
          <a href={paper.file}>The printed page{row && `, ${row}`}</a> (PDF)
        </p>
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

interface ScenarioProps {
  scenario: Scenario;
  /** The id of its element. */
  at?: string;
}

/** An example or an outline: its sentences and its results. */
export function ScenarioPart({ scenario, at = scenario.id }: ScenarioProps) {
  const { id, title, sentences, tables, examples } = scenario;
  const [copyOf, Heading] = at === id ? [undefined, 'h4' as const] : [id, 'h2' as const];
  const [only] = tables.length > 0 ? [] : examples;
  const pictured = examples.filter(({ evidence }) => evidence.picture);
  const isAutomated = examples.some(({ needs = [] }) => needs.length > 0);
  const scope = scopeInWords(scenario);
  const plainTitle = title.replaceAll(/<([^<>]+)>/g, '$1');
  const { width = Number.POSITIVE_INFINITY } = only?.evidence.picture ?? {};
  return (
    <article
      className={`example${width <= BESIDE ? ' beside' : ''}`}
      id={at}
      data-search=""
      data-copy-of={copyOf}
    >
      <div>
        <Heading>
          <a href={`#${id}`}>
            <Template text={title} />
          </a>
        </Heading>
        {only ? (
          <VerdictNote example={only} title={plainTitle} at={at} />
        ) : (
          <Run
            examples={examples}
            within={at}
            label={`Run all rows: ${plainTitle}`}
            text="▶ Run all rows"
          />
        )}
        {scope && <p className={`kind ${scope === OWN ? 'own' : ''}`}>{scope}</p>}
        {isAutomated && <p className="kind">Needs browser automation</p>}
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
