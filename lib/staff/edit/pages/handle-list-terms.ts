import "server-only";
import { z } from "zod";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Term } from "#lib/shop/api/schemas/content-schema.ts";
import { dataOf, type StaffSend, staffRoute } from "#lib/staff/edit/staff-route.ts";
import type { ListedTerms, NamedTerm } from "./page-info.ts";
import { listTerms } from "./staff-posts.ts";

const PAGE = 30;

/** POST /api/edit/page/terms: categories and tags by their titles, one page at a time, and those with these ids. */
export const handleListTerms = staffRoute({
  action: "page.terms",
  scope: null,
  body: z.object({
    search: z.string().trim().max(200),
    page: z.number().int().min(1).max(10_000),
    /** Terms to be named, whether or not the search finds them. */
    ids: z.array(z.number().int().positive()).max(100),
  }),
  run: async ({ input: { search, page, ids }, send }): Promise<ListedTerms> => {
    const [found, named] = await Promise.all([findTerms(send, search, page), nameTerms(send, ids)]);
    return { ...found, named };
  },
});

async function findTerms(send: StaffSend, search: string, page: number) {
  const input = { page, limit: PAGE, ...(search && { search }) };
  const found = await send(calls.cms.term.filterStandard, { input });
  if (found.ok) {
    const { items, totalPages, total } = found.data;
    // A backend that repeats its last page for ever, or returns an empty one, has no more.
    return { items: items.map(toNamed), total, hasMore: page < totalPages && items.length > 0 };
  }
  if (found.error.status !== 404 && found.error.status !== 501) dataOf(found);
  // A backend without this call lists all of them.
  const words = search.toLowerCase();
  const all = (await listTerms(send)).filter(({ title }) => title.toLowerCase().includes(words));
  const items = all.slice((page - 1) * PAGE, page * PAGE);
  return { items, total: all.length, hasMore: page * PAGE < all.length };
}

/** A term that is gone has no name. */
async function nameTerms(send: StaffSend, ids: readonly number[]): Promise<NamedTerm[]> {
  const named: NamedTerm[] = [];
  for (const id of ids) {
    const found = await send(calls.cms.term.get, { params: { id } });
    if (found.ok) named.push(toNamed(found.data));
  }
  return named;
}

const toNamed = ({ id, title, slug }: Term): NamedTerm => ({ id, title: title || slug });
