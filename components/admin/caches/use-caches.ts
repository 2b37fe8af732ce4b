import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { withPassword } from "#components/admin/frame/with-password.ts";
import type { CachesAnswer, Purge, PurgeAnswer } from "#lib/admin/caches/types.ts";
import { postRoute } from "#lib/client/post-route.ts";

/** The result of the last purge, or why it did not happen. */
export type Effect = { readonly of: Purge } & (
  | { readonly kind: "done"; readonly answer: PurgeAnswer }
  | { readonly kind: "refused"; readonly message: string }
);

/** The cached pages as they were last read. Without `initial` they are read at once. */
export function useCaches(initial: CachesAnswer | null) {
  const t = useTranslations("admin.caches");
  const [caches, setCaches] = useState(initial);
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [effect, setEffect] = useState<Effect | null>(null);
  const [renewing, setRenewing] = useState<Purge | null>(null);
  const [search, setSearch] = useState("");
  /** An answer to an older search never replaces a newer one. */
  const asked = useRef(0);

  const read = useCallback(
    async (text: string) => {
      asked.current += 1;
      const number = asked.current;
      setSearch(text);
      setReading(true);
      const answer = await postRoute<{ data: CachesAnswer }>("admin/caches/list", { search: text });
      if (number !== asked.current) return;
      setReading(false);
      setFailure(answer.ok ? null : answer.error.message || t("noAnswer"));
      if (answer.ok) setCaches(answer.data.data);
    },
    [t],
  );

  const isMissing = initial === null;
  useEffect(() => {
    if (isMissing) void read("");
  }, [isMissing, read]);

  const renew = async (purge: Purge) => {
    if (renewing) return;
    setRenewing(purge);
    setEffect(null);
    const answer = await withPassword(() =>
      postRoute<{ data: PurgeAnswer }>("admin/caches/purge", purge),
    );
    setRenewing(null);
    setEffect(
      answer.ok
        ? { of: purge, kind: "done", answer: answer.data.data }
        : { of: purge, kind: "refused", message: answer.error.message || t("noAnswer") },
    );
    await read(search);
  };

  return { caches, failure, isReading, effect, renewing, search, read, renew };
}
