import { expect, it, vi } from "vitest";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext } from "#tests/factories/visit.ts";
import { SiteMarks } from "./site-marks.tsx";

vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);

const pageOf = (options: Record<string, unknown>) =>
  serverMarkup(<SiteMarks context={testContext({ options: new Map(Object.entries(options)) })} />);

it.each([
  ["visa, apple_pay,visa"],
  [["visa", "apple_pay"]],
])("names how the site can be paid, each once: %j", async (marks) => {
  const page = await pageOf({ PaymentMarks: marks });
  expect(page.match(/>(Visa|Apple Pay)</g)).toEqual([">Visa<", ">Apple Pay<"]);
});

it("is absent where the site names none", async () => {
  expect(await pageOf({})).toBe("");
  expect(await pageOf({ PaymentMarks: " , " })).toBe("");
});
