// @vitest-environment jsdom
import { globSync, readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";

const MODULES = globSync("{components,stores,lib/gateway/validation}/**/*.{ts,tsx}").filter(
  (file) => !file.includes(".test.") && /from "zod"/.test(readFileSync(file, "utf8")),
);

it("makes no function of text in a browser, which the policy of every page forbids", async () => {
  const made = vi.fn();
  vi.stubGlobal("Function", new Proxy(Function, { construct: made }));
  const { loginSchema } = await import("./login.ts");
  expect(loginSchema.safeParse({ email: "a@b.example", password: "long enough 1" }).success).toBe(
    true,
  );
  expect(loginSchema.safeParse({ email: "", password: "" }).success).toBe(false);
  expect(made).not.toHaveBeenCalled();
});

it.each(MODULES)("%s makes its schemas of the fields that see to it", (file) => {
  expect(MODULES.length).toBeGreaterThan(4);
  const source = file.endsWith("/typed-fields.ts")
    ? '"./typed-fields.ts"'
    : readFileSync(file, "utf8");
  expect(source).toMatch(/"(\.|#lib\/gateway\/validation)\/typed-fields\.ts"/);
});
