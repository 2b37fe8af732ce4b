"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { Result } from "#lib/shop/api/errors.ts";
import { type FailedCall, failedReason } from "#lib/staff/failed-reason.ts";
import { dataOf, type QueryFault } from "#lib/web/client/fault.ts";
import { browserQueryClient, createQueryClient } from "#lib/web/client/query-client.ts";

export interface FreshOptions {
  /** No request is made while it is false. */
  readonly enabled?: boolean;
  /** The previous key's answer stays until this key's arrives. */
  readonly keepsPrevious?: boolean;
}

/**
 * Calls `ask` when its component is drawn, and again when the key changes or `refetch` is called. The answer is dropped
 * with the last component that shows it, because somebody else may change it.
 *
 * @returns `reason` says why the last call failed; null while another one runs
 */
export function useFresh<T>(
  key: readonly unknown[],
  ask: () => Promise<Result<T>>,
  { enabled = true, keepsPrevious = false }: FreshOptions = {},
) {
  // On the server a shared client would mix the answers of all visitors.
  const [client] = useState(() =>
    typeof window === "undefined" ? createQueryClient() : browserQueryClient(),
  );
  const query = useQuery<T, QueryFault>(
    {
      queryKey: key,
      queryFn: () => ask().then(dataOf),
      enabled,
      staleTime: 0,
      gcTime: 0,
      ...(keepsPrevious && { placeholderData: keepPreviousData }),
    },
    client,
  );
  const { data, error, isFetching, isPlaceholderData, refetch: again } = query;
  const refetch = useCallback(async () => void (await again()), [again]);
  const reason: FailedCall | null = error && !isFetching ? failedReason(error.error) : null;
  return { data, error, reason, isFetching, isPlaceholderData, refetch };
}
