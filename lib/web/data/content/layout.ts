import "server-only";
import { cache } from "react";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Element, NavigationItem } from "#lib/shop/api/schemas/content-schema.ts";
import { read } from "#lib/web/data/read.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { textOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { previewed } from "./element-preview.ts";

/**
 * Header, footer, cookie notice, texts of the dialogs and navigation of every page. A part that cannot be read is null, and the page is shown
 * without it.
 */
export interface Layout {
  readonly header: Element | null;
  readonly footer: Element | null;
  readonly cookie: Element | null;
  /** Texts of the cart and of the dialog of bundles, where staff have written any. */
  readonly cart: Element | null;
  readonly bundle: Element | null;
  readonly navigation: readonly NavigationItem[];
}

const HANDLERS = [
  "header-section",
  "footer-section",
  "cookie-section",
  "cart-section",
  "bundle-section",
] as const;

/** The elements of every page in one call, and the main navigation (docs/contract.md §5.3, §5.5). */
export const getLayout = cache(async (context: SiteContext): Promise<Layout> => {
  const [elements, navigation] = await Promise.all([
    readOptional(getElements(context)),
    readOptional(getNavigation(context)),
  ]);
  const byHandler = (handler: (typeof HANDLERS)[number]) =>
    elements?.find((element) => element.handler === handler) ?? null;
  return {
    header: byHandler("header-section"),
    footer: byHandler("footer-section"),
    cookie: byHandler("cookie-section"),
    cart: byHandler("cart-section"),
    bundle: byHandler("bundle-section"),
    navigation: navigation ?? [],
  };
});

async function getElements(context: SiteContext): Promise<Element[]> {
  const elements = await read(context, calls.cms.element.getByHandlers, {
    input: { handlers: [...HANDLERS] },
    tags: ["elements", ...HANDLERS.map((handler) => `handler:${handler}` as const)],
  });
  return previewed(elements ?? [], HANDLERS);
}

async function getNavigation(context: SiteContext): Promise<NavigationItem[]> {
  const tree = await read(context, calls.cms.navigation.tree, {
    params: { id: textOption(context.site, "MainNavigation", "main") },
    tags: ["navigation"],
  });
  return tree?.items ?? [];
}
