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
   * No answer for any element. With `unreachable` nobody knows whether it was saved: publishing again finds out, because
   * what stands already is no conflict.
   */
  | { readonly kind: "failed"; readonly reason: FailedReason };

/** Sends changes to the publish route. Never throws and never tries again by itself. */
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
  try {
    const response = await fetch("/api/edit/publish", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-requested-with": "baseline",
        language: locale,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) return { kind: "failed", reason: reasonOf(response.status) };
    const { data } = (await response.json()) as { data: PublishAnswer };
    return { kind: "answered", results: data.results };
  } catch {
    return { kind: "failed", reason: "unreachable" };
  }
}

function reasonOf(status: number): FailedReason {
  if (status === 401 || status === 403) return "session";
  if (status === 429) return "busy";
  if (status === 503 || status === 504) return "unreachable";
  return status >= 500 ? "backend" : "refused";
}
