"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/kit/ui/button.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import type { OrderOffers } from "#components/shop/account/orders/order-page.tsx";
import { ProfileSection } from "#components/shop/account/profile-section.tsx";
import type { CountryOption } from "#components/shop/address/address-fields.tsx";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import type { AccountSection } from "#lib/web/i18n/account-sections.ts";
import { clearPersonalData } from "#stores/clear-personal-data.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { CompanyForm } from "./company-form.tsx";
import { MemberCard } from "./member-card.tsx";
import { ProfileAddresses } from "./profile-addresses.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileOrders } from "./profile-orders.tsx";
import { ProfileOverview } from "./profile-overview.tsx";

interface Props {
  readonly section: Exclude<AccountSection, "wishlist"> | null;
  readonly user: User;
  readonly countries: readonly CountryOption[];
  readonly anyNames?: boolean | undefined;
  readonly offers?: OrderOffers | undefined;
}

/** One page of a customer's account (docs/screens.md §2.12). */
export function AccountContent({ section, user, countries, anyNames, offers }: Props) {
  const t = useTranslations("profile");
  switch (section) {
    case null:
      return <ProfileOverview user={user} />;
    case "orders":
      return <ProfileOrders offers={offers} />;
    case "details":
      return (
        <>
          <ProfileSection id="details" title={t("details.title")}>
            <ProfileForm key={user.id} user={user} anyNames={anyNames} />
          </ProfileSection>
          <ProfileSection id="company" title={t("company.title")}>
            <CompanyForm key={user.id} user={user} />
          </ProfileSection>
        </>
      );
    case "addresses":
      return (
        <ProfileSection id="addresses" title={t("addresses.title")}>
          <ProfileAddresses user={user} countries={countries} anyNames={anyNames} />
        </ProfileSection>
      );
    case "card":
      return (
        <ProfileSection id="card" title={t("card.title")}>
          <MemberCard user={user} />
        </ProfileSection>
      );
    case "password":
      return (
        <ProfileSection id="password" title={t("password")}>
          <ChangePasswordForm email={user.email} />
        </ProfileSection>
      );
    case "data":
      return (
        <ProfileSection id="data" title={t("data.title")}>
          <BrowserData />
        </ProfileSection>
      );
  }
}

/**
 * Deletes the shopper's data in this browser. The backend has no call that deletes an account (docs/contract.md §3.4).
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
