import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkStart } from "#lib/run/server/check-start.ts";
import { commons } from "#lib/shop/api/schemas/site-schema.ts";
import { buildSite } from "#lib/web/site/build-site.ts";
import { deprecatedIn, deprecationText, logDeprecated, withNewNames } from "./deprecations.ts";
import { parseSettings } from "./settings.ts";

vi.mock("./deprecation-list.ts", async (load) => ({
  DEPRECATIONS: [
    ...(await load<typeof import("./deprecation-list.ts")>()).DEPRECATIONS,
    { kind: "setting", name: "SHOP_PORT", instead: "PORT", until: "0.3.0" },
    { kind: "option", name: "MainLanguage", instead: "DefaultLanguage", until: "0.3.0" },
  ],
}));

const texts = (names: readonly string[], kind: "setting" | "option") =>
  deprecatedIn(kind, (name) => names.includes(name)).map(deprecationText);

describe("a name that goes with a coming version", () => {
  it("is said with the new one and the version, for its kind alone", () => {
    expect(texts(["SHOP_PORT", "MainLanguage"], "setting")).toEqual([
      "The setting SHOP_PORT is called PORT now. The old name is taken until 0.3.0.",
    ]);
    expect(texts(["MainLanguage"], "option")).toHaveLength(1);
    expect(texts(["PORT"], "setting")).toEqual([]);
  });

  it("gives its value to the new name, unless that has one", () => {
    const of = (values: Record<string, string>) =>
      Object.fromEntries(withNewNames("option", new Map(Object.entries(values))));
    expect(of({ MainLanguage: "hr" })).toMatchObject({ DefaultLanguage: "hr" });
    expect(of({ MainLanguage: "hr", DefaultLanguage: "en" })).toMatchObject({
      DefaultLanguage: "en",
    });
    const settings = new Map([["MainLanguage", "x"]]);
    expect(withNewNames("setting", settings)).toBe(settings);
  });
});

describe("the log", () => {
  const lines = vi.fn();
  beforeEach(() => {
    vi.spyOn(console, "log").mockImplementation(lines);
    lines.mockReset();
  });

  it("has one line for each name and site", () => {
    const found = deprecatedIn("option", () => true);
    for (const site of ["a.example", "a.example", "b.example"]) logDeprecated(found, site);
    expect(lines.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: "warn", msg: "deprecated", site: "a.example" }),
      expect.objectContaining({
        site: "b.example",
        detail: expect.stringContaining("DefaultLanguage"),
      }),
    ]);
  });
});

describe("where a deprecated name is set", () => {
  it("a setting counts for the new one, and the start warns", () => {
    expect(parseSettings({ SHOP_PORT: "8080" }).PORT).toBe(8080);
    expect(parseSettings({ SHOP_PORT: "8080", PORT: "9090" }).PORT).toBe(9090);
    expect(checkStart({ SANDBOX: "1", SHOP_PORT: "8080" }).warnings).toEqual([
      "The setting SHOP_PORT is called PORT now. The old name is taken until 0.3.0.",
    ]);
  });

  it("an option of a site counts for the new one", () => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    const languages = ["en", "hr"].map((code, id) => ({ id, code, code2: code, names: {} }));
    const { defaultLocale } = buildSite({
      domain: "shop.example",
      siteId: 1,
      commons: commons.parse({ languages, countries: [], config: { stores: [] } }),
      options: new Map([
        ["AllowedLanguages", "en,hr"],
        ["MainLanguage", "hr"],
      ]),
    });
    expect(defaultLocale).toBe("hr");
  });
});

it("whatever is deprecated is named in CHANGELOG.md", async () => {
  const { DEPRECATIONS } =
    await vi.importActual<typeof import("./deprecation-list.ts")>("./deprecation-list.ts");
  const [, section = ""] = readFileSync("CHANGELOG.md", "utf8").split("### Deprecated");
  for (const { name } of DEPRECATIONS) expect(section).toContain(name);
});
