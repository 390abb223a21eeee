import { diffWords } from 'diff';
import { type Change, inWords } from '../since/changes.ts';
import { inShort, type Since } from '../since/since.ts';
import { Prose } from './Section.tsx';

const changesId = (id: string) => `what-changed-in-${id}`;

/** A text, or two versions of it with the words that differ marked. */
function Words({ before, now }: Change) {
  return diffWords(before ?? '', now ?? '').map((part, nth) => {
    const Part = part.added ? 'ins' : part.removed ? 'del' : 'span';
    return <Part key={nth}>{part.value}</Part>;
  });
}

/** Two pictures, with an outline around what differs. */
function Pictures({ file, area }: NonNullable<Change['pictures']>) {
  return (
    <div className="versions">
      {[`earlier/${file}`, file].map((each, nth) => (
        <a key={each} className="picture" href={each}>
          <span>
            <img src={each} alt={nth === 0 ? 'Before' : 'Now'} loading="lazy" />
            <i style={{ inset: area }} />
          </span>
        </a>
      ))}
    </div>
  );
}

/** How many changes there are, each with a link to the first. */
export const ChangesInShort = (since: Since) => (
  <Prose text={inShort(since, (says, id) => `[${says}](#${changesId(id)})`)} />
);

/** What has changed since an earlier website, point by point. */
export function Changes({ version, points }: Since) {
  if (points.length === 0) return null;
  return (
    <section
      className="changes"
      id="what-changed"
      aria-labelledby="title-of-what-changed"
      data-search=""
    >
      <h2 id="title-of-what-changed">What changed since {version}</h2>
      {points.map((point) => (
        <section key={point.id} id={changesId(point.id)} aria-label={`Changes of ${point.name}`}>
          <h3>
            <a href={`#${point.id}`}>{point.name}</a>: {inWords(point)}
          </h3>
          {point.changes.map((change, nth) => (
            <figure key={nth}>
              <figcaption>{change.kind + (change.pictures ? ': before, and now' : '')}</figcaption>
              <pre>
                <Words {...change} />
              </pre>
              {change.pictures && <Pictures {...change.pictures} />}
            </figure>
          ))}
        </section>
      ))}
    </section>
  );
}
