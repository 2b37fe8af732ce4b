/** A search of products by words, as an adapter gets it. */
export interface ProductSearch {
  readonly keywords: string;
  /** From 1. */
  readonly page: number;
  /** Most ids of the answer. */
  readonly limit: number;
  readonly siteId: number;
  /** The language, e.g. `en`. */
  readonly locale: string;
  /** Aborted when the shopper has waited long enough: the backend is asked instead. */
  readonly signal: AbortSignal;
}

/** One page of the ids of the products found, the best first, and how many there are on all pages. */
export interface FoundProducts {
  readonly ids: readonly number[];
  readonly total: number;
}

/**
 * Answers a product search instead of the backend (docs/extending.md): pages of results, suggestions, and the
 * alternative searches after one without results. Null passes the search on to the next adapter, and finally to the
 * backend. It returns only ids: names, prices and pictures come from the backend.
 */
export interface SearchAdapter {
  readonly findProducts: (search: ProductSearch) => Promise<FoundProducts | null>;
}
