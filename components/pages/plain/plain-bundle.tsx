import "server-only";
import { getTranslations } from "next-intl/server";
import { Notice } from "#components/kit/ui/notice.tsx";
import { readBuyable } from "#components/shop/product-page/buy/read-buyable.ts";
import { partName, readBundleForm } from "#lib/gateway/form/requested-bundle.ts";
import { everyField } from "#lib/gateway/form/requested-product.ts";
import type { KeptForm } from "#lib/gateway/form/stored-form.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { partKey, withSellableVariants } from "#lib/shop/domain/cart/bundle-choice.ts";
import type { CustomFieldRule } from "#lib/shop/domain/product/custom-options.ts";
import { textName } from "#lib/shop/domain/product/fields-to-ask.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { AskedField, VariantField } from "./asked-field.tsx";

/** The parts of a bundle with a list of variants and the texts of each, inside the bundle's form. */
export async function PlainBundle(props: {
  readonly context: SiteContext;
  readonly bundle: Product;
  readonly kept: KeptForm | null;
}) {
  const { context, bundle, kept } = props;
  const [t, read] = await Promise.all([
    getTranslations({ locale: context.locale, namespace: "productPage" }),
    readBundleForm(context, bundle, (name) => kept?.values[name]?.[0] ?? ""),
  ]);
  if (!read)
    return (
      <Notice tone="info" title={t("bundle.title")}>
        <p>{t("bundle.impossible")}</p>
      </Notice>
    );
  const places = bundle.bundles.map(({ product: { id } }) => id);
  return read.parts.map(({ product, fields, isOpen }, place) => (
    <Part
      // biome-ignore lint/suspicious/noArrayIndexKey: a bundle may contain a product twice
      key={place}
      context={context}
      product={product}
      place={place}
      quantity={bundle.bundles[place]?.quantity ?? 1}
      // Until a part's product is chosen, all fields that any of its products may ask for are shown. A product that is
      // in the bundle twice gets each field once.
      fields={isOpen && places.indexOf(product.id) === place ? everyField(product) : fields}
      isOpen={isOpen}
      kept={kept}
    />
  ));
}

async function Part(props: {
  readonly context: SiteContext;
  readonly product: Product;
  readonly place: number;
  readonly quantity: number;
  readonly fields: readonly CustomFieldRule[];
  readonly isOpen: boolean;
  readonly kept: KeptForm | null;
}) {
  const { context, product, place, quantity, fields, isOpen, kept } = props;
  const { locale } = context;
  const [t, { buyable }] = await Promise.all([
    getTranslations({ locale, namespace: "catalog" }),
    readBuyable(context, withSellableVariants(product), {}),
  ]);
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-start mb-6 w-full font-semibold wrap-anywhere">
        {quantity > 1 && <span>{`${t("partCount", { count: quantity })} `}</span>}
        <bdi>{product.name}</bdi>
      </legend>
      <div className="stack clear-both">
        {buyable.configurable && (
          <VariantField
            product={buyable}
            name={partName(place)}
            locale={locale}
            kept={kept}
            priced={false}
          />
        )}
        {fields.map((field) => {
          const name = textName(partKey(product, field.title));
          return (
            <AskedField
              key={name}
              field={field}
              name={name}
              locale={locale}
              kept={kept}
              required={field.required && !isOpen}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
