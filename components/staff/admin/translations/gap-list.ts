import { GAP_KINDS, type Gap, type GapKind } from "#lib/staff/admin/translations/gaps.ts";

export interface GapFilters {
  /** "" for every language. */
  readonly language: string;
  /** "" for every kind. */
  readonly kind: GapKind | "";
  readonly search: string;
}

const wordsOf = ({ title, section }: Gap): string => `${title} ${section?.words ?? ""}`;

/** The gaps that the filters let through. */
export function shownGaps(gaps: readonly Gap[], { language, kind, search }: GapFilters): Gap[] {
  const sought = search.trim().toLowerCase();
  return gaps.filter(
    (gap) =>
      (language === "" || gap.language === language) &&
      (kind === "" || gap.kind === kind) &&
      (sought === "" || wordsOf(gap).toLowerCase().includes(sought)),
  );
}

/** How many of each kind the other filters let through. */
export const countKinds = (
  gaps: readonly Gap[],
  filters: GapFilters,
): Readonly<Record<GapKind | "", number>> => {
  const all = shownGaps(gaps, { ...filters, kind: "" });
  const of = (kind: GapKind) => all.filter((gap) => gap.kind === kind).length;
  const [page = 0, post = 0, section = 0, shared = 0, menu = 0] = GAP_KINDS.map(of);
  return { "": all.length, page, post, section, shared, menu };
};
