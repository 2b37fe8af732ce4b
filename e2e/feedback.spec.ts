import type { Page } from "@playwright/test";
import { axeOf } from "./support/axe.ts";
import { HOSTS } from "./support/stack.ts";
import { expect, MESSAGES, origin, sandbox, test } from "./support/test.ts";

const PASSWORD = "baseline-test-1";
const newEmail = () => `e2e-${crypto.randomUUID()}@example.com`;

/** Creates a customer for one test, not logged in. */
async function register(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(`${origin()}/api/v1/user/web/register`, {
    headers: { "x-requested-with": "baseline", origin: origin(), language: "en" },
    data: {
      email,
      username: email,
      password: PASSWORD,
      details: { firstName: "Rea", lastName: "Reviewer" },
      ...(await sandbox.solvedCaptcha()),
    },
  });
  expect(answer.status()).toBe(200);
}

/** Calls in the sandbox's log that contain a text. */
const callsWith = async (path: string, text: string) =>
  (await sandbox.log()).filter(
    (entry) => entry.path.includes(path) && JSON.stringify(entry.body).includes(text),
  );

const clean = async (page: Page, part: string) =>
  expect((await axeOf(page).include(part).analyze()).violations).toEqual([]);

test("a review asks for stars, then for a login, is sent once and appears on the page", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 403/);
  const { review, login } = MESSAGES.en;
  const email = newEmail();
  const said = `Plays well ${crypto.randomUUID()}`;
  await register(page, email);
  // Used by this test only: a review makes a page heavier, and other pages are weighed.
  await page.goto(`${origin()}/product/corvo-touch-97`);
  const board = page.getByRole("region", { name: review.product, exact: true });
  const messages = board.getByRole("textbox", { name: review.body, exact: true });
  const send = board.getByRole("button", { name: review.send, exact: true });
  await board.getByRole("button", { name: review.write.product, exact: true }).click();
  await messages.fill(said);
  await send.click();
  const stars = board.getByRole("radiogroup", { name: review.rating, exact: true });
  await expect(stars).toHaveAccessibleDescription(new RegExp(review.fault.ratingRequired));
  await clean(page, "section[aria-labelledby=reviews]");
  await stars.getByRole("radio", { name: "4 stars" }).check();
  await page.reload();
  await expect(messages).toHaveValue(said);
  await send.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(login.email, { exact: true }).fill(email);
  await dialog.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(board.getByText(review.sent)).toBeVisible();
  await expect(board.getByRole("listitem").filter({ hasText: said })).toBeVisible();
  await stars.getByRole("radio", { name: "1 star", exact: true }).check();
  await send.click();
  await expect(board.getByText(review.fault.onePerUser)).toBeVisible();
  await page.reload();
  await expect(board.getByRole("listitem").filter({ hasText: said })).toBeVisible();
});

test("a contact form keeps the input, shows errors, and is stored", async ({ page }) => {
  const { forms } = MESSAGES.en;
  const email = newEmail();
  // With an external sandbox, the shop requests the real script.
  await page.route(/google\.com\/recaptcha/, async (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: await (await fetch(`http://localhost:${sandbox.port}/_sandbox/captcha.js`)).text(),
    }),
  );
  await page.goto(`${origin()}/contact-us`);
  await page.getByLabel("Your name", { exact: true }).fill("Ana Horvat");
  await page.getByLabel("E-mail", { exact: true }).first().fill("nobody");
  await page.getByLabel("What is it about?", { exact: true }).selectOption("The shop");
  await page.getByLabel("Your message", { exact: true }).fill("Is the clay dry?");
  const send = page.getByRole("button", { name: forms.send, exact: true });
  await send.click();
  const field = page.getByRole("textbox", { name: "E-mail", exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(forms.error.email));
  await clean(page, "main form");
  await page.reload();
  await expect(page.getByLabel("Your name", { exact: true })).toHaveValue("Ana Horvat");
  await expect(page.getByLabel("Your message", { exact: true })).toHaveValue("Is the clay dry?");
  await field.fill(email);
  await page.getByRole("checkbox").check();
  await send.click();
  await expect(page.getByText("The front desk answers within a day.")).toBeVisible();
  expect(await callsWith("form/storeData", email)).toHaveLength(1);
  await expect.poll(async () => (await callsWith("consent/log/create", email)).length).toBe(1);
});

test("the newsletter requires its consent, in Croatian", async ({ page }) => {
  const { forms } = MESSAGES.hr;
  const email = newEmail();
  await page.goto(`${origin(HOSTS.hr)}/`);
  const form = page.locator("form").filter({ hasText: forms.subscribe });
  await form.getByRole("textbox", { name: forms.email, exact: true }).fill(email);
  await form.getByRole("button", { name: forms.subscribe, exact: true }).click();
  const box = form.getByRole("checkbox");
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(new RegExp(forms.consentRequired));
  await box.check();
  await form.getByRole("button", { name: forms.subscribe, exact: true }).click();
  await expect(page.getByText(forms.subscribed)).toBeVisible();
  expect(await callsWith("newsletter/subscribe", email)).toHaveLength(1);
  await expect.poll(async () => (await callsWith("consent/log/create", email)).length).toBe(1);
});

test("nothing typed or pressed before a form's hydration is lost", async ({ page }) => {
  const { forms } = MESSAGES.en;
  const email = newEmail();
  const late: (() => void)[] = [];
  let isOpen = false;
  await page.goto(`${origin()}/`);
  await page.route(/_next\/static\/chunks/, async (route) => {
    if (!isOpen) await new Promise<void>((resolve) => late.push(resolve));
    await route.continue();
  });
  const field = page.getByRole("textbox", { name: forms.email, exact: true });
  await field.fill(email);
  await page.getByRole("checkbox", { name: /newsletter|news/i }).check();
  await page.getByRole("button", { name: forms.subscribe, exact: true }).click();
  expect(late.length).toBeGreaterThan(0);
  expect(await callsWith("newsletter", email)).toEqual([]);
  isOpen = true;
  for (const go of late) go();
  await expect(page.getByText(forms.subscribed)).toBeVisible();
  await page.getByRole("button", { name: forms.anotherAddress, exact: true }).click();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  expect(await callsWith("newsletter", email)).toHaveLength(1);
});
