import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { axeOf } from "./axe.ts";
import { expect, MESSAGES } from "./test.ts";

const FOLDER = join(import.meta.dirname, "../../app/admin/[domain]/[locale]");

/**
 * The address of each page by its folder. `releases` exists only in development: in a build its address leads to the page
 * for what does not exist. The login has its own tests.
 */
const ADDRESSES: Readonly<Record<string, string>> = {
  ".": "/admin",
  "[...missing]": "/admin/releases",
  activity: "/admin/activity",
  analytics: "/admin/analytics",
  caches: "/admin/cache",
  consent: "/admin/consent",
  "consent/[slug]": "/admin/consent/new",
  domains: "/admin/domains",
  redirects: "/admin/redirects",
  templates: "/admin/templates",
  translations: "/admin/translations",
  vitals: "/admin/vitals",
};

/** Each page is seen in three languages, one of them from right to left. */
export const LOOKS = [
  { language: "en", viewport: { width: 390, height: 844 }, colorScheme: "light" },
  { language: "hr", viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
  { language: "ar", viewport: { width: 390, height: 844 }, colorScheme: "dark" },
] as const;

/** Every admin page. A new page without an address here fails the test that uses them. */
export function adminPages(): readonly string[] {
  const folders = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => file.replace(/\/?page\.tsx$/, "") || ".")
    .filter((folder) => folder !== "login");
  expect(folders.toSorted()).toEqual(Object.keys(ADDRESSES).toSorted());
  return Object.values(ADDRESSES);
}

/** The controls of a page that are not all within the window, as in a table that has to be scrolled to its last column. */
export const controlsCut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll("main :is(a[href], button, input, select, summary)");
    return [...controls].flatMap((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      const isCut = width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1);
      return isCut ? [control.outerHTML.slice(0, 160)] : [];
    });
  });

/** A page with one heading that axe finds nothing on, and that does not scroll sideways. */
export async function expectWhole(page: Page, path: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  // Axe waits for ever for a frame that may run no script. A press may be carried out a moment later.
  if (path.endsWith("/templates")) {
    const views = Object.values(MESSAGES).map(({ admin }) => admin.templates.views.text);
    for (const view of views) {
      const button = page.getByText(view, { exact: true });
      if (await button.isVisible()) await button.click();
    }
    await expect(page.locator("main iframe")).toHaveCount(0);
  }
  const { violations } = await axeOf(page).analyze();
  expect(
    violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html.slice(0, 200)}`),
  ).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} scrolls sideways`).toBe(0);
  expect(await controlsCut(page), `${path} cuts controls`).toEqual([]);
}
