// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";

const captcha: Captcha = { siteKey: "k", version: "2", script: "https://captcha.example/api.js" };
const place = () => document.createElement("div");
const tag = () => document.head.querySelector<HTMLScriptElement>("script");

/** The script, loaded or failed. */
function arrive(api: object | null): void {
  Object.assign(window, { grecaptcha: api ?? undefined });
  tag()?.dispatchEvent(new Event("load"));
}

/** Version 2 of the API of Google's script. */
function invisible(token: string) {
  const drawn: { sitekey: string; size: string; callback: (token: string) => void }[] = [];
  return {
    drawn,
    ready: (run: () => void) => run(),
    render: (_: HTMLElement, widget: (typeof drawn)[number]) => drawn.push(widget) - 1,
    reset: vi.fn(),
    execute: (widget: number) => drawn[widget]?.callback(token),
  };
}

let solve: typeof import("./solve-captcha.tsx");
beforeEach(async () => {
  vi.resetModules();
  document.head.replaceChildren();
  Object.assign(window, { grecaptcha: undefined });
  solve = await import("./solve-captcha.tsx");
});
afterEach(() => vi.useRealTimers());

it("renders one invisible widget per place and executes it each time", async () => {
  const api = invisible("token");
  const where = place();
  const first = solve.solveCaptcha(captcha, where);
  expect(tag()?.src).toBe(captcha.script);
  arrive(api);
  expect(await first).toBe("token");
  expect(await solve.solveCaptcha(captcha, where)).toBe("token");
  expect(api.drawn).toMatchObject([{ sitekey: "k", size: "invisible" }]);
  expect(api.reset).toHaveBeenCalledTimes(1);
  expect(document.head.querySelectorAll("script")).toHaveLength(1);
});

it("executes version 3 with its key", async () => {
  const execute = vi.fn(async () => "three");
  const solved = solve.solveCaptcha({ ...captcha, version: "3" }, place());
  arrive({ ready: (run: () => void) => run(), execute });
  expect(await solved).toBe("three");
  expect(execute).toHaveBeenCalledWith("k", { action: "submit" });
});

it("reports missing settings before it loads anything", async () => {
  const trouble = (own: Partial<Captcha>) => solve.solveCaptcha({ ...captcha, ...own }, place());
  await expect(trouble({ siteKey: "" })).rejects.toMatchObject({ trouble: "noKey" });
  await expect(trouble({ version: "" })).rejects.toMatchObject({ trouble: "noVersion" });
  expect(tag()).toBeNull();
});

it("distinguishes a script that did not load from one without a token, and loads it again", async () => {
  const first = solve.solveCaptcha(captcha, place());
  tag()?.dispatchEvent(new Event("error"));
  await expect(first).rejects.toMatchObject({ trouble: "notLoaded" });
  document.head.replaceChildren();
  const second = solve.solveCaptcha(captcha, place());
  arrive(invisible(""));
  await expect(second).rejects.toMatchObject({ trouble: "notExecuted" });
});
