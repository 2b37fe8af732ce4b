import "server-only";
import { getTranslations } from "next-intl/server";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { Price } from "#components/kit/ui/price.tsx";
import { AddressLines } from "#components/shop/address/address-lines.tsx";
import { withKeys } from "#lib/base/utils/with-keys.ts";
import type { Visitor } from "#lib/gateway/form/visitor.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Address } from "#lib/shop/api/schemas/user-schema.ts";
import { priceOf } from "#lib/shop/domain/product/product-price.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The most wishes listed without scripts. */
const MOST = 100;

/** The wish list as links with current prices. */
export async function PlainWishlist(props: { context: SiteContext; visitor: Visitor }) {
  const { visitor, context } = props;
  const { site, locale, currency } = context;
  const [t, wished] = await Promise.all([
    getTranslations({ locale, namespace: "wishlist" }),
    visitor.call(calls.cms.wishlist.filter, { limit: MOST }),
  ]);
  const ids = wished.ok ? wished.data.ids : [];
  const sold =
    ids.length > 0
      ? await visitor.call(calls.gaussbox.eCommerce.public.products.get, { ids: ids.join(",") })
      : null;
  return (
    <section aria-labelledby="wishlist">
      <h2 id="wishlist" className="text-h2">
        {t("title")}
      </h2>
      {!wished.ok || sold?.ok === false ? (
        <Notice tone="danger">
          <p>{t("failed")}</p>
        </Notice>
      ) : ids.length === 0 ? (
        <p className="mt-3 text-muted">{t("empty")}</p>
      ) : null}
      <ul className="divide-y divide-line empty:hidden">
        {(sold?.ok ? sold.data : []).map((product) => {
          const { final } = priceOf(product);
          return (
            <li key={product.id} className="flex flex-wrap justify-between gap-x-5 py-3">
              <Link
                className="text-link wrap-anywhere"
                href={hrefTo(
                  { name: "product", slug: product.slug },
                  { locale, defaultLocale: site.defaultLocale },
                )}
              >
                {product.name}
              </Link>
              {final === null ? null : <Price amount={final} currency={currency} locale={locale} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The addresses of an account, as on envelopes. */
export async function PlainAddresses(props: { addresses: readonly Address[]; locale: string }) {
  const { addresses, locale } = props;
  const t = await getTranslations({ locale, namespace: "profile.addresses" });
  return (
    <section aria-labelledby="addresses">
      <h2 id="addresses" className="text-h2">
        {t("title")}
      </h2>
      {addresses.length === 0 && <p className="mt-3 text-muted">{t("empty")}</p>}
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 empty:hidden">
        {withKeys(addresses, ({ id }) => id ?? "new").map(({ key, item: address }) => (
          <li key={key} className="rounded-lg bg-sunken p-4">
            <p className="font-semibold">{t(`type_${address.type}`)}</p>
            <AddressLines address={address} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}
