import { beforeEach, describe, expect, it } from "vitest";
import { calls } from "#lib/shop/api/calls/index.ts";
import { type RawElement, rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import type { OrderOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { toBag } from "#lib/staff/edit/model/json.ts";
import { rebase } from "#lib/staff/edit/model/rebase.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { type Client, connect, logInStaff } from "#tests/contract/client.ts";
import type { PublishPort } from "./port.ts";
import { publish } from "./publish.ts";

mountSandbox();

const PAGE = "page-section:orders";
let shop: Client;
let accessToken: string;
let ids: number[];

/** @param meanwhile runs between this publish's reads and its first write */
function port(byId: boolean, meanwhile?: () => Promise<unknown>): PublishPort {
  let act = meanwhile;
  return {
    locale: "hr",
    siteId: shop.site.siteId,
    offers: (capability) => byId || capability !== "elementGet",
    send: async (call, options) => {
      if (act && call.method === "PATCH") {
        const now = act;
        act = undefined;
        await now();
      }
      return shop.send(call, { ...options, accessToken });
    },
  };
}

const create = (order: number | undefined): Promise<RawElement> =>
  shop.get(rawElementCalls.create, {
    input: { language_code: "hr", handler: PAGE, options: { component: "text", order } },
    accessToken,
  });
const stored = async (): Promise<RawElement[]> =>
  shop.get(rawElementCalls.getByHandlers, { input: { handlers: [PAGE] } });
const orderOf = ({ options }: RawElement) => Number(toBag(options).order ?? 1_000);
const onPage = async () =>
  (await stored()).sort((one, other) => orderOf(one) - orderOf(other)).map(({ id }) => Number(id));
const numberOf = async (id: number) =>
  orderOf((await stored()).find((one) => Number(one.id) === id) ?? {});
const save = (id: number, input: Record<string, unknown>) =>
  shop.get(rawElementCalls.update, { params: { id }, input, accessToken });
/** The places of the sections that are shown, from 0, in another order. */
const order = (...places: number[]): OrderOperation => ({
  kind: "order",
  handler: PAGE,
  before: ids,
  after: places.map((place) => ids[place] ?? 0),
});
const idsAt = (...places: number[]) => places.map((place) => ids[place]);

beforeEach(async () => {
  shop = await connect("tenis.localhost", "hr");
  accessToken = await logInStaff(shop);
  for (const id of await onPage())
    await shop.get(calls.cms.element.delete, { params: { id }, accessToken });
  ids = [];
  for (const number of [10, 20, 30]) ids.push(Number((await create(number)).id));
});

describe.each([
  ["by id, with an ETag", true],
  ["by handler", false],
])("an order that somebody else has changed since it was shown, read %s", (_, byId) => {
  it("is a conflict, and nothing is written until a person has decided", async () => {
    await publish([order(1, 0, 2)], port(byId));
    const { results, stale } = await publish([order(0, 2, 1)], port(byId));
    expect(results).toEqual([
      { address: `${PAGE}:order`, status: "conflict", theirs: idsAt(1, 0, 2), at: "" },
    ]);
    expect(stale).toEqual([]);
    expect(await onPage()).toEqual(idsAt(1, 0, 2));

    const [answer] = results;
    if (answer?.status !== "conflict") return expect.fail("no conflict");
    const mine = await publish([rebase(order(0, 2, 1), answer)], port(byId));
    expect(mine.results).toMatchObject([{ status: "saved" }]);
    expect(await onPage()).toEqual(idsAt(0, 2, 1));
  });

  it("doesn't conflict if it is already the requested order", async () => {
    await publish([order(2, 0, 1)], port(byId));
    const { results, merged } = await publish([order(2, 0, 1)], port(byId));
    expect(results).toMatchObject([{ status: "saved" }]);
    expect(merged).toBe(false);
  });

  it("doesn't conflict for new sections, which are inserted into the saved order", async () => {
    const added = Number((await create(undefined)).id);
    await publish([order(2, 1, 0)], port(byId));
    const [first = 0, ...others] = ids;
    const { results, merged } = await publish(
      [{ ...order(), after: [first, added, ...others] }],
      port(byId),
    );
    expect(results).toMatchObject([{ status: "saved" }]);
    expect(merged).toBe(true);
    expect(await onPage()).toEqual([...idsAt(2, 1, 0), added]);
  });
});

describe("an order that is published while somebody else saves", () => {
  it("is a conflict where they have moved the same section, which stays where they put it", async () => {
    const [first = 0, ...others] = ids;
    const last = Number((await create(40)).id);
    const four = (...after: number[]): OrderOperation => ({
      ...order(),
      before: [first, ...others, last],
      after,
    });
    const theirs = () => publish([four(first, last, ...others)], port(true));
    const { results } = await publish([four(last, first, ...others)], port(true, theirs));
    expect(results).toMatchObject([{ status: "conflict", theirs: [first, last, ...others] }]);
    expect(await onPage()).toEqual([first, last, ...others]);
  });

  it("is a conflict where they have moved another section", async () => {
    const theirs = () => publish([order(0, 2, 1)], port(true));
    const { results } = await publish([order(2, 0, 1)], port(true, theirs));
    expect(results).toMatchObject([{ status: "conflict", theirs: await onPage() }]);
  });

  it("keeps the words that they have saved in the section that is moved", async () => {
    const [, , last = 0] = ids;
    const theirs = () => save(last, { meta: { title: "Njihovo" } });
    const { results } = await publish([order(2, 0, 1)], port(true, theirs));
    expect(results).toMatchObject([{ status: "saved" }]);
    expect(await onPage()).toEqual(idsAt(2, 0, 1));
    const section = (await stored()).find(({ id }) => Number(id) === last);
    expect(section?.meta).toEqual({ title: "Njihovo" });
  });

  it("keeps the options that they have saved in the section that is moved", async () => {
    const [, , last = 0] = ids;
    const options = { component: "text", order: await numberOf(last), columns: 2 };
    const { results } = await publish(
      [order(2, 0, 1)],
      port(true, () => save(last, { options })),
    );
    expect(results).toMatchObject([{ status: "saved" }]);
    const section = (await stored()).find(({ id }) => Number(id) === last);
    expect(toBag(section?.options).columns).toBe(2);
  });
});
