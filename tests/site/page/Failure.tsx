import type { Result } from '../specification.ts';

interface FailureProps {
  result: Result;
  /** What the row of an outline that failed is called by. */
  row: string | undefined;
}

/** What went wrong in an example, in which row and sentence, and where to look on. */
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
