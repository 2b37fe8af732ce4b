import "server-only";
import { getLocale, getTranslations } from "next-intl/server";
import { formatValue } from "#components/shop/product/format-value.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { getProductFacts } from "#lib/web/data/catalog/products.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { plainProse } from "#lib/web/security/plain-text.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { firstSentence } from "./first-sentence.ts";

/** More would push the following content out of the first screen. */
const MOST_FACTS = 4;
const MOST_LETTERS = 180;

/** The product in short beside its pictures: the first sentence of its description, and its first facts. */
export async function ProductSummary({
  context,
  product,
}: {
  context: SiteContext;
  product: Product;
}) {
  const facts = (await readOptional(getProductFacts(context, product.id))) ?? [];
  const [t, locale] = await Promise.all([getTranslations("catalog"), getLocale()]);
  const labels = { yes: t("yes"), no: t("no") };
  const lead = firstSentence(plainProse(product.description), MOST_LETTERS);
  if (lead === "" && facts.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4 text-small">
      {lead !== "" && <p className="wrap-anywhere">{lead}</p>}
      {facts.length > 0 && (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
          {facts.slice(0, MOST_FACTS).map(({ code, label, kind, values }) => (
            <div key={code} className="min-w-0">
              <dt className="text-muted wrap-anywhere">{label}</dt>
              <dd className="font-medium wrap-anywhere">
                {values.map((value) => formatValue(kind, value, locale, labels)).join(", ")}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
