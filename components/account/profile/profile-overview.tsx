"use client";

import { useTranslations } from "next-intl";
import { OrderList } from "#components/account/orders/order-list.tsx";
import { LogOut } from "#components/auth/log-out.tsx";
import type { User } from "#lib/api/schemas/user.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { ProfileCard } from "./member-card.tsx";
import { ProfileAddresses } from "./profile-addresses.tsx";
import { ProfileData } from "./profile-data.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { WishlistList } from "./wishlist-list.tsx";

interface Props {
  readonly user: User;
  readonly countries: readonly { readonly iso: string; readonly name: string }[];
  readonly onOrder: (id: number) => void;
}

/** Everything of an account on one page (spec 2, Profile). */
export function ProfileOverview({ user, countries, onOrder }: Props) {
  const t = useTranslations("profile");
  const tAuth = useTranslations("auth");
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-lead text-muted wrap-anywhere">
          {t("hello", { name: user.details?.firstName || user.email })}
        </p>
        <LogOut label={tAuth("logOut")} />
      </div>
      <OrderList onOrder={onOrder} />
      <WishlistList />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <ProfileSection id="details" title={t("details.title")}>
            <ProfileForm key={user.id} user={user} />
          </ProfileSection>
          <ProfileSection id="password" title={t("password")}>
            <ChangePasswordForm email={user.email} />
          </ProfileSection>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ProfileSection id="card" title={t("card.title")}>
            <ProfileCard user={user} />
          </ProfileSection>
          <ProfileSection id="addresses" title={t("addresses.title")}>
            <ProfileAddresses user={user} countries={countries} />
          </ProfileSection>
          <ProfileSection id="data" title={t("data.title")}>
            <ProfileData />
          </ProfileSection>
        </div>
      </div>
    </div>
  );
}
