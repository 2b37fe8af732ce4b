import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { axeOf } from "./support/axe.ts";
import { HOSTS, sendRequest } from "./support/stack.ts";
import { becomeStaff } from "./support/staff.ts";
import { expect, MESSAGES, origin, PORT, test } from "./support/test.ts";

const { admin, edit } = MESSAGES.en;

const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await axeOf(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
};

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test("staff see and renew the cached pages of their own site, on desktop and phone", async ({
  page,
}) => {
  await sendRequest(PORT, "/about-the-club", { host: HOSTS.en });
  await sendRequest(PORT, "/kosarica", { host: HOSTS.hr });
  await becomeStaff(page);
  await page.goto(`${origin()}/admin/cache`);
  await expect(page).toHaveTitle(new RegExp(`^${admin.caches.title} \\|`));
  const pages = page.getByRole("region", { name: admin.caches.pages.title, exact: true });
  await pages.getByRole("searchbox").fill("about-the-club");
  await pages.getByRole("searchbox").press("Enter");
  await expect(pages.getByRole("status")).toHaveText("1 of 1 shown");
  await page.getByRole("button", { name: "Renew /about-the-club" }).press("Enter");
  await expect(page.getByText("1 page renewed, 0 failed")).toBeVisible();
  await expect(pages.getByText(admin.caches.pages.state.fresh)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await pages.getByRole("searchbox").fill("kosarica");
  await pages.getByRole("searchbox").press("Enter");
  await expect(pages.getByText(admin.caches.pages.noMatch)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await pages.getByRole("button", { name: admin.caches.pages.all }).click();
  await expect(pages.getByRole("link", { name: "/about-the-club" })).toBeVisible();
  expect(await widthOf(page)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`${origin()}/admin/domains`);
  const other = page.getByRole("radio", { name: HOSTS.hr });
  await other.press("Space");
  await expect(page.getByRole("link", { name: `Open ${HOSTS.hr}` })).toBeVisible();
  expect(await widthOf(page)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin()}/?editPage=true`);
  await page.getByRole("button", { name: edit.admin.site, exact: true }).click();
  await page.getByRole("button", { name: edit.admin.caches, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: edit.admin.caches });
  await expect(dialog.getByRole("link", { name: "/about-the-club" })).toBeVisible();
  const { violations } = await axeOf(page).include("dialog[open]").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

/** Texts of development-only code, and the file that contains each. */
const MARKERS = [
  ["get-latest-tag", "lib/shop/api/calls/cli.ts"],
  ["get-latest-release", "lib/shop/api/calls/cli.ts"],
  ["dev/set-domain", "lib/staff/dev/choose-domain.ts"],
  ["dev/releases", "components/staff/dev/releases-view.tsx"],
  ["data-dev-badge", "components/staff/dev/dev-helpers.tsx"],
  ["rev-parse", "lib/staff/dev/own-version.ts"],
  ["chosenDomain", "lib/staff/dev/dev-route.ts"],
  ["No message for the validation rule", "lib/gateway/validation/message-values.ts"],
] as const;

test("what was built has nothing of development, and guests get nothing of the admin area", async () => {
  const root = join(import.meta.dirname, "..");
  const built = ["server", "static"].flatMap((folder) =>
    readdirSync(join(root, ".next", folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.m?js$/.test(file))
      .map((file) => join(root, ".next", folder, file)),
  );
  expect(built.length).toBeGreaterThan(50);
  const texts = built.map((file) => ({ file, text: readFileSync(file, "utf8") }));
  for (const [marker, source] of MARKERS) {
    expect(readFileSync(join(root, source), "utf8"), source).toContain(marker);
    expect(texts.filter(({ text }) => text.includes(marker)).map(({ file }) => file)).toEqual([]);
  }
  for (const path of ["/api/dev/get-domain", "/api/dev/version", "/api/dev/releases"])
    expect((await sendRequest(PORT, path, { host: HOSTS.en })).status, path).toBe(404);
  for (const path of ["/admin/cache", "/admin/domains"]) {
    const answer = await sendRequest(PORT, path, { host: HOSTS.en });
    expect([answer.status, answer.headers.location], path).toEqual([
      307,
      `/adminLogin?redirect=${encodeURIComponent(path)}`,
    ]);
  }
});
