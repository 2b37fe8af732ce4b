import { LRUCache } from "lru-cache";
import { processWide } from "#lib/base/utils/process-wide.ts";

/** A token no longer accepted, by its hash, for the given milliseconds. */
export interface Revoked {
  readonly name: string;
  readonly life: number;
}

/** The most tokens that one process stores; the oldest are dropped first. */
const MOST = 50_000;

const state = processWide("revoked-tokens", () => ({
  names: new LRUCache<string, true>({ max: MOST }),
  listener: null as ((revoked: Revoked) => void) | null,
}));

/** Stores a token that another process of this machine has revoked. */
export const noteRevoked = ({ name, life }: Revoked): void => {
  state.names.set(name, true, { ttl: life });
};

/** Stores a token that this process revokes, and notifies the machine's other processes. */
export function revokeHere(revoked: Revoked): void {
  noteRevoked(revoked);
  state.listener?.(revoked);
}

/** Whether a token was revoked on this machine. */
export const isRevokedHere = (name: string): boolean => state.names.has(name);

/** Calls the listener for each token that this process revokes. */
export const onRevoked = (listener: (revoked: Revoked) => void): void => {
  state.listener = listener;
};

/** For tests: as in a process that has just started. */
export const resetRevoked = (): void => state.names.clear();
