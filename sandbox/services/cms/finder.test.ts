import { expect, it } from "vitest";
import { createClient, TENIS } from "../../testing/client.ts";

const client = createClient();
const decide = async (slug: string, headers?: Record<string, string>) =>
  (await client.send("GET", `v1/cms/finder/decide?params[]=${slug}`, undefined, headers)).data;

it.each([
  ["homepage", "page"],
  ["proljece", "post"],
  ["majice", "productCategory"],
  ["shirt-hr", "product"],
  ["vijesti", "category"],
  ["2000001", "event"],
  ["old-hr", "none"],
  ["spring", "none"],
  ["nothing", "none"],
])("says that %s is a %s", async (slug, type) => {
  expect((await decide(slug, TENIS)).type).toBe(type);
});

it("knows redirects", async () => {
  expect(await decide("old-shop")).toMatchObject({
    type: "redirect",
    target: "/shop",
    status: 301,
  });
});

it("finds a slug in another language", async () => {
  const ask = (slug: string) =>
    client.send(
      "POST",
      "v1/cms/finder/getUrlOnLanguage",
      { type: "post", slug, language: "de" },
      TENIS,
    );
  expect((await ask("proljece")).data).toEqual({ slug: "fruehling" });
  expect((await ask("nothing")).status).toBe(404);
});

it("resolves navigation in the language", async () => {
  const { data } = await client.send("GET", "v1/cms/navigation/tree/main", undefined, TENIS);
  expect(data.items).toMatchObject([
    {
      title: "Trgovina",
      linkMeta: { type: "productCategory", productCategory: { id: 2_000_002, slug: "majice" } },
    },
  ]);
});
