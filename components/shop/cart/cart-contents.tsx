"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { translated } from "#components/kit/messages/translations.tsx";
import { useDialogTexts } from "#components/kit/providers/dialog-texts.tsx";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { trackCartView } from "#components/shop/cart-runtime/track-cart.ts";
import { useCart } from "#components/shop/cart-runtime/use-cart.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { instructions } from "#stores/cart/instructions.ts";
import { CartCrossSell } from "./cart-cross-sell.tsx";
import { CartErrorNotice } from "./cart-error-notice.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { CouponForm } from "./coupon-form.tsx";
import { CurrencySwitch } from "./currency-switch.tsx";
import { EmptyCartButton } from "./empty-cart-button.tsx";
import { BlockedList } from "./lines/blocked-list.tsx";
import { CartTable } from "./lines/cart-table.tsx";
import { GoOnButton } from "./lines/go-on-button.tsx";
import { useLineProducts } from "./lines/use-line-products.ts";
import { MemberCardForm } from "./member-card/member-card-form.tsx";
import { NoCart } from "./no-cart.tsx";
import { RemovedNotice } from "./removed-notice.tsx";

interface CartContentsProps {
  /** In the modal: without instructions and cross-sell, with a narrower summary. */
  readonly compact?: boolean;
  readonly onLeave?: () => void;
  /** Beside the link to the checkout, in the modal. */
  readonly action?: ReactNode;
}

/** The cart in its four states: loading, failed, empty, or with its lines. */
export const CartContents = translated(function CartContents({
  compact = false,
  onLeave,
  action,
}: CartContentsProps) {
  const t = useTranslations("cart");
  const site = useSite();
  const { cart: texts } = useDialogTexts();
  const model = useCart();
  const lines = useLineProducts(model);
  const { cart, rows, loading, faulty, updating, runtime } = model;
  /** The shopper has just emptied the cart: what replaces it takes the focus. */
  const emptied = useRef(false);

  const seen = cart && rows.length > 0 ? cart.id : null;
  const noteView = useEffectEvent(() => cart && trackCartView(cart));
  useEffect(() => {
    if (seen !== null) noteView();
  }, [seen]);

  if (loading) return <CartSkeleton compact={compact} />;
  const error = faulty && <CartErrorNotice model={model} />;
  if (!cart || rows.length === 0) {
    return (
      <div
        ref={(box) => {
          if (emptied.current) box?.focus();
          emptied.current = false;
        }}
        tabIndex={-1}
        className="stack outline-none"
      >
        <RemovedNotice model={model} />
        {texts?.note}
        {error || (
          <NoCart
            title={texts?.emptyTitle ?? t("empty.title")}
            text={texts?.emptyText ?? t("empty.text")}
            action={t("empty.action")}
            href={hrefTo({ name: "shop" }, site)}
            onLeave={onLeave}
          />
        )}
      </div>
    );
  }
  const { blocked } = lines;
  const hasMore = blocked.length < rows.length || blocked.some(({ left }) => left > 0);
  const notice = blocked.length > 0 && (
    <Notice tone="warning" title={t(hasMore ? "blocked.title" : "blocked.none")} className="w-full">
      <BlockedList blocked={blocked} t={(key, values) => t(`hint.${key}`, values)} />
    </Notice>
  );
  const toCheckout = hrefTo({ name: "checkout" }, site);
  const checkout =
    blocked.length > 0 ? (
      hasMore && (
        <GoOnButton
          blocked={blocked}
          runtime={runtime}
          href={toCheckout}
          onSolved={onLeave}
          size="lg"
          className="grow"
        />
      )
    ) : (
      <ButtonLink size="lg" href={toCheckout} onClick={onLeave} className="grow">
        {t("checkout")}
      </ButtonLink>
    );
  return (
    <>
      <div
        className={
          compact
            ? "grid gap-6 pb-6 xl:grid-cols-[minmax(0,1fr)_19rem] [&_:is(a,button,input)]:scroll-mb-24"
            : "grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12"
        }
      >
        <div className="stack @container min-w-0">
          {error}
          <RemovedNotice model={model} />
          {texts?.note}
          <CartTable model={model} lines={lines} onLeave={onLeave} />
          <div className="-mt-2 flex justify-end">
            <EmptyCartButton
              runtime={runtime}
              onEmptied={() => {
                emptied.current = true;
              }}
            />
          </div>
          <div className="grid items-start gap-x-8 gap-y-5 @2xl:grid-cols-2">
            <CouponForm applied={cart.couponCode} runtime={runtime} />
            <MemberCardForm valid={cart.validateMemberCard} runtime={runtime} />
          </div>
          {!compact && <Instructions />}
        </div>
        <aside className={`lg:sticky lg:self-start ${compact ? "lg:top-0" : "lg:top-24"}`}>
          <div className="stack rounded-xl bg-sunken p-5 sm:p-6">
            <h2 className="text-h3">{t("summary.title")}</h2>
            <CurrencySwitch cart={cart} runtime={runtime} />
            <CartSummary cart={cart} updating={updating} />
            {!compact && notice}
            {!compact && checkout}
          </div>
        </aside>
      </div>
      {compact ? (
        // In view however long the cart is.
        <div className="sticky bottom-[-1.25rem] z-10 mx-[-1.25rem] mt-auto mb-[-1.25rem] flex flex-wrap gap-3 border-t border-line bg-surface px-5 py-3 low:py-1 lowest:static sm:justify-end sm:*:grow-0">
          {notice}
          {action}
          {checkout}
        </div>
      ) : (
        // Below the grid, not in it: what sticks in a grid may slide over all of its rows.
        <CartCrossSell model={model} lines={lines} />
      )}
    </>
  );
});

/** Characters of the longest text that the backend takes. */
const INSTRUCTIONS_LIMIT = 2_000;

/** Textbox `Instructions`: kept while the shopper browses, sent with the order. */
function Instructions() {
  const t = useTranslations("cart");
  const [text, setText] = useState(() => instructions.read());
  return (
    <TextArea
      label={t("instructions")}
      hint={
        text.length < INSTRUCTIONS_LIMIT
          ? t("instructionsHint")
          : t("instructionsFull", { length: INSTRUCTIONS_LIMIT })
      }
      rows={3}
      maxLength={INSTRUCTIONS_LIMIT}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        instructions.write(event.target.value);
      }}
    />
  );
}
