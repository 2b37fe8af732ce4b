import "server-only";
import { getTranslations } from "next-intl/server";
import { Button } from "#components/kit/ui/button.tsx";
import { Radio, RadioGroup } from "#components/kit/ui/form/choice.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { Price } from "#components/kit/ui/price.tsx";
import { OrderLabel } from "#components/shop/checkout/payment/order-label.tsx";
import { paymentDetails } from "#components/shop/checkout/payment/payment-details.tsx";
import { writeSeen } from "#lib/gateway/form/seen-cart.ts";
import type { KeptForm } from "#lib/gateway/form/stored-form.ts";
import type { Visitor } from "#lib/gateway/form/visitor.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { cartCurrency } from "#lib/shop/domain/cart/currency.ts";
import { needsPaymentScript } from "#lib/shop/domain/checkout/payment.ts";
import { plainText } from "#lib/web/security/plain-text.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { PlainConsents } from "./plain-consents.tsx";
import { PlainCut, PlainForm } from "./plain-form.tsx";

interface Props {
  readonly context: SiteContext;
  readonly visitor: Visitor;
  readonly cart: Cart;
  /** The values of the last attempt, if it was refused. */
  readonly kept: KeptForm | null;
  /** A consent was missing. */
  readonly refused: boolean;
}

/** How the order is paid, its consents, and the button that sends it with the cart as it is shown. */
export async function PaymentStep({ context, visitor, cart, kept, refused }: Props) {
  const { locale } = context;
  const [t, tErrors, tCart, tPlain, methods] = await Promise.all([
    getTranslations({ locale, namespace: "checkout" }),
    getTranslations({ locale, namespace: "errors" }),
    getTranslations({ locale, namespace: "cart" }),
    getTranslations({ locale, namespace: "plain" }),
    visitor.call(calls.ecommerce.payment.getApplicablePaymentMethods),
  ]);
  // If every method needs scripts, the form cannot continue either.
  const canPay = methods.ok && methods.data.some((method) => !needsPaymentScript(method));
  if (!methods.ok || methods.data.length === 0)
    return (
      <Notice tone="danger">
        <p>{methods.ok ? t("noPayment") : tErrors("tryAgain")}</p>
      </Notice>
    );
  const total = cart.prices.converted.orderTotal;
  const currency = cartCurrency(cart, context);
  return (
    <PlainForm action="order" locale={locale} className="flex flex-col gap-5">
      <h2 className="text-h2">{t("payment")}</h2>
      <RadioGroup legend={t("payment")} legendHidden>
        {methods.data.map((method) => {
          const needsScript = needsPaymentScript(method);
          return (
            <Radio
              key={method.id}
              name="payment"
              value={method.id}
              label={method.name}
              description={
                needsScript
                  ? tPlain("payment")
                  : paymentDetails({
                      ...method,
                      description: withTerms(method.description, method.terms),
                    })
              }
              defaultChecked={kept?.values.payment?.[0] === String(method.id)}
              disabled={needsScript}
              required={!needsScript}
            />
          );
        })}
      </RadioGroup>
      <PlainCut kept={kept} labels={{ orderMessage: tCart("instructions") }} locale={locale} />
      <TextArea
        label={tCart("instructions")}
        name="orderMessage"
        maxLength={2000}
        defaultValue={kept?.values.orderMessage?.[0]}
      />
      <PlainConsents
        context={context}
        formType="checkoutForm"
        accepted={kept?.values.consent}
        refused={refused}
      />
      <input type="hidden" name="seen" value={writeSeen(cart)} />
      {canPay && (
        <>
          <p className="flex flex-wrap justify-between gap-x-4 text-lead font-semibold">
            <span>{tCart("summary.total")}</span>
            <Price amount={total} currency={currency} locale={locale} />
          </p>
          <Button type="submit" size="lg">
            <OrderLabel t={t} total={total} currency={currency} locale={locale} />
          </Button>
        </>
      )}
    </PlainForm>
  );
}

/**
 * The method is chosen only when the form is sent, so the terms of a repeated payment are shown with every method that
 * has some.
 */
const withTerms = (description: string, terms: string | null): string =>
  [description, terms && plainText(terms)].filter(Boolean).join(" ");
