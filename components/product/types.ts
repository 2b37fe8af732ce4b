import type { ProductFormat } from "@/lib/api/schemas/product";
import type { PriceView } from "@/lib/domain/price";
import type { Chosen, VariantModel } from "@/lib/domain/variants";

/** A field that belongs to a product, e.g. an engraving; `title` is its name in words and on the wire. */
export interface CustomField {
  readonly title: string;
  readonly type: "text" | "number";
  readonly required: boolean;
}

/** All the buy box knows of a product (architecture, section 5: slim objects only). */
export interface BuyableProduct {
  readonly id: number;
  readonly name: string;
  readonly format: ProductFormat;
  readonly service: boolean;
  readonly price: PriceView;
  readonly available: boolean;
  /** Pieces left, null where the backend does not say. */
  readonly stock: number | null;
  readonly fields: readonly CustomField[];
  readonly model: VariantModel;
  readonly preset: Chosen;
  /** Variant id → place of its picture in the gallery. */
  readonly pictures: Readonly<Record<number, number>>;
  readonly bundle: {
    readonly needs: "nothing" | "choice" | "impossible";
    readonly options: readonly { readonly id: number; readonly options: null }[];
  } | null;
}
