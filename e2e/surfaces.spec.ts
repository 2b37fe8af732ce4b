import { createHmac } from "node:crypto";
import { seed } from "#sandbox/seed/index.ts";
import { HOSTS, sendRequest } from "./support/stack.ts";
import { staffLogin } from "./support/staff.ts";
import { expect, MESSAGES, origin, PORT, test } from "./support/test.ts";

const { edit, staff } = MESSAGES.en;

const get = (path: string, host: string = HOSTS.en, headers: Record<string, string> = {}) =>
  sendRequest(PORT, path, { host, headers: { accept: "text/html", ...headers } });

test.describe("which site answers", () => {
  test("an unknown host gets a static 404 page", async () => {
    for (const host of ["nobody.localhost", "localhost.", "a@b", "localhost,tenis.localhost"]) {
      const answer = await get("/", host);
      expect(answer.status, host).toBe(404);
      expect(answer.body).toContain("<h1");
    }
  });

  test("a closed site answers 503 on every public path", async () => {
    for (const path of ["/", "/shop", "/product/anything"]) {
      const answer = await get(path, HOSTS.closed);
      expect(answer.status).toBe(503);
      expect(answer.headers["retry-after"]).toBeTruthy();
      expect(answer.body).toContain("We&#x27;ll be back soon".replace("&#x27;", "'"));
    }
  });

  test("staff see a closed site, and no shared cache keeps it", async () => {
    const site = seed.sites.find(({ domain }) => domain === HOSTS.closed);
    const now = Math.floor(Date.now() / 1000);
    const claim = `${now}.${now}.${site?.siteId}`;
    const signed = createHmac("sha256", "staff-hint:session-secret-of-the-browser-tests")
      .update(claim)
      .digest("base64url");
    for (const path of ["/", "/shop", "/robots.txt"]) {
      const answer = await get(path, HOSTS.closed, { cookie: `staff=${claim}.${signed}` });
      expect([answer.status, answer.headers["cache-control"]], path).toEqual([
        200,
        "private, no-store",
      ]);
    }
  });

  test("two sites of one process never show each other's pages", async () => {
    const [english, croatian] = [await get("/"), await get("/", HOSTS.hr)];
    expect(english.body).toContain('lang="en"');
    expect(croatian.body).toContain('lang="hr"');
    expect(english.body).not.toContain("Osnovna crta");
    expect(croatian.body).not.toContain("Baseline Tennis Club");
  });
});

