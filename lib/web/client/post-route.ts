import { siteLanguage } from "#lib/base/browser/page-language.ts";
import { fail, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";

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

/** Reads the envelope of a route's answer; null if its body isn't JSON, e.g. the page of a proxy. */
export function readEnvelope<T>(status: number, body: RouteAnswer<T> | null): Result<T> {
  if (status >= 400)
    return fail(toApiError(body?.error?.statusCode ?? status, body?.error?.payload?.message ?? ""));
  return body?.data === undefined
    ? fail({ kind: "invalidAnswer", status, message: "no data" })
    : ok(body.data);
}

export interface PostOptions {
  /** Milliseconds. */
  readonly deadline?: number;
  /** The language of the request, if it isn't the page's. */
  readonly language?: string;
  /** The request goes on when the page is left. For small bodies: browsers limit all of a page together to 64 KiB. */
  readonly keepalive?: boolean;
}

/**
 * The transport of functions that name and type routes. Never throws; an unreadable answer counts as a network error.
 *
 * @typeParam T the body of the answer
 */
export async function postJson<T>(
  route: string,
  body: unknown,
  { deadline = DEADLINE, language, keepalive }: PostOptions = {},
): Promise<Result<T>> {
  try {
    const response = await fetch(`/api/${route}`, {
      method: "POST",
      headers: { ...pageHeaders(), ...(language && { language }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(deadline),
      ...(keepalive && { keepalive }),
    });
    if (response.ok) return ok<T>(await response.json());
    return readEnvelope<never>(response.status, await response.json().catch(() => null));
  } catch (error) {
    const message = error instanceof Error ? error.name : "network";
    return fail({ kind: "network", status: 0, message });
  }
}

/** Answers of routes that have no envelope. */
interface PlainAnswers {
  readonly "session/login": { readonly user: User };
  readonly "session/social": { readonly user: User };
  readonly "session/forgot": unknown;
  readonly "session/set-password": unknown;
  readonly "session/logout": unknown;
  readonly "session/leave-cart": unknown;
}

/**
 * Sends JSON to a route of the shop itself rather than a backend call, e.g. one that sets or clears a session's
 * cookies.
 */
export const postRoute = <Route extends keyof PlainAnswers>(
  route: Route,
  body: unknown = {},
): Promise<Result<PlainAnswers[Route]>> => postJson(route, body);
