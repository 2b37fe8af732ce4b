import { describe, expect, it } from "vitest";
import { serve } from "#tests/factories/processes/serve.ts";
import { createRefuseLong, createUnavailable, languageOf } from "./unavailable.ts";

const LANGUAGES = ["en", "hr", "de"];

describe("languageOf", () => {
  it("uses the page's own language, else the path's prefix, else English", () => {
    expect(languageOf("/de/kasse", "hr", undefined, LANGUAGES)).toBe("hr");
    expect(languageOf("/de/kasse", undefined, undefined, LANGUAGES)).toBe("de");
    expect(languageOf("/HR?x=1", undefined, undefined, LANGUAGES)).toBe("hr");
    expect(languageOf("/shop", undefined, undefined, LANGUAGES)).toBe("en");
    expect(languageOf("/fr/shop", "fr", undefined, LANGUAGES)).toBe("en");
  });

  it("uses the one chosen by hand where neither names one", () => {
    const cookies = "cartId=1; locale=de";
    expect(languageOf("/shop", undefined, cookies, LANGUAGES)).toBe("de");
    expect(languageOf("/hr/shop", undefined, cookies, LANGUAGES)).toBe("hr");
    expect(languageOf("/shop", "en", cookies, LANGUAGES)).toBe("en");
    expect(languageOf("/shop", undefined, "locale=%00fr", LANGUAGES)).toBe("en");
  });
});

describe("an answer in place of one that cannot be had", () => {
  const answer = createUnavailable(".");
  const ask = async (path: string, status: 503 | 504) => {
    const port = await serve(async (request, response) =>
      answer(request, response, { status, language: undefined }),
    );
    return fetch(`http://localhost:${port}${path}`);
  };

  it("is a page for a person, whoever sends the form", async () => {
    for (const path of ["/shop", "/api/form/add"]) {
      const got = await ask(path, 504);
      expect(got.status).toBe(504);
      expect(got.headers.get("content-type")).toContain("text/html");
    }
  });

  it("is the gateway's form of an error for a script", async () => {
    const got = await ask("/api/v1/ecommerce/cart/getCart", 503);
    expect(Number(got.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await got.json()).toMatchObject({ error: { statusCode: 503 } });
  });
});

describe("a body that is too long", () => {
  const refuse = createRefuseLong(".");
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const port = await serve(async (request, response) => refuse(request, response));
    const at = `http://localhost:${port}`;
    return fetch(`${at}${path}`, {
      method: "POST",
      headers: { ...headers, referer: `${at}${headers.referer}` },
    });
  };

  it("of a form is a page in the language of the page that sent it", async () => {
    const got = await ask("/api/form/send", { referer: "/de/kontakt" });
    expect([got.status, got.headers.get("content-language")]).toEqual([413, "de"]);
    expect(await got.text()).toContain("<h1>Dieses Formular ist zu lang</h1>");
  });

  it("of a script is JSON", async () => {
    const got = await ask("/api/v1/ecommerce/cart/addItem", { referer: "/de" });
    expect(await got.json()).toMatchObject({ error: { statusCode: 413 } });
  });
});
