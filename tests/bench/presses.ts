import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright";
import { findTestBrowser } from "#lib/run/cli/browser.mjs";
import { median } from "./load.ts";
import { PRESS_WATCH, type Pressed } from "./press-watch.ts";

/** A phone on a slow network: 4 × slower processor, 1.6 Mbit/s, 150 ms. */
const SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // The page is asked by texts of code.
  bypassCSP: true,
};

/** Milliseconds between the arrival and the press of somebody who reads first. */
const READING = 4_000;
/** Milliseconds for the sheet to open, and for a control to answer. */
const PATIENCE = 40_000;
const ANSWERING = 1_200;
/** Of each page. */
const MOST_CONTROLS = 8;

const ADD = 'form[action="/api/form/add"] button[type="submit"]';
/** Controls that stay on their page. */
const CONTROLS =
  ':is(main, header) :is(button[type="button"], summary, select, input:not([type="hidden"]))';

/** The milliseconds that a shopper waits after presses. */
export interface Presses {
  /** The first press of Add to cart some seconds after the arrival: until a visible sign, until the sheet is open. */
  readonly sign: number;
  readonly sheet: number;
  /** The same of a press right after the first paint. */
  readonly signAtOnce: number;
  readonly sheetAtOnce: number;
  /** The slowest answer of the controls of each page (Interaction to Next Paint). */
  readonly list: number;
  readonly product: number;
  readonly cart: number;
  readonly checkout: number;
}

/** Whether a product's page adds it by one press: it has the form, and nothing to choose or to write first. */
export function isAddedByOnePress(html: string): boolean {
  const form = /<form[^>]*action="\/api\/form\/add"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
  return form !== "" && !/<select|type="radio"|type="checkbox"|\brequired(?:=|\s|>)/.test(form);
}

