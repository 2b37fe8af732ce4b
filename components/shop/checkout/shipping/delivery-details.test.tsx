// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { deliveryMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import en from "#messages/en.json";
import { branchDetails, deliveryDetails } from "./delivery-details.tsx";

const SETTING = {
  now: Date.parse("2026-12-01T10:00:00Z"),
  site: { locale: "en", timeZone: "Europe/Zagreb" },
  t: (key: "arrives" | "ready", { days }: { days: string }) =>
    en.checkout[key].replace("{days}", days),
};
const textOf = (wire: Record<string, unknown>): string => {
  const method = deliveryMethod.parse({ id: 1, name: "Courier", ...wire });
  render(<p data-testid="details">{deliveryDetails(method, SETTING)}</p>);
  return screen.getByTestId("details").textContent;
};

afterEach(cleanup);

describe("the words below a delivery method", () => {
  it("are its days, its courier and its description", () => {
    const promise = { minDays: "2", maxDays: 4, orderUntil: "14:00", code: "gls" };
    expect(textOf({ ...promise, description: "To your door." })).toMatch(
      /^With you: Thu, Dec 3\D+Mon, Dec 7GLS To your door\.$/,
    );
  });

  it("say when it can be picked up", () => {
    expect(textOf({ kind: "pickUp", minDays: 1 })).toBe("Ready to pick up: Wed, Dec 2");
  });

  it.each([
    {},
    { kind: "drone", minDays: null, maxDays: "soon", code: null },
  ])("are missing where the backend says nothing (%j)", (wire) => {
    const method = deliveryMethod.parse({ id: 1, name: "Courier", ...wire });
    expect(deliveryDetails(method, SETTING)).toBeUndefined();
  });
});

it("a branch shows the parts of its address that are known, and its hours", () => {
  const branch = { address: "Ilica 1", city: "Zagreb", openingHours: "Mon to Fri 8–20" };
  render(<p data-testid="branch">{branchDetails(branch)}</p>);
  expect(screen.getByTestId("branch").textContent).toBe("Ilica 1, ZagrebMon to Fri 8–20");
  expect(branchDetails({ name: "Jarun" })).toBeUndefined();
});
