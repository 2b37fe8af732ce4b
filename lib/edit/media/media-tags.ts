import type { TagName } from "#lib/cache/tags.ts";

/** Where files of the library are shown. Nothing tells which page shows which, so all of these expire. */
export const MEDIA_TAGS: readonly TagName[] = [
  "site",
  "elements",
  "posts",
  "products",
  "categories",
  "events",
];
