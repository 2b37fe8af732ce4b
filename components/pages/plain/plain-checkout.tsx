import "server-only";
import "#components/pages/layout/enclosed.css";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { OrderedItems } from "#components/shop/checkout/ordered-items.tsx";
import { TrustLines } from "#components/shop/checkout/payment/trust-lines.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { readGuest } from "#lib/gateway/auth/guest-pass.ts";
import { readBlocked } from "#lib/gateway/form/blocked-cart.ts";
import { problemOf } from "#lib/gateway/form/cart-forms.ts";
import { type Customer, readCustomer } from "#lib/gateway/form/customer.ts";
import { problemIn } from "#lib/gateway/form/form-action.ts";
import { readCart } from "#lib/gateway/form/read-cart.ts";
import { keptForm } from "#lib/gateway/form/stored-form.ts";
import { keptPayment } from "#lib/gateway/form/stored-payment.ts";
import { typedAddress } from "#lib/gateway/form/typed-address.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { inOneLine } from "#lib/shop/domain/address/address-text.ts";
import { cartCurrency } from "#lib/shop/domain/cart/currency.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { paymentOrigins } from "#lib/web/security/csp.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import type { PlainProps } from "./open-plain-page.ts";
import { PayStep } from "./pay-step.tsx";
import { AddressStep } from "./plain-address-step.tsx";
import { PlainBlocked } from "./plain-blocked.tsx";
import { PlainRefusal } from "./plain-form.tsx";
import { PaymentStep } from "./plain-payment-step.tsx";
import { PlainRecovered } from "./plain-recovered.tsx";
import { ShippingStep } from "./plain-shipping-step.tsx";
import { PlainTotals } from "./plain-totals.tsx";

const LINES = ["company", "person", "street", "city", "country"] as const;

/**
 * The checkout as forms: the current step, or an earlier one that was requested (decision 0058). For a customer it
 * begins with the delivery address saved in the profile.
 */
export async function PlainCheckout({ context, visitor, query }: PlainProps) {
  const { site, locale } = context;
  const cookies = visitor.cookies();
  const place = { siteId: site.siteId, secure: cookies.secure };
  const [t, tErrors, tCart, { cart, problem }] = await Promise.all([
    getTranslations({ locale, namespace: "checkout" }),
    getTranslations({ locale, namespace: "errors" }),
    getTranslations({ locale, namespace: "cart" }),
    readCart(visitor),
  ]);
  // In sequence, because the second call must see a session that the first one ended.
  const known = await readCustomer(visitor);
  const customer = known.ok ? known.data : null;
  const pass = await readGuest(cookies, place);
  const languages = { locale, defaultLocale: site.defaultLocale };
  const typed = typedAddress(cookies);
  const isKnown = customer ? customer.hasAddresses : pass !== null && typed !== null;
  // Rejected input is shown again; everything else comes from the profile.
  const shown = customer && query.problem === undefined ? customer.delivery : typed;
  const asked = query.step ?? (customer ? "address" : undefined);
  const due = !isKnown
    ? "address"
    : !cart?.digitalOnly && cart?.deliveryMethodId === null
      ? "shipping"
      : "payment";
  const step =
    asked === "address" || (asked === "shipping" && due === "payment" && !cart?.digitalOnly)
      ? asked
      : due;
  const payment =
    asked === "pay" ? await keptPayment(cookies, site.siteId, paymentOrigins(getSettings())) : null;
  const failed = problem ?? (known.ok ? null : problemOf(known.error));
  const to = customer?.delivery ?? typed;
  const refused = query.problem === "consentRequired";
  const filledIn = (form: string) => (query.problem === undefined ? null : keptForm(cookies, form));
  return (
    <div data-enclosed="" className="wrap fold py-[clamp(1.5rem,4vw,3.5rem)]">
      <h1 className="mb-8 text-h1">{t("title")}</h1>
      <PlainRecovered visitor={visitor} query={query} locale={locale} />
      <PlainRefusal
        problem={failed ?? problemIn(query.problem)}
        kept={failed ? null : filledIn("order")}
        t={tErrors}
      />
      {!payment && known.ok && cart && (
        <PlainBlocked
          blocked={await readBlocked(context, cart)}
          count={cart.items.length}
          locale={locale}
        />
      )}
      {payment ? (
        <PayStep form={payment} locale={locale} />
      ) : !known.ok ? null : !cart || cart.items.length === 0 ? (
        <>
          <p className="mb-5">{tCart("empty.title")}</p>
          <ButtonLink href={hrefTo({ name: "shop" }, languages)}>
            {tCart("empty.action")}
          </ButtonLink>
        </>
      ) : (
        <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:items-start">
          {step === "address" && (
            <div className="flex flex-col gap-6">
              {!customer && <LoginLink context={context} />}
              <AddressStep
                context={context}
                visitor={visitor}
                typed={shown}
                kept={filledIn("address")}
                refused={refused}
                digitalOnly={cart.digitalOnly}
              />
            </div>
          )}
          {step === "shipping" && to && (
            <ShippingStep context={context} visitor={visitor} cart={cart} address={to} />
          )}
          {step === "payment" && (
            <PaymentStep
              context={context}
              visitor={visitor}
              cart={cart}
              kept={filledIn("order")}
              refused={refused}
            />
          )}
          <CheckoutAside context={context} cart={cart} customer={customer} step={step} />
        </div>
      )}
      <TrustLines context={context} />
    </div>
  );
}

/** A link to the login for customers who are not logged in. It returns here. */
async function LoginLink({ context: { site, locale } }: Pick<PlainProps, "context">) {
  const languages = { locale, defaultLocale: site.defaultLocale };
  const t = await getTranslations({ locale, namespace: "auth" });
  return (
    <Link
      className="text-link"
      href={hrefTo({ name: "login" }, languages, {
        plain: "true",
        redirect: hrefTo({ name: "checkout" }, languages, { plain: "true" }),
      })}
    >
      {t("toLogin")}
    </Link>
  );
}

interface AsideProps {
  readonly context: SiteContext;
  readonly cart: Cart;
  readonly customer: Customer | null;
  readonly step: string;
}

/** Beside the steps: the ordered products, the totals, and the delivery address. */
async function CheckoutAside({ context, cart, customer, step }: AsideProps) {
  const { site, locale } = context;
  const languages = { locale, defaultLocale: site.defaultLocale };
  const t = await getTranslations({ locale, namespace: "checkout" });
  return (
    <section aria-label={t("summary")} className="flex flex-col gap-4">
      <OrderedItems
        rows={cart.items.map((item) => ({ item, quantity: item.qty }))}
        currency={cartCurrency(cart, context)}
        locale={locale}
        mediaUrl={getSettings().MEDIA_URL}
        t={(key, values) => t(key, values ?? {})}
      />
      <PlainTotals context={context} cart={cart} inCheckout />
      {customer && step !== "address" && (
        <>
          <p className="wrap-anywhere">
            {t("saved.delivery")}: {inOneLine(customer.delivery, LINES)}
          </p>
          {customer.billing && (
            <p className="wrap-anywhere">
              {t("billedTo", { address: inOneLine(customer.billing, LINES) })}
            </p>
          )}
        </>
      )}
      <ButtonLink variant="secondary" href={hrefTo({ name: "cart" }, languages, { plain: "true" })}>
        {t("editCart")}
      </ButtonLink>{" "}
      {step !== "address" && (
        <ButtonLink
          variant="secondary"
          href={hrefTo({ name: "checkout" }, languages, { plain: "true", step: "address" })}
        >
          {t("saved.change")}
        </ButtonLink>
      )}
    </section>
  );
}
