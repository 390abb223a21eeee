import type { Scope } from '../../results/specification.ts';

function wordsFor({ isModule, isBuild, isOwn }: Scope): string | undefined {
  if (isModule) return 'Tests a module, without a page';
  if (isBuild) return 'Only for this project’s built page';
  return isOwn ? 'Only for this project’s page' : undefined;
}

/** Says which pages examples can judge, unless it is any page. */
export function ScopeNote({ scope }: { scope: Scope }) {
  const words = wordsFor(scope);
  return words && <p className="kind">{words}</p>;
}
