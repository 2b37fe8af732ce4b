"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { translated } from "#components/kit/messages/translations.tsx";
import { useDialogTexts } from "#components/kit/providers/dialog-texts.tsx";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { trackCartView } from "#components/shop/cart-runtime/track-cart.ts";
import { type CartModel, useCart } from "#components/shop/cart-runtime/use-cart.ts";
import { SeenHere } from "#components/shop/seen/seen-here.tsx";
import type { Cart, CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import { toLine } from "#lib/shop/domain/cart/line.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { keptLines } from "#stores/cart/kept-lines.ts";
import { BarTotal } from "./bar-total.tsx";
import { CartCrossSell } from "./cart-cross-sell.tsx";
import { CartErrorNotice } from "./cart-error-notice.tsx";
import { CartExtras } from "./cart-extras.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { CurrencySwitch } from "./currency-switch.tsx";
import { EmptyCartButton } from "./empty-cart-button.tsx";
import { FreeDelivery } from "./free-delivery.tsx";
import { ShareCartButton } from "./kept/share-cart-button.tsx";
import { BlockedList } from "./lines/blocked-list.tsx";
import { CartTable } from "./lines/cart-table.tsx";
import { GoOnButton } from "./lines/go-on-button.tsx";
import { useLineProducts } from "./lines/use-line-products.ts";
import { NoCart } from "./no-cart.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import { useDeliveryFrom } from "./use-delivery-from.ts";

interface CartContentsProps {
  /** For the modal: a narrower summary, with the checkout button in view. */
  readonly compact?: boolean;
  readonly onLeave?: () => void;
  /** A line was saved for later, for the first time. */
  readonly onKept?: () => void;
  /** Beside the link to the checkout, in the modal. */
  readonly action?: ReactNode;
}

const PLATE = "rounded-xl bg-sunken p-5 sm:p-6";
const PLATE_ON_PHONES = "max-lg:rounded-xl max-lg:bg-sunken max-lg:p-5 max-lg:sm:p-6";

/** The cart in its four states: loading, failed, empty, or with its lines. */
export const CartContents = translated(function CartContents({
  compact = false,
  onLeave,
  action,
  onKept,
}: CartContentsProps) {
  const { cart: texts } = useDialogTexts();
  const model = useCart();
  const lines = useLineProducts(model);
  const { cart, rows, loading, faulty, updating, runtime } = model;
  /** Set when the shopper has just emptied the cart: the empty state then takes the focus. */
  const emptied = useRef(false);

  useCartView(model);

  /** Removes the line only if the browser could store it. */
  const keepForLater = (item: CartItem) => {
    if (!keptLines.add(toLine(item))) return;
    runtime.remove(item);
    onKept?.();
  };

  if (loading) return <CartSkeleton compact={compact} />;
  const error = faulty && <CartErrorNotice model={model} />;
  if (!cart || rows.length === 0)
    return (
      <EmptyContents
        model={model}
        emptied={emptied}
        error={error}
        compact={compact}
        onLeave={onLeave}
      />
    );
  const { blocked } = lines;
  const hasMore = blocked.length < rows.length || blocked.some(({ left }) => left > 0);
  const notice = blocked.length > 0 && <BlockedNotice blocked={blocked} hasMore={hasMore} />;
  const checkout = (
    <ToCheckout blocked={blocked} hasMore={hasMore} runtime={runtime} onLeave={onLeave} />
  );
  return (
    <>
      <div
        className={
          compact
            ? "grid gap-6 pb-6 xl:grid-cols-[minmax(0,1fr)_19rem] [&_:is(a,button,input)]:scroll-mb-24"
            : "flex flex-col gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12 max-lg:[&_:is(a,button,input,textarea)]:scroll-mb-24"
        }
      >
        <div className="stack @container min-w-0">
          {error}
          <RemovedNotice model={model} />
          {texts?.note}
          <CartTable
            model={model}
            lines={lines}
            onLeave={onLeave}
            onKeep={compact ? undefined : keepForLater}
          />
          <div className="-mt-2 flex flex-wrap justify-end">
            {!compact && <ShareCartButton cart={cart} />}
            <EmptyCartButton
              runtime={runtime}
              onEmptied={() => {
                emptied.current = true;
              }}
            />
          </div>
          <CartExtras cart={cart} runtime={runtime} />
        </div>
        <CartAside
          compact={compact}
          bar={
            <>
              <BarTotal cart={cart} updating={updating} className="lg:hidden" />
              {checkout}
            </>
          }
        >
          <CartSum model={model} cart={cart} saved={lines.saved} />
          {!compact && notice}
        </CartAside>
      </div>
      {compact ? (
        <CompactBar>
          {notice}
          <BarTotal cart={cart} updating={updating} className="me-auto self-center" />
          {action}
          {checkout}
        </CompactBar>
      ) : (
        // Below the grid, not inside it: a sticky element of a grid may slide over all of its rows.
        <CartCrossSell model={model} lines={lines} />
      )}
    </>
  );
});

/** Draws what is below the cart together with it: a cart that arrives later would push it down. */
export const AfterCart = ({ children }: { readonly children: ReactNode }) =>
  useCart().loading ? null : children;

/** Reports that the cart was looked at, once for each that has lines. */
function useCartView({ cart, rows }: CartModel): void {
  const seen = cart && rows.length > 0 ? cart.id : null;
  const noteView = useEffectEvent(() => cart && trackCartView(cart));
  useEffect(() => {
    if (seen !== null) noteView();
  }, [seen]);
}

interface EmptyProps extends Pick<CartContentsProps, "compact" | "onLeave"> {
  readonly model: CartModel;
  /** Whether the shopper has just emptied the cart: then this takes the focus. */
  readonly emptied: RefObject<boolean>;
  /** The notice of a cart that could not be read. */
  readonly error: ReactNode;
}

/** Shown instead of the lines if there are none. */
function EmptyContents({ model, emptied, error, compact, onLeave }: EmptyProps) {
  const { cart: texts } = useDialogTexts();
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
      {error || <NothingInCart onLeave={onLeave} />}
      {!compact && <SeenHere />}
    </div>
  );
}

