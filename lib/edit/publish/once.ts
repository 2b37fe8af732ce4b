import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { keepValue, readValue } from "#lib/cache/claims/kept-values.ts";
import { type Claim, takeClaim } from "#lib/cache/claims/take-claim.ts";
import type { PublishAnswer } from "#lib/edit/model/answers.ts";
import { processWide } from "#lib/utils/process-wide.ts";
import {
  createJournal,
  type Journal,
  keptAnswer,
  REMEMBERED_FOR,
  stillRunning,
} from "./journal.ts";

/** Milliseconds after which another process goes on with the attempt of one that has died. */
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
 * Carries an attempt out once, in all processes that share Redis: sent again because its answer was lost, it is answered
 * with the first one's result. Where the process that began it has died, another one goes on after what is done.
 *
 * @param attempt who sends what, and its name
 * @param run carries it out; what the journal has is not done again
 * @throws Refusal 409 while another process is still at it
 */
export async function once(
  attempt: string,
  run: (journal: Journal) => Promise<PublishAnswer>,
): Promise<PublishAnswer> {
  const held = attempts.get(attempt);
  if (held) return held;
  const answer = claimAndRun(attempt, run);
  attempts.set(attempt, answer);
  // What did not come to an answer was not carried out as a whole, and is gone on with when it is sent again.
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
