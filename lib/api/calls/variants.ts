import { z } from "zod";
import { withAnswer, withInput } from "#lib/api/declare.ts";
import { number } from "#lib/api/schemas/fields.ts";
import { pageOf, rowsOf } from "#lib/api/schemas/list.ts";
import { sitemapRow } from "#lib/api/schemas/sitemap.ts";
import { calls } from "./index.ts";

const { calendar, cms, product } = calls;

/** The lists of a site read for their addresses only. */
export const sitemapCalls = {
  posts: withAnswer(cms.post.filterStandard, pageOf(sitemapRow)),
  products: withAnswer(product.web.filter, pageOf(sitemapRow)),
  events: withAnswer(calendar.event.public.filter, pageOf(sitemapRow)),
};

/** An element exactly as the backend sent it: what is not changed goes back byte for byte. */
export type RawElement = Readonly<Record<string, unknown>>;
const rawElement = z.looseObject({ id: number }).transform((value): RawElement => value);

/**
 * The element calls as edit mode makes them: answers are kept unchanged and input is not reshaped. The schemas of
 * views add defaults and drop what they can't read, and a save would then change slots that no editor has touched.
 */
export const rawElementCalls = {
  getByHandlers: withAnswer(cms.element.getByHandlers, rowsOf(rawElement)),
  get: withAnswer(cms.element.get, rawElement),
  create: withAnswer(withInput(cms.element.create, z.record(z.string(), z.unknown())), rawElement),
  update: withAnswer(withInput(cms.element.update, z.record(z.string(), z.unknown())), rawElement),
};
