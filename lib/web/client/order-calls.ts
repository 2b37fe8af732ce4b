import { keepPreviousData } from "@tanstack/react-query";
import type { Order } from "#lib/shop/api/schemas/order-schema.ts";
import type { PlacedOrder } from "#lib/shop/domain/checkout/placed-order.ts";
import { accountCalls } from "./account.ts";
import { dataOf } from "./fault.ts";
import { queryKeys } from "./keys.ts";
import { postForData } from "./post-for-data.ts";

/** Orders on one page of the list. */
const LIMIT = 5;
/** The newest orders are enough to find the one that was just placed. */
const NEWEST = 10;

/** One page of a customer's orders, the newest first. */
export const ordersQuery = (page: number) => ({
  queryKey: queryKeys.orders(page),
  queryFn: async () => dataOf(await accountCalls.orders(page, LIMIT)),
  placeholderData: keepPreviousData,
  // An order may have been placed since.
  staleTime: 0,
});

export const orderQuery = (id: number) => ({
  queryKey: queryKeys.order(id),
  queryFn: async () => dataOf(await accountCalls.order(id)),
  // Its status may have changed since.
  staleTime: 0,
});

/** The order that was just placed; null if it isn't among the newest. */
export const orderBySlugQuery = (orderSlug: string) => ({
  queryKey: queryKeys.orderBySlug(orderSlug),
  queryFn: async (): Promise<Order | null> => {
    const { items } = dataOf(await accountCalls.orders(1, NEWEST));
    const head = items.find(({ slug }) => slug === orderSlug);
    return head ? dataOf(await accountCalls.order(head.id)) : null;
  },
});

/** The order that a guest has placed in this browser; null if it keeps none. */
export const placedOrderQuery = (orderSlug: string) => ({
  queryKey: queryKeys.placedOrder(orderSlug),
  queryFn: async (): Promise<PlacedOrder | null> =>
    dataOf(await postForData<{ placed: PlacedOrder | null }>("order/placed", { orderSlug })).placed,
});
