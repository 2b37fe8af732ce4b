"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Skeleton } from "#components/kit/ui/skeleton.tsx";
import { useCartCurrency } from "#components/shop/cart-runtime/use-cart-currency.ts";
import { formatPrice } from "#lib/base/utils/numbers/format.ts";
import type { PaymentForm } from "#lib/shop/domain/checkout/payment-form.ts";
import type { OwnPayment, PaymentComponent } from "#lib/web/custom/types.ts";
import { submitPaymentForm } from "./submit-payment-form.ts";

/** An order that is paid by a component of the adopter's own. */
export interface OwnPaymentOrder {
  /** The name of the method. */
  readonly name: string;
  readonly form: PaymentForm;
  readonly orderSlug: string;
  /** The total that the pay button showed. */
  readonly total: number;
  readonly load: () => Promise<PaymentComponent>;
}

interface OwnPaymentPanelProps extends Pick<OwnPayment, "approve" | "leave" | "scriptOrigins"> {
  readonly order: OwnPaymentOrder;
  /** The cart's total as it is now. */
  readonly currentTotal: number;
}

/** The payment step if an adopter's own component replaces the provider's page (docs/extending.md). */
export function OwnPaymentPanel({
  order,
  currentTotal,
  scriptOrigins,
  approve,
  leave,
}: OwnPaymentPanelProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const currency = useCartCurrency();
  const heading = useRef<HTMLHeadingElement>(null);
  const [loaded, setLoaded] = useState<{ readonly Payment: PaymentComponent } | null>(null);
  const { name, form, orderSlug, total, load } = order;

  const begin = useEffectEvent(() =>
    load().then(
      (Payment) => setLoaded({ Payment }),
      () => leave(t("errors.paymentForm")),
    ),
  );
  useEffect(() => {
    heading.current?.focus();
    void begin();
  }, []);
  // Another tab changed the cart, so the provider would charge the wrong amount.
  const outdated = Math.abs(total - currentTotal) >= 0.005;
  const stop = useEffectEvent(() => leave(t("payment.paypal.outdated")));
  useEffect(() => {
    if (outdated) stop();
  }, [outdated]);

  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1} className="text-lead font-semibold">
        {name}
      </h3>
      <div data-payment="own">
        {loaded ? (
          <loaded.Payment
            form={form}
            orderSlug={orderSlug}
            total={formatPrice(total, currency, locale)}
            scriptOrigins={scriptOrigins}
            send={(fields = {}) => submitPaymentForm(withFields(form, fields))}
            approve={approve}
            leave={leave}
          />
        ) : (
          <Skeleton className="h-24" />
        )}
      </div>
      <div>
        <Button variant="secondary" onClick={() => leave()}>
          {t("payment.paypal.another")}
        </Button>
      </div>
    </div>
  );
}

/** A field of the component's own takes the place of the form's with the same name. */
const withFields = (form: PaymentForm, fields: Readonly<Record<string, string>>): PaymentForm => ({
  ...form,
  fields: [
    ...form.fields.filter(([name]) => !Object.hasOwn(fields, name)),
    ...Object.entries(fields),
  ],
});
