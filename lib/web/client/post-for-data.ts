import type { Result } from "#lib/shop/api/errors.ts";
import { type PostOptions, postJson, type RouteAnswer, readEnvelope } from "./post-route.ts";

/**
 * The transport of functions that name and type routes whose answer is in an envelope. Never throws. Apart from
 * `post-route.ts`, which shoppers download.
 *
 * @typeParam T the data in the envelope
 */
export async function postForData<T>(
  route: string,
  body: unknown,
  options?: PostOptions,
): Promise<Result<T>> {
  const answer = await postJson<RouteAnswer<T> | null>(route, body, options);
  return answer.ok ? readEnvelope(200, answer.data) : answer;
}
