import "server-only";
import { z } from "zod";
import { staffRoute } from "#lib/staff/edit/staff-route.ts";
import { findInLibrary, isSameHash } from "./find-same.ts";
import type { MediaEntry } from "./media-types.ts";

/** POST /api/edit/media/find: the library's file with the same bytes, so that none is uploaded twice. */
export const handleMediaFind = staffRoute({
  action: "media.find",
  scope: null,
  body: z.object({
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    name: z.string().min(1).max(300),
  }),
  run: async ({ input: { hash, name }, send }): Promise<{ media: MediaEntry | null }> => ({
    media: await findInLibrary(send, { hash, name: stemOf(name) }, (media) =>
      isSameHash(media.hash, hash),
    ),
  }),
});

/** `our_day-2.JPG` is `our day 2`. */
const stemOf = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{1,8}$/i, "")
    .replace(/[_-]+/g, " ")
    .trim();
