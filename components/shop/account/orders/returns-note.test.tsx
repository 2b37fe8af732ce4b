import { expect, it, vi } from "vitest";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext } from "#tests/factories/visit.ts";
import { ReturnsNote } from "./returns-note.tsx";

vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);

const pageOf = (options: Record<string, unknown>) =>
  serverMarkup(
    <ReturnsNote context={testContext({ options: new Map(Object.entries(options)) })} />,
  );

it("says below an order how it can be sent back, with the page about it", async () => {
  const page = await pageOf({ ReturnsNote: { en: "30 days" }, ReturnsPage: "returns" });
  expect(page).toContain("30 days");
  expect(page).toContain('href="/en/returns"');
});

it("is one of both where the site says one, and absent where it says neither", async () => {
  expect(await pageOf({ ReturnsNote: "30 days" })).not.toContain("<a");
  expect(await pageOf({ ReturnsPage: "returns" })).toContain('href="/en/returns"');
  expect(await pageOf({ ReturnsNote: { de: 3 }, ReturnsPage: null })).toBe("");
});
