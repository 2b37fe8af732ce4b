import { expect, it } from "vitest";
import { calls } from "#lib/api/calls/index.ts";
import { listCalls } from "#lib/api/declare.ts";
import { ORDER_PREPARATION } from "#lib/api/longest-deadline.ts";
import { RENEWAL_DEADLINE } from "#lib/auth/shared-renewal.ts";
import { PUBLISH_BUDGET } from "#lib/edit/publish.ts";
import { DRAIN_TIMEOUT } from "./drain.ts";

it("a shutdown outlasts the longest call, and what is renewed and asked before it", () => {
  const longest = Math.max(...listCalls(calls).map(({ deadline = 0 }) => deadline));
  expect(longest).toBeGreaterThan(0);
  expect(DRAIN_TIMEOUT).toBeGreaterThan(longest + RENEWAL_DEADLINE + ORDER_PREPARATION);
  expect(DRAIN_TIMEOUT).toBeGreaterThan(PUBLISH_BUDGET);
});
