import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { type Client, LOCALHOST, TENIS } from "../../testing/client.ts";
import { staffClient, staffOf } from "../../testing/staff.ts";

let client: Client;
let staff: Readonly<Record<string, string>>;
beforeEach(async () => {
  client = staffClient();
  staff = await staffOf(client);
});

const send = (method: string, path: string, body: object = {}, headers = staff) =>
  client.send(method, `v1/${path}`, body, headers);
const list = async (body: object = {}, headers = staff) =>
  (await send("POST", "cms/media/filterStandard", body, headers)).data.records;
const titles = async (body: object) =>
  (await list(body)).map(({ title }: { title: string }) => title);
const open = (path: string, range = "") =>
  client.sandbox.fetch(
    new Request(`http://sandbox.test/media/${path}`, { headers: range ? { range } : {} }),
  );

async function upload(name: string, bytes: Uint8Array<ArrayBuffer>, access = "public") {
  const form = new FormData();
  form.set("customData", JSON.stringify({ access }));
  form.set("file", new File([bytes], name));
  const response = await client.sandbox.fetch(
    new Request("http://sandbox.test/api/v2/media/media/upload", {
      method: "POST",
      body: form,
      headers: staff,
    }),
  );
  return (await response.json()).data;
}

const picture = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: "#225533" } })
      .png()
      .toBuffer(),
  );
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("the library", () => {
  it("is the site's own, in the language of the call, for staff alone", async () => {
    expect((await send("POST", "cms/media/filterStandard", {}, TENIS)).status).toBe(401);
    expect(await titles({})).toEqual(["Ball", "Net"]);
    const [ball] = await list();
    expect(ball).toMatchObject({ id: 2_000_001, path: "ball.webp", mime: "image/webp" });
    const other = await list({}, await staffOf(client, "all", LOCALHOST));
    expect(other.map(({ id }: { id: number }) => id)).toEqual([1_000_001, 1_000_002]);
  });

  it("is searched, filtered, sorted and paged", async () => {
    const { driveId } = await upload("rules.txt", bytesOf("12345"));
    await send("POST", "cms/media/create", { driveId, title: "House rules" });
    expect(await titles({ search: "rules house" })).toEqual(["House rules"]);
    expect(await titles({ mime: "image/*" })).toEqual(["Ball", "Net"]);
    expect(await titles({ mime: "text/plain" })).toEqual(["House rules"]);
    expect(await titles({ mime: "document", unknown: 1 })).toEqual(["House rules"]);
    expect(await titles({ minSize: 5, maxSize: 5 })).toEqual(["House rules"]);
    expect(await titles({ folderId: 2_000_001 })).toEqual(["Net"]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await titles({ from: today })).toEqual(["House rules"]);
    expect(await titles({ ids: [2_000_002] })).toEqual(["Net"]);
    expect(await titles({ sort: { field: "title", order: "desc" }, limit: 1, page: 2 })).toEqual([
      "House rules",
    ]);
  });

  it("takes an upload with what is known of it, and shows it in every size", async () => {
    const sent = await upload("grb.png", await picture(640, 480));
    const { data } = await send("POST", "cms/media/create", {
      driveId: sent.driveId,
      title: "Grb",
    });
    expect(data).toMatchObject({
      driveId: sent.driveId,
      title: "Grb",
      path: sent.path,
      mime: "image/png",
      size: sent.size,
      hash: sent.hash,
      width: 640,
      height: 480,
      originalName: "grb.png",
      media_type: "image",
    });
    expect(await titles({ hash: sent.hash })).toEqual(["Grb"]);
    const small = await open(data.alternativePaths["320x240"]);
    const { width, height } = await sharp(await small.arrayBuffer()).metadata();
    expect([small.headers.get("content-type"), width, height]).toEqual(["image/webp", 320, 240]);
    const part = await open(data.path, "bytes=0-3");
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4]);
  });

  it("knows no upload of another site", async () => {
    const { driveId } = await upload("a.txt", bytesOf("x"));
    const other = await staffOf(client, "all", LOCALHOST);
    expect((await send("POST", "cms/media/create", { driveId }, other)).status).toBe(422);
    expect((await send("PATCH", "cms/media/update/2000001", {}, other)).status).toBe(404);
    expect((await send("DELETE", "cms/media/delete/2000001", {}, other)).status).toBe(404);
  });

  it("changes the texts of one language, and pages show them", async () => {
    const german = { ...staff, language: "de" };
    const before = JSON.stringify(await list({}, german));
    const texts = { title: "Loptica", caption: "c", description: "d", poster: { id: 2_000_002 } };
    const { data } = await send("PATCH", "cms/media/update/2000001", texts);
    expect(data).toMatchObject({ ...texts, poster: { title: "Net" }, version: 1 });
    const { data: product } = await client.send(
      "GET",
      "v1/product/web/get?slug=racket-hr&store=81&currency=1",
      undefined,
      TENIS,
    );
    expect(product.media[0].title).toBe("Loptica");
    await send("PATCH", "cms/media/update/2000001", { poster: null });
    expect(JSON.stringify(await list({}, german))).toBe(before);
  });

  it("puts another file behind a medium, and hides a private one", async () => {
    const first = await upload("a.txt", bytesOf("first"));
    const { id } = (await send("POST", "cms/media/create", { driveId: first.driveId })).data;
    const second = await upload("b.txt", bytesOf("second"));
    const { data } = await send("PATCH", `cms/media/update/${id}`, { driveId: second.driveId });
    expect([data.version, data.path, data.title]).toEqual([2, second.path, "a.txt"]);
    await send("PATCH", `cms/media/update/${id}`, { access: "private" });
    expect((await open(second.path)).status).toBe(404);
    expect((await send("PATCH", `cms/media/update/${id}`, { access: "all" })).status).toBe(422);
    await send("PATCH", `cms/media/update/${id}`, { access: "public" });
    expect((await open(second.path)).status).toBe(200);
  });

  it("lets pictures and links of sections follow a file that is replaced", async () => {
    const first = await upload("a.txt", bytesOf("first"));
    const { id } = (await send("POST", "cms/media/create", { driveId: first.driveId })).data;
    const held = { id, path: first.path, title: "Prices" };
    const made = await send("POST", "cms/element/create", {
      title: "Files",
      handler: "page-section:prices",
      type: "static-element",
      language_code: "hr",
      meta: { image: { ...held, mime: "text/plain" }, text: first.path },
      linkMeta: { cta: { type: "media", media: held } },
    });
    const second = await upload("b.txt", bytesOf("second"));
    await send("PATCH", `cms/media/update/${id}`, { driveId: second.driveId });
    const at = `v1/cms/element/get/${made.data.id}`;
    const { data } = await client.send("GET", at, undefined, staff);
    expect(data.linkMeta.cta.media).toEqual({ ...held, path: second.path });
    expect(data.meta).toMatchObject({ image: { path: second.path }, text: first.path });
  });

  it("deletes a medium with its file; pages keep a picture of the seed", async () => {
    const { driveId, path } = await upload("a.txt", bytesOf("x"));
    const { id } = (await send("POST", "cms/media/create", { driveId })).data;
    expect((await send("DELETE", `cms/media/delete/${id}`)).status).toBe(200);
    expect((await send("DELETE", `cms/media/delete/${id}`)).status).toBe(404);
    expect((await open(path)).status).toBe(404);
    await send("DELETE", "cms/media/delete/2000001");
    const { data } = await client.send(
      "GET",
      "v1/product/web/get?slug=racket-hr&store=81&currency=1",
      undefined,
      TENIS,
    );
    expect(data.media[0].path).toBe("ball.webp");
  });
});

