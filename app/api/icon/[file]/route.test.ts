// @vitest-environment node
import sharp from "sharp";
import { beforeEach, expect, it, vi } from "vitest";
import { testSite } from "#tests/factories/visit.ts";
import { GET } from "./route.ts";

const { resolveSite } = vi.hoisted(() => ({ resolveSite: vi.fn() }));
vi.mock("#lib/site/resolve-site.ts", () => ({ resolveSite }));

const options = new Map([["ThemeBrand", "#ffd500"]]);
const ask = (file: string, host = "velo.localhost") =>
  GET(new Request(`http://${host}/api/icon/${file}`, { headers: { host } }), {
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

it("answers a picture for home screens, in which the letter can be seen", async () => {
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

it("says that it may be asked again while the backend is silent", async () => {
  resolveSite.mockResolvedValue({ kind: "unavailable" });
  const answer = await ask("icon.svg");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});
