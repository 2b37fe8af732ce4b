import { describe, expect, it, vi } from "vitest";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import { user } from "#lib/shop/api/schemas/user-schema.ts";
import { applyCard, type CardDependencies } from "./apply-member-card.ts";

const CARD = "2900000000017";

function setUp(wire: Partial<CardDependencies> = {}) {
  const parts = {
    stored: () => "",
    remember: vi.fn(),
    hasSession: () => true,
    askToLogIn: vi.fn(async () => true),
    user: () => user.parse({ id: 1, email: "a@b.hr" }),
    check: vi.fn<CardDependencies["check"]>(async () => ok({ isValid: true })),
    apply: vi.fn<CardDependencies["apply"]>(async () => ok(null)),
    saveToProfile: vi.fn<CardDependencies["saveToProfile"]>(async () => null),
    log: vi.fn(),
    ...wire,
  } satisfies CardDependencies;
  return parts;
}

describe("a member card", () => {
  it("is checked, applied, remembered and saved to a profile that has none", async () => {
    const parts = setUp();
    expect(await applyCard(` ${CARD} `, parts)).toEqual({ kind: "applied" });
    expect(parts.check).toHaveBeenCalledWith(CARD);
    expect(parts.apply).toHaveBeenCalledWith(CARD);
    expect(parts.remember).toHaveBeenCalledWith(CARD);
    expect(parts.saveToProfile).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), CARD);
  });

  it("is not saved when the profile has one, and stays applied when saving fails", async () => {
    const has = setUp({ user: () => user.parse({ id: 1, memberCardBarcode: "1" }) });
    await applyCard(CARD, has);
    expect(has.saveToProfile).not.toHaveBeenCalled();
    const failing = setUp({ saveToProfile: () => Promise.reject(new Error("no answer")) });
    expect(await applyCard(CARD, failing)).toEqual({ kind: "applied" });
  });

  it.each([
    ["empty", "  ", {}],
    ["same", CARD, { stored: () => CARD }],
  ] as const)("sends nothing when %s", async (kind, text, wire) => {
    const parts = setUp(wire);
    expect(await applyCard(text, parts)).toEqual({ kind });
    expect(parts.askToLogIn).not.toHaveBeenCalled();
    expect(parts.check).not.toHaveBeenCalled();
  });

  it("is logged and not sent without a session", async () => {
    const parts = setUp({ hasSession: () => false });
    expect(await applyCard(CARD, parts)).toEqual({ kind: "noSession" });
    expect(parts.log).toHaveBeenCalledWith("Cart session not initialised!");
    expect(parts.check).not.toHaveBeenCalled();
  });

  it("needs a login; the click is completed after it", async () => {
    const refusing = setUp({ askToLogIn: vi.fn(async () => false) });
    expect(await applyCard(CARD, refusing)).toEqual({ kind: "notLoggedIn" });
    expect(refusing.check).not.toHaveBeenCalled();
  });

  it("is not applied when it is invalid or could not be checked", async () => {
    const error = toApiError(500, "");
    const invalid = setUp({ check: async () => ok({ isValid: false }) });
    const silent = setUp({ check: async () => fail(error) });
    expect(await applyCard(CARD, invalid)).toEqual({ kind: "invalid" });
    expect(await applyCard(CARD, silent)).toEqual({ kind: "checkFailed", error });
    expect(invalid.apply).not.toHaveBeenCalled();
    expect(silent.apply).not.toHaveBeenCalled();
  });

  it("is not remembered when the cart refuses it", async () => {
    const error = toApiError(422, "No.");
    const parts = setUp({ apply: async () => fail(error) });
    expect(await applyCard(CARD, parts)).toEqual({ kind: "refused", error });
    expect(parts.remember).not.toHaveBeenCalled();
  });
});
