import { axeOf } from "#e2e/support/axe.ts";
import { confirmReviews } from "#e2e/support/review.ts";
import { HOSTS, mainOf, sendRequest } from "#e2e/support/stack.ts";
import { becomeStaff, chooseStaffLanguage, openTool } from "#e2e/support/staff.ts";
import { BASE_ADDRESS, servePicture, stagePage } from "#e2e/support/staged-page.ts";
import { expect, MESSAGES, origin, PORT, sandbox, test } from "#e2e/support/test.ts";

const words = MESSAGES.en.edit;
/** A page that no other test looks at. */
const PAGE = "/coaching";
/** Another page: a banner and a text of masters, which other pages show too, next to its own texts. */
const SHARED_PAGE = "/guide-to-the-winter-hall";
const BANNER = 41_202;
const writesSince = async (newest: number) =>
  (await sandbox.since(newest)).filter(
    ({ method, path }) => method !== "GET" && /element\/(update|create)/.test(path),
  );

test("a section is inserted, written, moved by keyboard and published; a deletion is undone", async ({
  page,
  browser,
}) => {
  await becomeStaff(page);
  await confirmReviews(page);
  const other = await sendRequest(PORT, "/", { host: HOSTS.hr });
  await page.goto(`${origin()}${PAGE}?editPage=true`);
  const boxes = page.locator("main [data-edit-section]");
  const ids = () =>
    boxes.evaluateAll((list) => list.map((box) => box.getAttribute("data-edit-section")));
  await expect(page.locator("[data-section-handle]").first()).toBeAttached();
  // Browsers give a popover its own colour, which would be unreadable on the bar.
  const ink = await page
    .getByRole("toolbar", { name: words.bar })
    .evaluate((bar) => getComputedStyle(bar).color);
  await expect(page.getByRole("button", { name: words.exit })).toHaveCSS("color", ink);
  const before = await ids();
  const newest = await sandbox.newest();

  // The keyboard goes from the section into its tools, and to the gallery.
  await page.locator("main [data-section-handle]").first().focus();
  await page.keyboard.press("Enter");
  const tools = page.locator("[data-tools]");
  await expect(tools.getByRole("button").first()).toBeFocused();
  await tools.getByRole("button", { name: `${words.sections.insertAfter}:` }).press("Enter");
  const gallery = page.getByRole("dialog", { name: words.sections.insert });
  await expect(gallery).toBeVisible();
  const found = await axeOf(page).include("dialog[open]").analyze();
  expect(found.violations).toEqual([]);
  await gallery.getByRole("button", { name: words.names.text, exact: true }).click();
  const made = page.locator('main [data-edit-section="-1"]');
  await expect(made.locator("[data-section-handle]")).toBeFocused();
  expect(await ids()).toEqual([before[0], "-1", ...before.slice(1)]);
  const unsaved = page.locator(".edit-status");
  await expect(unsaved).toContainText("1 unsaved change");

  const title = `Written here ${Date.now()}`;
  await made.locator('[data-edit$=":meta.title"]').click();
  await page.keyboard.type(title);
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(ids).toEqual(["-1", ...before]);
  await expect(made.locator('[data-edit$=":meta.title"]')).toHaveText(title);
  // The section and its title: its position isn't a separate change.
  await expect(unsaved).toContainText("2 unsaved changes");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(
    page.getByRole("status").filter({ hasText: "2 changes published" }).first(),
  ).toBeVisible();

  // An editor who was typing continues in the section under its new id.
  await expect(
    page
      .locator("main [data-edit-section]", { hasText: title })
      .locator('[data-edit$=":meta.title"]'),
  ).toBeFocused();

  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`${origin()}${PAGE}`);
  await expect(shopper.locator("main").getByRole("heading", { name: title })).toBeVisible();
  expect(mainOf(await sendRequest(PORT, "/", { host: HOSTS.hr }))).toBe(mainOf(other));
  // Of the others, nothing but the number of their place may have been written.
  const sent = await writesSince(newest);
  // Other tests make sections of their own pages at the same time.
  const isMade = ({ path, body }: (typeof sent)[number]) =>
    path.includes("element/create") &&
    JSON.stringify(body).includes(`page-section:${PAGE.slice(1)}`);
  expect(sent.filter(isMade)).toHaveLength(1);
  const isOfPage = ({ path }: { path: string }) => before.includes(path.split("/").at(-1) ?? "");
  for (const { body } of sent.filter(isOfPage))
    expect(Object.keys(body as object)).toEqual(["options"]);

  const first = page.locator("main [data-edit-section]", { hasText: title });
  await expect(first).toHaveCount(1);
  await first.locator("[data-section-handle]").focus();
  await page.keyboard.press("Enter");
  // The tools take the focus with the next frame.
  await expect(page.getByRole("button", { name: `${words.sections.up}: ` }).first()).toBeFocused();
  await page.getByRole("button", { name: `${words.sections.remove}: ` }).press("Enter");
  await expect(first).toHaveCount(0);
  await page.getByRole("button", { name: new RegExp(`^${words.undo}`) }).click();
  await expect(first.locator("[data-section-handle]")).toBeFocused();
  await page.getByRole("button", { name: words.redo }).click();
  await page.keyboard.press("ControlOrMeta+s");
  await expect.poll(ids).toEqual(before);
  await expect(page.locator(".edit-status")).toContainText("No unsaved changes");
});

