/** Another person's tab on the same page, as shown to staff: without the person's id and e-mail address. */
export interface Colleague {
  readonly tab: string;
  /** Empty if the backend has no name. */
  readonly name: string;
  /** The section that has the focus. */
  readonly section: number | null;
  readonly isEditing: boolean;
  /** The tab is in the background, with unsaved changes. */
  readonly isAway: boolean;
  /** How often the tab has published since it was opened. */
  readonly published: number;
  readonly hasLeft: boolean;
}
