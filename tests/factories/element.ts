import type { Element } from "#lib/shop/api/schemas/content-schema.ts";

/** An element for tests: empty except for the given fields. */
export const anElement = (fields: Partial<Element> = {}): Element => ({
  id: 30002,
  title: "",
  handler: "page-section:homepage",
  language_code: "en",
  meta: {},
  linkMeta: {},
  mobileMeta: {},
  options: {},
  mobileOptions: {},
  parts: [],
  created_at: "",
  updated_at: "",
  ...fields,
});
