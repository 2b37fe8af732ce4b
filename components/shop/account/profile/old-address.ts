import { type AccountSection, isAccountSection } from "#lib/web/i18n/account-sections.ts";

/**
 * The page of the account that an address meant while the account was one page: `/profile?order=12`, `/profile#orders`.
 * Null for the overview. The rest of the query is kept, e.g. that staff edit the page.
 */
export function oldAddress({
  search,
  hash,
}: {
  readonly search: string;
  readonly hash: string;
}): { readonly section: AccountSection; readonly query: Record<string, string> } | null {
  const query = Object.fromEntries(new URLSearchParams(search));
  const id = hash.slice(1);
  if (query.order !== undefined) return { section: "orders", query };
  if (id === "company") return { section: "details", query };
  return isAccountSection(id) ? { section: id, query } : null;
}
