import { type ApiError, MESSAGE_LIMIT } from "./errors.ts";

/** Keys of the namespace `errors` in the message catalogue. */
type ErrorKey =
  | "userExists"
  | "unknowUserOrPassword"
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
  | "generic";

/** What to show: wording of ours, or the server's own as text. Null = nothing is shown. */
type ErrorMessage = { readonly key: ErrorKey } | { readonly text: string } | null;

/** Server messages with a wording of ours (docs/contract.md §1.7; some keys are spelt as the backend spells them). */
const KNOWN: ReadonlyMap<string, ErrorKey> = new Map([
  ["User already exist.", "userExists"],
  ["Unknown username or password!", "unknowUserOrPassword"],
  ["INVALID_LOGIN", "unknowUserOrPassword"],
  ["Incorrect old password.", "inccorectOldPassword"],
  ["Student is not assigned to any department", "studentNotAssignedToDepartment"],
  ["Coupon not found!", "couponNotFound"],
  ["Cart is archived.", "cartUpdateError"],
  ["Session doesn't exist", "sessionMissing"],
]);

/** The wording of an error: a key to translate, or text of the server, clamped. */
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
      return message ? clamped(message) : { key: "notFound" };
    case "validation":
      return message ? clamped(message) : { key: "generic" };
    case "http":
      return ofStatus(error.status, message);
  }
}

/** The key of an error's wording; null where the wording is the server's. */
export function errorKey(error: ApiError): ErrorKey | null {
  const message = errorMessage(error);
  return message && "key" in message ? message.key : null;
}

function ofStatus(status: number, message: string): ErrorMessage {
  if (status === 503 || status === 504) return { key: "network" };
  if (status >= 500) return { key: "generic" };
  if (status === 429) return { key: "tooManyRequests" };
  if (status === 401) return { key: "loginRequired" };
  if (message) return clamped(message);
  return { key: status === 403 ? "forbidden" : "generic" };
}

const clamped = (message: string) => ({ text: message.slice(0, MESSAGE_LIMIT) });
