"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { cartRuntime } from "#components/shop/cart-runtime/browser-cart.ts";
import { MethodsFrame } from "#components/shop/checkout/methods-frame.tsx";
import { useCheckout } from "#components/shop/checkout/use-checkout.ts";
import { useDeliveryMethods } from "#components/shop/checkout/use-methods.ts";
import {
  autoShipping,
  presetShipping,
  type ShippingChoice,
  type ShippingProblem,
  shippingProblem,
} from "#lib/shop/domain/checkout/shipping.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";
import { DeliveryMethods } from "./delivery-methods.tsx";
import { useShippingSubmit } from "./use-shipping-submit.ts";

interface ShippingStepProps {
  readonly countryId: number | null;
  /** Whether the step is skipped if it offers no choice (CMS option `SkipShippingStep`). */
  readonly skips: boolean;
  /** The next step is shown below already. */
  readonly leads: boolean;
  readonly onBack: () => void;
  /** A choice is being saved, which changes the cart's totals. */
  readonly onUpdating: (updating: boolean) => void;
  /** Opens the next step. `name`: the method that was chosen automatically. */
  readonly onDone: (name?: string) => Promise<void>;
}

/** Step 2: the delivery methods for the country, and the branches of the chosen one. */
export function ShippingStep(props: ShippingStepProps) {
  const { countryId, skips, leads, onBack, onUpdating, onDone } = props;
  const t = useTranslations();
  const query = useDeliveryMethods(countryId);
  const choice = useCheckout(({ shipping }) => shipping);
  const [problem, setProblem] = useState<ShippingProblem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { submit, follow, busy } = useShippingSubmit(onUpdating);
  const methods = query.data ?? [];

  const choose = (shipping: ShippingChoice) => {
    setProblem(null);
    checkoutStore().setState({ shipping });
    follow(shippingProblem(methods, shipping) ? null : shipping);
  };

  const send = (wanted: ShippingChoice, name?: string) => submit(wanted, () => onDone(name));

  const next = async () => {
    // Submitted before the methods are loaded, as after a reload.
    const list = query.data ?? (await query.refetch({ cancelRefetch: false })).data;
    if (!list) return;
    const found = shippingProblem(list, choice);
    setProblem(found);
    if (!found) return void send(choice);
    const group = found === "shippingBranchUndefined" ? "branch" : "delivery";
    form.current?.querySelector<HTMLInputElement>(`input[name=${group}]`)?.focus();
  };

  const preset = useEffectEvent(() => {
    const automatic = autoShipping(methods, choice, skips);
    const first = automatic ?? presetShipping(methods, choice);
    if (first && first.methodId !== choice.methodId) choose(first);
    if (automatic) void send(automatic, methods[0]?.name);
  });
  // Another address may have taken the method off the cart, which is chosen here all the same.
  const followKept = useEffectEvent(() => {
    const isLost = cartRuntime().cart()?.deliveryMethodId === null;
    if (isLost && !shippingProblem(methods, choice)) follow(choice);
  });
  useEffect(() => {
    if (!query.data) return;
    preset();
    followKept();
  }, [query.data]);

  return (
    <form
      ref={form}
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void next();
      }}
    >
      <MethodsFrame list="shipping" query={query} emptyText={t("checkout.noShipping")}>
        <DeliveryMethods methods={methods} choice={choice} problem={problem} onChoose={choose} />
      </MethodsFrame>
      {query.isError && query.error.message === "No active user" && (
        <Notice tone="warning">{t("errors.noActiveUser")}</Notice>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button variant="secondary" size="lg" onClick={onBack}>
          {t("checkout.back")}
        </Button>
        <Button type="submit" size="lg" variant={leads ? "secondary" : "primary"} loading={busy}>
          {t("checkout.next")}
        </Button>
      </div>
    </form>
  );
}
