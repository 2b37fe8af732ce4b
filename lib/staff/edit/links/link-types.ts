/** The targets of links, by their names in links and in the finder (docs/contract.md §5.4). */
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

/** The same with its public address. */
export interface LinkChoice extends LinkTarget {
  readonly address: string;
}

/** POST /api/edit/links/search */
export interface SearchAnswer {
  readonly items: readonly LinkChoice[];
}

/** POST /api/edit/links/resolve: the target of an address of this site. */
export interface ResolveAnswer {
  readonly target: LinkChoice | null;
}

/** The data of a link's target needed to check whether it exists. */
export interface CheckedTarget {
  readonly type: TargetType;
  readonly slug: string;
}

/** POST /api/edit/links/check: the missing ones among these, and the home page. */
export interface CheckAnswer {
  /** The missing targets, without those that could not be looked up. */
  readonly gone: readonly CheckedTarget[];
  /** The home page, under its slug: its public address is the site's root. */
  readonly home: readonly CheckedTarget[];
}

/** The most links in one request. */
export const MOST_CHECKED = 50;
