import { afterEach, expect, it } from "vitest";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { sandboxLogin } from "#tests/factories/sandbox-login.ts";
import { runConformance } from "./run-kit.ts";

type Row = Record<string, unknown>;
interface Seen {
  readonly request: Request;
  readonly body: Row;
  readonly status: number;
  /** How many times the call was made before. */
  readonly before: number;
}
/** A fault: what it answers instead; null leaves the answer alone. */
type Fault = (answer: Row, seen: Seen) => Response | null;
interface Planted {
  readonly name: string;
  /** A part of the call's path. */
  readonly path: string;
  readonly fault: Fault;
  /** The report about it. */
  readonly said: RegExp;
}

let planted: readonly Planted[] = [];
const made = new Map<string, number>();

const sandbox = mountSandbox(async (request, response) => {
  const { pathname } = new URL(request.url);
  const found = planted.find(({ path }) => pathname.includes(path));
  if (!found) return response;
  const copy = response.clone();
  const answer = (await copy.json().catch(() => ({}))) as Row;
  const body = (await request.json().catch(() => ({}))) as Row;
  const before = made.get(found.path) ?? 0;
  made.set(found.path, before + 1);
  return found.fault(answer, { request, body, status: response.status, before }) ?? response;
});
afterEach(() => {
  planted = [];
  made.clear();
  sandbox.reset();
});

const answered = (data: unknown) => Response.json({ data });
const rowsOf = ({ data }: Row): Row[] => {
  const list = data as Row;
  return [data, list.records, list.items, list.data].find(Array.isArray) as Row[];
};
/** A cart with other figures. */
const cartWith =
  (change: (converted: Row, line: Row) => void): Fault =>
  (answer) => {
    const data = answer.data as Row | undefined;
    const [line] = (data?.items ?? []) as Row[];
    if (!data || !line) return null;
    const converted = (from: Row) => (from.prices as Row).converted as Row;
    change(converted(data), converted(line));
    return answered(data);
  };
const add = (figures: Row, name: string) => {
  figures[name] = Number(figures[name]) + 1;
};
/** The first success of a call again, where it should be refused. */
const keepsAnswering = (): Fault => {
  let kept: Row | null = null;
  return (answer, { status }) => {
    if (status >= 400) return kept && Response.json(kept);
    kept ??= answer;
    return null;
  };
};
const ifRefused =
  (status: number, data: unknown = {}): Fault =>
  (_, seen) =>
    seen.status === status ? answered(data) : null;
let remembered: Row | null = null;

