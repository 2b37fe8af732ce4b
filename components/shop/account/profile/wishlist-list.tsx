"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { Button } from "#components/kit/ui/button.tsx";
import { ProfileList } from "#components/shop/account/profile-list.tsx";
import { queryKeys } from "#lib/web/client/keys.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { wishlistStore } from "#stores/wishlist/wishlist-store.ts";
import { readWishlist } from "./read-wishlist.ts";
import { sharedHash } from "./shared-wishes.ts";
import { readWishCards } from "./wish-cards.ts";
import { WishGrid } from "./wish-grid.tsx";

/** Products shown at first, and added by each `Load more`. */
const STEP = 60;
/** The wish list of a customer, or of a guest (docs/screens.md §3.9). */
export function WishlistList() {
  const { ids, trouble } = useStore(wishlistStore);
  const t = useTranslations("wishlist");
  const [most, setMost] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  const shown = (ids ?? []).slice(0, most);
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery(
    {
      queryKey: queryKeys.wishlist(shown),
      queryFn: () => readWishCards(shown),
      enabled: ids !== null,
      placeholderData: keepPreviousData,
      retry: false,
      // Prices may have changed since.
      staleTime: 0,
    },
    browserQueryClient(),
  );
  useEffect(() => {
    void readWishlist();
  }, []);
  const cards = shown.flatMap((id) => data?.find((card) => card.id === id) ?? []);
  // Products that are on the list and were not returned are no longer sold.
  const gone = data && !isPlaceholderData ? shown.length - cards.length : 0;
  const shareList = async () => {
    const { share } = await import("#components/shop/product/share.ts");
    const address = new URL(window.location.href);
    address.hash = sharedHash(cards.map(({ id }) => id));
    const labels = { copied: t("linkCopied"), failed: t("linkFailed") };
    await share(t("title"), labels, address.href);
  };
  const loadMore = () => {
    // The button may go: the last card shown keeps the place of the keyboard.
    if (most + STEP >= (ids?.length ?? 0))
      list.current
        ?.querySelector<HTMLElement>("li:last-child h3 a")
        ?.focus({ preventScroll: true });
    setMost(most + STEP);
  };
  return (
    <ProfileList
      id="wishlist"
      icon="heart"
      count={ids?.length}
      failed={trouble || isError}
      loading={!data}
      height="h-66"
      onRetry={() => void (trouble ? readWishlist() : refetch())}
    >
      <WishGrid ref={list} cards={cards} />
      {(ids?.length ?? 0) > most || (isFetching && isPlaceholderData) ? (
        <p className="mt-7">
          <Button variant="secondary" loading={isFetching && isPlaceholderData} onClick={loadMore}>
            {t("loadMore")}
          </Button>
        </p>
      ) : null}
      {cards.length > 0 ? (
        <p className="mt-7">
          <Button variant="quiet" onClick={() => void shareList()}>
            {t("share")}
          </Button>
        </p>
      ) : null}
      {gone > 0 ? <p className="mt-5 text-small text-muted">{t("gone", { count: gone })}</p> : null}
    </ProfileList>
  );
}
