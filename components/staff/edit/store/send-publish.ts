import { siteLanguage } from "#lib/base/browser/page-language.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import { callStaff } from "#lib/staff/call-staff.ts";
import type { FailedReason, PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import type { Operations } from "#lib/staff/edit/model/working-copy.ts";
import { failedReason } from "#lib/staff/failed-reason.ts";

export type PublishOutcome =
  | { readonly kind: "answered"; readonly answer: PublishAnswer }
  /**
   * No answer for any operation. With `unreachable` and `down` it is unknown whether it was saved; sending the same attempt again
   * is safe, because the server carries it out once.
   */
  | { readonly kind: "failed"; readonly reason: FailedReason };

/** Milliseconds: the server starts no element after 30 s, and finishes the last one within its own deadline. */
const DEADLINE = 60_000;
/** Another process is still working on the same attempt: its answer is requested again. */
const STILL_RUNNING = 409;
const MOST_TRIES = 5;
/** Milliseconds between two tries. */
const PAUSE = 1_000;

/**
 * Sends operations to the publish route, and again while another process works on this attempt. Never throws.
 * @param attempt names exactly these operations: the server repeats its answer instead of carrying them out twice
 * @param language of the sections, if it isn't the page's
 * @param call sends it: `writeStaff` asks for the password where the session has ended
 */
export async function sendPublish(
  operations: Operations,
  attempt: string,
  language: string = siteLanguage(),
  call: typeof callStaff = callStaff,
): Promise<PublishOutcome> {
  const body = {
    locale: language,
    attempt,
    operations: Object.values(operations),
  };
  const send = () => call("edit/publish", body, { deadline: DEADLINE, language });
  let answer = await send();
  for (let tries = 1; isStillRunning(answer) && tries < MOST_TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    answer = await send();
  }
  if (isStillRunning(answer)) return { kind: "failed", reason: "busy" };
  return answer.ok
    ? { kind: "answered", answer: answer.data }
    : { kind: "failed", reason: failedReason(answer.error) };
}

const isStillRunning = (answer: Result<unknown>): boolean =>
  !answer.ok && answer.error.status === STILL_RUNNING;
