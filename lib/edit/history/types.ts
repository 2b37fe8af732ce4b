import type { SectionPast } from "#lib/edit/model/moments.ts";

/** The past of the sections that were asked for. */
export interface HistoryAnswer {
  /** Whether the site's backend keeps one. */
  readonly offered: boolean;
  readonly pasts: readonly SectionPast[];
}
