import { z } from "zod";
import { mediaList } from "./media-schema.ts";
import { dictionary, flagOr, id, textOr } from "./schema-fields.ts";

/** The fields of an entity that a sitemap needs. */
export const sitemapRow = z.object({
  id,
  slug: textOr(""),
  slugMain: textOr(""),
  translations: dictionary,
  media: mediaList,
  /** Backends use either name for the time of the last change. */
  updated_at: textOr(""),
  updatedAt: textOr(""),
  published_at: textOr(""),
  archived: flagOr(false),
  status: textOr(""),
  termType: textOr(""),
});
export type SitemapRow = z.output<typeof sitemapRow>;
