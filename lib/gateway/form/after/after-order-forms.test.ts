import { describe, expect, it, vi } from "vitest";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { keepOrderPass, readOrderPass } from "#lib/gateway/order/order-pass.ts";
import { toApiError } from "#lib/shop/api/errors.ts";
import { isCancellable, isWithdrawable } from "#lib/shop/domain/account/order-phase.ts";
import { unknownOr } from "./after-order-forms.ts";

const SITE = { siteId: 7, secure: false };
const KEY = { number: "2026-1", email: "ana@example.com" };

const read = (setCookie: string, siteId: number, now?: number) =>
  readOrderPass(cookiesOf(new Headers({ cookie: setCookie.split(";")[0] ?? "" })), siteId, now);

describe("the order that a guest has found", () => {
  it("is kept out of reach of scripts, for an hour and for one site", async () => {
    vi.stubEnv("SESSION_SECRET", "a secret of the tests");
    const kept = await keepOrderPass(KEY, SITE);
    expect(kept).toContain("HttpOnly");
    expect(await read(kept, 7)).toEqual(KEY);
    expect(await read(kept, 8)).toBeNull();
    expect(await read(kept, 7, Date.now() + 3_601_000)).toBeNull();
    const [expiry = "", , code = ""] = (kept.split(";")[0] ?? "").split(".");
    const other = Buffer.from(JSON.stringify(["2026-2", KEY.email])).toString("base64url");
    expect(await read(`${expiry}.${other}.${code}`, 7)).toBeNull();
  });

  it("is answered alike for every wrong pair, and not where the shop is silent", () => {
    for (const status of [400, 403, 404])
      expect(unknownOr(toApiError(status, "No such e-mail."))).toBe("orderNotFound");
    expect(unknownOr(toApiError(500, ""))).not.toBe("orderNotFound");
  });
});

it("offers a withdrawal to the end of the day, and where no end is known", () => {
  const noon = Date.parse("2026-06-30T12:00:00Z");
  expect(isWithdrawable("", noon)).toBe(true);
  expect(isWithdrawable("2026-06-30", noon)).toBe(true);
  expect(isWithdrawable("2026-06-28", noon)).toBe(false);
  expect(isWithdrawable("2026-06-30T11:59:59Z", noon)).toBe(false);
});

it("offers to cancel what is not on its way, in any spelling", () => {
  expect(["placed", "PAID", "in Produktion", ""].every(isCancellable)).toBe(true);
  expect(["SHIPPED", "canceled", "partially-shipped"].some(isCancellable)).toBe(false);
});
