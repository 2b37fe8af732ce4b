import axios from "axios";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { handleGateway } from "#lib/gateway/handle.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import { checkoutCalls } from "#lib/web/client/checkout-calls.ts";
import { gateway } from "#lib/web/client/gateway.ts";
import { backend, ORIGIN, send } from "#tests/backends/gateway.ts";
import { BACKEND, data, stubBackend } from "#tests/backends/stub-backend.ts";
import { fc } from "#tests/property.ts";
import { toPathSegment } from "./path-segment.ts";

beforeEach(resetLimits);
afterEach(() => vi.unstubAllGlobals());

const KEPT = [
  ["a base64 token", "ab+c/d0E//9==", "ab%2Bc%2Fd0E%2F%2F9%3D%3D"],
  ["an order slug with a plus", "PI-2026+0007", "PI-2026%2B0007"],
  ["a blank", "PI 7", "PI%207"],
  ["letters of any script", "narudžba-٧", "narud%C5%BEba-%D9%A7"],
  ["what looks like a query", "a?b=c#d&e%2F", "a%3Fb%3Dc%23d%26e%252F"],
  ["three dots", "...", "..."],
] as const;
const REFUSED = [
  ...["", ".", "..", "%2e", "%2E%2e", "%252e.", "a/../b", "..\\a", "..%2fa", "a%252F..", "/."],
  ...["a\u0000", "a\nb", "\u007f", "\u0085", "\ud800", "a\udc00b", "a".repeat(4001)],
  "é".repeat(1000),
];

describe("a value of a path", () => {
  it.each(KEPT)("%s is one segment", (_, value, segment) =>
    expect(toPathSegment(value)).toBe(segment));
  it.each(REFUSED)("%j is refused", (value) => expect(toPathSegment(value)).toBeNull());
});

/** Any text, and texts made of what is special in a path. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom(..."./\\%2eEfF5cC+= ?#&a;:@\u0000\ud83d\ude00") }),
  fc.base64String(),
);

/** The rule as `docs/security.md §1.11` states it, in other words than the code. */
function isRefused(value: string): boolean {
  if (value === "" || [...value].some((letter) => /[\p{Cc}\p{Cs}]/u.test(letter))) return true;
  let decoded = value;
  for (let before = ""; before !== decoded; ) {
    before = decoded;
    decoded = decoded.replace(/%(25|2e|2f|5c)/gi, (code) => decodeURIComponent(code));
  }
  const parts = decoded.split(/[/\\]/);
  return (
    parts.some((part) => part === "." || part === "..") || encodeURIComponent(value).length > 4000
  );
}

describe("for any text, either it is refused or it arrives as that one segment", () => {
  const PREFIX = `${BACKEND}/api/v1/user/web/verify/`;

  it("at the backend, sent by the server", async () => {
    const asked = stubBackend(() => data({}));
    await fc.assert(
      fc.asyncProperty(anyText, async (token) => {
        asked.length = 0;
        const result = await sendToBackend(calls.user.web.verify, { params: { token } });
        expect(result.ok).toBe(!isRefused(token));
        expect(asked.map(({ url }) => rest(url, PREFIX))).toEqual(isRefused(token) ? [] : [token]);
      }),
    );
  });

  it("at the backend, sent by a browser through the gateway", async () => {
    const asked = backend(() => data({}));
    vi.spyOn(axios, "request").mockImplementation(async ({ url = "" }) => {
      const answer = await send(url.replace("/api/v1/", ""));
      return { status: answer.status, data: await answer.json(), headers: {} };
    });
    vi.stubGlobal("document", { documentElement: { dataset: { language: "hr" } } });
    await fc.assert(
      fc.asyncProperty(anyText, async (token) => {
        resetLimits();
        asked.length = 0;
        const result = await gateway.user.web.verify({ params: { token } });
        expect(result.ok).toBe(!isRefused(token));
        expect(asked.map(({ url }) => rest(url, PREFIX))).toEqual(isRefused(token) ? [] : [token]);
      }),
    );
  });

  it("at the gateway, sent by anybody", async () => {
    const asked = backend(() => data({}));
    await fc.assert(
      fc.asyncProperty(anyText, async (raw) => {
        resetLimits();
        asked.length = 0;
        const url = new URL(`${ORIGIN}/api/v1/user/web/verify/${raw}`);
        const request = new Request(url, { method: "POST", headers: OWN, body: "{}" });
        await handleGateway(request);
        for (const { url } of asked) expect(isRefused(rest(url, PREFIX))).toBe(false);
      }),
    );
  });
});

const OWN = {
  host: "shop.test:3000",
  "sec-fetch-site": "same-origin",
  "x-requested-with": "baseline",
  "content-type": "application/json",
};

/** The one decoded segment after `prefix`, with nothing before, between or after it that was not asked for. */
function rest(url: string, prefix: string): string {
  expect(url.startsWith(prefix)).toBe(true);
  const segment = url.slice(prefix.length);
  expect(segment).not.toMatch(/[/?#\\]/);
  return decodeURIComponent(segment);
}

it("confirms the payment of an order whose slug has a plus, a blank or a letter of another script", async () => {
  const asked = backend(() => data({ url: "/checkout/success" }));
  vi.spyOn(axios, "request").mockImplementation(async ({ url = "", data: body }) => {
    const answer = await send(url.replace("/api/v1/", ""), { body });
    return { status: answer.status, data: await answer.json(), headers: {} };
  });
  vi.stubGlobal("document", { documentElement: { dataset: { language: "hr" } } });
  for (const slug of ["PI-2026+0007", "PI 2026/7", "narudžba-٧"]) {
    const result = await checkoutCalls.confirmPayment(slug, { id: "x" });
    expect(result).toMatchObject({ ok: true });
    expect(rest(asked.at(-1)?.url ?? "", `${BACKEND}/api/v1/ecommerce/order/pgSuccess/`)).toBe(
      slug,
    );
  }
});
