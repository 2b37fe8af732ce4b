"use client";

import {
  PayPalButtons,
  PayPalScriptProvider,
  usePayPalScriptReducer,
} from "@paypal/react-paypal-js";
import { useEffect, useEffectEvent } from "react";
import { Skeleton } from "#components/kit/ui/skeleton.tsx";
import type { PaypalOrder } from "#stores/checkout/send-order.ts";
import type { PaypalScript } from "./paypal-script.ts";

/** Milliseconds after which a script that has not loaded counts as blocked. */
const TIMEOUT = 20_000;

export interface PaypalButtonsProps {
  readonly script: PaypalScript;
  readonly order: PaypalOrder;
  readonly onApprove: (details: Record<string, string>) => void;
  readonly onCancel: () => void;
  readonly onError: () => void;
  /** The script could not be loaded, or offers nothing to this buyer. */
  readonly onBlocked: () => void;
}

/** PayPal's own buttons. Only this component loads their script. */
export function PaypalButtons(props: PaypalButtonsProps) {
  return (
    <PayPalScriptProvider options={props.script}>
      <Buttons {...props} />
    </PayPalScriptProvider>
  );
}

function Buttons({ order, onApprove, onCancel, onError, onBlocked }: PaypalButtonsProps) {
  const [{ isPending, isRejected }] = usePayPalScriptReducer();
  const block = useEffectEvent(onBlocked);

  useEffect(() => {
    if (isRejected) block();
    if (!isPending) return;
    const timer = setTimeout(() => block(), TIMEOUT);
    return () => clearTimeout(timer);
  }, [isPending, isRejected]);

  const approve = async (data: object) => onApprove(approvalDetails(data));
  const shared = { onApprove: approve, onCancel, onError };
  return (
    <>
      {isPending && <Skeleton className="h-12" />}
      {order.isSubscription ? (
        <PayPalButtons
          {...shared}
          createSubscription={(_, { subscription }) =>
            subscription.create({ plan_id: order.plan_id, quantity: String(order.quantity) })
          }
        >
          <Ineligible onShown={onBlocked} />
        </PayPalButtons>
      ) : (
        <PayPalButtons {...shared} createOrder={async () => order.orderId}>
          <Ineligible onShown={onBlocked} />
        </PayPalButtons>
      )}
    </>
  );
}

/** PayPal shows this in place of its buttons where the buyer cannot use them. */
function Ineligible({ onShown }: { onShown: () => void }) {
  const notifyShown = useEffectEvent(onShown);
  useEffect(() => notifyShown(), []);
  return null;
}

/** The fields of an approval that the backend gets. PayPal's access token is not among them. */
const DETAILS: ReadonlySet<string> = new Set([
  "orderID",
  "payerID",
  "paymentID",
  "subscriptionID",
  "billingToken",
  "paymentSource",
]);

/** The `details` of `order/pgSuccess`: the known fields with a text value. */
export function approvalDetails(data: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
      DETAILS.has(name) && typeof value === "string" && value !== ""
        ? [[name, value.slice(0, 200)]]
        : [],
    ),
  );
}
