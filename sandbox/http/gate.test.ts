import { describe, expect, it } from "vitest";
import { createClient, LOCALHOST, TENIS } from "../testing/client.ts";

describe("headers of a call", () => {
  const client = createClient();
  const read = (headers: Record<string, string>) =>
    client.send("POST", "v1/product/web/filter", {}, headers);

  it.each([
    ["no apiKey", { site: "7", store: "71" }, 403],
    ["a wrong apiKey", { ...LOCALHOST, apiKey: "nope" }, 403],
    ["another site's number", { ...LOCALHOST, site: "8" }, 403],
    ["no store", { apiKey: "key-7", site: "7" }, 400],
    ["another site's store", { ...LOCALHOST, store: "81" }, 400],
    ["a token that is none", { ...LOCALHOST, accessToken: "a.b.c" }, 401],
  ])("refuses %s", async (_name, headers, status) => {
    const reply = await read(headers);
    expect(reply.status).toBe(status);
    expect(reply.body.error).toEqual({
      statusCode: status,
      payload: { message: expect.any(String) },
    });
  });

  it.each([
    "v1/commons",
    "v1/cms/option/filter",
    "v2/ecommerce/settings/getCurrencyConfig",
  ])("needs no store for %s", async (path) => {
    expect((await client.send("GET", path, undefined, { apiKey: "key-7", site: "7" })).status).toBe(
      200,
    );
  });

  it("finds the site by the visiting host, without port", async () => {
    const detect = (referer: string) => client.send("POST", "v2/domainDetect", {}, { referer });
    expect((await detect("https://tenis.localhost/")).data).toEqual({
      siteID: 8,
      apiKeyToken: "key-8",
      apiKeyId: 8,
    });
    expect((await detect("https://localhost:3000/x")).data.siteID).toBe(7);
    const unknown = await detect("https://elsewhere.test/");
    expect([unknown.status, unknown.body]).toEqual([404, "Domain not found."]);
  });

  it("knows every call of the contract, and answers 404 for what never was", async () => {
    const staffs = await client.send("POST", "v1/cms/consent/create", {});
    expect(staffs.status).toBe(401);
    expect((await client.send("GET", "v1/product/nothing")).status).toBe(404);
  });

  it("answers in the language asked for, with the site's own ids", async () => {
    const names = async (headers: Record<string, string>) =>
      (await client.send("GET", "v1/product/web/get?slug=racket-hr", undefined, headers)).data;
    expect(await names(TENIS)).toMatchObject({
      id: 2_000_001,
      name: "Ime racket",
      translations: { en: "racket", de: "racket-de" },
    });
    expect(await names({ ...TENIS, language: "de" })).toBeUndefined();
    expect((await client.send("GET", "v1/product/web/get?id=2000001")).status).toBe(404);
  });
});
