import type { Page } from "@playwright/test";
import en from "#messages/en.json" with { type: "json" };
import { type Task, tasksDuring } from "./tasks.ts";

const words = en.edit.media;
/** Keys of each kind. */
const KEYS = 60;
/** Pixels of one turn of the wheel. */
const WHEEL = 4_000;

interface Seen {
  readonly way: string;
  readonly tasks: readonly Task[];
}

/** The main thread's tasks while the library is scrolled to its end and back and moved through by keys, as a grid and as a list. */
export async function* scrollLibrary(page: Page): AsyncGenerator<Seen> {
  await page.getByRole("button", { name: words.title, exact: true }).click();
  const list = page.locator(".media-scroller");
  await list.getByRole("option").first().waitFor();
  const during = async (way: string, act: () => Promise<void>): Promise<Seen> => ({
    way,
    tasks: await tasksDuring(page, async () => {
      await act();
      // What it caused is over when two frames were drawn.
      await frame(page);
      await frame(page);
    }),
  });
  for (const view of ["grid", "list"] as const) {
    await page.getByRole("button", { name: words.view[view], exact: true }).click();
    await frame(page);
    yield await during(`${view} forwards`, () => scroll(page, 1));
    yield await during(`${view} backwards`, () => scroll(page, -1));
    yield await during(`${view} by keys`, () => holdKeys(page));
  }
}

const frame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));

/** Turns the wheel until the end is reached and nothing more comes. */
async function scroll(page: Page, direction: 1 | -1): Promise<void> {
  const list = page.locator(".media-scroller");
  const box = await list.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 200);
  const rest = () =>
    list.evaluate((one, down) => {
      const isBusy = one.querySelector("[aria-busy=true], [aria-setsize='-1']") !== null;
      const isAtEnd = down
        ? one.scrollTop + one.clientHeight + 40 >= one.scrollHeight
        : one.scrollTop <= 0;
      return isAtEnd && !(down && isBusy);
    }, direction === 1);
  while (!(await rest())) {
    await page.mouse.wheel(0, direction * WHEEL);
    await frame(page);
  }
}

/** Holds each key down, as somebody does who looks for a file. */
async function holdKeys(page: Page): Promise<void> {
  await page.getByRole("listbox", { name: words.list }).focus();
  for (const key of ["PageDown", "ArrowDown", "ArrowRight", "PageUp", "End", "Home"]) {
    for (let time = 0; time < (key === "End" || key === "Home" ? 1 : KEYS); time += 1) {
      await page.keyboard.down(key);
      await frame(page);
    }
    await page.keyboard.up(key);
  }
}
