import "server-only";
import { getLocale, getTranslations } from "next-intl/server";
import { cleanHtml } from "#components/kit/cms/clean-html.ts";
import { SafeHtml } from "#components/kit/ui/safe-html.tsx";
import { formatValue } from "#components/shop/product/format-value.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { getProductFacts } from "#lib/web/data/catalog/products.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { Documents } from "./documents.tsx";

interface Props {
  context: SiteContext;
  product: Product;
  documents: readonly Media[];
}

/** Description beside the facts, and documents to download. */
export async function ProductDetails({ context, product, documents }: Props) {
  const facts = (await readOptional(getProductFacts(context, product.id))) ?? [];
  const [t, locale] = await Promise.all([getTranslations("catalog"), getLocale()]);
  const labels = { yes: t("yes"), no: t("no") };
  const rows = [
    ...facts.map(({ code, label, kind, values }) => ({
      code,
      label,
      value: values.map((value) => formatValue(kind, value, locale, labels)).join(", "),
    })),
    ...(product.sku ? [{ code: "", label: t("sku"), value: product.sku }] : []),
  ];
  if (!product.description && rows.length === 0 && documents.length === 0) return null;
  return (
    <div className="mt-[clamp(2.5rem,5vw,4.5rem)] grid gap-x-[clamp(2rem,4vw,4rem)] gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      {product.description && (
        <section className="min-w-0">
          <h2 className="text-h2">{t("description")}</h2>
          <SafeHtml
            html={cleanHtml(product.description)}
            className="mt-4 max-w-[68ch] overflow-x-auto wrap-anywhere"
          />
        </section>
      )}
      {rows.length > 0 && (
        <section className="min-w-0">
          <h2 className="text-h2">{t("details")}</h2>
          <dl className="mt-4 border-t border-line">
            {rows.map(({ code, label, value }) => (
              <div
                key={code}
                className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-b border-line py-2.5"
              >
                <dt className="text-muted wrap-anywhere">{label}</dt>
                <dd className="font-medium wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {documents.length > 0 && (
        <section className="min-w-0 lg:col-span-2">
          <h2 className="text-h2">{t("documents")}</h2>
          <Documents documents={documents} locale={locale} />
        </section>
      )}
    </div>
  );
}
