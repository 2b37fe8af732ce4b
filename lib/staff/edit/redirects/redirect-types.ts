/** A redirect of the site, as staff see it. */
export interface Redirect {
  readonly id: number;
  /** Without language and leading slash, in the finder's form: `old-address`. */
  readonly path: string;
  readonly target: string;
  /** Whether browsers and search engines may remember it. */
  readonly isPermanent: boolean;
}

/** The answer of POST /api/admin/redirects/list. */
export interface ListedRedirects {
  readonly items: readonly Redirect[];
  readonly total: number;
  readonly hasMore: boolean;
}

/** Why a redirect cannot be made: a key of the message catalogue (`admin.redirects.problem.*`). */
export type RedirectProblem =
  /** The path is empty or cannot be an address. */
  | "path"
  /** The shop itself answers there. */
  | "reserved"
  /** A page, post or other thing is there. */
  | "taken"
  /** There is a redirect already. */
  | "exists"
  /** It would redirect to another site. */
  | "target"
  /** It would redirect back to itself. */
  | "loop"
  /** It would be part of a chain with too many redirects. */
  | "chain";
