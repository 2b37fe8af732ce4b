import "server-only";
import { cache } from "react";
import { plainRenderers } from "./plain-renderers.tsx";
import type { Renderers } from "./slot-types.ts";

/**
 * One holder per request. The edit tree sets its renderers in it; shoppers' pages never do (docs/architecture.md §1.2).
 */
const box = cache((): { current: Renderers } => ({ current: plainRenderers }));

/** The renderers of this request's slots: plain markup unless the edit tree has set its own. */
export const getRenderers = (): Renderers => box().current;

/** Called by the edit tree at the start of each page, before anything is rendered. */
export const setRenderers = (renderers: Renderers): void => {
  box().current = renderers;
};

/** Whether this is a page for shoppers. */
export const isPlain = (): boolean => box().current === plainRenderers;
