import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { SHOPPER_PAGES } from "./support/pages";
import { staffLogin } from "./support/staff";
import { expect, origin, PORT, test } from "./support/test";

/** Stands in the editor's client code and nowhere else. */
const MARKER = "baseline-edit-surface";

/** Every script that a page names in its HTML or loads while it is used. */
async function scriptsOf(page: Page, url: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  page.on("response", async (answer) => {
    if (
      new URL(answer.url()).port !== String(PORT) ||
      !/javascript/.test(answer.headers()["content-type"] ?? "")
    )
      return;
    found.set(answer.url(), await answer.text().catch(() => ""));
  });
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  return found;
}

test("the marker is what the editor's source says", () => {
  const source = readFileSync(`${import.meta.dirname}/../components/edit/edit-context.tsx`, "utf8");
  expect(source).toContain(MARKER);
});

for (const { host, path, name } of SHOPPER_PAGES) {
  test(`no script of ${name} holds editor code`, async ({ page }) => {
    const scripts = await scriptsOf(page, origin(host) + path);
    expect(scripts.size).toBeGreaterThan(3);
    const guilty = [...scripts].filter(([, text]) => text.includes(MARKER)).map(([url]) => url);
    expect(guilty).toEqual([]);
    expect(await page.content()).not.toContain("data-edit");
  });
}

test("the same probe finds it in edit mode", async ({ page }) => {
  await staffLogin(page);
  const scripts = await scriptsOf(page, `${origin()}/?editPage=true`);
  expect([...scripts.values()].some((text) => text.includes(MARKER))).toBe(true);
});
