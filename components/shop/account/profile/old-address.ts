import { type AccountSection, isAccountSection } from "#lib/web/i18n/account-sections.ts";

/**
 * Maps an address from the time when the account was a single page (`/profile?order=12`, `/profile#orders`) to its
 * page; null for the overview. Other query parameters are kept, e.g. the one of edit mode.
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
