"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { verificationFault } from "#lib/shop/domain/account/verification-fault.ts";
import { accountCalls } from "#lib/web/client/account.ts";

type State = "checking" | "confirmed" | "refused" | "unanswered";

/** Confirms an e-mail address with the token of the e-mail sent to it (docs/contract.md §3.3), and shows the result. */
export function VerificationNotice({ token }: { token: string }) {
  const t = useTranslations("auth.verification");
  const [state, setState] = useState<State>("checking");
  const started = useRef(false);
  const verify = useCallback(async () => {
    setState("checking");
    const result = await accountCalls.verify(token);
    if (result.ok) return setState("confirmed");
    setState(verificationFault(result.error));
  }, [token]);
  useEffect(() => {
    // A token is valid once: the second run in React's strict mode must not use it again.
    if (started.current) return;
    started.current = true;
    void verify();
  }, [verify]);

  switch (state) {
    case "checking":
      return <Notice tone="info">{t("checking")}</Notice>;
    case "confirmed":
      return <Notice tone="success">{t("confirmed")}</Notice>;
    case "refused":
      return <Notice tone="warning">{t("unknown")}</Notice>;
    case "unanswered":
      return (
        <Notice tone="danger" title={t("silent")}>
          <Button variant="secondary" size="sm" onClick={() => void verify()}>
            {t("again")}
          </Button>
        </Notice>
      );
  }
}
