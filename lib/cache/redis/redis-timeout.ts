/** Milliseconds to wait for Redis before the work goes on without it. */
const TIMEOUT = 200;

/** Runs a command; null where Redis is down or slow. */
export async function withTimeout<T>(
  redis: { readonly isReady: boolean },
  command: () => Promise<T>,
): Promise<T | null> {
  if (!redis.isReady) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT, null);
  });
  try {
    return await Promise.race([command(), timeout]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
