import "server-only";
import { z } from "zod";
import { staffRoute } from "#lib/edit/staff-route.ts";
import { readCaches } from "./read-caches.ts";
import type { CachesAnswer } from "./types.ts";

/** POST /api/admin/caches/list: what is held of the visiting site. Changes nothing. */
export const handleListCaches = staffRoute({
  action: "caches.list",
  scope: null,
  body: z.object({ search: z.string().max(300).default("") }),
  run: ({ site, input }): Promise<CachesAnswer> => readCaches(site, input.search),
});
