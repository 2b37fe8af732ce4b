import { beforeEach, describe, expect, it } from "vitest";
import { type Client, LOCALHOST, TENIS } from "../../testing/client.ts";
import { staffClient, staffOf } from "../../testing/staff.ts";

let client: Client;
let staff: Readonly<Record<string, string>>;
beforeEach(async () => {
  client = staffClient();
  staff = await staffOf(client);
});

const page = { title: "Grbovi", slug: "nasi-grbovi", postTypeSlug: "page" };
const create = (body: object, headers: object = {}) =>
  client.send("POST", "v1/cms/post/create", { ...page, ...body }, { ...staff, ...headers });
const decide = async (slug: string, headers: Readonly<Record<string, string>> = TENIS) =>
  (await client.send("GET", `v1/cms/finder/decide?params[]=${slug}`, undefined, headers)).data.type;
const postsIn = async (language: string, body: object = {}) =>
  (
    await client.send(
      "POST",
      "v1/cms/post/filterStandard",
      { postTypeSlugs: ["post", "page"], ...body },
      { ...TENIS, language },
    )
  ).data.data;

it("lists posts by id", async () => {
  expect(await postsIn("hr", { id: [2_000_002] })).toMatchObject([{ slug: "proljece" }]);
  expect(await postsIn("hr", { id: 2_000_001 })).toMatchObject([{ slug: "homepage" }]);
});

describe("post/create", () => {
  it("makes a page in one language, which visitors see at once", async () => {
    const { status, data } = await create({ body: "<p>x</p>", media: { id: 2_000_001 } });
    expect([status, data.slugMain, data.translations]).toEqual([
      200,
      "nasi-grbovi",
      { hr: "nasi-grbovi" },
    ]);
    expect(data).toMatchObject({
      body: "<p>x</p>",
      status: "published",
      media: { id: 2_000_001 },
      author: { name: "Eva Horvat" },
    });
    expect(await decide("nasi-grbovi")).toBe("page");
    expect(await decide("nasi-grbovi", { ...TENIS, language: "de" })).toBe("none");
  });

  it.each([
    ["a short slug", { slug: "abc" }, 422],
    ["capitals in a slug", { slug: "Naslovnica" }, 422],
    ["blanks in a slug", { slug: "na slovnica" }, 422],
    ["two hyphens in a slug", { slug: "na--slovnica" }, 422],
    ["a path as a slug", { slug: "a/../b" }, 422],
    ["a slug that is taken", { slug: "proljece" }, 409],
    ["a slug that all languages share", { slug: "homepage" }, 409],
    ["no title", { title: " " }, 422],
    ["a type that is not there", { postTypeSlug: "recipe" }, 422],
    ["a language that is not there", { language_code: "ar" }, 422],
    ["another site's picture", { media: { id: 1_000_001 } }, 422],
    ["another site's term", { terms: [{ id: 1_000_001 }] }, 422],
    ["a status that is none", { status: "hidden" }, 422],
  ])("refuses %s", async (_, body, status) => expect((await create(body)).status).toBe(status));

  it("takes a slug of another script", async () =>
    expect((await create({ slug: "دراجات-المدينة" })).status).toBe(200));

  it("makes the translation of a page, once", async () => {
    await create({});
    const german = { slugMain: "nasi-grbovi", slug: "unsere-wappen", title: "Wappen" };
    expect((await create(german, { language: "de" })).data).toMatchObject({
      title: "Wappen",
      slugMain: "nasi-grbovi",
      translations: { hr: "nasi-grbovi", de: "unsere-wappen" },
    });
    expect(await decide("unsere-wappen", { ...TENIS, language: "de" })).toBe("page");
    expect((await create(german, { language: "de" })).status).toBe(409);
  });

  it("keeps a draft from visitors, and shows it to staff that ask", async () => {
    await create({ status: "draft" });
    expect(await decide("nasi-grbovi")).toBe("none");
    const list = async (status?: string, headers: object = staff) =>
      (
        await client.send(
          "POST",
          "v1/cms/post/filterStandard",
          { postTypeSlugs: ["page"], status },
          { ...TENIS, ...headers },
        )
      ).data.data.map(({ slug }: { slug: string }) => slug);
    expect(await list("any", {})).toEqual(["homepage"]);
    expect(await list()).toEqual(["homepage"]);
    expect(await list("draft")).toEqual(["nasi-grbovi"]);
    expect(await list("any")).toEqual(["nasi-grbovi", "homepage"]);
  });
});

