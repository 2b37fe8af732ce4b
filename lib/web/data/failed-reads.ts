import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "#lib/base/utils/process-wide.ts";
import type { Result } from "#lib/shop/api/errors.ts";

type Failure = Extract<Result<unknown>, { ok: false }>;

/** The failed reads of the request being answered, by key. */
const failedReads = processWide(
  "failed-reads",
  () => new AsyncLocalStorage<Map<string, Failure>>(),
);

/** Remembers failed reads while one request is answered. Called by `lib/run/server`, but not in `next dev`. */
export const rememberFailedReads = <T>(answer: () => T): T => failedReads.run(new Map(), answer);

/**
 * Reads once per request. After a page has failed, Next renders an error page, which reads the page's metadata again
 * and would wait a second time for a backend that does not respond. So a failed read is not repeated within a request;
 * the next request repeats it. `notFound` is not a failure.
 */
export async function readOnce<T>(
  key: string,
  reading: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const failures = failedReads.getStore();
  const failed = failures?.get(key);
  if (failed) return failed;
  const result = await reading();
  if (!result.ok && result.error.kind !== "notFound") failures?.set(key, result);
  return result;
}
