"use client";

import { useTranslations } from "next-intl";
import { useTakenParams } from "#components/shop/auth/use-taken-params.ts";
import { readGoal } from "#lib/shop/domain/account/goal.ts";
import { type GoalHosts, GoalOutcome } from "./goal-outcome.tsx";

/** A confirmed e-mail with its goal in the address (docs/contract.md §7.3). */
export function EmailConfirmation(own: GoalHosts) {
  const t = useTranslations("auth.confirmEmail");
  const params = useTakenParams([]);
  if (!params) return null;
  const goal = readGoal(params.get("goalType") ?? "", params.get("goal") ?? "", {
    origin: window.location.origin,
    ...own,
  });
  return (
    <GoalOutcome
      goal={goal}
      confirmed={t("confirmed", { email: params.get("confirmedEmail") ?? "" })}
    />
  );
}
