import { expect, it } from "vitest";
import en from "#messages/en.json";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext } from "#tests/factories/visit.ts";
import { FilterList } from "./filter-list.tsx";

const context = testContext();

it("shows where the text typed into a range isn't a number", async () => {
  const price = {
    code: "price",
    kind: "number",
    label: "Price",
    min: "1",
    max: "90",
    step: 1,
    chosen: [],
  } as const;
  const draw = (isUnread: boolean) =>
    serverMarkup(<FilterList context={context} filters={[{ ...price, isUnread }]} total={54} />);
  const said = new RegExp(`<p[^>]*aria-live="polite"[^>]*>${en.filters.unread}</p>`);
  expect(await draw(true)).toMatch(said);
  expect(await draw(false)).not.toMatch(said);
});

it("without scripts a link leads past the filters to the products", async () => {
  const page = await serverMarkup(<FilterList context={context} filters={[]} total={54} />);
  expect(page).toMatch(/<noscript><a href="#list.sort"[^>]*>Show 54 products<\/a><\/noscript>/);
});
