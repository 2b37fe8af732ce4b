import "server-only";
import { z } from "zod";
import { getSettings } from "#lib/base/config/settings.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { rawMediaCalls } from "#lib/shop/api/calls/product-variants.ts";
import { cleanSearch } from "#lib/shop/values/ascii.ts";
import { mayChange } from "#lib/staff/edit/rights.ts";
import { dataOf, type StaffSend, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { offersCall } from "#lib/web/site/options.ts";
import { toEntry } from "./entry.ts";
import { isWanted } from "./is-wanted.ts";
import type { ListAnswer, MediaEntry, MediaFilter } from "./media-types.ts";
import { readFolders } from "./site-library.ts";

/** Files per page of the backend, and its pages that are read for one of ours, even if few files match. */
const PAGE = 100;
const PAGES = 5;
/** Files that are enough for one answer. */
const ENOUGH = 60;

const day = z.union([z.literal(""), z.iso.date()]).default("");
const bytes = z
  .number()
  .int()
  .min(0)
  .nullish()
  .transform((value) => value ?? null);
const listRequest = z.object({
  page: z.number().int().min(1).max(100_000).default(1),
  search: z.string().max(200).transform(cleanSearch).default(""),
  kind: z.enum(["any", "visual", "picture", "video", "document"]).default("any"),
  from: day,
  to: day,
  least: bytes,
  most: bytes,
  folderId: z
    .number()
    .int()
    .nullish()
    .transform((value) => value ?? null),
});

/**
 * POST /api/edit/media/list: the library, readable for any member of staff. Filters that the backend does not support
 * (kind, day, size …) are applied here, so that a page of ours may take several of its own.
 */
export const handleMediaList = staffRoute({
  action: "media.list",
  scope: null,
  body: listRequest,
  run: async ({ input, send, site, who }): Promise<ListAnswer> => {
    const { page: first, ...filter } = input;
    const items: MediaEntry[] = [];
    let next: number | null = first;
    let total = 0;
    for (let read = 0; next !== null && read < PAGES && items.length < ENOUGH; read++) {
      const page: Awaited<ReturnType<typeof readPage>> = await readPage(send, filter, next);
      total = page.total;
      items.push(...page.items.filter((media) => isWanted(media, filter)));
      // A backend that repeats its last page for ever, or returns an empty one, has no more.
      next = next < page.totalPages && page.items.length > 0 ? next + 1 : null;
    }
    return {
      items,
      nextPage: next,
      total,
      mayChange: mayChange(who, "cms.media"),
      mediaUrl: getSettings().MEDIA_URL,
      ...(first === 1 && {
        folders: offersCall(site, "mediaFolders") ? await readFolders(send) : [],
        isBusy: await isBusy(send),
      }),
    };
  },
});

/**
 * The type by which backends distinguish pictures and videos: they search for a single one, and documents have many.
 */
const MIMES = {
  any: undefined,
  visual: undefined,
  picture: "image",
  video: "video",
  document: undefined,
} as const;

async function readPage(send: StaffSend, filter: MediaFilter, page: number) {
  const { search, kind, from, to, least, most, folderId } = filter;
  const ask = (mime?: string) =>
    send(rawMediaCalls.filterStandard, {
      input: {
        page,
        limit: PAGE,
        ...(search && { search }),
        ...(mime && { mime }),
        ...(from && { from }),
        ...(to && { to }),
        ...(least && { minSize: least }),
        ...(most && { maxSize: most }),
        ...(folderId !== null && { folderId }),
        sort: { field: "created_at", order: "desc" },
      },
    });
  const mime = MIMES[kind];
  const narrowed = dataOf(await ask(mime));
  // A backend that compares complete types finds nothing for "image": then all files are read.
  const read = mime && narrowed.total === 0 ? dataOf(await ask()) : narrowed;
  return { ...read, items: read.items.map(toEntry) };
}

async function isBusy(send: StaffSend): Promise<boolean> {
  const found = await send(calls.cms.pipeline.hasRunningPipeline, {});
  return found.ok && found.data.running;
}
