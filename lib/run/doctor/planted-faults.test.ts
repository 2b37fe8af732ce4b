import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { calls } from "#lib/shop/api/calls/index.ts";
import { listCalls } from "#lib/shop/api/declare.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { runDoctor } from "./run-doctor.ts";

type Row = Record<string, unknown>;
type Fault = (answer: Row) => Response | Promise<Response>;

/** The planted faults: part of a path → the change of its answer. */
let planted: Readonly<Record<string, Fault>> = {};
const asked: { method: string; path: string }[] = [];

mountSandbox(async (request, response) => {
  const path = new URL(request.url).pathname;
  asked.push({ method: request.method, path });
  const [, fault] = Object.entries(planted).find(([match]) => path.includes(match)) ?? [];
  if (!fault) return response;
  return fault(path.startsWith("/api/") ? await response.json() : {});
});
afterEach(() => {
  planted = {};
  asked.length = 0;
});

const examine = (own = {}) => runDoctor({ domain: "localhost", ...own });
const answer = (data: unknown) => Response.json({ data });
const rowsOf = ({ data }: Row): Row[] => {
  const list = data as Row;
  return [data, list.records, list.items, list.data].find(Array.isArray) as Row[];
};
/** The lines of the report about one call. */
const about = (text: string, path: string) => {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.includes(path));
  const rest = lines.slice(first + 1);
  const end = rest.findIndex((line) => /^\S/.test(line));
  return [lines[first], ...rest.slice(0, end)].join("\n");
};

it("finds nothing wrong with a whole backend, and only reads", async () => {
  const { text, fails } = await examine();
  // The demo's home page has a section that only another shop knows.
  expect(text).toContain("28 calls as they should be, 1 to look at, 0 broken, 0 not offered");
  expect(text).toContain('does not know: options.component is "court-weather"');
  expect(fails).toBe(false);
  const safe = listCalls(calls).filter((call) => call.safe);
  const writing = asked.filter(
    ({ method, path }) =>
      !(path.startsWith("/media/") && method === "GET") &&
      !safe.some(
        (call) => call.method === method && path.startsWith(`/api/${call.version}/${call.path}`),
      ),
  );
  expect(writing).toEqual([]);
});

/** Name, call, what is planted, what the report says, and whether shoppers cannot do without it. */
const FAULTS: readonly [string, string, Fault, string | RegExp, boolean][] = [
  [
    "a list without total",
    "product/web/filter",
    (sent) => answer({ records: rowsOf(sent) }),
    "a list without total: shoppers see its first page only",
    true,
  ],
  [
    "prices that are no numbers",
    "product/web/filter",
    (sent) =>
      answer({
        total: 1,
        records: rowsOf(sent).map((row) => ({
          ...row,
          retailPrice: "12,50 EUR",
          finalPrice: null,
        })),
      }),
    /could not be read: retailPrice \(12 times, such as "12,50 EUR"\)/,
    true,
  ],
  [
    "a domain without api key",
    "domainDetect",
    () => answer({ siteID: 7 }),
    /shape not understood: .*apiKeyToken/,
    true,
  ],
  [
    "an optional call that is not there",
    "product/checkBundles",
    () => new Response("", { status: 501 }),
    "not offered (status 501)",
    false,
  ],
  [
    "a page instead of JSON",
    "navigation/tree/main",
    () => new Response("<!doctype html><h1>Hello", { headers: { "content-type": "text/html" } }),
    "an HTML page instead of JSON (status 200)",
    true,
  ],
  [
    "an error",
    "element/getByHandlers",
    () => Response.json({ error: { statusCode: 500, payload: { message: "No disk." } } }),
    "an error with status 200: No disk.",
    true,
  ],
  [
    "a section that is drawn nowhere",
    "element/getByHandlers",
    (sent) =>
      answer(
        rowsOf(sent).map((row) =>
          String(row.handler).startsWith("page-section:")
            ? { ...row, options: { component: "custom.steps" } }
            : row,
        ),
      ),
    'a section that this shop does not know: options.component is "custom.steps"',
    false,
  ],
  [
    "no countries",
    "commons",
    (sent) => answer({ ...(sent.data as Row), countries: [] }),
    "the list of countries is empty",
    true,
  ],
  [
    "pictures that do not come",
    "/media/",
    () => new Response("", { status: 404 }),
    /a picture does not come: http:\/\/sandbox\.test\/media\//,
    true,
  ],
  [
    "somebody's token in an answer for everybody",
    "option/filter",
    (sent) =>
      answer(rowsOf(sent).map((row) => ({ ...row, author: { accessToken: "CANARY-TOKEN" } }))),
    "a secret in an answer for everybody: author.accessToken",
    true,
  ],
  [
    "a slow answer",
    "finder/decide",
    async (sent) => {
      await wait(600);
      return Response.json(sent);
    },
    /slow: \d+ ms/,
    false,
  ],
  [
    "a list of an unknown shape",
    "category/filter",
    (sent) => answer({ results: rowsOf(sent) }),
    /shape not understood: .*no list in the answer/,
    true,
  ],
  [
    "a menu without links",
    "navigation/tree/main",
    () => answer({ items: [{ id: 1, title: "Rackets", children: [] }] }),
    "1 of 1 menu entries have no link, such as Rackets",
    true,
  ],
  [
    "entries that cannot be read",
    "post/filterStandard",
    (sent) => answer({ total: 2, records: [{ title: "Without id" }, rowsOf(sent)[0]] }),
    "1 of 2 entries could not be read: list",
    false,
  ],
];

