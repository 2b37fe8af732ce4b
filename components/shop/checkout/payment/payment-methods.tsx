"use client";

import { useTranslations } from "next-intl";
import { Radio, RadioGroup } from "#components/kit/ui/form/choice.tsx";
import { Marks } from "#components/shop/checkout/marks.tsx";
import { useCheckout } from "#components/shop/checkout/use-checkout.ts";
import type { PaymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";

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
      {methods.map(({ id, name, description, marks = [] }) => (
        <Radio
          key={id}
          name="payment"
          label={name}
          description={
            (description || marks.length > 0) && (
              <>
                {description}
                <Marks names={marks} />
              </>
            )
          }
          checked={methodId === id}
          onChange={() => checkoutStore().setState({ paymentMethodId: id })}
        />
      ))}
    </RadioGroup>
  );
}
