/** The kinds of records picked from a short list of the site: a form by its id, terms and post types by their slugs. */
export type ListedKind = "form" | "term" | "postType";

export interface ListedChoice {
  readonly key: string;
  readonly title: string;
  /** For terms: the number of ancestors. */
  readonly depth: number;
}
