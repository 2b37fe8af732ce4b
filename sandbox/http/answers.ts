import { Failure } from "../domain/failure.ts";
import type { Route } from "./call.ts";

const HEADERS = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

/** An answer with additional headers, e.g. an ETag. */
export class Answer {
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;
  constructor(data: unknown, headers: Readonly<Record<string, string>>) {
    this.data = data;
    this.headers = headers;
  }
}

const json = (
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response => new Response(JSON.stringify(body), { status, headers: { ...HEADERS, ...headers } });

/** `{ "data": … }` around whatever a service returned. */
export function success(result: unknown): Response {
  if (result instanceof Response) return result;
  if (result instanceof Answer) return json({ data: result.data }, 200, result.headers);
  return json({ data: result ?? {} });
}

/** Errors in the shape of the call (`docs/contract.md §1`). An unexpected one is printed and answered with 500. */
export function failure(error: unknown, style?: Route["failureStyle"]): Response {
  if (!(error instanceof Failure)) console.error(error);
  const status = error instanceof Failure ? error.status : 500;
  const message =
    error instanceof Failure ? error.message : "Something went wrong. Please try again.";
  if (style === "text")
    return new Response(message, {
      status,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  if (style === "message") return json({ message }, status);
  return json({ error: { statusCode: status, payload: { message } } }, status);
}
