"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { loadUser } from "#components/auth/use-user.ts";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";

/** Somebody is logged in and the shop could not be asked who: nothing typed is lost, and it can be asked again. */
export function BuyerTrouble() {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await loadUser();
    setBusy(false);
  };
  return (
    <Notice tone="danger" title={t("checkout.account.trouble")}>
      <Button variant="secondary" size="sm" loading={busy} onClick={() => void retry()}>
        {t("cart.trouble.retry")}
      </Button>
    </Notice>
  );
}
