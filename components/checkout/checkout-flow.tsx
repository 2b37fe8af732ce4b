"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { CartTrouble } from "@/components/cart/cart-trouble";
import { useCart } from "@/components/cart/use-cart";
import { useSite } from "@/components/providers/site-provider";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import {
  type CheckoutStep,
  completeStep,
  forgetAfter,
  openStep,
  previousStep,
  resumeAt,
  stepsOf,
} from "@/lib/domain/checkout/steps";
import { hrefTo } from "@/lib/i18n/routes";
import { checkoutStore } from "@/stores/checkout-store";
import { AddressStep } from "./address-step";
import { AddressAnswer, ShippingAnswer } from "./answers";
import { CheckoutGrid } from "./checkout-grid";
import type { CheckoutProps } from "./checkout-props";
import { CheckoutSkeleton } from "./checkout-skeleton";
import { CheckoutSummary } from "./checkout-summary";
import { PaymentStep } from "./payment-step";
import { ShippingStep } from "./shipping-step";
import { StepFrame } from "./step-frame";
import { useCheckout } from "./use-checkout";
import { useCountries } from "./use-countries";

/** The three sections of the checkout beside their summary (spec 2, Checkout view). */
export function CheckoutFlow(props: CheckoutProps) {
  const t = useTranslations();
  const site = useSite();
  const model = useCart();
  const { cart, loading, faulty } = model;
  const kept = useCheckout((state) => state.progress);
  const country = useCheckout((state) => state.address.country);
  const countries = useCountries(props.countries);
  /** Set by the first move between steps: from then on the heading of the opened one takes the focus. */
  const [moved, setMoved] = useState(false);

  if (loading) return <CheckoutSkeleton />;
  if (!cart || cart.items.length === 0) {
    return faulty ? (
      <CartTrouble model={model} />
    ) : (
      <EmptyState
        icon="cart"
        title={t("cart.empty.title")}
        action={
          <ButtonLink href={hrefTo({ name: "shop" }, site)}>{t("cart.empty.action")}</ButtonLink>
        }
      >
        {t("cart.empty.text")}
      </EmptyState>
    );
  }

  const { digitalOnly } = cart;
  const progress = resumeAt(kept, digitalOnly);
  const go = (next: typeof progress) => {
    setMoved(true);
    checkoutStore().setState({ progress: next });
  };
  const complete = (step: CheckoutStep) =>
    go(completeStep(forgetAfter({ ...progress, active: step }, step), digitalOnly));
  const back = () => go(previousStep(progress, digitalOnly));
  const countryId = countries.find(({ iso }) => iso === country)?.id ?? null;

  const bodies: Record<CheckoutStep, { title: string; answer?: ReactNode; body: ReactNode }> = {
    address: {
      title: t("checkout.address"),
      answer: <AddressAnswer countries={countries} />,
      body: (
        <AddressStep
          countries={countries}
          consents={props.addressConsents}
          onDone={() => complete("address")}
        />
      ),
    },
    shipping: {
      title: t("checkout.shipping"),
      answer: <ShippingAnswer countryId={countryId} />,
      body: (
        <ShippingStep countryId={countryId} onBack={back} onDone={() => complete("shipping")} />
      ),
    },
    payment: {
      title: t("checkout.payment"),
      body: (
        <PaymentStep
          cart={cart}
          updating={model.updating}
          consents={props.orderConsents}
          paymentOrigins={props.paymentOrigins}
          onBack={back}
        />
      ),
    },
  };

  return (
    <CheckoutGrid summary={<CheckoutSummary cart={cart} model={model} />}>
      {stepsOf(digitalOnly).map((step, index) => {
        const { title, answer, body } = bodies[step];
        const open = progress.active === step;
        const done = progress.done.includes(step);
        return (
          <StepFrame
            key={step}
            number={index + 1}
            title={title}
            state={open ? "open" : done ? "done" : "later"}
            answer={answer}
            onChange={() => go(openStep(progress, step))}
            takeFocus={moved}
          >
            {body}
          </StepFrame>
        );
      })}
    </CheckoutGrid>
  );
}
