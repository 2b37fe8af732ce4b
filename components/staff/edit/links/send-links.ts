import { callStaff } from "#lib/staff/call-staff.ts";
import { type CheckedTarget, MOST_CHECKED } from "#lib/staff/edit/links/link-types.ts";
import { targetKey } from "#lib/staff/edit/links/link-value.ts";

type Known = "there" | "gone" | "home";
/** Look-ups of this tab. */
const known = new Map<string, Known>();
/** When a target was requested: a page redrawn while typing does not request it again. */
const asked = new Map<string, number>();

/** Milliseconds after which a failed look-up is repeated. */
const AGAIN = 60_000;

/** Whether a target is known not to exist. */
export const isKnownGone = (key: string): boolean => known.get(key) === "gone";

/** Whether a target is the home page, whose address differs from its slug. */
export const isKnownHome = (key: string): boolean => known.get(key) === "home";

/** Looks up the targets that have not been looked up yet. */
export async function lookUp(targets: readonly CheckedTarget[]): Promise<void> {
  const now = Date.now();
  const unknown = new Map(
    targets
      .map((target) => [targetKey(target), target] as const)
      .filter(([key]) => !known.has(key) && now - (asked.get(key) ?? -AGAIN) >= AGAIN),
  );
  for (const key of unknown.keys()) asked.set(key, now);
  const list = [...unknown.values()];
  for (let at = 0; at < list.length; at += MOST_CHECKED) {
    const some = list.slice(at, at + MOST_CHECKED);
    const answer = await callStaff("edit/links/check", { targets: some });
    if (!answer.ok) return;
    for (const target of some) known.set(targetKey(target), "there");
    for (const kind of ["gone", "home"] as const)
      for (const target of answer.data[kind]) known.set(targetKey(target), kind);
  }
}

/** For tests: nothing was looked up. */
export function forgetLinks(): void {
  known.clear();
  asked.clear();
}
