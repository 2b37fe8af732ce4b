import { beforeEach, describe, expect, it } from "vitest";
import { type RawElement, rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import type { OperationAnswer } from "#lib/staff/edit/model/answers.ts";
import type { InsertOperation, Json, SetOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { type Client, connect, logInStaff } from "#tests/contract/client.ts";
import type { PublishPort } from "./port.ts";
import { publish } from "./publish.ts";

/** Runs before the next write reaches the backend: another editor's change. */
let meanwhile: (() => Promise<unknown>) | null = null;
const sandbox = mountSandbox();

const HOME = "page-section:homepage";
const HANDLERS = { input: { handlers: [HOME] } };
const texts = (element: RawElement) => element.meta as Record<string, string>;

let shop: Client;
let accessToken: string;
let hero: RawElement;

function port(client: Client, byId = true): PublishPort {
  return {
    locale: "hr",
    siteId: client.site.siteId,
    offers: (capability) => byId || capability !== "elementGet",
    send: async (call, options) => {
      if (call.method === "PATCH" && meanwhile) {
        const act = meanwhile;
        meanwhile = null;
        await act();
      }
      return client.send(call, { ...options, accessToken });
    },
  };
}

const change = (path: string, after: Json, more: Partial<SetOperation> = {}): SetOperation => ({
  kind: "set",
  elementId: Number(hero.id),
  handler: HOME,
  about: { component: "hero", title: "" },
  seen: "",
  path,
  slot: "text",
  before: texts(hero)[path.replace("meta.", "")],
  after,
  ...more,
});
const only = (results: readonly OperationAnswer[]) =>
  results.map(({ address: _, ...answer }) => answer);
const read = async (client: Client): Promise<RawElement[]> =>
  client.get(rawElementCalls.getByHandlers, HANDLERS);
const current = async (): Promise<RawElement> =>
  (await read(shop)).find(({ id }) => id === hero.id) ?? hero;
const save = (input: Record<string, unknown>) =>
  shop.get(rawElementCalls.update, { params: { id: Number(hero.id) }, input, accessToken });

beforeEach(async () => {
  sandbox.reset();
  meanwhile = null;
  shop = await connect("tenis.localhost", "hr");
  accessToken = await logInStaff(shop);
  const found = (await read(shop)).find((element) => typeof texts(element).title === "string");
  if (!found) throw new Error("The seed has no section with a title on its front page.");
  hero = found;
});

describe.each([
  ["by id, with an ETag", true],
  ["by handler", false],
])("publishing, read %s", (_, byId) => {
  it("saves the text and keeps everything else, other languages included, byte for byte", async () => {
    const english = await connect("tenis.localhost", "en");
    const other = await connect("localhost", "en");
    const [inEnglish, elsewhere] = [await read(english), await read(other)].map((list) =>
      JSON.stringify(list),
    );
    const before = await read(shop);

    const { results, stale } = await publish(
      [change("meta.title", "Novi naslov")],
      port(shop, byId),
    );

    expect(only(results)).toEqual([{ status: "saved", stored: "Novi naslov" }]);
    expect(stale).toEqual(["handler:page-section:homepage"]);
    const after = await read(shop);
    const expected = before.map((element) =>
      element.id === hero.id
        ? { ...element, meta: { ...texts(element), title: "Novi naslov" } }
        : element,
    );
    const untimed = (list: RawElement[]) => list.map(({ updated_at: _at, ...rest }) => rest);
    expect(JSON.stringify(untimed(after))).toBe(JSON.stringify(untimed(expected)));
    expect(JSON.stringify(await read(english))).toBe(inEnglish);
    expect(JSON.stringify(await read(other))).toBe(elsewhere);
  });

  it("sends nothing but the changed slots", async () => {
    const sent: unknown[] = [];
    const spy = port(shop, byId);
    await publish([change("meta.title", "Novi naslov")], {
      ...spy,
      send: (call, options) => {
        if (call.method === "PATCH") sent.push(Object.keys(options.input ?? {}));
        return spy.send(call, options);
      },
    });
    expect(sent).toEqual([["meta"]]);
  });

  it("reports a conflict at the same place, and writes nothing there", async () => {
    await save({ meta: { ...texts(hero), title: "Njihov naslov" } });
    const { results, stale } = await publish(
      [change("meta.title", "Moj naslov")],
      port(shop, byId),
    );
    expect(results).toMatchObject([{ status: "conflict", theirs: "Njihov naslov" }]);
    expect(stale).toEqual([]);
    expect(texts(await current()).title).toBe("Njihov naslov");
  });

  it("merges changes of different places, and reports it", async () => {
    const seen = "2020-01-01T00:00:00.000Z";
    await save({ meta: { ...texts(hero), note: "Njihovo" } });
    const { results, merged } = await publish(
      [change("meta.title", "Moj naslov", { seen })],
      port(shop, byId),
    );
    expect(results).toMatchObject([{ status: "saved" }]);
    expect(merged).toBe(true);
    expect(texts(await current())).toMatchObject({ title: "Moj naslov", note: "Njihovo" });
  });

  it("brings no markup in that pages do not show, whatever the browser calls the place", async () => {
    const value = '<p onclick="x()">Bok <strong>svima</strong><script>alert(1)</script></p>';
    const { results } = await publish([change("meta.text", value)], port(shop, byId));
    expect(only(results)).toEqual([{ status: "invalid", reason: "markup" }]);
    expect(texts(await current()).text).toBe(texts(hero).text);
  });

  it("keeps markup of the stored text, byte for byte around the change", async () => {
    const stored =
      '<p class="lead" id="top" style="color:red" data-x="1">Bok</p><iframe src="https://video.example/1"></iframe>';
    await save({ meta: { ...texts(hero), text: stored } });
    const after = stored.replace("Bok", "Bok svima");
    const { results } = await publish(
      [change("meta.text", after, { before: stored })],
      port(shop, byId),
    );
    expect(only(results)).toEqual([{ status: "saved", stored: after }]);
    expect(texts(await current()).text).toBe(after);
  });

  it("returns a result for each element, whatever happens to the others", async () => {
    const { results } = await publish(
      [
        change("meta.title", "x", { elementId: 999_999 }),
        change("options.component", "x"),
        change("meta.title", "Novi"),
      ],
      port(shop, byId),
    );
    expect(results).toMatchObject([
      { address: "999999:meta.title", status: "failed", reason: "notFound" },
      { address: `${hero.id}:options.component`, status: "invalid", reason: "path" },
      { address: `${hero.id}:meta.title`, status: "saved" },
    ]);
  });

  it("refuses a section of another language", async () => {
    const { results } = await publish([change("meta.title", "x")], {
      ...port(shop, byId),
      locale: "de",
    });
    expect(results).toMatchObject([{ status: "failed", reason: "language" }]);
  });

  it("refuses the texts of a master in its follower", async () => {
    await save({ options: { ...(hero.options as object), masterId: 1 } });
    const { results } = await publish([change("meta.title", "x")], port(shop, byId));
    expect(results).toMatchObject([{ status: "invalid", reason: "master" }]);
  });

  it("reports an ended session instead of trying without it", async () => {
    accessToken = "spent";
    const { results } = await publish([change("meta.title", "x")], port(shop, byId));
    expect(results).toMatchObject([{ status: "failed", reason: "session" }]);
  });
});

describe("a save between our read and our write", () => {
  it("is detected by the ETag: the element is read again and both changes are kept", async () => {
    meanwhile = () => save({ meta: { ...texts(hero), note: "Njihovo" } });
    const { results } = await publish([change("meta.title", "Moj naslov")], port(shop));
    expect(results).toMatchObject([{ status: "saved" }]);
    expect(texts(await current())).toMatchObject({ title: "Moj naslov", note: "Njihovo" });
  });

  it("is a conflict at the same place", async () => {
    meanwhile = () => save({ meta: { ...texts(hero), title: "Njihov" } });
    const { results } = await publish([change("meta.title", "Moj")], port(shop));
    expect(results).toMatchObject([{ status: "conflict", theirs: "Njihov" }]);
    expect(texts(await current()).title).toBe("Njihov");
  });
});

describe("sections and their order", () => {
  const EMPTY: Omit<InsertOperation["content"], "parts"> = {
    title: "",
    meta: {},
    linkMeta: {},
    mobileMeta: {},
    options: {},
    mobileOptions: {},
  };
  const insert = (more: Partial<InsertOperation> = {}): InsertOperation => ({
    kind: "insert",
    elementId: -1,
    handler: HOME,
    about: { component: "text", title: "" },
    seen: "",
    content: { ...EMPTY, options: { component: "text" }, meta: { title: "Nova" }, parts: [] },
    ...more,
  });
  const ids = (list: RawElement[]) => list.map(({ id }) => Number(id));

  it("creates a section with what was set on it, at its place, and leaves the others alone", async () => {
    const before = await read(shop);
    const [first, ...others] = ids(before);
    const { results, created } = await publish(
      [
        insert(),
        change("meta.text", "<p>Tekst</p>", { elementId: -1, before: undefined }),
        {
          kind: "order",
          handler: HOME,
          before: ids(before),
          after: [Number(first), -1, ...others],
        },
      ],
      port(shop),
    );
    expect(results.map(({ status }) => status)).toEqual(["saved", "saved", "saved"]);
    const after = await read(shop);
    const made = created["-1"];
    expect(ids(after)).toEqual([first, made, ...others]);
    expect(after.find(({ id }) => id === made)).toMatchObject({
      meta: { title: "Nova", text: "<p>Tekst</p>" },
      language_code: "hr",
    });
    const [was] = before;
    expect(JSON.stringify(after[0])).toBe(JSON.stringify(was));
  });

  it("copies what a section holds now, byte for byte, without its identity", async () => {
    const { created } = await publish([insert({ copyOf: Number(hero.id) })], port(shop));
    const copy = (await read(shop)).find(({ id }) => id === created["-1"]);
    expect(JSON.stringify(copy?.meta)).toBe(JSON.stringify(hero.meta));
    expect(JSON.stringify(copy?.mobileMeta)).toBe(JSON.stringify(hero.mobileMeta));
  });

  it.each([
    ["a handler of another kind", { handler: "header-section" }, "path"],
    ["an unknown component", { content: { ...insertContent("of-nobody") } }, "path"],
    [
      "a place without a definition",
      { content: { ...insertContent("text"), meta: { x: "y" } } },
      "path",
    ],
    [
      "a script",
      { content: { ...insertContent("text"), meta: { text: "<script>1</script>" } } },
      "markup",
    ],
  ])("creates nothing from %s", async (_, more, reason) => {
    const before = ids(await read(shop));
    const { results } = await publish([insert(more as Partial<InsertOperation>)], port(shop));
    expect(only(results)).toEqual([{ status: "invalid", reason }]);
    expect(ids(await read(shop))).toEqual(before);
  });

  function insertContent(component: string) {
    return { ...EMPTY, options: { component }, parts: [] };
  }
});
