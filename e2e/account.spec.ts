import type { Page } from "@playwright/test";
import { axeOf } from "./support/axe.ts";
import { HOSTS } from "./support/stack.ts";
import { expect, MESSAGES, origin, sandbox, test } from "./support/test.ts";

const PASSWORD = "baseline-test-1";
const newEmail = () => `e2e-${crypto.randomUUID()}@example.com`;
const { auth, checkout, profile, wishlist } = MESSAGES.en;

/** Registers a new customer through the gateway, as the register form does. */
async function register(page: Page, base = origin(), language = "en"): Promise<string> {
  const email = newEmail();
  const answer = await page.request.post(`${base}/api/v1/user/web/register`, {
    data: {
      email,
      username: email,
      password: PASSWORD,
      details: { firstName: "Ana", lastName: "Horvat" },
      ...(await sandbox.solvedCaptcha()),
    },
    headers: { origin: base, "x-requested-with": "baseline", language },
  });
  expect(answer.status()).toBe(200);
  return email;
}

async function logIn(scope: ReturnType<Page["locator"]>, email: string): Promise<void> {
  await scope.getByLabel(MESSAGES.en.login.email, { exact: true }).fill(email);
  await scope.getByLabel(MESSAGES.en.login.password, { exact: true }).fill(PASSWORD);
  await scope.getByRole("button", { name: MESSAGES.en.login.submit, exact: true }).click();
}

/** Opens the profile of a new customer. */
async function openProfile(page: Page): Promise<string> {
  const email = await register(page);
  await page.goto(`${origin()}/profile`);
  await logIn(page.locator("#login"), email);
  await expect(page.getByText(profile.hello.replace("{name}", "Ana"))).toBeVisible();
  return email;
}

test("a customer changes name and addresses; the page is accessible in light and dark", async ({
  page,
}) => {
  await openProfile(page);
  const to = (name: string) =>
    page
      .getByRole("navigation", { name: profile.title })
      .getByRole("link", { name, exact: true })
      .click();
  await to(profile.details.title);
  const details = page.getByRole("region", { name: profile.details.title });
  const firstName = details.getByLabel(auth.field.firstName);
  await firstName.fill("");
  await details.getByRole("button", { name: profile.details.save, exact: true }).click();
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAccessibleDescription(MESSAGES.en.errors.missing.firstName);
  await firstName.fill("Eva");
  await details.getByRole("button", { name: profile.details.save, exact: true }).click();
  await expect(page.getByText(profile.hello.replace("{name}", "Eva"))).toBeVisible();

  await to(profile.addresses.title);
  const addresses = page.getByRole("region", { name: profile.addresses.title });
  await addresses.getByRole("button", { name: profile.addresses.add }).click();
  const dialog = page.getByRole("dialog", { name: profile.addresses.newTitle });
  const texts = {
    firstName: "Eva",
    lastName: "Horvat",
    contactEmail: "eva@example.com",
    contactPhone: "+385 1 111",
    street: "Ilica",
    houseNumber: "1",
    zipCode: "10000",
    city: "Zagreb",
  } as const;
  for (const [name, text] of Object.entries(texts))
    await dialog.getByLabel(checkout.field[name as keyof typeof texts]).fill(text);
  await dialog.getByLabel(checkout.field.country).selectOption({ label: "Croatia" });
  await dialog.getByRole("button", { name: profile.addresses.save }).click();
  await expect(addresses.getByText("Ilica 1")).toBeVisible();
  await addresses.getByRole("button", { name: "Change Ilica 1", exact: true }).click();
  const change = page.getByRole("dialog", { name: profile.addresses.changeTitle });
  await change.getByLabel(checkout.field.houseNumber).fill("2b");
  await change.getByRole("button", { name: profile.addresses.save }).click();
  await expect(addresses.getByText("Ilica 2b")).toBeVisible();
  await expect(addresses.getByRole("listitem")).toHaveCount(1);

  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }

  // A customer's header has one more link: it must fit the narrowest phone, and is hidden in print.
  await page.setViewportSize({ width: 320, height: 640 });
  const header = page.getByRole("banner");
  const boxes = await Promise.all(
    [header.getByRole("img").first(), header.getByRole("searchbox")].map((part) =>
      part.boundingBox(),
    ),
  );
  const [logo, search] = boxes;
  expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
  await page.emulateMedia({ media: "print" });
  await expect(header).toBeHidden();
});

test("a guest's wish list is on the device, goes into the account at the login and is shown in every tab until the logout", async ({
  page,
  context,
}) => {
  const email = await register(page);
  await page.goto(`${origin()}/product/match-balls-can-of-four`);
  const add = page.getByRole("main").getByRole("button", { name: wishlist.add, exact: true });
  await add.first().click();
  const heart = page.getByRole("banner").locator("[data-wishes]");
  await expect(heart).toBeVisible();
  await page.goto(`${origin()}/profile/wishlist`);
  const list = page.getByRole("region", { name: wishlist.title, exact: true });
  await expect(list.getByRole("article")).toHaveCount(1);
  await expect(page.getByText(wishlist.onDevice)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: wishlist.logIn }).click();
  await logIn(page.getByRole("main"), email);
  await expect(page.getByText(wishlist.onDevice)).toHaveCount(0);
  await expect(list.getByRole("article")).toHaveCount(1);
  await page.goto(`${origin()}/product/match-balls-can-of-four`);
  const remove = page.getByRole("main").getByRole("button", { name: wishlist.remove, exact: true });
  await expect(remove.first()).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${origin()}/profile#wishlist`);
  const wishes = other.getByRole("region", { name: wishlist.title, exact: true });
  await expect(wishes.getByRole("article")).toHaveCount(1);
  await remove.first().click();
  await expect(wishes.getByText(wishlist.empty)).toBeVisible();
  await add.first().click();
  await expect(wishes.getByRole("article")).toHaveCount(1);
  await other.getByRole("main").getByRole("button", { name: auth.logOut, exact: true }).click();
  await expect(remove).toHaveCount(0);
  await expect(add.first()).toBeVisible();
});

test("the profile of a visitor shows login and registration, also in Croatian", async ({
  page,
}) => {
  const { hr } = MESSAGES;
  await page.goto(`${origin(HOSTS.hr)}/profile`);
  await expect(page.getByRole("heading", { name: hr.profile.title })).toBeVisible();
  await expect(page.getByRole("button", { name: hr.login.submit, exact: true })).toBeVisible();
  await expect(
    page.getByRole("button", { name: hr.auth.register.submit, exact: true }),
  ).toBeVisible();
});
