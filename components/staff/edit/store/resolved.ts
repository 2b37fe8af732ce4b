import { inverseOf } from "#lib/staff/edit/model/edit-operation.ts";
import { rebase } from "#lib/staff/edit/model/rebase.ts";
import { perform } from "#lib/staff/edit/model/working-copy.ts";
import type { EditState } from "./edit-state.ts";
import { withStep } from "./undo-steps.ts";

/** The state after a person has decided about a conflict. */
export function resolved(
  state: EditState,
  address: string,
  winner: "mine" | "theirs",
): Partial<EditState> {
  const problem = state.problems[address];
  const mine = state.operations[address];
  if (problem?.kind !== "conflict" || !mine) return {};
  const { [address]: _problem, ...problems } = state.problems;
  const { [address]: _mine, ...others } = state.operations;
  const { theirs } = problem;
  const region = state.regions[address];
  // With parts it is uncertain whether this value belongs to this place.
  const regions =
    region && !problem.parts
      ? { ...state.regions, [address]: { ...region, stored: theirs } }
      : state.regions;
  const rebased = rebase(mine, problem);
  if (winner === "mine") return { problems, regions, operations: perform(others, rebased) };
  // Undo brings mine back, based on theirs.
  const step = { address, operations: [inverseOf(rebased)] };
  return { problems, regions, operations: others, ...withStep(state, step) };
}