/** The first product of a shop that one press adds. */
export async function findPlainProduct(origin: string): Promise<string> {
  const list = await (await fetch(new URL("/shop?limit=24", origin))).text();
  const paths = new Set(
    [...list.matchAll(/href="(\/product\/[^"?#]+)"/g)].map(([, path = ""]) => path),
  );
  for (const path of paths)
    if (isAddedByOnePress(await (await fetch(new URL(path, origin))).text())) return path;
  throw new Error(`${origin} lists no product that one press adds: --product=/product/its-name`);
}

/** Measures each of these shops by turns, so that all have the same company; the medians of each. */
export async function measurePresses(
  origins: readonly string[],
  product: string,
  runs: number,
): Promise<Presses[]> {
  const { chromium } = await import("playwright");
  const browser = await chromium.launch({ executablePath: findTestBrowser() ?? undefined });
  const found = origins.map((): Presses[] => []);
  try {
    for (const origin of origins)
      for (const path of ["/shop", product, "/cart", "/checkout"])
        await (await fetch(new URL(path, origin))).text();
    for (let turn = 0; turn < runs; turn += 1)
      for (const [at, origin] of origins.entries())
        found[at]?.push(await measureOnce(browser, origin, product));
  } finally {
    await browser.close();
  }
  return found.map(medianOfPresses);
}

/** The median of each value. */
export function medianOfPresses(all: readonly Presses[]): Presses {
  const of = (name: keyof Presses) => Math.round(median(all.map((one) => one[name])));
  return {
    sign: of("sign"),
    sheet: of("sheet"),
    signAtOnce: of("signAtOnce"),
    sheetAtOnce: of("sheetAtOnce"),
    list: of("list"),
    product: of("product"),
    cart: of("cart"),
    checkout: of("checkout"),
  };
}

async function measureOnce(browser: Browser, origin: string, product: string): Promise<Presses> {
  const at = (path: string) => new URL(path, origin).href;
  const later = await visit(browser, (page) => firstPress(page, at(product), READING));
  const atOnce = await visit(browser, (page) => firstPress(page, at(product), 0));
  const list = await visit(browser, (page) => slowestControl(page, at("/shop")));
  const productPage = await visit(browser, (page) => slowestControl(page, at(product)));
  // Both need a cart.
  const [cart, checkout] = await visit(browser, async (page) => {
    await firstPress(page, at(product), 0);
    return [
      await slowestControl(page, at("/cart")),
      await slowestControl(page, at("/checkout")),
    ] as const;
  });
  return {
    ...later,
    signAtOnce: atOnce.sign,
    sheetAtOnce: atOnce.sheet,
    list,
    product: productPage,
    cart,
    checkout,
  };
}

/** Does something in a phone's browser that has never been here. */
async function visit<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(PRESS_WATCH);
    await throttle(await context.newCDPSession(page));
    return await work(page);
  } finally {
    await context.close();
  }
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

async function firstPress(
  page: Page,
  url: string,
  wait: number,
): Promise<Pick<Presses, "sign" | "sheet">> {
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction("performance.getEntriesByName('first-contentful-paint').length > 0");
  await setTimeout(wait);
  // Without waiting for it to hold still, which a finger does not do either: the page must not scroll smoothly there.
  await page.waitForSelector(ADD);
  const look = '{ block: "center", behavior: "instant" }';
  await page.evaluate(`document.querySelector('${ADD}').scrollIntoView(${look})`);
  const { x, y } = await middleOf(page);
  await page.touchscreen.tap(x, y);
  await page.waitForFunction("pressWatch.sheet !== null", null, { timeout: PATIENCE });
  const { pressed, sign, sheet } = await page.evaluate<Pressed>("({ ...pressWatch })");
  return {
    sign: (sign ?? Number.NaN) - (pressed ?? 0),
    sheet: (sheet ?? Number.NaN) - (pressed ?? 0),
  };
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator(ADD).first().boundingBox();
  if (!box) throw new Error("The button is not shown.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses the first controls of a page, and reads how long the slowest took until the next paint. */
async function slowestControl(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await setTimeout(READING);
  const controls = await page.locator(CONTROLS).filter({ visible: true }).all();
  for (const control of controls.slice(0, MOST_CONTROLS)) {
    // One that a press before has covered or taken away is passed over.
    await control.click({ timeout: ANSWERING, noWaitAfter: true }).catch(() => null);
    await setTimeout(ANSWERING / 2);
    await page.keyboard.press("Escape");
    if (page.url() !== url) await page.goto(url);
  }
  return page.evaluate<number>("pressWatch.slowest");
}

/** The share of the other build's time that is asked for. */
const AIMS: Partial<Record<keyof Presses, number>> = {
  sign: 0.1,
  signAtOnce: 0.1,
  sheet: 1 / 3,
  sheetAtOnce: 1 / 3,
};
/** A control that has answered within this many milliseconds is fast enough. */
const FAST = 100;
const HALF = 0.5;

const NAMES: Readonly<Record<keyof Presses, string>> = {
  sign: "first press → sign",
  sheet: "first press → open sheet",
  signAtOnce: "press at first paint → sign",
  sheetAtOnce: "press at first paint → open sheet",
  list: "INP of the list",
  product: "INP of the product",
  cart: "INP of the cart",
  checkout: "INP of the checkout",
};

/** Lines about this build, with its share of another one's time where that was measured. */
export function pressLines(own: Presses, before?: Presses): string[] {
  return (Object.keys(NAMES) as (keyof Presses)[]).map((key) => {
    if (own[key] === 0) return `${NAMES[key]}: nothing to press was found`;
    const line = `${NAMES[key]}: ${own[key]} ms`;
    if (!before || before[key] === 0) return line;
    const ratio = own[key] / before[key];
    const aim = AIMS[key] ?? (before[key] > FAST ? HALF : null);
    const verdict = aim === null ? "" : ratio <= aim ? " – reached" : " – not reached";
    const asked = aim === null ? "fast before" : `at most ${aim.toFixed(2)}`;
    return `${line}, before ${before[key]} ms, ratio ${ratio.toFixed(2)} (${asked})${verdict}`;
  });
}
