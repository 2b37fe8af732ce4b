import type { ApiError, Result } from "#lib/api/errors.ts";

/** What a failed query throws, so that a view can tell a network error from a refusal. */
export class QueryFault extends Error {
  override readonly name = "QueryFault";
  constructor(readonly error: ApiError) {
    super(error.message);
  }
}

/** The data of a result. @throws QueryFault */
export function dataOf<T>(result: Result<T>): T {
  if (result.ok) return result.data;
  throw new QueryFault(result.error);
}
