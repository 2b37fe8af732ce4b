import "server-only";
import { cache } from "react";

/** One holder per request. The edit tree sets it for staff; shoppers' pages cannot (docs/edit-mode.md §3.4). */
const box = cache((): { current: boolean } => ({ current: false }));

/** Called by the edit tree for an editor, before anything is read: what is still to come is shown, and marked. */
export const showScheduled = (): void => {
  box().current = true;
};

/** Whether this request shows what visitors do not see yet, or no longer. */
export const showsScheduled = (): boolean => box().current;
