import type { CDPSession, Page } from "@playwright/test";

/** Keys in each text. */
const KEYS = 60;

/** What the main thread did for one key, in milliseconds of processor time, so that other programs do not count. */
export interface KeyCost {
  readonly all: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

interface Typed {
  readonly text: string;
  /** To enter it, which opens its editor where it has one. */
  readonly entry: KeyCost;
  readonly first: KeyCost;
  readonly others: readonly KeyCost[];
}

const METRICS = {
  all: "TaskDuration",
  script: "ScriptDuration",
  style: "RecalcStyleDuration",
  layout: "LayoutDuration",
} as const;

/** Types into a title and a rich text in the middle of the page, each from the moment that it is entered. */
export async function* typeKeys(page: Page): AsyncGenerator<Typed> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  for (const [text, kind] of [
    ["title", "h2[data-edit]"],
    ["rich text", "div[data-edit]"],
  ] as const) {
    const fields = page.locator(`main ${kind}[contenteditable]`);
    const field = fields.nth(Math.floor((await fields.count()) / 2));
    await field.scrollIntoViewIfNeeded();
    await settle(page);
    await settle(page);
    // What looking at the numbers costs is no cost of a key.
    const quiet = await costOf(session, page, async () => {});
    const entry = less(await costOf(session, page, () => field.focus()), quiet);
    const press = async () =>
      less(await costOf(session, page, () => page.keyboard.press("a")), quiet);
    const first = await press();
    const others: KeyCost[] = [];
    for (let key = 1; key < KEYS; key += 1) others.push(await press());
    yield { text, entry, first, others };
    await page.keyboard.press("Escape");
    await settle(page);
  }
  await session.detach();
}

async function costOf(session: CDPSession, page: Page, act: () => Promise<void>): Promise<KeyCost> {
  await settle(page);
  const before = await spent(session);
  await act();
  await settle(page);
  return less(await spent(session), before);
}

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
