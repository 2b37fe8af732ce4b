import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SiteContext } from "#lib/web/site/types.ts";
import { hrefsOf } from "./alternates.ts";
import { buildMetadata } from "./metadata.ts";

type PurchasePage = "cart" | "checkout" | "checkoutSuccess" | "checkoutFailure";

const TITLES = {
  cart: "cart.title",
  checkout: "checkout.title",
  checkoutSuccess: "checkout.success.title",
  checkoutFailure: "checkout.failure.title",
} as const satisfies Record<PurchasePage, string>;

/** Metadata of cart and checkout: titled, never indexed. */
export async function purchaseMetadata(
  context: SiteContext,
  page: PurchasePage,
): Promise<Metadata> {
  const t = await getTranslations({ locale: context.locale });
  const hrefs = hrefsOf(context, () => ({ name: page }));
  return buildMetadata(context, {
    title: t(TITLES[page]),
    canonical: hrefs[context.locale] ?? "/",
    hrefs,
    hidden: true,
  });
}
