"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { translated } from "#components/kit/messages/translations.tsx";
import { dropToasts } from "#components/kit/ui/toast.ts";
import { CartErrorNotice } from "#components/shop/cart/cart-error-notice.tsx";
import { useCart } from "#components/shop/cart-runtime/use-cart.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { undecidedDelivery } from "#lib/shop/domain/cart/undecided-delivery.ts";
import {
  isSameShipping,
  readSavedShipping,
  type ShippingChoice,
} from "#lib/shop/domain/checkout/shipping.ts";
import {
  type CheckoutStep,
  completeStep,
  forgetAfter,
  openStep,
  previousStep,
  resumeAt,
  stepsOf,
} from "#lib/shop/domain/checkout/steps.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";
import { AddressStep } from "./address/address-step.tsx";
import { BuyerErrorNotice, useBuyer } from "./address/use-buyer.tsx";
import { useCountries } from "./address/use-countries.ts";
import { CheckoutGrid } from "./checkout-grid.tsx";
import type { CheckoutProps } from "./checkout-props.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { EmptyCheckout } from "./empty-checkout.tsx";
import { lastPress, type PressedBy, watchPresses } from "./last-press.ts";
import { usePreparedOrder } from "./order/use-prepared-order.ts";
import { PaymentStep } from "./payment-step.tsx";
import { ShippingStep } from "./shipping/shipping-step.tsx";
import { AddressAnswer, ShippingAnswer } from "./step-answers.tsx";
import { StepFrame } from "./step-frame.tsx";
import { trackCheckout, useBeginCheckout } from "./use-begin-checkout.ts";
import { useCheckout } from "./use-checkout.ts";
import { loadMethodsOf } from "./use-methods.ts";
import { pushStep, useStepAddress } from "./use-step-address.ts";

/** The steps of the checkout beside their summary (docs/screens.md §2.9). */
export const CheckoutFlow = translated(function CheckoutFlow(props: CheckoutProps) {
  const t = useTranslations();
  const model = useCart();
  const { cart, loading, faulty } = model;
  useBeginCheckout(cart);
  const country = useCheckout((state) => state.address.country);
  const shipping = useCheckout((state) => state.shipping);
  const countries = useCountries(props.countries);
  const { user, ready, trouble } = useBuyer();
  const preparing = usePreparedOrder({ user: ready ? user : null, cart, ...props, countries });
  /** A chosen delivery is being saved: totals are out of date. */
  const [repricing, setRepricing] = useState(false);

  const digitalOnly = cart?.digitalOnly ?? false;
  const countryId = countries.deliveryId(country);
  const isShown =
    !trouble && !loading && ready && !preparing && cart !== null && cart.items.length > 0;
  const valid = { address: countryId !== null, shipping: cart?.deliveryMethodId !== null };
  const walk = useProgress({
    digitalOnly,
    valid,
    isShown,
    deliveryId: countries.deliveryId,
    user: ready ? (user?.id ?? null) : undefined,
  });
  const { progress, announcement, announce, go, complete, settle } = walk;

  if (trouble) return <BuyerErrorNotice />;
  if (loading || !ready || preparing) return <CheckoutSkeleton />;
  if (!cart || cart.items.length === 0) {
    return faulty ? <CartErrorNotice model={model} /> : <EmptyCheckout words={props.noCart} />;
  }

  const updating = model.updating || repricing;
  // In the last step the cart decides, because another tab may have changed its method.
  const shown = progress.active === "payment" ? cart : undecidedDelivery(cart, shipping.methodId);
  const paysBelow = progress.active === "shipping" && leadsOn(cart, shipping, repricing);
  const back = () => go(previousStep(progress, digitalOnly));
  const bodies: Bodies = {
    address: {
      title: t(titleOf("address", digitalOnly)),
      answer: <AddressAnswer nameOf={countries.nameOf} />,
      body: (
        <AddressStep
          // A login remounts the form with the customer's values.
          key={user?.id ?? "guest"}
          user={user}
          digitalOnly={digitalOnly}
          countries={countries}
          defaultCountry={props.defaultCountry}
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
          leads={paysBelow}
          onBack={back}
          onUpdating={setRepricing}
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
          cart={shown}
          updating={updating}
          consents={props.orderConsents}
          paymentOrigins={props.paymentOrigins}
          scriptOrigins={props.scriptOrigins}
          onBack={paysBelow ? undefined : back}
          onPlace={paysBelow ? settle : undefined}
        />
      ),
    },
  };

  return (
    <CheckoutGrid summary={<CheckoutSummary cart={shown} model={model} updating={updating} />}>
      <p role="status" className="sr-only">
        {paysBelow ? announce("payment") : announcement}
      </p>
      <Steps walk={walk} bodies={bodies} paysBelow={paysBelow} />
    </CheckoutGrid>
  );
});

