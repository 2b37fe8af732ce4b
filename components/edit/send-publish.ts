import type { ElementAnswer, PublishAnswer, PublishRequest } from "@/lib/edit/types";
import type { Change } from "./store/types";

export type PublishOutcome =
  | { readonly kind: "answered"; readonly results: readonly ElementAnswer[] }
  /** 401 or 403: the session is over, or was another's. */
  | { readonly kind: "session" }
  /** Nobody knows whether it was saved: publishing again finds out, because what stands already is no conflict. */
  | { readonly kind: "unreachable" };

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
    if (response.status === 401 || response.status === 403) return { kind: "session" };
    if (!response.ok) return { kind: "unreachable" };
    const { data } = (await response.json()) as { data: PublishAnswer };
    return { kind: "answered", results: data.results };
  } catch {
    return { kind: "unreachable" };
  }
}
