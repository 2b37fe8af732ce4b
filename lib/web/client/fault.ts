import type { ApiError, Result } from "#lib/shop/api/errors.ts";

/** Thrown by failed queries, so that a view can distinguish a network error from a refusal. */
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
