/**
 * Waits for a promise, but not longer than a limit. Returns false if the limit has passed.
 *
 * @param limit in milliseconds
 * @throws the error of the promise (rejects), if it rejects within the limit
 */
export async function waitAtMost(promise: Promise<unknown>, limit: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, limit, false);
  });
  try {
    return await Promise.race([promise.then(() => true), passed]);
  } finally {
    clearTimeout(timer);
  }
}
