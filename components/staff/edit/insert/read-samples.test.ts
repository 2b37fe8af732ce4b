// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetSamples, readSamples } from "./read-samples.ts";

const STYLES = "/_next/static/a.css";
const asked: string[][] = [];
/** Components on which the server fails. */
let failing: string[] = [];
let status = 500;
let drawnAs = (component: string) => `<section>${component}</section>`;

const pageOf = (components: readonly string[]) => `<!doctype html>
<html lang="ar" dir="rtl" data-letters="joined"><head><link rel="stylesheet" href="${STYLES}"></head>
<body class="shop"><script>1</script>${components
  .map((one) => `<div data-sample="${one}">${drawnAs(one)}</div>`)
  .join("")}</body></html>`;

const answer = vi.fn(async (address: string): Promise<Response> => {
  const { pathname, searchParams } = new URL(address, "http://shop.example");
  if (pathname === STYLES) return new Response(":root,:host{--a:1}");
  const components = (searchParams.get("sections") ?? "").split(",");
  asked.push(components);
  if (components.some((one) => failing.includes(one))) return new Response("", { status });
  return new Response(pageOf(components));
});
const replaced: string[] = [];

beforeEach(() => {
  forgetSamples();
  asked.length = 0;
  replaced.length = 0;
  failing = [];
  status = 500;
  drawnAs = (component) => `<section>${component}</section>`;
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync(text: string) {
        replaced.push(text);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const NAMES = ["hero", "text", "faq", "form", "news"];
const namesRead = async (names = NAMES, published = 0) => [
  ...((await readSamples("/ar", names, published))?.sections.keys() ?? []),
];

it("reads all sections with one page of the edit tree, once for a language", async () => {
  expect(await namesRead()).toEqual(NAMES);
  expect(await namesRead()).toEqual(NAMES);
  expect(asked).toEqual([NAMES]);
  expect(answer.mock.calls[0]?.[0]).toBe(
    "/ar?editPage=true&editFrame=samples&sections=hero%2Ctext%2Cfaq%2Cform%2Cnews",
  );
  await readSamples("/en", NAMES, 0);
  expect(asked).toHaveLength(2);
});

it("reads them again after a publish, which may have changed their content", async () => {
  drawnAs = (component) => (component === "text" ? "" : `<section>${component}</section>`);
  expect(await namesRead()).not.toContain("text");
  drawnAs = (component) => `<section>${component}</section>`;
  expect(await namesRead()).not.toContain("text");
  expect(await namesRead(NAMES, 1)).toEqual(NAMES);
  expect(asked).toHaveLength(2);
});

it("takes the language and direction of its page, and its styles without values of a root", async () => {
  const samples = await readSamples("/ar", NAMES, 0);
  expect(samples?.page.outerHTML).toBe(
    '<html lang="ar" dir="rtl" data-letters="joined"><body class="shop"></body></html>',
  );
  expect(replaced).toEqual([":root,:root{--a:1}"]);
});

it("leaves out a section that the server fails on, and finds it by halves", async () => {
  failing = ["form"];
  expect(await namesRead()).toEqual(["hero", "text", "faq", "news"]);
  expect(asked).toEqual([NAMES, ["hero", "text", "faq"], ["form", "news"], ["form"], ["news"]]);
});

it("does not ask again where the whole page is refused, and tries with the next opening", async () => {
  failing = ["hero"];
  status = 503;
  expect(await readSamples("/ar", NAMES, 0)).toBeNull();
  expect(asked).toHaveLength(1);
  failing = [];
  expect(await namesRead()).toEqual(NAMES);
});

it("has nothing where the network fails", async () => {
  answer.mockRejectedValueOnce(new TypeError("offline"));
  expect(await readSamples("/ar", NAMES, 0)).toBeNull();
});

it("takes away what would run, play or load, and leaves out what is drawn as nothing", async () => {
  drawnAs = (component) =>
    component === "text"
      ? ""
      : '<section>a<script>1</script><video autoplay src="a.mp4"></video><iframe src="/x"></iframe></section>';
  const samples = await readSamples("/ar", ["hero", "text"], 0);
  expect([...(samples?.sections.keys() ?? [])]).toEqual(["hero"]);
  expect(samples?.sections.get("hero")?.innerHTML).toBe(
    '<section>a<video src="a.mp4" preload="none"></video></section>',
  );
});