it.each(FAULTS)("names %s", async (_, path, fault, said, required) => {
  planted = { [path]: fault };
  const { text, html, fails } = await examine({ slowAfter: 500 });
  const part = path === "/media/" ? text : about(text, path.replace("/main", ""));
  expect(part).toMatch(said);
  expect(fails).toBe(required);
  if (required && path !== "/media/") expect(part).toContain("shoppers go without");
  expect(text + html).not.toContain("CANARY");
});

it("names ten faults at once", async () => {
  const together = FAULTS.filter(
    ([name]) =>
      ![
        "a domain without api key",
        "a menu without links",
        "a list without total",
        "a section that is drawn nowhere",
      ].includes(name),
  );
  expect(together).toHaveLength(10);
  planted = Object.fromEntries(together.map(([, path, fault]) => [path, fault]));
  const { text } = await examine({ slowAfter: 500 });
  for (const [, , , said] of together) expect(text).toMatch(said);
});

it("does not let the backend write into the report", async () => {
  const evil = '<img src=x onerror="alert(1)">\u001b[2J\u202e';
  planted = {
    "element/getByHandlers": () =>
      Response.json({ error: { statusCode: 500, payload: { message: evil } } }),
  };
  const { text, html } = await examine();
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
  expect(html).not.toContain("<img");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come
  expect(text + html).not.toMatch(/[\u001b\u202e]/);
});

it("never shows the site's key, even where the backend repeats it", async () => {
  planted = {
    commons: () => Response.json({ message: `unknown key CANARY-KEY-1` }, { status: 403 }),
  };
  const { text, html } = await examine({ site: { apiKey: "CANARY-KEY-1", siteId: 7 } });
  expect(about(text, "v1/commons")).toContain("status 403: unknown key •••");
  expect(text + html).not.toContain("CANARY");
});

it("shows no part of a key that a long message was cut in", async () => {
  planted = {
    commons: () => Response.json({ message: `${"x".repeat(285)} CANARY-KEY-1` }, { status: 403 }),
  };
  const { text, html } = await examine({ site: { apiKey: "CANARY-KEY-1-and-more", siteId: 7 } });
  expect(text + html).not.toContain("CANARY");
});

it("asks nothing but the domain when the backend does not know it", async () => {
  const { text, fails } = await examine({ domain: "nobody.example" });
  expect(fails).toBe(true);
  expect(text).toContain("not offered (status 404)");
  expect(asked).toHaveLength(1);
});
