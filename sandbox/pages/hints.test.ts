import { expect, it } from "vitest";
import { seed } from "../seed/index.ts";
import { hintsOf } from "./hints.ts";

it("names the logins, coupons and cards of every site that has its own", () => {
  const { logins, own } = hintsOf(seed);
  expect(logins.map(({ email }) => email)).toContain("customer@baseline.example");
  const [velo, market, ...others] = own;
  expect(others).toEqual([]);
  expect(market?.domain).toBe("market.localhost");
  expect(market?.logins.map(({ role }) => role).sort()).toEqual(["customer", "staff"]);
  expect(velo?.domain).toBe("velo.localhost");
  expect(velo?.logins.map(({ role }) => role).sort()).toEqual(["customer", "staff"]);
  expect(velo?.coupons.map(({ code }) => code)).toContain("RIDE10");
  expect(velo?.memberCards.some(({ valid }) => valid)).toBe(true);
});
