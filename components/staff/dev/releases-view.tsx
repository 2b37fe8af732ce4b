"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { SafeHtml } from "#components/kit/ui/safe-html.tsx";
import { Skeleton } from "#components/kit/ui/skeleton.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import { useFresh } from "#components/staff/reads/use-fresh.ts";
import { formatDate, isoOf } from "#lib/base/utils/date.ts";
import { callDev } from "#lib/staff/dev/call-dev.ts";
import type { Release } from "#lib/staff/dev/release-types.ts";

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
