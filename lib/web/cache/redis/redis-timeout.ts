import { noteRefusal } from "./refusals.ts";

/** Milliseconds to wait for Redis before the work goes on without it. */
const TIMEOUT = 200;

/** Runs a command; null where Redis is down, slow, or refuses it, which is noted. */
export async function withTimeout<T>(
  redis: { readonly isReady: boolean },
  command: () => Promise<T>,
): Promise<T | null> {
  if (!redis.isReady) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT, null);
  });
  const run = async () => {
    try {
      return await command();
    } catch (error) {
      noteRefusal(redis, error);
      return null;
    }
  };
  try {
    return await Promise.race([run(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
