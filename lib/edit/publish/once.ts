import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { sharedValues } from "#lib/cache/shared-values.ts";
import type { PublishAnswer } from "#lib/edit/model/answers.ts";
import { processWide } from "#lib/utils/process-wide.ts";

/** Milliseconds for which an attempt is answered again: an editor may be offline for a while. */
const REMEMBERED_FOR = 600_000;

const attempts = processWide(
  "publish-attempts",
  () => new LRUCache<string, Promise<PublishAnswer>>({ max: 500, ttl: REMEMBERED_FOR }),
);

/**
 * Carries an attempt out once: the same one, sent again because its answer was lost, is answered with the first one's
 * result. A new section would otherwise stand there twice. In this process, and with Redis in all of them.
 */
export async function once(
  attempt: string,
  run: () => Promise<PublishAnswer>,
): Promise<PublishAnswer> {
  const held = attempts.get(attempt);
  if (held) return held;
  const answer = runShared(attempt, run);
  attempts.set(attempt, answer);
  // What did not come to an answer was not carried out as a whole, and may be tried again.
  answer.catch(() => attempts.delete(attempt));
  return answer;
}

async function runShared(
  attempt: string,
  run: () => Promise<PublishAnswer>,
): Promise<PublishAnswer> {
  const shared = sharedValues();
  const name = `publish:${createHash("sha256").update(attempt).digest("base64url")}`;
  const known = await shared?.read(name);
  if (known) return JSON.parse(known);
  const answer = await run();
  await shared?.write(name, JSON.stringify(answer), REMEMBERED_FOR);
  return answer;
}
