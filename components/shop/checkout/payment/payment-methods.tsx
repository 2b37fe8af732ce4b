"use client";

import { useTranslations } from "next-intl";
import { Radio, RadioGroup } from "#components/kit/ui/form/choice.tsx";
import { useCheckout } from "#components/shop/checkout/use-checkout.ts";
import type { PaymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";
import { paymentDetails } from "./payment-details.tsx";

interface PaymentMethodsProps {
  readonly methods: readonly PaymentMethod[];
  readonly error?: string;
}

/** The payment methods as radios. */
export function PaymentMethods({ methods, error }: PaymentMethodsProps) {
  const t = useTranslations("checkout");
  const methodId = useCheckout(({ paymentMethodId }) => paymentMethodId);
  return (
    <RadioGroup legend={t("payment")} legendHidden error={error}>
      {methods.map((method) => (
        <Radio
          key={method.id}
          name="payment"
          label={method.name}
          description={paymentDetails(method)}
          checked={methodId === method.id}
          onChange={() => checkoutStore().setState({ paymentMethodId: method.id })}
        />
      ))}
    </RadioGroup>
  );
}
