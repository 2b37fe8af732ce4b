import { useSearchParams } from "next/navigation";
import { useEffect } from "react";

/**
 * Says when the page lives and whenever its query has changed. Stands below a Suspense of its own, because the server
 * that makes a cached page knows no query.
 */
export function QueryWatch({ onQuery }: { onQuery: () => void }) {
  const query = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is the reason to run; the address is read itself.
  useEffect(onQuery, [query, onQuery]);
  return null;
}
