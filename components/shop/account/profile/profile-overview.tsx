"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/kit/ui/button.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import { OrderList } from "#components/shop/account/orders/order-list.tsx";
import { ProfileSection } from "#components/shop/account/profile-section.tsx";
import type { CountryOption } from "#components/shop/address/address-fields.tsx";
import { LogOut } from "#components/shop/auth/log-out.tsx";
import type { User } from "#lib/shop/api/schemas/user.ts";
import { clearPersonalData } from "#stores/clear-personal-data.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { CompanyForm } from "./company-form.tsx";
import { MemberCard } from "./member-card.tsx";
import { ProfileAddresses } from "./profile-addresses.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { WishlistList } from "./wishlist-list.tsx";

interface Props {
  readonly user: User;
  readonly countries: readonly CountryOption[];
  readonly anyNames?: boolean | undefined;
  readonly onOrder: (id: number) => void;
}

/** The whole account on one page (docs/screens.md §2.12). */
export function ProfileOverview({ user, countries, anyNames, onOrder }: Props) {
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
            <ProfileForm key={user.id} user={user} anyNames={anyNames} />
          </ProfileSection>
          <ProfileSection id="company" title={t("company.title")}>
            <CompanyForm key={user.id} user={user} />
          </ProfileSection>
          <ProfileSection id="password" title={t("password")}>
            <ChangePasswordForm email={user.email} />
          </ProfileSection>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ProfileSection id="card" title={t("card.title")}>
            <MemberCard user={user} />
          </ProfileSection>
          <ProfileSection id="addresses" title={t("addresses.title")}>
            <ProfileAddresses user={user} countries={countries} anyNames={anyNames} />
          </ProfileSection>
          <ProfileSection id="data" title={t("data.title")}>
            <BrowserData />
          </ProfileSection>
        </div>
      </div>
    </div>
  );
}

/**
 * Deletes what this browser keeps of the shopper. The backend has no call that deletes an account
 * (docs/contract.md §3.4).
 */
function BrowserData() {
  const t = useTranslations("profile.data");
  const clear = () => {
    clearPersonalData();
    void showToast({ tone: "success", message: t("deleted") });
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t("text")}</p>
      <Button variant="secondary" className="self-start" onClick={clear}>
        {t("delete")}
      </Button>
    </div>
  );
}
