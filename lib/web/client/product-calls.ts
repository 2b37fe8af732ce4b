import type { Result } from "#lib/shop/api/errors.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { LINE_FIELDS } from "#lib/shop/domain/cart/line-products.ts";
import { ALIKE_READ, alikeOf, type Kind, kindOf } from "#lib/shop/domain/product/alike.ts";
import type { ComparedProduct } from "#lib/shop/domain/product/compared-products.ts";
import {
  CARD_FIELDS,
  LIST_FIELDS,
  type ProductCard,
  toProductCard,
} from "#lib/shop/domain/product/product-card.ts";
import { type Fact, toFacts } from "#lib/shop/domain/product/product-facts.ts";
import { dataOf } from "./fault.ts";
import { gateway } from "./gateway.ts";
import { queryKeys } from "./keys.ts";

/** Milliseconds for which stock counts as up to date. */
const STALE_TIME = 60_000;

/** The products of the cart's lines, as the cart view needs them. */
export const lineProductsQuery = (ids: readonly number[]) => ({
  queryKey: queryKeys.cartProducts(ids),
  queryFn: ({ signal }: { signal: AbortSignal }) => readById(ids, LINE_FIELDS, signal),
  enabled: ids.length > 0,
  staleTime: STALE_TIME,
});

/** Cross-sell products of the cart, as cards. `slugs` are main products whose cross-sell ids have not been read yet. */
export const crossSellQuery = (ids: readonly number[], slugs: readonly string[]) => ({
  queryKey: queryKeys.cartCrossSell(ids, slugs),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ProductCard[]> => {
    const mains = await Promise.all(slugs.map((slug) => readMain(slug, signal)));
    const inCart = new Set(mains.flatMap((main) => (main ? [main.id] : [])));
    const wanted = [...new Set([...ids, ...mains.flatMap((main) => main?.crossSellProducts ?? [])])]
      .filter((id) => !inCart.has(id))
      .slice(0, MAX_CARDS);
    const found = wanted.length === 0 ? [] : await readCards(wanted, signal);
    return found.filter(({ slug }) => slug !== "");
  },
  enabled: ids.length + slugs.length > 0,
  staleTime: STALE_TIME,
});

/** The number that fits in one row. */
const MAX_CARDS = 4;

/** The products of lines outside of the cart: their prices are read again with each visit. */
export const keptCardsQuery = (ids: readonly number[]) => ({
  queryKey: queryKeys.keptCards(ids),
  queryFn: ({ signal }: { signal: AbortSignal }) => readCards(ids, signal),
  enabled: ids.length > 0,
  staleTime: STALE_TIME,
});

/** Products as cards, in the order of their ids; without those that are not sold any more. */
export async function readCards(
  ids: readonly number[],
  signal: AbortSignal,
  select: readonly string[] = CARD_FIELDS,
): Promise<ProductCard[]> {
  const found = await readById(ids, select, signal);
  return ids.flatMap((id) => {
    const product = found.find((one) => one.id === id);
    return product ? [toProductCard(product)] : [];
  });
}

/** Products that can be bought instead, from one of the product's first categories; null without one. */
export async function readAlike(id: number, signal: AbortSignal): Promise<Kind | null> {
  const [own] = await readById([id], [...CARD_FIELDS, "categories"], signal);
  if (!own) return null;
  const kinds = own.categories.slice(0, MAX_KINDS).map(async (category): Promise<Kind> => {
    const answer = await gateway.product.web.filter({
      input: {
        filters: [{ key: "archived", value: false }],
        mainCategory: category.id,
        select: CARD_FIELDS,
        page: 1,
        limit: ALIKE_READ,
      },
      signal,
    });
    const { items, total } = dataOf(answer);
    return {
      name: category.name,
      total,
      cards: alikeOf(items.map(toProductCard), toProductCard(own)),
    };
  });
  return kindOf(await Promise.all(kinds)) ?? null;
}

/** The most categories of a product that are searched for similar ones: the first ones describe it best. */
const MAX_KINDS = 3;

/** Products as cards, with their choices and attributes; products that are no longer sold are left out. */
export const comparedQuery = (ids: readonly number[]) => ({
  queryKey: queryKeys.compared(ids),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ComparedProduct[]> => {
    const [cards, ...facts] = await Promise.all([
      readCards(ids, signal, LIST_FIELDS),
      ...ids.map((id) => readFacts(id, signal)),
    ]);
    return cards
      .filter(({ slug }) => slug !== "")
      .map((card) => ({ card, facts: facts[ids.indexOf(card.id)] ?? [] }));
  },
  enabled: ids.length > 0,
  staleTime: STALE_TIME,
});

/** The attributes of one product, read as the filters of a list that contains only it. */
async function readFacts(id: number, signal: AbortSignal): Promise<Fact[]> {
  const filters = [
    { key: "archived", value: false },
    { key: "id", value: [id] },
  ];
  const answer = await gateway.product.layered.navigation({ input: { filters }, signal });
  return toFacts(dataOf(answer));
}

async function readById(
  ids: readonly number[],
  select: readonly string[],
  signal: AbortSignal,
): Promise<Product[]> {
  const answer = await gateway.product.web.filter({
    input: {
      filters: [
        { key: "archived", value: false },
        { key: "id", value: ids },
      ],
      select,
      page: 1,
      limit: ids.length,
    },
    signal,
  });
  return dataOf(answer).items;
}

/** Those of these products that are still sold. */
export const soldProducts = (ids: readonly number[]): Promise<Result<Product[]>> =>
  // As one string, because clients encode lists in a query differently.
  gateway.gaussbox.eCommerce.public.products.get({ input: { ids: ids.join(",") } });

/** A main product; one that cannot be read adds nothing. */
async function readMain(slug: string, signal: AbortSignal): Promise<Product | null> {
  const answer = await gateway.product.web.get({
    input: { slug },
    signal,
  });
  return answer.ok ? answer.data : null;
}
