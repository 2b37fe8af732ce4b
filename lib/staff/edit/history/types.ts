import type { SectionPast } from "#lib/staff/edit/model/save-groups.ts";

/** The history of the requested sections. */
export interface HistoryAnswer {
  /** Whether the site's backend keeps one. */
  readonly offered: boolean;
  readonly pasts: readonly SectionPast[];
}
