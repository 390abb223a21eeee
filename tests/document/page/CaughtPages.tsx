import { useContext } from 'react';
import type { ShownPoint } from '../document-data.ts';
import { FAULTY_PAGES } from '../evidence/kinds.ts';
import { NeedsContext } from './examples/needs.ts';

/** The faulty pages that a point catches, each with its recorded failure. `offer.ts` adds Run controls. */
export function CaughtPages({ point: { id, caughtPages } }: { point: ShownPoint }) {
  const isRunnable = useContext(NeedsContext).size > 0;
  const headingId = `caught-pages-by-${id}`;
  return (
    <section className="caught-pages" aria-labelledby={headingId}>
      <h4 id={headingId}>
        {id} catches these <a href={`#${FAULTY_PAGES}`}>faulty pages</a>
      </h4>
      <ul>
        {caughtPages.map(({ name, slug, fault, sentence, error, picture, catchers }) => (
          <li
            key={slug}
            {...(catchers.length > 0 && {
              'data-faulty': slug,
              'data-catchers': catchers.join(' '),
            })}
          >
            <div>
              <b>{name}</b> <span className="fault-in-words">{fault}</span>
              {isRunnable && catchers.length === 0 && <i> Needs browser automation.</i>}
              <details>
                <summary>Recorded failure</summary>
                <p>{sentence ?? 'After the last sentence'}</p>
                <pre>{error}</pre>
                {picture && (
                  <a className="picture" href={picture}>
                    <img
                      src={picture}
                      alt={`The page when it was caught. ${fault}`}
                      loading="lazy"
                    />
                  </a>
                )}
              </details>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
