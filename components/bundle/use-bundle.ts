import { useQuery } from "@tanstack/react-query";
import { readBundle } from "#lib/client/bundles.ts";
import { queryKeys } from "#lib/client/keys.ts";
import { browserQueryClient } from "#lib/client/query-client.ts";
import type { BundleRequest } from "#stores/bundle/bundle-store.ts";

/** A bundle with its parts, read by each opening and not again while somebody chooses. */
export const useBundle = ({ slug, productId }: BundleRequest) =>
  useQuery(
    {
      queryKey: queryKeys.bundle(slug, productId),
      queryFn: ({ signal }) => readBundle({ slug, productId }, signal),
      gcTime: 0,
    },
    browserQueryClient(),
  );
