import { describe, expect, it } from "vitest";
import { type Client, createClient, LOCALHOST, TENIS } from "../../testing/client.ts";

const HANDLERS = { handlers: ["page-section:homepage", "header-section"] };

async function staffOf(client: Client, headers: Record<string, string>) {
  const reply = await client.send(
    "POST",
    "v1/login",
    { username: "staff@example.com", password: "password2" },
    { ...headers, strategy: "admin" },
  );
  return { ...headers, accessToken: reply.data.tokens.accessToken as string };
}

describe("elements", () => {
  it("come in the language asked for, with links and pictures inside", async () => {
    const { data } = await createClient().send(
      "POST",
      "v1/cms/element/getByHandlers",
      HANDLERS,
      TENIS,
    );
    expect(data).toMatchObject([
      {
        id: 1_000_010,
        language_code: "hr",
        meta: { title: "Igraj", image: { title: "Lopta" } },
        linkMeta: { cta: { type: "product", product: { id: 2_000_001, slug: "racket-hr" } } },
      },
      { handler: "header-section" },
    ]);
  });

  it("are changed slot by slot, in one language of one site", async () => {
    const client = createClient();
    const staff = await staffOf(client, TENIS);
    const update = (headers: Record<string, string>) =>
      client.send("PATCH", "v1/cms/element/update/1000010", { meta: { title: "Novo" } }, headers);
    expect((await update(TENIS)).status).toBe(401);
    expect((await update(await staffOf(client, LOCALHOST))).status).toBe(404);
    expect((await update(staff)).data).toMatchObject({
      meta: { title: "Novo" },
      options: { component: "hero" },
    });
    const title = async (headers: Record<string, string>) =>
      (await client.send("POST", "v1/cms/element/getByHandlers", HANDLERS, headers)).data[0].meta
        .title;
    expect(await title(TENIS)).toBe("Novo");
    expect(await title({ ...TENIS, language: "de" })).toBe("Spiel");
    expect(await title(LOCALHOST)).toBe("Play");
  });

  it("are listed as they are stored, so that a change of one shows in no other", async () => {
    const client = createClient();
    const stored = async (): Promise<{ id: number; language: string; doc: string }[]> =>
      (await client.control("GET", "elements/8")).body;
    const before = await stored();
    expect(new Set(before.map(({ language }) => language)).size).toBeGreaterThan(1);
    const staff = await staffOf(client, TENIS);
    const body = { meta: { title: "Novo" } };
    await client.send("PATCH", "v1/cms/element/update/1000010", body, staff);
    const after = await stored();
    const differing = after.filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]));
    expect(differing).toMatchObject([{ id: 1_000_010, language: "hr" }]);
    expect(JSON.parse(differing[0]?.doc ?? "").meta).toEqual({ title: "Novo" });
  });

  it("are not overwritten when someone was quicker", async () => {
    const client = createClient();
    const staff = await staffOf(client, LOCALHOST);
    const read = await client.send("GET", "v1/cms/element/get/10", undefined, staff);
    const update = (headers: Record<string, string>) =>
      client.send("PATCH", "v1/cms/element/update/10", { title: "x" }, { ...staff, ...headers });
    const etag = read.headers.get("etag") ?? "";
    expect((await update({ "if-match": etag })).status).toBe(200);
    expect((await update({ "if-match": etag })).status).toBe(412);
  });
});
