/** What a link can lead to, by the names that links and the finder have for it (docs/contract.md §5.4). */
export const TARGET_TYPES = [
  "page",
  "post",
  "product",
  "productCategory",
  "category",
  "tag",
  "event",
] as const;
export type TargetType = (typeof TARGET_TYPES)[number];

/** A page, product … of the site that a link may lead to. */
export interface LinkTarget {
  readonly type: TargetType;
  readonly id: number;
  readonly slug: string;
  readonly title: string;
}

/** The same with the address that visitors have of it. */
export interface LinkChoice extends LinkTarget {
  readonly address: string;
}

/** POST /api/edit/links/search */
export interface SearchAnswer {
  readonly items: readonly LinkChoice[];
}

/** POST /api/edit/links/resolve: what an address of this site leads to. */
export interface ResolveAnswer {
  readonly target: LinkChoice | null;
}

/** Where a link of a page leads, as far as it has to be known to see whether it is there. */
export interface CheckedTarget {
  readonly type: TargetType;
  readonly slug: string;
}

/** POST /api/edit/links/check: which of these do visitors not find, and which is the home page? */
export interface CheckAnswer {
  /** Those that are not there; one that could not be looked up is not among them. */
  readonly gone: readonly CheckedTarget[];
  /** The home page, under its slug: visitors have it at the beginning of the site. */
  readonly home: readonly CheckedTarget[];
}

/** At most so many in one request. */
export const MOST_CHECKED = 50;
