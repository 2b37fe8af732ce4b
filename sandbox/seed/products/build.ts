import { copy } from "../copy.ts";
import { slugsOf } from "../text.ts";
import type { SeedProduct } from "../types.ts";

type Variant = NonNullable<SeedProduct["variants"]>[number];

export interface Draft
  extends Omit<
    SeedProduct,
    | "name"
    | "slug"
    | "description"
    | "retailPrice"
    | "type"
    | "format"
    | "discount"
    | "taxRate"
    | "stock"
    | "categoryPriority"
  > {
  /** Name and description, in the markup of `copy`. */
  readonly copy: string;
  readonly price: number;
  readonly type?: SeedProduct["type"];
  readonly format?: SeedProduct["format"];
  readonly discount?: number;
  readonly taxRate?: number;
  readonly stock?: number | null;
  readonly priority?: number;
}

/** A product of the demo shop. The format follows from what it has; slugs follow from the names. */
export function product(draft: Draft): SeedProduct {
  const { copy: source, price, priority, ...rest } = draft;
  const { title, body } = copy(source);
  const format = draft.parts ? "bundle" : draft.variants ? "configurable" : "simple";
  return {
    type: "product",
    format,
    discount: 0,
    taxRate: 25,
    stock: format === "simple" ? 10 + (draft.id % 17) : null,
    categoryPriority: priority ?? 100 - (draft.id % 60),
    ...rest,
    name: title,
    slug: slugsOf(title),
    description: body,
    retailPrice: price,
  };
}

export interface VariantPlan {
  /** Values of each attribute; the variants are their combinations. */
  readonly axes: Readonly<Record<string, readonly number[]>>;
  /** Combinations that are not made at all, as `"501 303"`. */
  readonly missing?: readonly string[];
  readonly soldOut?: readonly string[];
  /** Picture of each colour, by value id. */
  readonly pictures?: Readonly<Record<number, readonly string[]>>;
  readonly prices?: Readonly<Record<number, number>>;
}

/** The variants of a configurable product. Their ids are the product's with two digits after it. */
export function variants(id: number, sku: string, plan: VariantPlan): Variant[] {
  const codes = Object.keys(plan.axes);
  const combinations = codes.reduce<number[][]>(
    (rows, code) => rows.flatMap((row) => (plan.axes[code] ?? []).map((value) => [...row, value])),
    [[]],
  );
  return combinations
    .map((row, index): Variant & { key: string } => {
      const pictured = row.find((value) => plan.pictures?.[value]);
      const priced = row.find((value) => plan.prices?.[value] !== undefined);
      return {
        key: row.join(" "),
        id: id * 100 + index + 1,
        sku: `${sku}-${row.join("-")}`,
        values: Object.fromEntries(codes.map((code, at) => [code, row[at] ?? 0])),
        stock: plan.soldOut?.includes(row.join(" ")) ? 0 : 3 + ((id + index * 7) % 14),
        ...(pictured === undefined ? {} : { pictures: plan.pictures?.[pictured] }),
        ...(priced === undefined ? {} : { retailPrice: plan.prices?.[priced] }),
      };
    })
    .filter(({ key }) => !plan.missing?.includes(key))
    .map(({ key: _, ...variant }) => variant);
}
