import { describe, expect, it } from "vitest";
import { seed } from "../seed/index.ts";
import { createClient } from "../testing/client.ts";

const client = createClient({ seed });
const LIST = "v1/product/web/filter";
const [club] = seed.sites;
if (!club) throw new Error("The demo has no site.");
const headers = {
  apiKey: club.apiKey,
  site: String(club.siteId),
  store: String(club.stores.en),
  language: "en",
};

async function names(keywords: string): Promise<string[]> {
  const body = { keywords, select: ["name"], limit: 10, sort: { field: "id", order: "desc" } };
  const { data } = await client.send("POST", LIST, body, headers);
  return data.records.map(({ name }: { name: string }) => name);
}

describe("a search of the demo shop", () => {
  it.each([
    "racket",
    "rackets",
    "tennis racket",
    "raket",
    "Racket!",
  ])("finds rackets first by %s", async (keywords) => {
    const found = await names(keywords);
    expect(found).toHaveLength(10);
    expect(found[0]).toMatch(/Court Line|Halden|Corvo|Vento|Nordline|Little Ace/);
  });

  it("finds the shoes of a category before the bag and the bundle that mention them", async () => {
    const found = await names("shoes");
    expect(found.slice(0, 6).sort()).toEqual([
      "All Court Pro",
      "Clay Runner for men",
      "Clay Runner for women",
      "Indoor Glide",
      "Junior Court",
      "Lawn Classic",
    ]);
  });

  it("finds words in their forms, by accents left out and by typing errors", async () => {
    expect((await names("bottles"))[0]).toBe("Engraved steel bottle");
    expect((await names("backpakc"))[0]).toMatch(/backpack/i);
    expect(await names("xyzzyx")).toEqual([]);
  });

  it("needs every word", async () => {
    expect(await names("racket xyzzyx")).toEqual([]);
  });

  it("suggests categories by the same words, the one of that name first", async () => {
    const { data } = await client.send(
      "POST",
      "v1/product/web/category/filter",
      {
        keywords: "racket",
        sort: { field: "id", order: "asc" },
      },
      headers,
    );
    expect(data.records[0].name).toBe("Rackets");
    expect(data.records.map(({ name }: { name: string }) => name)).toContain("Control rackets");
  });
});
