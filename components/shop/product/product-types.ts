import type { ReactNode } from "react";
import type { Chosen, VariantChoice, VariantKey } from "#lib/shop/domain/product/variants.ts";

/** A field that belongs to a product, e.g. an engraving; `title` is its label and its key in calls. */
export interface CustomField {
  readonly title: string;
  readonly type: "text" | "number";
  readonly required: boolean;
  /** The labels to choose from; without them the value is typed. */
  readonly choices?: readonly string[];
  /** A hint for a typed value. */
  readonly hint?: string;
}

/** The stock message. */
export interface StockNote {
  readonly text: string;
  readonly good: boolean;
  /** The last pieces are left. */
  readonly few?: boolean;
}

/** A price as rendered by the server, and as a text for the bar on phones. */
export interface PriceFace {
  readonly shown: ReactNode;
  readonly text: string;
  /** The price without tax for company customers; "" if it is unknown. */
  readonly net: string;
}

/** A variant: `price` and `note` are indices into the product's lists, `picture` into the gallery. */
export interface BuyVariant extends VariantKey {
  readonly id: number;
  readonly price: number;
  readonly note: number;
  readonly picture?: number;
  /** The fields of this variant and of its main product, if it has its own. */
  readonly fields?: readonly CustomField[];
  /** The SKU of a sold-out variant, for requests to be notified. */
  readonly sku?: string;
}

/**
 * The buy box's data of a product (docs/architecture.md §5). Prices and notes are rendered on the server, each distinct
 * one once, so that no shopper downloads the code that formats them; index 0 belongs to the product itself.
 */
export interface BuyableProduct {
  readonly id: number;
  readonly name: string;
  readonly service: boolean;
  readonly configurable: boolean;
  readonly choices: readonly VariantChoice[];
  readonly variants: readonly BuyVariant[];
  readonly preset: Chosen;
  readonly prices: readonly PriceFace[];
  readonly notes: readonly StockNote[];
  /** The message for a combination that does not exist. */
  readonly impossible: string;
  readonly fields: readonly CustomField[];
  /** The parts of a bundle without choices. */
  readonly bundleOptions?: readonly { readonly id: number; readonly options: null }[];
}

/** The translator of the page around the island: `getTranslations("productPage")`, or a test's. */
export type PageTranslate = (key: string, values?: Record<string, string | number>) => string;
