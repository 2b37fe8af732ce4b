import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { processWide } from "#lib/base/utils/process-wide.ts";
import type { PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import { keepValue, readValue } from "#lib/web/cache/claims/kept-values.ts";
import { type Claim, takeClaim } from "#lib/web/cache/claims/take-claim.ts";
import {
  createJournal,
  type Journal,
  keptAnswer,
  REMEMBERED_FOR,
  stillRunning,
} from "./journal.ts";

/** Milliseconds after which another process takes over the attempt of a dead one. */
const CLAIMED_FOR = 15_000;
/** Milliseconds for which a request waits for another process' answer; then its browser asks again. */
const WAIT = 20_000;
/** Milliseconds between two looks at it. */
const LOOK_EVERY = 200;

const attempts = processWide(
  "publish-attempts",
  () => new LRUCache<string, Promise<PublishAnswer>>({ max: 500, ttl: REMEMBERED_FOR }),
);

/**
 * Makes publish idempotent, in all processes that share Redis: an attempt sent again because its answer was lost gets
 * the first result. If its process has died, another one continues after the completed operations.
 * @param attempt the sender, the request and its name
 * @param run carries it out, skipping operations in the journal
 * @throws Refusal 409 while another process is still working on it
 */
export async function once(
  attempt: string,
  run: (journal: Journal) => Promise<PublishAnswer>,
): Promise<PublishAnswer> {
  const held = attempts.get(attempt);
  if (held) return held;
  const answer = claimAndRun(attempt, run);
  attempts.set(attempt, answer);
  // An attempt without a result was not fully carried out, and continues when it is sent again.
  answer.catch(() => attempts.delete(attempt));
  return answer;
}

async function claimAndRun(
  attempt: string,
  run: (journal: Journal) => Promise<PublishAnswer>,
): Promise<PublishAnswer> {
  const name = `publish:${createHash("sha256").update(attempt).digest("base64url")}`;
  const end = Date.now() + WAIT;
  do {
    const claim = await takeClaim(`${name}:claim`, CLAIMED_FOR);
    const known = await readValue(name, keptAnswer);
    if (known) await claim?.release();
    if (known) return known;
    if (claim) return runClaimed(name, claim, run);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  } while (Date.now() < end);
  throw stillRunning();
}

async function runClaimed(
  name: string,
  claim: Claim,
  run: (journal: Journal) => Promise<PublishAnswer>,
): Promise<PublishAnswer> {
  const renewing = setInterval(() => void claim.extend(CLAIMED_FOR), CLAIMED_FOR / 3);
  try {
    const answer = await run(createJournal(name, claim.isHeld));
    await keepValue(name, answer, REMEMBERED_FOR);
    return answer;
  } finally {
    clearInterval(renewing);
    await claim.release();
  }
}
