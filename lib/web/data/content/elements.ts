import "server-only";
import { cache } from "react";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Element } from "#lib/shop/api/schemas/content-schema.ts";
import { isInTime, nextChange } from "#lib/shop/domain/content/schedule.ts";
import { inOrder } from "#lib/shop/domain/sections/section-visibility.ts";
import { endPageAt } from "#lib/web/data/end-page-at.ts";
import { read } from "#lib/web/data/read.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { previewed } from "./element-preview.ts";
import { showsScheduled } from "./scheduled-preview.ts";

/**
 * The elements of a handler, in order (docs/contract.md §5.2). For visitors, scheduled and ended ones are left out, and
 * the page being rendered expires when that changes.
 */
const getElements = cache(async (context: SiteContext, handler: string): Promise<Element[]> => {
  const elements = await read(context, calls.cms.element.getByHandlers, {
    input: { handlers: [handler] },
    tags: ["elements", `handler:${handler}`],
  });
  const shown = inOrder(previewed(elements ?? [], [handler]));
  if (showsScheduled()) return shown;
  const now = Date.now();
  await endPageAt(nextChange(shown, now));
  return shown.filter((element) => isInTime(element, now));
});

/** Of a page's sections. `slugMain` is the page's slug that is the same in every language. */
export const pageHandler = (slugMain: string) => `page-section:${slugMain}` as const;

/** The sections of a page. */
export const getSections = (context: SiteContext, slugMain: string): Promise<Element[]> =>
  getElements(context, pageHandler(slugMain));

/** The elements that sections of any page can follow (docs/contract.md §5.2). */
export const getMasters = (context: SiteContext): Promise<Element[]> =>
  getElements(context, "master-section");