describe("folders", () => {
  const items = async (query = "") =>
    (await client.send("GET", `v1/media/directoryItem/filter${query}`, undefined, staff)).data
      .records;

  it("hold files, and go when they are empty", async () => {
    expect(await items()).toMatchObject([
      { id: 2_000_001, name: "Clubhouse", type: "directory", count: 1 },
      { id: "drive-ball", type: "file", media: { title: "Ball" } },
    ]);
    expect(await items("?parentId=2000001")).toMatchObject([{ id: "drive-net", type: "file" }]);
    expect(await items("?type=directory")).toHaveLength(1);
    const remove = (targetIds: unknown[]) =>
      send("DELETE", "media/directoryItem/delete", { targetIds });
    expect((await remove([2_000_001])).status).toBe(409);
    expect((await remove([])).status).toBe(422);
    expect((await remove(["drive-net", 2_000_001])).status).toBe(200);
    expect(await titles({})).toEqual(["Ball"]);
    expect(await items("?type=directory")).toEqual([]);
    expect((await remove([1_000_001])).status).toBe(404);
  });

  it("lose an upload that became no medium", async () => {
    const { driveId, path } = await upload("a.txt", bytesOf("x"));
    await send("DELETE", "media/directoryItem/delete", { targetIds: [driveId] });
    expect((await open(path)).status).toBe(404);
  });
});

describe("an address for a large file", () => {
  const ask = async (size: number, name = "big.webm") =>
    send("POST", "media/file/getUploadUrl", { name, mime: "video/webm", size });
  const put = (url: string, text: string) =>
    client.sandbox.fetch(new Request(url, { method: "PUT", body: text }));

  it("takes it once, in the announced size, and gives it to the library", async () => {
    const { data } = await ask(5);
    const take = (headers = staff) =>
      send("POST", "media/file/addFromBucketPublic", { key: data.key }, headers);
    expect((await take()).status).toBe(409);
    expect((await put(data.url, "12")).status).toBe(400);
    expect((await put(data.url, "12345")).status).toBe(200);
    expect((await put(data.url, "54321")).status).toBe(403);
    expect((await take(await staffOf(client, "all", LOCALHOST))).status).toBe(404);
    const file = (await take()).data;
    expect(file).toMatchObject({ mime: "video/webm", size: 5 });
    expect((await take()).status).toBe(404);
    const { driveId } = file;
    const medium = (await send("POST", "cms/media/create", { driveId, title: "Film" })).data;
    expect(medium).toMatchObject({ media_type: "video", originalName: "big.webm" });
    expect(await (await open(medium.path)).text()).toBe("12345");
  });

  it("keeps a private one private", async () => {
    const { data } = await ask(1, "a.pdf");
    await put(data.url, "x");
    const file = (await send("POST", "media/file/addFromBucket", { key: data.key })).data;
    expect((await open(file.path)).status).toBe(404);
  });

  it("is given for files that are taken only", async () => {
    expect((await ask(5, "a.svg")).status).toBe(422);
    expect((await ask(20_000_001)).status).toBe(413);
    expect((await put("http://sandbox.test/_bucket/none", "x")).status).toBe(404);
  });
});

it("says what may be uploaded", async () => {
  const { data } = await client.send("GET", "v1/media/option/filter", undefined, staff);
  expect(data.records).toContainEqual({ key: "MaxFileSize", value: 20_000_000 });
});

it("can be told to have any number of entries", async () => {
  const { body } = await client.control("POST", "media", { siteId: 8, count: 500 });
  expect(body).toEqual({ total: 500 });
  const { data } = await send("POST", "cms/media/filterStandard", { limit: 100, page: 5 });
  expect([data.records.length, data.totalRecords, data.totalPages]).toEqual([100, 500, 5]);
  expect((await client.control("POST", "media", {})).status).toBe(422);
});
