"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Radio, RadioGroup } from "#components/kit/ui/form/choice.tsx";
import { useCartCurrency } from "#components/shop/cart-runtime/use-cart-currency.ts";
import type { DeliveryMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import type { ShippingChoice, ShippingProblem } from "#lib/shop/domain/checkout/shipping.ts";
import { Branches } from "./branches.tsx";
import { deliveryDetails, deliveryPrice } from "./delivery-details.tsx";

interface DeliveryMethodsProps {
  readonly methods: readonly DeliveryMethod[];
  readonly choice: ShippingChoice;
  readonly problem: ShippingProblem | null;
  readonly onChoose: (choice: ShippingChoice) => void;
}

/** The delivery methods as radios with their price; the chosen one shows its branches. */
export function DeliveryMethods({ methods, choice, problem, onChoose }: DeliveryMethodsProps) {
  const t = useTranslations();
  const tCheckout = useTranslations("checkout");
  const site = useSite();
  const { locale } = site;
  const [now] = useState(() => Date.now());
  const currency = useCartCurrency();
  // Remembers the branch for when the shopper chooses another method and returns.
  const branches = useRef(new Map<number, number>());
  const chooseBranch = (methodId: number, branchId: number) => {
    branches.current.set(methodId, branchId);
    onChoose({ methodId, branchId });
  };
  return (
    <RadioGroup
      legend={t("checkout.shipping")}
      legendHidden
      error={problem && problem !== "shippingBranchUndefined" ? t(`errors.${problem}`) : undefined}
    >
      {methods.map((method) => {
        const { id, name, price, options } = method;
        const isChosen = choice.methodId === id;
        return (
          <div key={id} className="stack">
            <Radio
              id={`delivery-${id}`}
              name="delivery"
              label={name}
              description={deliveryDetails(method, { now, site, t: tCheckout })}
              aside={deliveryPrice(price, { currency, locale, free: t("cart.summary.free") })}
              checked={isChosen}
              onChange={() =>
                onChoose({ methodId: id, branchId: branches.current.get(id) ?? null })
              }
            />
            {isChosen && options.length > 0 && (
              <Branches
                branches={options}
                chosen={choice.branchId}
                error={problem === "shippingBranchUndefined" ? t(`errors.${problem}`) : undefined}
                onChoose={(branchId) => chooseBranch(id, branchId)}
              />
            )}
          </div>
        );
      })}
    </RadioGroup>
  );
}
