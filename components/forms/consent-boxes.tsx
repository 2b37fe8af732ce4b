"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/choice";
import { Notice } from "@/components/ui/notice";
import { SafeHtml } from "@/components/ui/safe-html";
import type { FormConsent } from "./types";

interface Props {
  /** Null while they could not be fetched. */
  consents: readonly FormConsent[] | null;
  accepted: readonly string[];
  onChange: (accepted: string[]) => void;
  /** After a try to send: required ones that are open say so. */
  tried: boolean;
  onRetry: () => void;
}

/** The consents of a form, the required ones marked. */
export function ConsentBoxes({ consents, accepted, onChange, tried, onRetry }: Props) {
  const t = useTranslations("forms");
  if (consents === null)
    return (
      <Notice tone="danger" title={t("consentsNotFetched")}>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t("retry")}
        </Button>
      </Notice>
    );
  if (consents.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{t("consents")}</legend>
      {consents.map(({ uniqueNumber, required, html, text }) => (
        <Checkbox
          key={uniqueNumber}
          data-consent
          checked={accepted.includes(uniqueNumber)}
          aria-required={required || undefined}
          error={
            tried && required && !accepted.includes(uniqueNumber) ? t("consentRequired") : undefined
          }
          onChange={({ target: { checked } }) =>
            onChange(
              checked
                ? [...accepted, uniqueNumber]
                : accepted.filter((consent) => consent !== uniqueNumber),
            )
          }
          label={
            <span className="flex gap-1 text-small">
              {html ? <SafeHtml inline html={html} /> : text}
              {required && (
                <span aria-hidden="true" className="text-clay">
                  *
                </span>
              )}
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
