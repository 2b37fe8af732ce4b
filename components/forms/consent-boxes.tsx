"use client";

import { useTranslations } from "next-intl";
import { ConsentList, type ConsentListProps } from "#components/consent/consent-list.tsx";

/** The consents of a visitor's form. Words: `forms`. */
export function ConsentBoxes(props: ConsentListProps) {
  const t = useTranslations("forms");
  return (
    <ConsentList
      {...props}
      words={{
        legend: t("consents"),
        notFetched: t("consentsNotFetched"),
        retry: t("retry"),
        required: t("consentRequired"),
      }}
    />
  );
}
