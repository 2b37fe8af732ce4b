"use client";

import { useTranslations } from "next-intl";
import { Notice } from "#components/kit/ui/notice.tsx";
import { Skeleton } from "#components/kit/ui/skeleton.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { CachesAnswer } from "#lib/staff/admin/caches/cache-types.ts";
import { CacheFigures } from "./cache-figures.tsx";
import { CacheNotices } from "./cache-notices.tsx";
import { CachePages, rowOf } from "./cache-pages.tsx";
import { CacheProcesses } from "./cache-processes.tsx";
import { PurgePanel } from "./purge-panel.tsx";
import { useCaches } from "./use-caches.ts";

/**
 * The cached pages of one site, in every process: figures, purging, and each page. Shown by the admin area, and by a
 * dialog of edit mode, which has no initial data.
 */
export function CachesView({ initial = null }: { initial?: CachesAnswer | null }) {
  const t = useTranslations("admin.caches");
  const { caches, failure, isReading, effect, renewing, search, read, renew } = useCaches(initial);
  if (!caches)
    return failure ? (
      <Notice tone="danger" title={t("failed")}>
        <p>{failure}</p>
        <StaffButton isSmall onClick={() => read("")}>
          {t("again")}
        </StaffButton>
      </Notice>
    ) : (
      <div role="status" aria-label={t("reading")} className="flex flex-col gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-64" />
      </div>
    );
  return (
    <div className="flex flex-col gap-8">
      <CacheNotices caches={caches} />
      <CacheFigures caches={caches} />
      <PurgePanel
        tags={caches.tags}
        effect={rowOf(effect, caches.rows) ? null : effect}
        renewing={renewing}
        onRenew={renew}
        isReading={isReading}
        onRead={() => read(search)}
      />
      <CacheProcesses processes={caches.processes} />
      <CachePages
        caches={caches}
        search={search}
        failure={failure}
        effect={effect}
        renewing={renewing}
        onSearch={(text) => read(text)}
        onRenew={renew}
      />
    </div>
  );
}
