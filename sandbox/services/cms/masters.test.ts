import { beforeEach, describe, expect, it } from "vitest";
import { type Client, LOCALHOST, TENIS } from "../../testing/client.ts";
import { staffClient, staffOf } from "../../testing/staff.ts";

const MASTER = 1_000_090;
const FOLLOWER = 1_000_091;
let client: Client;
let staff: Readonly<Record<string, string>>;
beforeEach(async () => {
  client = staffClient();
  staff = await staffOf(client);
});

const link = (body: object, id: number = MASTER) =>
  client.send("POST", `v1/cms/link/masters/${id}`, body, staff);
const get = async (id: number) =>
  (await client.send("GET", `v1/cms/element/get/${id}`, undefined, staff)).data;

describe("masters", () => {
  it("are shown by their followers, which keep their own place", async () => {
    expect(await get(FOLLOWER)).toMatchObject({
      title: "Follower",
      meta: { title: "Shared" },
      options: { component: "banner", color: "#ffffff", order: 2, masterId: MASTER },
      mobileOptions: { color: "#000000" },
    });
  });

  it("get followers and free them, with what was shown as their own", async () => {
    expect((await link({ ids: [1_000_010] })).data).toEqual({ ids: [1_000_010, FOLLOWER] });
    expect((await get(1_000_010)).meta).toEqual({ title: "Shared" });
    expect((await link({ ids: [], detach: [1_000_010] })).data).toEqual({ ids: [FOLLOWER] });
    await client.send(
      "PATCH",
      `v1/cms/element/update/${MASTER}`,
      { meta: { title: "New" } },
      staff,
    );
    const freed = await get(1_000_010);
    expect([freed.meta.title, freed.options.masterId]).toEqual(["Shared", undefined]);
    expect((await get(FOLLOWER)).meta.title).toBe("New");
  });

  it("are not followed over what was saved since the version that is named", async () => {
    const follow = { ids: [1_000_010] };
    const named = async (body: object, version: string) =>
      (
        await client.send("POST", `v1/cms/link/masters/${MASTER}`, body, {
          ...staff,
          "if-match": version,
        })
      ).status;
    const { headers } = await client.send("GET", "v1/cms/element/get/1000010", undefined, staff);
    const etag = headers.get("etag") ?? "";
    expect(await named(follow, '"older"')).toBe(412);
    expect(await named(follow, etag)).toBe(200);
    expect(await named({ ids: [], detach: follow.ids }, etag)).toBe(412);
  });

  it.each([
    ["a master as a follower", { ids: [MASTER] }, 422],
    ["an element of another language", { ids: [1_100_010] }, 422],
    ["an element of another site", { ids: [10] }, 404],
    ["freeing what does not follow", { ids: [], detach: [1_000_010] }, 422],
  ])("refuse %s", async (_, body, status) => expect((await link(body)).status).toBe(status));

  it("are masters, and are not deleted while they are followed", async () => {
    expect((await link({ ids: [] }, FOLLOWER)).status).toBe(422);
    const remove = () => client.send("DELETE", `v1/cms/element/delete/${MASTER}`, {}, staff);
    expect((await remove()).status).toBe(409);
    await link({ ids: [], detach: [FOLLOWER] });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });
});

describe("a save", () => {
  it.each([
    ["of a section", "PATCH", "element/update/1000010", { meta: { title: "x" } }],
    ["of a master", "PATCH", `element/update/${MASTER}`, { meta: { title: "x" } }],
    ["of a new follower", "POST", `link/masters/${MASTER}`, { ids: [1_000_010] }],
    ["of a freed follower", "POST", `link/masters/${MASTER}`, { ids: [], detach: [FOLLOWER] }],
    ["of a removal", "DELETE", `element/delete/${FOLLOWER}`, {}],
  ])("%s leaves every other language as it is, to the byte", async (_, method, path, body) => {
    const rows = async (language: string) => {
      const handlers = ["page-section:homepage", "master-section", "header-section"];
      const headers = { ...TENIS, language };
      const found = await client.send(
        "POST",
        "v1/cms/element/getByHandlers",
        { handlers },
        headers,
      );
      return JSON.stringify(found.data);
    };
    const before = await Promise.all(["hr", "en", "de"].map(rows));
    expect((await client.send(method, `v1/cms/${path}`, body, staff)).status).toBe(200);
    const after = await Promise.all(["hr", "en", "de"].map(rows));
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0]).not.toBe(before[0]);
  });
});

describe("element/history", () => {
  const versions = async () =>
    (await client.send("GET", "v1/cms/element/history/1000010", undefined, staff)).data.records;

  it("has a version of each save, with its author and content, newest first", async () => {
    const first = await get(1_000_010);
    expect(await versions()).toMatchObject([{ version: 1, by: "", element: first }]);
    const save = (title: string) =>
      client.send("PATCH", "v1/cms/element/update/1000010", { meta: { title } }, staff);
    await save("One");
    await save("Two");
    const all = await versions();
    expect(all.map(({ version, by }: Record<string, unknown>) => [version, by])).toEqual([
      [3, "Eva Horvat"],
      [2, "Eva Horvat"],
      [1, ""],
    ]);
    expect(all[1].element.meta).toEqual({ title: "One" });
    expect(all[2].element).toEqual(first);
    expect(all[0].at).toBe(all[0].element.updated_at);
  });

  it("is the site's own", async () => {
    const other = await staffOf(client, "all", LOCALHOST);
    const asked = await client.send("GET", "v1/cms/element/history/1000010", undefined, other);
    expect(asked.status).toBe(404);
  });
});

it("creates an element in a language of the site only", async () => {
  const create = (language_code: string) =>
    client.send(
      "POST",
      "v1/cms/element/create",
      { handler: "page-section:homepage", language_code, options: { component: "text" } },
      staff,
    );
  expect((await create("ar")).status).toBe(422);
  const made = (await create("de")).data;
  const shown = await client.send(
    "POST",
    "v1/cms/element/getByHandlers",
    { handlers: ["page-section:homepage"] },
    { ...TENIS, language: "de" },
  );
  expect(shown.data.map(({ id }: { id: number }) => id)).toContain(made.id);
});
