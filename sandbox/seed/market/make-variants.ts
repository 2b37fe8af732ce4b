import type { SeedProduct } from "../types-catalogue.ts";
import { type Ids, measureOf } from "./make-catalogue.ts";
import { stockOf } from "./make-products.ts";
import type { Chance } from "./random.ts";
import type { Axis, Kind } from "./table-types.ts";
import { slugOf } from "./words.ts";

interface Input {
  readonly kind: Kind;
  readonly chance: Chance;
  /** Those of the product. */
  readonly axes: readonly Axis[];
  readonly price: number;
  readonly sku: string;
  readonly firstId: number;
  readonly ids: Ids;
}

/** A variant for each combination of the axes, with its own stock, price and picture. */
export function makeVariants(
  input: Input,
): Required<Pick<SeedProduct, "variantAttributes" | "variants">> {
  const { kind, chance, axes, price, sku, firstId, ids } = input;
  return {
    variantAttributes: axes.map(({ code, of }) => {
      const [only] = of.length === 1 ? of : [];
      return { code, ...(only === undefined ? {} : { defaultValue: ids.value(code, only) }) };
    }),
    variants: combined(axes).map((labels, index) => {
      const { colour } = labels;
      return {
        id: firstId + index,
        sku: `${sku}-${index + 1}`,
        values: Object.fromEntries(
          Object.entries(labels).map(([code, label]) => [code, ids.value(code, label)]),
        ),
        stock: stockOf(kind, chance),
        retailPrice: priceOf(axes, labels, price),
        ...(colour ? { pictures: [`market-${kind.plate}-${slugOf(colour)}`] } : {}),
      };
    }),
  };
}

type Labels = Readonly<Record<string, string>>;

const combined = (axes: readonly Axis[]): Labels[] =>
  axes.reduce<Labels[]>(
    (all, { code, of }) =>
      all.flatMap((labels) => of.map((label) => ({ ...labels, [code]: label }))),
    [{}],
  );

function priceOf(axes: readonly Axis[], labels: Labels, price: number): number {
  const sum = axes.reduce((so, { code, of, step = 0, byWeight }) => {
    const label = labels[code] ?? "";
    return byWeight ? (so * measureOf(label)) / 1_000 : so + step * of.indexOf(label);
  }, price);
  return Math.round(sum * 100) / 100;
}
