import { afterEach, expect, it, vi } from "vitest";
import { BackendFault } from "#lib/shop/api/errors.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext } from "#tests/factories/visit.ts";
import { SearchHelp } from "./search-help.tsx";

const reads = vi.hoisted(() => ({ getCategoryTree: vi.fn(), listProducts: vi.fn() }));
vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);
vi.mock("#lib/web/data/catalog/categories.ts", () => reads);
vi.mock("#lib/web/data/catalog/products.ts", () => reads);
vi.mock("#components/shop/catalog/product-grid.tsx", () => ({
  ProductGrid: ({ cards }: { cards: readonly { name: string }[] }) =>
    cards.map(({ name }) => <b key={name}>{name}</b>),
}));

const POPULAR = JSON.stringify({ en: ["red lamp"], de: ["rote Lampe"] });
const helpOn = (options: Record<string, string>, withProducts = false) =>
  serverMarkup(
    <SearchHelp
      context={testContext({ options: new Map(Object.entries(options)) })}
      withProducts={withProducts}
    />,
  );

afterEach(() => vi.resetAllMocks());

it("leads to what others search for and to the first categories", async () => {
  reads.getCategoryTree.mockResolvedValue([{ id: 3, name: "Lamps", slug: "lamps" }]);
  const markup = await helpOn({ PopularSearches: POPULAR });
  expect(markup).toMatch(/href="[^"]*\/search\?search=red(\+|%20)lamp"[^>]*>red lamp</);
  expect(markup).not.toContain("Lampe");
  expect(markup).toMatch(/href="[^"]*\/shop\/lamps"[^>]*>Lamps</);
  expect(reads.listProducts).not.toHaveBeenCalled();
});

it("shows products that the shop features where the search was read on the server", async () => {
  reads.getCategoryTree.mockResolvedValue([]);
  reads.listProducts.mockResolvedValue({ items: [{ name: "Best lamp" }] });
  expect(await helpOn({}, true)).toContain("<b>Best lamp</b>");
  expect(reads.listProducts).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ filters: [{ key: "featured", value: true }] }),
  );
});

it("is nothing where neither is offered or can be read", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => new Response(""));
  const fault = new BackendFault({ kind: "network", status: 0, message: "" }, "test");
  reads.getCategoryTree.mockRejectedValue(fault);
  reads.listProducts.mockRejectedValue(fault);
  expect(await helpOn({}, true)).toBe("");
});
