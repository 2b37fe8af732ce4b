import { useQuery } from "@tanstack/react-query";
import { bundleQuery } from "#lib/client/bundles.ts";
import { browserQueryClient } from "#lib/client/query-client.ts";
import type { BundleRequest } from "#stores/bundle/bundle-store.ts";

/** A bundle with its parts, read by each opening and not again while somebody chooses. */
export const useBundle = ({ slug, productId }: BundleRequest) =>
  useQuery({ ...bundleQuery({ slug, productId }), gcTime: 0 }, browserQueryClient());
