import type { ElementAnswer, FailedReason } from "#lib/edit/types.ts";
import type { EditState } from "./edit-store.ts";
import type { Change, Changes, Problem } from "./types.ts";

type Settled = Pick<EditState, "regions" | "changes" | "problems">;

/**
 * The state after a publish. Saved texts become the new base and are no longer dirty, unless they were edited while the
 * publish was in flight. Everything else stays dirty, with its problem.
 */
export function applyResults(
  state: EditState,
  sent: Changes,
  results: readonly ElementAnswer[] | null,
  reason: FailedReason,
): Settled {
  const regions = { ...state.regions };
  const changes = { ...state.changes };
  const problems: Record<string, Problem> = { ...state.problems };
  const answers = new Map(results?.map((result) => [result.elementId, result]));

  for (const change of Object.values(sent)) {
    const { address } = change;
    const answer = answers.get(change.elementId);
    const saved = answer?.saved.find(({ path }) => path === change.path);
    if (!answer || !saved) {
      problems[address] = problemOf(answer, change, reason);
      continue;
    }
    delete problems[address];
    const base = { stored: saved.stored, seen: answer.seen || change.seen };
    const shown = saved.cleaned ? saved.stored : change.value;
    const region = regions[address];
    if (region) regions[address] = { ...region, ...base, shown };
    const current = changes[address];
    if (!current) continue;
    if (current.value === change.value || current.value === shown) delete changes[address];
    else changes[address] = { ...current, ...base };
  }
  return { regions, changes, problems };
}

function problemOf(
  answer: ElementAnswer | undefined,
  { path }: Change,
  reason: FailedReason,
): Problem {
  const conflict = answer?.conflicts.find((item) => item.path === path);
  if (conflict)
    return { kind: "conflict", theirs: conflict.theirs, theirsShown: conflict.theirsShown };
  const invalid = answer?.invalid.find((item) => item.path === path);
  if (invalid) return { kind: "invalid", reason: invalid.reason };
  return { kind: "failed", reason: answer?.reason ?? reason };
}
