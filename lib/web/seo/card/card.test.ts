import { describe, expect, it, vi } from "vitest";
import { cardAddress } from "./card-address.ts";
import { getCardFonts } from "./card-fonts.ts";
import { type Card, createCardStore } from "./card-store.ts";
import { coverageOf, drawable } from "./font-coverage.ts";

const drawn = (text: string): Card => ({ kind: "drawn", bytes: Buffer.from(text) });

describe("cardAddress", () => {
  it("contains the encoded slug", () => {
    expect(cardAddress("hr")).toBe("/api/og/hr/site");
    expect(cardAddress("hr", { kind: "post", slug: "a/č?" })).toBe("/api/og/hr/post/a/%C4%8D%3F");
    expect(cardAddress("hr", { kind: "post", slug: "\ud800" })).toContain("%EF%BF%BD");
  });
});

describe("the fonts of the cards", () => {
  it("cover Croatian and German, but neither Arabic nor emoji", async () => {
    const { covered } = await getCardFonts();
    for (const letter of "aZ09čćžšđČĆŽŠĐäöüÄÖÜß€…–„“&%")
      expect(covered.has(letter.codePointAt(0) ?? 0), letter).toBe(true);
    for (const letter of ["ب", "🎾", "網"])
      expect(covered.has(letter.codePointAt(0) ?? 0), letter).toBe(false);
  });

  it("are empty when they cannot be read", () => {
    expect(coverageOf(Buffer.from("not a font at all")).size).toBe(0);
  });
});

describe("drawable", () => {
  it("leaves out characters that cannot be drawn, and the whole text when too little would remain", async () => {
    const { covered } = await getCardFonts();
    expect(drawable("Ljetni kamp 🎾\u200b za\n djecu", covered)).toBe("Ljetni kamp za djecu");
    expect(drawable("Zoë’s ca\u0301fe\u0301", covered)).toBe("Zoë’s cáfé");
    expect(drawable("بطولة الربيع 2026", covered)).toBe("");
    expect(drawable("🎾🎾", covered)).toBe("");
  });
});

describe("the store of cards", () => {
  it("draws once for simultaneous requests, and again when the card is stale", async () => {
    let time = 0;
    const draw = vi.fn(async (key: string) => drawn(key));
    const store = createCardStore({ draw, maxAge: 1_000, now: () => time });
    await Promise.all([store.get("a"), store.get("a"), store.get("b")]);
    await store.get("a");
    expect(draw).toHaveBeenCalledTimes(2);
    time = 2_000;
    await store.get("a");
    expect(draw).toHaveBeenCalledTimes(3);
  });

  it("keeps the stored card while the data cannot be read", async () => {
    let time = 0;
    const draw = vi.fn(async () => drawn("good"));
    const store = createCardStore({ draw, maxAge: 10, now: () => time });
    await store.get("a");
    time = 100;
    draw.mockRejectedValue(new Error("down"));
    expect(await store.get("a")).toEqual(drawn("good"));
    await expect(store.get("new")).rejects.toThrow("down");
  });

  it("does not retry a missing card at once", async () => {
    const draw = vi.fn(async (): Promise<Card> => ({ kind: "missing" }));
    const store = createCardStore({ draw, maxAge: 10 });
    await store.get("a");
    expect(await store.get("a")).toEqual({ kind: "missing" });
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("draws two at a time, and rejects requests that would wait too long", async () => {
    const open: (() => void)[] = [];
    let most = 0;
    const draw = vi.fn(async () => {
      most = Math.max(most, open.length + 1);
      await new Promise<void>((resolve) => open.push(resolve));
      return drawn("x");
    });
    const store = createCardStore({ draw, maxAge: 10 });
    const answers = Array.from({ length: 60 }, (_, index) => store.get(String(index)));
    await Promise.resolve();
    expect(draw).toHaveBeenCalledTimes(2);
    expect(most).toBe(2);
    expect(await answers.at(-1)).toBeNull();
    while (open.length > 0) {
      open.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(42);
  });
});
