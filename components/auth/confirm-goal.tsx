"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useSite } from "#components/providers/site-provider.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { downloadFile } from "#components/ui/download-file.ts";
import { Notice } from "#components/ui/notice.tsx";
import { showToast } from "#components/ui/toast.ts";
import { type Goal, readGoal } from "#lib/domain/account/goal.ts";
import { hrefTo } from "#lib/i18n/routes.ts";
import { useTakenParams } from "./use-taken-params.ts";

interface Where {
  /** Host names that count as ours. */
  readonly hosts: readonly string[];
  readonly mediaHost: string;
}

/** What a confirmed e-mail leads to (spec 4, E-mail confirmation by goal type). */
export function ConfirmGoal(where: Where) {
  const t = useTranslations("auth.confirmEmail");
  const site = useSite();
  const params = useTakenParams([]);
  const started = useRef(false);
  const [failed, setFailed] = useState(false);
  const goal = params && goalOf(params, where);

  const download = async (href: string) => {
    setFailed(false);
    if (await downloadFile(href)) return;
    setFailed(true);
    void showToast({ tone: "error", message: t("downloadFailed") });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: done once, when the address is known.
  useEffect(() => {
    if (!goal || started.current) return;
    started.current = true;
    if (goal.kind === "message") void showToast({ tone: "success", message: goal.text });
    else if (goal.kind === "url" && goal.isOurs) window.location.replace(goal.href);
    else if (goal.kind === "file" && goal.isOurs) void download(goal.href);
  }, [goal]);

  if (!goal) return null;
  const email = params?.get("confirmedEmail") ?? "";
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="wrap-anywhere">{t("confirmed", { email })}</p>
      <GoalText goal={goal} />
      {goal.kind === "message" || goal.kind === "refused" ? (
        <ButtonLink variant="secondary" href={hrefTo({ name: "shop" }, site)}>
          {t("toShop")}
        </ButtonLink>
      ) : null}
      {failed ? (
        <Notice tone="danger" className="w-full">
          {t("downloadFailed")}
        </Notice>
      ) : null}
      {goal.kind === "file" ? (
        goal.isOurs ? (
          <Button onClick={() => void download(goal.href)}>{t("download")}</Button>
        ) : (
          <LeaveLink href={goal.href} label={t("downloadFrom", { host: goal.host })} />
        )
      ) : null}
      {goal.kind === "url" ? (
        <LeaveLink
          href={goal.href}
          label={goal.isOurs ? t("continue") : t("goTo", { host: goal.host })}
        />
      ) : null}
    </div>
  );
}

function GoalText({ goal }: { goal: Goal }) {
  const t = useTranslations("auth.confirmEmail");
  switch (goal.kind) {
    case "message":
      return (
        <Notice tone="success" className="w-full">
          <p className="wrap-anywhere">{goal.text}</p>
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="warning" className="w-full">
          {t("refused")}
        </Notice>
      );
    default:
      return goal.isOurs ? null : (
        <Notice tone="info" className="w-full">
          {t("foreign", { host: goal.host })}
        </Notice>
      );
  }
}

const LeaveLink = ({ href, label }: { href: string; label: string }) => (
  <a
    href={href}
    rel="noopener noreferrer"
    className="text-link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
  >
    {label}
  </a>
);

const goalOf = (params: URLSearchParams, where: Where): Goal =>
  readGoal(params.get("goalType") ?? "", params.get("goal") ?? "", {
    origin: window.location.origin,
    ...where,
  });
