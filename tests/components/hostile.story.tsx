import { type Hostile, withHostile } from './hostile.ts';
import { TableStory } from './table.story.tsx';

/** The table with one hostile contact among others. */
export function HostileStory({ kind }: { kind: Hostile }) {
  return <TableStory contacts={withHostile(kind)} />;
}
