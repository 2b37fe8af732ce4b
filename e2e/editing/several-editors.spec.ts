import type { Browser, Locator, Page } from "@playwright/test";
import { write } from "#e2e/support/hands.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff, staffPassword } from "#e2e/support/staff.ts";
import {
  BASE_ADDRESS,
  type StagedPage,
  servePicture,
  stagePage,
} from "#e2e/support/staged-page.ts";
import { expect, MESSAGES, sandbox, test } from "#e2e/support/test.ts";

const words = MESSAGES.en.edit;

/** Opens the page as a member of staff, by default in a new browser. */
async function openAs(number: number, staged: StagedPage, browser: Browser, own?: Page) {
  const page = own ?? (await (await browser.newContext()).newPage());
  await servePicture(page);
  await becomeStaff(page, BASE_ADDRESS, number);
  await page.goto(staged.address);
  await expect(page.locator("main [data-section-handle]").first()).toBeAttached();
  return page;
}

const saved = (page: Page) =>
  expect(page.locator(".edit-status")).toContainText("No unsaved changes");
const save = (page: Page) => page.keyboard.press("ControlOrMeta+s");
const question = (page: Page): Locator => page.getByRole("dialog", { name: words.conflict.title });
const decide = (page: Page, answer: "keepMine" | "takeTheirs" | "decideLater") =>
  question(page).getByRole("button", { name: words.conflict[answer], exact: true }).click();

