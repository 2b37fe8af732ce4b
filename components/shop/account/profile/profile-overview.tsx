"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { useStore } from "zustand";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Skeleton } from "#components/kit/ui/skeleton.tsx";
import { OrderHead, orderNumber } from "#components/shop/account/orders/order-head.tsx";
import { ProfileSection } from "#components/shop/account/profile-section.tsx";
import { AddressLines } from "#components/shop/address/address-lines.tsx";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { ordersQuery } from "#lib/web/client/order-calls.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { type AccountSection, SECTION_TITLES } from "#lib/web/i18n/account-sections.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { wishlistStore } from "#stores/wishlist/wishlist-store.ts";
import { readWishlist } from "./read-wishlist.ts";

/**
 * The first page of the account: the last order, the delivery address and the wish list, each with a link to its page.
 */
export function ProfileOverview({ user }: { user: User }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { ids } = useStore(wishlistStore);
  useEffect(() => {
    void readWishlist();
  }, []);
  const address = user.addresses.find(({ type }) => type === "main") ?? user.addresses[0];
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Part section="orders" title={t("profile.overview.lastOrder")} className="sm:col-span-2">
        <LastOrder />
      </Part>
      <Part section="addresses">
        {address ? (
          <AddressLines address={address} locale={locale} />
        ) : (
          <p className="text-muted">{t("profile.addresses.empty")}</p>
        )}
      </Part>
      <Part section="wishlist">
        {ids === null ? null : (
          <p className="text-muted">
            {ids.length === 0 ? t("wishlist.empty") : t("wishlist.count", { count: ids.length })}
          </p>
        )}
      </Part>
    </div>
  );
}

/** A card of the overview, with the link to the page that has it all. */
function Part(props: {
  readonly section: Extract<AccountSection, "orders" | "addresses" | "wishlist">;
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const t = useTranslations();
  const site = useSite();
  const { section, title = t(SECTION_TITLES[section]) } = props;
  return (
    <ProfileSection id={`overview-${section}`} title={title} className={props.className}>
      {props.children}
      <p className="mt-4">
        <Link className="text-link" href={hrefTo({ name: "profile", section }, site)}>
          {t(`profile.overview.to.${section}`)}
        </Link>
      </p>
    </ProfileSection>
  );
}

/** The newest order with its status. */
function LastOrder() {
  const t = useTranslations("orders");
  const site = useSite();
  const { data, isError } = useQuery({ ...ordersQuery(1), retry: false }, browserQueryClient());
  if (isError) return <p className="text-muted">{t("failed")}</p>;
  if (!data) return <Skeleton className="h-18 w-full" />;
  const last = data.items[0];
  if (!last) return <p className="text-muted">{t("empty")}</p>;
  const id = String(last.id);
  return (
    <OrderHead order={last} site={site} timeZone={site.timeZone} t={t}>
      <Link
        className="text-link col-start-2 row-start-2 justify-self-end"
        href={hrefTo({ name: "profile", section: "orders" }, site, { order: id })}
        aria-label={t("open", { number: orderNumber(last) })}
      >
        {t("view")}
      </Link>
    </OrderHead>
  );
}