test("staff see a bar on public pages, of a closed site too, and shoppers do not", async ({
  page,
  watch,
}) => {
  // The closed site after the logout.
  watch.allow(/status of 503/);
  const bar = page.getByRole("complementary", { name: staff.bar });
  const closed = origin(HOSTS.closed);
  await staffLogin(page, closed);
  await page.goto(`${closed}/shop?page=1`);
  await expect(bar).toContainText("Urednik");
  await expect(bar.getByRole("link", { name: staff.admin })).toHaveAttribute("href", "/admin");
  await bar.getByRole("link", { name: staff.edit }).click();
  await expect(page.getByRole("toolbar", { name: edit.bar })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.goto(`${closed}/`);
  await bar.getByRole("button", { name: staff.logOut }).click();
  await expect(page.getByRole("heading", { name: "We'll be back soon" })).toBeVisible();
  await page.goto(origin());
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test("hostile paths reach no internal tree and no other site", async () => {
  const paths = [
    "/edit/localhost/en",
    "/edit/localhost/en/product/a.1",
    "/storefront/tenis.localhost/hr",
    "/storefront/localhost/en/shop/_",
    "/tenis.localhost/hr",
    "/tenis.localhost/hr/product/a.1",
    "/%65dit/localhost/en",
    "/%73torefront/tenis.localhost/hr/a.1",
    "/admin/tenis.localhost/hr/login",
    "/shop/../edit/localhost/en",
    "/shop/%2e%2e/%2e%2e/storefront/tenis.localhost/hr",
    "//tenis.localhost/hr",
    "/\\tenis.localhost/hr",
    "/nothing.here",
    "/%E0%A4%A",
    "/shop/%00",
  ];
  for (const path of paths) {
    const answer = await get(path);
    expect(answer.status, path).toBeGreaterThanOrEqual(300);
    expect(answer.status, path).toBeLessThan(500);
    expect(answer.headers.location ?? "", path).not.toMatch(/^(https?:)?\/\/(?!localhost[:/])/);
    expect(answer.body, path).not.toContain("Osnovna crta");
  }
});

test.describe("paths and languages", () => {
  const moved: [host: string, from: string, to: string][] = [
    [HOSTS.en, "/en/shop", "/shop"],
    [HOSTS.en, "/shop/", "/shop"],
    [HOSTS.hr, "/cart", "/kosarica"],
    [HOSTS.hr, "/hr/kosarica", "/kosarica"],
    [HOSTS.hr, "/de/cart", "/de/einkaufswagen"],
    [HOSTS.hr, "/en/kosarica", "/en/cart"],
  ];
  for (const [host, from, to] of moved) {
    test(`${host}${from} redirects permanently to ${to}`, async () => {
      const answer = await get(from, host);
      expect(answer.status).toBe(308);
      expect(new URL(String(answer.headers.location), `http://${host}:${PORT}`).pathname).toBe(to);
    });
  }

  test("a page below a path that leads nowhere redirects to its own address, as often as it is asked", async () => {
    for (const path of ["/nowhere/about-the-club", "/nowhere/about-the-club"]) {
      const answer = await get(path);
      expect([answer.status, answer.headers.location], path).toEqual([308, "/about-the-club"]);
    }
    expect((await get("/about-the-club")).status).toBe(200);
  });

  test("a language that the site does not have is a 404", async () => {
    expect((await get("/hr")).status).toBe(404);
    expect((await get("/de/shop")).status).toBe(404);
  });

  test("the browser's language has no effect", async () => {
    expect((await get("/", HOSTS.en, { "accept-language": "hr" })).body).toContain('lang="en"');
  });

  test("invalid pages and unknown parameters of a list change nothing", async () => {
    for (const query of [
      "?page=0",
      "?page=-3",
      "?utm_source=x&fbclid=y",
      "?limit=999",
      "?sort=77",
    ]) {
      const answer = await get(`/shop${query}`);
      expect(answer.status, query).toBe(200);
    }
  });
});

test.describe("a cached page", () => {
  test("is cacheable, sets no cookie, and has a strict content security policy with hashes", async () => {
    for (const path of ["/", "/shop", "/cart"]) {
      const answer = await get(path);
      expect(String(answer.headers["cache-control"]), path).toContain("s-maxage");
      expect(answer.headers["set-cookie"], path).toBeUndefined();
      const policy = String(answer.headers["content-security-policy"]);
      expect(policy, path).toMatch(/script-src [^;]*'sha256-/);
      expect(policy, path).not.toMatch(/script-src [^;]*'unsafe/);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      expect(answer.headers["x-powered-by"]).toBeUndefined();
    }
  });

  test("is the same, byte for byte, with ?editPage=true but without a staff session", async () => {
    const plain = await get("/about-the-club");
    expect(plain.status).toBe(200);
    for (const cookie of [
      "",
      "staff=9999999999.7.deadbeef",
      "accessToken=x; loggedIn=1; staff=1",
    ]) {
      const asked = await get("/about-the-club?editPage=true", HOSTS.en, cookie ? { cookie } : {});
      expect(asked.status).toBe(200);
      expect(asked.body === plain.body).toBe(true);
    }
  });

  test("answers 404 with a message when it does not exist", async () => {
    const answer = await get("/there-is-no-such-page");
    expect(answer.status).toBe(404);
    expect(answer.body).toContain("Page not found");
  });
});
