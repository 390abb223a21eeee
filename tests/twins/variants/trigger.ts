/** Loads that start at the wrong place (R4.2, R9.3). */
import { atPercent, type Geometry } from '../page/loading.ts';
import type { Variant } from '../variants.ts';

/** Reached where at most `px` are left to the bottom. */
const atDistance =
  (px: number) =>
  ({ scrollTop, clientHeight, scrollHeight }: Geometry) =>
    scrollHeight - clientHeight - scrollTop <= px;

/** Reached at 80 percent of the height that the page had at first. */
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
  wrong: `A load starts at ${percent} percent only.`,
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
    wrong: '80 percent must be passed, not just reached.',
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
    wrong: 'A load starts at the very bottom.',
    fails: ['R9.3', 'R4.2'],
    twin: { isReached: atDistance(0) },
  },
  {
    name: 'the upper edge',
    wrong: 'The share of the scrolled way counts, not the lower edge of the view.',
    fails: ['R9.3'],
    twin: {
      isReached: ({ scrollTop, clientHeight, scrollHeight }) =>
        scrollTop / (scrollHeight - clientHeight) >= 0.8,
    },
  },
  {
    name: 'the screen',
    wrong: 'The height of the screen is taken for that of the window.',
    fails: ['R9.3', 'R4.2'],
    twin: {
      isReached: ({ scrollTop, scrollHeight }) => scrollTop + screen.height >= scrollHeight * 0.8,
    },
  },
  {
    name: 'the first height',
    wrong: 'The 80 percent stay those of the first 40 rows.',
    fails: ['R9.3'],
    twin: { isReached: ofFirstHeight() },
  },
];
