import { beforeEach, expect, it, vi } from "vitest";
import { plainRenderers } from "#components/kit/cms/plain-renderers.tsx";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { anElement } from "#tests/factories/element.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { toDialogTexts } from "./to-dialog-texts.tsx";

vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);
// Cleans by the site of the request, of which these tests have none.
vi.mock("#components/kit/cms/clean-html.ts", () => ({ cleanHtml: (html: string) => html }));
vi.mock("#components/kit/cms/renderers.ts", () => ({ getRenderers: vi.fn() }));

beforeEach(() => {
  vi.mocked(getRenderers).mockReturnValue(plainRenderers);
});

it("draws a site's own words, and the shop's where it has none", async () => {
  const cart = anElement({
    handler: "cart-section",
    meta: { note: "<p>Sent on <b>Monday</b></p>", emptyTitle: "Nothing here" },
  });
  const texts = (await toDialogTexts({ cart, bundle: null }, "en")).cart;
  expect(await serverMarkup(texts?.note)).toContain("<p>Sent on <b>Monday</b></p>");
  expect(await serverMarkup(texts?.emptyTitle)).toBe("<span>Nothing here</span>");
  expect(await serverMarkup(texts?.emptyText)).toContain("Have a look around the shop.");
  expect(texts?.forStaff).toBeNull();
});

it("sends shoppers nothing of texts that nobody has written", async () => {
  expect(await toDialogTexts({ cart: null, bundle: null }, "en")).toEqual({
    cart: null,
    bundle: null,
  });
});

it("has something for staff before there is a text", async () => {
  const dialog = vi.fn((handler: string) => `for staff: ${handler}`);
  vi.mocked(getRenderers).mockReturnValue({ ...plainRenderers, dialog });
  const { cart, bundle } = await toDialogTexts({ cart: null, bundle: null }, "en");
  expect([cart?.forStaff, bundle?.forStaff]).toEqual([
    "for staff: cart-section",
    "for staff: bundle-section",
  ]);
  expect([cart?.emptyTitle, bundle?.note]).toEqual([null, null]);
});
