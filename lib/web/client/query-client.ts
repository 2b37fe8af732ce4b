import { QueryClient } from "@tanstack/react-query";

let client: QueryClient | null = null;

/**
 * The tab's server state, created on first use. Queries are not retried here: a cart must show "try again" at once
 * rather than seem to hang.
 */
export function browserQueryClient(): QueryClient {
  client ??= createQueryClient();
  return client;
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: "always",
      },
    },
  });
