import type { Page } from "@playwright/test";
import { agree } from "#e2e/support/checkout.ts";
import { letterTo, newCustomer, PASSWORD } from "#e2e/support/customers.ts";
import { fillAsManager } from "#e2e/support/extensions.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { expect, MESSAGES, origin } from "#e2e/support/test.ts";
import { at, BALLS, button, inCompany, newEmail } from "./in-company.ts";

const { auth, checkout, filters, forms, login, orders, profile } = MESSAGES.en;
const { review, search, searchPage, wishlist } = MESSAGES.en;

async function keepAccount(page: Page): Promise<void> {
  const email = newEmail();
  await page.goto(at({ name: "register" }));
  const field = (name: keyof typeof auth.field) =>
    page.getByLabel(auth.field[name], { exact: true });
  await field("firstName").fill("Ana");
  await field("lastName").fill("Horvat");
  await field("email").fill(email);
  await fillAsManager(field("password"), PASSWORD);
  await fillAsManager(field("confirmedPassword"), PASSWORD);
  await agree(page);
  await button(page, auth.register.submit).click();
  await expect(page.getByText(auth.register.sentTitle)).toBeVisible();
  await page.goto(await letterTo(email, origin(HOSTS.hr)));
  await expect(page.getByText(auth.verification.confirmed)).toBeVisible();

  const form = page
    .getByRole("main")
    .locator("form")
    .filter({ has: button(page, login.submit) });
  await fillAsManager(form.getByLabel(login.email, { exact: true }), email);
  await fillAsManager(form.getByLabel(login.password, { exact: true }), `${PASSWORD}?`);
  await form.getByRole("button", { name: login.submit, exact: true }).click();
  await expect(page.getByText(login.error.wrong).first()).toBeVisible();
  await fillAsManager(form.getByLabel(login.password, { exact: true }), PASSWORD);
  await form.getByRole("button", { name: login.submit, exact: true }).click();
  const account = page.getByRole("banner").getByRole("link", { name: auth.account, exact: true });
  await expect(account).toBeVisible();

  await page.goto(at({ name: "product", slug: BALLS }));
  // A click is lost if the page is drawn again at that moment (decision 0086).
  const name = new RegExp(`^(?:${wishlist.add}|${wishlist.remove})$`);
  // Of this product: once it is on the list, the first one that can be added is another's.
  const heart = page.getByRole("button", { name }).first();
  await expect(async () => {
    const open = heart.and(button(page, wishlist.add));
    if (await open.isVisible()) await open.click({ timeout: 2_000 });
    await expect(heart.and(button(page, wishlist.remove))).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.goto(at({ name: "profile", section: "wishlist" }));
  const wishes = page.getByRole("region", { name: wishlist.title, exact: true });
  await expect(wishes.getByRole("article")).toHaveCount(1);
  await wishes.getByRole("button", { name: wishlist.remove }).click();
  await expect(wishes.getByText(wishlist.empty)).toBeVisible();
  await page.goto(at({ name: "profile", section: "orders" }));
  const history = page.getByRole("region", { name: orders.title, exact: true });
  await expect(history.getByText(orders.empty).first()).toBeVisible();
  await page.goto(at({ name: "profile", section: "details" }));
  const details = page.getByRole("region", { name: profile.details.title });
  await details.getByLabel(auth.field.firstName).fill("Eva");
  await details.getByRole("button", { name: profile.details.save, exact: true }).click();
  await expect(page.getByText(profile.hello.replace("{name}", "Eva"))).toBeVisible();
  await page.goto(at({ name: "profile", section: "addresses" }));
  const addresses = page.getByRole("region", { name: profile.addresses.title });
  await addresses.getByRole("button", { name: profile.addresses.add }).click();
  const dialog = page.getByRole("dialog", { name: profile.addresses.newTitle });
  for (const [name, text] of [
    ["firstName", "Eva"],
    ["lastName", "Horvat"],
    ["contactEmail", email],
    ["contactPhone", "+385 1 111"],
    ["street", "Ilica"],
    ["houseNumber", "1"],
    ["zipCode", "10000"],
    ["city", "Zagreb"],
  ] as const)
    await fillAsManager(dialog.getByLabel(checkout.field[name]), text);
  await dialog.getByLabel(checkout.field.country).selectOption({ label: "Croatia" });
  await dialog.getByRole("button", { name: profile.addresses.save }).click();
  await expect(addresses.getByText("Ilica 1")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: auth.logOut, exact: true }).click();
  await expect(page.getByText(auth.loggedOut)).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
}

async function browse(page: Page): Promise<void> {
  await page.goto(at({ name: "shop" }));
  const region = page.getByRole("region", { name: filters.title });
  const found = async () =>
    Number.parseInt((await page.locator("[data-found]").textContent()) ?? "", 10);
  const whole = await found();
  for (const name of ["Brand", "Price"]) {
    const summary = region.locator("summary", { hasText: name }).first();
    const isOpen = await summary.evaluate((node) => node.parentElement?.hasAttribute("open"));
    if (!isOpen) await summary.click();
  }
  const vento = region.getByRole("group", { name: "Brand" }).getByRole("checkbox", {
    name: /^Vento/,
  });
  await vento.check();
  await expect(page).toHaveURL(/\?\w+=\w+$/);
  await expect.poll(found).toBeLessThan(whole);
  const ofBrand = await found();
  await region
    .getByRole("group", { name: "Price" })
    .getByLabel(filters.to, { exact: true })
    .fill("60");
  await expect(page).toHaveURL(/finalPrice/);
  await expect.poll(found).toBeLessThan(ofBrand);
  await page.goBack();
  await expect.poll(found).toBe(ofBrand);
  await page.goBack();
  await expect.poll(found).toBe(whole);
  await expect(vento).not.toBeChecked();
  await page.goForward();
  await expect(vento).toBeChecked();
  await expect.poll(found).toBe(ofBrand);

  const box = page.getByRole("searchbox", { name: search.field, exact: true });
  await box.pressSequentially("racket", { delay: 10 });
  const site = page.getByRole("search", { name: searchPage.site });
  await expect(site.getByRole("option").first()).toBeVisible();
  await box.press("Enter");
  await expect(page).toHaveURL(/search=racket/);
  const results = page.getByRole("tabpanel");
  await expect(results.getByText("“racket”")).toBeVisible();
  await box.fill("backpack");
  await box.press("Enter");
  await expect(results.getByText("“backpack”")).toBeVisible();
  await results.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(box).toHaveValue("backpack");
  await expect(results.getByText("“backpack”")).toBeVisible();
}

async function write(page: Page): Promise<void> {
  const email = newEmail();
  await page.goto(at({ name: "home" }));
  const news = page.locator("form").filter({ hasText: forms.subscribe });
  await news.getByRole("textbox", { name: forms.email, exact: true }).fill(email);
  await news.getByRole("button", { name: forms.subscribe, exact: true }).click();
  await expect(news.getByRole("checkbox")).toHaveAttribute("aria-invalid", "true");
  await news.getByRole("checkbox").check();
  await news.getByRole("button", { name: forms.subscribe, exact: true }).click();
  await expect(page.getByText(forms.subscribed)).toBeVisible();

  // A site whose customers need no confirmation e-mail.
  const customer = await newCustomer();
  const said = `Plays well ${crypto.randomUUID()}`;
  await page.goto(`${origin()}/product/court-line-98`);
  const board = page.getByRole("region", { name: review.product, exact: true });
  await board.getByRole("button", { name: review.write.product, exact: true }).click();
  await board.getByRole("textbox", { name: review.body, exact: true }).fill(said);
  await board.getByRole("button", { name: review.send, exact: true }).click();
  const stars = board.getByRole("radiogroup", { name: review.rating, exact: true });
  await expect(stars).toHaveAccessibleDescription(new RegExp(review.fault.ratingRequired));
  const four = stars.getByRole("radio", { name: "4 stars" });
  // A form that is drawn again at that moment loses a click.
  await expect(async () => {
    await four.check({ force: true, timeout: 2_000 });
  }).toPass();
  await board.getByRole("button", { name: review.send, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await fillAsManager(dialog.getByLabel(login.email, { exact: true }), customer);
  await fillAsManager(dialog.getByLabel(login.password, { exact: true }), PASSWORD);
  await dialog.getByRole("button", { name: login.submit, exact: true }).click();
  await expect(board.getByText(review.sent)).toBeVisible();
  await expect(board.getByRole("listitem").filter({ hasText: said })).toBeVisible();
}

inCompany([
  [2, "a customer registers, keeps an account and leaves it", keepAccount],
  [3, "a visitor filters, searches, and goes back and forward", browse],
  [4, "a visitor subscribes and reviews", write],
]);
