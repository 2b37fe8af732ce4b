import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff, openPlace } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";

const { links, media, pictures, pressAgain, slots, publish } = MESSAGES.en.edit;

test("a button's target is found by its title, a picture is replaced from the library, and shoppers see both", async ({
  page,
  browser,
}) => {
  await becomeStaff(page);
  await page.goto(`${origin()}/?editPage=true`);
  const button = page.locator('a[data-edit$=":linkMeta.cta"]').first();
  const old = await button.getAttribute("href");
  const tool = page.getByRole("button", { name: new RegExp(`^${slots.link}: `) });
  // A pointer that rests since before the editor was there opens nothing; a hand moves.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await button.hover();
    await expect(tool).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // Beside its words, which are a field.
  await button.click({ position: { x: 10, y: 26 } });
  await expect(button).toBeFocused();
  await expect(page.locator(".edit-status")).toContainText(pressAgain);
  await expect(page).toHaveURL(`${origin()}/?editPage=true`);
  await tool.click();
  const dialog = page.getByRole("dialog").filter({ has: page.getByText(links.leadsTo) });
  await dialog.getByLabel(links.site).check();
  await dialog.getByLabel(links.type).selectOption("product");
  const found = dialog.getByRole("listbox").getByRole("option").first();
  await expect(found).toContainText(links.types.product);
  const title = (await found.locator("bdi").first().innerText()).trim();
  await found.click();
  await dialog.getByRole("button", { name: links.apply }).click();
  await expect(button).toHaveAttribute("href", /\/product\//);
  const href = (await button.getAttribute("href")) ?? "";
  expect(href).not.toBe(old);

  // By keyboard alone: Tab goes from the picture to its button.
  const picture = page.locator('img[data-edit$=":meta.image"][data-edit-keyed]').first();
  const address = await picture.getAttribute("data-edit");
  const before = await picture.getAttribute("src");
  await picture.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: new RegExp(`^${slots.media}: `) })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: pictures.replace }).click();
  const library = page.getByRole("dialog", { name: media.choose });
  await library.getByRole("listbox").getByRole("option").nth(1).click();
  await library.getByRole("button", { name: media.use, exact: true }).click();
  await page.getByLabel(pictures.description).fill("Seen from the stand");
  await page.getByLabel(pictures.x).fill("20");
  await page.getByRole("button", { name: pictures.apply }).click();
  const replaced = page.locator(`img[data-edit="${address}"]`).first();
  await expect(replaced).not.toHaveAttribute("src", before ?? "");
  await expect(replaced).toHaveAttribute("alt", "Seen from the stand");
  await expect(replaced).toHaveCSS("object-position", "20% 50%");

  await page.getByRole("button", { name: publish }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "2 changes published" }).first(),
  ).toBeVisible();
  const sent = (await sandbox.log()).filter(
    ({ method, path }) => method === "PATCH" && path.includes("element/update"),
  );
  expect(JSON.stringify(sent.map(({ body }) => body))).toContain(
    JSON.stringify(title).slice(1, -1),
  );

  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`${origin()}/`);
  await expect(shopper.locator(`a[href="${href}"]`).first()).toBeAttached();
  const shown = shopper.getByRole("img", { name: "Seen from the stand" });
  await expect(shown).toHaveCSS("object-position", "20% 50%");
  expect(await shopper.locator("[data-edit], [data-edit-slot]").count()).toBe(0);
});

test("the home page is offered, and shown again, at the address that visitors have of it", async ({
  page,
}) => {
  const base = `${origin(HOSTS.hr)}/en`;
  await becomeStaff(page, base);
  await page.goto(`${base}/membership?editPage=true`);
  const place = 'main a[data-edit$=":linkMeta.cta"]';
  await openPlace(page, place, slots.link);
  const dialog = page.getByRole("dialog").filter({ has: page.getByText(links.leadsTo) });
  await dialog.getByLabel(links.site).check();
  await dialog.getByRole("button", { name: links.other }).click();
  await dialog.getByLabel(links.type).selectOption("page");
  const address = page.getByText("/en", { exact: true });
  await dialog.getByRole("option").filter({ has: address }).click();
  await expect(dialog.locator(".link-target").filter({ has: address })).toBeVisible();
  await dialog.getByRole("button", { name: links.apply }).click();
  await expect(dialog).toBeHidden();
  await openPlace(page, place, slots.link);
  await expect(dialog.locator(".link-target").filter({ has: address })).toBeVisible();
});
