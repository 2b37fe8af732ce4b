import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SiteContext } from "#lib/web/site/types.ts";
import { hrefsOf } from "./alternates.ts";
import { buildMetadata } from "./metadata.ts";

type PurchasePage =
  | "cart"
  | "checkout"
  | "checkoutSuccess"
  | "checkoutFailure"
  | "findOrder"
  | "withdraw";

const TITLES = {
  cart: "cart.title",
  checkout: "checkout.title",
  checkoutSuccess: "checkout.success.title",
  checkoutFailure: "checkout.failure.title",
  findOrder: "afterOrder.find.title",
  withdraw: "afterOrder.withdraw.title",
} as const satisfies Record<PurchasePage, string>;

/** Metadata of cart, checkout and what comes after: titled, never indexed. */
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
