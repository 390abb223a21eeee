import { CPU_SLOWED } from '../driver/driven/slow.ts';

/** How long a command may take before the page counts as hanging, in ms. */
const HANGING_MS = 60_000 * CPU_SLOWED;

/**
 * Awaits `done`, with a time limit.
 *
 * @throws Error if the page or the browser hangs
 */
export async function beforeHanging<Value>(done: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const hanging = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`The page hangs: no result after ${HANGING_MS} ms`));
    }, HANGING_MS);
  });
  try {
    return await Promise.race([done, hanging]);
  } finally {
    clearTimeout(timer);
  }
}