/** Holds a publish on its way until the gate is opened. */
async function holdPublish(page: Page) {
  const [gate, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route("**/api/edit/publish", async (route) => {
    left.resolve();
    await gate.promise;
    await route.continue();
  });
  const open = async () => {
    gate.resolve();
    await page.unroute("**/api/edit/publish");
  };
  return { left: left.promise, open };
}

test("three editors of one section keep every word, and are asked one after another where they meet", async ({
  page,
  browser,
  watch,
}) => {
  // A link of the cards leads nowhere.
  watch.allow(/404/);
  const staged = await stagePage(browser, "three", [{}]);
  const [id = 0] = staged.ids;
  const title = `="${id}:meta.title"`;
  const card = `="${id}:parts.p11.meta.title"`;
  const other = `="${id}:parts.p12.meta.title"`;
  const text = `="${id}:parts.p11.meta.text"`;
  const held = async () => JSON.stringify(await staged.backend.read(id));
  const first = page;
  await openAs(0, staged, browser, first);
  const second = await openAs(1, staged, browser);
  const third = await openAs(2, staged, browser);
  const all = [first, second, third];

  // Different fields of the same section: everything is kept.
  for (const [at, place] of [title, card, other].entries())
    await write(all[at] ?? first, place, `first round ${at}`);
  for (const one of all) {
    await save(one);
    await saved(one);
  }
  for (const at of [0, 1, 2]) expect(await held()).toContain(`first round ${at}`);
  await expect(third.getByText("their changes were kept too").first()).toBeAttached();

  // The same two fields, and one that only one of them changes.
  for (const [at, one] of all.entries()) {
    await one.reload();
    await write(one, title, `second round title ${at}`);
    await write(one, card, `second round card ${at}`);
  }
  await write(third, text, "only here");
  await save(first);
  await saved(first);
  await save(second);
  await save(third);
  // Their questions come one by one; postponed ones wait, in any order.
  await expect(question(second)).toContainText("second round title 0");
  await expect(question(second)).toContainText("second round title 1");
  await decide(second, "takeTheirs");
  await expect(question(second)).toContainText("second round card 0");
  await decide(second, "keepMine");
  await saved(second);
  expect(await held()).toContain("only here");
  await decide(third, "decideLater");
  await expect(question(third)).toContainText("second round card 2");
  await decide(third, "keepMine");
  await third.getByRole("button", { name: words.conflict.decide, exact: true }).click();
  await expect(question(third)).toContainText("second round title 2");
  // Text typed while waiting for the answer stays, and is not asked about a second time.
  const answers = await holdPublish(third);
  await decide(third, "keepMine");
  await answers.left;
  await write(third, other, "typed meanwhile");
  await answers.open();
  // The second one has published the card in the meantime.
  await expect(question(third)).toContainText("second round card 1");
  await decide(third, "keepMine");
  await saved(third);
  const after = await held();
  for (const word of [
    "second round title 2",
    "second round card 2",
    "only here",
    "typed meanwhile",
  ])
    expect(after).toContain(word);
  await second.context().close();
  await third.context().close();
});

test("a session that ends, a refusal and a backend that is away lose nothing of what several people save", async ({
  page,
  browser,
  context,
  watch,
}) => {
  // Refusals that are meant, and a link of the cards that leads nowhere.
  watch.allow(/401|403|404|50[0-9]|ERR_FAILED/);
  const staged = await stagePage(browser, "endings", [{}]);
  const [id = 0] = staged.ids;
  const title = `="${id}:meta.title"`;
  const card = `="${id}:parts.p11.meta.title"`;
  const held = async () => JSON.stringify(await staged.backend.read(id));
  const theirs = (value: string) => staged.backend.save(id, "meta", { title: value });
  await openAs(0, staged, browser, page);
  const login = page.getByRole("dialog", { name: words.session.title });
  const logIn = async () => {
    await login.getByLabel("Password", { exact: true }).fill(staffPassword(HOSTS.hr, 0));
    await page.keyboard.press("Enter");
    await expect(login).toBeHidden();
  };
  const problem = page.getByRole("alert").filter({ hasText: words.problems });

  // The session has ended: the other person's word and this one both exist after the login.
  await write(page, title, "written without a session");
  await write(page, card, "the card as well");
  await theirs("theirs, first");
  await context.clearCookies();
  await save(page);
  await expect(login).toBeVisible();
  await logIn();
  await expect(question(page)).toContainText("theirs, first");
  await expect(question(page)).toContainText("written without a session");
  expect(await held()).toContain("the card as well");
  // It ends once more before the decision is published.
  await context.clearCookies();
  await decide(page, "keepMine");
  await expect(login).toBeVisible();
  await theirs("theirs, second");
  await logIn();
  await expect(question(page)).toContainText("theirs, second");
  await decide(page, "keepMine");
  await saved(page);
  expect(await held()).toContain("written without a session");

  for (const fault of [{ status: 403 }, { status: 503 }, { reset: true }]) {
    const word = `written before ${JSON.stringify(fault)}`.replaceAll('"', "");
    await write(page, title, word);
    await sandbox.setFaults([{ match: `cms/element/update/${id}`, times: 9, ...fault }]);
    await save(page);
    await expect(problem).toBeVisible();
    await expect(page.locator(`main [data-edit${title}]`).first()).toHaveText(word);
    await sandbox.clearFaults(`cms/element/update/${id}`);
    if (fault.status === 403) {
      await expect(login).toBeVisible();
      await logIn();
    } else await save(page);
    await saved(page);
    await expect(problem).toHaveCount(0);
    expect(await held()).toContain(word);
  }

  // The shop itself is down, and somebody else has saved when it is back.
  await write(page, title, "written without a connection");
  await page.route("**/api/edit/publish", (route) => route.abort());
  await save(page);
  await expect(problem).toContainText(words.reason.unreachable);
  await page.unroute("**/api/edit/publish");
  await theirs("theirs, third");
  await save(page);
  await expect(question(page)).toContainText("theirs, third");
  await decide(page, "takeTheirs");
  await saved(page);
  await page.getByRole("button", { name: words.undo, exact: true }).click();
  await expect(page.locator(`main [data-edit${title}]`).first()).toHaveText(
    "written without a connection",
  );
  await save(page);
  await saved(page);
  expect(await held()).toContain("written without a connection");
});
