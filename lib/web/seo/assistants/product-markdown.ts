import "server-only";
import { getSettings } from "#lib/base/config/settings.ts";
import { amountText } from "#lib/base/utils/numbers/amount.ts";
import type { Product, ProductVariant } from "#lib/shop/api/schemas/product-schema.ts";
import { isBuyable, isInStock } from "#lib/shop/domain/product/buyable.ts";
import { priceOf } from "#lib/shop/domain/product/product-price.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { plainLines } from "#lib/web/security/plain-text.ts";
import { addressOf } from "#lib/web/seo/structured/address-json-ld.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { addressIn, inMarkdown, linkIn } from "./markdown.ts";

const VARIANTS = 50;
const PICTURES = 5;

type Where = Pick<SiteContext, "site" | "locale" | "currency">;

/**
 * A product as Markdown: what its page says and its structured data hold, with schema.org's names, which mean the same in
 * every language. Reviews are left out: others have written them, and an assistant might take them for the shop's words.
 */
export function productMarkdown(context: Where, product: Product): string {
  const { site, locale, currency } = context;
  const variants = (product.associatedProducts?.products ?? []).filter(({ archived }) => !archived);
  const pictures = product.media.flatMap((item) => toImage(item, getSettings().MEDIA_URL) ?? []);
  const description = plainLines(product.description).split("\n").map(inMarkdown).filter(Boolean);
  const lines = [
    `# ${inMarkdown(product.name.trim() || product.slug)}`,
    ...description,
    [
      fact("url", addressIn(addressOf(context, { name: "product", slug: product.slug }))),
      fact("seller", inMarkdown(site.name)),
      fact("inLanguage", locale),
      fact("sku", inMarkdown(product.sku)),
      fact("price", priceText(product, currency.label)),
      fact("availability", stockText(isBuyable(product))),
      fact("category", product.categories.map(({ name }) => inMarkdown(name)).join(", ")),
    ].join(""),
    variants.length > 0 &&
      `## hasVariant\n\n${variants
        .slice(0, VARIANTS)
        .map((one) => variantLine(one, currency.label))
        .join("")}`,
    pictures.length > 0 &&
      `## image\n\n${pictures
        .slice(0, PICTURES)
        .map(({ src }) => `- ${linkIn(product.name, src)}\n`)
        .join("")}`,
  ];
  return `${lines
    .filter((line) => line !== false && line !== "")
    .map((line) => String(line).trimEnd())
    .join("\n\n")}\n`;
}

const fact = (name: string, value: string): string => (value === "" ? "" : `- ${name}: ${value}\n`);

const stockText = (isThere: boolean): string => (isThere ? "InStock" : "OutOfStock");

/** The price, with the one before a reduction, as on the page. */
function priceText(product: Product | ProductVariant, currency: string): string {
  const { final, list } = priceOf(product);
  if (final === null) return "";
  const of = (amount: number) => `${amountText(amount, currency)} ${inMarkdown(currency)}`;
  return list === null ? of(final) : `${of(final)} (listPrice: ${of(list)})`;
}

const variantLine = (variant: ProductVariant, currency: string): string =>
  `- ${[
    inMarkdown(variant.name),
    inMarkdown(variant.sku),
    priceText(variant, currency),
    stockText(isInStock(variant.stock)),
  ]
    .filter((part) => part !== "")
    .join(" · ")}\n`;
