"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Arrived } from "#components/kit/ui/arrived.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import type { FormSent } from "#lib/shop/api/schemas/feedback.ts";
import { type Goal, readGoal } from "#lib/shop/domain/account/goal.ts";

interface Props {
  sent: FormSent;
  /** The message if the backend sends none. */
  fallback: string;
  hosts: readonly string[];
  mediaHost: string;
  /** The label of the button that shows the form again. */
  again: string;
  onAgain: () => void;
}

/** Shows or opens the goal of a sent form: a message, a page or a file (docs/screens.md §3.16). */
export function SentNotice({ sent, fallback, hosts, mediaHost, again, onAgain }: Props) {
  const t = useTranslations("forms");
  const [failed, setFailed] = useState(false);
  const done = useRef(false);
  const goal: Goal = readGoal(sent.goalType || "message", sent.goal, {
    origin: window.location.origin,
    hosts,
    mediaHost,
  });
  const download = async (href: string) => {
    const { downloadFile } = await import("#lib/base/browser/download-file.ts");
    setFailed(!(await downloadFile(href)));
  };

  const follow = useEffectEvent(() => {
    // React's strict mode runs effects twice.
    if (done.current) return;
    done.current = true;
    if (goal.kind === "url" && goal.isOurs) window.location.assign(goal.href);
    else if (goal.kind === "file" && goal.isOurs) void download(goal.href);
  });
  useEffect(() => follow(), []);

  const goalText = goal.kind === "message" ? goal.text : "";
  const isFile = goal.kind === "file";
  return (
    <Arrived className="flex flex-col items-start gap-4">
      <Notice tone={failed ? "danger" : "success"} className="w-full">
        <p className="wrap-anywhere">
          {failed ? t("downloadFailed") : sent.message || goalText || fallback}
        </p>
        {isFile && goal.isOurs && (
          <Button size="sm" variant="secondary" onClick={() => void download(goal.href)}>
            {t("download")}
          </Button>
        )}
        {(goal.kind === "url" || isFile) && !(isFile && goal.isOurs) && (
          <a
            href={goal.href}
            rel="noopener noreferrer"
            className="text-link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
          >
            {t(isFile ? "downloadFrom" : "goTo", { host: goal.host })}
          </a>
        )}
      </Notice>
      <Button variant="secondary" onClick={onAgain}>
        {again}
      </Button>
    </Arrived>
  );
}
