"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button, ButtonLink } from "#components/kit/ui/button.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { WishCard } from "./wish-cards.ts";

/** Adds a wished product to the cart, or links to its page if it needs choices or is sold out. */
export function WishBuy({ card, nameId }: { card: WishCard; nameId: string }) {
  const t = useTranslations("wishlist");
  const site = useSite();
  const [isBusy, setBusy] = useState(false);
  const className = "relative z-1 mt-auto w-full";
  if (card.asks || !card.available)
    return (
      <ButtonLink
        href={hrefTo({ name: "product", slug: card.slug }, site)}
        variant="secondary"
        size="sm"
        className={className}
        aria-describedby={nameId}
      >
        {t(card.available ? "choose" : "view")}
      </ButtonLink>
    );
  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    await import("#components/shop/cart-runtime/add-to-cart.ts")
      .then(({ addToCart }) =>
        addToCart({
          productId: card.id,
          quantity: 1,
          name: card.name,
          ...(card.isService && { reservation: true }),
        }),
      )
      .catch(() => showToast({ tone: "error", message: t("offline") }));
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className={className}
      loading={isBusy}
      aria-describedby={nameId}
      onClick={() => void add()}
    >
      {t("toCart")}
    </Button>
  );
}
