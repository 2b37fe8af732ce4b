import type { SearchAdapter } from "#lib/shop/api/search-adapter.ts";

/** Asks a search engine that has an index of the products; without its address the backend searches. */
export const search: SearchAdapter = {
  findProducts: async ({ keywords, page, limit, locale, signal }) => {
    const engine = process.env.SEARCH_ENGINE_URL;
    if (!engine) return null;
    const address = new URL("/products", engine);
    address.search = String(
      new URLSearchParams({ q: keywords, language: locale, page: `${page}`, limit: `${limit}` }),
    );
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`the engine answers ${response.status}`);
    const found: { readonly ids: number[]; readonly total: number } = await response.json();
    return found;
  },
};
