"use client";

import { useCallback, useEffect, useState } from "react";
import { usePagePath } from "#components/edit/pages/use-page-path.ts";
import { reasonOf } from "#components/edit/send-publish.ts";
import { postRoute } from "#lib/client/post-route.ts";
import type { LanguageStatus } from "#lib/edit/languages/statuses.ts";
import type { FailedReason } from "#lib/edit/model/answers.ts";

/** The status of the current page in every language; read again for another page. */
export function useLanguageStatus() {
  const path = JSON.stringify(usePagePath());
  const [read, setRead] = useState<{ path: string; status: LanguageStatus } | null>(null);
  const [fault, setFault] = useState<FailedReason | null>(null);
  const load = useCallback(async () => {
    setFault(null);
    const answer = await postRoute<{ data: LanguageStatus }>("edit/languages/status", {
      path: JSON.parse(path),
    });
    if (answer.ok) setRead({ path, status: answer.data.data });
    else setFault(reasonOf(answer.error.status));
  }, [path]);
  useEffect(() => void load(), [load]);
  return { status: read?.path === path ? read.status : null, fault, load };
}
