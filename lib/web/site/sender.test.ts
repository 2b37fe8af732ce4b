import { afterEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { saysOrigin, senderOf } from "./sender.ts";

const HOST = "shop.test:3000";
const OWN = `http://${HOST}`;
const sender = (headers: Record<string, string>) =>
  senderOf(new Headers({ host: HOST, ...headers }));

afterEach(() => {
  vi.unstubAllEnvs();
  resetSettings();
});

describe("a browser that runs scripts", () => {
  it.each([
    [{ "sec-fetch-site": "same-origin" }, "own"],
    [{ origin: OWN }, "own"],
    [{ "sec-fetch-site": "same-site" }, "foreign"],
    [{ "sec-fetch-site": "none" }, "foreign"],
    [{ "sec-fetch-site": "" }, "foreign"],
    [{ origin: "null" }, "foreign"],
    [{ origin: "" }, "foreign"],
    [{ origin: "http://shop.test" }, "foreign"],
  ])("is judged by %j alone: %s", (headers, expected) => {
    expect(sender(headers)).toBe(expected);
    expect(sender({ ...headers, referer: `${OWN}/product/racket` })).toBe(expected);
    expect(saysOrigin(new Headers(headers))).toBe(true);
  });
});

describe("a browser without scripts", () => {
  it.each([
    "/product/racket",
    "/hr/kosarica?plain=true",
    "/a",
    "/apiary",
    "/product/%C4%8Devapi#x",
  ])("has a form of %s", (page) => {
    expect(sender({ referer: `${OWN}${page}` })).toBe("own");
  });

  // Dillo sends the root of the requested host; other browsers can be set to send the requested address itself.
  it.each([
    "",
    "/",
    "/?a=b",
    "/#a",
    "/api/form/add",
    "/./",
    "/x/..",
  ])("proves nothing by %s", (page) => {
    expect(sender({ referer: `${OWN}${page}` })).toBe("unsure");
  });

  // lynx names no page whose address has a query.
  it.each<Record<string, string>>([{}, { referer: "" }])("proves nothing by %j", (headers) => {
    expect(sender(headers)).toBe("unsure");
  });

  it.each([
    ["a path alone", { referer: "/product/racket" }],
    ["another site", { referer: "http://evil.test/product/racket" }],
    ["another port", { referer: "http://shop.test:3001/product/racket" }],
    ["no port", { referer: "http://shop.test/product/racket" }],
    ["a host that ends alike", { referer: "http://evilshop.test:3000/product/racket" }],
    ["a host that begins alike", { referer: "http://shop.test.evil.test:3000/product/racket" }],
    ["the host as a user", { referer: "http://shop.test:3000@evil.test/product/racket" }],
    ["a user of the host", { referer: "http://a:b@shop.test:3000/product/racket" }],
    ["the host as a path", { referer: "http://evil.test/shop.test:3000/product" }],
    ["another letter", { referer: "http://xn--hop-nbd.test:3000/product/racket" }],
    ["a file", { referer: "file://shop.test:3000/product/racket" }],
    ["two addresses", { referer: `http://evil.test/, ${OWN}/product/racket` }],
    ["two slashes", { referer: `${OWN}//product` }],
  ])("is refused with %s", (_, headers) => {
    expect(sender(headers as Record<string, string>)).toBe("foreign");
  });

  it("is asked for the host that a trusted proxy names, and for no other", () => {
    vi.stubEnv("TRUSTED_PROXY", "1");
    resetSettings();
    const forwarded = { "x-forwarded-host": "shop.example" };
    expect(sender({ ...forwarded, referer: "https://shop.example/shop" })).toBe("own");
    expect(sender({ ...forwarded, referer: `${OWN}/shop` })).toBe("foreign");
  });
});
