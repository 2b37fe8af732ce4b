import type { CDPSession, Locator, Page } from "@playwright/test";
import { type Letter, lettersIn } from "./letters.ts";
import { traceDuring } from "./tasks.ts";

/** Keys in each text. */
const KEYS = 60;
/** How often it is measured what measuring costs. */
const LOOKS = 5;
/** Only the categories for keys, frames and garbage collections, because a trace costs time too. */
const CATEGORIES = ["toplevel", "devtools.timeline"];

/** The main thread's work for one key, in milliseconds of processor time, so that other programs do not count. */
export interface KeyCost {
  readonly all: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

/** One text, from the moment that it is entered on a freshly loaded page. */
export interface Typed {
  readonly text: string;
  /** To enter it, which opens its editor if it has one. */
  readonly entry: KeyCost;
  /** Each key with everything that the page does in the two frames after it, caused by the key or not. */
  readonly keys: readonly KeyCost[];
}

const METRICS = {
  all: "TaskDuration",
  script: "ScriptDuration",
  style: "RecalcStyleDuration",
  layout: "LayoutDuration",
} as const;

/** Texts in the middle of the page. */
export const TEXTS = [
  ["title", "h2[data-edit]"],
  ["rich text", "div[data-edit]"],
] as const;

type Text = (typeof TEXTS)[number];

/** Types into a text that nobody has entered yet. */
export async function typeKeys(page: Page, [text, kind]: Text): Promise<Typed> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const field = await find(page, kind);
  // Reading the numbers is not part of the cost of a key.
  const looks: KeyCost[] = [];
  for (let look = 0; look < LOOKS; look += 1)
    looks.push(await costOf(session, page, async () => {}));
  const quiet = middleOf(looks);
  const cost = async (act: () => Promise<void>) => less(await costOf(session, page, act), quiet);
  const entry = await cost(() => field.focus());
  const keys: KeyCost[] = [];
  for (let key = 0; key < KEYS; key += 1) keys.push(await cost(() => page.keyboard.press("a")));
  await session.detach();
  return { text, entry, keys };
}

/** The same on another page under a trace, which costs too: each key until what was typed is drawn. */
export async function traceKeys(page: Page, [, kind]: Text): Promise<readonly Letter[]> {
  const field = await find(page, kind);
  await field.focus();
  const trace = await traceDuring(page, CATEGORIES, async () => {
    for (let key = 0; key < KEYS; key += 1) {
      await settle(page);
      await page.keyboard.press("a");
      await settle(page);
    }
  });
  return lettersIn(trace);
}

/** The text in the middle of the page, once the page has come to rest. */
async function find(page: Page, kind: string): Promise<Locator> {
  const fields = page.locator(`main ${kind}[contenteditable]`);
  const field = fields.nth(Math.floor((await fields.count()) / 2));
  await field.scrollIntoViewIfNeeded();
  await idle(page);
  return field;
}

/** The one in the middle by all that it took. */
export const middleOf = (costs: readonly KeyCost[]): KeyCost => {
  const middle = costs.toSorted((one, other) => one.all - other.all)[Math.floor(costs.length / 2)];
  if (!middle) throw new Error("nothing was measured");
  return middle;
};

async function costOf(session: CDPSession, page: Page, act: () => Promise<void>): Promise<KeyCost> {
  await settle(page);
  const before = await spent(session);
  await act();
  await settle(page);
  return less(await spent(session), before);
}

/** The page's own work after opening is done, as before a person has found the text. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let left = 20;
        const wait = () => {
          left -= 1;
          if (left < 0) done();
          else requestIdleCallback(wait);
        };
        wait();
      }),
  );

/** Two frames later everything that a key caused is drawn. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

async function spent(session: CDPSession): Promise<KeyCost> {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  return {
    all: of(METRICS.all),
    script: of(METRICS.script),
    style: of(METRICS.style),
    layout: of(METRICS.layout),
  };
}

const less = (one: KeyCost, other: KeyCost): KeyCost => ({
  all: one.all - other.all,
  script: one.script - other.script,
  style: one.style - other.style,
  layout: one.layout - other.layout,
});
