import { expect, it } from "vitest";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { MARKET_SEARCHES } from "./market-searches.ts";
import { missedOf } from "./search-shop.ts";

mountSandbox();

/** All two hundred take a minute. */
const EACH = 10;
/** Of all, 17 miss. */
const MOST_MISSED = 1;

it("searches of a large shop bring what is meant among the first three, but for a few", async () => {
  const some = MARKET_SEARCHES.filter((_, index) => index % EACH === 0);
  const { missed, count } = await missedOf({ "market.localhost en": some });
  expect(count).toBe(20);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(MOST_MISSED);
}, 60_000);
