import { postRoute } from "#lib/client/post-route.ts";
import type {
  ElementAnswer,
  FailedReason,
  PublishAnswer,
  PublishRequest,
} from "#lib/edit/types.ts";
import type { Change } from "./store/types.ts";

export type PublishOutcome =
  | { readonly kind: "answered"; readonly results: readonly ElementAnswer[] }
  /**
   * No result for any element. With `unreachable` it is unknown whether it was saved; publishing again is safe, because
   * a text that is saved already is no conflict.
   */
  | { readonly kind: "failed"; readonly reason: FailedReason };

/** Milliseconds: elements are saved one after another, each within its own deadline. */
const DEADLINE = 10 * 60_000;

/** Sends changes to the publish route. Never throws and never retries. */
export async function sendPublish(changes: readonly Change[]): Promise<PublishOutcome> {
  const locale = document.documentElement.lang;
  const body: PublishRequest = {
    locale,
    changes: changes.map(({ elementId, handler, path, partId, kind, stored, value, seen }) => ({
      elementId,
      handler,
      path,
      partId,
      kind,
      base: stored,
      value,
      seen,
    })),
  };
  const answer = await postRoute<{ data: PublishAnswer }>("edit/publish", body, DEADLINE);
  return answer.ok
    ? { kind: "answered", results: answer.data.data.results }
    : { kind: "failed", reason: reasonOf(answer.error.status) };
}

/** A status of 0 means no response. */
function reasonOf(status: number): FailedReason {
  if (status === 401 || status === 403) return "session";
  if (status === 429) return "busy";
  if (status === 0 || status === 503 || status === 504) return "unreachable";
  return status >= 500 ? "backend" : "refused";
}
