import type { Browser, Page } from "@playwright/test";
import { HANDS, MASTERS } from "#e2e/support/hands.ts";
import { OtherEditor } from "#e2e/support/other-editor.ts";
import { OVERLAPS, type Overlap } from "#e2e/support/overlaps.ts";
import { confirmReviews } from "#e2e/support/review.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff } from "#e2e/support/staff.ts";
import {
  BASE_ADDRESS,
  type StagedPage,
  servePicture,
  stagePage,
} from "#e2e/support/staged-page.ts";
import { expect, MESSAGES, test } from "#e2e/support/test.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { type Section, toSection } from "#lib/staff/edit/model/section.ts";
import { BASE, wordsIn } from "#tests/overlaps/edit-actions.ts";
import { expectedOf } from "#tests/overlaps/rules.ts";

const words = MESSAGES.en.edit;

/** Overlaps that share one page: a test has two and a half minutes on the slowest machine. */
const TOGETHER = 12;

for (let from = 0; from < OVERLAPS.length; from += TOGETHER) {
  const overlaps = OVERLAPS.slice(from, from + TOGETHER);
  test(`two editors of a page lose no word, whatever they do to its sections, from ${from + 1}`, async ({
    page,
    browser,
    watch,
  }) => {
    // One link of the cards is broken, and the page has no word with a character that only its language uses.
    watch.allow(/404/);
    const stage = await setUp(page, browser, overlaps);
    for (const [index, overlap] of overlaps.entries())
      await test.step(`they: ${overlap.theirs[1].name}; here: ${overlap.mine[1].name}`, () =>
        play(stage, overlap, stage.ids[index] ?? 0));
  });
}

interface Stage extends StagedPage {
  readonly page: Page;
  readonly masters: readonly [number, number];
}

/** Made once: they are chosen by their names. */
let masters: readonly [number, number] | undefined;

const makeMaster = (backend: OtherEditor, title: string): Promise<number> =>
  backend.create("master-section", { ...BASE, title, meta: { title } });

/** A page with a section for each overlap, opened here, and another person who has seen it too. */
async function setUp(page: Page, browser: Browser, overlaps: readonly Overlap[]): Promise<Stage> {
  const backend = await OtherEditor.logIn(HOSTS.hr);
  masters ??= [await makeMaster(backend, MASTERS[0]), await makeMaster(backend, MASTERS[1])];
  const options = overlaps.map(({ as }) => ({
    ...(as === "hidden" && { hidden: true }),
    ...(as === "following" && { masterId: masters?.[0] }),
  }));
  const staged = await stagePage(browser, "overlaps", options);
  await servePicture(page);
  await becomeStaff(page, BASE_ADDRESS);
  await confirmReviews(page);
  await page.goto(staged.address);
  await expect(page.locator("main [data-edit-section]")).toHaveCount(options.length);
  return { ...staged, page, masters };
}

/** The stored state of a section and its surroundings. */
async function held({ backend, handler }: Stage, id: number) {
  const all = await backend.readAll(handler);
  const own = all.find((one) => Number(one.id) === id);
  return {
    own: JSON.stringify(own ?? null),
    beside: JSON.stringify(all.filter((one) => one !== own)),
    section: own && sectionOf(own),
    ids: all.map((one) => Number(one.id)),
  };
}

const sectionOf = (own: Readonly<Record<string, unknown>>): Section =>
  toSection({ ...BASE, ...own, id: Number(own.id) } as Parameters<typeof toSection>[0], "cards");

/** Both do what they do, and both find their words again: stored, unsaved on the screen, or in the question. */
async function play(stage: Stage, overlap: Overlap, id: number): Promise<void> {
  const { page, colleague, handler, masters } = stage;
  const [theirs, mine] = [overlap.theirs[1], overlap.mine[1]];
  const before = await held(stage, id);
  if (!before.section) throw new Error("the section is gone");
  const scene = { handler, ids: before.ids, master: masters[0], otherMaster: masters[1] };
  await HANDS[mine.name]?.(page, id);
  await colleague.publish(
    theirs
      .make(before.section, "theirs", scene)
      .flatMap((operation): Operation[] => (operation ? [operation] : [])),
  );
  await page.keyboard.press("ControlOrMeta+s");

  const expected = expectedOf(overlap.theirs, overlap.mine);
  const [their, own] = [theirs.brings?.("theirs"), mine.brings?.("mine")];
  const isDecided = expected === "conflict";
  if (isDecided) await decide(page, overlap.decide, [their, own]);
  else if (expected !== "saved") await giveUp(page, expected, own);
  await expect(page.locator(".edit-status")).toContainText("No unsaved changes");
  await expect(page.locator(".edit-problems")).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: words.conflict.title })).toBeHidden();
  await expect(page.locator('main [data-edit-section^="-"]')).toHaveCount(0);

  const isMine = isDecided ? overlap.decide === "mine" : expected === "saved";
  const isTheirs = !isDecided || overlap.decide === "theirs";
  const after = await held(stage, id);
  for (const word of [isTheirs ? their : undefined, isMine ? own : undefined])
    if (word) expect(timesOf(word, after), word).toBe(timesOf(word, before) + 1);
  const given = [...theirs.drops, ...(isMine ? mine.drops : [])];
  for (const word of wordsIn(before.own))
    if (!given.includes(word)) expect(after.own).toContain(word);
}

const timesOf = (word: string, { own, beside }: { own: string; beside: string }): number =>
  `${own}${beside}`.split(word).length - 1;

/** Answers the question, which shows what both have written. Theirs can be undone. */
async function decide(page: Page, winner: "mine" | "theirs", brought: (string | undefined)[]) {
  const dialog = page.getByRole("dialog", { name: words.conflict.title });
  await expect(dialog).toBeVisible();
  for (const word of brought) if (word?.endsWith("-word")) await expect(dialog).toContainText(word);
  const name = words.conflict[winner === "mine" ? "keepMine" : "takeTheirs"];
  await dialog.getByRole("button", { name }).click();
  if (winner === "mine") return;
  const status = page.locator(".edit-status");
  await expect(status).toContainText("No unsaved changes");
  await page.getByRole("button", { name: words.undo, exact: true }).click();
  await expect(status).toContainText("1 unsaved change");
  await page.getByRole("button", { name: words.redo, exact: true }).click();
}

/** Reads why it cannot be published, finds what was typed still on the page, and undoes it. */
async function giveUp(page: Page, reason: string, own: string | undefined) {
  const note = page.getByRole("alert").filter({ hasText: words.problems });
  await expect(note).toContainText(new Map(Object.entries(words.reason)).get(reason) ?? reason);
  if (own?.endsWith("-word"))
    await expect(page.getByText(own).filter({ visible: true }).first()).toBeVisible();
  const undo = page.getByRole("button", { name: words.undo, exact: true });
  while ((await note.count()) > 0) await undo.click();
  // The order of the page was published already.
  await page.keyboard.press("ControlOrMeta+s");
}
