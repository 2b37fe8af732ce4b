"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { useTakenParams } from "#components/shop/auth/use-taken-params.ts";
import type { FormSent } from "#lib/shop/api/schemas/feedback.ts";
import { readSentGoal } from "#lib/shop/domain/account/goal.ts";
import { verificationFault } from "#lib/shop/domain/account/verification-fault.ts";
import { gateway } from "#lib/web/client/gateway.ts";
import { type GoalHosts, GoalOutcome } from "./goal-outcome.tsx";

type State = "checking" | "refused" | "unanswered" | FormSent;

/**
 * Confirms the e-mail of a form with the token of its letter, then follows the form's goal (docs/contract.md §5.11).
 * The token leaves the address bar before it is used.
 */
export function FormConfirmation(own: GoalHosts) {
  const t = useTranslations("auth");
  const params = useTakenParams(["token"]);
  const [state, setState] = useState<State>("checking");
  const started = useRef(false);

  async function confirm(): Promise<void> {
    if (!params) return;
    setState("checking");
    const id = params.get("form") ?? "";
    const result = await gateway.cms.form.confirmEmail({
      params: { id },
      input: { token: params.get("token") ?? "" },
    });
    if (result.ok) return setState(result.data);
    setState(verificationFault(result.error));
  }
  const start = useEffectEvent(() => {
    // A token is valid once: the second run in React's strict mode must not use it again.
    if (started.current) return;
    started.current = true;
    void confirm();
  });
  const isKnown = params !== null;
  useEffect(() => {
    if (isKnown) start();
  }, [isKnown]);

  switch (state) {
    case "checking":
      return <Notice tone="info">{t("verification.checking")}</Notice>;
    case "refused":
      return <Notice tone="warning">{t("confirmEmail.used")}</Notice>;
    case "unanswered":
      return (
        <Notice tone="danger" title={t("verification.silent")}>
          <Button variant="secondary" size="sm" onClick={() => void confirm()}>
            {t("verification.again")}
          </Button>
        </Notice>
      );
    default:
      return (
        <GoalOutcome
          goal={readSentGoal(state, { origin: window.location.origin, ...own })}
          confirmed={t("confirmEmail.formDone")}
        />
      );
  }
}
