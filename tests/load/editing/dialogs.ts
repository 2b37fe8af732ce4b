import type { CDPSession, Page } from "@playwright/test";
import en from "#messages/en.json" with { type: "json" };

const words = en.edit;
/** How often each dialog is opened and closed before it is counted, which loads its code and what it remembers. */
const BEFORE = 5;
const TIMES = 50;

/** The memory of a page after garbage collection. */
interface Kept {
  readonly nodes: number;
  readonly listeners: number;
}

interface Opened {
  readonly dialog: string;
  readonly times: number;
  /** How much more the page keeps after so many openings. */
  readonly more: Kept;
}

/** Opens and closes the editor's large dialogs again and again: whatever they leave behind is counted. */
export async function* openDialogs(page: Page): AsyncGenerator<Opened> {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 1_600, height: 900 });
  await changeTwoSections(page);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  for (const { title, opener, inside } of [
    { title: words.media.title, opener: words.media.title, inside: "[role=option]" },
    { title: words.sections.title, opener: words.sections.title, inside: "li" },
    { title: words.review.title, opener: words.publish, inside: "li" },
  ]) {
    const dialog = page.getByRole("dialog", { name: title, exact: true });
    const open = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await press(opener);
        await dialog.locator(inside).first().waitFor();
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
      }
    };
    await open(BEFORE);
    const before = await kept(session);
    await open(TIMES);
    const after = await kept(session);
    yield {
      dialog: title,
      times: TIMES,
      more: { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners },
    };
  }
  await session.detach();
}

/** The changes of one section are published without being listed first. */
async function changeTwoSections(page: Page): Promise<void> {
  const titles = page.locator("main h2[data-edit][contenteditable]");
  await titles.nth(4).waitFor();
  const addresses = await titles.evaluateAll((all) => all.map((one) => one.dataset.edit ?? ""));
  const bySection = Map.groupBy(addresses, (address) => address.split(":", 1)[0]);
  const [one, other] = [...bySection.values()].map(([first]) => first);
  for (const address of [one, other]) {
    await page.locator(`[data-edit="${address}"]`).focus();
    await page.keyboard.type("a");
    await page.keyboard.press("Enter");
  }
  await page.getByText("2 unsaved changes", { exact: true }).waitFor();
}

async function kept(session: CDPSession): Promise<Kept> {
  // A second collection frees what only garbage of the first one referred to.
  for (let time = 0; time < 3; time += 1) await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { nodes, listeners: jsEventListeners };
}
