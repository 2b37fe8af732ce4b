import { useTranslations } from "next-intl";
import { useState } from "react";
import { withPassword } from "#components/staff/admin/frame/with-password.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import type { CachesAnswer, Purge, PurgeAnswer } from "#lib/staff/admin/caches/cache-types.ts";
import { callStaff } from "#lib/staff/call-staff.ts";

/** The result of the last purge, or why it did not happen. */
export type Effect = { readonly of: Purge } & (
  | { readonly kind: "done"; readonly answer: PurgeAnswer }
  | { readonly kind: "refused"; readonly message: string }
);

/** The cached pages as last read. Without `initial` they are read on mount. */
export function useCaches(initial: CachesAnswer | null) {
  const t = useTranslations("admin.caches");
  /** Null: the answer in the page is enough. */
  const [asked, ask] = useState(initial ? null : "");
  const search = asked ?? "";
  const found = useStaffRead("admin/caches/list", { search }, { enabled: asked !== null });
  /** Stays where a later question fails. */
  const [caches, setCaches] = useState(initial);
  if (found.data && found.data !== caches) setCaches(found.data);
  const [effect, setEffect] = useState<Effect | null>(null);
  const [renewing, setRenewing] = useState<Purge | null>(null);

  const read = (text: string) => (text === asked ? void found.refetch() : ask(text));

  const renew = async (purge: Purge) => {
    if (renewing) return;
    setRenewing(purge);
    setEffect(null);
    const answer = await withPassword(() => callStaff("admin/caches/purge", purge));
    setRenewing(null);
    setEffect(
      answer.ok
        ? { of: purge, kind: "done", answer: answer.data }
        : { of: purge, kind: "refused", message: answer.error.message || t("noAnswer") },
    );
    read(search);
  };

  const failure = found.error && !found.isFetching ? found.error.message || t("noAnswer") : null;
  return { caches, failure, isReading: found.isFetching, effect, renewing, search, read, renew };
}
