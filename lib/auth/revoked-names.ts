import { LRUCache } from "lru-cache";
import { processWide } from "#lib/utils/process-wide.ts";

/** A token that is taken no more, by the hash under which it is known, for so many milliseconds. */
export interface Revoked {
  readonly name: string;
  readonly life: number;
}

/** Tokens that one process remembers at most; those revoked first are forgotten first. */
const MOST = 50_000;

const state = processWide("revoked-tokens", () => ({
  names: new LRUCache<string, true>({ max: MOST }),
  listener: null as ((revoked: Revoked) => void) | null,
}));

/** Remembers a token that another process of this machine has revoked. */
export const noteRevoked = ({ name, life }: Revoked): void => {
  state.names.set(name, true, { ttl: life });
};

/** Remembers a token that this process revokes, and tells the others of the machine. */
export function revokeHere(revoked: Revoked): void {
  noteRevoked(revoked);
  state.listener?.(revoked);
}

/** Whether a token was revoked on this machine. */
export const isRevokedHere = (name: string): boolean => state.names.has(name);

/** Hears of each token that this process revokes. */
export const onRevoked = (listener: (revoked: Revoked) => void): void => {
  state.listener = listener;
};

/** For tests: as in a process that has just started. */
export const resetRevoked = (): void => state.names.clear();
