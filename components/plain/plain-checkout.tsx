import "server-only";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "#components/ui/button.tsx";
import { readGuest } from "#lib/auth/guest-pass.ts";
import { getSettings } from "#lib/config/settings.ts";
import { problemIn } from "#lib/gateway/form/form-action.ts";
import { keptPayment } from "#lib/gateway/form/kept-payment.ts";
import { readCart } from "#lib/gateway/form/read-cart.ts";
import { isCustomer } from "#lib/gateway/form/save-buyer.ts";
import { typedAddress } from "#lib/gateway/form/typed-address.ts";
import type { Visitor } from "#lib/gateway/form/visitor.ts";
import { hrefTo } from "#lib/i18n/routes.ts";
import { paymentOrigins } from "#lib/security/csp.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { AddressStep } from "./address-step.tsx";
import { PayStep } from "./pay-step.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { PlainProblem } from "./plain-form.tsx";
import { PlainTotals } from "./plain-totals.tsx";
import { ShippingStep } from "./shipping-step.tsx";

interface Props {
  readonly context: SiteContext;
  readonly visitor: Visitor;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
}

/** The checkout of a guest or a customer as forms: the step that is due, or an earlier one that is asked for (decision 0058). */
export async function PlainCheckout({ context, visitor, query }: Props) {
  const { site, locale } = context;
  const cookies = visitor.cookies();
  const place = { siteId: site.siteId, secure: cookies.secure };
  const [t, tErrors, tCart, { cart, problem }, pass] = await Promise.all([
    getTranslations({ locale, namespace: "checkout" }),
    getTranslations({ locale, namespace: "errors" }),
    getTranslations({ locale, namespace: "cart" }),
    readCart(visitor),
    readGuest(cookies, place),
  ]);
  const languages = { locale, defaultLocale: site.defaultLocale };
  const typed = typedAddress(cookies);
  const isKnown = isCustomer(visitor) || pass !== null;
  const due =
    !isKnown || !typed
      ? "address"
      : !cart?.digitalOnly && cart?.deliveryMethodId === null
        ? "shipping"
        : "payment";
  const asked = query.step;
  const step =
    asked === "address" || (asked === "shipping" && due === "payment" && !cart?.digitalOnly)
      ? asked
      : due;
  const payment =
    asked === "pay" ? await keptPayment(cookies, site.siteId, paymentOrigins(getSettings())) : null;
  return (
    <div className="wrap fold py-[clamp(1.5rem,4vw,3.5rem)]">
      <h1 className="mb-8 text-h1">{t("title")}</h1>
      <PlainProblem problem={problem ?? problemIn(query.problem)} t={tErrors} />
      {payment ? (
        <PayStep form={payment} locale={locale} />
      ) : !cart || cart.items.length === 0 ? (
        <>
          <p className="mb-5">{tCart("empty.title")}</p>
          <ButtonLink href={hrefTo({ name: "shop" }, languages)}>
            {tCart("empty.action")}
          </ButtonLink>
        </>
      ) : (
        <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:items-start">
          {step === "address" && (
            <AddressStep context={context} visitor={visitor} typed={typed} wrong={query.field} />
          )}
          {step === "shipping" && typed && (
            <ShippingStep context={context} visitor={visitor} cart={cart} typed={typed} />
          )}
          {step === "payment" && <PaymentStep context={context} visitor={visitor} cart={cart} />}
          <section aria-label={t("summary")} className="flex flex-col gap-4">
            <ul className="flex flex-col gap-1">
              {cart.items.map(({ itemId, qty, productData: { name } }) => (
                <li key={itemId} className="wrap-anywhere">
                  {qty} × <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
            <PlainTotals context={context} cart={cart} />
            <ButtonLink
              variant="secondary"
              href={hrefTo({ name: "cart" }, languages, { plain: "true" })}
            >
              {t("editCart")}
            </ButtonLink>
            {step !== "address" && (
              <ButtonLink
                variant="secondary"
                href={hrefTo({ name: "checkout" }, languages, { plain: "true", step: "address" })}
              >
                {t("saved.change")}
              </ButtonLink>
            )}
          </section>
        </div>
      )}
    </div>
  );
}
