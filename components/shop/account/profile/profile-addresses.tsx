"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Badge } from "#components/kit/ui/badge.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Dialog } from "#components/kit/ui/dialog.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import type { CountryOption } from "#components/shop/address/address-fields.tsx";
import { AddressLines } from "#components/shop/address/address-lines.tsx";
import { withKeys } from "#lib/base/utils/with-keys.ts";
import type { Address, User } from "#lib/shop/api/schemas/user-schema.ts";
import { lineOf } from "#lib/shop/domain/address/address-text.ts";
import { ADDRESS_TYPES, ProfileAddressForm } from "./profile-address-form.tsx";

interface Props {
  readonly user: User;
  readonly countries: readonly CountryOption[];
  readonly anyNames?: boolean | undefined;
}

/** The addresses of an account: listed, added, changed. The backend has no call that deletes one. */
export function ProfileAddresses({ user, countries, anyNames }: Props) {
  const t = useTranslations("profile.addresses");
  const { locale } = useSite();
  const [open, setOpen] = useState<{ address: Address | null } | null>(null);
  const [shown, setShown] = useState<{ address: Address | null } | null>(null);
  // The dialog keeps its content while it closes.
  if (open && open !== shown) setShown(open);
  const missing = ADDRESS_TYPES.find((type) => !user.addresses.some((one) => one.type === type));
  const close = () => setOpen(null);

  return (
    <div className="flex flex-col gap-5">
      {user.addresses.length === 0 ? <p className="text-muted">{t("empty")}</p> : null}
      <ul className="grid gap-4 sm:grid-cols-2 empty:hidden">
        {withKeys(user.addresses, ({ id }) => id ?? "new").map(({ key, item: address }) => (
          <li key={key} className="flex flex-col gap-3 rounded-lg bg-sunken p-4">
            <Badge tone="brand" className="self-start">
              {t(`type_${address.type}`)}
            </Badge>
            <AddressLines address={address} locale={locale} />
            {address.id === null ? null : (
              <Button
                variant="secondary"
                size="sm"
                className="mt-auto self-start"
                aria-label={t("changeOf", { street: lineOf(address, "street") })}
                onClick={() => setOpen({ address })}
              >
                {t("change")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="self-start" onClick={() => setOpen({ address: null })}>
        <Icon name="plus" />
        {t("add")}
      </Button>
      <Dialog
        open={open !== null}
        onClose={close}
        label={t(shown?.address ? "changeTitle" : "newTitle")}
      >
        <ProfileAddressForm
          address={shown?.address ?? null}
          type={shown?.address?.type ?? missing ?? "other"}
          countries={countries}
          anyNames={anyNames}
          onDone={close}
        />
      </Dialog>
    </div>
  );
}
