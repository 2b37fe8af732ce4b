import { errorMessage } from "#lib/shop/api/error-message.ts";
import type { ApiError } from "#lib/shop/api/errors.ts";
import { postRoute } from "#lib/web/client/post-route.ts";
import type { Credentials } from "#lib/web/client/session-calls.ts";

/** Why a login failed: a key of `login.error`, or the server's own message (docs/screens.md §5.2). */
export interface LoginProblem {
  readonly key: "wrong" | "notStaff" | "tooMany" | "unreachable" | "department" | "invalid";
  readonly text?: string;
}

/** Logs a member of staff in; null when it worked. */
export async function logInStaff(credentials: Credentials): Promise<LoginProblem | null> {
  const result = await postRoute("session/login", { ...credentials, admin: true });
  if (result.ok) return null;
  return result.error.status === 403 ? { key: "notStaff" } : problemOf(result.error);
}

/** Logs a customer in, with all that follows (docs/screens.md §3.2); null when it worked. */
export async function logInCustomer(credentials: Credentials): Promise<LoginProblem | null> {
  const { authRuntime } = await import("#components/shop/auth/browser-auth.ts");
  const result = await authRuntime().logIn(credentials);
  return result.ok ? null : problemOf(result.error);
}

/** The problem behind an error of the login call; the backend's own message for an unknown one. */
function problemOf(error: ApiError): LoginProblem {
  if (error.status === 429) return { key: "tooMany" };
  if (error.status === 0 || error.status >= 500) return { key: "unreachable" };
  // Also the response if the e-mail address is not confirmed yet.
  if (error.message === "INVALID_LOGIN") return { key: "invalid" };
  const message = errorMessage(error);
  if (message === null) return { key: "wrong" };
  if ("text" in message) return { key: "wrong", text: message.text };
  if (message.key === "studentNotAssignedToDepartment") return { key: "department" };
  return message.key === "loginRequired" && error.message !== ""
    ? { key: "wrong", text: error.message }
    : { key: "wrong" };
}
