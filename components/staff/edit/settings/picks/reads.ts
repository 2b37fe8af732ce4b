import type { Category, Product } from "#lib/shop/api/schemas/product-schema.ts";
import { CARD_FIELDS } from "#lib/shop/domain/product/product-card.ts";
import { type Image, toImage } from "#lib/shop/media/to-image.ts";
import { callStaff } from "#lib/staff/call-staff.ts";
import type { ListedKind } from "#lib/staff/edit/choices/offered-choice.ts";
import { dataOf } from "#lib/web/client/fault.ts";
import { gateway } from "#lib/web/client/gateway.ts";

/** Something that can be picked. */
export interface Choice {
  readonly key: string;
  readonly title: string;
  readonly image: Image | null;
  /** The number of its ancestors in a tree. */
  readonly depth: number;
}

export type ChoiceKind = "product" | "productCategory" | ListedKind;

/** Products of one page of the picker. */
const PAGE = 24;
/** Milliseconds: changes by others in the meantime are shown the next time a picker opens. */
const STALE_TIME = 60_000;

/**
 * Products that match typed text, page by page.
 * @throws QueryFault
 */
export const productPages = (search: string, mediaUrl: string) => ({
  queryKey: ["edit", "products", search],
  initialPageParam: 1,
  queryFn: async ({ signal, pageParam }: { signal: AbortSignal; pageParam: number }) => {
    const page = dataOf(
      await gateway.product.web.filter({
        input: {
          ...(search !== "" && { keywords: search }),
          filters: [{ key: "archived", value: false }],
          select: CARD_FIELDS,
          page: pageParam,
          limit: PAGE,
        },
        signal,
      }),
    );
    return { ...page, page: pageParam, items: page.items.map((one) => ofProduct(one, mediaUrl)) };
  },
  getNextPageParam: ({ page, totalPages }: { page: number; totalPages: number }) =>
    page < totalPages ? page + 1 : undefined,
  staleTime: STALE_TIME,
});

/** The products with these ids that still exist. @throws QueryFault */
export const productsByKey = (keys: readonly string[], mediaUrl: string) => ({
  queryKey: ["edit", "productsByKey", ...[...keys].sort()],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Choice[]> => {
    const ids = keys.map(Number).filter(Number.isInteger);
    const answer = await gateway.product.web.filter({
      input: {
        filters: [
          { key: "archived", value: false },
          { key: "id", value: ids },
        ],
        select: CARD_FIELDS,
        page: 1,
        limit: Math.max(1, ids.length),
      },
      signal,
    });
    return dataOf(answer).items.map((one) => ofProduct(one, mediaUrl));
  },
  enabled: keys.length > 0,
  staleTime: STALE_TIME,
});

/** Everything of a kind that is listed whole. @throws QueryFault */
export const wholeList = (of: Exclude<ChoiceKind, "product">, mediaUrl: string) => ({
  queryKey: ["edit", of],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    of === "productCategory" ? readCategories(mediaUrl, signal) : readListed(of),
  staleTime: STALE_TIME,
});

const ofProduct = ({ id, name, media }: Product, mediaUrl: string): Choice => ({
  key: String(id),
  title: name,
  image: toImage(media[0], mediaUrl),
  depth: 0,
});

async function readCategories(mediaUrl: string, signal: AbortSignal): Promise<Choice[]> {
  const answer = await gateway.product.web.category.filter({ input: { tree: true }, signal });
  const flat = (list: readonly Category[], depth: number): Choice[] =>
    list.flatMap(({ id, name, media, children }) => [
      { key: String(id), title: name, image: toImage(media, mediaUrl), depth },
      ...flat(children, depth + 1),
    ]);
  return flat(dataOf(answer).items, 0);
}

const readListed = async (of: ListedKind): Promise<Choice[]> =>
  dataOf(await callStaff("edit/choices", { of })).choices.map((choice) => ({
    ...choice,
    image: null,
  }));
