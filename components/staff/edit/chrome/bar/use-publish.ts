"use client";

import { useTranslations } from "next-intl";
import { useCallback, useRef, useState } from "react";
import { publishedNow, publishedShelf } from "#components/staff/edit/history/published-shelf.ts";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { carryFocus } from "#components/staff/edit/page/reveal.ts";
import { sendPublish } from "#components/staff/edit/store/send-publish.ts";
import { addressOf } from "#lib/staff/edit/model/edit-operation.ts";
import { withoutLeftOut } from "#lib/staff/edit/model/selection.ts";
import { changesIn, type Operations } from "#lib/staff/edit/model/working-copy.ts";

/** A request without an answer: sent again unchanged, it is the same attempt. */
interface Attempt {
  readonly id: string;
  readonly sent: Operations;
}

const ALL: ReadonlySet<string> = new Set();

/**
 * Publishes the changes, or some of them: one request in flight, an answer per operation; failed ones stay.
 * `needsLogin` shows the login dialog, after which publishing continues with `resume`.
 */
export function usePublish(announce: (message: string) => void) {
  const { store, owner } = useEditContext();
  const t = useTranslations("edit");
  const [needsLogin, setNeedsLogin] = useState(false);
  const unanswered = useRef<Attempt | null>(null);

  /** The changes that the editor excluded from a publish that continues after a login or a decision. */
  const left = useRef(ALL);

  const publish = useCallback(
    async (leftOut = ALL): Promise<void> => {
      left.current = leftOut;
      const { saving, operations: all } = store.getState();
      const operations = withoutLeftOut(all, leftOut);
      const sent = chunkOf(operations);
      if (saving || sizeOf(sent) === 0) return;
      setNeedsLogin(false);
      store.getState().startSaving();
      announce(t("publishing"));
      const attempt =
        unanswered.current && isSameSet(unanswered.current.sent, sent)
          ? unanswered.current
          : { id: crypto.randomUUID(), sent };
      unanswered.current = attempt;
      const outcome = await sendPublish(sent, attempt.id);
      const answer = outcome.kind === "answered" ? outcome.answer : null;
      const reason = outcome.kind === "failed" ? outcome.reason : undefined;
      if (answer) unanswered.current = null;
      store.getState().settle(sent, answer, reason);
      if (answer) carryFocus(store.getState());
      if (answer) void publishedShelf().add(owner, publishedNow(sent, answer), answer);

      const results = answer?.results ?? [];
      const saved = new Set(
        results.flatMap(({ status, address }) => (status === "saved" ? address : [])),
      );
      const list = Object.values(sent);
      const count = changesIn(list.filter((one) => saved.has(addressOf(one)))).length;
      const failed = changesIn(list.filter((one) => !saved.has(addressOf(one)))).length;
      if (
        reason === "session" ||
        results.some((one) => one.status === "failed" && one.reason === "session")
      )
        setNeedsLogin(true);
      if (failed > 0) return announce(t("notPublished", { count: failed }));
      announce(t(answer?.merged ? "publishedMerged" : "published", { count }));
      // More changes than fit in one request: the rest follows unless something failed.
      if (sizeOf(operations) > sizeOf(sent)) await publish(leftOut);
    },
    [store, announce, t, owner],
  );
  const resume = useCallback(() => void publish(left.current), [publish]);

  return { publish, resume, needsLogin, forgetLogin: () => setNeedsLogin(false) };
}

const sizeOf = (operations: Operations): number => Object.keys(operations).length;

const isSameSet = (one: Operations, other: Operations): boolean =>
  sizeOf(one) === sizeOf(other) &&
  Object.entries(one).every(([address, operation]) => other[address] === operation);

/** Characters and operations of one request: the gateway refuses longer bodies. */
const CHUNK = { characters: 90_000, operations: 200 };

/**
 * As many operations as fit in one request, at least one. New elements are sent before the values set on them, and the
 * order of a page last, because addresses keep the order in which they were first changed.
 */
function chunkOf(operations: Operations): Operations {
  let room = CHUNK.characters;
  const taken: [string, Operations[string]][] = [];
  for (const [address, operation] of Object.entries(operations)) {
    room -= JSON.stringify(operation).length;
    if (taken.length > 0 && (room < 0 || taken.length >= CHUNK.operations)) break;
    taken.push([address, operation]);
  }
  return Object.fromEntries(taken) as Operations;
}
