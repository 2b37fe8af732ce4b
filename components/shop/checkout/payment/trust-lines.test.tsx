import { expect, it, vi } from "vitest";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext } from "#tests/factories/visit.ts";
import { TrustLines } from "./trust-lines.tsx";

vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);

const linesOf = (options: Record<string, unknown>) =>
  serverMarkup(<TrustLines context={testContext({ options: new Map(Object.entries(options)) })} />);

it("says how goods go back, how they come, and how they can be paid", async () => {
  const lines = await linesOf({
    ReturnsNote: { en: "30 days" },
    ReturnsPage: "returns",
    DeliveryPage: "delivery",
    PaymentMarks: "visa",
  });
  expect(lines).toContain("30 days");
  expect(lines).toContain('href="/en/returns"');
  expect(lines).toContain('href="/en/delivery"');
  expect(lines).toContain(">Visa<");
});

it("says nothing that the site does not say, and keeps no room for it", async () => {
  expect(await linesOf({})).toMatch(/^<div class="[^"]*empty:hidden[^"]*"><\/div>$/);
  expect(await linesOf({ DeliveryPage: "delivery" })).not.toContain("returns");
});
