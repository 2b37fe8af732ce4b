import { afterEach, describe, expect, it, vi } from "vitest";
import { signStaffHint } from "#lib/auth/staff-hint.ts";
import { resetSettings } from "#lib/config/settings.ts";
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

  it("closes every page with 503, in the site's language", async () => {
    for (const path of ["/", "/en/shop", "/%zz", "/fr"]) {
      const answer = await maintenance(await testVisit(path, { site: CLOSED }));
      expect(answer?.status).toBe(503);
      expect(answer?.headers.get("retry-after")).toBe("300");
      expect(await answer?.text()).toContain("<h1>Uskoro se vraćamo</h1>");
    }
  });

  it("has the colours of the site's theme", async () => {
    const options = new Map([["ThemeBrand", "#7a1fa2"]]);
    const answer = await maintenance(await testVisit("/", { site: { ...CLOSED, options } }));
    expect(await answer?.text()).toContain("--brand-fill:#7a1fa2");
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
