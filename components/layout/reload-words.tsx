"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

/** A page whose scripts are gone, even after it was loaded anew by itself: the visitor tries again by hand. */
export function ReloadWords() {
  const t = useTranslations("shell");
  return (
    <div className="wrap flex max-w-3xl flex-col items-start gap-5 py-20">
      <title>{t("errorTitle")}</title>
      <h1 className="text-h1">{t("errorTitle")}</h1>
      <p className="text-lead text-muted">{t("errorText")}</p>
      <Button onClick={() => location.reload()}>{t("tryAgain")}</Button>
    </div>
  );
}
