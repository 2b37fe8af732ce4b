"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Badge } from "#components/kit/ui/badge.tsx";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { Notice } from "#components/kit/ui/notice.tsx";
import { Skeleton } from "#components/kit/ui/skeleton.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { StaffButton, staffButtonClass } from "#components/staff/ui/staff-button.tsx";
import type { DomainsAnswer, SiteDomain } from "#lib/staff/admin/domains/domain-types.ts";

/** Null while they are being read. */
type Domains = DomainsAnswer | "failed" | null;

/** The domains of a site, to choose one of them. Shown by the admin area, and by a dialog of edit mode. */
export function DomainsView({ initial = null }: { initial?: Domains }) {
  const t = useTranslations("admin.domains");
  const { domains, read } = useDomains(initial);
  if (domains === null)
    return (
      <div role="status" aria-label={t("reading")}>
        <Skeleton className="h-40" />
      </div>
    );
  if (domains === "failed")
    return (
      <Notice tone="danger" title={t("failed")}>
        <StaffButton isSmall onClick={read}>
          {t("again")}
        </StaffButton>
      </Notice>
    );
  if (domains.domains.length === 0)
    return (
      <EmptyState icon={ICON_PATHS.globe} title={t("empty")}>
        {t("emptyText")}
      </EmptyState>
    );
  return <DomainChoice answer={domains} />;
}

function useDomains(initial: Domains): { domains: Domains; read: () => void } {
  const [isAsked, setAsked] = useState(initial === null);
  const { data, error, refetch } = useStaffRead("admin/domains/list", {}, { enabled: isAsked });
  return {
    domains: isAsked ? (error ? "failed" : (data ?? null)) : initial,
    read: () => (isAsked ? void refetch() : setAsked(true)),
  };
}

function DomainChoice({ answer }: { answer: DomainsAnswer }) {
  const t = useTranslations("admin.domains");
  const { current, forced, domains } = answer;
  const [domain, setDomain] = useState(current);
  const group = useId();
  const chosen = domains.find((one) => one.domain === domain);
  return (
    <div className="flex max-w-prose flex-col gap-5">
      <fieldset>
        <legend className="mb-2 font-semibold">{t("choose")}</legend>
        <div className="flex flex-col gap-2">
          {domains.map((one) => (
            <label
              key={one.domain ?? one.name}
              className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-surface px-4 py-2 has-checked:border-brand has-checked:bg-brand-soft has-disabled:text-muted"
            >
              <input
                type="radio"
                name={group}
                className="size-5 shrink-0 accent-(--brand)"
                disabled={one.domain === null}
                checked={one.domain !== null && one.domain === domain}
                onChange={() => one.domain && setDomain(one.domain)}
              />
              <span className="min-w-0 grow">
                <bdi className="font-medium wrap-anywhere">{one.name}</bdi>
                {one.domain === null ? (
                  <span className="block text-small">{t("unusable")}</span>
                ) : one.domain === one.name ? null : (
                  <bdi dir="ltr" className="block text-small text-muted">
                    {one.domain}
                  </bdi>
                )}
              </span>
              {one.domain === current ? <Badge tone="brand">{t("current")}</Badge> : null}
              {one.domain !== null && one.domain === forced ? <Badge>{t("forced")}</Badge> : null}
            </label>
          ))}
        </div>
      </fieldset>
      <div role="status">
        {forced && domain !== forced ? (
          <Notice tone="warning">{t("rebuild", { domain, forced })}</Notice>
        ) : null}
      </div>
      {chosen && domain !== current ? <UseDomain chosen={chosen} /> : null}
    </div>
  );
}

/** Opens the site at its own address; in development this browser sees it at the current one. */
function UseDomain({ chosen }: { chosen: SiteDomain }) {
  const t = useTranslations("admin.domains");
  const { domain, url } = chosen;
  if (process.env.NODE_ENV === "production")
    return url ? (
      <a href={url} className={staffButtonClass({ variant: "primary" }, "self-start")}>
        {t("open", { domain: domain ?? "" })}
      </a>
    ) : null;
  const use = async () => {
    const { chooseDomain } = await import("#lib/staff/dev/choose-domain.ts");
    const answer = await chooseDomain(domain ?? "");
    if (answer.ok) window.location.assign("/");
    else await showToast({ tone: "error", message: answer.error.message || t("notChosen") });
  };
  return (
    <StaffButton variant="primary" className="self-start" onClick={() => void use()}>
      {t("use", { domain: domain ?? "" })}
    </StaffButton>
  );
}
