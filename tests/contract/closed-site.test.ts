import { NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { GET as getCard } from "#app/api/og/[locale]/[kind]/[[...slug]]/route.ts";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { handleGateway } from "#lib/gateway/handle.ts";
import { login } from "#lib/gateway/session-routes.ts";
import { enterSite } from "#lib/run/middleware/enter-site.ts";
import middleware from "#middleware.ts";
import { data, stubBackend, withSite } from "#tests/backends/stub-backend.ts";

const PASSWORD = "open sesame";
let host = 0;
const origin = () => `http://shop.closed${host}.test:3000`;

type Setting = Parameters<typeof withSite>[1];
/** A host of its own for each test, because sites are remembered. */
function open(setting: Setting) {
  host++;
  // Only so many unknown hosts are looked up in a second.
  vi.setSystemTime(Date.now() + 1_000);
  stubBackend(withSite(() => data({ items: [], prices: { converted: {} } }), setting));
}
const closed = () => open({ options: { PasswordProtection: PASSWORD } });

const headersOf = (more: Record<string, string> = {}) => ({ host: origin().slice(7), ...more });
const visit = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  middleware(new NextRequest(`${origin()}${path}`, { method, headers: headersOf(headers) }));

const enter = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  enterSite(
    new Request(`${origin()}/api/session/enter`, {
      method: "POST",
      headers: headersOf({
        origin: origin(),
        "content-type": "application/x-www-form-urlencoded",
        ...headers,
      }),
      body: new URLSearchParams(fields),
    }),
  );

const passOf = (answer: Response) => (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
const expectPrivate = (answer: Response) =>
  expect(answer.headers.get("cache-control")).toBe("private, no-store");

beforeEach(resetLimits);
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());

describe("a site closed by a password", () => {
  it.each([
    ["/", "Za ovu stranicu"],
    ["/en/shop?page=2", "This site needs a password"],
    ["/sitemap.xml", "Za ovu stranicu"],
    ["/event/7/calendar.ics", "Za ovu stranicu"],
    ["/no/such/page/%zz", "Za ovu stranicu"],
    ["/?editPage=true", "Za ovu stranicu"],
  ])("shows nothing of %s but the page that asks for it", async (path, heading) => {
    closed();
    const answer = await visit(path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get("x-robots-tag")]).toEqual([403, "noindex, nofollow"]);
    expectPrivate(answer);
    expect(html).toContain(`<h1>${heading}`);
    expect(html).toContain('action="/api/session/enter"');
    expect(html).not.toMatch(/shop\.closed|<script|sesame|<img/);
    expect(answer.headers.get("x-middleware-rewrite")).toBeNull();
  });

  it("excludes everything for search engines", async () => {
    closed();
    const answer = await visit("/robots.txt");
    expect(await answer.text()).toBe("User-agent: *\nDisallow: /\n");
    expectPrivate(answer);
  });

  it("opens by the password, for pages, gateway and cards, and only for whom entered it", async () => {
    closed();
    const entered = await enter({ password: PASSWORD, to: "/en/shop?page=2" });
    expect([entered.status, entered.headers.get("location")]).toEqual([303, "/en/shop?page=2"]);
    expect(entered.headers.get("set-cookie")).toMatch(/HttpOnly/);
    expectPrivate(entered);
    const cookie = passOf(entered);
    const page = await visit("/en/shop?page=2", { cookie });
    expect(page.headers.get("x-middleware-rewrite")).toContain("/storefront/");
    expect(page.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expectPrivate(page);

    const call = (more: Record<string, string>) =>
      handleGateway(
        new Request(`${origin()}/api/v1/product/web/filter`, {
          method: "POST",
          headers: headersOf({
            "sec-fetch-site": "same-origin",
            "x-requested-with": "baseline",
            "content-type": "application/json",
            ...more,
          }),
          body: "{}",
        }),
      );
    expect((await call({})).status).toBe(403);
    expect((await call({ cookie })).status).not.toBe(403);

    const card = (more: Record<string, string>) =>
      getCard(new Request(`${origin()}/api/og/xx/site`, { headers: headersOf(more) }), {
        params: Promise.resolve({ locale: "xx", kind: "site" }),
      });
    const refused = await card({});
    expect(refused.status).toBe(403);
    expectPrivate(refused);
    expect((await card({ cookie })).status).toBe(404);
  });

  it("lets its staff in, and the way in for staff, but no customer", async () => {
    closed();
    const cookie = `staff=${await signStaffHint(7)}`;
    const page = await visit("/shop", { cookie });
    expect(page.headers.get("x-middleware-rewrite")).toContain("/storefront/");
    expectPrivate(page);
    expect((await visit("/adminLogin")).headers.get("x-middleware-rewrite")).toContain("/admin/");
    const customer = await login(
      new Request(`${origin()}/api/session/login`, {
        method: "POST",
        headers: headersOf({
          "sec-fetch-site": "same-origin",
          "x-requested-with": "b",
          "content-type": "application/json",
        }),
        body: JSON.stringify({ username: "a@b.test", password: "x" }),
      }),
    );
    expect(customer.status).toBe(403);
  });

  it("says that a password is wrong, in the visitor's language, and keeps where to go", async () => {
    closed();
    const answer = await enter({ password: "no", to: "/en/shop" });
    const html = await answer.text();
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([403, null]);
    expect(html).toContain('<p role="alert" id="problem">This password is not right');
    expect(html).toContain('name="to" value="/en/shop"');
    const chosen = await enter({ password: "no", to: "/shop" }, { cookie: "locale=en" });
    expect(await chosen.text()).toContain("This password is not right");
  });

  it("leads to no other host", async () => {
    closed();
    for (const to of ["//evil.test", "https://evil.test", "/\\evil.test"])
      expect((await enter({ password: PASSWORD, to })).headers.get("location")).toBe("/");
  });

  it("takes the form from its own pages only", async () => {
    closed();
    const foreign: Record<string, string>[] = [
      { origin: "http://evil.test" },
      { "sec-fetch-site": "cross-site" },
      { origin: "null" },
    ];
    for (const headers of foreign) {
      const answer = await enter({ password: PASSWORD, to: "/" }, headers);
      expect([answer.status, answer.headers.get("set-cookie")]).toEqual([403, null]);
    }
    expect((await enter({}, { "content-type": "text/plain" })).status).toBe(415);
  });

  it("stops guessing, for this site only", async () => {
    closed();
    for (let tries = 0; tries < 40; tries++)
      expect((await enter({ password: String(tries), to: "/" })).status).toBe(403);
    const stopped = await enter({ password: PASSWORD, to: "/" });
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await stopped.text()).toContain("Previše pokušaja");
  });
});

describe("a site in maintenance", () => {
  it.each([
    "/",
    "/shop",
    "/robots.txt",
    "/no/such/%zz",
    "/en/kosarica",
  ])("shows %s to staff, and keeps it in no shared cache", async (path) => {
    open({ maintenance: true });
    const answer = await visit(path, { cookie: `staff=${await signStaffHint(7)}` });
    expect(answer.status).not.toBe(503);
    expectPrivate(answer);
  });

  it("is 503 for everybody else, and an open one is cached", async () => {
    open({ maintenance: true });
    const answer = await visit("/");
    expect(answer.status).toBe(503);
    expectPrivate(answer);
    open({});
    expect((await visit("/")).headers.get("cache-control")).toBeNull();
    expect((await visit("/robots.txt")).headers.get("cache-control")).toContain("s-maxage");
  });
});

describe("a missing page without a page of its own", () => {
  it.each([
    ["/en/%zz", "Page not found", 'href="/en"'],
    ["/%zz", "Stranica nije pronađena", 'href="/"'],
    ["/fr", "Stranica nije pronađena", 'href="/"'],
  ])("%s is in the visitor's language: %s", async (path, heading, link) => {
    open({});
    const answer = await visit(path);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain(heading);
    expect(html).toContain(link);
  });
});
