import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { DRAFT_COOKIE } from "#lib/staff/edit/draft/draft-cookie.ts";
import { rewriteOf, testVisit } from "#tests/factories/visit.ts";
import { surface } from "./surface.ts";

/** A token whose only readable claim is its expiry. */
const token = (seconds: number) =>
  `x.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.x`;

async function staff(accessToken: string, siteId = 7) {
  const hint = await signStaffHint(siteId);
  return { headers: { cookie: `staff=${hint}; accessToken=${accessToken}; refreshToken=r` } };
}

beforeEach(() => {
  vi.stubEnv("SESSION_SECRET", "a secret of the tests");
  resetSettings();
});
afterEach(() => {
  vi.unstubAllEnvs();
  resetSettings();
});

describe("surface: storefront", () => {
  it("sends no referrer from pages whose address may hold a token", async () => {
    const policyOf = async (path: string) =>
      (await surface(await testVisit(path)))?.headers.get("referrer-policy");
    for (const path of ["/login?verificationToken=t", "/forgot-password", "/social-login"])
      expect(await policyOf(path)).toBe("no-referrer");
    expect(await policyOf("/register")).toBeNull();
  });

  it.each([
    ["/kosarica", "/plain/tenis.localhost/hr/cart"],
    ["/naplata", "/plain/tenis.localhost/hr/checkout"],
    ["/checkout/success", "/plain/tenis.localhost/hr/checkout/success"],
    ["/login", "/plain/tenis.localhost/hr/login"],
    ["/profile", "/plain/tenis.localhost/hr/profile"],
    ["/profile/orders", "/plain/tenis.localhost/hr/profile/orders"],
    ["/register", "/plain/tenis.localhost/hr/register"],
    ["/forgot-password", "/plain/tenis.localhost/hr/forgot-password"],
    ["/confirm-email", "/plain/tenis.localhost/hr/confirm-email/missing"],
    ["/product/racket", "/plain/tenis.localhost/hr/product/racket"],
  ])("renders %s for one shopper who has no scripts, and keeps it nowhere", async (path, plain) => {
    const answer = await surface(await testVisit(`${path}?plain=true&problem=generic`));
    expect(rewriteOf(answer)).toBe(`${plain}?plain=true&problem=generic`);
    expect(answer?.headers.get("cache-control")).toBe("private, no-store");
    expect(rewriteOf(await surface(await testVisit(path)))).toMatch(/^\/storefront\//);
  });

  it("has no page that is the same for everybody twice", async () => {
    for (const path of ["/?plain=true", "/shop?plain=true", "/social-login?plain=true"])
      expect(rewriteOf(await surface(await testVisit(path)))).toMatch(/^\/storefront\//);
  });

  it("shows what became of a visitor's form on the page that sent it", async () => {
    for (const query of [
      "form=3&sent=true",
      "form=newsletter&problem=unknownRule",
      "form=review-product-31",
    ])
      expect(rewriteOf(await surface(await testVisit(`/shop?plain=true&${query}`)))).toBe(
        `/plain/tenis.localhost/hr/form?plain=true&${query}`,
      );
    expect(rewriteOf(await surface(await testVisit("/shop?plain=true&form=../x")))).toMatch(
      /^\/storefront\//,
    );
  });

  it("confirms the form named by an e-mail, and shows the result of one that was sent there", async () => {
    const of = async (query: string) =>
      rewriteOf(await surface(await testVisit(`/confirm-email?plain=true&${query}`)));
    const page = "/plain/tenis.localhost/hr";
    expect(await of("form=7&token=a")).toBe(`${page}/confirm-email/form?plain=true&form=7&token=a`);
    expect(await of("form=7&sent=true")).toBe(`${page}/form?plain=true&form=7&sent=true`);
  });

  it("answers 404 for a confirmed e-mail without a goal", async () => {
    const whole = "/confirm-email?goal=x&goalType=message&confirmedEmail=a@b.test";
    expect(rewriteOf(await surface(await testVisit(whole)))).toMatch(/confirm-email\/goal$/);
    for (const name of ["goal", "goalType", "confirmedEmail"]) {
      const half = await surface(await testVisit(whole.replace(new RegExp(`${name}=[^&]*&?`), "")));
      expect(rewriteOf(half), name).toMatch(/confirm-email\/missing$/);
    }
  });

  it("takes the token of a form's letter, whatever it is made of, without its page learning it", async () => {
    const token = encodeURIComponent("a/b+c=");
    const answer = await surface(await testVisit(`/confirm-email?form=7&token=${token}`));
    expect(rewriteOf(answer)).toBe("/storefront/tenis.localhost/hr/confirm-email/form");
    expect(answer?.headers.get("referrer-policy")).toBe("no-referrer");
    for (const half of ["?form=7", "?form=x&token=a", "?token=a"])
      expect(rewriteOf(await surface(await testVisit(`/confirm-email${half}`)))).toMatch(
        /confirm-email\/missing$/,
      );
  });

  it.each([
    ["/", "/storefront/tenis.localhost/hr"],
    ["/en", "/storefront/tenis.localhost/en"],
    ["/shop", "/storefront/tenis.localhost/hr/shop/_"],
    ["/shop?sort=3&page=2&utm_source=x", "/storefront/tenis.localhost/hr/shop/2.12.3"],
    ["/shop/loptice", "/storefront/tenis.localhost/hr/category/loptice/_"],
    ["/shop/tag/dvorana?page=2", "/storefront/tenis.localhost/hr/product-tag/dvorana/2.12.0"],
    ["/objave", "/storefront/tenis.localhost/hr/blog/_"],
    ["/objave/vijesti?page=2", "/storefront/tenis.localhost/hr/blog-term/vijesti/2.12.0"],
    ["/objave/a/b?page=2", "/storefront/tenis.localhost/hr/blog-term/a%2Fb/2.12.0"],
    ["/objave?page=3&color=1&sort=2", "/storefront/tenis.localhost/hr/blog/3.12.0"],
    ["/event?page=2&x=1", "/storefront/tenis.localhost/hr/events/2.12.0"],
    ["/event/7/calendar.ics", "/storefront/tenis.localhost/hr/event/7/calendar.ics"],
    ["/product/a%2Bb?color=3&cartItemId=4", "/storefront/tenis.localhost/hr/product/a%2Bb"],
    ["/product/%C4%8Da", "/storefront/tenis.localhost/hr/product/%C4%8Da"],
    ["/event/5", "/storefront/tenis.localhost/hr/event/5"],
    ["/kosarica", "/storefront/tenis.localhost/hr/cart"],
    ["/de/kasse", "/storefront/tenis.localhost/de/checkout"],
    ["/naplata/uspjesna?orderSlug=1", "/storefront/tenis.localhost/hr/checkout/success"],
    ["/checkout/failure", "/storefront/tenis.localhost/hr/checkout/failure"],
    ["/o-nama/povijest", "/storefront/tenis.localhost/hr/page/o-nama/povijest"],
    ["/other-host/en", "/storefront/tenis.localhost/hr/page/other-host/en"],
    ["/product/edit", "/storefront/tenis.localhost/hr/product/edit"],
    ["/en/pretraga-x", "/storefront/tenis.localhost/en/page/pretraga-x"],
    ["/login?redirect=/x", "/storefront/tenis.localhost/hr/login"],
  ])("%s is %s", async (path, expected) => {
    const answer = await surface(await testVisit(path));
    expect(rewriteOf(answer)).toBe(expected);
    expect(answer?.headers.get("set-cookie")).toBeNull();
    expect(answer?.headers.get("cache-control")).toBeNull();
  });

  it("marks its language", async () => {
    expect((await surface(await testVisit("/de/shop")))?.headers.get("content-language")).toBe(
      "de",
    );
  });

  it("does not let a visitor's headers influence a cached page", async () => {
    const headers = { "content-security-policy": "script-src 'nonce-evil'", "x-nonce": "evil" };
    const answer = await surface(await testVisit("/shop", { headers }));
    expect(answer?.headers.get("x-middleware-override-headers") ?? "").not.toMatch(
      /nonce|content-security/,
    );
    expect(answer?.headers.has("x-middleware-override-headers")).toBe(true);
  });
});

describe("surface: edit", () => {
  it.each<[string, Record<string, string>]>([
    ["nobody", {}],
    ["a made-up hint", { cookie: `staff=9999999999.7.${"A".repeat(43)}` }],
  ])("serves the ordinary page to %s", async (_who, headers) => {
    expect(rewriteOf(await surface(await testVisit("/shop?editPage=true", { headers })))).toBe(
      "/storefront/tenis.localhost/hr/shop/_",
    );
  });

  it("asks for the login where the hint has run out but the session has not, and returns", async () => {
    const headers = { cookie: `accessToken=${token(600)}; refreshToken=r` };
    const answer = await surface(await testVisit("/en/shop?editPage=true&page=2", { headers }));
    expect(answer?.status).toBe(307);
    expect(answer?.headers.get("cache-control")).toBe("private, no-store");
    const location = new URL(answer?.headers.get("location") ?? "");
    expect(location.pathname).toBe("/en/adminLogin");
    expect(location.searchParams.get("redirect")).toBe("/en/shop?editPage=true&page=2");
  });

  it("serves the ordinary page to customers", async () => {
    const headers = { cookie: `accessToken=${token(600)}; refreshToken=r; loggedIn=1` };
    const answer = await surface(await testVisit("/shop?editPage=true", { headers }));
    expect(rewriteOf(answer)).toBe("/storefront/tenis.localhost/hr/shop/_");
  });

  it("asks another site's staff for the login of this one", async () => {
    const answer = await surface(await testVisit("/?editPage=true", await staff(token(600), 8)));
    expect(new URL(answer?.headers.get("location") ?? "").pathname).toBe("/adminLogin");
  });

  it("serves the edit surface to staff, for this request only, with a nonce", async () => {
    const answer = await surface(
      await testVisit("/en/shop?editPage=true&page=2", await staff(token(600))),
    );
    expect(rewriteOf(answer)).toBe("/edit/tenis.localhost/en/shop/2.12.0?editPage=true&page=2");
    expect(answer?.headers.get("cache-control")).toBe("private, no-store");
    const nonce = answer?.headers.get("x-middleware-request-x-nonce");
    expect(nonce).toBeTruthy();
    expect(answer?.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
    expect(answer?.headers.get("x-middleware-request-content-security-policy")).toContain(
      `'nonce-${nonce}'`,
    );
  });

  it("keeps what a tab has not published from the frame of what is published", async () => {
    const init = await staff(token(600));
    const cookie = `${new Headers(init.headers).get("cookie")}; ${DRAFT_COOKIE}=abc; last=1`;
    const cookieFor = async (query: string) => {
      const visit = await testVisit(`/?editPage=true${query}`, { headers: { cookie } });
      return (await surface(visit))?.headers.get("x-middleware-request-cookie");
    };
    expect(await cookieFor("&editFrame=changed")).toBe(cookie);
    const published = await cookieFor("&editFrame=published");
    expect(published).toBe(cookie.replace(` ${DRAFT_COOKIE}=abc;`, ""));
  });

  it("never uses a nonce twice", async () => {
    const policy = async () =>
      (await surface(await testVisit("/admin")))?.headers.get("content-security-policy");
    expect(await policy()).not.toBe(await policy());
  });

  it("leads to the samples of sections from the home page alone, and nobody but staff", async () => {
    const query = "?editPage=true&editFrame=samples&sections=hero";
    const at = async (path: string, request = {}) =>
      rewriteOf(await surface(await testVisit(path + query, request)))?.split("?")[0];
    const hint = await staff(token(600));
    expect(await at("/en", hint)).toBe("/edit/section_samples/tenis.localhost/en");
    expect(await at("/product/x", hint)).toBe("/edit/tenis.localhost/hr/product/x");
    expect(await at("/en")).toBe("/storefront/tenis.localhost/en");
  });

  it("ignores other values of editPage", async () => {
    expect(rewriteOf(await surface(await testVisit("/?editPage=1", await staff(token(600)))))).toBe(
      "/storefront/tenis.localhost/hr",
    );
  });

  it("renews an expired session first and returns, once", async () => {
    const expired = await staff(token(-10));
    const answer = await surface(await testVisit("/en/shop?editPage=true&page=2", expired));
    expect(answer?.status).toBe(307);
    const location = new URL(answer?.headers.get("location") ?? "");
    expect(location.pathname).toBe("/api/session/renew");
    const back = location.searchParams.get("to") ?? "";
    expect(back).toMatch(/^\/en\/shop\?editPage=true&page=2&renewed=\d+$/);
    expect(rewriteOf(await surface(await testVisit(back, expired)))).toMatch(/^\/edit\//);
  });
});

describe("surface: admin", () => {
  it.each([
    ["/adminLogin", "/admin/tenis.localhost/hr/login"],
    ["/admin", "/admin/tenis.localhost/hr"],
    ["/en/admin/consent/4", "/admin/tenis.localhost/en/consent/4"],
    ["/admin/cache", "/admin/tenis.localhost/hr/caches"],
    ["/admin/domains", "/admin/tenis.localhost/hr/domains"],
    ["/admin/releases", "/admin/tenis.localhost/hr/releases"],
    ["/admin/activity", "/admin/tenis.localhost/hr/activity"],
  ])("%s is %s, never cached", async (path, expected) => {
    const answer = await surface(await testVisit(path));
    expect(rewriteOf(answer)).toBe(expected);
    expect(answer?.headers.get("cache-control")).toBe("private, no-store");
    expect(answer?.headers.get("content-security-policy")).toContain("'nonce-");
  });
});

describe("surface: gallery", () => {
  it("is at /test in development, in every language, and nowhere in production", async () => {
    const at = async (path: string) => rewriteOf(await surface(await testVisit(path)));
    expect(await at("/test?show=forms")).toBe("/gallery/tenis.localhost/hr?show=forms");
    expect(await at("/de/test")).toBe("/gallery/tenis.localhost/de");
    expect(await at("/test/editor")).toBe("/gallery/tenis.localhost/hr/editor");
    expect(await at("/test/more")).toBe("/storefront/tenis.localhost/hr/page/test/more");
    vi.stubEnv("NODE_ENV", "production");
    expect(await at("/test?show=forms")).toBe("/storefront/tenis.localhost/hr/page/test");
    expect(await at("/test?editPage=true")).toBe("/storefront/tenis.localhost/hr/page/test");
  });
});
