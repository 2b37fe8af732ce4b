import type { FailedReason, InvalidReason, TextKind } from "#lib/edit/types.ts";

/** A place of the page that can be typed into, as the server rendered it. */
export interface Region {
  /** `{element id}:{slot.path}`, e.g. `30002:parts.0.meta.title`. */
  readonly address: string;
  readonly elementId: number;
  readonly path: string;
  readonly handler?: string;
  readonly partId?: number;
  readonly kind: TextKind;
  /** Its name in lists and announcements. */
  readonly label: string;
  /** The backend's text, byte for byte. */
  readonly stored: string;
  /** The same as the page shows it: for HTML the sanitised text as the browser serialises it. */
  readonly shown: string;
  /** `updated_at` of the element this was made from. */
  readonly seen: string;
}

/** A text that differs from what the backend holds. It can be published without its place being on the page. */
export interface Change extends Omit<Region, "shown"> {
  /** `stored` stays what it was when the change began: conflicts are detected against it. */
  readonly value: string;
}

/** Why a change was not published. `retry`: publishing it again may succeed. */
export type Problem =
  | { readonly kind: "conflict"; readonly theirs: string; readonly theirsShown: string }
  | { readonly kind: "invalid"; readonly reason: InvalidReason }
  | { readonly kind: "failed"; readonly reason: FailedReason };

/** One step of the page's history: a field that was left changed. */
export interface Step {
  readonly address: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export type Mode = "edit" | "browse";
export type Changes = Readonly<Record<string, Change>>;
