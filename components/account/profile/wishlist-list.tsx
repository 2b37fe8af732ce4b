"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useStore } from "zustand";
import { dataOf } from "#lib/client/fault.ts";
import { queryKeys } from "#lib/client/keys.ts";
import { soldProducts } from "#lib/client/products.ts";
import { browserQueryClient } from "#lib/client/query-client.ts";
import { toProductCard } from "#lib/domain/product/product-card.ts";
import { wishlistStore } from "#stores/wishlist/wishlist-store.ts";
import { ProfileList } from "./profile-list.tsx";
import { WishlistTile } from "./wishlist-tile.tsx";

/** Products of the list that are shown: as many as one call may ask for (lib/api/schemas/out.ts). */
const SHOWN = 200;

/** Reads the list from the backend. Code that could not be downloaded leaves the list as it was. */
const readWishlist = (): Promise<boolean> =>
  import("#components/wishlist/browser-wishlist.ts")
    .then(({ wishlistRuntime }) => wishlistRuntime().load())
    .catch(() => false);

/** The customer's wish list (docs/screens.md §3.9). */
export function WishlistList() {
  const { ids, trouble } = useStore(wishlistStore);
  const t = useTranslations("wishlist");
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    {
      queryKey: queryKeys.wishlist(ids ?? []),
      queryFn: async () =>
        ids && ids.length > 0
          ? dataOf(await soldProducts(ids.slice(0, SHOWN))).map(toProductCard)
          : [],
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
  const cards = (ids ?? []).flatMap((id) => data?.find((card) => card.id === id) ?? []);
  // Products that are on the list and were not returned are no longer sold.
  const gone = data && !isPlaceholderData ? Math.min(ids?.length ?? 0, SHOWN) - cards.length : 0;
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
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 lg:grid-cols-5 empty:hidden">
        {cards.map((card) => (
          <li key={card.id} className="min-w-0">
            <WishlistTile card={card} />
          </li>
        ))}
      </ul>
      {gone > 0 ? <p className="mt-5 text-small text-muted">{t("gone", { count: gone })}</p> : null}
    </ProfileList>
  );
}
