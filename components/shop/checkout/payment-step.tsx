"use client";

import { useTranslations } from "next-intl";
import {
  lazy,
  type Ref,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Skeleton } from "#components/kit/ui/skeleton.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import { useCartCurrency } from "#components/shop/cart-runtime/use-cart-currency.ts";
import { CheckingNotice } from "#components/shop/checkout/order/checking-notice.tsx";
import { PaidElsewhereNotice } from "#components/shop/checkout/order/paid-elsewhere-notice.tsx";
import { usePlaceOrder } from "#components/shop/checkout/order/use-place-order.ts";
import { ConsentFields } from "#components/shop/consent/consent-fields.tsx";
import { useConsents } from "#components/shop/consent/use-consents.ts";
import type { Cart, PaymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import { openConsents } from "#lib/shop/domain/account/consents.ts";
import { documentLines } from "#lib/web/security/document-text.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { acceptConsents, checkoutStore, consentsOf } from "#stores/checkout/checkout-store.ts";
import type { CheckoutProps } from "./checkout-props.ts";
import { MethodsFrame } from "./methods-frame.tsx";
import { CartChanges } from "./payment/cart-change-notice.tsx";
import { ConfirmingNotice } from "./payment/confirming-notice.tsx";
import { GiftFields } from "./payment/gift-fields.tsx";
import { OrderLabel } from "./payment/order-label.tsx";
import { PaymentMethods } from "./payment/payment-methods.tsx";
import { PaypalPanel } from "./payment/paypal-panel.tsx";
import { RefusedOrder } from "./payment/refused-order.tsx";
import { useAutomaticPayment } from "./payment/use-automatic-payment.ts";
import { useCheckout } from "./use-checkout.ts";
import { usePaymentMethods } from "./use-methods.ts";

const OwnPaymentPanel = lazy(() =>
  import("./payment/own-payment.tsx").then(({ OwnPaymentPanel }) => ({ default: OwnPaymentPanel })),
);

interface PaymentStepProps {
  readonly cart: Cart;
  readonly updating: boolean;
  readonly consents: CheckoutProps["orderConsents"];
  readonly paymentOrigins: readonly string[];
  readonly scriptOrigins: readonly string[];
  /** Left out while the step is shown below the open one, which has its own. */
  readonly onBack?: (() => void) | undefined;
  /** The order is being placed. */
  readonly onPlace?: (() => void) | undefined;
}

/** Step 3: the payment methods, the consents of the order, and the button that places it. */
export function PaymentStep(props: PaymentStepProps) {
  const { cart, updating, consents: fromServer, paymentOrigins, scriptOrigins } = props;
  const { onBack, onPlace } = props;
  const t = useTranslations();
  const { consents, retry } = useConsents(fromServer, "checkoutForm");
  const query = usePaymentMethods();
  const methodId = useCheckout(({ paymentMethodId }) => paymentMethodId);
  const cartId = browserSession.id();
  const accepted = useCheckout((kept) => consentsOf(kept, cartId));
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const payButton = useRef<HTMLButtonElement>(null);
  /** The site requires consents that this page did not know: they are read again, and the first one takes the focus. */
  const asking = useRef(false);
  const order = usePlaceOrder(paymentOrigins, () => {
    asking.current = true;
    setTried(true);
    retry();
  });
  const { state, problem, change } = order;
  const method = query.data?.find(({ id }) => id === methodId);
  const total = cart.prices.converted.orderTotal;

  const open = consents && openConsents(consents, accepted);
  useAskedConsent(form, asking, open?.[0]);
  // Not below a step whose answer may still change.
  const decided = onBack && query.data;
  useAutomaticPayment(decided, open, (only) => void order.place(only, accepted));
  usePresetPayment(query.data);

  const submit = async () => {
    // The methods and the total are those of a delivery that is about to change.
    if (updating && !onBack) return;
    setTried(true);
    // After a reload the choice is known before the methods are loaded.
    const list = query.data ?? (await query.refetch({ cancelRefetch: false })).data;
    const method = list?.find(({ id }) => id === methodId);
    if (!method) return focus(form.current, "payment");
    // Without the consents it is unknown which of them are required.
    if (open === null)
      return void showToast({ tone: "error", message: t("errors.consentsNotFetched") });
    if (open[0] !== undefined) return focus(form.current, `consent-${open[0]}`);
    onPlace?.();
    void order.place(method, accepted);
  };

  const replaced = state.kind !== "idle" && state.kind !== "placing";
  useFocusBack(form, replaced);
  if (replaced) return <OrderUnderway order={order} total={total} scriptOrigins={scriptOrigins} />;
  const placing = state.kind === "placing";
  return (
    <form
      ref={form}
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {problem && (
        <RefusedOrder
          problem={problem}
          onSolved={() => {
            order.solved();
            payButton.current?.focus();
          }}
        />
      )}
      {change && <CartChanges change={change} busy={placing} onContinue={() => void submit()} />}
      <MethodsFrame list="payment" query={query} emptyText={t("checkout.noPayment")}>
        <PaymentMethods
          methods={query.data ?? []}
          error={tried && !method ? t("errors.paymentMethodUndefined") : undefined}
        />
      </MethodsFrame>
      <GiftFields />
      <ConsentFields
        consents={consents}
        accepted={accepted}
        onChange={(next) => acceptConsents(checkoutStore(), cartId, next)}
        showErrors={tried}
        onRetry={retry}
      />
      {method && <PaymentTerms html={method.terms} title={t("checkout.terms")} />}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {onBack && (
          <Button variant="secondary" size="lg" onClick={onBack}>
            {t("checkout.back")}
          </Button>
        )}
        {/* The notice of a changed cart has its own button; without any method there is nothing to continue with. */}
        {!change && query.data?.length !== 0 && (
          <PayButton ref={payButton} total={total} placing={placing} updating={updating} />
        )}
      </div>
    </form>
  );
}

type UnderwayProps = Pick<PaymentStepProps, "scriptOrigins"> & {
  readonly order: ReturnType<typeof usePlaceOrder>;
  readonly total: number;
};

/** Replaces the form: the payment on this page, or the state of an order that was sent. */
function OrderUnderway({ order, total, scriptOrigins }: UnderwayProps) {
  const t = useTranslations("payment.paypal");
  const { state } = order;
  if (state.kind === "checking") return <CheckingNotice onFree={order.free} />;
  if (state.kind === "elsewhere") return <PaidElsewhereNotice onFree={order.free} />;
  if (state.kind === "confirming")
    return <ConfirmingNotice onPaid={order.followPaid} onFree={order.free} />;
  if (state.kind === "paypal")
    return (
      <PaypalPanel
        order={state.order}
        total={state.total}
        currentTotal={total}
        scriptOrigins={scriptOrigins}
        onApprove={order.approve}
        onLeave={(end) => order.leavePayment(end && t(end))}
      />
    );
  if (state.kind === "own")
    return (
      <Suspense fallback={<Skeleton className="h-24" />}>
        <OwnPaymentPanel
          order={state.order}
          currentTotal={total}
          scriptOrigins={scriptOrigins}
          approve={order.approve}
          leave={(reason) => order.leavePayment(reason ?? null)}
        />
      </Suspense>
    );
  return null;
}

interface PayProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly total: number;
  readonly placing: boolean;
  readonly updating: boolean;
}

