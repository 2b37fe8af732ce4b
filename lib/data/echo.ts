import "server-only";
import type { Result } from "@/lib/api/errors";

/** Milliseconds after which a failure counts as slow. */
const SLOW = 1_000;

/** Milliseconds between a failed page and the error page that Next renders for it at once. */
const ECHO = 150;

type Failure = Extract<Result<unknown>, { ok: false }>;
const failures = new Map<string, { readonly failure: Failure; readonly until: number }>();

/**
 * Next renders an error page right after a page that failed, and that asks for the page's metadata once more: a backend
 * that keeps silent would be waited for twice (hardening, "nothing held": own 503 within 5 s). So the next identical
 * read right after a slow failure gets the same failure, once; the one after that asks again.
 */
export async function withEcho<T>(
  key: string,
  reading: () => Promise<Result<T>>,
  now: () => number = Date.now,
): Promise<Result<T>> {
  const held = failures.get(key);
  failures.delete(key);
  if (held && now() < held.until) return held.failure;
  const start = now();
  const result = await reading();
  if (result.ok || now() - start < SLOW) return result;
  for (const [old, { until }] of failures) if (until <= now()) failures.delete(old);
  failures.set(key, { failure: result, until: now() + ECHO });
  return result;
}
