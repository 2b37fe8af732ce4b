"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Dialog } from "#components/kit/ui/dialog.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import { useFresh } from "#components/staff/reads/use-fresh.ts";
import { LazyStaffMessages } from "#components/staff/ui/lazy-staff-messages.tsx";
import { callDev } from "#lib/staff/dev/call-dev.ts";
import { chooseDomain, readKnownDomains } from "#lib/staff/dev/choose-domain.ts";
import type { VersionAnswer } from "#lib/staff/dev/release-types.ts";
import { ReleasesView } from "./releases-view.tsx";

/** The version badge with its changelog and the domain switch, on every public page outside production. */
export function DevHelpers({ domain }: { domain: string }) {
  return (
    <LazyStaffMessages namespaces={["dev", "admin"]}>
      <VersionBadge domain={domain} />
    </LazyStaffMessages>
  );
}

function VersionBadge({ domain }: { domain: string }) {
  const t = useTranslations("dev");
  const running = useVersion();
  const [open, setOpen] = useState<"about" | "changelog" | null>(null);
  if (!running) return null;
  const { version, commit, latest } = running;
  const isNewer = latest !== null && latest.replace(/^v/, "") !== version;
  const badge = t("badge", { version, commit: commit ?? "–" });
  return (
    <>
      <button
        type="button"
        data-dev-badge
        aria-haspopup="dialog"
        className="fixed start-2 bottom-2 z-20 min-h-6 rounded-control bg-ink px-2 text-tiny text-paper print:hidden"
        onClick={() => setOpen("about")}
      >
        {isNewer ? `${badge} · ${t("newer", { tag: latest })}` : badge}
      </button>
      <Dialog open={open === "about"} onClose={() => setOpen(null)} label={t("title")}>
        <div className="flex flex-col gap-6">
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            <dt className="text-muted">{t("version")}</dt>
            <dd>{version}</dd>
            <dt className="text-muted">{t("commit")}</dt>
            <dd>{commit ?? "–"}</dd>
            <dt className="text-muted">{t("latest")}</dt>
            <dd>{latest ?? "–"}</dd>
          </dl>
          <Button variant="secondary" className="self-start" onClick={() => setOpen("changelog")}>
            {t("changelog")}
          </Button>
          <DomainSwitcher domain={domain} />
        </div>
      </Dialog>
      <Dialog open={open === "changelog"} onClose={() => setOpen(null)} label={t("changelog")}>
        <ReleasesView />
      </Dialog>
    </>
  );
}

/** The running version; shows a toast if the update check fails. */
function useVersion(): VersionAnswer | null {
  const t = useTranslations("dev");
  const { data, error } = useFresh(["dev/version"], () => callDev("dev/version"));
  const problem = error ? error.message || t("noAnswer") : (data?.problem ?? null);
  useEffect(() => {
    if (problem) void showToast({ tone: "error", message: t("checkFailed", { problem }) });
  }, [problem, t]);
  return data ?? null;
}

function DomainSwitcher({ domain }: { domain: string }) {
  const t = useTranslations("dev");
  const [problem, setProblem] = useState<string | null>(null);
  const [known, setKnown] = useState<readonly string[]>([]);
  const list = useId();
  useEffect(() => void readKnownDomains().then(setKnown), []);
  const choose = async (wanted: string) => {
    const answer = await chooseDomain(wanted);
    if (answer.ok) window.location.assign("/");
    else setProblem(answer.error.message || t("noAnswer"));
  };
  return (
    <form
      method="post"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void choose(String(new FormData(event.currentTarget).get("domain") ?? "").trim());
      }}
    >
      <TextField
        label={t("domain")}
        name="domain"
        defaultValue={domain}
        list={list}
        error={problem ?? undefined}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <datalist id={list}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button type="submit" variant="secondary" className="min-h-12!">
        {t("switch")}
      </Button>
    </form>
  );
}
