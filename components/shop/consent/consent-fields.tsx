"use client";

import { useTranslations } from "next-intl";
import { ConsentList, type ConsentListProps } from "./consent-list.tsx";

/** The consents of checkout and registration. Messages: `errors`, `checkout`, `cart`. */
export function ConsentFields(props: ConsentListProps) {
  const t = useTranslations();
  return (
    <ConsentList
      {...props}
      messages={{
        legend: t("checkout.consents"),
        notFetched: t("errors.consentsNotFetched"),
        retry: t("cart.trouble.retry"),
        required: t("errors.consentRequired"),
      }}
    />
  );
}
