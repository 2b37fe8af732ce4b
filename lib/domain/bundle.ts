import type { ProductFormat } from "@/lib/api/schemas/product";

/** A part of a bundle with its product's format looked up. */
export interface BundlePart {
  readonly id: number;
  readonly quantity: number;
  readonly format: ProductFormat | null;
}

interface BundleEntry {
  readonly product: { readonly id: number; readonly format: string | null };
  readonly quantity: number;
  readonly format: string | null;
}

const FORMATS: readonly ProductFormat[] = ["simple", "eproduct", "configurable", "bundle"];

/** The format of the wire in any case and with or without a hyphen (contract, section 4). */
function toFormat(text: string | null | undefined): ProductFormat | null {
  const name = (text ?? "").toLowerCase().replace(/[^a-z]/g, "");
  return FORMATS.find((format) => format === name) ?? null;
}

/** The parts of a bundle. `formats` knows the products that were read; the entry's own word counts where they are silent. */
export const toBundleParts = (
  entries: readonly BundleEntry[],
  formats: ReadonlyMap<number, ProductFormat>,
): BundlePart[] =>
  entries.map(({ product, quantity, format }) => ({
    id: product.id,
    quantity,
    format: formats.get(product.id) ?? toFormat(product.format) ?? toFormat(format),
  }));

/**
 * What adding a bundle takes (spec 4, Add to cart by format): nothing when no part is configurable, else a choice per
 * part. A nested bundle, or a part nobody knows, cannot be bought at all.
 */
export function bundleNeeds(parts: readonly BundlePart[]): "nothing" | "choice" | "impossible" {
  if (parts.length === 0 || parts.some(({ format }) => format === null || format === "bundle"))
    return "impossible";
  return parts.some(({ format }) => format === "configurable") ? "choice" : "nothing";
}

/** The `bundleOptions` of a bundle without choices: every part as it is (contract, section 4). */
export const plainBundleOptions = (parts: readonly BundlePart[]) =>
  parts.map(({ id }) => ({ id, options: null }));
