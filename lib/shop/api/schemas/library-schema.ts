import { z } from "zod";
import { media, mediaOrNull } from "./media-schema.ts";
import { blob, dictionary, flagOr, id, listOf, numberOr, textOr } from "./schema-fields.ts";
import { sentAs } from "./sent-as.ts";

/** The answers that only staff get: the media library, folders, versions, results of bulk calls. */

/** An opaque id of a stored file (docs/contract.md §5.8). */
const driveId = z
  .union([z.number(), z.string().min(1).max(200)])
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/**
 * An entry of the media library: a Media with additional fields for editors. Unknown fields pass, because a chosen
 * medium is stored as received.
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
  /** How many files a folder contains; null if the backend does not send it. */
  count: numberOr(null),
  media: mediaOrNull,
  created_at: textOr(""),
});

/** The address to upload a file to, and the name by which it is then taken over. */
export const uploadAddress = z.object({
  url: z.url(),
  key: z.string().min(1).max(2000),
  method: z.enum(["PUT", "POST"]).catch("PUT"),
  headers: dictionary,
  expiresAt: textOr(""),
});

/** The author of a save: a name, or a person's record that contains one. */
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

/** An element as saved at one time. The element is kept as received, so that it can be restored. */
export const elementVersion = z.object({
  version: numberOr(0),
  at: textOr(""),
  by: person,
  element: z.looseObject({ id }),
});

/** The result of a bulk call for one page in one language. */
const bulkRow = z.object({
  id: numberOr(null),
  slugMain: textOr(""),
  language: textOr(""),
  /** `created`, `present` (unchanged), `missing` (there is no translation to complete); empty if unknown. */
  status: z.enum(["created", "present", "missing", ""]).catch(""),
  elements: listOf(z.object({ id, originalId: numberOr(null) })),
});
export type BulkRow = z.output<typeof bulkRow>;

/** The rows of a bulk call; empty if the backend only confirms the call. */
export const bulkRows = sentAs(
  z
    .unknown()
    .optional()
    .transform((value): BulkRow[] => {
      const { data, records, items } = blob.parse(value);
      const rows = [value, data, records, items].find(Array.isArray) ?? [];
      return listOf(bulkRow).parse(rows);
    }),
  { list: bulkRow },
);

/** The elements that now follow a master; empty if the backend does not list them. */
export const followers = sentAs(
  blob.transform(({ ids }) => ({ ids: listOf(id).parse(ids) })),
  { oneOf: [z.object({ ids: z.array(id) }).partial()] },
);

/**
 * A post type, either built in (pages and posts) or the site's own (docs/contract.md §5.6). Without an id it cannot be
 * deleted.
 */
export const postTypeRow = z.object({ id: numberOr(null), slug: textOr(""), title: textOr("") });

/** A redirect of the site. Backends may write the path with a slash before it. */
export const redirectRow = z.object({
  id: numberOr(null),
  path: textOr(""),
  target: textOr(""),
  status: numberOr(301),
});
export type RedirectRow = z.output<typeof redirectRow>;

/** An option with the id needed to change it (docs/contract.md §8.3). */
export const optionRow = z.object({
  id: numberOr(null),
  key: z.string(),
  value: z.unknown().optional(),
});
