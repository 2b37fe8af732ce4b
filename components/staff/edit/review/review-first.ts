import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import { needsReview } from "./rows.ts";

/**
 * Publishes the unsaved changes, or lists them first if they affect more than the visible section. The button, the
 * palette and Ctrl/Cmd+S all come here, so that none of them is a way around the list.
 */
export function reviewFirst(store: EditStore, publish: () => void): void {
  const { operations, saving, open } = store.getState();
  if (saving) return;
  if (needsReview(operations)) open({ name: "review" });
  else publish();
}
