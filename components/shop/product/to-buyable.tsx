import type { ReactNode } from "react";
import { toColor } from "#lib/base/utils/color.ts";
import { formatPercent, formatPrice, type PriceCurrency } from "#lib/base/utils/numbers/format.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { type BundlePart, plainBundleOptions } from "#lib/shop/domain/product/bundle.ts";
import { isInStock } from "#lib/shop/domain/product/buyable.ts";
import { toFields, variantFields } from "#lib/shop/domain/product/custom-options.ts";
import { type PriceView, priceOf } from "#lib/shop/domain/product/product-price.ts";
import { LOW_STOCK } from "#lib/shop/domain/product/quantity.ts";
import {
  defaultChoice,
  type ModelChoice,
  priceSpan,
  toVariantModel,
} from "#lib/shop/domain/product/variant-model.ts";
import type { VariantChoice } from "#lib/shop/domain/product/variants.ts";
import { toMediaUrl } from "#lib/shop/media/to-image.ts";
import { formatValue, type ValueLabels } from "./format-value.ts";
import { PriceBlock } from "./price-block.tsx";
import { PriceNotes } from "./price-notes.tsx";
import type { BuyableProduct, PageTranslate, PriceFace, StockNote } from "./product-types.ts";

interface Around {
  readonly locale: string;
  readonly currency: PriceCurrency;
  readonly mediaUrl: string;
  readonly t: PageTranslate;
  /** Labels of a price and of yes/no values. */
  readonly labels: { readonly was: string; readonly member: string } & ValueLabels;
  readonly parts: readonly BundlePart[];
  /** The site's own note about its prices. */
  readonly priceNote?: ReactNode;
  /** How much a bundle costs less than its parts, as a text. */
  readonly saving?: string;
  /** Variant id → index of its picture in the gallery. */
  readonly pictures: Readonly<Record<number, number>>;
  /** Code of a choice → local address of the page that helps to choose. */
  readonly guides?: ReadonlyMap<string, string>;
}

interface OfferedPrice extends PriceView {
  /** Before tax; null if the backend sends none. */
  readonly net: number | null;
  /** Whether other variants cost more. */
  readonly from?: boolean;
}

/** Builds the small object that the buy box gets, with every text already translated. */
export function toBuyable(product: Product, around: Around): BuyableProduct {
  const { t, locale, currency } = around;
  const { choices, variants } = toVariantModel(product);
  const configurable = product.format === "configurable";
  const associated = product.associatedProducts?.products ?? [];
  const span = configurable ? priceSpan(variants) : null;
  const own = priceOf(product);
  const prices = listed<OfferedPrice, PriceFace>(({ from, net, ...price }) => ({
    shown: (
      <>
        <PriceBlock
          before={from ? t("from") : undefined}
          price={price}
          currency={currency}
          locale={locale}
          labels={around.labels}
          discountLabel={(percent) => `−${formatPercent(percent, locale)}`}
          size="page"
        />
        <PriceNotes
          price={price}
          currency={currency}
          locale={locale}
          t={t}
          note={price.final === null ? null : around.priceNote}
          saving={around.saving}
        />
      </>
    ),
    text: price.final === null ? "" : formatPrice(price.final, currency, locale),
    net:
      net === null || price.final === null || net >= price.final
        ? ""
        : t("withoutTax", { price: formatPrice(net, currency, locale) }),
  }));
  const notes = listed<StockNote, StockNote>((note) => note);
  const lowest = variants.find(({ price }) => price.final === span?.lowest);
  const nets = new Map(associated.map(({ id, basicPrice }) => [id, basicPrice]));
  const netOf = (id: number | undefined) => (id === undefined ? null : (nets.get(id) ?? null));
  // If variants differ in price, the lowest price has a "from" and no list price.
  prices.place(
    lowest && span?.varies
      ? {
          ...lowest.price,
          net: netOf(lowest.id),
          list: null,
          discount: null,
          member: null,
          lowest30: undefined,
          unit: undefined,
          from: true,
        }
      : lowest
        ? { ...lowest.price, net: netOf(lowest.id) }
        : { ...own, net: product.basicPrice },
  );
  notes.place(
    configurable && variants.length === 0
      ? { text: t("unconfigured"), good: false }
      : stockNote(
          product,
          { available: isInStock(product.stock), stock: product.stock.quantity },
          t,
        ),
  );
  const fields = toFields(product.customOptions);
  const ownFields = variantFields(product);
  const skus = new Map(associated.map(({ id, sku }) => [id, sku]));
  const slim = variants.map(({ id, values, available, stock, price }) => ({
    id,
    values,
    available,
    price: prices.place({ ...price, net: netOf(id) }),
    note: notes.place(stockNote(product, { available, stock }, t)),
    picture: around.pictures[id],
    fields: ownFields.get(id),
    sku: available ? undefined : skus.get(id),
  }));
  return {
    id: product.id,
    name: product.name,
    service: product.type === "service",
    configurable,
    choices: choices.map((choice) => toChoice(choice, around)),
    variants: slim,
    preset: defaultChoice(product, variants),
    prices: prices.all,
    notes: notes.all,
    impossible: t("impossible", { labels: choices.map(({ label }) => label).join(", ") }),
    fields,
    ...(product.format === "bundle" ? { bundleOptions: plainBundleOptions(around.parts) } : {}),
  };
}

const toChoice = (
  { kind, options, ...choice }: ModelChoice,
  { locale, labels, mediaUrl, guides }: Around,
): VariantChoice => ({
  ...choice,
  ...(guides?.has(choice.code) && { guide: guides.get(choice.code) }),
  options: options.map((option) => ({
    ...option,
    label: formatValue(kind, option.label, locale, labels),
    // Both are written into a style attribute, so only a colour or a URL is allowed.
    color: toColor(option.color) ?? "",
    picture: toAddress(option.picture && toMediaUrl(option.picture, mediaUrl)),
  })),
});

const toAddress = (text: string | null): string =>
  text && URL.canParse(text) ? new URL(text).href : "";

/** Items deduplicated by their content. */
function listed<In, Out>(make: (value: In) => Out) {
  const places = new Map<string, number>();
  const all: Out[] = [];
  const place = (value: In): number => {
    const key = JSON.stringify(value);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, all.length);
    all.push(make(value));
    return all.length - 1;
  };
  return { all, place };
}

/** Whether a product or one of its variants is in stock. A service has no stock. */
function stockNote(
  { format, type }: Pick<Product, "format" | "type">,
  { available, stock }: { readonly available: boolean; readonly stock: number | null },
  t: PageTranslate,
): StockNote {
  const service = type === "service";
  if (!available) return { text: t(service ? "fullyBooked" : "soldOutNow"), good: false };
  if (format === "eproduct") return { text: t("digital"), good: true };
  if (service) return { text: t("bookable"), good: true };
  const few = stock !== null && stock <= LOW_STOCK;
  return few
    ? { text: t("lastOnes", { count: stock }), good: true, few }
    : { text: t("inStock"), good: true };
}
