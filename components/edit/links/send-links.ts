import { ok, type Result } from "#lib/api/errors.ts";
import { postRoute } from "#lib/client/post-route.ts";
import { targetKey } from "#lib/edit/links/link-value.ts";
import {
  type CheckAnswer,
  type CheckedTarget,
  type CheckRequest,
  MOST_CHECKED,
  type ResolveAnswer,
  type ResolveRequest,
  type SearchAnswer,
  type SearchRequest,
} from "#lib/edit/links/types.ts";

async function post<T>(route: `edit/links/${string}`, body: object): Promise<Result<T>> {
  const answer = await postRoute<{ data: T }>(route, body);
  return answer.ok ? ok(answer.data.data) : answer;
}

export const searchLinks = (body: SearchRequest) => post<SearchAnswer>("edit/links/search", body);
export const resolveLinkAddress = (body: ResolveRequest) =>
  post<ResolveAnswer>("edit/links/resolve", body);
const checkLinks = (body: CheckRequest) => post<CheckAnswer>("edit/links/check", body);

/** What was looked up in this tab: whether a target is gone. */
const known = new Map<string, boolean>();

/** Whether a target is known to be gone. */
export const isKnownGone = (key: string): boolean => known.get(key) === true;

/** Looks up the targets that nobody has looked up yet; what cannot be looked up is asked again next time. */
export async function lookUp(targets: readonly CheckedTarget[]): Promise<void> {
  const unknown = targets
    .filter((target, index) => {
      const key = targetKey(target);
      return !known.has(key) && targets.findIndex((one) => targetKey(one) === key) === index;
    })
    .slice(0, MOST_CHECKED);
  if (unknown.length === 0) return;
  const answer = await checkLinks({ targets: unknown });
  if (!answer.ok) return;
  const gone = new Set(answer.data.gone.map(targetKey));
  for (const target of unknown) known.set(targetKey(target), gone.has(targetKey(target)));
}

/** For tests: nothing was looked up. */
export const forgetLinks = (): void => known.clear();
