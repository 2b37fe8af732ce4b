import type { SlotKind } from "#lib/shop/domain/sections/definition.ts";

/** A value as stored by the backend. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * Describes the target of an operation for its label, so that it can be listed without its element being on the page.
 */
export interface Subject {
  readonly component: string;
  /** Distinguishes it from others of its kind (shown-title.ts). */
  readonly title: string;
}

interface OfElement {
  /** Negative while the element exists in the working copy only. */
  readonly elementId: number;
  /** The element is read by its handler where the backend offers no read by id. */
  readonly handler: string;
  readonly about: Subject;
  /** `updated_at` of the copy the page was made from. */
  readonly seen: string;
}

/** Text, link, medium or option at a path (`place.ts`). Undefined: nothing is set there. */
export interface SetOperation extends OfElement {
  readonly kind: "set";
  readonly path: string;
  readonly slot: SlotKind | "option";
  /** The backend's value when it was shown, byte for byte. */
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
}

/** The initial content of a new section or part. */
export interface Content {
  readonly title: string;
  readonly meta: Readonly<Record<string, Json>>;
  readonly linkMeta: Readonly<Record<string, Json>>;
  readonly mobileMeta: Readonly<Record<string, Json>>;
  readonly options: Readonly<Record<string, Json>>;
  readonly mobileOptions: Readonly<Record<string, Json>>;
}
/** Content without anything in it. */
export const EMPTY_CONTENT: Content = {
  title: "",
  meta: {},
  linkMeta: {},
  mobileMeta: {},
  options: {},
  mobileOptions: {},
};
export interface SectionContent extends Content {
  readonly parts: readonly Content[];
}

export interface InsertOperation extends OfElement {
  readonly kind: "insert";
  /** The section that this one is a copy of: the server takes its content, byte for byte. */
  readonly copyOf?: number;
  readonly content: SectionContent;
}

/** Deletes the element, or hides it if the backend cannot delete. Its content is kept for undo. */
export interface RemoveOperation extends OfElement {
  readonly kind: "remove";
  readonly content: SectionContent;
}

/** The order of the sections of one page. */
export interface OrderOperation {
  readonly kind: "order";
  readonly handler: string;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

export interface InsertPartOperation extends OfElement {
  readonly kind: "insertPart";
  readonly key: string;
  /** The part that it is inserted before; null for the end. */
  readonly beforeKey: string | null;
  readonly content: Content;
}

export interface RemovePartOperation extends OfElement {
  readonly kind: "removePart";
  readonly key: string;
  readonly beforeKey: string | null;
  readonly content: Content;
}

export interface OrderPartsOperation extends OfElement {
  readonly kind: "orderParts";
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Follows a master element, or none. */
export interface FollowOperation extends OfElement {
  readonly kind: "follow";
  /** The element's content when it was shown. Drafts of an earlier version have none. */
  readonly content?: SectionContent | undefined;
  readonly before: number | null;
  readonly after: number | null;
}

/**
 * Every change that staff can make on a page, and no other (docs/edit-mode.md §3.1). Undo, draft, review, conflicts and
 * publish know these only.
 */
export type Operation =
  | SetOperation
  | InsertOperation
  | RemoveOperation
  | OrderOperation
  | InsertPartOperation
  | RemovePartOperation
  | OrderPartsOperation
  | FollowOperation;

/** An operation that changes an element's own values and parts. */
export type ContentOperation =
  | SetOperation
  | InsertPartOperation
  | RemovePartOperation
  | OrderPartsOperation;

export const isContent = (operation: Operation): operation is ContentOperation =>
  ["set", "insertPart", "removePart", "orderParts"].includes(operation.kind);

/**
 * The address of an operation; the last one of an address counts. `{element id}:{path}` for a value, which is the
 * address of its field on the page.
 */
export function addressOf(operation: Operation): string {
  switch (operation.kind) {
    case "set":
      return `${operation.elementId}:${operation.path}`;
    case "order":
      return `${operation.handler}:order`;
    case "insert":
    case "remove":
      return `${operation.elementId}:`;
    case "insertPart":
    case "removePart":
      return `${operation.elementId}:parts.${operation.key}`;
    case "orderParts":
      return `${operation.elementId}:parts`;
    case "follow":
      return `${operation.elementId}:master`;
    default:
      return operation satisfies never;
  }
}

/** The operation that undoes a just performed one. */
export function inverseOf(operation: Operation): Operation {
  switch (operation.kind) {
    case "set":
      return { ...operation, before: operation.after, after: operation.before };
    case "order":
      return { ...operation, before: operation.after, after: operation.before };
    case "orderParts":
      return { ...operation, before: operation.after, after: operation.before };
    case "follow":
      return { ...operation, before: operation.after, after: operation.before };
    case "insert":
      return { ...operation, kind: "remove" };
    case "remove":
      return { ...operation, kind: "insert" };
    case "insertPart":
      return { ...operation, kind: "removePart" };
    case "removePart":
      return { ...operation, kind: "insertPart" };
    default:
      return operation satisfies never;
  }
}

/** Whether the browser can show a change itself. The server renders all others from the draft. */
export const isShownAtOnce = (operation: Operation): boolean =>
  operation.kind === "set" && (operation.slot === "text" || operation.slot === "html");
