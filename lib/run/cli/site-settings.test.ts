import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseSettings } from "#lib/base/config/settings.ts";
import { nextSteps, replacedBy, settingsOf, writtenInto } from "./site-settings.mjs";

const ANSWERS = { backend: "https://backend.example", domain: "shop.example", media: "" };

describe("the settings of a site", () => {
  it("name backend and domain on a developer's machine, and are settings of the shop", () => {
    const settings = settingsOf(ANSWERS);
    expect(settings).toEqual({
      BACKEND_URL: "https://backend.example",
      FORCED_DOMAIN: "shop.example",
    });
    expect(parseSettings(settings).MEDIA_URL).toBe("https://backend.example/media");
  });

  it("force no domain in production, and hold secrets of their own", () => {
    const one = settingsOf(ANSWERS, { production: true });
    const two = settingsOf(ANSWERS, { production: true });
    expect(one).not.toHaveProperty("FORCED_DOMAIN");
    expect(one.SESSION_SECRET).toMatch(/^[0-9a-f]{64}$/);
    expect(one.SESSION_SECRET).not.toBe(two.SESSION_SECRET);
    expect(one.REVALIDATE_SECRET).not.toBe(one.SESSION_SECRET);
  });

  it.each([
    ["no domain", { ...ANSWERS, domain: " " }, "--domain is needed"],
    ["a second line", { ...ANSWERS, media: "https://a.example\nPORT=1" }, "--media: "],
    ["a variable", { ...ANSWERS, backend: "https://$HOME" }, "--backend: "],
  ])("refuse %s", (_, answers, said) => expect(() => settingsOf(answers)).toThrow(said));
});

describe("a file that is there", () => {
  const before = "# Mine\nPORT=3100\nBACKEND_URL=http://old.example\n";
  const settings = settingsOf(ANSWERS);

  it("keeps its other lines", () =>
    expect(writtenInto(before, settings)).toBe(
      "# Mine\nPORT=3100\nBACKEND_URL=https://backend.example\nFORCED_DOMAIN=shop.example\n",
    ));

  it("is written a second time without a change", () => {
    const once = writtenInto(before, settings);
    expect(replacedBy(before, settings)).toEqual(["BACKEND_URL"]);
    expect(replacedBy(once, settings)).toEqual([]);
    expect(writtenInto(once, settings)).toBe(once);
  });
});

it("says what is to be done in the backend, and how to see whether it has everything", () => {
  const said = nextSteps({ ...ANSWERS, production: false, file: ".env.local" });
  expect(said).toContain("a site with the domain shop.example");
  expect(said).toContain(
    "npm run doctor -- --backend https://backend.example --domain shop.example",
  );
});

it("replaces nothing without being told to", () => {
  const folder = mkdtempSync(join(tmpdir(), "baseline-new-site-"));
  const file = join(folder, "settings.env");
  const newSite = (...more: string[]) =>
    spawnSync(
      process.execPath,
      [
        "lib/run/cli/new-site.mjs",
        "--backend",
        ANSWERS.backend,
        "--domain",
        ANSWERS.domain,
        "--file",
        file,
        ...more,
      ],
      { cwd: join(import.meta.dirname, "../../.."), encoding: "utf8", input: "" },
    );
  try {
    expect(newSite().status).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, "BACKEND_URL=http://old.example\n");
    const refused = newSite();
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("--yes")]);
    expect(readFileSync(file, "utf8")).toBe("BACKEND_URL=http://old.example\n");
    expect(newSite("--yes").status).toBe(0);
    expect(readFileSync(file, "utf8")).toContain("BACKEND_URL=https://backend.example\n");
    expect(newSite("--domain", "http://shop.example").stderr).toContain("use a host name only");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
