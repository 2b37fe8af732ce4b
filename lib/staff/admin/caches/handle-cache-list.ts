import "server-only";
import { z } from "zod";
import { staffRoute } from "#lib/staff/edit/staff-route.ts";
import type { CachesAnswer } from "./cache-types.ts";
import { readCaches } from "./read-caches.ts";

/** POST /api/admin/caches/list: the cached pages of the visiting site. Read-only. */
export const handleListCaches = staffRoute({
  action: "caches.list",
  scope: null,
  body: z.object({ search: z.string().max(300).default("") }),
  run: ({ site, input }): Promise<CachesAnswer> => readCaches(site, input.search),
});