type Bodies = Readonly<
  Record<CheckoutStep, { title: string; answer?: ReactNode; body: ReactNode }>
>;

interface StepsProps {
  readonly walk: ReturnType<typeof useProgress>;
  readonly bodies: Bodies;
  /** The payment is open below the delivery. */
  readonly paysBelow: boolean;
}

/** The steps below each other: completed ones with a summary, the open one with its form. */
function Steps({ walk, bodies, paysBelow }: StepsProps) {
  const { steps, progress, moved, go } = walk;
  return steps.map((step, index) => {
    const { title, answer, body } = bodies[step];
    const below = paysBelow && step === "payment";
    const open = progress.active === step || below;
    const done = progress.done.includes(step);
    return (
      <StepFrame
        key={step}
        number={index + 1}
        title={title}
        state={open ? "open" : done ? "done" : "later"}
        answer={answer}
        onChange={() => go(openStep(progress, step))}
        openedBy={below ? null : moved}
      >
        {body}
      </StepFrame>
    );
  });
}

interface ProgressOptions {
  /** Whether nothing is delivered, so that there is no step for it. */
  readonly digitalOnly: boolean;
  /** The answers that are still possible. */
  readonly valid: Parameters<typeof resumeAt>[2];
  /** Whether the steps are on the page. */
  readonly isShown: boolean;
  readonly deliveryId: (country: string) => number | null;
  /** The customer's id, null for a guest; undefined until it is known. */
  readonly user: number | null | undefined;
}

/** The steps, which of them are done, and the ways between them. */
function useProgress({ digitalOnly, valid, isShown, deliveryId, user }: ProgressOptions) {
  const t = useTranslations();
  const kept = useCheckout((state) => state.progress);
  /** The step that has just opened, announced to screen readers. */
  const [announcement, setAnnouncement] = useState("");
  /** Set by the first move between steps: from then on the heading of the opened step takes the focus. */
  const [moved, setMoved] = useState<PressedBy | null>(null);

  useEffect(watchPresses, []);
  const lastUser = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    if (user === undefined) return;
    // After a login, the first open step takes the focus.
    if (lastUser.current !== undefined && lastUser.current !== user) setMoved(lastPress());
    lastUser.current = user;
  }, [user]);

  const steps = stepsOf(digitalOnly);
  const progress = resumeAt(kept, digitalOnly, valid);
  useStepAddress(isShown ? progress.active : null, (name, byBrowser) => {
    const step = steps.find((one) => one === name);
    const next = step && resumeAt({ ...progress, active: step }, digitalOnly, valid);
    if (!next || next.active !== step) return false;
    if (byBrowser) go(next);
    else checkoutStore().setState({ progress: next });
    return true;
  });

  const announce = (step: CheckoutStep) => {
    const title = t(titleOf(step, digitalOnly));
    return t("checkout.stepOf", { number: steps.indexOf(step) + 1, count: steps.length, title });
  };
  function go(next: typeof progress, more = ""): void {
    setMoved(lastPress());
    dropToasts();
    setAnnouncement(`${more} ${announce(next.active)}`.trim());
    checkoutStore().setState({ progress: next });
    pushStep(next.active);
  }
  /**
   * Completes a step. If its answer has changed, the following steps must be completed again. The step stays until the
   * next one can be shown.
   */
  const complete = async (step: CheckoutStep, changed: boolean, more?: string) => {
    const { progress: now, address } = checkoutStore().getState();
    const here = { ...now, active: step };
    const next = completeStep(changed ? forgetAfter(here, step) : here, digitalOnly);
    await loadMethodsOf(next, deliveryId(address.country));
    if (step === "shipping") trackCheckout("addShippingInfo");
    go(next, more);
  };
  /** The order is placed below the delivery, which is decided with it. Nothing takes the focus from the button. */
  const settle = () => {
    trackCheckout("addShippingInfo");
    setMoved(null);
    checkoutStore().setState({ progress: completeStep(progress, digitalOnly) });
  };

  return { steps, progress, moved, announcement, announce, go, complete, settle };
}

/** Whether the delivery is decided, or is about to be: then the payment is shown below it, without another press. */
function leadsOn(cart: Cart, choice: ShippingChoice, isSaving: boolean): boolean {
  if (choice.methodId === null) return false;
  return isSaving || isSameShipping(readSavedShipping(cart), choice);
}

/** Nothing of a digital cart is delivered, so its first step asks who buys. */
const titleOf = (step: CheckoutStep, digitalOnly: boolean) =>
  step === "address" && digitalOnly ? "checkout.details" : (`checkout.${step}` as const);
