"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button, ButtonLink } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import { downloadFile } from "#lib/base/browser/download-file.ts";
import type { Goal } from "#lib/shop/domain/account/goal.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";

export interface GoalHosts {
  /** Host names of the site's own domains. */
  readonly hosts: readonly string[];
  readonly mediaHost: string;
}

/**
 * Says that an e-mail is confirmed and continues to its goal, once: a message, a page or a file (docs/screens.md §3.16).
 */
export function GoalOutcome({ goal, confirmed }: { goal: Goal; confirmed: string }) {
  const t = useTranslations("auth.confirmEmail");
  const site = useSite();
  const started = useRef(false);
  const [failed, setFailed] = useState(false);

  const download = async (href: string) => {
    setFailed(false);
    if (await downloadFile(href)) return;
    setFailed(true);
    void showToast({ tone: "error", message: t("downloadFailed") });
  };

  const follow = useEffectEvent(() => {
    // React's strict mode runs effects twice.
    if (started.current) return;
    started.current = true;
    if (goal.kind === "message" && goal.text !== "")
      void showToast({ tone: "success", message: goal.text });
    else if (goal.kind === "url" && goal.isOurs) window.location.replace(goal.href);
    else if (goal.kind === "file" && goal.isOurs) void download(goal.href);
  });
  useEffect(() => follow(), []);

  return (
    <div className="flex flex-col items-start gap-5">
      <p className="wrap-anywhere">{confirmed}</p>
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
          <GoalLink href={goal.href} label={t("downloadFrom", { host: goal.host })} />
        )
      ) : null}
      {goal.kind === "url" ? (
        <GoalLink
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
      return goal.text === "" ? null : (
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

const GoalLink = ({ href, label }: { href: string; label: string }) => (
  <a
    href={href}
    rel="noopener noreferrer"
    className="text-link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
  >
    {label}
  </a>
);
