import "server-only";
import { cache } from "react";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Element } from "#lib/shop/api/schemas/content.ts";
import { inOrder } from "#lib/shop/domain/sections/section-visibility.ts";
import { read } from "#lib/web/data/read.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { previewed } from "./element-preview.ts";

/** The elements of one handler, in their order (docs/contract.md §5.2). */
const getElements = cache(async (context: SiteContext, handler: string): Promise<Element[]> => {
  const elements = await read(context, calls.cms.element.getByHandlers, {
    input: { handlers: [handler] },
    tags: ["elements", `handler:${handler}`],
  });
  return inOrder(previewed(elements ?? [], [handler]));
});

/** Of a page's sections. `slugMain` is the page's slug that is the same in every language. */
export const pageHandler = (slugMain: string) => `page-section:${slugMain}` as const;

/** The sections of a page. */
export const getSections = (context: SiteContext, slugMain: string): Promise<Element[]> =>
  getElements(context, pageHandler(slugMain));

/** The elements that sections of any page can follow (docs/contract.md §5.2). */
export const getMasters = (context: SiteContext): Promise<Element[]> =>
  getElements(context, "master-section");
