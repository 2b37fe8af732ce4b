import { afterEach, expect, it, vi } from "vitest";

const { canParse } = URL;
afterEach(() => {
  URL.canParse = canParse;
  vi.resetModules();
});

it("lets browsers without it ask whether an address can be read", async () => {
  Reflect.deleteProperty(URL, "canParse");
  await import("./polyfills.ts");
  expect(URL.canParse).not.toBe(canParse);
  for (const [address, base] of [
    ["https://shop.example/a"],
    ["/a", "https://shop.example"],
    ["/a"],
    ["http://["],
    [""],
  ] as const)
    expect(URL.canParse(address, base), address).toBe(canParse.call(URL, address, base));
});

it("leaves the browser's own", async () => {
  await import("./polyfills.ts");
  expect(URL.canParse).toBe(canParse);
});
