import "server-only";
import type { Result } from "#lib/api/errors.ts";

type Failure = Extract<Result<unknown>, { ok: false }>;
type Memory = { readonly getStore: () => Map<string, Failure> | undefined };
/** Set by `lib/server/request-memory.ts`; `next dev` has none. */
const MEMORY = Symbol.for("baseline.request-memory");

/**
 * Next renders an error page right after a page that failed, and that asks for the page's metadata once more: a backend
 * that keeps silent would be waited for twice (hardening, "nothing held": own 503 within 5 s). So a read that failed
 * is not repeated while the same request is being answered; the next request asks again.
 */
export async function readOnce<T>(
  key: string,
  reading: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const failures = (globalThis as { [MEMORY]?: Memory })[MEMORY]?.getStore();
  const failed = failures?.get(key);
  if (failed) return failed;
  const result = await reading();
  if (!result.ok && result.error.kind !== "notFound") failures?.set(key, result);
  return result;
}
