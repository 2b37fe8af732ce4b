import type { RemoveOperation } from "#lib/staff/edit/model/edit-operation.ts";
import type { SectionPast } from "#lib/staff/edit/model/save-groups.ts";

/** The history of the requested sections. */
export interface HistoryAnswer {
  /** Whether the site's backend has a history. */
  readonly offered: boolean;
  readonly pasts: readonly SectionPast[];
}

/** A section that was deleted, as it was then. */
export interface RemovedSection {
  /** ISO 8601. */
  readonly at: string;
  /** The person's name. */
  readonly by: string;
  readonly operation: RemoveOperation;
}
