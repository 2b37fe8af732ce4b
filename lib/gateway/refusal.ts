import "server-only";

/** A request that the gateway will not serve. Thrown by its steps, answered by `handle`. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

interface AnswerOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly setCookies?: readonly string[];
}

/** Any answer of the gateway: JSON, never cached, never shared. */
export function answer(
  body: unknown,
  { status = 200, headers = {}, setCookies = [] }: AnswerOptions = {},
): Response {
  const response = Response.json(body, { status, headers });
  response.headers.set("cache-control", "private, no-store");
  for (const value of setCookies) response.headers.append("set-cookie", value);
  return response;
}

/** A failure in the backend's own shape (docs/contract.md §1.3), so that one reader serves both. */
export const refuse = (
  status: number,
  message: string,
  options: Omit<AnswerOptions, "status"> = {},
): Response =>
  answer({ error: { statusCode: status, payload: { message } } }, { ...options, status });
