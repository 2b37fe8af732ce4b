import type { Page } from "@playwright/test";
import { seed } from "#sandbox/seed/index.ts";
import { expect, MESSAGES, origin } from "./test.ts";

/** The back-office users of a site of the demo data. */
const staffOf = (host: string) =>
  (seed.perSite?.[host]?.users ?? seed.users).filter(({ isBackofficeUser }) => isBackofficeUser);

/** @param number which of them, from 0 */
export const staffPassword = (host: string, number: number): string =>
  staffOf(host)[number]?.password ?? "";

/**
 * Logs a back-office user in through the page, as staff do.
 * @param login the login's address, where it leads back
 * @param number which of them, from 0
 */
export async function staffLogin(
  page: Page,
  base: string = origin(),
  login = `${base}/adminLogin`,
  number = 0,
): Promise<void> {
  const staff = staffOf(new URL(login).hostname)[number];
  if (!staff) throw new Error("the seed names no such staff");
  await page.goto(login);
  // Whoever logs in here has been here before: the hints of the first visit have a test of their own.
  await page.evaluate(() => localStorage.setItem("edit-hints", "seen"));
  await page.getByLabel("E-mail", { exact: true }).fill(staff.email);
  await page.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).not.toHaveURL(/adminLogin/);
}

/** Opens a tool of the edit bar by keyboard, also one that the bar has no room for. */
export async function openTool(page: Page, name: string | RegExp): Promise<void> {
  const tool = page.getByRole("button", { name, exact: true });
  await expect(page.locator(".edit-bar[data-measured]")).toBeVisible();
  if (!(await tool.isVisible()))
    await page.getByRole("button", { name: MESSAGES.en.edit.more, exact: true }).press("Enter");
  await tool.press("Enter");
}

/** Presses the button that appears on a picture or link while the pointer rests on it. */
export async function openPlace(page: Page, place: string, kind: string): Promise<void> {
  await page.locator(place).first().hover();
  await page.getByRole("button", { name: new RegExp(`^${kind}: `) }).click();
}
