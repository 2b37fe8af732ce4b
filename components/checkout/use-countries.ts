"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSite } from "@/components/providers/site-provider";
import type { Country } from "@/lib/api/schemas/site";
import { dataOf } from "@/lib/queries/fault";
import { queryKeys } from "@/lib/queries/keys";
import { browserQueryClient } from "@/lib/queries/query-client";
import { browserSession } from "@/stores/cart-session";
import { checkoutCalls } from "@/stores/checkout-calls";

/**
 * The countries to choose from: the shop's, narrowed by what the backend delivers this cart to. Without that
 * answer the shop's list stands. Named in the page's language.
 */
export function useCountries(
  allowed: readonly Country[],
): readonly { id: number; iso: string; name: string }[] {
  const { locale } = useSite();
  const { data } = useQuery(
    {
      queryKey: queryKeys.countries(browserSession.id()),
      queryFn: async () => dataOf(await checkoutCalls.availableCountries()),
      enabled: browserSession.id() !== null,
    },
    browserQueryClient(),
  );
  return useMemo(() => {
    const available = new Set(data?.map(({ iso }) => iso.toUpperCase()));
    const shown =
      available.size > 0 ? allowed.filter(({ iso }) => available.has(iso.toUpperCase())) : allowed;
    return shown
      .map(({ id, iso, name }) => ({ id, iso, name: countryName(iso, locale) ?? name }))
      .sort((a, b) => a.name.localeCompare(b.name, locale));
  }, [allowed, data, locale]);
}

function countryName(iso: string, locale: string): string | undefined {
  try {
    return new Intl.DisplayNames([locale], { type: "region", fallback: "none" }).of(
      iso.toUpperCase(),
    );
  } catch {
    return undefined;
  }
}
