/** What can be picked from a short list of the site: a form by its id, terms and types of posts by their slugs. */
export type ListedKind = "form" | "term" | "postType";

export interface ListedChoice {
  readonly key: string;
  readonly title: string;
  /** Of terms: how many stand above it. */
  readonly depth: number;
}
