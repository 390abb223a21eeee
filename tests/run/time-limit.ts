/**
 * Awaits a promise for a limited time. Runs in Node and in browsers.
 *
 * @param ms the limit in ms
 * @param onTimeOut called once the limit is over: returns the result instead, or throws
 */
export async function withTimeLimit<Value, Late>(
  promise: Promise<Value>,
  ms: number,
  onTimeOut: () => Late,
): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  }).then(onTimeOut);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
