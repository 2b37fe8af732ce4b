import { useQuery } from "@tanstack/react-query";
import { bundleQuery } from "#lib/web/client/bundle-calls.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import type { BundleRequest } from "#stores/bundle/bundle-store.ts";

/** The most milliseconds between reading a bundle and opening its dialog. */
const KEPT = 60_000;

const queryOf = ({ slug, productId }: BundleRequest) => bundleQuery({ slug, productId });

/** Reads a bundle again before its dialog opens, so that the dialog opens at its final height. Never rejects. */
export const prefetchBundle = (request: BundleRequest): Promise<void> =>
  browserQueryClient().prefetchQuery({ ...queryOf(request), staleTime: 0, gcTime: KEPT });

/** A bundle with its parts; not read again while the dialog is open. A very recent failure is shown as such. */
export const useBundle = (request: BundleRequest) =>
  useQuery({ ...queryOf(request), gcTime: 0, retryOnMount: false }, browserQueryClient());
