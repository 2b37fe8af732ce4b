"use client";

import { useQuery } from "@tanstack/react-query";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { type ChoiceKind, productsByKey, wholeList } from "./reads.ts";

/** The known data of the chosen ones; a missing one no longer exists. */
export function useChosen(of: ChoiceKind, keys: readonly string[]) {
  const { mediaUrl } = useSite();
  const byKey = useQuery(
    { ...productsByKey(keys, mediaUrl), enabled: of === "product" && keys.length > 0 },
    browserQueryClient(),
  );
  const whole = useQuery(
    {
      ...wholeList(of === "product" ? "productCategory" : of, mediaUrl),
      enabled: of !== "product" && keys.length > 0,
    },
    browserQueryClient(),
  );
  const { data, isError, refetch } = of === "product" ? byKey : whole;
  return { known: data ?? null, isFailed: isError, retry: () => void refetch() };
}
