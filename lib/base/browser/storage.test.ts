// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onOtherTabsWrite } from "./other-tabs.ts";
import { removeAll } from "./remove-stored.ts";
import { readText, stored, writeText } from "./storage.ts";

const asNumber = (found: unknown) => (typeof found === "number" ? found : null);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(["local", "session"] as const)("%s storage", (area) => {
  it("keeps a text until it is removed, and says so", () => {
    expect([writeText(area, "a", "1"), readText(area, "a")]).toEqual([true, "1"]);
    expect([writeText(area, "a", null), readText(area, "a")]).toEqual([true, null]);
  });

  it("removes what begins with a prefix, and nothing else", () => {
    for (const name of ["draft.a", "draft.b", "other"]) writeText(area, name, "1");
    removeAll(area, "draft.");
    expect(["draft.a", "draft.b", "other"].map((name) => readText(area, name))).toEqual([
      null,
      null,
      "1",
    ]);
  });

  it("hands out only what the parser accepts", () => {
    const entry = stored(area, "n", asNumber);
    expect(entry.read()).toBeNull();
    expect([entry.write(7), entry.read()]).toEqual([true, 7]);
    for (const text of ["{", '"7"', "null"]) {
      writeText(area, "n", text);
      expect(entry.read()).toBeNull();
    }
    entry.write(null);
    expect(readText(area, "n")).toBeNull();
  });
});

describe("storage that is blocked or full", () => {
  it.each(["getItem", "setItem"] as const)("is no fault where %s throws", (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    expect([writeText("local", "a", "1"), readText("local", "a")]).toEqual([false, null]);
    expect(stored("session", "n", asNumber).write(7)).toBe(false);
  });

  it.each([
    "localStorage",
    "sessionStorage",
  ])("is no fault without %s, as on the server", (name) => {
    vi.stubGlobal(name, undefined);
    const area = name === "localStorage" ? "local" : "session";
    expect([writeText(area, "a", "1"), readText(area, "a")]).toEqual([false, null]);
    expect(() => removeAll(area, "a")).not.toThrow();
  });
});

it("another tab's change of an entry is heard, until told to stop", () => {
  const onWrite = vi.fn();
  const stop = onOtherTabsWrite("a", onWrite);
  const change = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));
  for (const key of ["a", "b", null]) change(key);
  expect(onWrite).toHaveBeenCalledTimes(2);
  stop();
  change("a");
  expect(onWrite).toHaveBeenCalledTimes(2);
});
