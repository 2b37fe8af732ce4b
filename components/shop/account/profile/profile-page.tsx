"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { FormSkeleton } from "#components/kit/ui/form/form-skeleton.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import type { OrderOffers } from "#components/shop/account/orders/order-page.tsx";
import { loadUser } from "#components/shop/auth/load-user.ts";
import { LogOut } from "#components/shop/auth/log-out.tsx";
import { useUser } from "#components/shop/auth/use-user.ts";
import type { RegisterPageProps } from "#components/shop/registration/register-page.tsx";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import type { AccountSection } from "#lib/web/i18n/account-sections.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { oldAddress } from "./old-address.ts";
import { ProfileGuest } from "./profile-guest.tsx";

const AccountContent = lazy(() =>
  import("./account-content.tsx").then(({ AccountContent }) => ({ default: AccountContent })),
);
const WishlistPage = lazy(() =>
  import("./wishlist-page.tsx").then(({ WishlistPage }) => ({ default: WishlistPage })),
);

interface Props extends RegisterPageProps {
  /** Null: the overview. */
  readonly section: AccountSection | null;
  readonly offers?: OrderOffers;
}

/**
 * The island of the account's pages: the static page is the same for all, the browser loads the customer's profile
 * (docs/screens.md §2.12). The wish list is a guest's too.
 */
export function ProfilePage({ section, offers, ...registration }: Props) {
  const { status, user, trouble } = useUser();
  useOldAddress(section);
  const isWaiting = user === null && status === "loading";
  if (section === "wishlist" && !isWaiting)
    return (
      <div className="flex flex-col gap-6">
        {user ? <Greeting user={user} /> : null}
        <Suspense fallback={<FormSkeleton fields={6} />}>
          <WishlistPage isGuest={user === null && !trouble} />
        </Suspense>
      </div>
    );
  if (user === null && trouble) return <Trouble />;
  if (user === null || section === "wishlist")
    return isWaiting ? <FormSkeleton fields={6} /> : <ProfileGuest {...registration} />;
  return (
    <div className="flex flex-col gap-6">
      <Greeting user={user} />
      <Suspense fallback={<FormSkeleton fields={6} />}>
        <AccountContent
          section={section}
          user={user}
          countries={registration.countries}
          anyNames={registration.anyNames}
          offers={offers}
        />
      </Suspense>
    </div>
  );
}

function Greeting({ user }: { user: User }) {
  const t = useTranslations();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-lead text-muted wrap-anywhere">
        {t("profile.hello", { name: user.details?.firstName || user.email })}
      </p>
      <LogOut label={t("auth.logOut")} />
    </div>
  );
}

function Trouble() {
  const t = useTranslations("profile");
  return (
    <Notice tone="danger" title={t("failed")}>
      <Button variant="secondary" size="sm" onClick={() => void loadUser()}>
        {t("retry")}
      </Button>
    </Notice>
  );
}

/** Redirects an address from the time when the account was one page to the page that has the part now. */
function useOldAddress(section: AccountSection | null): void {
  const router = useRouter();
  const site = useSite();
  useEffect(() => {
    if (section !== null) return;
    const { search, hash } = window.location;
    const found = oldAddress({ search, hash });
    if (found)
      router.replace(hrefTo({ name: "profile", section: found.section }, site, found.query));
  }, [section, router, site]);
}
