"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { CartErrorNotice } from "#components/cart/cart-error-notice.tsx";
import { useCart } from "#components/cart-runtime/use-cart.ts";
import {
  type CheckoutStep,
  completeStep,
  forgetAfter,
  openStep,
  previousStep,
  resumeAt,
  stepsOf,
} from "#lib/domain/checkout/steps.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";
import { AddressStep } from "./address/address-step.tsx";
import { BuyerTrouble } from "./address/buyer-trouble.tsx";
import { useBuyer } from "./address/use-buyer.ts";
import { useCountries } from "./address/use-countries.ts";
import { CheckoutGrid } from "./checkout-grid.tsx";
import type { CheckoutProps } from "./checkout-props.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { EmptyCheckout } from "./empty-checkout.tsx";
import { PaymentStep } from "./payment/payment-step.tsx";
import { ShippingStep } from "./shipping/shipping-step.tsx";
import { AddressAnswer, ShippingAnswer } from "./step-answers.tsx";
import { StepFrame } from "./step-frame.tsx";
import { useBeginCheckout } from "./use-begin-checkout.ts";
import { useCheckout } from "./use-checkout.ts";

/** The three sections of the checkout beside their summary (spec 2, Checkout view). */
export function CheckoutFlow(props: CheckoutProps) {
  const t = useTranslations();
  const model = useCart();
  const { cart, loading, faulty } = model;
  useBeginCheckout(cart);
  const kept = useCheckout((state) => state.progress);
  const country = useCheckout((state) => state.address.country.toUpperCase());
  const countries = useCountries(props.countries);
  const { user, ready, trouble } = useBuyer();
  /** What the step that has just opened is called, for those who do not see it open. */
  const [said, setSaid] = useState("");
  /** Set by the first move between steps: from then on the heading of the opened one takes the focus. */
  const [moved, setMoved] = useState(false);

  const seen = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    if (!ready) return;
    // Somebody has logged in over the page: on with the step that has opened for them.
    if (seen.current !== undefined && seen.current !== (user?.id ?? null)) setMoved(true);
    seen.current = user?.id ?? null;
  }, [ready, user]);

  if (trouble) return <BuyerTrouble />;
  if (loading || !ready) return <CheckoutSkeleton />;
  if (!cart || cart.items.length === 0) {
    return faulty ? <CartErrorNotice model={model} /> : <EmptyCheckout />;
  }

  const { digitalOnly } = cart;
  const countryId = countries.delivery.find(({ iso }) => iso === country)?.id ?? null;
  const steps = stepsOf(digitalOnly);
  const progress = resumeAt(kept, digitalOnly, {
    address: countryId !== null,
    shipping: cart.deliveryMethodId !== null,
  });
  const go = (next: typeof progress, more = "") => {
    setMoved(true);
    const number = steps.indexOf(next.active) + 1;
    const title = t(`checkout.${next.active}`);
    setSaid(`${more} ${t("checkout.stepOf", { number, count: steps.length, title })}`.trim());
    checkoutStore().setState({ progress: next });
  };
  /** Later answers stand only where this one is what it was. */
  const complete = (step: CheckoutStep, changed: boolean, more?: string) => {
    const { progress: now } = checkoutStore().getState();
    const here = { ...now, active: step };
    go(completeStep(changed ? forgetAfter(here, step) : here, digitalOnly), more);
  };
  const back = () => go(previousStep(progress, digitalOnly));
  const bodies: Record<CheckoutStep, { title: string; answer?: ReactNode; body: ReactNode }> = {
    address: {
      title: t("checkout.address"),
      answer: <AddressAnswer nameOf={countries.nameOf} />,
      body: (
        <AddressStep
          // Whoever logs in meanwhile gets a form of their own, with what was typed.
          key={user?.id ?? "guest"}
          user={user}
          countries={countries}
          consents={props.addressConsents}
          anyNames={props.anyNames}
          onDone={(changed) => complete("address", changed)}
        />
      ),
    },
    shipping: {
      title: t("checkout.shipping"),
      answer: <ShippingAnswer countryId={countryId} />,
      body: (
        <ShippingStep
          countryId={countryId}
          skips={props.skipsShipping}
          onBack={back}
          onDone={(chosen) =>
            complete("shipping", true, chosen && t("checkout.autoShipping", { name: chosen }))
          }
        />
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
      <p role="status" className="sr-only">
        {said}
      </p>
      {steps.map((step, index) => {
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
