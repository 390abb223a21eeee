import type { Example } from '../../../results/specification.ts';
import { notesOf } from './notes.tsx';

interface FailureProps {
  example: Example;
  /** The name of the failed row of an outline. */
  row: string | undefined;
}

/** Why an example failed, in which row and at which sentence, with its trace. */
export function Failure({ example, row }: FailureProps) {
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
