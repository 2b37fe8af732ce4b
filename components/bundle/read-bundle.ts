import { useQuery } from "@tanstack/react-query";
import { bundleQuery } from "#lib/client/bundles.ts";
import { browserQueryClient } from "#lib/client/query-client.ts";
import type { BundleRequest } from "#stores/bundle/bundle-store.ts";

/** Milliseconds between the reading and the dialog that shows it, at most. */
const KEPT = 60_000;

const queryOf = ({ slug, productId }: BundleRequest) => bundleQuery({ slug, productId });

/** Reads a bundle anew before its dialog opens, so that the dialog opens in its own height. Never rejects. */
export const prefetchBundle = (request: BundleRequest): Promise<void> =>
  browserQueryClient().prefetchQuery({ ...queryOf(request), staleTime: 0, gcTime: KEPT });

/** A bundle with its parts; not read again while the dialog is open. What failed a moment ago is shown as failed. */
export const useBundle = (request: BundleRequest) =>
  useQuery({ ...queryOf(request), gcTime: 0, retryOnMount: false }, browserQueryClient());
