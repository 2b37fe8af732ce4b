/**
 * The groups of specimens: a page of all would be slow to open and to photograph, and slow to compile with the editor's
 * code.
 */
export const GROUPS = {
  primitives: ["test"],
  forms: ["test"],
  states: ["test"],
  sections: ["test"],
  dialogs: ["test"],
  empty: ["test", "editor"],
  editor: ["test", "editor"],
} as const;

export type Group = keyof typeof GROUPS;

/** The query of the gallery's pages. */
export interface GalleryQuery {
  readonly show?: string | string[];
  /** The requested specimen or dialog, else all of the group. */
  readonly only?: string | string[];
}
