"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { readSharedHash } from "./shared-wishes.ts";
import { SharedWishlist } from "./shared-wishlist.tsx";
import { WishlistList } from "./wishlist-list.tsx";

/** The wish list of a customer, or of a guest on this device, below the products of a shared link if the address has any. */
export function WishlistPage({ isGuest }: { isGuest: boolean }) {
  const t = useTranslations("wishlist");
  const site = useSite();
  const [shared, setShared] = useState<readonly number[]>([]);
  useEffect(() => {
    const read = () => setShared(readSharedHash(window.location.hash));
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  const here = hrefTo({ name: "profile", section: "wishlist" }, site);
  return (
    <div className="flex flex-col gap-6">
      {isGuest ? (
        <p className="text-muted">
          {t("onDevice")}{" "}
          <Link className="text-link" href={hrefTo({ name: "login" }, site, { redirect: here })}>
            {t("logIn")}
          </Link>
        </p>
      ) : null}
      {shared.length > 0 ? <SharedWishlist ids={shared} /> : null}
      <WishlistList />
    </div>
  );
}
