"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { useEditContext } from "./edit-context.tsx";
import { sendPublish } from "./send-publish.ts";
import type { Change, Changes } from "./store/types.ts";

/**
 * Publishes the changes: one request in flight, a result per element; failed changes stay. `needsLogin` shows the login
 * dialog, after which publishing goes on.
 */
export function usePublish(announce: (message: string) => void) {
  const { store } = useEditContext();
  const t = useTranslations("edit");
  const [needsLogin, setNeedsLogin] = useState(false);

  const publish = useCallback(async () => {
    const { saving, changes } = store.getState();
    const sent = chunkOf(changes);
    if (saving || Object.keys(sent).length === 0) return;
    setNeedsLogin(false);
    store.getState().startSaving();
    announce(t("publishing"));
    const outcome = await sendPublish(Object.values(sent));
    const results = outcome.kind === "answered" ? outcome.results : null;
    const reason = outcome.kind === "failed" ? outcome.reason : undefined;
    store.getState().applyResults(sent, results, reason);

    const count = results?.reduce((sum, { saved }) => sum + saved.length, 0) ?? 0;
    const left = Object.keys(sent).length - count;
    if (reason === "session" || results?.some(({ reason }) => reason === "session"))
      setNeedsLogin(true);
    if (left > 0) return announce(t("notPublished", { count: left }));
    if (results?.some(({ saved }) => saved.some(({ cleaned }) => cleaned)))
      announce(t("publishedCleaned", { count }));
    else
      announce(
        t(results?.some(({ merged }) => merged) ? "publishedMerged" : "published", { count }),
      );
    // More changes than fit in one request: the rest follows unless something failed.
    if (Object.keys(changes).length > Object.keys(sent).length) await publish();
  }, [store, announce, t]);

  return { publish, needsLogin, forgetLogin: () => setNeedsLogin(false) };
}

/** Characters and changes of one request: the gateway refuses longer bodies. */
const CHUNK = { characters: 90_000, changes: 200 };

/** As many changes as fit in one request, at least one. */
function chunkOf(changes: Changes): Changes {
  let room = CHUNK.characters;
  const taken: [string, Change][] = [];
  for (const [address, change] of Object.entries(changes)) {
    room -= change.value.length + change.stored.length + 300;
    if (taken.length > 0 && (room < 0 || taken.length >= CHUNK.changes)) break;
    taken.push([address, change]);
  }
  return Object.fromEntries(taken);
}
