// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { isChunkFailure, reloadOnce } from "./reload-once.ts";

beforeEach(() => sessionStorage.clear());

describe("isChunkFailure", () => {
  it.each([
    Object.assign(new Error("x"), { name: "ChunkLoadError" }),
    new Error("Failed to load chunk /_next/static/chunks/a.js from module 7"),
    new Error("Module 7 was instantiated, but the module factory is not available."),
    "Loading chunk 12 failed.",
    new Error("Loading CSS chunk 7 failed. (/_next/static/css/a.css)"),
    "Uncaught ChunkLoadError: Loading chunk 12 failed.",
    new TypeError("Failed to fetch dynamically imported module: https://shop.example/a.js"),
    new TypeError("error loading dynamically imported module: https://shop.example/a.js"),
    new TypeError("Importing a module script failed."),
  ])("recognises %s", (reason) => expect(isChunkFailure(reason)).toBe(true));

  it.each([
    new Error("Failed to fetch"),
    undefined,
    null,
    { message: "Failed to load chunk" },
  ])("ignores %s", (reason) => expect(isChunkFailure(reason)).toBe(false));
});

describe("reloadOnce", () => {
  it("reloads at most once in 60 s", () => {
    const reload = vi.fn();
    expect(reloadOnce(1_000_000, reload)).toBe(true);
    expect(reloadOnce(1_059_999, reload)).toBe(false);
    expect(reloadOnce(1_060_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("does not reload when a second reload could not be prevented", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    const reload = vi.fn();
    expect(reloadOnce(1, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
