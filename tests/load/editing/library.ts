import type { Page } from "@playwright/test";
import en from "#messages/en.json" with { type: "json" };
import { type Task, tasksDuring } from "./tasks.ts";

const words = en.edit.media;
/** Keys of each kind. */
const KEYS = 60;
/** Pixels of one turn of the wheel. */
const WHEEL = 4_000;
/** Steps in which the scroll bar is drawn from one end to the other. */
const STEPS = 80;

interface Seen {
  readonly way: string;
  readonly tasks: readonly Task[];
}

/**
 * The main thread's tasks while the library is scrolled to its end and back by wheel and by scroll bar and moved through by keys, as a grid and as
 * a list. The browser must show scroll bars.
 */
export async function* scrollLibrary(page: Page): AsyncGenerator<Seen> {
  await page.getByRole("button", { name: words.title, exact: true }).click();
  const list = page.locator(".media-scroller");
  await list.getByRole("option").first().waitFor();
  const during = async (way: string, act: () => Promise<void>): Promise<Seen> => ({
    way,
    tasks: await tasksDuring(page, async () => {
      await act();
      // Its effects are over when two frames were drawn.
      await frame(page);
      await frame(page);
    }),
  });
  for (const view of ["grid", "list"] as const) {
    await page.getByRole("button", { name: words.view[view], exact: true }).click();
    await frame(page);
    yield await during(`${view} forwards`, () => scroll(page, 1));
    yield await during(`${view} backwards`, () => scroll(page, -1));
    yield await during(`${view} by the scroll bar`, () => dragBar(page));
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

/** Drags the thumb of the scroll bar to the end and back, as a person does who looks for an old file. */
async function dragBar(page: Page): Promise<void> {
  const list = page.locator(".media-scroller");
  const bar = await list.evaluate((one: HTMLElement) => {
    const { left, top, height } = one.getBoundingClientRect();
    const width = one.offsetWidth - one.clientWidth;
    return { x: left + one.clientLeft + one.clientWidth + width / 2, top, height, width };
  });
  if (bar.width === 0) throw new Error("the browser shows no scroll bar");
  const scrolled = () => list.evaluate((one) => one.scrollTop);
  // Below the button at its end, if there is one.
  const begin = bar.top + bar.width + 4;
  const length = bar.height - 2 * bar.width;
  await page.mouse.move(bar.x, begin);
  await page.mouse.down();
  let farthest = 0;
  for (let step = 1; step <= 2 * STEPS; step += 1) {
    const share = step <= STEPS ? step / STEPS : 2 - step / STEPS;
    await page.mouse.move(bar.x, begin + share * length);
    await frame(page);
    farthest = Math.max(farthest, await scrolled());
  }
  await page.mouse.up();
  if (farthest === 0) throw new Error("the scroll bar was not drawn");
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
