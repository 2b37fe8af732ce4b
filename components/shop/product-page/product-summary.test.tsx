import { afterEach, expect, it, vi } from "vitest";
import { BackendFault } from "#lib/shop/api/errors.ts";
import { aProduct } from "#tests/factories/product.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext } from "#tests/factories/visit.ts";
import { ProductSummary } from "./product-summary.tsx";

const getProductFacts = vi.hoisted(() => vi.fn());
vi.mock("next-intl/server", async () => ({
  ...(await import("#tests/factories/server-markup.tsx")).serverMessages,
  getLocale: async () => "en",
}));
vi.mock("#lib/web/data/catalog/products.ts", () => ({ getProductFacts }));

const summaryOf = async (wire: Record<string, unknown>) => {
  const page = await serverMarkup(
    <ProductSummary context={testContext()} product={aProduct(wire)} />,
  );
  return page.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");
};
const fact = (label: string) => ({ code: label, label, kind: "text", values: ["x", "y"] });

afterEach(() => getProductFacts.mockReset());

it("says a product in short: the first sentence of its text, and its first facts", async () => {
  getProductFacts.mockResolvedValue(["A", "B", "C", "D", "E"].map(fact));
  expect(await summaryOf({ description: "<p>Light &amp; fast. For clay.</p>" })).toBe(
    "|Light &amp; fast.|A|x, y|B|x, y|C|x, y|D|x, y|",
  );
});

it("is left out where a product has neither, or its facts cannot be read", async () => {
  getProductFacts.mockResolvedValueOnce([]);
  expect(await summaryOf({})).toBe("");
  vi.stubGlobal("fetch", async () => new Response(""));
  getProductFacts.mockRejectedValueOnce(
    new BackendFault({ kind: "network", status: 0, message: "" }, "test"),
  );
  expect(await summaryOf({})).toBe("");
});
