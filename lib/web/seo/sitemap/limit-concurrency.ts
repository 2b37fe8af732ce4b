import { BackendFault } from "#lib/shop/api/errors.ts";

/**
 * Runs tasks a few at a time. A task that has not started by the deadline (milliseconds for all) fails, so that a slow
 * backend cannot keep a request waiting.
 */
export function limitConcurrency(atOnce: number, deadline: number) {
  const end = Date.now() + deadline;
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      if (Date.now() > end)
        throw new BackendFault(
          { kind: "network", status: 0, message: "The sitemap took too long." },
          "sitemap",
        );
      return await task();
    } finally {
      // The next task takes over the slot, so `running` stays the same.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