/** Kind, path, fault, and what the report says came. */
const FAULTS: readonly [string, string, Fault, RegExp][] = [
  [
    "shape: a list of an unknown form",
    "category/filter",
    (sent) => answered({ results: rowsOf(sent) }),
    /shape not understood: .*no list in the answer/,
  ],
  [
    "shape: a required call that is not there",
    "navigation/tree/main",
    () => new Response("", { status: 501 }),
    /not offered \(status 501\)/,
  ],
  [
    "list: the same page again",
    "product/web/filter",
    (sent, { body }) => {
      if (body.page === 1) remembered = sent;
      return body.page === 2 && body.limit === 2 && remembered ? Response.json(remembered) : null;
    },
    /came: +the products .+ after /,
  ],
  [
    "list: a limit that is not kept",
    "product/web/filter",
    (sent, { body }) =>
      body.limit === 2 && body.page === 1
        ? answered({ records: rowsOf(sent).slice(0, 1), total: 9, lastPage: 5 })
        : null,
    /1 rows, a total of 9 and 5 pages/,
  ],
  [
    "list: a filter that is ignored",
    "product/web/filter",
    (_, { body }) =>
      JSON.stringify(body.filters).includes('"id"')
        ? answered({ records: [{ id: 1 }, { id: 2 }], total: 2, lastPage: 1 })
        : null,
    /came: +the products 1, 2/,
  ],
  [
    "list: rows that change between two readings",
    "product/web/filter",
    (_, { body, before }) =>
      body.limit === 2 && before > 3
        ? answered({ records: [{ id: 900_000 + before }], total: 1, lastPage: 1 })
        : null,
    /twice\n +came: +.+, and then 9000/,
  ],
  [
    "error: a stranger's host is a site",
    "domainDetect",
    ifRefused(404, { siteID: 8, apiKeyToken: "CANARY-KEY" }),
    /Referer https:\/\/nobody\.invalid\/\n +came: +status 200/,
  ],
  [
    "error: no key is needed",
    "commons",
    ifRefused(403, { config: { stores: [] } }),
    /with a wrong apiKey\n +came: +status 200/,
  ],
  [
    "error: 500 for a missing product",
    "product/web/get",
    (_, { status }) =>
      status === 404 ? Response.json({ message: "boom" }, { status: 500 }) : null,
    /no-such-thing.*\n +came: +status 500: boom/,
  ],
  [
    "error: a path that leads nowhere is a page",
    "finder/decide",
    (answer) =>
      (answer.data as Row).type === "none" ? answered({ type: "page", slug: "home" }) : null,
    /came: +the type page/,
  ],
  [
    "error: a page for an unknown coupon",
    "applyCoupon",
    () => new Response("<!doctype html><h1>Oops", { status: 404 }),
    /came: +an HTML page with status 404/,
  ],
  [
    "idempotence: a cart that changes while it is read",
    "cart/getCart",
    (answer, { before }) => {
      const data = answer.data as Row | undefined;
      if (!data || before < 2) return null;
      const prices = data.prices as Row;
      return answered({
        ...data,
        prices: { ...prices, converted: { ...(prices.converted as Row), orderTotal: before } },
      });
    },
    /twice\n +came: +\d+ lines for \d+, and then/,
  ],
  [
    "idempotence: a second order of one cart",
    "order/create",
    keepsAnswering(),
    /a second time\n +came: +status 200/,
  ],
  [
    "idempotence: a quantity that is forgotten",
    "cart/updateItem",
    () => new Response("", { status: 500 }),
    /v1\/ecommerce\/cart\/updateItem.*\n +came: +status 500/,
  ],
  [
    "session: an old refresh token is good",
    "v1/refresh",
    keepsAnswering(),
    /with a spent token\n +came: +status 200/,
  ],
  [
    "session: any token is somebody",
    "user/web/profile",
    ifRefused(401, { id: 1, email: "x@y.test" }),
    /with a token that is not valid\n +came: +status 200/,
  ],
  [
    "session: any password is right",
    "v1/login",
    keepsAnswering(),
    /\(wrong\)\n +came: +status 200/,
  ],
  [
    "session: somebody else's profile",
    "user/web/profile",
    (_, { status }) =>
      status === 200 ? answered({ id: 1, email: "other@person.test", username: "other" }) : null,
    /came: +the profile of another customer/,
  ],
  [
    "price: a line that is not its pieces",
    "cart/getCart",
    cartWith((_, line) => add(line, "row")),
    /`row` is /,
  ],
  [
    "price: a sum that is not its lines",
    "cart/getCart",
    cartWith((all) => {
      add(all, "itemsTotal");
      add(all, "cartTotal");
      add(all, "orderTotal");
    }),
    /`itemsTotal` is /,
  ],
  [
    "price: a coupon that is not taken off",
    "cart/getCart",
    cartWith((all) => add(all, "coupon")),
    /`cartTotal` is /,
  ],
  [
    "price: a delivery that is not added",
    "cart/getCart",
    cartWith((all) => add(all, "delivery")),
    /`orderTotal` is /,
  ],
  [
    "lock: a cart without its code",
    "cart/getCart",
    ifRefused(400, { items: [] }),
    /getCart .*999999999.*\n +came: +status 200/,
  ],
  [
    "lock: an ordered cart takes more",
    "cart/addItem",
    keepsAnswering(),
    /v1\/ecommerce\/cart\/addItem .*\n +came: +status 200/,
  ],
  [
    "lock: a save over somebody else's",
    "cms/element/update",
    ifRefused(412, { id: 1 }),
    /If-Match that is out of date\n +came: +status 200/,
  ],
];

/** The faults in as few runs as possible: one of each call at a time. */
function inBatches(): Planted[][] {
  const batches: Planted[][] = [];
  for (const [name, path, fault, said] of FAULTS) {
    const free = batches.find((batch) => batch.every((other) => other.path !== path));
    const one = { name, path, fault, said };
    if (free) free.push(one);
    else batches.push([one]);
  }
  return batches;
}

it.each(
  inBatches().map((batch) => ({ batch, names: batch.map(({ name }) => name).join(", ") })),
)("finds $names", async ({ batch }) => {
  planted = batch;
  const { reports, text, conforms } = await examine();
  for (const { name, said } of batch) expect(text, name).toMatch(said);
  expect(conforms).toBe(false);
  const found = reports.filter(({ verdict }) => verdict === "differs");
  // Each says what was asked, what came, what the contract says and what shoppers see.
  for (const { difference, says, seen } of found)
    expect([difference?.asked, difference?.came, says, seen].every(Boolean)).toBe(true);
  expect(text).not.toContain("CANARY-KEY");
  expect(text).not.toContain(sandboxLogin(false).password);
});

const examine = () =>
  runConformance({
    domain: "tenis.localhost",
    writes: true,
    customer: sandboxLogin(false),
    staff: sandboxLogin(true),
  });
