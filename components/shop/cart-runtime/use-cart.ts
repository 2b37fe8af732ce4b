"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "zustand";
import { hasFailed, isBusy, toRows } from "#lib/shop/domain/cart/pending.ts";
import { queryKeys } from "#lib/web/client/keys.ts";
import { cartRuntime } from "./browser-cart.ts";

/** Milliseconds for which a view that opens does not read the cart again. */
const FRESH = 5_000;

/**
 * The cart as shown: the last response with the shopper's pending changes applied. `updating` while totals are out of
 * date, `faulty` when the last read or a change got no response. Read again when its view opens.
 */
export function useCart() {
  const runtime = cartRuntime();
  const query = useQuery(
    { queryKey: queryKeys.cart, queryFn: runtime.read, staleTime: FRESH },
    runtime.client,
  );
  const { pending, removed, restoring } = useStore(runtime.changes);
  const refusals = useStore(runtime.refusals.store);
  const cart = query.data ?? null;
  const rows = useMemo(() => toRows(cart, pending), [cart, pending]);
  return {
    runtime,
    cart,
    rows,
    removed,
    restoring,
    refusals,
    loading: query.isPending && !query.isError,
    /** A read is in flight, e.g. after `Try again`. */
    reading: query.isFetching,
    faulty: query.isError || hasFailed(pending),
    updating: isBusy(pending) || restoring,
  };
}

export type CartModel = ReturnType<typeof useCart>;
