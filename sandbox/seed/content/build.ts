import { t } from "../text.ts";
import type { SeedElement, SeedLink, Text } from "../types.ts";

type Part = NonNullable<SeedElement["parts"]>[number];
type Extra = Partial<Omit<SeedElement, "id" | "handler" | "title" | "options">> & {
  readonly options?: SeedElement["options"];
};

export const picture = (name: string) => ({ picture: name });
export const page = (id: number, name?: Text): SeedLink => link("page", id, name);
export const post = (id: number, name?: Text): SeedLink => link("post", id, name);
export const event = (id: number, name?: Text): SeedLink => link("event", id, name);
export const term = (id: number, name?: Text): SeedLink => link("category", id, name);
export const item = (id: number, name?: Text): SeedLink => link("product", id, name);
export const shelf = (id: number, name?: Text): SeedLink => link("productCategory", id, name);
export const path = (href: string, name?: Text): SeedLink => ({
  to: "external",
  href,
  ...(name && { name }),
});
/** All products. */
export const shop = (name?: Text): SeedLink => ({
  to: "external",
  href: t("~/shop", "~/shop", "~/shop"),
  ...(name && { name }),
});
/** All posts; the route has a Croatian name. */
export const blog = (name?: Text): SeedLink => ({
  to: "external",
  href: t("~/blog", "~/objave", "~/blog"),
  ...(name && { name }),
});
export const outside = (href: string, name: Text): SeedLink => ({
  to: "external",
  href,
  name,
  newTab: true,
});

function link(
  to: "post" | "page" | "product" | "productCategory" | "event" | "category",
  id: number,
  name?: Text,
): SeedLink {
  return { to, id, ...(name && { name }) };
}

/** A section of a page. `place` is the page's English slug; `title` is what an editor sees in lists. */
export function section(
  id: number,
  place: string,
  order: number,
  component: string,
  extra: Extra = {},
): SeedElement {
  const { options, meta, ...rest } = extra;
  return {
    id,
    handler: `page-section:${place}`,
    title: `${place}: ${component} ${order}`,
    meta: meta ?? {},
    options: { component, order, hidden: false, ...options },
    ...rest,
  };
}

/** The parts of a section, numbered below it: section 310 has parts 31001, 31002… */
export function parts(
  sectionId: number,
  all: readonly Omit<Part, "id" | "title" | "options">[],
): Part[] {
  return all.map((part, index) => ({
    id: sectionId * 100 + index + 1,
    title: `part ${index + 1}`,
    ...part,
    options: { order: index + 1 },
  }));
}
