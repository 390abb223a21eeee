import { type Example, notJudgedInWords, type Scenario } from '../../../results/specification.ts';
import { Mark } from '../Mark.tsx';
import { classOf, durationText } from '../verdicts.ts';

/** An example's verdict and its time. */
export function VerdictNote({ example }: { example: Example }) {
  const { verdict, duration, browsers } = example;
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
    </p>
  );
}

/** Why an example was not judged, and what its steps logged. */
export const notesOf = ({ notJudged, logs }: Example): readonly string[] =>
  notJudged === undefined ? logs : [notJudgedInWords(notJudged), ...logs];

function wordsFor({ isModule, isBuild, isOwn }: Scenario): string | undefined {
  if (isModule) return 'Tests a module, without a page';
  if (isBuild) return 'Only for this project’s built page';
  return isOwn ? 'Only for this project’s page' : undefined;
}

/** A note on which pages examples can judge, unless it is any page. */
export function ScopeNote({ scenario }: { scenario: Scenario }) {
  const words = wordsFor(scenario);
  return words && <p className="kind">{words}</p>;
}
