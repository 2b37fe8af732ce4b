"use client";

import { useTranslations } from "next-intl";
import { LazyMessages } from "#components/messages/lazy-messages.tsx";
import { useSite } from "#components/providers/site-provider.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { hrefTo } from "#lib/i18n/routes.ts";
import { CartContents } from "./cart-contents.tsx";

interface CartModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

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
  return (
    <Dialog open={open} onClose={onClose} label={t("title")} size="modal">
      <CartContents
        compact
        onLeave={onClose}
        action={
          <ButtonLink variant="secondary" href={hrefTo({ name: "cart" }, site)} onClick={onClose}>
            {t("viewCart")}
          </ButtonLink>
        }
      />
    </Dialog>
  );
}
