import { beforeEach, expect, it } from "vitest";
import { calls } from "#lib/shop/api/calls/index.ts";
import { type RawElement, rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import type { SetOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { type Client, connect, logInStaff } from "#tests/contract/client.ts";
import type { PublishPort } from "./port.ts";
import { publish } from "./publish.ts";

const HOME = "page-section:homepage";
const sandbox = mountSandbox();
let shop: Client;
let accessToken: string;
let section: RawElement;
let offered: readonly string[];

const port: PublishPort = {
  locale: "hr",
  get siteId() {
    return shop.site.siteId;
  },
  offers: (capability) => offered.includes(capability),
  send: (call, options) => shop.send(call, { ...options, accessToken }),
};
const titleOf = ({ meta }: RawElement) => String((meta as Record<string, unknown>).title);

/** My title, based on the first one shown. */
const mine = (path = "meta.title"): SetOperation => ({
  kind: "set",
  elementId: Number(section.id),
  handler: HOME,
  about: { component: "hero", title: "" },
  seen: "",
  path,
  slot: "text",
  before: titleOf(section),
  after: "As I tell it",
});
const save = (title: string) =>
  shop.get(rawElementCalls.update, {
    params: { id: Number(section.id) },
    input: { meta: { ...(section.meta as object), title } },
    accessToken,
  });

beforeEach(async () => {
  sandbox.reset();
  offered = ["elementGet", "elementHistory"];
  shop = await connect("tenis.localhost", "hr");
  accessToken = await logInStaff(shop);
  const all = await shop.get(rawElementCalls.getByHandlers, { input: { handlers: [HOME] } });
  const found = all.find(({ meta }) => typeof (meta as { title?: unknown }).title === "string");
  if (!found) throw new Error("The seed has no section with a title on its front page.");
  section = found;
});

it("a conflict names who saved the other version, by the backend's history", async () => {
  const { updated_at } = await save("As they tell it");
  const { results } = await publish([mine()], port);
  const [first] = await shop.get(calls.cms.element.history, {
    params: { id: Number(section.id) },
    input: { page: 1, limit: 1 },
    accessToken,
  });
  expect(first?.by).not.toBe("");
  expect(results).toMatchObject([
    { status: "conflict", theirs: "As they tell it", at: updated_at, by: first?.by },
  ]);
});

it("a conflict has no name where the backend keeps no history", async () => {
  offered = ["elementGet"];
  await save("As they tell it");
  const { results } = await publish([mine()], port);
  expect(results).toMatchObject([{ status: "conflict", theirs: "As they tell it" }]);
  expect(results[0]).not.toHaveProperty("by");
});
