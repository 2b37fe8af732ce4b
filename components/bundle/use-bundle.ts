import { useQuery } from "@tanstack/react-query";
import { readBundle } from "@/lib/queries/bundle";
import { queryKeys } from "@/lib/queries/keys";
import { browserQueryClient } from "@/lib/queries/query-client";
import type { BundleRequest } from "@/stores/bundle-store";

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
