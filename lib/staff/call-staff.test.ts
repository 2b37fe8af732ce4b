import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { RENEWED_ELSEWHERE } from "#lib/shop/api/renewed-elsewhere.ts";
import type { PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import { callStaff, type StaffAnswer, type StaffInput } from "./call-staff.ts";

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const refused = (status: number, message: string) =>
  Response.json({ error: { statusCode: status, payload: { message } } }, { status });

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { dataset: { language: "hr" } } });
  vi.stubGlobal("fetch", sent);
});
afterEach(() => vi.unstubAllGlobals());

it("sends the input to the address of the name, and answers what is in the envelope", async () => {
  sent.mockResolvedValue(Response.json({ data: { problem: "taken" } }));
  const answer = await callStaff("edit/page/check-slug", { slug: "about" });
  expect(answer).toEqual({ ok: true, data: { problem: "taken" } });
  const [url, init] = sent.mock.lastCall ?? [];
  expect([url, init?.method, init?.body]).toEqual([
    "/api/edit/page/check-slug",
    "POST",
    '{"slug":"about"}',
  ]);
  expect(new Headers(init?.headers).get("language")).toBe("hr");
  expect(init?.keepalive).toBeUndefined();
});

it("sends again what came while the session was renewed elsewhere, until it is certain that it has ended", async () => {
  vi.useFakeTimers();
  sent.mockReset();
  sent.mockImplementationOnce(async () => refused(503, RENEWED_ELSEWHERE));
  sent.mockImplementationOnce(async () => refused(503, RENEWED_ELSEWHERE));
  sent.mockImplementation(async () => refused(401, "Log in first."));
  const answer = callStaff("edit/page/check-slug", { slug: "about" });
  await vi.runAllTimersAsync();
  expect(await answer).toMatchObject({ ok: false, error: { status: 401 } });
  expect(sent).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

it("asks in another language, and goes on when the page is left, where that is wanted", async () => {
  sent.mockResolvedValue(Response.json({ data: {} }));
  await callStaff("edit/media/delete", { id: 4 }, { language: "de", keepalive: true });
  const init = sent.mock.lastCall?.[1];
  expect(new Headers(init?.headers).get("language")).toBe("de");
  expect(init?.keepalive).toBe(true);
});

it.each([
  [
    "a refusal",
    () => refused(409, "slug: taken"),
    { kind: "http", status: 409, message: "slug: taken" },
  ],
  [
    "the page of a proxy",
    () => new Response("<p>", { status: 502 }),
    { kind: "http", status: 502 },
  ],
  ["an answer without data", () => Response.json({}), { kind: "invalidAnswer", status: 200 }],
  ["no JSON", () => new Response("<p>"), { kind: "network", status: 0 }],
])("answers %s as a failure", async (_, response, error) => {
  sent.mockResolvedValue(response());
  expect(await callStaff("edit/masters", {})).toMatchObject({ ok: false, error });
});

it("answers a lost connection as a failure", async () => {
  sent.mockRejectedValue(new TypeError("no connection"));
  expect(await callStaff("edit/masters", {})).toMatchObject({
    ok: false,
    error: { kind: "network", status: 0, message: "TypeError" },
  });
});

/** Never called: `npm run types` reads it. */
async function pairs() {
  // @ts-expect-error no such route
  void callStaff("edit/nothing", {});
  // @ts-expect-error the route takes a slug
  void callStaff("edit/page/check-slug", { id: 4 });
  // @ts-expect-error a number isn't a slug
  void callStaff("edit/page/check-slug", { slug: 4 });
  // @ts-expect-error a file is sent by `uploadStaff`
  void callStaff("edit/media/upload", {});
  const checked = await callStaff("edit/page/check-slug", { slug: "about" });
  // @ts-expect-error the answer of another route
  if (checked.ok) void checked.data.results;
}

describe("the types of a call", () => {
  it("are those of its declaration", () => {
    expectTypeOf<StaffAnswer<"edit/publish">>().toEqualTypeOf<PublishAnswer>();
    expectTypeOf<StaffInput<"edit/media/delete">>().toEqualTypeOf<{ readonly id: number }>();
    expectTypeOf(pairs).returns.resolves.toBeVoid();
  });
});
