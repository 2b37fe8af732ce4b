import type { TagName } from "#lib/web/cache/tags.ts";

/** Pages that may show library files. It is unknown which page shows which, so all of these expire. */
export const MEDIA_TAGS: readonly TagName[] = [
  "site",
  "elements",
  "posts",
  "products",
  "categories",
  "events",
];
