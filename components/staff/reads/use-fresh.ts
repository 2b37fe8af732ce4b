"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { Result } from "#lib/shop/api/errors.ts";
import { type FailedCall, failedReason } from "#lib/staff/failed-reason.ts";
import { dataOf, type QueryFault } from "#lib/web/client/fault.ts";
import { browserQueryClient, createQueryClient } from "#lib/web/client/query-client.ts";

export interface FreshOptions {
  /** Nothing is asked while it is false. */
  readonly enabled?: boolean;
  /** The answer to the key before stays until there is one to this key. */
  readonly keepsPrevious?: boolean;
}

/**
 * Asks when its component is drawn, and again when the key changes or `refetch` is called. Nothing is kept once nobody
 * shows it: somebody else may have changed it since.
 *
 * @returns `reason` says why the last question failed, null while it is asked again
 */
export function useFresh<T>(
  key: readonly unknown[],
  ask: () => Promise<Result<T>>,
  { enabled = true, keepsPrevious = false }: FreshOptions = {},
) {
  // A client that is kept on the server would be that of all visitors.
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