interface AsideProps extends Required<Pick<CartContentsProps, "compact">> {
  /** The total and the way to the checkout. The modal has them at its foot. */
  readonly bar: ReactNode;
  /** The totals and the errors of the lines. */
  readonly children: ReactNode;
}

/** Shown beside the lines. On phones it has no box, so that its last part can stick to the bottom of the window. */
const CartAside = ({ compact, bar, children }: AsideProps) =>
  compact ? (
    <aside className="lg:sticky lg:top-0 lg:self-start">
      <div className={`stack ${PLATE}`}>{children}</div>
    </aside>
  ) : (
    <aside className="max-lg:contents lg:sticky lg:top-24 lg:self-start lg:rounded-xl lg:bg-sunken lg:p-6">
      <div className={`stack ${PLATE_ON_PHONES}`}>{children}</div>
      <div
        data-under-toasts
        className="flex items-center gap-4 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:mx-[calc(-1*clamp(1rem,4vw,2.5rem))] max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-[clamp(1rem,4vw,2.5rem)] max-lg:py-3 low:static lg:pt-5"
      >
        {bar}
      </div>
    </aside>
  );

/** Names the lines that cannot be ordered. */
function BlockedNotice({ blocked, hasMore }: Pick<CheckoutLinkProps, "blocked" | "hasMore">) {
  const t = useTranslations("cart");
  return (
    <Notice tone="warning" title={t(hasMore ? "blocked.title" : "blocked.none")} className="w-full">
      <BlockedList blocked={blocked} t={(key, values) => t(`hint.${key}`, values)} />
    </Notice>
  );
}

/** The footer of the modal, always in view. */
const CompactBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-[-1.25rem] z-10 mx-[-1.25rem] mt-auto mb-[-1.25rem] flex flex-wrap gap-3 border-t border-line bg-surface px-5 py-3 low:py-1 lowest:static sm:justify-end sm:*:grow-0">
    {children}
  </div>
);

/** The empty cart, with the way to the shop. */
function NothingInCart({ onLeave }: Pick<CartContentsProps, "onLeave">) {
  const t = useTranslations("cart.empty");
  const site = useSite();
  const { cart: texts } = useDialogTexts();
  return (
    <NoCart
      title={texts?.emptyTitle ?? t("title")}
      text={texts?.emptyText ?? t("text")}
      action={t("action")}
      href={hrefTo({ name: "shop" }, site)}
      onLeave={onLeave}
    />
  );
}

interface CheckoutLinkProps extends Pick<CartContentsProps, "onLeave"> {
  readonly blocked: Parameters<typeof GoOnButton>[0]["blocked"];
  /** Whether lines remain that can be ordered. */
  readonly hasMore: boolean;
  readonly runtime: CartModel["runtime"];
}

/** The button to the checkout, or the one that first removes what cannot be ordered. */
function ToCheckout({ blocked, hasMore, runtime, onLeave }: CheckoutLinkProps) {
  const t = useTranslations("cart");
  const href = hrefTo({ name: "checkout" }, useSite());
  if (blocked.length === 0)
    return (
      <ButtonLink size="lg" href={href} onClick={onLeave} className="grow">
        {t("checkout")}
      </ButtonLink>
    );
  if (!hasMore) return null;
  return (
    <GoOnButton
      blocked={blocked}
      runtime={runtime}
      href={href}
      onSolved={onLeave}
      size="lg"
      className="grow"
    />
  );
}

interface SumProps {
  readonly model: CartModel;
  readonly cart: Cart;
  readonly saved: Parameters<typeof CartSummary>[0]["saved"];
}

/** The sums of the cart, in the currency of choice. */
function CartSum({ model, cart, saved }: SumProps) {
  const t = useTranslations("cart.summary");
  const from = useDeliveryFrom(model);
  return (
    <>
      <h2 className="text-h3">{t("title")}</h2>
      <CurrencySwitch cart={cart} runtime={model.runtime} />
      <CartSummary cart={cart} updating={model.updating} saved={saved} from={from} />
      <FreeDelivery cart={cart} />
    </>
  );
}
