import type { Result } from '../specification.ts';

/** What went wrong in an example, and where to look on. */
export function Failure({ result: { error, trace, logs } }: { result: Result }) {
  return (
    <div className="failure">
      <p>
        <b>Failed</b>
        {trace && (
          <>
            {' '}
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
