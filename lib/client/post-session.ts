import { fail, ok, type Result, toApiError } from "#lib/api/errors.ts";

/** Milliseconds, longer than the gateway's own deadlines. */
const DEADLINE = 35_000;

/**
 * A call of the session routes (`/api/session/…`), which set and clear the cookies of a login. Never throws.
 * The answer's tokens are in httpOnly cookies; what is read here is the rest.
 */
export async function postSession<T>(
  step: "login" | "logout" | "social",
  body: unknown,
): Promise<Result<T>> {
  try {
    const response = await fetch(`/api/session/${step}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-requested-with": "baseline",
        language: document.documentElement.lang,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE),
    });
    const answer = (await response.json()) as {
      error?: { payload?: { message?: string } };
    };
    return response.ok
      ? ok(answer as T)
      : fail(toApiError(response.status, answer.error?.payload?.message ?? ""));
  } catch (error) {
    return fail({
      kind: "network",
      status: 0,
      message: error instanceof Error ? error.name : "network",
    });
  }
}