test("the outline of the page works at 390 px, right to left, and nothing of it takes room", async ({
  page,
}) => {
  const words = MESSAGES.ar.edit;
  await page.setViewportSize({ width: 390, height: 780 });
  await becomeStaff(page);
  await chooseStaffLanguage(page, "ar");
  await confirmReviews(page);
  await page.goto(`${origin()}${PAGE}?editPage=true`);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  // On phones the tools are behind one button of the bar.
  await expect(page.getByRole("button", { name: words.exit })).toHaveCount(0);
  await page.getByRole("button", { name: words.more, exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: words.exit })).toBeVisible();
  const menu = await axeOf(page).include(".edit-shell").analyze();
  expect(menu.violations).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: words.more, exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: words.sections.title, exact: true }).click();
  const outline = page.getByRole("dialog", { name: words.sections.title });
  await expect(outline.locator("[data-row]").first()).toBeVisible();
  const found = await axeOf(page).include("dialog[open]").analyze();
  expect(found.violations).toEqual([]);
  expect(await outline.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);

  const second = outline.locator("[data-row]").nth(1);
  const id = await second.getAttribute("data-row");
  await second.getByRole("button", { name: `${words.sections.hide}:` }).click();
  await expect(second).toContainText(words.sections.visible.never);
  await second.getByRole("button", { name: `${words.sections.up}:` }).click();
  await expect(outline.locator("[data-row]").first()).toHaveAttribute("data-row", id ?? "");
  await outline.getByRole("button", { name: words.sections.close, exact: true }).click();
  const hidden = page.locator(`main [data-edit-section="${id}"]`);
  await hidden.getByRole("button", { name: words.sections.show, exact: true }).click();
  await expect(hidden.getByRole("button", { name: words.sections.show, exact: true })).toHaveCount(
    0,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
});

