import { processWide } from "#lib/utils/process-wide.ts";
import { noteExpiredSites } from "./site-expiries.ts";

/** @param isOwn whether this process has expired them, and no other replica */
type Listener = (tags: readonly string[], isOwn: boolean) => void;

/** What this process has expired or heard of from other replicas, for the cache in front of it. */
const state = processWide("expiries", () => ({ count: 0, listener: null as Listener | null }));

/** How many expiries were announced. */
export const countExpiries = (): number => state.count;

export const announceExpiry: Listener = (tags, isOwn) => {
  if (tags.length === 0) return;
  noteExpiredSites(tags);
  state.count += 1;
  state.listener?.(tags, isOwn);
};

export const onExpiry = (listener: Listener): void => {
  state.listener = listener;
};
