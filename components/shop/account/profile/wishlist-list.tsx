"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { Button } from "#components/kit/ui/button.tsx";
import { ProfileList } from "#components/shop/account/profile-list.tsx";
import { type ProductCard, toProductCard } from "#lib/shop/domain/product/product-card.ts";
import { dataOf } from "#lib/web/client/fault.ts";
import { queryKeys } from "#lib/web/client/keys.ts";
import { soldProducts } from "#lib/web/client/products.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { wishlistStore } from "#stores/wishlist/wishlist-store.ts";
import { WishlistTile } from "./wishlist-tile.tsx";

/** Products shown at first, and added by each `Load more`. */
const STEP = 60;
/** As many as one call may ask for (lib/shop/api/schemas/out.ts). */
const AT_ONCE = 200;

/** The products of these ids that are still sold, in as many calls as it takes. */
async function readCards(ids: readonly number[]): Promise<ProductCard[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const read = await Promise.all(parts.map((part) => soldProducts(part)));
  return read.flatMap((answer) => dataOf(answer)).map(toProductCard);
}

/** Reads the list from the backend. Code that could not be downloaded leaves the list as it was. */
const readWishlist = (): Promise<boolean> =>
  import("#components/shop/wishlist/browser-wishlist.ts")
    .then(({ wishlistRuntime }) => wishlistRuntime().load())
    .catch(() => false);

/** The customer's wish list (docs/screens.md §3.9). */
export function WishlistList() {
  const { ids, trouble } = useStore(wishlistStore);
  const t = useTranslations("wishlist");
  const [most, setMost] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  const shown = (ids ?? []).slice(0, most);
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery(
    {
      queryKey: queryKeys.wishlist(shown),
      queryFn: () => readCards(shown),
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
      <ul
        ref={list}
        className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 lg:grid-cols-5 empty:hidden"
      >
        {cards.map((card) => (
          <li key={card.id} className="min-w-0">
            <WishlistTile card={card} />
          </li>
        ))}
      </ul>
      {(ids?.length ?? 0) > most || (isFetching && isPlaceholderData) ? (
        <p className="mt-7">
          <Button variant="secondary" loading={isFetching && isPlaceholderData} onClick={loadMore}>
            {t("loadMore")}
          </Button>
        </p>
      ) : null}
      {gone > 0 ? <p className="mt-5 text-small text-muted">{t("gone", { count: gone })}</p> : null}
    </ProfileList>
  );
}
