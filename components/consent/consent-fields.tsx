"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/choice";
import { Notice } from "@/components/ui/notice";
import { SafeHtml } from "@/components/ui/safe-html";
import type { ConsentText } from "./consent-text";

interface ConsentFieldsProps {
  /** Null while they could not be fetched. */
  readonly consents: readonly ConsentText[] | null;
  readonly accepted: readonly string[];
  readonly onChange: (accepted: string[]) => void;
  /** After a try to go on: required ones that are open say so. */
  readonly showErrors: boolean;
  readonly onRetry: () => void;
}

/** The consents beside a form, the required ones marked. */
export function ConsentFields({
  consents,
  accepted,
  onChange,
  showErrors,
  onRetry,
}: ConsentFieldsProps) {
  const t = useTranslations();
  if (consents === null) {
    return (
      <Notice tone="danger" title={t("errors.consentsNotFetched")}>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t("cart.trouble.retry")}
        </Button>
      </Notice>
    );
  }
  if (consents.length === 0) return null;
  return (
    <fieldset className="stack">
      <legend className="sr-only">{t("checkout.consents")}</legend>
      {consents.map(({ uniqueNumber, required, html, text }) => (
        <Checkbox
          key={uniqueNumber}
          name={`consent-${uniqueNumber}`}
          checked={accepted.includes(uniqueNumber)}
          aria-required={required || undefined}
          error={
            showErrors && required && !accepted.includes(uniqueNumber)
              ? t("errors.consentRequired")
              : undefined
          }
          onChange={(event) =>
            onChange(
              event.target.checked
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
