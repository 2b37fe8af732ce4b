import { afterEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { testVisit } from "#tests/factories/visit.ts";
import { maintenance } from "./maintenance.ts";

const CLOSED = { maintenance: true };

afterEach(() => {
  vi.unstubAllEnvs();
  resetSettings();
});

async function staffCookie(siteId: number) {
  vi.stubEnv("SESSION_SECRET", "a secret of the tests");
  resetSettings();
  return { cookie: `staff=${await signStaffHint(siteId)}` };
}

describe("maintenance", () => {
  it("lets an open site pass", async () => {
    expect(await maintenance(await testVisit("/shop"))).toBeNull();
  });

  const HR = "<h1>Uskoro se vraćamo</h1>";
  const EN = "<h1>We'll be back soon</h1>";

  it.each([
    ["/", HR, undefined],
    ["/en/shop", EN, undefined],
    ["/en/%zz", EN, undefined],
    ["/%zz", HR, undefined],
    ["/fr", HR, undefined],
    ["/shop", EN, "locale=en"],
    ["/shop", HR, "locale=fr"],
    ["/en", EN, "locale=hr"],
  ])("closes %s with 503 and %s, by path, cookie %s or site", async (path, heading, cookie) => {
    const headers: Record<string, string> = cookie ? { cookie } : {};
    const answer = await maintenance(await testVisit(path, { site: CLOSED, headers }));
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get("retry-after")).toBe("300");
    expect(answer?.headers.get("content-language")).toBe(heading === HR ? "hr" : "en");
    expect(await answer?.text()).toContain(heading);
  });

  it("has the colours of the site's theme", async () => {
    const options = new Map([["ThemeBrand", "#7a1fa2"]]);
    const answer = await maintenance(await testVisit("/", { site: { ...CLOSED, options } }));
    expect(await answer?.text()).toContain("--brand-fill:#7a1fa2");
  });

  it("has the site's name in the language of the page", async () => {
    const options = new Map([["SiteName", { hr: "Klub <1>", en: "The club" }]]);
    const closed = { ...CLOSED, options, name: "Klub <1>" };
    const answer = await maintenance(await testVisit("/", { site: closed }));
    const page = await answer?.text();
    expect(page).toContain("<strong>Klub &lt;1&gt;</strong></p><h1>");
    expect(page).toContain("<title>Uskoro se vraćamo | Klub &lt;1&gt;</title>");
    const english = await maintenance(await testVisit("/en", { site: closed }));
    expect(await english?.text()).toContain("<strong>The club</strong>");
  });

  it("has the documented heading in English", async () => {
    const answer = await maintenance(
      await testVisit("/", { site: { ...CLOSED, defaultLocale: "en" } }),
    );
    expect(await answer?.text()).toContain("<h1>We'll be back soon</h1>");
  });

  it.each([
    "/adminLogin",
    "/admin",
    "/en/adminLogin",
  ])("keeps the staff login open: %s", async (path) => {
    expect(await maintenance(await testVisit(path, { site: CLOSED }))).toBeNull();
  });

  it("lets only staff of this site pass", async () => {
    expect(
      await maintenance(await testVisit("/", { site: CLOSED, headers: await staffCookie(7) })),
    ).toBeNull();
    expect(
      (await maintenance(await testVisit("/", { site: CLOSED, headers: await staffCookie(8) })))
        ?.status,
    ).toBe(503);
  });
});
