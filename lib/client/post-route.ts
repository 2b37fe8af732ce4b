import { fail, ok, type Result, toApiError } from "#lib/api/errors.ts";

/** Milliseconds: the routes' own deadlines are shorter, so this only ends a dead connection. */
export const DEADLINE = 35_000;

/** What our routes return: the data, or a failure in the backend's own shape. */
export interface RouteAnswer<T> {
  readonly data?: T;
  readonly error?: {
    readonly statusCode?: number;
    readonly payload?: { readonly message?: string };
  };
}

/** The headers of every request of a page: the mark of our own pages, and the page's language. */
export const pageHeaders = (): Record<string, string> => ({
  "content-type": "application/json",
  "x-requested-with": "baseline",
  language: document.documentElement.lang,
});

type Route = "session/login" | "session/logout" | "session/social" | "session/leave-cart";

/**
 * Sends JSON to a route of the shop that is not a call of the backend, e.g. those that set and clear the cookies of a
 * session. Never throws; an answer that cannot be read counts as a network error.
 *
 * @typeParam T what the route answers, as its body has it
 * @param deadline milliseconds
 */
export async function postRoute<T>(
  route: Route | "edit/publish" | "edit/draft" | "edit/choices",
  body: unknown = {},
  deadline = DEADLINE,
): Promise<Result<T>> {
  try {
    const response = await fetch(`/api/${route}`, {
      method: "POST",
      headers: pageHeaders(),
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(deadline),
    });
    if (response.ok) return ok<T>(await response.json());
    const refused: RouteAnswer<never> | null = await response.json().catch(() => null);
    return fail(toApiError(response.status, refused?.error?.payload?.message ?? ""));
  } catch (error) {
    const message = error instanceof Error ? error.name : "network";
    return fail({ kind: "network", status: 0, message });
  }
}
