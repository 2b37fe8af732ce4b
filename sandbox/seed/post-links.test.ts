import { expect, it } from "vitest";
import { seed } from "./index.ts";
import { LANGUAGES } from "./text.ts";

it.each(LANGUAGES)("posts lead to goods by their addresses in %s", (language) => {
  const goods = new Set([
    ...seed.products.map(({ slug }) => `product/${slug[language]}`),
    ...seed.categories.map(({ slug }) => `shop/${slug[language]}`),
  ]);
  const links = seed.posts.flatMap(({ body }) =>
    [...(body[language] ?? "").matchAll(/href="~\/([^"]+)"/g)].map(([, path = ""]) => path),
  );
  expect(links).toHaveLength(6);
  expect(links.filter((path) => !goods.has(path))).toEqual([]);
});
