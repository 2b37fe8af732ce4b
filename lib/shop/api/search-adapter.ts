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
 * Answers a search of products instead of the backend's list (docs/extending.md): pages of results, suggestions, and the
 * further words of a search that found nothing. Null leaves the search to the next adapter, and then to the backend. It
 * only says which products: names, prices and pictures are the backend's.
 */
export interface SearchAdapter {
  readonly findProducts: (search: ProductSearch) => Promise<FoundProducts | null>;
}
