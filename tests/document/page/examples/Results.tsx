import { type Example, notJudgedInWords } from '../../../results/specification.ts';

/** An example, or a row of an outline. */
export interface NamedExample {
  example: Example;
  /** The name of the row. */
  row?: string;
}

/** Why an example was not judged, and what its steps logged. */
const notesOf = ({ notJudged, logs }: Example): readonly string[] =>
  notJudged === undefined ? logs : [notJudgedInWords(notJudged), ...logs];

/** Why an example failed, in which row and at which sentence, with its trace. */
export function Failure({ example, row }: NamedExample) {
  const { id, error, failedAt = -1, sentences, evidence } = example;
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
        {evidence.trace && (
          <>
            {' · '}
            <a href={evidence.trace} download="">
              trace
            </a>{' '}
            for <code>npx playwright show-trace</code>
          </>
        )}
      </p>
      <pre>{[error, ...notesOf(example)].join('\n\n')}</pre>
    </div>
  );
}

/** Evidence that no picture shows: logs, printed PDFs, and return values of modules. */
export function BesidePicture({ named }: { named: readonly NamedExample[] }) {
  const noted = named.filter(
    ({ example }) => example.verdict !== 'failed' && notesOf(example).length > 0,
  );
  const printed = named.filter(({ example }) => example.evidence.paper);
  const returned = named.filter(({ example }) => example.evidence.returned);
  return (
    <>
      {noted.map(({ example, row }) => (
        <div key={example.id} className="logs">
          {row && <p>{row}</p>}
          <pre>{notesOf(example).join('\n')}</pre>
        </div>
      ))}
      {printed.map(({ example, row }) => (
        <p key={example.id} className="paper">
          <a href={example.evidence.paper}>The printed page{row ? `, ${row}` : ''}</a> (PDF)
        </p>
      ))}
      {returned.length > 0 && (
        <details>
          <summary>What it returned</summary>
          {returned.map(({ example, row }) => (
            <div key={example.id}>
              {row && <p>{row}</p>}
              <pre>{example.evidence.returned}</pre>
            </div>
          ))}
        </details>
      )}
    </>
  );
}
