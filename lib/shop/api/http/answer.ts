import type { z } from "zod";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import type { AnswerOf, Call } from "#lib/shop/api/call.ts";
import { type ApiError, fail, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import { wellFormedJson } from "./well-formed-json.ts";

/**
 * Reads a complete answer: `{ data }`, or a failure in one of its shapes (docs/contract.md §1.3). `body` null = longer
 * than the limit. An answer that does not match the call's schema is `invalidAnswer`.
 */
export function readAnswer<C extends Call>(
  call: C,
  status: number,
  body: string | null,
): Result<AnswerOf<C>> {
  const json = body === null ? UNREADABLE : parse(body);
  const failure = failureOf(status, json, body ?? "");
  if (failure) return fail(failure);
  if (json === UNREADABLE) return invalid(status, "not JSON");
  const schema: C["answer"] = call.answer;
  const answer = schema.safeParse(contentsOf(json));
  return answer.success
    ? ok(answer.data)
    : invalid(status, `wrong shape: ${fieldsOf(answer.error)}`);
}

/** The fields that a schema refused: `items.0.qty: …; …`. */
export const fieldsOf = (error: z.ZodError): string =>
  error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join(".") || "body"}: ${issue.message}`)
    .join("; ");

const UNREADABLE = Symbol("unreadable");
const invalid = (status: number, message: string) =>
  fail({ kind: "invalidAnswer", status, message });

function parse(body: string): unknown {
  if (body.trim() === "") return undefined;
  const json = parseJson(wellFormedJson(body));
  return json === undefined ? UNREADABLE : json;
}

/** An error object counts as a failure even with a successful HTTP status. */
function failureOf(status: number, json: unknown, body: string): ApiError | null {
  const error = isRecord(json) ? json.error : undefined;
  if (isRecord(error)) {
    const named = Number(error.statusCode);
    const payload = isRecord(error.payload) ? error.payload.message : error.payload;
    const used =
      Number.isInteger(named) && named >= 400 && named < 600 ? named : Math.max(status, 400);
    return toApiError(used, firstText(payload, error.message, isRecord(json) ? json.message : ""));
  }
  if (status >= 400)
    return toApiError(
      status,
      isRecord(json) ? firstText(json.message, error) : plainText(json, body),
    );
  if (status < 200 || status >= 300)
    return { kind: "invalidAnswer", status, message: "redirected" };
  return null;
}

const firstText = (...values: unknown[]): string =>
  values.find((value): value is string => typeof value === "string" && value !== "") ?? "";

/** HTML or JSON from a proxy is not shown as a message. */
const plainText = (json: unknown, body: string): string =>
  typeof json === "string" ? json : /^\s*[<{[]/.test(body) ? "" : body.trim();

const PAGING_FIELDS = ["pagination", "totalPages", "totalRecords", "lastPage", "total"];

/** The `data` of an answer. Some lists put their totals next to it instead of inside. */
export function contentsOf(json: unknown): unknown {
  if (!isRecord(json)) return undefined;
  if (Array.isArray(json.data) && PAGING_FIELDS.some((name) => name in json)) return json;
  return json.data;
}
