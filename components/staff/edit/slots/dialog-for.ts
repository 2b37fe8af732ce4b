import type { OpenDialog } from "#components/staff/edit/store/open-dialog.ts";

const NAMES = { media: "picture", icon: "icon", link: "link" } as const;

/** The dialog for a slot; null for a slot that is edited in place. */
export const dialogFor = (slot: string, elementId: number, path: string): OpenDialog | null =>
  slot === "media" || slot === "icon" || slot === "link"
    ? { name: NAMES[slot], elementId, path }
    : null;
