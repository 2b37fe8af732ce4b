"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useStore } from "zustand";
import { ProfileSection } from "@/components/account/profile-section";
import { useSite } from "@/components/providers/site-provider";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { toProductCard } from "@/lib/domain/product-card";
import { hrefTo } from "@/lib/i18n/routes";
import { dataOf } from "@/lib/queries/fault";
import { queryKeys } from "@/lib/queries/keys";
import { browserQueryClient } from "@/lib/queries/query-client";
import { profileCalls } from "@/stores/profile-calls";
import { wishlistStore } from "@/stores/wishlist-store";
import { readWishlist } from "./read-wishlist";
import { WishlistTile } from "./wishlist-tile";

/** As many as one call reads (lib/api/schemas/out.ts). */
const SHOWN = 200;

/** What the customer wishes for (spec 2, Profile; 4, Wishlist). */
export function WishlistList() {
  const t = useTranslations("wishlist");
  const site = useSite();
  const { ids, trouble } = useStore(wishlistStore);
  const { data, isError, refetch } = useQuery(
    {
      queryKey: queryKeys.wishlist(ids ?? []),
      queryFn: async () =>
        ids && ids.length > 0
          ? dataOf(await profileCalls.products(ids.slice(0, SHOWN))).map(toProductCard)
          : [],
      enabled: ids !== null,
      placeholderData: keepPreviousData,
      retry: false,
      // An order made meanwhile, a price of today.
      staleTime: 0,
    },
    browserQueryClient(),
  );
  useEffect(() => {
    void readWishlist();
  }, []);
  const cards = (ids ?? []).flatMap((id) => data?.find((card) => card.id === id) ?? []);
  const retry = () => void (trouble ? readWishlist() : refetch());
  return (
    <ProfileSection
      id="wishlist"
      title={t("title")}
      aside={ids ? t("count", { count: ids.length }) : undefined}
    >
      {trouble || isError ? (
        <Notice tone="danger" title={t("failed")}>
          <Button variant="secondary" size="sm" onClick={retry}>
            {t("retry")}
          </Button>
        </Notice>
      ) : null}
      {!trouble && !isError && !data ? <Skeleton className="h-66 w-full" /> : null}
      {ids?.length === 0 ? (
        <EmptyState
          icon="heart"
          title={t("empty")}
          action={
            <ButtonLink href={hrefTo({ name: "shop" }, site)} variant="secondary">
              {t("toShop")}
            </ButtonLink>
          }
        >
          {t("emptyText")}
        </EmptyState>
      ) : null}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 lg:grid-cols-5 empty:hidden">
        {cards.map((card) => (
          <li key={card.id} className="min-w-0">
            <WishlistTile card={card} />
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
