"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "zustand";
import { queryKeys } from "#lib/client/keys.ts";
import { hasFailed, isBusy, toRows } from "#lib/domain/cart/pending.ts";
import { cartRuntime } from "./browser-cart.ts";

/** Milliseconds in which a view that opens trusts what was just read or answered. */
const FRESH = 5_000;

/**
 * The cart as shown: the last answer, the shopper's changes on top. `updating` while totals are out of date,
 * `faulty` when the last read or a change met silence. Re-read when its view opens.
 */
export function useCart() {
  const runtime = cartRuntime();
  const query = useQuery(
    { queryKey: queryKeys.cart, queryFn: runtime.read, staleTime: FRESH },
    runtime.client,
  );
  const { pending, removed, restoring } = useStore(runtime.changes);
  const cart = query.data ?? null;
  const rows = useMemo(() => toRows(cart, pending), [cart, pending]);
  return {
    runtime,
    cart,
    rows,
    removed,
    restoring,
    loading: query.isPending && !query.isError,
    /** A read is under way: `Try again` was heard. */
    reading: query.isFetching,
    faulty: query.isError || hasFailed(pending),
    updating: isBusy(pending) || restoring,
  };
}

export type CartModel = ReturnType<typeof useCart>;
