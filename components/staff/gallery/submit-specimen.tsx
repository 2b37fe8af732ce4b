"use client";

import { useTranslations } from "next-intl";
import { SubmitButton } from "#components/kit/ui/form/submit-button.tsx";

/** A form's button, before and while the form is sent. */
export function SubmitSpecimen() {
  const t = useTranslations("shell");
  return (
    <>
      <SubmitButton>{t("tryAgain")}</SubmitButton>
      <SubmitButton loading>{t("tryAgain")}</SubmitButton>
    </>
  );
}
