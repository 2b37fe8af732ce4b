import { beforeEach, expect, it } from "vitest";
import { rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import type { InsertOperation, SetOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { type Client, connect, logInStaff } from "#tests/contract/client.ts";
import { createElement } from "./create-element.ts";
import type { PublishPort } from "./port.ts";

const sandbox = mountSandbox();
let shop: Client;
let port: PublishPort;

const ABOUT = {
  elementId: -1,
  handler: "cart-section",
  about: { component: "cart", title: "" },
  seen: "",
};
const insertion = (component: string): InsertOperation => ({
  ...ABOUT,
  kind: "insert",
  content: {
    title: "",
    meta: {},
    linkMeta: {},
    mobileMeta: {},
    options: { component },
    mobileOptions: {},
    parts: [],
  },
});
const set = (path: string, after: string): SetOperation => ({
  ...ABOUT,
  kind: "set",
  path,
  slot: "text",
  after,
});
const textsOf = (handler: string) =>
  shop.get(rawElementCalls.getByHandlers, { input: { handlers: [handler] } });

beforeEach(async () => {
  sandbox.reset();
  shop = await connect("tenis.localhost", "hr");
  const accessToken = await logInStaff(shop);
  port = {
    locale: "hr",
    siteId: shop.site.siteId,
    offers: () => true,
    send: (call, options) => shop.send(call, { ...options, accessToken }),
  };
});

it("makes the texts of a dialog that has none yet, by the definition of their handler", async () => {
  const made = await createElement(insertion("cart"), [set("meta.emptyTitle", "Prazno")], port);
  expect(made.answers.map(({ status }) => status)).toEqual(["saved", "saved"]);
  expect(await textsOf("cart-section")).toMatchObject([
    { id: made.id, language_code: "hr", meta: { emptyTitle: "Prazno" } },
  ]);
});

it.each([
  ["a place that the dialog does not have", insertion("cart"), [set("meta.title", "A")]],
  ["a section of a page", insertion("hero"), []],
  ["another header", { ...insertion("header"), handler: "header-section" }, []],
])("makes nothing of %s", async (_, insert, own) => {
  const before = await textsOf(insert.handler);
  expect((await createElement(insert, own, port)).id).toBeNull();
  expect(await textsOf(insert.handler)).toEqual(before);
});
