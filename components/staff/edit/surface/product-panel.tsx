import "server-only";
import { getTranslations } from "next-intl/server";
import { DialogBody } from "#components/staff/ui/staff-dialog.tsx";
import { formatPercent, formatPrice } from "#lib/base/utils/numbers/format.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import { ProductPanelButton } from "./product-panel-button.tsx";
import { staffLanguage } from "./staff-language.ts";

/** The backend's data of a product, for staff (docs/screens.md §2.6). */
export async function ProductPanel({ product }: { product: Product }) {
  const language = await staffLanguage();
  const t = await getTranslations({ locale: language, namespace: "productPanel" });
  const { site, locale, currency } = getCurrentContext();
  const price = (amount: number | null) =>
    amount === null ? "" : formatPrice(amount, currency, language);
  const { available, quantity } = product.stock;
  const rows: readonly (readonly [label: string, value: string])[] = [
    [t("id"), String(product.id)],
    [t("sku"), product.sku],
    [t("format"), product.format],
    [t("type"), product.type],
    [t("priceFinal"), price(product.finalPrice)],
    [t("priceList"), price(product.retailPrice)],
    [t("priceMember"), price(product.membershipPrice)],
    [t("priceBasic"), price(product.basicPrice)],
    [t("discount"), product.discount > 0 ? formatPercent(product.discount, language) : ""],
    [t("stock"), available ? String(quantity ?? t("stockUnknown")) : t("stockNone")],
    [t("variants"), countOf(product.associatedProducts?.products)],
    [t("options"), product.customOptions.map(({ option_title }) => option_title).join(", ")],
    [t("media"), countOf(product.media)],
    [t("categories"), product.categories.map(({ name, id }) => `${name} (${id})`).join(", ")],
    [t("slugMain"), product.slugMain],
    ...site.languages.map(({ code }): [string, string] => [
      t("slugs", { language: code }),
      product.translations[code] ?? (code === locale ? product.slug : ""),
    ]),
  ];
  return (
    <ProductPanelButton
      label={t("open")}
      title={t("title", { name: product.name })}
      closeLabel={t("close")}
    >
      <DialogBody>
        <dl>
          {rows.map(([label, value]) => (
            <div
              key={label}
              className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-b border-line py-1.5"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium wrap-anywhere">{value || t("none")}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a
            className="text-link inline-flex min-h-6 items-center"
            href={hrefTo(
              { name: "product", slug: product.slug },
              { locale, defaultLocale: site.defaultLocale },
            )}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t("public")}
          </a>
        </p>
      </DialogBody>
    </ProductPanelButton>
  );
}

const countOf = (list: readonly unknown[] | undefined): string =>
  list?.length ? String(list.length) : "";
