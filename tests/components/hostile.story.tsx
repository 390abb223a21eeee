import { withHostile } from './hostile.ts';
import { TableStory } from './table.story.tsx';

/** The table with hostile contacts among others. */
export function HostileStory() {
  return <TableStory contacts={withHostile()} />;
}
