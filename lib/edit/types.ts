/** How a text is shown, and so how it is cleaned before it is saved. */
export type TextKind = "text" | "html";

/** One text that was typed into (POST /api/edit/publish). */
export interface TextChange {
  readonly elementId: number;
  /** The element is read by its handler where the backend offers no read by id. */
  readonly handler?: string;
  /** `meta.title`, `parts.0.meta.text`: see `paths.ts`. */
  readonly path: string;
  /** Id of the part the path leads through: tells a part that was moved from one that was changed. */
  readonly partId?: number;
  readonly kind: TextKind;
  /** What the backend held when the text was shown, byte for byte. */
  readonly base: string;
  readonly value: string;
  /** `updated_at` of the copy the page was made from. */
  readonly seen?: string;
}

export interface PublishRequest {
  readonly locale: string;
  readonly changes: readonly TextChange[];
}

/** A reason is a key of the message catalogue (`edit.reason.*`), never a sentence. */
export type InvalidReason = "path" | "notText" | "noPart" | "noLink" | "tooLong" | "master";
export type FailedReason =
  | "notFound"
  | "language"
  | "session"
  | "busy"
  | "backend"
  | "unreachable"
  | "refused";

export interface SavedText {
  readonly path: string;
  /** What the backend now holds. */
  readonly stored: string;
  /** Markup that must not be stored was removed. */
  readonly cleaned: boolean;
}

interface ConflictText {
  readonly path: string;
  /** The present text, byte for byte, and sanitised for display. */
  readonly theirs: string;
  readonly theirsShown: string;
}

/** One answer per element. Paths that could be saved are saved even when others of the element could not. */
export interface ElementAnswer {
  readonly elementId: number;
  readonly status: "saved" | "conflict" | "invalid" | "failed";
  readonly saved: readonly SavedText[];
  readonly conflicts: readonly ConflictText[];
  readonly invalid: readonly { readonly path: string; readonly reason: InvalidReason }[];
  readonly reason?: FailedReason;
  /** Other texts of the element were changed by someone else; both changes are kept. */
  readonly merged: boolean;
  /** `updated_at` after the save, "" where the backend names none. */
  readonly seen: string;
}

export interface PublishAnswer {
  readonly results: readonly ElementAnswer[];
}
