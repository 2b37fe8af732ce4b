import { describe, expect, it } from "vitest";
import { mergeMessages } from "./merge-messages.ts";
import { loadMessages } from "./messages.ts";

describe("messages", () => {
  it("fall back to English key by key", () => {
    const base = { a: { x: "one", y: "two" }, b: "three" };
    expect(mergeMessages(base, { a: { x: "jedan" } })).toEqual({
      a: { x: "jedan", y: "two" },
      b: "three",
    });
    expect(mergeMessages(base, { a: { x: "" }, c: "new" })).toEqual({ ...base, c: "new" });
    expect(base.a.x).toBe("one");
  });

  it("are English in a language without a catalogue", async () => {
    expect(await loadMessages("fr")).toBe(await loadMessages("en"));
    expect(await loadMessages("__proto__")).toBe(await loadMessages("en"));
    expect(await loadMessages("hr")).toMatchObject({
      staticPage: { notFound: { title: "Stranica nije pronađena" } },
    });
  });
});
