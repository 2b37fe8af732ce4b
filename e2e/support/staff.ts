import type { Page } from "@playwright/test";
import { seed } from "#sandbox/seed/index.ts";
import { expect, MESSAGES, origin } from "./test.ts";

/** The back-office users of a site of the demo data. */
const staffOf = (host: string) =>
  (seed.perSite?.[host]?.users ?? seed.users).filter(({ isBackofficeUser }) => isBackofficeUser);

/** @param number which of the back-office users of a site, from 0 */
export function staffAt(host: string, number: number) {
  const staff = staffOf(host)[number];
  if (!staff) throw new Error("the seed names no such staff");
  return staff;
}

/** Everybody who logs in here has been here before: the first hints have their own test. */
const skipHints = (page: Page) => page.evaluate(() => localStorage.setItem("edit-hints", "seen"));

/**
 * Logs a browser in as a back-office user, with the request that the login page sends: for tests of later steps, which
 * open their own page. The page that is open then does not belong to the shop.
 * @param number which of them, from 0
 */
export async function becomeStaff(page: Page, base: string = origin(), number = 0): Promise<void> {
  const staff = staffAt(new URL(base).hostname, number);
  // The smallest answer of the site: what is sent from it has the site's origin and cookies.
  await page.goto(`${new URL(base).origin}/api/health`);
  await skipHints(page);
  const status = await page.evaluate(
    async (body) =>
      (
        await fetch("/api/session/login", {
          method: "POST",
          headers: { "content-type": "application/json", "x-requested-with": "baseline" },
          body,
        })
      ).status,
    JSON.stringify({ username: staff.email, password: staff.password, admin: true }),
  );
  expect(status).toBe(200);
}

/** The language that bar and dialogs of the editor speak from the next page on, as chosen in the admin area. */
export const chooseStaffLanguage = (
  page: Page,
  language: string,
  base: string = origin(),
): Promise<void> =>
  page
    .context()
    .addCookies([{ name: "adminLanguage", value: language, url: new URL(base).origin }]);

/** @param number which of them, from 0 */
export const staffPassword = (host: string, number: number): string =>
  staffOf(host)[number]?.password ?? "";

/**
 * Logs a back-office user in through the page, as staff do.
 * @param login the address of the login, including where it returns to
 */
export async function staffLogin(
  page: Page,
  base: string = origin(),
  login = `${base}/adminLogin`,
): Promise<void> {
  const staff = staffAt(new URL(login).hostname, 0);
  await page.goto(login);
  await skipHints(page);
  await page.getByLabel("E-mail", { exact: true }).fill(staff.email);
  await page.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).not.toHaveURL(/adminLogin/);
}

/** Opens a tool of the edit bar by keyboard, including one that does not fit in the bar. */
export async function openTool(
  page: Page,
  name: string | RegExp,
  more: string = MESSAGES.en.edit.more,
): Promise<void> {
  const tool = page.getByRole("button", { name, exact: true });
  await expect(page.locator(".edit-bar[data-measured]")).toBeVisible();
  if (!(await tool.isVisible()))
    await page.getByRole("button", { name: more, exact: true }).press("Enter");
  await tool.press("Enter");
}

/** Presses the button that appears on a picture or link while the pointer rests on it. */
export async function openPlace(page: Page, place: string, kind: string): Promise<void> {
  const tool = page.getByRole("button", { name: new RegExp(`^${kind}: `) });
  // A pointer from before the editor was loaded has to move once more, as a real one does.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.locator(place).first().hover({ timeout: 10_000 });
    await expect(tool).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await tool.click();
}
