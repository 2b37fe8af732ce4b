import "server-only";
import { getTranslations } from "next-intl/server";
import { Button, ButtonLink } from "#components/kit/ui/button.tsx";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { Fold } from "#components/kit/ui/form/fold.tsx";
import { CART_PATH } from "#components/kit/ui/glyph.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { Price } from "#components/kit/ui/price.tsx";
import { LineTexts } from "#components/shop/cart/lines/line-texts.tsx";
import { TrustLines } from "#components/shop/checkout/payment/trust-lines.tsx";
import { LineName } from "#components/shop/product/line-name.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { readBlocked } from "#lib/gateway/form/blocked-cart.ts";
import { CART } from "#lib/gateway/form/cart-forms.ts";
import { problemIn } from "#lib/gateway/form/form-action.ts";
import { readCart } from "#lib/gateway/form/read-cart.ts";
import { keptForm } from "#lib/gateway/form/stored-form.ts";
import type { Cart, CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import { cartCurrency } from "#lib/shop/domain/cart/currency.ts";
import { linePage, partNames, readLineOptions } from "#lib/shop/domain/cart/line.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { listProductsById } from "#lib/web/data/catalog/products.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import type { PlainProps } from "./open-plain-page.ts";
import { PlainBlocked } from "./plain-blocked.tsx";
import { PlainForm, PlainRefusal } from "./plain-form.tsx";
import { PlainRecovered } from "./plain-recovered.tsx";
import { PlainTotals } from "./plain-totals.tsx";

/** The cart as forms: the server makes every change and answers with this page (decision 0058). */
export async function PlainCart({ context, visitor, query }: PlainProps) {
  const { site, locale } = context;
  const [t, tErrors, { cart, problem }] = await Promise.all([
    getTranslations({ locale, namespace: "cart" }),
    getTranslations({ locale, namespace: "errors" }),
    readCart(visitor),
  ]);
  const languages = { locale, defaultLocale: site.defaultLocale };
  const asked = problemIn(query.problem);
  const kept = asked && keptForm(visitor.cookies(), CART);
  const blocked = cart ? await readBlocked(context, cart) : [];
  return (
    <div className="wrap fold py-[clamp(1.5rem,4vw,3.5rem)]">
      <h1 className="mb-8 text-h1">{t("title")}</h1>
      <PlainRecovered visitor={visitor} query={query} locale={locale} />
      <PlainRefusal problem={problem ?? asked} kept={kept} t={tErrors} />
      {!problem && (!cart || cart.items.length === 0) && (
        <EmptyState
          icon={CART_PATH}
          title={t("empty.title")}
          action={
            <ButtonLink href={hrefTo({ name: "shop" }, languages)}>{t("empty.action")}</ButtonLink>
          }
        >
          <p>{t("empty.text")}</p>
        </EmptyState>
      )}
      <PlainBlocked blocked={blocked} count={cart?.items.length ?? 0} locale={locale} />
      {cart && cart.items.length > 0 && (
        <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:items-start">
          <ul className="divide-y divide-line">
            {cart.items.map((item) => (
              <Line key={item.itemId} context={context} cart={cart} item={item} />
            ))}
          </ul>
          <div className="flex flex-col gap-5">
            <Coupon locale={locale} code={cart.couponCode} typed={kept?.values.coupon?.[0]} />
            <PlainTotals context={context} cart={cart} />
            {blocked.length === 0 && (
              <ButtonLink
                size="lg"
                href={hrefTo({ name: "checkout" }, languages, { plain: "true" })}
              >
                {t("checkout")}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
      <TrustLines context={context} className="lg:items-end" />
    </div>
  );
}

async function Line(props: { context: SiteContext; cart: Cart; item: CartItem }) {
  const { context, cart, item } = props;
  const { site, locale } = context;
  const t = await getTranslations({ locale, namespace: "cart" });
  const { name, media } = item.productData;
  const target = linePage(item);
  const languages = { locale, defaultLocale: site.defaultLocale };
  const product = { name: "product", slug: target } as const;
  const edit = { plain: "true", cartItemId: String(item.itemId) };
  const id = <input type="hidden" name="item" value={item.itemId} />;
  return (
    <li className="flex flex-wrap items-end gap-4 py-5">
      <Picture
        image={toImage(media, getSettings().MEDIA_URL)}
        alt=""
        sizes="80px"
        className="size-20 shrink-0 self-start rounded-md bg-ground object-cover"
      />
      <div className="min-w-40 grow basis-0 space-y-1 self-start">
        <LineName name={name} href={target ? hrefTo(product, languages) : null} />
        <LineChoices context={context} item={item} />
        {target && (
          <Link
            href={hrefTo(product, languages, edit)}
            aria-label={t("edit", { name })}
            className="text-link inline-flex min-h-6 items-center text-small"
          >
            {t("editShort")}
          </Link>
        )}
      </div>
      <PlainForm action="change" locale={locale} className="flex items-end gap-2">
        {id}
        <TextField
          label={t("column.quantity")}
          aria-label={t("quantityOf", { name })}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          required
          defaultValue={item.qty}
          frameClassName="w-24"
        />
        <Button type="submit" variant="secondary" className="min-h-12">
          {t("update")}
        </Button>
      </PlainForm>
      <PlainForm action="remove" locale={locale}>
        {id}
        <Button
          type="submit"
          variant="secondary"
          className="min-h-12"
          aria-label={t("remove", { name })}
        >
          {t("column.remove")}
        </Button>
      </PlainForm>
      <Price
        amount={item.prices.converted.row}
        currency={cartCurrency(cart, context)}
        locale={locale}
        className="ms-auto py-3 font-semibold sm:min-w-24 sm:text-end"
      />
    </li>
  );
}

/** The choices of a line: the parts of a bundle, and its texts. */
async function LineChoices({ context, item }: { context: SiteContext; item: CartItem }) {
  const ids = readLineOptions(item).bundleOptions.map(({ id }) => id);
  // The line is complete without the names.
  const products = await listProductsById(context, ids).catch(() => []);
  const parts = partNames(item, (id) => products.find((one) => one.id === id)?.name);
  return (
    <>
      {parts.length > 0 && <p className="text-small text-muted">{parts.join(" · ")}</p>}
      <LineTexts item={item} />
    </>
  );
}

async function Coupon(props: {
  readonly locale: string;
  readonly code: string;
  /** One that was refused. */
  readonly typed: string | undefined;
}) {
  const { locale, code, typed } = props;
  const t = await getTranslations({ locale, namespace: "cart.coupon" });
  if (code !== "")
    return (
      <PlainForm action="remove-coupon" locale={locale} className="flex items-center gap-3">
        <p className="min-w-0 grow wrap-anywhere">
          {t("label")}: <strong>{code}</strong>
        </p>
        <Button type="submit" variant="secondary">
          {t("remove")}
        </Button>
      </PlainForm>
    );
  return (
    <Fold title={t("label")} open={typed !== undefined}>
      <PlainForm action="coupon" locale={locale} className="flex items-end gap-2">
        <TextField
          label={t("label")}
          name="coupon"
          required
          maxLength={100}
          defaultValue={typed}
          autoComplete="off"
          frameClassName="min-w-0 grow"
        />
        <Button type="submit" variant="secondary" className="min-h-12 shrink-0">
          {t("apply")}
        </Button>
      </PlainForm>
    </Fold>
  );
}
