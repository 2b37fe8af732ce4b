import "server-only";
import { getTranslations } from "next-intl/server";
import { CustomiseButtonLate } from "#components/bundle/customise-button-late.tsx";
import { toBuyable } from "#components/product/to-buyable.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { ScriptNeeded } from "#components/ui/script-needed.tsx";
import type { Product } from "#lib/api/schemas/product.ts";
import { getSettings } from "#lib/config/settings.ts";
import { listBundleParts } from "#lib/data/catalog/bundles.ts";
import { bundleNeeds, hasFields, toBundleParts } from "#lib/domain/product/bundle.ts";
import { isBuyable } from "#lib/domain/product/buyable.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { Availability } from "./availability.tsx";
import { BuyBoxLate } from "./buy-box-late.tsx";
import { NetPrice } from "./net-price.tsx";
import { PlainBuy } from "./plain-buy.tsx";

interface Props {
  context: SiteContext;
  product: Product;
  /** Variant id → index of its picture in the gallery. */
  pictures: Readonly<Record<number, number>>;
}

/**
 * How the product is bought: by the buy box, by customising a bundle, or why it cannot be bought (docs/screens.md
 * §3.8).
 */
export async function ProductBuy({ context, product, pictures }: Props) {
  const { locale, currency } = context;
  const [partProducts, t, tCatalog, tProduct] = await Promise.all([
    listBundleParts(context, product),
    getTranslations("productPage"),
    getTranslations("catalog"),
    getTranslations("product"),
  ]);
  const parts = toBundleParts(product.bundles, partProducts);
  const buyable = toBuyable(product, {
    locale,
    currency,
    parts,
    t,
    mediaUrl: getSettings().MEDIA_URL,
    pictures,
    labels: {
      was: tProduct("was"),
      member: tProduct("memberPrice"),
      yes: tCatalog("yes"),
      no: tCatalog("no"),
    },
  });
  const isBundle = product.format === "bundle";
  const needs = isBundle ? bundleNeeds(parts) : "nothing";
  const customise = { productId: product.id, slug: product.slug, name: product.name };
  const mayBeSoldOut = !isBuyable(product) || buyable.variants.some(({ available }) => !available);
  // Texts that one variant alone needs are asked for by scripts.
  const isPlain = buyable.variants.every(({ fields = [] }) => !fields.some(isRequired));
  if (needs === "nothing") {
    return (
      <>
        <BuyBoxLate
          key={product.id}
          product={buyable}
          whenSoldOut={mayBeSoldOut && <Availability context={context} product={product} />}
          plain={
            isPlain && (
              <PlainBuy
                product={buyable}
                slug={product.slug}
                locale={locale}
                label={tProduct("choose")}
              />
            )
          }
        />
        {isBundle && hasFields(parts) && <CustomiseButtonLate {...customise} quiet />}
        {!isPlain && <ScriptNeeded text={t("noScript")} />}
      </>
    );
  }
  const [note] = buyable.notes;
  return (
    <>
      <NetPrice net={buyable.prices[0]?.net ?? ""}>{buyable.prices[0]?.shown}</NetPrice>
      {needs === "impossible" ? (
        <Notice tone="info" title={t("bundle.title")}>
          <p>{t("bundle.impossible")}</p>
        </Notice>
      ) : (
        <>
          <p className="text-muted">{t("bundle.hint")}</p>
          {note && !note.good && <p className="text-small font-medium text-danger">{note.text}</p>}
          <CustomiseButtonLate {...customise} quiet={note?.good === false} />
          <ScriptNeeded text={t("noScript")} />
        </>
      )}
      {!isBuyable(product) && <Availability context={context} product={product} />}
    </>
  );
}

const isRequired = ({ required }: { readonly required: boolean }): boolean => required;
