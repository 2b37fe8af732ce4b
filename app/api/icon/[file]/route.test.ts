// @vitest-environment node
import sharp from "sharp";
import { beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { testSite } from "#tests/factories/visit.ts";
import { GET } from "./route.ts";

const { resolveSite } = vi.hoisted(() => ({ resolveSite: vi.fn() }));
vi.mock("#lib/web/site/resolve-site.ts", () => ({ resolveSite }));

const options = new Map([["ThemeBrand", "#ffd500"]]);
const ask = (file: string, host = "velo.localhost", cookie = "") =>
  GET(new Request(`http://${host}/api/icon/${file}`, { headers: { host, cookie } }), {
    params: Promise.resolve({ file }),
  });

beforeEach(() => {
  resolveSite
    .mockReset()
    .mockImplementation(async (domain: string) =>
      domain === "velo.localhost"
        ? { kind: "found", site: testSite({ domain, name: "Velo", options }), apiKey: "secret" }
        : { kind: "unknown" },
    );
});

it("answers the first letter of the site on its brand colour", async () => {
  const answer = await ask("icon.svg");
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(answer.headers.get("cache-control")).toContain("public");
  const svg = await answer.text();
  expect(svg).toContain('fill="#ffd500"');
  expect(svg).toContain(">V</text>");
});

it("answers a picture for home screens, with a visible initial", async () => {
  const answer = await ask("touch.png");
  expect(answer.headers.get("content-type")).toBe("image/png");
  const image = sharp(await answer.arrayBuffer());
  expect(await image.metadata()).toMatchObject({ width: 180, height: 180, format: "png" });
  const { dominant, channels } = await image.stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(channels[0]?.min).toBeLessThan(80);
});

it("has nothing else, and nothing for a host that no site has", async () => {
  expect((await ask("icon.png")).status).toBe(404);
  expect((await ask("icon.svg", "nobody.localhost")).status).toBe(404);
});

it("shows nothing of a site that is closed by a password but to whom may enter it, and then keeps nothing", async () => {
  vi.stubEnv("SESSION_SECRET", "a secret of the tests only");
  resetSettings();
  const site = testSite({
    domain: "velo.localhost",
    name: "Velo",
    options: new Map([["PasswordProtection", "open sesame"]]),
  });
  resolveSite.mockResolvedValue({ kind: "found", site, apiKey: "secret" });
  for (const file of ["icon.svg", "touch.png"]) {
    const answer = await ask(file);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([
      403,
      "private, no-store",
    ]);
    expect(await answer.text()).toBe("Forbidden\n");
  }
  const staff = `staff=${await signStaffHint(site.siteId)}`;
  const shown = await ask("icon.svg", "velo.localhost", staff);
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
});

it("says that it may be asked again while the backend is silent", async () => {
  resolveSite.mockResolvedValue({ kind: "unavailable" });
  const answer = await ask("icon.svg");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});
