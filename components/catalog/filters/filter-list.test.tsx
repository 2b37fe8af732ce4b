import { expect, it } from "vitest";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testSite } from "#tests/factories/visit.ts";
import { FilterList } from "./filter-list.tsx";

const context = {
  site: testSite(),
  locale: "en",
  storeId: 1,
  currency: { id: 1, label: "EUR", symbol: "€" },
  checkout: { cart_type: 2 as const, allowedCountries: "ALL" as const },
};

it("without scripts a link leads past the filters to the products", async () => {
  const page = await serverMarkup(<FilterList context={context} filters={[]} total={54} />);
  expect(page).toMatch(/<noscript><a href="#list.sort"[^>]*>Show 54 products<\/a><\/noscript>/);
});
