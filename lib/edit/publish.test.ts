import { beforeEach, describe, expect, it } from "vitest";
import { calls } from "#lib/api/calls/index.ts";
import { type RawElement, rawElementCalls } from "#lib/api/calls/variants.ts";
import { type Client, connect } from "#tests/contract/client.ts";
import { mountSandbox } from "#tests/msw/sandbox.ts";
import { type PublishPort, publishTexts } from "./publish.ts";
import type { TextChange } from "./types.ts";

/** Runs before the next write reaches the backend: another editor's change. */
let meanwhile: (() => Promise<unknown>) | null = null;
const sandbox = mountSandbox();

const HANDLERS = { input: { handlers: ["page-section:homepage"] } };
const texts = (element: RawElement) => element.meta as Record<string, string>;

let shop: Client;
let accessToken: string;
let hero: RawElement;

function port(client: Client, byId = true): PublishPort {
  return {
    locale: "hr",
    byId,
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

const change = (path: string, value: string, more: Partial<TextChange> = {}): TextChange => ({
  elementId: Number(hero.id),
  handler: "page-section:homepage",
  path,
  kind: "text",
  base: texts(hero)[path.replace("meta.", "")] ?? "",
  value,
  ...more,
});
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
  const login = await shop.get(calls.login, {
    input: {
      username: "admin@baseline.example",
      password: "baseline-admin",
      apiKey: shop.site.apiKey,
    },
    headers: { strategy: "admin" },
  });
  accessToken = login.tokens.accessToken;
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

    const { answers, stale } = await publishTexts(
      [change("meta.title", "Novi naslov")],
      port(shop, byId),
    );

    expect(answers).toMatchObject([
      {
        elementId: hero.id,
        status: "saved",
        saved: [{ path: "meta.title", stored: "Novi naslov", cleaned: false }],
      },
    ]);
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
    await publishTexts([change("meta.title", "Novi naslov")], {
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
    const { answers, stale } = await publishTexts(
      [change("meta.title", "Moj naslov")],
      port(shop, byId),
    );
    expect(answers).toMatchObject([
      {
        status: "conflict",
        saved: [],
        conflicts: [{ path: "meta.title", theirs: "Njihov naslov" }],
      },
    ]);
    expect(stale).toEqual([]);
    expect(texts(await current()).title).toBe("Njihov naslov");
  });

  it("merges changes of different places, and reports it", async () => {
    const seen = "2020-01-01T00:00:00.000Z";
    await save({ meta: { ...texts(hero), note: "Njihovo" } });
    const { answers } = await publishTexts(
      [change("meta.title", "Moj naslov", { seen })],
      port(shop, byId),
    );
    expect(answers).toMatchObject([{ status: "saved", merged: true }]);
    expect(texts(await current())).toMatchObject({ title: "Moj naslov", note: "Njihovo" });
  });

  it("sanitises HTML before it is stored, and reports it", async () => {
    const value = '<p onclick="x()">Bok <strong>svima</strong><script>alert(1)</script></p>';
    const { answers } = await publishTexts(
      [change("meta.note", value, { kind: "html" })],
      port(shop, byId),
    );
    expect(answers[0]?.saved).toEqual([
      { path: "meta.note", stored: "<p>Bok <strong>svima</strong></p>", cleaned: true },
    ]);
    expect(texts(await current()).note).toBe("<p>Bok <strong>svima</strong></p>");
  });

  it("sanitises what the section shows as HTML, whatever the browser calls it", async () => {
    const value = "<p>Bok<script>alert(1)</script></p>";
    const { answers } = await publishTexts([change("meta.text", value)], port(shop, byId));
    expect(answers[0]?.saved).toEqual([{ path: "meta.text", stored: "<p>Bok</p>", cleaned: true }]);
    expect(texts(await current()).text).toBe("<p>Bok</p>");
  });

  it("returns a result for each element, whatever happens to the others", async () => {
    const { answers } = await publishTexts(
      [
        change("meta.title", "x", { elementId: 999_999 }),
        change("options.component", "x"),
        change("meta.title", "Novi"),
      ],
      port(shop, byId),
    );
    expect(answers).toMatchObject([
      { elementId: 999_999, status: "failed", reason: "notFound" },
      {
        elementId: hero.id,
        status: "invalid",
        saved: [{ path: "meta.title" }],
        invalid: [{ reason: "path" }],
      },
    ]);
  });

  it("refuses a section of another language", async () => {
    const { answers } = await publishTexts([change("meta.title", "x")], {
      ...port(shop, byId),
      locale: "de",
    });
    expect(answers).toMatchObject([{ status: "failed", reason: "language" }]);
  });

  it("refuses the texts of a master in its follower", async () => {
    await save({ options: { ...(hero.options as object), masterId: 1 } });
    const { answers } = await publishTexts([change("meta.title", "x")], port(shop, byId));
    expect(answers).toMatchObject([
      { status: "invalid", invalid: [{ path: "meta.title", reason: "master" }] },
    ]);
  });

  it("reports an ended session instead of trying without it", async () => {
    accessToken = "spent";
    const { answers } = await publishTexts([change("meta.title", "x")], port(shop, byId));
    expect(answers).toMatchObject([{ status: "failed", reason: "session" }]);
  });
});

describe("a save between our read and our write", () => {
  it("is detected by the ETag: the element is read again and both changes are kept", async () => {
    meanwhile = () => save({ meta: { ...texts(hero), note: "Njihovo" } });
    const { answers } = await publishTexts([change("meta.title", "Moj naslov")], port(shop));
    expect(answers).toMatchObject([{ status: "saved" }]);
    expect(texts(await current())).toMatchObject({ title: "Moj naslov", note: "Njihovo" });
  });

  it("is a conflict at the same place", async () => {
    meanwhile = () => save({ meta: { ...texts(hero), title: "Njihov" } });
    const { answers } = await publishTexts([change("meta.title", "Moj")], port(shop));
    expect(answers).toMatchObject([{ status: "conflict", conflicts: [{ theirs: "Njihov" }] }]);
    expect(texts(await current()).title).toBe("Njihov");
  });
});
