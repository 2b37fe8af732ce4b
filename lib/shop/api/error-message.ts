import { type ApiError, MESSAGE_LIMIT } from "./errors.ts";

/** Keys of the namespace `errors` in the message catalogue. */
type ErrorKey =
  | "userExists"
  | "unknowUserOrPassword"
  | "invalidLogin"
  | "inccorectOldPassword"
  | "studentNotAssignedToDepartment"
  | "couponNotFound"
  | "cartUpdateError"
  | "sessionMissing"
  | "loginRequired"
  | "forbidden"
  | "notFound"
  | "tooManyRequests"
  | "network"
  | "generic"
  | FieldRefusal;

/** The gateway's messages for refused values (`valueOut` in lib/shop/api/schemas/out.ts). */
const FIELD_REFUSALS = ["email", "lettersOnly", "required", "tel"] as const;
type FieldRefusal = (typeof FIELD_REFUSALS)[number];

/** The message to show: a message key, or the server's text. Null: nothing is shown. */
type ErrorMessage = { readonly key: ErrorKey } | { readonly text: string } | null;

/**
 * Server messages that are shown as a message of the catalogue (docs/contract.md §1.7; some are misspelt as the backend
 * spells them).
 */
const KNOWN: ReadonlyMap<string, ErrorKey> = new Map([
  ["User already exist.", "userExists"],
  ["Unknown username or password!", "unknowUserOrPassword"],
  ["INVALID_LOGIN", "invalidLogin"],
  ["Incorrect old password.", "inccorectOldPassword"],
  ["Student is not assigned to any department", "studentNotAssignedToDepartment"],
  ["Coupon not found!", "couponNotFound"],
  ["Cart is archived.", "cartUpdateError"],
  ["Session doesn't exist", "sessionMissing"],
]);

/** The message for an error: a key to translate, or the server's text, cut to a safe length. */
export function errorMessage(error: ApiError): ErrorMessage {
  const message = error.message.trim();
  if (message === "Session already used.") return null;
  const known = KNOWN.get(message);
  if (known) return { key: known };
  switch (error.kind) {
    case "network":
      return { key: "network" };
    case "invalidAnswer":
      return { key: "generic" };
    case "notFound":
      return message ? shortened(message) : { key: "notFound" };
    case "validation":
      return refusedField(message) ?? (message ? shortened(message) : { key: "generic" });
    case "http":
      return ofStatus(error.status, message);
  }
}

/** The first field that the gateway refused; undefined if the message is about something else. */
function refusedField(message: string): { readonly key: FieldRefusal } | undefined {
  const [, refusal] = /^[\w.]+: (\w+)(?:$|;)/.exec(message) ?? [];
  const key = FIELD_REFUSALS.find((one) => one === refusal);
  return key && { key };
}

/** The key of an error's message; null if the server's own text is shown. */
export function errorKey(error: ApiError): ErrorKey | null {
  const message = errorMessage(error);
  return message && "key" in message ? message.key : null;
}

function ofStatus(status: number, message: string): ErrorMessage {
  if (status === 503 || status === 504) return { key: "network" };
  if (status >= 500) return { key: "generic" };
  if (status === 429) return { key: "tooManyRequests" };
  if (status === 401) return { key: "loginRequired" };
  if (message) return shortened(message);
  return { key: status === 403 ? "forbidden" : "generic" };
}

const shortened = (message: string) => ({ text: message.slice(0, MESSAGE_LIMIT) });
