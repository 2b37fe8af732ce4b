/** The sections of the checkout, in order (docs/screens.md §2.9). */
export type CheckoutStep = "address" | "shipping" | "payment";

export interface CheckoutProgress {
  readonly active: CheckoutStep;
  /** Steps whose answer is saved at the backend. */
  readonly done: readonly CheckoutStep[];
}

export const startOfCheckout: CheckoutProgress = { active: "address", done: [] };

/** Digital-only carts need no delivery (docs/contract.md §6.5). */
export const stepsOf = (digitalOnly: boolean): readonly CheckoutStep[] =>
  digitalOnly ? ["address", "payment"] : ["address", "shipping", "payment"];

/** Completes the active step and opens the next one. */
export function completeStep(progress: CheckoutProgress, digitalOnly: boolean): CheckoutProgress {
  const steps = stepsOf(digitalOnly);
  const at = steps.indexOf(progress.active);
  return {
    active: steps[Math.min(at + 1, steps.length - 1)] ?? "payment",
    done: steps.filter((step, index) => index <= at || progress.done.includes(step)),
  };
}

/** Opens the previous step; does nothing on the first. Completed steps stay completed. */
export function previousStep(progress: CheckoutProgress, digitalOnly: boolean): CheckoutProgress {
  const steps = stepsOf(digitalOnly);
  return {
    ...progress,
    active: steps[Math.max(0, steps.indexOf(progress.active) - 1)] ?? "address",
  };
}

/** Opens a completed step to change it; a step never reached cannot be opened. */
export const openStep = (progress: CheckoutProgress, step: CheckoutStep): CheckoutProgress =>
  progress.done.includes(step) ? { ...progress, active: step } : progress;

/**
 * Marks the steps after this one as not done, because its answer has changed: another address can mean other delivery
 * and payment methods.
 */
export const forgetAfter = (progress: CheckoutProgress, step: CheckoutStep): CheckoutProgress => {
  const order: readonly CheckoutStep[] = ["address", "shipping", "payment"];
  return {
    ...progress,
    done: progress.done.filter((done) => order.indexOf(done) <= order.indexOf(step)),
  };
};

/** For each step, whether its answer is still valid. */
interface Validity {
  /** The country can still be delivered to. */
  readonly address: boolean;
  /** The cart holds a delivery method. */
  readonly shipping: boolean;
}

/**
 * Restores the progress after a reload. A step whose answer is no longer valid has to be done again; the active step is
 * one whose earlier steps are all done.
 */
export function resumeAt(
  kept: CheckoutProgress,
  digitalOnly: boolean,
  holds: Validity = { address: true, shipping: true },
): CheckoutProgress {
  const steps = stepsOf(digitalOnly);
  const progress = {
    ...kept,
    done: kept.done.filter((step) => step === "payment" || holds[step]),
  };
  const gap = steps.find((step) => !progress.done.includes(step)) ?? "payment";
  const wanted = steps.indexOf(progress.active);
  const reachable = wanted >= 0 && wanted <= steps.indexOf(gap);
  return {
    active: reachable ? progress.active : gap,
    done: progress.done.filter((step) => steps.includes(step)),
  };
}
