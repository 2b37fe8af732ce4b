import "server-only";
import type { Page } from "#lib/shop/api/schemas/list.ts";
import type { ListView } from "#lib/shop/domain/list/list-view.ts";
import { markOtherView } from "#lib/web/data/mark-other-view.ts";

type Item = { readonly id: number };
type ReadPage<T> = (page: number) => Promise<Page<T>>;

/**
 * The pages of a view as one, from its first to its last; single entries are not duplicated. `read` gets a page number,
 * and returns the first page if there are fewer. Combined views are not cached, because there are too many.
 */
export async function listPages<T extends Item>(
  { first, page, limit }: Pick<ListView, "first" | "page" | "limit">,
  read: ReadPage<T>,
): Promise<Page<T>> {
  if (first === undefined) return wholePage(page, limit, read);
  await markOtherView();
  const pages = Array.from({ length: page - first + 1 }, (_, at) => first + at);
  const lists = await Promise.all(pages.map((one) => wholePage(one, limit, read)));
  const found = lists.filter((list, at) => list.page === pages[at]);
  const last = found.at(-1) ?? (await wholePage(1, limit, read));
  const items = (found.length > 0 ? found : [last]).flatMap((list) => list.items);
  // A new product moves others to the next page between two reads.
  return { ...last, items: [...new Map(items.map((item) => [item.id, item])).values()] };
}

/** A page of a list whose last page is never a single item: that one is on the page before. */
async function wholePage<T extends Item>(
  page: number,
  limit: number,
  read: ReadPage<T>,
): Promise<Page<T>> {
  const list = await read(page);
  const isSingle = list.total > limit && list.total % limit === 1;
  if (!isSingle || list.totalPages !== Math.ceil(list.total / limit)) return list;
  const totalPages = list.totalPages - 1;
  if (list.page < totalPages) return { ...list, totalPages };
  if (list.page > totalPages) {
    await markOtherView();
    return wholePage(1, limit, read);
  }
  const rest = await read(list.page + 1);
  const more = rest.page === list.page + 1 ? rest.items : [];
  return { ...list, totalPages, items: [...list.items, ...more] };
}
