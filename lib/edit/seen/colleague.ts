/** A tab of somebody else's on the same page, as it is told to staff: no id of the person, and no e-mail address. */
export interface Colleague {
  readonly tab: string;
  /** Empty where the backend holds no name. */
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
