"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { LazyMessages } from "#components/kit/messages/lazy-messages.tsx";
import { useDialogTexts } from "#components/kit/providers/dialog-texts.tsx";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { Dialog } from "#components/kit/ui/dialog.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { cartRuntime } from "#components/shop/cart-runtime/browser-cart.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { cartStore } from "#stores/cart/cart-store.ts";
import { CartContents } from "./cart-contents.tsx";

interface CartModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

// In the same download as the cart (load-cart.ts), because it shows the result.
export { addToCart } from "#components/shop/cart-runtime/add-to-cart.ts";
export { quickAdd } from "#components/shop/cart-runtime/quick-add.ts";
export { updateCartLine } from "#components/shop/cart-runtime/update-cart-line.ts";

/** The cart as a dialog over the page. It loads its own messages, so that pages need not carry them. */
export const CartModal = (props: CartModalProps) => (
  <LazyMessages namespaces={["cart", "errors"]}>
    <CartDialog {...props} />
  </LazyMessages>
);

/** Dialog `Cart`: 70 % of the window's width and 80 % of its height, a sheet on phones (docs/screens.md §2.8). */
function CartDialog({ open, onClose }: CartModalProps) {
  const t = useTranslations("cart");
  const site = useSite();
  const { cart } = useDialogTexts();
  const said = useStore(cartStore, (state) => state.said);
  return (
    <Dialog open={open} onClose={onClose} label={t("title")} size="modal">
      <div className="flex min-h-full flex-col">
        {said !== "" && <Said text={said} />}
        <CartContents
          compact
          onLeave={onClose}
          action={
            <ButtonLink variant="secondary" href={hrefTo({ name: "cart" }, site)} onClick={onClose}>
              {t("viewCart")}
            </ButtonLink>
          }
        />
        {cart?.forStaff}
      </div>
    </Dialog>
  );
}

/**
 * Announces the last change of the cart, until the cart changes again. The element exists before its text, so that the
 * text is announced, and has a fixed size, so that nothing moves.
 */
function Said({ text }: { text: string }) {
  const [shown, setShown] = useState("");
  useEffect(() => {
    setShown(text);
    return cartRuntime().changes.subscribe(() => setShown(""));
  }, [text]);
  return (
    <div className="mb-4 grid font-semibold wrap-anywhere *:col-start-1 *:row-start-1 *:min-w-0">
      <p
        aria-hidden="true"
        data-room={text}
        className="invisible ps-7 before:content-[attr(data-room)]"
      />
      <p role="status" className="flex items-start gap-2">
        {shown !== "" && <Icon name="check" className="mt-0.5 text-success" />}
        <span>{shown}</span>
      </p>
    </div>
  );
}
