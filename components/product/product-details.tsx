import "server-only";
import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { SafeHtml } from "@/components/ui/safe-html";
import type { Media } from "@/lib/api/schemas/media";
import type { Product } from "@/lib/api/schemas/product";
import { getSettings } from "@/lib/config/settings";
import { getProductFacts } from "@/lib/data/product-facts";
import { settle } from "@/lib/data/settle";
import type { Fact } from "@/lib/domain/product-facts";
import type { SiteContext } from "@/lib/site/types";
import { formatDate } from "@/lib/utils/format";
import { toMediaUrl } from "@/lib/utils/media";
import { sanitize } from "@/lib/utils/sanitize";

interface Props {
  context: SiteContext;
  product: Product;
  documents: readonly Media[];
}

/** Description beside the facts, and documents to download. */
export async function ProductDetails({ context, product, documents }: Props) {
  const facts = (await settle(getProductFacts(context, product.id))) ?? [];
  const [t, locale] = await Promise.all([getTranslations("catalog"), getLocale()]);
  const { MEDIA_URL } = getSettings();
  const words = (fact: Fact): string =>
    fact.values
      .map((value) => {
        if (fact.kind === "yesNo") return t(value === "yes" ? "yes" : "no");
        if (fact.kind === "date") return formatDate(value, locale) || value;
        return fact.kind === "number" ? new Intl.NumberFormat(locale).format(Number(value)) : value;
      })
      .join(", ");
  const rows = [
    ...facts.map((fact) => ({ label: fact.label, value: words(fact) })),
    ...(product.sku ? [{ label: t("sku"), value: product.sku }] : []),
  ];
  return (
    <div className="mt-[clamp(2.5rem,5vw,4.5rem)] grid gap-x-[clamp(2rem,4vw,4rem)] gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      {product.description && (
        <section>
          <h2 className="text-h2">{t("description")}</h2>
          <SafeHtml html={sanitize(product.description)} className="mt-4 max-w-[68ch]" />
        </section>
      )}
      {rows.length > 0 && (
        <section>
          <h2 className="text-h2">{t("details")}</h2>
          <dl className="mt-4 border-t border-line">
            {rows.map(({ label, value }) => (
              <div
                key={label}
                className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-b border-line py-2.5"
              >
                <dt className="text-muted">{label}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {documents.length > 0 && (
        <section className="lg:col-span-2">
          <h2 className="text-h2">{t("documents")}</h2>
          <ul className="mt-3">
            {documents.map((document) => (
              <li key={document.path}>
                <a
                  href={toMediaUrl(document.path || document.media_url, MEDIA_URL) ?? "#"}
                  download
                  className="text-link inline-flex min-h-11 items-center gap-2"
                >
                  <Icon name="download" />
                  {document.title || document.originalName || document.path}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
