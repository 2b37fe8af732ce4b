"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { useFresh } from "#components/staff/reads/use-fresh.ts";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { ICON_PATHS } from "#components/ui/icon-paths.ts";
import { SafeHtml } from "#components/ui/safe-html.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { showToast } from "#components/ui/toast.ts";
import { callDev } from "#lib/dev/call-dev.ts";
import type { Release } from "#lib/dev/types.ts";
import { formatDate, isoOf } from "#lib/utils/date.ts";

/** Null while they are being read. */
type Releases = readonly Release[] | "failed" | null;

/**
 * The changelog of the site's project, newest first. Shown by the admin area, by a dialog of edit mode and by the
 * version badge, all only outside production.
 */
export function ReleasesView() {
  const t = useTranslations("admin.releases");
  const locale = useLocale();
  const { data, error, refetch } = useFresh(["dev/releases"], () => callDev("dev/releases"));
  const releases: Releases = error ? "failed" : (data ?? null);
  useEffect(() => {
    if (error) void showToast({ tone: "error", message: error.message || t("failed") });
  }, [error, t]);

  if (releases === null)
    return (
      <div role="status" aria-label={t("reading")}>
        <Skeleton className="h-64" />
      </div>
    );
  if (releases === "failed" || releases.length === 0)
    return (
      <EmptyState
        icon={ICON_PATHS.tag}
        title={t(releases === "failed" ? "failed" : "empty")}
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            {t("again")}
          </Button>
        }
      />
    );
  return (
    <ol className="flex max-w-prose flex-col gap-6">
      {releases.map(({ tag, releasedAt, html }) => (
        <li key={tag} className="rounded-lg border border-line bg-surface p-5">
          <h2 className="text-h3">
            <bdi>{tag}</bdi>
          </h2>
          <time dateTime={isoOf(releasedAt)} className="text-small text-muted">
            {formatDate(releasedAt, locale, "UTC")}
          </time>
          <SafeHtml html={html} className="mt-3" />
        </li>
      ))}
    </ol>
  );
}
