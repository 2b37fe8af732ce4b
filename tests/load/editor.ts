/**
 * `npm exec -- node tests/load/editor.ts`: the editor's cost for a browser on a page of 300 texts, a library of 10,000
 * files, the memory that its large dialogs leave behind, and 20 uploads of 10 MB each whose network breaks three times.
 * Prints the results, and fails only if a dialog leaks memory each time, or an upload is lost, stored twice or left
 * over. Needs a build. `--port=3320 --sandbox-port=4320`; `--only=media,uploads` leaves out the rest (`page`,
 * `memory`), and `--runs=5` types on five pages and scrolls the library five times. Times of keys and of scrolling are
 * processor times, so that other programs on the machine do not count.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "#lib/run/cli/browser.mjs";
import { seed } from "#sandbox/seed/index.ts";
import { openDialogs } from "./editing/dialogs.ts";
import type { Letter } from "./editing/letters.ts";
import { scrollLibrary } from "./editing/library.ts";
import { LONG, type Task } from "./editing/tasks.ts";
import {
  type KeyCost,
  middleOf,
  TEXTS,
  type Typed,
  traceKeys,
  typeKeys,
} from "./editing/typing.ts";
import { uploadFiles } from "./editing/uploads.ts";
import { numberArgument, Processes } from "./processes.ts";

const port = numberArgument("port", 3320);
const sandboxPort = numberArgument("sandbox-port", 4320);
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice(7);
const isAsked = (part: "page" | "media" | "memory" | "uploads") =>
  only?.split(",").includes(part) ?? true;
/** How often texts are typed into, and the library is scrolled through. */
const RUNS = numberArgument("runs", 1);
const [SECTIONS, MEDIA, OPENINGS] = [150, 10_000, 5];
const SLUG = "about-the-club";
const origin = `http://localhost:${port}`;

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
          title: `Section ${number}`,
          text: `<p>Words of section ${number}.</p>`,
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

async function measurePage(browser: Browser, editor: Page): Promise<void> {
  const shopper = await browser.newPage();
  const [plain, edit]: [number[], number[]] = [[], []];
  for (let one = 0; one < OPENINGS; one += 1) {
    plain.push(await opening(shopper, `${origin}/${SLUG}`, "main h2"));
    edit.push(
      await opening(
        editor,
        `${origin}/${SLUG}?editPage=true`,
        "main h2[data-edit][contenteditable]",
      ),
    );
  }
  await shopper.close();
  console.log(
    `Opening: page ${ms(at(plain, 0.5))}, editor ${ms(at(edit, 0.5))}, later by ${ms(at(edit, 0.5) - at(plain, 0.5))}`,
  );
  const places = await editor.locator("main [data-edit]").count();
  console.log(`Keys beside ${places} places, in each text of ${RUNS} pages:`);
  for (const text of TEXTS) {
    const typed: TypedTwice[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      const once = await onNewPage(editor, () => typeKeys(editor, text));
      typed.push({ ...once, letters: await onNewPage(editor, () => traceKeys(editor, text)) });
    }
    tellKeys(typed);
  }
}

interface TypedTwice extends Typed {
  readonly letters: readonly Letter[];
}

async function onNewPage<Found>(editor: Page, act: () => Promise<Found>): Promise<Found> {
  await opening(editor, `${origin}/${SLUG}?editPage=true`, "[data-section-handle]");
  const found = await act();
  // The typed text is reverted, so that the browser does not ask when the page is left.
  await editor.keyboard.press("Escape");
  return found;
}

/**
 * The median cost of keys, and the work of the most expensive one. The first keys are those of freshly loaded pages.
 */
function tellKeys(runs: readonly TypedTwice[]): void {
  const text = runs[0]?.text ?? "";
  const told = (keys: readonly number[]) =>
    `p50 ${ms(at(keys, 0.5))}, p95 ${ms(at(keys, 0.95))}, most ${ms(at(keys, 1))}`;
  const first = <One>(all: readonly One[]) => all.slice(0, 1);
  const others = <One>(all: readonly One[]) => all.slice(1);
  for (const [which, of] of [
    ["first keys", first],
    ["other keys", others],
  ] as const) {
    const keys = runs.flatMap((run) => of(run.keys));
    const letters = runs.flatMap((run) => of(run.letters));
    const until = told(letters.map(({ drawn }) => drawn));
    const all = told(keys.map((key) => key.all));
    const collected = ms(Math.max(...letters.map((letter) => letter.collected)));
    const dearest = keys.reduce((most, key) => (key.all > most.all ? key : most));
    console.log(
      `${text}, ${which}: with all of two frames ${all}, in the middle ${parts(middleOf(keys))}, in the dearest ${parts(dearest)}; under a trace until the letter is drawn ${until}, collections at most ${collected}`,
    );
  }
  console.log(`${text}, to enter it: ${told(runs.map(({ entry }) => entry.all))}`);
}

const parts = ({ script, style, layout }: KeyCost): string =>
  `script ${ms(script)}, style ${ms(style)}, layout ${ms(layout)}`;

/** How many tasks were long, by what they took of the processor and by the clock. */
function longOnes(tasks: readonly Task[]): string {
  const told = (["busy", "clock"] as const).map((kind) => {
    const times = tasks.map((task) => task[kind]);
    return { count: times.filter((time) => time > LONG).length, most: ms(Math.max(0, ...times)) };
  });
  const [busy, clock] = told;
  return `${busy?.count} tasks above ${LONG} ms of the processor (most ${busy?.most}), ${clock?.count} by the clock (most ${clock?.most})`;
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
    // The library is scrolled by its bar too.
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const editor = await browser.newPage();
  await logIn(editor);
  if (isAsked("page")) await measurePage(browser, editor);
  else await opening(editor, `${origin}/${SLUG}?editPage=true`, "[data-section-handle]");
  for (let run = 1; isAsked("media") && run <= RUNS; run += 1) {
    if (run > 1) await opening(editor, `${origin}/${SLUG}?editPage=true`, "[data-section-handle]");
    for await (const { way, tasks } of scrollLibrary(editor))
      console.log(`Library of ${MEDIA} files, run ${run}, ${way}: ${longOnes(tasks)}`);
  }
  if (isAsked("uploads")) {
    const path = `/${SLUG}?editPage=true`;
    const { files, breaks, seconds, left } = await uploadFiles(editor, {
      path,
      folder,
      port,
      sandbox: processes.sandbox,
    });
    console.log(
      `${files} uploads over a network that broke ${breaks} times: ${seconds.toFixed(1)} s, ${left} files left over`,
    );
    if (left !== 0) process.exitCode = 1;
  }
  if (isAsked("memory")) {
    await opening(editor, `${origin}/${SLUG}?editPage=true`, "[data-section-handle]");
    for await (const { dialog, times, more } of openDialogs(editor)) {
      console.log(
        `${dialog} opened ${times} times: ${more.nodes} nodes and ${more.listeners} listeners more`,
      );
      if (Math.max(more.nodes, more.listeners) >= times) process.exitCode = 1;
    }
  }
} finally {
  await browser?.close();
  await processes.stop();
  rmSync(folder, { recursive: true, force: true });
}
