import AxeBuilder from "@axe-core/playwright";
import { seed } from "#sandbox/seed/index.ts";
import { HOSTS } from "./support/stack.ts";
import { staffLogin } from "./support/staff.ts";
import { expect, MESSAGES, origin, test } from "./support/test.ts";

const PAGES = ["", "/consent", "/consent/new", "/templates", "/activity"];
const LOOKS = [
  { viewport: { width: 390, height: 844 }, colorScheme: "light" },
  { viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
] as const;

test("every admin page is axe-clean, does not scroll sideways, and is staff's alone", async ({
  page,
  request,
}) => {
  for (const path of PAGES) {
    const answer = await request.get(`${origin()}/admin${path}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], path).toEqual([
      307,
      expect.stringContaining("/adminLogin"),
    ]);
  }
  await staffLogin(page);
  for (const { viewport, colorScheme } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const path of PAGES) {
      await page.goto(`${origin()}/admin${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      // Axe waits for ever for a frame that may run no script.
      if (path === "/templates")
        await page.getByText(MESSAGES.en.admin.templates.views.text, { exact: true }).click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html.slice(0, 200)}`),
      ).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} scrolls sideways at ${viewport.width}`).toBe(0);
    }
  }
});

test("the interface speaks the chosen language, and a phone has the navigation in a drawer", async ({
  page,
}) => {
  await staffLogin(page);
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

test("a consent is made, shoppers see it, and activity lists it", async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/428/);
  const words = `Send me news, but rarely (${Date.now()}).`;
  await staffLogin(page);
  await page.goto(`${origin()}/admin/consent?form=registerForm`);
  await page.getByRole("link", { name: MESSAGES.en.admin.consents.new }).click();
  const field = page.getByRole("textbox", { name: "English" });
  await field.fill(`<b>${words}</b>`);
  await expect(page.getByRole("checkbox", { name: words })).toBeVisible();
  // Without the mark of a recent login the password is asked for.
  await page.context().clearCookies({ name: "staffLogin" });
  await page.getByRole("button", { name: MESSAGES.en.admin.consents.save }).click();
  const dialog = page.getByRole("dialog", { name: MESSAGES.en.admin.frame.confirm.title });
  const staff = seed.users.find(({ isBackofficeUser }) => isBackofficeUser);
  await dialog.getByLabel("Password", { exact: true }).fill(staff?.password ?? "");
  await dialog.getByRole("button", { name: MESSAGES.en.admin.frame.confirm.submit }).click();
  await expect(page).toHaveURL(/admin\/consent\?form=registerForm$/);
  await page.goto(`${origin()}/admin/activity`);
  await expect(page.getByRole("cell", { name: "consent.save" }).first()).toBeVisible();
  const shopper = await browser.newPage();
  await shopper.goto(`${origin()}/register`);
  await expect(shopper.getByText(words)).toBeVisible();
  await shopper.close();
});
