import type { Text } from "./text.ts";

/** How the answer for an entity differs from the usual one: fields with other values, and fields it lacks. */
export interface Oddity {
  readonly answer?: Readonly<Record<string, unknown>>;
  readonly without?: readonly string[];
}

export interface SeedCategory extends Oddity {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: Text;
  readonly slug: Text;
  readonly description: Text;
  readonly picture: string;
  readonly sortTypes: readonly number[];
  readonly sortDefaultType: number;
}

export interface SeedAttribute {
  readonly code: string;
  readonly label: Text;
  readonly inputType:
    | "dropdown"
    | "numberField"
    | "multipleSelect"
    | "textSwatch"
    | "visualSwatch"
    | "yesNo"
    | "dateTime"
    | "date";
  readonly values: readonly {
    readonly id: number;
    readonly value: Text;
    readonly color?: string;
    readonly picture?: string;
  }[];
}

export interface SeedReview {
  readonly author: string;
  readonly rating: number;
  readonly body: Text;
  readonly daysAgo: number;
  /** Whether its author has bought the product, for sites that offer `verifiedReviews`. */
  readonly verified?: boolean;
  /** Pictures by their names in the library; shown where the site offers `commentLists`. */
  readonly pictures?: readonly string[];
}

export interface SeedCustomOption {
  readonly type: "text" | "number";
  readonly title: Text;
  readonly required: boolean;
  /** The choices; without them the value is typed. */
  readonly values?: readonly { readonly label: Text; readonly sku: string }[];
}

export interface SeedProduct extends Oddity {
  readonly id: number;
  readonly sku: string;
  readonly name: Text;
  readonly slug: Text;
  /** HTML. */
  readonly description: Text;
  readonly type: "product" | "service";
  readonly format: "simple" | "eproduct" | "configurable" | "bundle";
  /** List price, tax included, in the main currency. */
  readonly retailPrice: number;
  /** Percentage off; `finalPrice` is computed from it. */
  readonly discount: number;
  readonly membershipPrice?: number;
  /** Per cent. */
  readonly taxRate: number;
  readonly stock: number | null;
  readonly categories: readonly number[];
  readonly categoryPriority: number;
  readonly featured?: boolean;
  readonly archived?: boolean;
  readonly pictures: readonly string[];
  readonly attributes?: Readonly<Record<string, readonly number[] | number | string | boolean>>;
  /** Configurable: the attributes that choose a variant, and the variants. */
  readonly variantAttributes?: readonly { readonly code: string; readonly defaultValue?: number }[];
  readonly variants?: readonly {
    readonly id: number;
    readonly sku: string;
    readonly values: Readonly<Record<string, number>>;
    readonly stock: number;
    readonly retailPrice?: number;
    readonly pictures?: readonly string[];
    /** In addition to those of the main product. */
    readonly customOptions?: readonly SeedCustomOption[];
  }[];
  /** Bundle: ids of products of this seed. */
  readonly parts?: readonly { readonly product: number; readonly quantity: number }[];
  readonly customOptions?: readonly SeedCustomOption[];
  readonly crossSell?: readonly number[];
  readonly reviews?: readonly SeedReview[];
}

/** A tag that ties products of several categories together. */
export interface SeedProductTag {
  readonly id: number;
  readonly name: Text;
  readonly slug: Text;
  /** Ids of products of this seed. */
  readonly products: readonly number[];
}
