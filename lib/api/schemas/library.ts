import { z } from "zod";
import { post } from "./content.ts";
import { blob, dictionary, flagOr, id, listOf, numberOr, textOr } from "./fields.ts";
import { media, mediaOrNull } from "./media.ts";

/** The answers that only staff get: the media library, folders, versions, what a bulk call did. */

/** An opaque id of a stored file (docs/contract.md §5.8). */
const driveId = z
  .union([z.number(), z.string().min(1).max(200)])
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/**
 * An entry of the media library: a Media with what only editors need. Fields that are not known pass, because a chosen
 * medium is stored as it came.
 */
export const libraryMedia = media
  .extend({
    id,
    driveId,
    version: numberOr(null),
    newPath: textOr(""),
    extension: textOr(""),
    hash: textOr(""),
    access: textOr("public"),
    usePublicPath: flagOr(false),
    poster: mediaOrNull,
    folderId: numberOr(null),
    created_at: textOr(""),
    updated_at: textOr(""),
  })
  .loose();

/** A folder of the library, or a file in one (docs/contract.md §5.16). */
export const directoryItem = z.object({
  id: z.union([z.number(), z.string().min(1).max(200)]),
  name: textOr(""),
  type: z.enum(["directory", "file"]).catch("directory"),
  parentId: numberOr(null),
  /** How many files a folder holds; null where the backend does not say. */
  count: numberOr(null),
  media: mediaOrNull,
  created_at: textOr(""),
});

/** Where a file is to be sent to, and by which name it is taken over then. */
export const uploadAddress = z.object({
  url: z.url(),
  key: z.string().min(1).max(2000),
  method: z.enum(["PUT", "POST"]).catch("PUT"),
  headers: dictionary,
  expiresAt: textOr(""),
});

/** Who saved: a name, or a person of whom it is read. */
const person = z
  .unknown()
  .optional()
  .transform((value): string => {
    if (typeof value === "string") return value;
    const read = named.safeParse(value);
    if (!read.success) return "";
    const { name, firstName, lastName, details, email } = read.data;
    const whole = [firstName ?? details?.firstName, lastName ?? details?.lastName];
    return name || whole.filter(Boolean).join(" ") || email;
  });
const given = { firstName: textOr(null), lastName: textOr(null) };
const named = z.object({
  name: textOr(""),
  email: textOr(""),
  ...given,
  details: z.object(given).nullish().catch(null),
});

/** An element as one save left it. The element is kept as it came, so that it can be put back. */
export const elementVersion = z.object({
  version: numberOr(0),
  at: textOr(""),
  by: person,
  element: z.looseObject({ id }),
});

/** What a bulk call made of one page in one language. */
const bulkRow = z.object({
  id: numberOr(null),
  slugMain: textOr(""),
  language: textOr(""),
  /** `created`, `present` (left alone), `missing` (there is no translation to complete); empty where nothing is said. */
  status: z.enum(["created", "present", "missing", ""]).catch(""),
  elements: listOf(z.object({ id, originalId: numberOr(null) })),
});
export type BulkRow = z.output<typeof bulkRow>;

/** The rows of a bulk call; none from a backend that only says that it was done. */
export const bulkRows = z
  .unknown()
  .optional()
  .transform((value): BulkRow[] => {
    const { data, records, items } = blob.parse(value);
    const rows = [value, data, records, items].find(Array.isArray) ?? [];
    return listOf(bulkRow).parse(rows);
  });

/** The elements that follow a master now; none where the backend does not say. */
export const followers = blob.transform(({ ids }) => ({ ids: listOf(id).parse(ids) }));

/**
 * A kind of post that a site has made up: pages and posts are two of them (docs/contract.md §5.6). Without an id it
 * cannot be deleted.
 */
export const postTypeRow = z.object({ id: numberOr(null), slug: textOr(""), title: textOr("") });

/** A post or page as staff read it: also drafts, and when it was saved. */
export const staffPost = post.extend({ updated_at: textOr("") });
export type StaffPost = z.output<typeof staffPost>;

/** An option with the id by which it is changed (docs/contract.md §8.3). */
export const optionRow = z.object({
  id: numberOr(null),
  key: z.string(),
  value: z.unknown().optional(),
});
