import { catalogueOf } from "../../database/catalogue.ts";
import { fromJson } from "../../database/db.ts";
import { fromCents, type Product, textIn } from "../../database/documents.ts";
import { mediaOf } from "../../domain/media.ts";
import { type CartLine, type CartRow, type ItemRow, priceCart } from "../../domain/price-cart.ts";
import { convert, convertFigures } from "../../domain/prices.ts";
import type { Call } from "../../http/call.ts";
import { currencyOf, readCart } from "./session.ts";

/** A cart as the backend answers it (`docs/contract.md §6`), with current prices. `options` is a JSON string, as some backends send it. */
export function answerCart(call: Call, { id }: CartRow) {
  const { rate } = currencyOf(call);
  const cart = priceCart(call.db, call.site, readCart(call.db, id));
  const { tax, ...figures } = cart.totals;
  const block = (by: number) => ({ ...convertFigures(figures, by), tax: convertFigures(tax, by) });
  return {
    id: cart.row.id,
    protectCode: cart.row.protect_code,
    items: cart.lines.map((line) => toItem(call, line, rate)),
    prices: { base: block(1), converted: block(rate) },
    digitalOnly: cart.digitalOnly,
    couponCode: cart.row.coupon,
    couponValid: cart.couponValid,
    session: cart.row.session,
    deliveryMethodId: cart.row.delivery_id,
    paymentMethodId: cart.row.payment_id,
    validateMemberCard: cart.cardValid,
    options: JSON.stringify({ deliveryBranchId: cart.row.branch_id }),
  };
}

/** A line. A variant without a picture or page of its own shows the main product's. */
export function toItem(call: Call, { item, product, unitCents, qty }: CartLine, rate: number) {
  const { language, db, site } = call;
  const main =
    product.parentId === null
      ? product
      : (catalogueOf(db, site.siteId).products.get(product.parentId) ?? product);
  const picture = product.pictures[0] ?? main.pictures[0];
  return {
    itemId: item.id,
    productId: product.id,
    qty,
    options: {
      personalizations: JSON.parse(item.personalizations),
      bundleOptions: partsOf(call, product, item),
    },
    productData: {
      name: nameOf(call, product),
      media: picture ? mediaOf(db, site.siteId, picture, language) : null,
      slug: textIn(product.slug, language),
      mainProductSlug: textIn(main.slug, language),
      isVisibleIndividually: product.parentId === null,
      format: product.format,
    },
    prices: {
      base: { finalPrice: fromCents(unitCents), cartTotal: fromCents(unitCents * qty) },
      converted: { finalPrice: convert(unitCents, rate), row: convert(unitCents * qty, rate) },
    },
  };
}

/** The chosen parts of a bundle, each with its name, so that a cart can be shown without a call for each part. */
function partsOf(call: Call, { parts }: Product, { bundle_options }: ItemRow) {
  const { products } = catalogueOf(call.db, call.site.siteId);
  const chosen = fromJson<{ id: number; options: null }[]>(bundle_options);
  return chosen.map((entry, place) => {
    const product = products.get(entry.id);
    return {
      ...entry,
      name: product ? nameOf(call, product) : "",
      quantity: parts[place]?.quantity ?? 1,
    };
  });
}

/** A product's name; a variant's with its options. */
function nameOf(call: Call, product: Product): string {
  const name = textIn(product.name, call.language);
  if (product.parentId === null) return name;
  const { products } = catalogueOf(call.db, call.site.siteId);
  const chooses = products.get(product.parentId)?.variantAttributes ?? [];
  const choice = choiceText(call, product.attributes, chooses);
  return choice ? `${name} (${choice})` : name;
}

/** A variant's options, e.g. "L, Clay red". */
function choiceText(
  { db, site, language }: Call,
  attributes: Readonly<Record<string, unknown>>,
  chooses: readonly { code: string }[],
): string {
  const known = catalogueOf(db, site.siteId).attributes;
  return chooses
    .flatMap(({ code }) => {
      const [id] = (attributes[code] as number[] | undefined) ?? [];
      const value = known.get(code)?.values.find((option) => option.id === id);
      return value ? [textIn(value.value, language)] : [];
    })
    .join(", ");
}
