import type { Call } from "./call.ts";

/** Characters, once encoded: longer than every token and slug, and far below the limit of servers for addresses. */
const LIMIT = 4_000;

/** A dot segment between slashes, encoded once or more: a proxy on the way may decode it and leave the path. */
const DOTS = /(?:^|[/\\]|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e){1,2}(?:$|[/\\]|%(?:25)*(?:2f|5c))/i;

/**
 * A value as one segment of a path, encoded exactly: an id, a slug, a token from an e-mail, with `/`, `+`, `=`, blanks
 * and letters of any script. Null if it isn't valid: empty, with a dot segment, a control character or a lone
 * surrogate, or absurdly long (docs/security.md §1.11).
 */
export function toPathSegment(value: string | number): string | null {
  const text = String(value);
  if (text === "" || text.length > LIMIT || !isWellFormed(text)) return null;
  if (/\p{Cc}/u.test(text) || DOTS.test(text)) return null;
  const segment = encodeURIComponent(text);
  return segment.length > LIMIT ? null : segment;
}

/** `String.prototype.isWellFormed` is too new for some visitors' browsers; a lone surrogate matches `\p{Cs}`. */
const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

/** The decoded segments of a path; null if one of them cannot be decoded. */
export function readPathSegments(path: string): string[] | null {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The segments of a call's address below `api/{version}/`, with the values of its parameters in place. */
export function segmentsOf(
  { path, nameLast }: Pick<Call, "path" | "nameLast">,
  values: readonly string[],
): string[] {
  const names = path.split("/");
  const before = nameLast ? names.length - 1 : names.length;
  return [...names.slice(0, before), ...values, ...names.slice(before)];
}
