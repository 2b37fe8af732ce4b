import { expect, it, vi } from "vitest";
import type { SiteContext } from "#lib/web/site/types.ts";
import { findTerm } from "./terms.ts";

const terms = [
  { id: 1, slug: "tips", parentId: null },
  { id: 2, slug: "technique", parentId: 1 },
  { id: 3, slug: "serve", parentId: 2 },
  { id: 4, slug: "gear/strings", parentId: null },
];
vi.mock("#lib/web/data/read.ts", () => ({
  read: (_: unknown, __: unknown, { input }: { input: { slug?: string } }) =>
    Promise.resolve(
      input.slug === undefined
        ? { categories: terms }
        : { slugMain: terms.find(({ slug }) => slug === input.slug) ?? null },
    ),
}));

it.each([
  ["tips", 1],
  ["tips/technique", 2],
  ["tips/technique/serve", 3],
  ["technique/serve", 3],
  ["gear/strings", 4],
  ["serve/technique", undefined],
  ["ps/technique", undefined],
  ["tips/nothing", undefined],
  ["nothing", undefined],
])("resolves /blog/%s to term %s", async (path, id) => {
  expect((await findTerm({} as SiteContext, path))?.id).toBe(id);
});
