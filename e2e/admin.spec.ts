import { seed } from "#sandbox/seed/index.ts";
import { adminPages, LOOKS } from "./support/admin-pages.ts";
import { axeOf } from "./support/axe.ts";
import { newCustomer, PASSWORD } from "./support/customers.ts";
import { holdScripts } from "./support/held-scripts.ts";
import { HOSTS, sendRequest } from "./support/stack.ts";
import { becomeStaff } from "./support/staff.ts";
import { expect, MESSAGES, origin, PORT, test } from "./support/test.ts";

test("every admin page is staff's alone", async ({ request, page: customer }) => {
  const pages = adminPages();
  for (const path of pages) {
    const answer = await request.get(origin() + path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], path).toEqual([
      307,
      expect.stringContaining("/adminLogin"),
    ]);
  }
  await customer.goto(`${origin()}/login`);
  const { login } = MESSAGES.en;
  const form = customer.getByRole("main");
  await form.getByLabel(login.email, { exact: true }).fill(await newCustomer());
  await form.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: login.submit, exact: true }).click();
  await expect(customer).toHaveURL(`${origin()}/`);
  for (const path of pages) {
    await customer.goto(origin() + path);
    await expect(customer, path).toHaveURL(/\/adminLogin/);
  }
});

test("an address of the admin area that does not exist is said to be so within it, to staff alone", async ({
  page,
  request,
}) => {
  const address = `${origin()}/admin/nothing-here`;
  expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(404);
  await becomeStaff(page);
  await page.goto(address);
  const { missing, nav } = MESSAGES.en.admin;
  await expect(page.getByRole("heading", { level: 1, name: missing.title })).toBeVisible();
  await expect(page.getByRole("navigation", { name: nav }).first()).toBeVisible();
  await page.getByRole("link", { name: missing.overview }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test("the overview leads to what is to be mended, and the palette to any screen", async ({
  page,
}) => {
  await becomeStaff(page);
  const { overview, palette } = MESSAGES.en.admin;
  const slug = `wanted-${Date.now()}`;
  await sendRequest(PORT, `/${slug}`, { host: HOSTS.en });
  await page.goto(`${origin()}/admin`);
  await expect(page.getByText(overview.broken.none)).toBeVisible();
  await page.getByRole("link", { name: slug }).press("Enter");
  const dialog = page.getByRole("dialog", { name: MESSAGES.en.edit.pages.title });
  await expect(dialog.getByLabel(MESSAGES.en.edit.pages.address, { exact: true })).toHaveValue(
    slug,
  );
  await expect(page).toHaveURL(/\?editPage=true$/);

  for (const { viewport } of LOOKS.slice(0, 2)) {
    await page.setViewportSize(viewport);
    await page.goto(`${origin()}/admin`);
    const finder = page.getByRole("dialog", { name: palette.title });
    // A key is heard once React answers.
    await expect(async () => {
      await page.keyboard.press("ControlOrMeta+k");
      await expect(finder).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(finder.getByRole("combobox")).toBeFocused();
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.keyboard.type("activ");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\/activity$/);
  }
});

test("the interface speaks the chosen language, and a phone has the navigation in a drawer", async ({
  page,
}) => {
  await becomeStaff(page);
  await page.setViewportSize(LOOKS[0].viewport);
  await page.goto(`${origin()}/admin/consent`);
  await page.getByRole("button", { name: MESSAGES.en.admin.frame.menu }).click();
  const drawer = page.getByRole("dialog", { name: MESSAGES.en.admin.nav });
  await expect(drawer.getByRole("link", { name: "Consents" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await drawer.getByLabel(MESSAGES.en.admin.frame.language).selectOption("hr");
  await expect(page.locator("html")).toHaveAttribute("lang", "hr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privole");
  const name = seed.sites.find(({ domain }) => domain === HOSTS.en)?.name;
  await expect(page).toHaveTitle(`Privole | ${name}`);
});

test("what is typed, chosen and sent before an admin page answers is done once it does", async ({
  page,
  watch,
}) => {
  watch.allow(/428/);
  const { consents, frame } = MESSAGES.en.admin;
  await becomeStaff(page);
  // Nothing is saved: the password is required first.
  await page.context().clearCookies({ name: "staffLogin" });
  const open = await holdScripts(page);
  await page.goto(`${origin()}/admin/consent/new?form=registerForm`, { waitUntil: "commit" });
  const required = page.getByRole("checkbox", { name: consents.requiredLabel });
  const field = page.getByRole("textbox", { name: "English" });
  const chosen = !(await required.isChecked());
  await required.setChecked(chosen);
  await field.fill("<b>Typed early</b>");
  await page.getByRole("button", { name: consents.save }).click();
  open();
  await expect(page.getByRole("dialog", { name: frame.confirm.title })).toBeVisible();
  await expect(
    page.getByRole("checkbox", { name: "Typed early", includeHidden: true }),
  ).toHaveCount(1);
  await expect(field).toHaveValue("<b>Typed early</b>");
  await expect(required).toBeChecked({ checked: chosen });
});

test("a consent is made, shoppers see it, and activity lists it", async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/428/);
  const words = `Send me news, but rarely (${Date.now()}).`;
  await becomeStaff(page);
  await page.goto(`${origin()}/admin/consent?form=registerForm`);
  await page.getByRole("link", { name: MESSAGES.en.admin.consents.new }).click();
  const field = page.getByRole("textbox", { name: "English" });
  await field.fill(`<b>${words}</b>`);
  await expect(page.getByRole("checkbox", { name: words })).toBeVisible();
  // Without the mark of a recent login the password is required.
  await page.context().clearCookies({ name: "staffLogin" });
  await page.getByRole("button", { name: MESSAGES.en.admin.consents.save }).click();
  const dialog = page.getByRole("dialog", { name: MESSAGES.en.admin.frame.confirm.title });
  const staff = seed.users.find(({ isBackofficeUser }) => isBackofficeUser);
  await dialog.getByLabel("Password", { exact: true }).fill(staff?.password ?? "");
  await dialog.getByRole("button", { name: MESSAGES.en.admin.frame.confirm.submit }).click();
  await expect(page).toHaveURL(/admin\/consent\?form=registerForm&saved=1$/);
  await expect(page.getByText(MESSAGES.en.admin.consents.saved, { exact: true })).toBeVisible();
  await page.goto(`${origin()}/admin/activity`);
  await expect(
    page.getByRole("cell", { name: MESSAGES.en.admin.activity.action.consent.save }).first(),
  ).toBeVisible();
  const shopper = await browser.newPage();
  await shopper.goto(`${origin()}/register`);
  await expect(shopper.getByText(words)).toBeVisible();
  await shopper.close();
});
