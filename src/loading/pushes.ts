import {
  concat,
  EMPTY,
  filter,
  fromEvent,
  map,
  merge,
  type Observable,
  of,
  share,
  switchMap,
  take,
  throttle,
  timer,
} from 'rxjs';
import { isAtEnd } from './pageScroll.ts';

/** How long no wheel has turned before its next event is another turn, in milliseconds. */
const WHEEL_REST_MS = 150;

/** How far a finger moves before it drags, in px. */
const SLOP = 10;

/** Keys that scroll down, by their names in the DOM. */
const DOWN = new Set(['End', 'PageDown', 'ArrowDown', ' ']);

/** Turns of the wheel: events that follow one another are one. With Control it zooms. */
function wheelTurns(): Observable<boolean> {
  // Stryker disable next-line ObjectLiteral,BooleanLiteral: what most browsers take for granted here
  const wheels = fromEvent<WheelEvent>(window, 'wheel', { passive: true });
  const rests = wheels.pipe(
    switchMap(() => timer(WHEEL_REST_MS)),
    // Stryker disable next-line ArrowFunction: nothing is as false
    map(() => false),
    share(),
  );
  const turns = wheels.pipe(
    throttle(() => rests),
    map(({ deltaY, ctrlKey }) => deltaY > 0 && !ctrlKey && isAtEnd()),
  );
  return merge(rests, turns);
}

/** Says whether a key scrolls down: Space does not where it presses a button. */
function scrollsDown({ key, altKey, target }: KeyboardEvent): boolean {
  if (!DOWN.has(key) || altKey) return false;
  return !(key === ' ' && target instanceof HTMLButtonElement);
}

/** Presses of keys: one that is held down is one. */
function keyPresses(): Observable<boolean> {
  const presses = fromEvent<KeyboardEvent>(window, 'keydown').pipe(
    filter(({ repeat }) => !repeat),
    map((event) => scrollsDown(event) && isAtEnd()),
  );
  // Stryker disable next-line ArrowFunction: nothing is as false
  return merge(presses, fromEvent(window, 'keyup').pipe(map(() => false)));
}

/** Touches: a finger that drags the page up, and all that the page scrolls until it touches again. */
function touches(): Observable<boolean> {
  // Stryker disable next-line OptionalChaining: what touches or moves has a finger
  const heightOf = ({ touches: [finger] }: TouchEvent) => finger?.clientY ?? 0;
  // Stryker disable next-line ObjectLiteral,BooleanLiteral: what most browsers take for granted here
  const moves = fromEvent<TouchEvent>(window, 'touchmove', { passive: true });
  // Stryker disable next-line ObjectLiteral,BooleanLiteral: what most browsers take for granted here
  return fromEvent<TouchEvent>(window, 'touchstart', { passive: true }).pipe(
    switchMap((start) => {
      const drag = moves.pipe(
        filter((move) => heightOf(start) - heightOf(move) > SLOP),
        take(1),
        map(() => true),
      );
      return concat(of(false), isAtEnd() ? drag : EMPTY);
    }),
  );
}

/**
 * The reader's gestures by wheel, key and finger that push against the end of the document, where no
 * scroll is left that the browser would tell of (B11): true as a push begins, false when it is over.
 */
export function pushes(): Observable<boolean> {
  return merge(wheelTurns(), keyPresses(), touches());
}
