import { calls } from "#lib/shop/api/calls/index.ts";
import { idsOf, type Kit, request, succeeded } from "./kit.ts";

const { filter } = calls.product.web;
const LIVE = [{ key: "archived", value: false }] as const;
const PAGE = 2;

/** Whether lists work: their figures, their pages, and their filters. */
export async function tryLists(kit: Kit): Promise<void> {
  const input = (page: number, more: object = {}) => ({
    filters: [...LIVE],
    sort: { field: "id", order: "asc" as const },
    page,
    limit: PAGE,
    ...more,
  });
  const read = async (page: number, more?: object) => {
    const answer = await kit.ask(filter, { input: input(page, more) });
    return { answer, list: answer.result.ok ? answer.result.data : null };
  };
  const first = await read(1);
  const rows = first.list?.items ?? [];
  const asked = request(filter, input(1));

  await kit.check(
    {
      call: filter,
      says: "`page` and `limit` count from 1: a page has as many rows as were asked for, and the list says its total (docs/contract.md §1.4)",
      seen: "pages of the wrong length, or only the first of them",
    },
    async () => {
      if (!first.list) return succeeded(asked, first.answer);
      if (rows.length === 0) return "the site has no products";
      const { total, totalPages, items } = first.list;
      const expected = Math.min(PAGE, total);
      const pages = Math.ceil(total / PAGE);
      return items.length === expected && totalPages === pages
        ? null
        : { asked, came: `${items.length} rows, a total of ${total} and ${totalPages} pages` };
    },
  );

  await kit.check(
    {
      call: filter,
      says: "page 2 begins where page 1 ends (docs/contract.md §1.4)",
      seen: "the same products on every page, and others never",
    },
    async () => {
      if (!first.list || first.list.totalPages < 2) return "the site has fewer than three products";
      const second = await read(2);
      const next = second.list?.items ?? [];
      const again = next.filter(({ id }) => rows.some((row) => row.id === id));
      return next.length > 0 && again.length === 0
        ? null
        : {
            asked: request(filter, input(2)),
            came: `the products ${idsOf(next)} after ${idsOf(rows)}`,
          };
    },
  );

  await kit.check(
    {
      call: filter,
      says: 'a filter `{ key: "id", value: [id] }` finds that product alone (docs/contract.md §4.3)',
      seen: "products that nobody put there in wish lists, cross-selling and choices of staff",
    },
    async () => {
      const [row] = rows;
      if (!row) return "the site has no products";
      const filters = [...LIVE, { key: "id", value: [row.id] }];
      const one = await read(1, { filters });
      const found = one.list?.items ?? [];
      return found.length === 1 && found[0]?.id === row.id
        ? null
        : {
            asked: request(filter, input(1, { filters })),
            came: `the products ${idsOf(found) || "(none)"}`,
          };
    },
  );

  await kit.check(
    {
      call: filter,
      says: "a call marked safe may be sent twice: the second answer is the first (docs/contract.md §1)",
      seen: "lists that change while they are read, products that come twice",
    },
    async () => {
      if (!first.list) return "the list could not be read";
      const again = await read(1);
      const same = idsOf(again.list?.items ?? []);
      return same === idsOf(rows)
        ? null
        : { asked: `${asked}, twice`, came: `${idsOf(rows)}, and then ${same || "(none)"}` };
    },
  );
}
