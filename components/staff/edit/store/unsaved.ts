import { countOf } from "#lib/staff/edit/model/working-copy.ts";
import type { EditState } from "./edit-state.ts";

type Unsaved = Pick<EditState, "operations" | "beside">;

/** How many texts were typed beside a source and are not published. */
export const unsavedBeside = ({ beside }: Pick<Unsaved, "beside">): number =>
  Object.values(beside).reduce((sum, typed) => sum + countOf(typed), 0);

/** How much is not published: of the page, and beside sources. */
export const unsavedIn = (state: Unsaved): number =>
  countOf(state.operations) + unsavedBeside(state);
