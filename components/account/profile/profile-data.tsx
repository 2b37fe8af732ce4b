"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#components/ui/toast.ts";
import { forgetShopper } from "#stores/clear-personal-data.ts";

/** What the browser keeps can be deleted; the backend has no call that deletes an account (contract, section 3). */
export function ProfileData() {
  const t = useTranslations("profile.data");
  const forget = () => {
    forgetShopper();
    void showToast({ tone: "success", message: t("deleted") });
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t("text")}</p>
      <Button variant="secondary" className="self-start" onClick={forget}>
        {t("delete")}
      </Button>
    </div>
  );
}
