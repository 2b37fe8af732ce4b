import "server-only";
import type { Target } from "#lib/gateway/target.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import type { LineOptions } from "#lib/shop/domain/cart/line.ts";
import { bundleNeeds, plainBundleOptions, toBundleParts } from "#lib/shop/domain/product/bundle.ts";
import {
  type CustomFieldRule,
  toFields,
  toPersonalizations,
  variantFields,
  wrongFields,
} from "#lib/shop/domain/product/custom-options.ts";
import { fieldsToAsk, textName } from "#lib/shop/domain/product/fields-to-ask.ts";
import { listBundleParts } from "#lib/web/data/catalog/bundles.ts";
import { getProduct } from "#lib/web/data/catalog/products.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { readBundleForm } from "./requested-bundle.ts";

/** The options of a line, beside its product. */
interface Asked extends LineOptions {
  /** The names of all controls that the form of the product may have for its texts and parts. */
  readonly names: readonly string[];
  /** The names of wrong controls. */
  readonly wrong: readonly string[];
}

/** The key under which a product's form is stored. */
export const productForm = (slug: string): string => `product-${slug}`;

/** The fields of a product, or of one of its variants. */
export function fieldsOfProduct(product: Product, chosen: number): readonly CustomFieldRule[] {
  const fields = variantFields(product).get(chosen);
  return fieldsToAsk({ fields: toFields(product.customOptions) }, fields ? { fields } : null);
}

/** The fields that any variant may ask for, each once. */
export function everyField(product: Product): readonly CustomFieldRule[] {
  const lists = [toFields(product.customOptions), ...variantFields(product).values()];
  return [...new Map(lists.flat().map((field) => [field.title, field])).values()];
}

/**
 * Reads the texts of a product's form, by the same rules as the scripts. Null if the product cannot be bought this way:
 * it, or one of its parts, is no longer sold.
 */
export async function readAsked(
  form: URLSearchParams,
  { site, locale }: Target,
): Promise<Asked | null> {
  const context = await getContext({ domain: site.domain, locale });
  const product = await getProduct(context, form.get("slug") ?? "");
  if (!product) return null;
  const isBundle = product.format === "bundle";
  const parts = isBundle
    ? toBundleParts(product.bundles, await listBundleParts(context, product))
    : [];
  const needs = isBundle ? bundleNeeds(parts) : "nothing";
  if (needs === "impossible") return null;
  if (needs === "choice") {
    const names = new Set<string>();
    const filled = await readBundleForm(context, product, (name) => {
      names.add(name);
      return form.get(name) ?? "";
    });
    const { personalizations = {}, bundleOptions = [] } = filled?.options ?? {};
    return filled && { personalizations, bundleOptions, names: [...names], wrong: filled.wrong };
  }
  const fields = fieldsOfProduct(product, Number(form.get("chosen")));
  const values = new Map(fields.map(({ title }) => [title, form.get(textName(title)) ?? ""]));
  return {
    personalizations: toPersonalizations(fields, values, locale),
    bundleOptions: plainBundleOptions(parts),
    names: everyField(product).map(({ title }) => textName(title)),
    wrong: wrongFields(fields, values, locale).map(textName),
  };
}
