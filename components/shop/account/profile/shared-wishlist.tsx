"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { Skeleton } from "#components/kit/ui/skeleton.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import { ProfileSection } from "#components/shop/account/profile-section.tsx";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { wishPrices } from "#stores/wishlist/kept-wishes.ts";
import { readWishCards } from "./wish-cards.ts";
import { WishGrid } from "./wish-grid.tsx";

/** The products of a shared link, with today's prices and a button that adds them to the visitor's own list. */
export function SharedWishlist({ ids }: { ids: readonly number[] }) {
  const t = useTranslations("wishlist");
  const [isBusy, setBusy] = useState(false);
  const { data, isError, refetch } = useQuery(
    { queryKey: ["sharedWishes", ...ids], queryFn: () => readWishCards(ids), retry: false },
    browserQueryClient(),
  );
  const cards = ids.flatMap((id) => data?.find((card) => card.id === id) ?? []);
  const keepAll = async () => {
    if (isBusy) return;
    setBusy(true);
    const kept = await import("#components/shop/wishlist/browser-wishlist.ts")
      .then(async ({ wishlistRuntime }) => {
        const list = wishlistRuntime();
        // The last becomes the first of the list.
        for (const { id, price } of cards) wishPrices.set(id, price.final);
        const results = await Promise.all(cards.toReversed().map(({ id }) => list.set(id, true)));
        return results.every(({ ok }) => ok);
      })
      .catch(() => false);
    setBusy(false);
    void showToast(
      kept
        ? { tone: "success", message: t("sharedKept") }
        : { tone: "error", message: t("offline") },
    );
  };
  return (
    <ProfileSection
      id="shared"
      title={t("sharedTitle")}
      aside={data && t("count", { count: cards.length })}
    >
      {isError ? (
        <Notice tone="danger" title={t("failed")}>
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {t("retry")}
          </Button>
        </Notice>
      ) : null}
      {data || isError ? null : <Skeleton className="h-66 w-full" />}
      {data && cards.length === 0 ? <p className="text-muted">{t("sharedGone")}</p> : null}
      <WishGrid cards={cards} />
      {cards.length > 0 ? (
        <Button
          variant="secondary"
          className="mt-7"
          loading={isBusy}
          onClick={() => void keepAll()}
        >
          {t("keepAll")}
        </Button>
      ) : null}
    </ProfileSection>
  );
}
