import { beforeEach, describe, expect, it, vi } from "vitest";
import { BackendFault } from "#lib/shop/api/errors.ts";
import { anElement } from "#tests/factories/element.ts";
import { Categories } from "./categories.tsx";
import { Events } from "./events.tsx";
import { Posts } from "./posts.tsx";
import { Products } from "./products.tsx";

const { reading } = vi.hoisted(() => ({ reading: vi.fn() }));
vi.mock("#lib/web/site/current-context.ts", () => ({
  getCurrentContext: () => ({ site: {}, locale: "en" }),
}));
vi.mock("#lib/web/data/catalog/products.ts", () => ({
  listProducts: reading,
  listProductsById: reading,
}));
vi.mock("#lib/web/data/content/posts.ts", () => ({ listNewestPosts: reading }));
vi.mock("#lib/web/data/content/events.ts", () => ({ listEvents: reading }));
vi.mock("#lib/web/data/catalog/categories.ts", () => ({ getCategoryTree: reading }));

const fault = new BackendFault({ kind: "network", status: 0, message: "" }, "test");
const sections = { Products, Posts, Events, Categories };

beforeEach(() => {
  reading.mockReset();
});

describe.each(Object.entries(sections))("%s", (_, Section) => {
  const draw = () => Section({ element: anElement(), lead: false, first: false });

  it("is left out when its data cannot be read, so that the page stays", async () => {
    reading.mockRejectedValue(fault);
    expect(await draw()).toBeNull();
  });

  it("does not hide a programming error", async () => {
    reading.mockRejectedValue(new TypeError("ours"));
    await expect(draw()).rejects.toThrow("ours");
  });
});

describe("Products", () => {
  it("requests hand-picked products by id, else those of a category and its flags", async () => {
    reading.mockResolvedValue({ items: [] });
    await Products({
      element: anElement({ options: { categoryId: "5", featured: true, limit: 8 } }),
      lead: false,
      first: false,
    });
    expect(reading).toHaveBeenLastCalledWith(expect.anything(), {
      mainCategory: 5,
      filters: [{ key: "featured", value: true }],
      limit: 8,
    });
    reading.mockResolvedValue([]);
    await Products({
      element: anElement({ options: { productIds: [3, "4"] } }),
      lead: false,
      first: false,
    });
    expect(reading).toHaveBeenLastCalledWith(expect.anything(), [3, 4]);
  });
});
