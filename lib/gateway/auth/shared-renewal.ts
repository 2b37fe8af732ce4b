import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import { sessionSecrets } from "#lib/base/config/secrets.ts";
import type { Tokens } from "#lib/shop/api/schemas/user-schema.ts";
import { type SharedValues, sharedValues } from "#lib/web/cache/shared-values.ts";
import { openSealed, seal } from "./seal.ts";

export type Renewal =
  | { readonly kind: "renewed"; readonly tokens: Tokens }
  /** The backend refused. Another process may have renewed this session a moment ago. */
  | { readonly kind: "refused" }
  /** It is unknown whether the session is valid, so nobody is logged out. */
  | { readonly kind: "fault" };

/** Milliseconds for a renewal and its second try together. */
export const RENEWAL_DEADLINE = 5_000;

/** Milliseconds for which other processes may use the new tokens. */
const SUCCESSOR_FOR = 60_000;
/** Milliseconds after which the lock of a dead process is released. */
const LOCK_FOR = 2 * RENEWAL_DEADLINE;
/** Milliseconds between two checks for the winner's result. */
const LOOK_EVERY = 25;
/** The value of the lock until the winner has an answer, followed by the winner's mark. */
const PENDING = "pending:";

const successor = z.object({ accessToken: z.string().min(1), refreshToken: z.string().min(1) });

/**
 * Runs a renewal in only one of the processes that share Redis; the others wait for its result and use it. Without
 * Redis, or while it does not answer, each process renews by itself.
 * @param key site and old refresh token; only its hash leaves the process, and the new tokens only sealed
 */
export async function renewOnce(key: string, ask: () => Promise<Renewal>): Promise<Renewal> {
  const shared = sharedValues();
  const [secret] = sessionSecrets();
  if (!shared || !secret) return ask();
  const name = nameOf(key);
  const end = Date.now() + RENEWAL_DEADLINE + 1_000;
  const mark = PENDING + randomUUID();
  while (Date.now() < end) {
    const claim = await shared.claim(name, mark, LOCK_FOR);
    // An answer that came too late may still have set the lock: it must not make the others wait.
    if (claim !== "lost") return win(shared, { name, secret, mark }, ask);
    const found = await shared.read(name);
    if (found !== null && !found.startsWith(PENDING)) {
      const tokens = openSuccessor(found, name);
      return tokens ? { kind: "renewed", tokens } : ask();
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  return { kind: "fault" };
}

/**
 * The tokens from a renewal within the last minute by any process; null without Redis. @param key as for `renewOnce`
 */
export async function readSuccessor(key: string): Promise<Tokens | null> {
  const name = nameOf(key);
  const found = await sharedValues()?.read(name);
  return found ? openSuccessor(found, name) : null;
}

const nameOf = (key: string): string =>
  `renewal:${createHash("sha256").update(key).digest("base64url")}`;

const openSuccessor = (found: string, name: string): Tokens | null =>
  successor.safeParse(openSealed(found, sessionSecrets(), name)).data ?? null;

async function win(
  shared: SharedValues,
  { name, secret, mark }: { name: string; secret: string; mark: string },
  ask: () => Promise<Renewal>,
): Promise<Renewal> {
  const renewal = await ask();
  if (renewal.kind === "renewed")
    await shared.write(name, seal(renewal.tokens, secret, name), SUCCESSOR_FOR);
  else if ((await shared.read(name)) === mark) await shared.remove(name);
  return renewal;
}
