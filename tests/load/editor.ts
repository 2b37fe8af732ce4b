/**
 * `npm exec -- node tests/load/editor.ts`: what the editor costs a browser on a page of 300 texts, a library of 10,000
 * files, and 20 uploads of 10 MB each whose network breaks three times. Prints, and fails only where an upload is lost.
 * Needs a build. `--port=3320 --sandbox-port=4320`.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "#lib/cli/browser.mjs";
import en from "#messages/en.json" with { type: "json" };
import { seed } from "#sandbox/seed/index.ts";
import { numberArgument, Processes } from "./processes.ts";

const port = numberArgument("port", 3320);
const sandboxPort = numberArgument("sandbox-port", 4320);
const [SECTIONS, KEYS, FILES, MEDIA, OPENINGS] = [150, 60, 20, 10_000, 5];
const FILE_BYTES = 10_000_000;
const SLUG = "about-the-club";
const origin = `http://localhost:${port}`;
const words = en.edit;

const site = seed.sites.find(({ domain }) => domain === "localhost");
const staff = seed.users.find(({ isBackofficeUser }) => isBackofficeUser);
if (!site || !staff) throw new Error("the seed names no site or no staff");

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const at = (values: readonly number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const ms = (value: number) => `${value.toFixed(1)} ms`;

/** Adds sections of a title and a text each to the page, as the back office would. */
async function fillPage(sandbox: string): Promise<void> {
  const headers = {
    "content-type": "application/json",
    apiKey: site?.apiKey ?? "",
    site: String(site?.siteId),
    store: String(site?.stores.en),
    language: "en",
  };
  const send = async (path: string, body: unknown, more: Record<string, string> = {}) => {
    const answer = await fetch(`${sandbox}/api/${path}`, {
      method: "POST",
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()).data;
  };
  const login = { username: staff?.email, password: staff?.password };
  const { tokens } = await send("v1/login", login, { strategy: "admin" });
  for (let number = 0; number < SECTIONS; number += 1)
    await send(
      "v1/cms/element/create",
      {
        handler: `page-section:${SLUG}`,
        options: { component: "text", order: 1_000 + number },
        meta: {
          title: { title: `Section ${number}` },
          text: { description: `<p>Words of section ${number}.</p>` },
        },
      },
      { accessToken: tokens.accessToken },
    );
  await fetch(`${sandbox}/_sandbox/media`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ siteId: site?.siteId, count: MEDIA }),
  });
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${origin}/adminLogin`);
  await page.getByLabel("E-mail", { exact: true }).fill(staff?.email ?? "");
  await page.getByLabel("Password", { exact: true }).fill(staff?.password ?? "");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(({ pathname }) => !pathname.includes("adminLogin"));
}

/** Milliseconds from the request until a page is shown, and for an editor until its bar and texts can be used. */
async function opening(page: Page, address: string, ready: string): Promise<number> {
  const begun = Date.now();
  await page.goto(address, { waitUntil: "commit" });
  await page.locator(ready).first().waitFor({ state: "attached" });
  await page.waitForLoadState("load");
  return Date.now() - begun;
}

/** The main thread's work for each key, in milliseconds. */
async function typing(page: Page): Promise<{ regions: number; keys: number[] }> {
  const texts = page.locator("main [data-edit]");
  const regions = await texts.count();
  const heading = page.locator("main h2[data-edit]").nth(Math.floor(SECTIONS / 2));
  await heading.focus();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
  };
  const settle = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  const keys: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    await settle();
    const before = await busy();
    await page.keyboard.press("a");
    await settle();
    keys.push((await busy()) - before);
  }
  return { regions, keys };
}

/** Tasks of more than 50 ms while the library is scrolled to its end and back. */
async function scrolling(page: Page): Promise<{ shown: number; tasks: number[] }> {
  await page.getByRole("button", { name: words.media.title, exact: true }).click();
  const list = page.locator(".media-scroller");
  await list.getByRole("option").first().waitFor();
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) tasks.push(entry.duration);
    }).observe({ type: "longtask" });
  });
  const box = await list.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 200);
  const end = () =>
    list.evaluate((one) => one.scrollTop + one.clientHeight + 40 >= one.scrollHeight);
  for (let still = 0; still < 20; ) {
    await page.mouse.wheel(0, 4_000);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    still = (await end()) ? still + 1 : 0;
    if (still > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (let step = 0; step < 100; step += 1) {
    await page.mouse.wheel(0, -4_000);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const shown = Number(await list.getByRole("option").first().getAttribute("aria-setsize"));
  const tasks = await page.evaluate((): number[] => Reflect.get(globalThis, "longTasks"));
  return { shown, tasks };
}

/** Sends 20 large files; three requests in between break off. Seconds until all are in the library. */
async function uploading(page: Page, folder: string): Promise<{ seconds: number; done: string }> {
  const files = Array.from({ length: FILES }, (_, number) => {
    const file = join(folder, `large-${number}.pdf`);
    writeFileSync(file, Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(FILE_BYTES)]));
    return file;
  });
  let sent = 0;
  await page.route("**/api/edit/media/upload*", (route) => {
    sent += 1;
    return [2, 9, 16].includes(sent) ? route.abort("connectionreset") : route.continue();
  });
  const begun = Date.now();
  await page.getByRole("dialog").locator("input[type=file]").first().setInputFiles(files);
  const done = page.getByRole("dialog").getByText(`${FILES} of ${FILES} done`);
  await done.waitFor({ timeout: 300_000 });
  return { seconds: (Date.now() - begun) / 1_000, done: await done.innerText() };
}

const processes = new Processes(sandboxPort);
const folder = mkdtempSync(join(tmpdir(), "baseline-editor-"));
let browser: Browser | undefined;
try {
  await processes.startSandbox();
  await fillPage(processes.sandbox);
  await processes.startShop({ port });
  browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox"],
  });
  const shopper = await browser.newPage();
  const editor = await browser.newPage();
  await logIn(editor);
  const [plain, edit]: [number[], number[]] = [[], []];
  for (let one = 0; one < OPENINGS; one += 1) {
    plain.push(await opening(shopper, `${origin}/${SLUG}`, "main h2"));
    edit.push(await opening(editor, `${origin}/${SLUG}?editPage=true`, "[data-section-handle]"));
  }
  console.log(
    `Opening: page ${ms(at(plain, 0.5))}, editor ${ms(at(edit, 0.5))}, later by ${ms(at(edit, 0.5) - at(plain, 0.5))}`,
  );
  const { regions, keys } = await typing(editor);
  console.log(
    `Typing beside ${regions} places: p50 ${ms(at(keys, 0.5))}, p95 ${ms(at(keys, 0.95))}, most ${ms(at(keys, 1))} of the main thread per key`,
  );
  const { shown, tasks } = await scrolling(editor);
  console.log(
    `Scrolling ${shown} files: ${tasks.length} long tasks${tasks.length ? `, the longest ${ms(at(tasks, 1))}` : ""}`,
  );
  const { seconds, done } = await uploading(editor, folder);
  console.log(`Uploads over a network that broke three times: ${done} in ${seconds.toFixed(1)} s`);
} finally {
  await browser?.close();
  await processes.stop();
  rmSync(folder, { recursive: true, force: true });
}
