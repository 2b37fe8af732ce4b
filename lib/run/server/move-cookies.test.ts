import { request as ask, type IncomingHttpHeaders } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { cookie } from "#lib/gateway/auth/cookies.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import { moveCookies } from "./move-cookies.ts";

const UNTIL = "2030-06-01";
const BEFORE = Date.parse("2030-05-01");

beforeEach(() => {
  vi.stubEnv("TRUSTED_PROXY", "1");
  resetSettings();
});
afterEach(() => {
  vi.unstubAllEnvs();
  resetSettings();
});

interface Seen {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly set: readonly string[];
  /** The `Cookie` header with which the request arrived behind; undefined where it did not. */
  readonly arrived: string | undefined;
}

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly now?: number;
  /** A cookie that the shop itself sets. */
  readonly sets?: readonly string[];
}

/** Sends a request that came by https, by default for a document. */
async function send(cookies: string, options: Sent = {}): Promise<Seen> {
  const { path = "/en/cart?a=1", method = "GET", headers = {}, now = BEFORE, sets = [] } = options;
  let arrived: string | undefined;
  const handle = moveCookies(
    async (request, response) => {
      arrived = request.headers.cookie ?? "";
      if (sets.length > 0) response.setHeader("set-cookie", sets);
      response.end();
    },
    UNTIL,
    () => now,
  );
  const port = await serve(handle);
  const sent = {
    cookie: cookies,
    "x-forwarded-proto": "https",
    "sec-fetch-dest": "document",
    ...headers,
  };
  return new Promise((resolve, reject) => {
    ask({ port, host: "127.0.0.1", path, method, headers: sent }, (answer) => {
      answer.resume().on("end", () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          set: answer.headers["set-cookie"] ?? [],
          arrived,
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}

const OLD =
  "accessToken=a%3D1; refreshToken=r; loggedIn=1; cartId=c; protectCode=p; currency=2; locale=hr";
const MOVED = "__Host-accessToken=a%3D1; __Host-refreshToken=r; __Host-loggedIn=1; __Host-cartId=c";
const namesOf = (set: readonly string[]) => set.map((value) => value.split("=")[0]);
const ended = (set: readonly string[]) => namesOf(set.filter((value) => /Max-Age=0/.test(value)));
const CALL = { path: "/api/v1/ecommerce/cart/getCart", headers: { "sec-fetch-dest": "empty" } };

describe("the document that a browser with old names asks for", () => {
  it("is asked for again, with everything under its new name and nothing under the old one", async () => {
    const { status, headers, set, arrived } = await send(OLD);
    expect([status, headers.location, headers["cache-control"]]).toEqual([
      307,
      "/en/cart?a=1",
      "private, no-store",
    ]);
    expect(arrived).toBeUndefined();
    expect(set).toContainEqual(
      expect.stringMatching(
        /^__Host-accessToken=a%3D1; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure$/,
      ),
    );
    expect(set).toContainEqual(
      expect.stringMatching(/^__Host-cartId=c; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/),
    );
    const own = ["accessToken", "refreshToken", "loggedIn", "cartId", "protectCode"];
    expect(ended(set).sort()).toEqual(own.sort());
    expect(namesOf(set)).toEqual(expect.arrayContaining(own.map((name) => `__Host-${name}`)));
    expect(namesOf(set).join()).not.toMatch(/currency|locale/);
  });

  it("is the last one that old names count for: the browser is marked", async () => {
    const mark = (await send(OLD)).set.find((value) => value.startsWith("__Host-moved="));
    expect(mark).toMatch(/HttpOnly; Secure$/);
    const later = await send(`${mark?.split(";")[0]}; accessToken=planted; cartId=planted`);
    expect([later.status, later.set]).toEqual([200, []]);
    expect(later.arrived).not.toContain("__Host-accessToken");
  });

  it("takes nothing of a login or a cart that has its new name, and ends the old", async () => {
    const { set } = await send(
      "__Host-refreshToken=own; accessToken=evil; refreshToken=evil; cartId=c; protectCode=p",
    );
    expect(namesOf(set.filter((value) => !value.includes("Max-Age=0"))).sort()).toEqual([
      "__Host-cartId",
      "__Host-moved",
      "__Host-protectCode",
    ]);
    expect(ended(set)).toEqual(expect.arrayContaining(["accessToken", "refreshToken"]));
  });

  it("takes nothing that came twice: one of the two is somebody else's", async () => {
    const { set } = await send("accessToken=a; refreshToken=r; accessToken=evil; cartId=c");
    expect(set.join()).toContain("__Host-cartId=c");
    expect(set.join()).not.toMatch(/__Host-(access|refresh)Token/);
  });

  it.each([
    "//evil.example/x",
    "/\\evil.example",
  ])("never leads to another host: %s", async (path) => {
    expect((await send(OLD, { path })).status).toBe(200);
  });
});

describe("a call of an old tab", () => {
  it("arrives under the new names, and moves nothing: two calls could set back each other", async () => {
    const { status, set, arrived } = await send(OLD, CALL);
    expect([status, set]).toEqual([200, []]);
    expect(arrived).toContain(MOVED);
    expect(arrived).not.toMatch(/(^|; )(accessToken|cartId)=/);
    expect(arrived).toContain("currency=2; locale=hr");
  });

  it("ends the old name of what its answer sets", async () => {
    const { set } = await send(OLD, { ...CALL, sets: [cookie("accessToken", "", 0, true)] });
    expect(namesOf(set)).toEqual(["__Host-accessToken", "accessToken"]);
    expect(ended(set)).toHaveLength(2);
  });
});

describe("nothing is moved", () => {
  it.each([
    ["over http", { headers: { "x-forwarded-proto": "http" } }],
    ["after the last day", { now: Date.parse("2030-06-02") }],
    ["a year later", { now: Date.parse("2031-06-02") }],
  ])("%s", async (_, options) => {
    const { status, set, arrived } = await send(OLD, options);
    expect([status, set, arrived]).toEqual([200, [], OLD]);
  });

  it("at all where no day is set", () => {
    const handle = async () => {};
    expect(moveCookies(handle, undefined)).toBe(handle);
  });

  it("except until the last day is over", async () => {
    const late = await send(OLD, { now: Date.parse("2030-06-01T23:59:59Z") });
    expect(late.status).toBe(307);
  });

  it("for a browser without old names", async () => {
    const { status, set, arrived } = await send("__Host-cartId=c; locale=hr; other=1");
    expect([status, set, arrived]).toEqual([200, [], "__Host-cartId=c; locale=hr; other=1"]);
  });
});
