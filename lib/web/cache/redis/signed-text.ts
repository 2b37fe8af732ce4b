import { createHmac, timingSafeEqual } from "node:crypto";
import { log } from "#lib/base/config/log.ts";
import { sessionSecrets } from "#lib/base/config/secrets.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";

/** Characters of an HMAC-SHA256 in base64url. */
const MAC_LENGTH = 43;
/** Milliseconds in which what was dropped of one kind is one line of the log. */
const QUIET_FOR = 60_000;

const dropped = processWide("redis-dropped", () => new Map<string, number>());

/**
 * A text as stored in Redis under a key or sent to a channel: its signature, then the text. Without `SESSION_SECRET`,
 * somebody who can write to Redis can neither forge a value nor move one to another key.
 * @throws Error without `SESSION_SECRET`
 */
export function signText(key: string, text: string): string {
  const [secret] = sessionSecrets();
  if (!secret) throw new Error("SESSION_SECRET is not set, so nothing can be kept in Redis.");
  return `${macOf(secret, key, text)}${text}`;
}

/**
 * The text that `signText` has signed for the same key with an accepted secret; null for anything else. Compares in
 * constant time.
 */
export function readSigned(key: string, signed: string | null): string | null {
  if (signed === null || signed.length < MAC_LENGTH) return null;
  const text = signed.slice(MAC_LENGTH);
  const given = Buffer.from(signed.slice(0, MAC_LENGTH));
  const isOurs = sessionSecrets().some((secret) => {
    const own = Buffer.from(macOf(secret, key, text));
    return given.length === own.length && timingSafeEqual(given, own);
  });
  return isOurs ? text : null;
}

/** Reads signed texts of one key, and leaves out those that are not ours. */
export const readAllSigned = (key: string, texts: readonly string[]): string[] =>
  texts.flatMap((signed) => readSigned(key, signed) ?? []);

/** One line of the log a minute for each kind of thing that was not ours or could not be read. */
export function noteDropped(what: string): void {
  const now = Date.now();
  if (now - (dropped.get(what) ?? Number.NEGATIVE_INFINITY) < QUIET_FOR) return;
  dropped.set(what, now);
  log().warn({ what }, "dropped what Redis holds and this shop has not written");
}

function macOf(secret: string, key: string, text: string): string {
  const ofKey = createHmac("sha256", `redis:${secret}`).update(key).digest();
  return createHmac("sha256", ofKey).update(text).digest("base64url");
}
