import type { Result } from "#lib/shop/api/errors.ts";
import { RENEWED_ELSEWHERE, REPEAT_AFTER, REPEATS } from "#lib/shop/api/renewed-elsewhere.ts";
import { type PostOptions, postJson, type RouteAnswer, readEnvelope } from "./post-route.ts";

/**
 * The transport of functions that name and type routes whose answer is in an envelope. Never throws. Apart from
 * `post-route.ts`, which shoppers download. A request that came while its session was being renewed elsewhere was not
 * carried out: it is sent again until there are new tokens, or it is certain that the session has ended.
 *
 * @typeParam T the data in the envelope
 */
export async function postForData<T>(
  route: string,
  body: unknown,
  options?: PostOptions,
): Promise<Result<T>> {
  const send = () => postJson<RouteAnswer<T> | null>(route, body, options);
  let answer = await send();
  // A page that is being left waits for nothing.
  for (
    let left = options?.keepalive ? 0 : REPEATS;
    left > 0 && isOfAnOldSession(answer);
    left -= 1
  ) {
    await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER));
    answer = await send();
  }
  return answer.ok ? readEnvelope(200, answer.data) : answer;
}

const isOfAnOldSession = (answer: Result<unknown>): boolean =>
  !answer.ok && answer.error.message === RENEWED_ELSEWHERE;
