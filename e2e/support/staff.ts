import type { Page } from "@playwright/test";
import { seed } from "#sandbox/seed/index.ts";
import { expect, origin } from "./test.ts";

/** Logs a back-office user in through the page, as staff do. @param login the login's address, where it leads back */
export async function staffLogin(
  page: Page,
  base: string = origin(),
  login = `${base}/adminLogin`,
): Promise<void> {
  const staff = seed.users.find(({ isBackofficeUser }) => isBackofficeUser);
  if (!staff) throw new Error("the seed names no staff");
  await page.goto(login);
  await page.getByLabel("E-mail", { exact: true }).fill(staff.email);
  await page.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).not.toHaveURL(/adminLogin/);
}
