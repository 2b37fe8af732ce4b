import { expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { category } from "#lib/shop/api/schemas/product-schema.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { ShopCategories } from "./shop-categories.tsx";

const context = { locale: "en", site: { defaultLocale: "en" } } as SiteContext;
const categories = Array.from({ length: 7 }, (_, id) =>
  category.parse({
    id,
    name: `Category ${id}`,
    slug: `category-${id}`,
    media: { path: `/category-${id}.webp`, mime: "image/webp", width: 1200, height: 900 },
  }),
);

it("loads the first pictures at once, one of which is the largest, and those below later", async () => {
  vi.stubEnv("BACKEND_URL", "https://api.example");
  resetSettings();
  const html = await serverMarkup(<ShopCategories context={context} categories={categories} />);
  const loading = [...html.matchAll(/<img[^>]*\sloading="(\w+)"/g)].map(([, how]) => how);
  expect(loading).toEqual(["eager", "eager", ...Array(5).fill("lazy")]);
  vi.unstubAllEnvs();
  resetSettings();
});