/** The button that places the order, with its sum. */
function PayButton({ ref, total, placing, updating }: PayProps) {
  const t = useTranslations("checkout");
  const { locale } = useSite();
  const currency = useCartCurrency();
  return (
    <Button
      ref={ref}
      type="submit"
      size="lg"
      loading={placing}
      aria-disabled={updating || undefined}
    >
      <OrderLabel t={t} total={total} currency={currency} locale={locale} />
    </Button>
  );
}

/** Gives the first consent the focus that the order lacked and this page did not know of, once it is read. */
function useAskedConsent(
  form: RefObject<HTMLFormElement | null>,
  asking: RefObject<boolean>,
  first: ConsentId | undefined,
): void {
  useEffect(() => {
    if (!asking.current || first === undefined) return;
    asking.current = false;
    focus(form.current, `consent-${first}`);
  }, [first, form, asking]);
}

/** Gives the choice of methods the focus again after PayPal or a notice. */
function useFocusBack(form: RefObject<HTMLFormElement | null>, replaced: boolean): void {
  const wasReplaced = useRef(replaced);
  useEffect(() => {
    if (wasReplaced.current && !replaced) focus(form.current, "payment");
    wasReplaced.current = replaced;
  }, [replaced, form]);
}

/** A single method is selected automatically. */
function usePresetPayment(methods: readonly PaymentMethod[] | undefined): void {
  const only = methods?.length === 1 ? methods[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined) checkoutStore().setState({ paymentMethodId: only });
  }, [only]);
}

/**
 * The terms of a repeated payment, beside the button. Only their text, because they come from the browser's own call
 * and no server has cleaned their HTML.
 */
function PaymentTerms({ html, title }: { html: string | null; title: string }) {
  const text = useMemo(() => (html ? documentLines(html) : ""), [html]);
  if (text.trim() === "") return null;
  return (
    <section aria-label={title} className="rounded-md border border-line p-4 text-small">
      <p className="font-semibold">{title}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </section>
  );
}

/** Focuses the first field of that name; of radios the checked one. */
function focus(form: HTMLFormElement | null, name: string): void {
  const inputs = [...(form?.querySelectorAll("input") ?? [])].filter(
    (input) => input.name === name,
  );
  (inputs.find(({ checked }) => checked) ?? inputs[0])?.focus();
}
