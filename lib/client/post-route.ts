import { fail, ok, type Result, toApiError } from "#lib/api/errors.ts";
import { siteLanguage } from "#lib/browser/page-language.ts";

/** Milliseconds: the routes' own deadlines are shorter, so this only ends a dead connection. */
export const DEADLINE = 35_000;

/** The answer of our routes: the data, or a failure in the backend's own shape. */
export interface RouteAnswer<T> {
  readonly data?: T;
  readonly error?: {
    readonly statusCode?: number;
    readonly payload?: { readonly message?: string };
  };
}

/** The headers of every request of a page: the mark of our own pages and the site's language. */
export function pageHeaders(): Record<string, string> {
  return {
    "content-type": "application/json",
    "x-requested-with": "baseline",
    language: siteLanguage(),
  };
}

type Route =
  | "session/login"
  | "session/logout"
  | "session/social"
  | "session/leave-cart"
  | `edit/page/${"read" | "check-slug" | "create" | "copy" | "update" | "create-type" | "delete-type"}`
  | `edit/languages/${"status" | "section" | "translate"}`;

/**
 * Sends JSON to a route of the shop that isn't a call of the backend, e.g. those that set and clear session cookies.
 * Never throws; an unreadable answer counts as a network error.
 * @typeParam T the body of the route's answer
 * @param deadline milliseconds
 * @param language of the request, if it isn't the page's
 */
export async function postRoute<T>(
  route: Route | `edit/${string}` | `admin/${string}` | `dev/${string}`,
  body: unknown = {},
  deadline = DEADLINE,
  language?: string,
): Promise<Result<T>> {
  try {
    const response = await fetch(`/api/${route}`, {
      method: "POST",
      headers: { ...pageHeaders(), ...(language && { language }) },
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