describe("post/update", () => {
  const update = (body: object, headers: object = {}) =>
    client.send("PATCH", "v1/cms/post/update/2000002", body, { ...staff, ...headers });

  it("changes what is sent, in one language", async () => {
    const before = await postsIn("de");
    const seo = { title: "T", description: "D", image: { id: 2_000_002 } };
    const { data } = await update({ title: "Novo", seo, published_at: "2020-01-01" });
    expect(data).toMatchObject({
      title: "Novo",
      slug: "proljece",
      published_at: "2020-01-01T00:00:00.000Z",
      seo: { title: "T", image: { title: "Net" } },
      updated_at: expect.any(String),
    });
    expect(JSON.stringify(await postsIn("de"))).toBe(JSON.stringify(before));
  });

  it("moves a page to another slug, and keeps the one that all languages share", async () => {
    expect((await update({ slug: "homepage" })).status).toBe(409);
    expect((await update({ slug: "abc" })).status).toBe(422);
    const { data } = await update({ slug: "novo-proljece" });
    expect([data.slug, data.slugMain]).toEqual(["novo-proljece", "spring"]);
    expect(await decide("novo-proljece")).toBe("post");
    expect(await decide("proljece")).toBe("none");
  });

  it("knows no post of another site, nor in a language that lacks it", async () => {
    const other = await staffOf(client, "all", LOCALHOST);
    expect((await update({ title: "x" }, other)).status).toBe(404);
    const { id } = (await create({})).data;
    const german = { ...staff, language: "de" };
    const asked = client.send("PATCH", `v1/cms/post/update/${id}`, { title: "x" }, german);
    expect((await asked).status).toBe(404);
  });
});

it("has post types that are made once, and deleted when nothing is of them", async () => {
  const make = (slug: string) =>
    client.send("POST", "v1/cms/postType/create", { slug, title: "Recept" }, staff);
  const remove = (id: number) => client.send("DELETE", `v1/cms/postType/delete/${id}`, {}, staff);
  const { id } = (await make("recipe")).data;
  expect((await make("recipe")).status).toBe(409);
  const post = { title: "Juha", slug: "juha-od-rajcice", postTypeSlug: "recipe" };
  await client.send("POST", "v1/cms/post/create", post, staff);
  expect(await decide("juha-od-rajcice")).toBe("recipe");
  expect((await remove(id)).status).toBe(409);
  expect((await remove(2_000_001)).status).toBe(422);
  expect((await remove(1_000_001)).status).toBe(404);
  const other = (await make("menu-of-the-day")).data;
  expect((await remove(other.id)).status).toBe(200);
});

describe("translations", () => {
  const bulk = (path: string, body: object) =>
    client.send("PUT", `v1/cms/link/${path}`, body, staff);
  const sections = async (language: string) =>
    (
      await client.send(
        "POST",
        "v1/cms/element/getByHandlers",
        { handlers: ["page-section:nasi-grbovi", "page-section:homepage"] },
        { ...TENIS, language },
      )
    ).data;

  it("copy a page with its sections into languages that lack it, once", async () => {
    await create({});
    const section = { handler: "page-section:nasi-grbovi", meta: { title: "Grb" } };
    const source = (await client.send("POST", "v1/cms/element/create", section, staff)).data;
    const before = await sections("hr");
    const path = "postTranslation/nasi-grbovi/bulk";
    const { data } = await bulk(path, { languages: ["de", "en"] });
    expect(data).toMatchObject([
      { language: "de", status: "created", elements: [{ originalId: source.id }] },
      { language: "en", status: "created", elements: [{ originalId: source.id }] },
    ]);
    expect((await bulk(path, { languages: ["de"] })).data).toMatchObject([{ status: "present" }]);
    expect(await decide("nasi-grbovi", { ...TENIS, language: "de" })).toBe("page");
    expect((await sections("de"))[0]).toMatchObject({
      meta: { title: "Grb" },
      originalId: source.id,
      language_code: "de",
    });
    expect(JSON.stringify(await sections("hr"))).toBe(JSON.stringify(before));
  });

  it("are completed with the sections that they lack", async () => {
    const path = "postTranslation/homepage/bulkExisting";
    const before = (await sections("de")).length;
    const [row] = (await bulk(path, { languages: ["de"] })).data;
    expect(row).toMatchObject({ status: "created", elements: [{ originalId: 1_000_092 }] });
    expect((await sections("de")).length).toBe(before + 1);
    expect((await bulk(path, { languages: ["de"] })).data[0].status).toBe("present");
  });

  it("are made of every page of a type", async () => {
    await create({});
    const { data } = await bulk("postType/2000002/bulk", { languages: ["de"] });
    expect(data.map(({ slugMain, status }: Record<string, string>) => [slugMain, status])).toEqual([
      ["homepage", "present"],
      ["nasi-grbovi", "created"],
    ]);
  });

  it("are made of one section or one page, which follows its master there too", async () => {
    const make = (id: number) =>
      client.send(
        "POST",
        `v1/cms/link/${id}/createTranslationFromOriginal`,
        { language: "de" },
        staff,
      );
    expect((await make(1_000_092)).data).toMatchObject({
      language_code: "de",
      originalId: 1_000_092,
    });
    expect((await make(1_000_092)).status).toBe(409);
    expect((await make(10)).status).toBe(404);
    const german = (await sections("de")).find(
      ({ title }: { title: string }) => title === "Follower",
    );
    await client.send("DELETE", `v1/cms/element/delete/${german.id}`, {}, staff);
    expect((await make(1_000_091)).data.options.masterId).toBe(1_200_090);
    const { id } = (await create({})).data;
    expect((await make(id)).data).toMatchObject({ slug: "nasi-grbovi", language_code: "de" });
  });

  it.each([
    ["no languages", {}, 422],
    ["a language that is not there", { languages: ["ar"] }, 422],
    ["the language that is translated from", { languages: ["hr"] }, 422],
  ])("refuse %s", async (_, body, status) =>
    expect((await bulk("postTranslation/homepage/bulk", body)).status).toBe(status));
});
