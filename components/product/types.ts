import type { ReactNode } from "react";
import type { Chosen, VariantChoice, VariantKey } from "#lib/domain/product/variants.ts";

/** A field that belongs to a product, e.g. an engraving; `title` is its label and its name on the wire. */
export interface CustomField {
  readonly title: string;
  readonly type: "text" | "number";
  readonly required: boolean;
}

/** Whether something is in stock, as a text. */
export interface StockNote {
  readonly text: string;
  readonly good: boolean;
}

/** A price as the server has drawn it, and as a text for the bar of phones. */
export interface PriceFace {
  readonly shown: ReactNode;
  readonly text: string;
}

/** A variant: `price` and `note` are places in the product's lists, `picture` one in the gallery. */
export interface BuyVariant extends VariantKey {
  readonly id: number;
  readonly price: number;
  readonly note: number;
  readonly picture?: number;
}

/**
 * All the buy box knows of a product (docs/architecture.md §5). Prices and notes are drawn on the
 * server, each different one once, so that no shopper downloads what formats them; place 0 is the product's own.
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
  /** Of a bundle without choices: every part as it is. */
  readonly bundleOptions?: readonly { readonly id: number; readonly options: null }[];
}

/** The translator of the page around the island: `getTranslations("productPage")`, or that of a test. */
export type PageTranslate = (key: string, values?: Record<string, string | number>) => string;
