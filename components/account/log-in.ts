/** Why a login failed, as a key of `login.error`. */
export type LoginProblem = "wrong" | "notStaff" | "tooMany" | "unreachable";

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly admin: boolean;
}

/** Logs in through the same-origin session route; null when it worked. The tokens stay in httpOnly cookies. */
export async function logIn(credentials: Credentials): Promise<LoginProblem | null> {
  try {
    const response = await fetch("/api/session/login", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-requested-with": "baseline",
        language: document.documentElement.lang,
      },
      body: JSON.stringify(credentials),
    });
    if (response.ok) return null;
    if (response.status === 403) return "notStaff";
    if (response.status === 429) return "tooMany";
    return response.status >= 500 ? "unreachable" : "wrong";
  } catch {
    return "unreachable";
  }
}
