"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { ConsentFields } from "@/components/consent/consent-fields";
import { useConsents } from "@/components/consent/use-consents";
import { useSite } from "@/components/providers/site-provider";
import { Button } from "@/components/ui/button";
import { Radio, RadioGroup } from "@/components/ui/choice";
import { Notice } from "@/components/ui/notice";
import { Price } from "@/components/ui/price";
import type { Cart } from "@/lib/api/schemas/cart";
import { openConsents } from "@/lib/domain/checkout/consents";
import { checkoutStore } from "@/stores/checkout-store";
import { CheckingNotice } from "./checking-notice";
import type { CheckoutProps } from "./checkout-props";
import { MethodsFrame } from "./methods-frame";
import { useCheckout } from "./use-checkout";
import { usePaymentMethods } from "./use-methods";
import { usePlaceOrder } from "./use-place-order";

interface PaymentStepProps {
  readonly cart: Cart;
  readonly updating: boolean;
  readonly consents: CheckoutProps["orderConsents"];
  readonly paymentOrigins: readonly string[];
  readonly onBack: () => void;
}

/** Step 3: how to pay, the consents of the order, and the button that places it. */
export function PaymentStep({
  cart,
  updating,
  consents: fromServer,
  paymentOrigins,
  onBack,
}: PaymentStepProps) {
  const t = useTranslations();
  const { currency, locale } = useSite();
  const { consents, retry } = useConsents(fromServer, "checkoutForm");
  const query = usePaymentMethods();
  const methodId = useCheckout(({ paymentMethodId }) => paymentMethodId);
  const accepted = useCheckout((state) => state.consents);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const order = usePlaceOrder(paymentOrigins);
  const method = query.data?.find(({ id }) => id === methodId);

  const submit = () => {
    setTried(true);
    const open = openConsents(consents ?? [], accepted);
    if (!method) return focus(form.current, "input[name=payment]");
    if (consents === null) return;
    if (open[0] !== undefined)
      return focus(form.current, `input[name="consent-${CSS.escape(open[0])}"]`);
    void order.place(method, accepted);
  };

  if (order.state === "checking") return <CheckingNotice onFree={order.free} />;
  return (
    <form
      ref={form}
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {order.problem && <Notice tone="danger">{t(order.problem)}</Notice>}
      <MethodsFrame
        loading={query.isPending}
        failed={query.isError}
        empty={query.data?.length === 0}
        emptyText={t("checkout.noPayment")}
        onRetry={() => void query.refetch()}
      >
        <RadioGroup
          legend={t("checkout.payment")}
          legendHidden
          error={tried && !method ? t("errors.paymentMethodUndefined") : undefined}
        >
          {query.data?.map(({ id, name, description }) => (
            <Radio
              key={id}
              name="payment"
              label={name}
              description={description || undefined}
              checked={methodId === id}
              onChange={() => checkoutStore().setState({ paymentMethodId: id })}
            />
          ))}
        </RadioGroup>
      </MethodsFrame>
      <ConsentFields
        consents={consents}
        accepted={accepted}
        onChange={(next) => checkoutStore().setState({ consents: next })}
        showErrors={tried}
        onRetry={retry}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="lg" onClick={onBack}>
          {t("checkout.back")}
        </Button>
        <Button
          type="submit"
          size="lg"
          loading={order.state === "placing"}
          aria-disabled={updating || undefined}
        >
          {t("checkout.continue")}{" "}
          <Price amount={cart.prices.converted.orderTotal} currency={currency} locale={locale} />
        </Button>
      </div>
    </form>
  );
}

const focus = (form: HTMLFormElement | null, selector: string): void =>
  form?.querySelector<HTMLInputElement>(selector)?.focus();
