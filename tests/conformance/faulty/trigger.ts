/** Loads that start at the wrong offset (R4.2, R9.3). */

import type { Variant } from '../faulty.ts';
import { atPercent, type Geometry } from '../page/loading.ts';

/** Reached at `px` or less from the bottom. */
const atDistance =
  (px: number) =>
  ({ scrollTop, clientHeight, scrollHeight }: Geometry) =>
    scrollHeight - clientHeight - scrollTop <= px;

/** Reached at 80 percent of the page's initial height. */
function ofFirstHeight() {
  let first: number | undefined;
  return (now: Geometry) => {
    first ??= now.scrollHeight;
    return atPercent(80)({ ...now, scrollHeight: first });
  };
}

const early = (percent: number): Variant => ({
  name: `${percent} percent`,
  wrong: `A load starts at ${percent} percent.`,
  fails: ['R9.3', 'R4.2'],
  twin: { isReached: atPercent(percent) },
});

const late = (percent: number): Variant => ({
  name: `${percent} percent`,
  wrong: `A load starts only at ${percent} percent.`,
  fails: ['R9.3', 'R4.2', 'R2.6', 'R2.7'],
  twin: { isReached: atPercent(percent) },
});

export const trigger: readonly Variant[] = [
  early(50),
  early(79),
  late(81),
  late(95),
  {
    name: 'beyond 80 percent',
    wrong: 'A load starts beyond 80 percent, not at 80 percent.',
    fails: ['R9.3'],
    twin: {
      isReached: ({ scrollTop, clientHeight, scrollHeight }) =>
        scrollTop + clientHeight > scrollHeight * 0.8,
    },
  },
  {
    name: '200 px',
    wrong: 'A load starts 200 px from the bottom.',
    fails: ['R9.3', 'R4.2'],
    twin: { isReached: atDistance(200) },
  },
  {
    name: '300 px',
    wrong: 'A load starts 300 px from the bottom.',
    fails: ['R9.3', 'R4.2'],
    twin: { isReached: atDistance(300) },
  },
  {
    name: 'the bottom only',
    wrong: 'A load starts only at the very bottom.',
    fails: ['R9.3', 'R4.2'],
    twin: { isReached: atDistance(0) },
  },
  {
    name: 'the upper edge',
    wrong:
      'The threshold is compared with the scrolled fraction, not with the lower edge of the view.',
    fails: ['R9.3'],
    twin: {
      isReached: ({ scrollTop, clientHeight, scrollHeight }) =>
        scrollTop / (scrollHeight - clientHeight) >= 0.8,
    },
  },
  {
    name: 'the screen',
    wrong: 'The height of the screen is used instead of the window’s.',
    fails: ['R9.3', 'R4.2'],
    twin: {
      isReached: ({ scrollTop, scrollHeight }) => scrollTop + screen.height >= scrollHeight * 0.8,
    },
  },
  {
    name: 'the first height',
    wrong: 'The threshold stays at 80 percent of the first 40 rows.',
    fails: ['R9.3'],
    twin: { isReached: ofFirstHeight() },
  },
];
