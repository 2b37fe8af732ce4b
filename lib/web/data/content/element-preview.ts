import "server-only";
import { cache } from "react";
import type { Element } from "#lib/shop/api/schemas/content-schema.ts";

/** Elements of these handlers as an editor's unsaved changes would make them. */
export type ElementPreview = (
  elements: readonly Element[],
  handlers: readonly string[],
) => Element[];

/** One holder per request. The edit tree sets a preview in it; shoppers' pages cannot (docs/edit-mode.md §3.4). */
const box = cache((): { current: ElementPreview | null } => ({ current: null }));

/** Called by the edit tree at the start of a request, before anything is read. */
export const setElementPreview = (preview: ElementPreview): void => {
  box().current = preview;
};

/** The elements that this request shows: the backend's, with an editor's unsaved changes applied. */
export const previewed = (elements: readonly Element[], handlers: readonly string[]): Element[] =>
  box().current?.(elements, handlers) ?? [...elements];
