import type { Result } from '../specification.ts';

interface FailureProps {
  result: Result;
  /** The name of the failed row of an outline. */
  row: string | undefined;
}

/** Why an example failed, in which row and at which sentence, with its trace. */
export function Failure({ result, row }: FailureProps) {
  const { anchor, error, failedAt = -1, said, trace, logs } = result;
  return (
    <div className="failure">
      <p>
        <b>Failed</b>
        {row && (
          <>
            {' '}
            with <a href={`#${anchor}`}>{row}</a>
          </>
        )}
        {said[failedAt] ? ` at ‘${said[failedAt]}’` : ' after its last sentence'}
        {trace && (
          <>
            {' · '}
            <a href={trace} download="">
              trace
            </a>{' '}
            for <code>npx playwright show-trace</code>
          </>
        )}
      </p>
      <pre>{[error, ...logs].join('\n\n')}</pre>
    </div>
  );
}
