/** How a text is shown, and so how it is cleaned before it is saved. */
export type TextKind = "text" | "html";

/** One text that was typed into (POST /api/edit/publish). */
export interface TextChange {
  readonly elementId: number;
  /** What the element is read by where the backend can't give one by its id. */
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
  /** Markup that may not be stored was taken out. */
  readonly cleaned: boolean;
}

interface ConflictText {
  readonly path: string;
  /** What stands there now, byte for byte, and as it may be put into a page. */
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
  /** Somebody else changed other places of the element in the meantime; both changes stand. */
  readonly merged: boolean;
  /** `updated_at` after the save, "" where the backend tells none. */
  readonly seen: string;
}

export interface PublishAnswer {
  readonly results: readonly ElementAnswer[];
}
