import { afterEach, expect, it, vi } from "vitest";
import { rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import type { SetOperation } from "#lib/staff/edit/model/edit-operation.ts";
import type { PublishPort } from "./port.ts";
import { PUBLISH_BUDGET, publish } from "./publish.ts";

const HANDLER = "page-section:home";
const title = (elementId: number): SetOperation => ({
  kind: "set",
  elementId,
  handler: HANDLER,
  about: { component: "text", title: "" },
  seen: "",
  path: "meta.title",
  slot: "text",
  before: "Old",
  after: "New",
});
const twelve = Array.from({ length: 12 }, (_, index) => title(index + 1));

/** A backend whose every answer takes so many milliseconds. */
function slow(time: number) {
  const load = { now: 0, most: 0 };
  const send = async (call: object, { params }: { params?: { readonly id: number } }) => {
    load.now += 1;
    load.most = Math.max(load.most, load.now);
    await vi.advanceTimersByTimeAsync(time);
    load.now -= 1;
    const title = call === rawElementCalls.get ? "Old" : "New";
    const element = { id: params?.id, handler: HANDLER, options: { component: "text" } };
    return { ok: true, data: { ...element, meta: { title } } };
  };
  const port: PublishPort = {
    locale: "en",
    siteId: 7,
    offers: (capability) => capability === "elementGet",
    send: send as unknown as PublishPort["send"],
  };
  return { port, load };
}

afterEach(() => void vi.useRealTimers());

it("five sections are saved at a time, and each has an answer of its own", async () => {
  vi.useFakeTimers();
  const { port, load } = slow(10);
  const { results } = await publish(twelve, port);
  expect(load.most).toBe(5);
  expect(results).toHaveLength(12);
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["saved"]));
});

it("what has not begun after the time of a publish is answered as busy, and what was saved is saved", async () => {
  vi.useFakeTimers();
  const { port } = slow(PUBLISH_BUDGET / 4);
  const { results } = await publish(twelve, port);
  const [saved, busy] = ["saved", "failed"].map((status) =>
    results.filter((answer) => answer.status === status),
  );
  expect(saved?.length).toBeGreaterThanOrEqual(5);
  expect(busy?.length).toBe(12 - (saved?.length ?? 0));
  expect(busy?.every((answer) => answer.status === "failed" && answer.reason === "busy")).toBe(
    true,
  );
  expect(busy?.length).toBeGreaterThan(0);
});
