import { beforeEach, describe, expect, it, vi } from "vitest";
import { backend, send } from "#tests/backends/gateway.ts";
import { data, failure } from "#tests/backends/stub-backend.ts";
import { resetLimits } from "./counters.ts";

const expired = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags: expired }));

const CUSTOMER = { headers: { cookie: "accessToken=t" } };
const body = { entity: "product", entityId: 12, rating: 5 };

beforeEach(() => {
  resetLimits();
  expired.mockClear();
});

describe("an accepted review", () => {
  it("expires the pages of that product on that site", async () => {
    backend(() => data({ published: true }));
    expect((await send("cms/comment/create", { ...CUSTOMER, body })).status).toBe(200);
    expect(expired).toHaveBeenCalledExactlyOnceWith(expect.any(String), ["comments:product-12"]);
  });

  it("expires nothing when it is refused", async () => {
    backend(() => failure(403, "Only one review per user."));
    expect((await send("cms/comment/create", { ...CUSTOMER, body })).status).toBe(403);
    expect(expired).not.toHaveBeenCalled();
  });

  it("is never sent for visitors who are not logged in", async () => {
    const asked = backend(() => data({}));
    expect((await send("cms/comment/create", { body })).status).toBe(401);
    expect(asked).toHaveLength(0);
  });
});

describe("messages that reach people", () => {
  it.each([
    ["comments", "cms/comment/create", { ...CUSTOMER, body }],
    ["forms", "cms/form/storeData", { body: { id: 1, data: {} } }],
    [
      "the newsletter",
      "marketing/newsletter/subscribe",
      { body: { email: "a@b.hr", consents: [] } },
    ],
  ])("are rate limited: %s", async (_, path, sending) => {
    backend(() => data({}));
    const statuses = new Set<number>();
    for (let time = 0; time < 70; time++) statuses.add((await send(path, sending)).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});