test("a section is dragged by mouse, freed from its master and given it again, and shared texts are asked about", async ({
  page,
  browser,
}) => {
  await becomeStaff(page);
  await confirmReviews(page);
  await page.goto(`${origin()}${SHARED_PAGE}?editPage=true`);
  const banner = page.locator(`main [data-edit-section="${BANNER}"]`);
  await expect(banner.locator("[data-section-handle]")).toBeAttached();
  const ids = () =>
    page
      .locator("main [data-edit-section]")
      .evaluateAll((list) => list.map((box) => box.getAttribute("data-edit-section")));
  const before = await ids();
  const status = page.locator(".edit-status");

  await openTool(page, words.sections.title);
  const outline = page.getByRole("dialog", { name: words.sections.title });
  const rows = outline.locator("[data-row]");
  const pull = async () => {
    const [from, to] = [
      await rows.first().locator(".edit-drag").boundingBox(),
      await rows.last().boundingBox(),
    ];
    if (!from || !to) throw new Error("there are no rows to drag");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + to.height * 0.8, { steps: 5 });
    await expect(rows.last()).toHaveAttribute("data-drop-after", "");
  };
  await pull();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(outline).toBeVisible();
  await expect(rows.first()).toHaveAttribute("data-row", before[0] ?? "");
  await pull();
  await page.mouse.up();
  const dragged = [...before.slice(1), before[0]];
  await expect(rows.last()).toHaveAttribute("data-row", before[0] ?? "");
  await outline.getByRole("button", { name: words.sections.close, exact: true }).click();
  await expect.poll(ids).toEqual(dragged);
  await page.getByRole("button", { name: new RegExp(`^${words.undo}`) }).click();
  await expect.poll(ids).toEqual(before);

  // A follower of a master has no texts of its own, until it is detached.
  const own = banner.locator("[data-edit][contenteditable]");
  const text = await banner.locator(".prose", { hasText: "Ask at the desk" }).innerText();
  await expect(own).toHaveCount(0);
  const master = page.getByRole("dialog").filter({ hasText: words.master.text });
  const openMaster = async () => {
    await banner.locator("[data-section-handle]").focus();
    await page.keyboard.press("Enter");
    await page
      .locator(`[data-tools="${BANNER}"]`)
      .getByRole("button", { name: `${words.sections.master}:` })
      .press("Enter");
  };
  const publish = async () => {
    await expect(status).toContainText("1 unsaved change");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(status).toContainText("No unsaved changes");
  };
  await openMaster();
  await master.getByRole("button", { name: words.master.detach, exact: true }).click();
  await publish();
  await expect(own.filter({ hasText: text })).toBeVisible();
  await openMaster();
  const found = await axeOf(page).include("dialog[open]").analyze();
  expect(found.violations).toEqual([]);
  await master.getByRole("button", { name: "Ask at the desk" }).click();
  await publish();
  await expect(own).toHaveCount(0);
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`${origin()}${SHARED_PAGE}`);
  await expect(shopper.locator("main").getByText(text)).toBeVisible();

  // The first change of what every page shows.
  const copyright = page.locator('footer [data-edit$=":meta.copyright"][contenteditable]');
  await copyright.click();
  const question = page.getByRole("dialog", { name: words.sharedQuestion.title });
  await question.getByRole("button", { name: words.sharedQuestion.cancel }).first().click();
  await expect(question).toBeHidden();
  await expect(copyright).not.toBeFocused();
  await copyright.click();
  await question.getByRole("button", { name: words.sharedQuestion.change }).click();
  await expect(copyright).toBeFocused();
});

test("whoever deletes what they have just published is not asked about their own words", async ({
  page,
  browser,
}) => {
  const { address, ids, handler, backend } = await stagePage(browser, "own-words", [{}]);
  const [id = 0] = ids;
  await servePicture(page);
  await becomeStaff(page, BASE_ADDRESS);
  await page.goto(address);
  const published = page.getByRole("status").filter({ hasText: "1 change published" }).first();
  await page.locator(`[data-edit="${id}:meta.title"][contenteditable]`).fill("Written here");
  await page.getByRole("button", { name: words.publish }).click();
  await expect(published).toBeVisible();
  expect((await backend.read(id)).meta?.title).toBe("Written here");

  await page.locator(`[data-section-handle="${id}"]`).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `${words.sections.remove}: ` }).press("Enter");
  await page.keyboard.press("ControlOrMeta+s");
  const review = page.getByRole("dialog", { name: words.review.title, exact: true });
  await review.getByRole("button", { name: /^Publish \d+ change/ }).click();
  await expect.poll(() => backend.readAll(handler)).toEqual([]);
});
