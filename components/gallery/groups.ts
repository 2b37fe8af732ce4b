/**
 * What is shown at once, and where: a page of all would be slow to open and to photograph, and with the editor's code
 * slow to compile.
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
  /** The one specimen or dialog that is wanted, else all of the group. */
  readonly only?: string | string[];
}
