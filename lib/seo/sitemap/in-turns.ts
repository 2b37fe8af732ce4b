import { BackendFault } from "#lib/api/errors.ts";

/**
 * Runs questions a few at a time. What has not begun by the deadline (milliseconds for all) fails, so that a slow
 * backend ends in an answer.
 */
export function inTurns(atOnce: number, deadline: number) {
  const end = Date.now() + deadline;
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(ask: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      if (Date.now() > end)
        throw new BackendFault(
          { kind: "network", status: 0, message: "The sitemap took too long." },
          "sitemap",
        );
      return await ask();
    } finally {
      // The turn goes on to the next one in line, or is given back.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
