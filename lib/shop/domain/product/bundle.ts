import type { ProductFormat } from "#lib/shop/api/schemas/product-schema.ts";

/** A part of a bundle with its product's format looked up. */
export interface BundlePart {
  readonly id: number;
  readonly quantity: number;
  readonly format: ProductFormat | null;
  /** It has custom options, e.g. an engraving. */
  readonly fields: "none" | "optional" | "required";
}

/** The fields of a part's product that are read. */
interface KnownPart {
  readonly id: number;
  readonly format: ProductFormat;
  readonly customOptions: readonly { readonly required: boolean }[];
}

interface BundleEntry {
  readonly product: { readonly id: number; readonly format: string | null };
  readonly quantity: number;
  readonly format: string | null;
}

const FORMATS: readonly ProductFormat[] = ["simple", "eproduct", "configurable", "bundle"];

/** The format as on the wire, in any case and with or without a hyphen (docs/contract.md §4.1). */
function toFormat(text: string | null | undefined): ProductFormat | null {
  const name = (text ?? "").toLowerCase().replace(/[^a-z]/g, "");
  return FORMATS.find((format) => format === name) ?? null;
}

/** The parts of a bundle. The format of a part's product has priority over the one in the bundle's entry. */
export const toBundleParts = (
  entries: readonly BundleEntry[],
  known: readonly KnownPart[],
): BundlePart[] =>
  entries.map(({ product, quantity, format }) => {
    const part = known.find(({ id }) => id === product.id);
    const fields = part?.customOptions ?? [];
    return {
      id: product.id,
      quantity,
      format: part?.format ?? toFormat(product.format) ?? toFormat(format),
      fields:
        fields.length === 0
          ? "none"
          : fields.some(({ required }) => required)
            ? "required"
            : "optional",
    };
  });

/**
 * The choices required before adding a bundle (docs/screens.md §3.8): nothing if no part is
 * configurable, else a choice per part; required custom options of a part have to be filled in too. A bundle
 * with a nested bundle, or a part of unknown format, cannot be bought.
 */
export function bundleNeeds(parts: readonly BundlePart[]): "nothing" | "choice" | "impossible" {
  if (parts.length === 0 || parts.some(({ format }) => format === null || format === "bundle"))
    return "impossible";
  const open = parts.some(
    ({ format, fields }) => format === "configurable" || fields === "required",
  );
  return open ? "choice" : "nothing";
}

/**
 * The amount saved by buying a bundle instead of its parts; null if nothing is saved, or if a price is unknown. A part
 * with variants counts with its own price, as on its card.
 */
export function bundleSaving(
  price: number | null,
  entries: readonly BundleEntry[],
  parts: readonly { readonly id: number; readonly finalPrice: number | null }[],
): { readonly separately: number; readonly saved: number } | null {
  const amounts = entries.map(({ product, quantity }) => {
    const amount = parts.find(({ id }) => id === product.id)?.finalPrice ?? null;
    return amount === null ? null : amount * quantity;
  });
  if (price === null || amounts.length === 0 || amounts.includes(null)) return null;
  // In thousandths, the smallest part of any currency, because 0.1 + 0.2 is not 0.3.
  const separately = Math.round(amounts.reduce((sum: number, one) => sum + (one ?? 0), 0) * 1000);
  const saved = separately - Math.round(price * 1000);
  return saved > 0 ? { separately: separately / 1000, saved: saved / 1000 } : null;
}

/** Whether any part has custom options. */
export const hasFields = (parts: readonly BundlePart[]): boolean =>
  parts.some(({ fields }) => fields !== "none");

/** The `bundleOptions` of a bundle without choices: every part as it is (docs/contract.md §4.7). */
export const plainBundleOptions = (parts: readonly BundlePart[]) =>
  parts.map(({ id }) => ({ id, options: null }));
