import { useTranslations } from "next-intl";
import { Notice } from "#components/kit/ui/notice.tsx";
import type { CachesAnswer } from "#lib/staff/admin/caches/cache-types.ts";

/** The gaps in the figures below: no Redis, a slow or unavailable one, and processes that do not answer. */
export function CacheNotices({ caches }: { caches: CachesAnswer }) {
  const t = useTranslations("admin.caches.redis");
  const { redis, redisTook, silent } = caches;
  return (
    <>
      {redis === "none" ? <Notice tone="info">{t("none")}</Notice> : null}
      {redis === "silent" ? <Notice tone="warning">{t("silent")}</Notice> : null}
      {redis === "slow" ? (
        <Notice tone="warning">{t("slow", { time: redisTook ?? 0 })}</Notice>
      ) : null}
      {silent.length > 0 ? (
        <Notice tone="warning">
          <p>{t("missing")}</p>
          <ul>
            {silent.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}
