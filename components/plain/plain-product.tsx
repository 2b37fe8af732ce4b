import "server-only";
import { getTranslations } from "next-intl/server";
import { readBuyable } from "#components/product-page/buy/read-buyable.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/form/field.tsx";
import { Link } from "#components/ui/link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { Product } from "#lib/api/schemas/product.ts";
import { bundleNeeds } from "#lib/domain/product/bundle.ts";
import { textName } from "#lib/domain/product/fields-to-ask.ts";
import { everyField, fieldsOfProduct, productForm } from "#lib/gateway/form/asked-product.ts";
import { keptForm } from "#lib/gateway/form/kept-form.ts";
import type { Visitor } from "#lib/gateway/form/visitor.ts";
import { hrefTo } from "#lib/i18n/routes.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { AskedField, VariantField } from "./asked-field.tsx";
import { PlainBundle } from "./plain-bundle.tsx";
import { PlainForm } from "./plain-form.tsx";

interface Props {
  readonly context: SiteContext;
  readonly visitor: Visitor;
  readonly product: Product;
}

/** What a product asks for before it is bought, as it was filled in, with what is wrong beside it (decision 0058). */
export async function PlainProduct({ context, visitor, product }: Props) {
  const { site, locale } = context;
  const [t, tPage, { buyable, parts }] = await Promise.all([
    getTranslations({ locale, namespace: "product" }),
    getTranslations({ locale, namespace: "productPage" }),
    readBuyable(context, product, {}),
  ]);
  const needs = product.format === "bundle" ? bundleNeeds(parts) : "nothing";
  const kept = keptForm(visitor.cookies(), productForm(product.slug));
  const typed = (name: string) => kept?.values[name]?.[0];
  const chosen = typed("chosen");
  const fields = chosen ? fieldsOfProduct(product, Number(chosen)) : everyField(product);
  return (
    <div className="wrap fold py-[clamp(1.5rem,4vw,3.5rem)]">
      <h1 className="mb-4 text-h1 wrap-anywhere">{product.name}</h1>
      <div className="mb-6">{buyable.prices[0]?.shown}</div>
      {needs === "impossible" ? (
        <Notice tone="info" title={tPage("bundle.title")}>
          <p>{tPage("bundle.impossible")}</p>
        </Notice>
      ) : (
        <PlainForm action="add" locale={locale} className="flex max-w-md flex-col gap-5">
          <input type="hidden" name="slug" value={product.slug} />
          <input type="hidden" name="asks" value="true" />
          {buyable.service && <input type="hidden" name="reservation" value="true" />}
          {buyable.configurable ? (
            <VariantField product={buyable} name="chosen" locale={locale} kept={kept} priced />
          ) : (
            <input type="hidden" name="product" value={product.id} />
          )}
          {fields.map((field) => (
            <AskedField
              key={field.title}
              field={field}
              name={textName(field.title)}
              locale={locale}
              kept={kept}
              // Another variant may ask for less.
              required={field.required && (!buyable.configurable || Boolean(chosen))}
            />
          ))}
          {needs === "choice" && <PlainBundle context={context} bundle={product} kept={kept} />}
          <TextField
            name="quantity"
            type="number"
            min={1}
            step={1}
            label={t("quantity")}
            defaultValue={typed("quantity") ?? 1}
            required
          />
          <Button type="submit" size="lg">
            {t("addToCart")}
          </Button>
        </PlainForm>
      )}
      <p className="mt-6">
        <Link
          className="text-link"
          href={hrefTo(
            { name: "product", slug: product.slug },
            { locale, defaultLocale: site.defaultLocale },
          )}
        >
          {product.name}
        </Link>
      </p>
    </div>
  );
}
