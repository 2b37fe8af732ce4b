import "server-only";
import type { RawElement } from "#lib/api/calls/variants.ts";
import type { ApiError } from "#lib/api/errors.ts";
import { sanitize } from "#lib/security/sanitize.ts";
import { type Merge, textOf } from "./merge.ts";
import type { ElementAnswer, FailedReason, InvalidReason, SavedText, TextChange } from "./types.ts";

interface Saved {
  readonly elementId: number;
  readonly merge: Merge;
  readonly refused: ElementAnswer["invalid"];
  /** The element as read before the save, and as the backend returned it. */
  readonly before: RawElement;
  readonly after: RawElement;
  /** The changes as they came, before cleaning. */
  readonly requested: readonly TextChange[];
}

/** The result of saving one element's texts. */
export function answerOf({
  elementId,
  merge,
  refused,
  before,
  after,
  requested,
}: Saved): ElementAnswer {
  const invalid = [...refused, ...merge.invalid];
  const saved = merge.saved.map(({ path, kind, partId, value }): SavedText => {
    const typed = requested.find((change) => change.path === path)?.value ?? value;
    return {
      path,
      stored: textOf(after, path, partId) ?? value,
      cleaned: kind === "html" && !keepsMarkup(typed, value),
    };
  });
  const seenBefore = stampOf(before);
  return {
    elementId,
    status: merge.conflicts.length > 0 ? "conflict" : invalid.length > 0 ? "invalid" : "saved",
    saved,
    conflicts: merge.conflicts.map(({ change: { path, kind }, theirs }) => ({
      path,
      theirs,
      theirsShown: kind === "html" ? sanitize(theirs) : theirs,
    })),
    invalid,
    merged:
      seenBefore !== "" &&
      requested.some(({ seen }) => seen !== undefined && seen !== "" && seen !== seenBefore),
    seen: stampOf(after),
  };
}

/** Nothing of an element was saved. */
export const failed = (
  elementId: number,
  reason: FailedReason,
  invalid: ElementAnswer["invalid"],
): ElementAnswer => ({
  elementId,
  status: "failed",
  reason,
  saved: [],
  conflicts: [],
  invalid,
  merged: false,
  seen: "",
});

/** None of an element's texts may be saved. */
export const refusedAll = (
  elementId: number,
  changes: readonly TextChange[],
  reason: InvalidReason,
): ElementAnswer => ({
  elementId,
  status: "invalid",
  saved: [],
  conflicts: [],
  invalid: changes.map(({ path }) => ({ path, reason })),
  merged: false,
  seen: "",
});

/** Why the backend did not save, as a key of the message catalogue. */
export function reasonOf(error: ApiError): FailedReason {
  if (error.kind === "network") return "unreachable";
  if (error.kind === "notFound") return "notFound";
  if (error.kind === "validation" || error.status === 400) return "refused";
  if (error.status === 401 || error.status === 403) return "session";
  return error.status === 409 || error.status === 429 ? "busy" : "backend";
}

const stampOf = ({ updated_at }: RawElement): string =>
  typeof updated_at === "string" ? updated_at : "";

const TAG = /<\/?([a-z][a-z0-9-]*)\b([^>]*)>/gi;

/** Tags and the number of their attributes, in order: entities, quotes and `<br />` are written in many ways. */
const skeleton = (html: string): string =>
  [...html.matchAll(TAG)]
    .map(
      ([, tag = "", rest = ""]) => `${tag.toLowerCase()}${rest.match(/[\w-]+\s*=/g)?.length ?? 0}`,
    )
    .join(" ");

/** Whether sanitising kept the markup. Text is never removed, so only tags and attributes are compared. */
const keepsMarkup = (typed: string, cleaned: string): boolean =>
  skeleton(typed) === skeleton(cleaned);
