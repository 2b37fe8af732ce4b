import { expect, it } from "vitest";
import { calls } from "#lib/shop/api/calls/index.ts";
import { rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import type { InsertOperation, SetOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { toBag } from "#lib/staff/edit/model/json.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { connect, logInStaff } from "#tests/contract/client.ts";
import type { PublishPort } from "./port.ts";
import { publish } from "./publish.ts";

mountSandbox();

const HOME = "page-section:homepage";
const OF = { elementId: -1, handler: HOME, about: { component: "text", title: "" }, seen: "" };
const insert = (copyOf?: number): InsertOperation => ({
  ...OF,
  kind: "insert",
  content: {
    title: "",
    meta: { title: "Nova" },
    linkMeta: {},
    mobileMeta: {},
    options: { component: "text" },
    mobileOptions: {},
    parts: [],
  },
  ...(copyOf !== undefined && { copyOf }),
});
const CHANGE: SetOperation = {
  ...OF,
  kind: "set",
  path: "meta.title",
  slot: "text",
  before: "Nova",
  after: "Dom",
};

it("copies a section that follows a master as one that follows it, unless it was changed", async () => {
  const shop = await connect("tenis.localhost", "hr");
  const accessToken = await logInStaff(shop);
  const port: PublishPort = {
    locale: "hr",
    siteId: shop.site.siteId,
    offers: () => true,
    send: (call, options) => shop.send(call, { ...options, accessToken }),
  };
  const source = Number((await publish([insert()], port)).created["-1"]);
  const master = await shop.get(rawElementCalls.create, {
    input: {
      title: "House text",
      meta: { title: "Kuća" },
      options: { component: "text" },
      handler: "master-section",
      type: "static-element",
      language_code: "hr",
    },
    accessToken,
  });
  const id = Number(master.id);
  await shop.get(calls.cms.link.masters, { params: { id }, input: { ids: [source] }, accessToken });
  const copy = await publish([insert(source)], port);
  const changed = await publish([insert(source), CHANGE], port);
  const found = await shop.get(rawElementCalls.getByHandlers, { input: { handlers: [HOME] } });
  const masterOf = ({ created }: typeof copy) =>
    toBag(found.find((one) => one.id === created["-1"])?.options).masterId;
  expect([masterOf(copy), masterOf(changed)]).toEqual([id, undefined]);
});
