"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { FullNote } from "#components/staff/edit/ui/full-note.tsx";
import { ROW } from "#components/staff/ui/row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { LinkChoice } from "#lib/staff/edit/links/link-types.ts";

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  readonly address: string;
  readonly isRefused: boolean;
  /** The page of this site that the address belongs to. */
  readonly offer: LinkChoice | null;
  readonly onAddress: (address: string) => void;
  readonly onTake: (choice: LinkChoice) => void;
}

/** The typed address of a link, with the offer to follow the page that it belongs to. */
export function AddressTarget({ ref, address, isRefused, offer, onAddress, onTake }: Props) {
  const t = useTranslations("edit.links");
  return (
    <>
      <div>
        <TextField
          label={t("addressField")}
          hint={t("addressHint")}
          type="text"
          dir="ltr"
          maxLength={2_000}
          value={address}
          ref={ref}
          inputMode="url"
          error={isRefused ? <span role="alert">{t("addressProblem")}</span> : undefined}
          onChange={({ target }) => onAddress(target.value)}
        />
        <FullNote text={address} limit={2_000} />
      </div>
      {offer ? (
        <p role="status" className={ROW}>
          {t("offer", { title: offer.title, type: t(`types.${offer.type}`) })}
          <StaffButton onClick={() => onTake(offer)}>{t("takeOffer")}</StaffButton>
        </p>
      ) : null}
    </>
  );
}
