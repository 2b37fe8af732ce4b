import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { readSearchSettings } from "#deploy/search/search-settings.ts";
import { read } from "./deploy-files.ts";

const service = z.looseObject({ environment: z.record(z.string(), z.string()) });
const { services } = z
  .object({ services: z.record(z.string(), service) })
  .loose()
  .parse(parseYaml(read("deploy/search/compose.yaml")));
const source = read("deploy/search/search-settings.ts");

describe("deploy/search", () => {
  it("is where Compose sends both replicas", () => {
    const port = readSearchSettings({ BACKEND_URL: "http://b", MEILI_URL: "http://m" }).port;
    for (const name of ["shop-1", "shop-2"])
      expect(services[name]?.environment).toEqual({ PRODUCT_SEARCH_URL: `http://search:${port}` });
    expect(read("deploy/search/Dockerfile")).toContain(`ENV PORT=${port}`);
  });

  it("is given settings that it reads, all of which its page names", () => {
    const page = read("docs/how-to/search-with-meilisearch.md");
    const given = Object.keys(services.search?.environment ?? {});
    expect(given).toContain("BACKEND_URL");
    for (const name of given) expect(source, name).toContain(name);
    for (const [, name] of source.matchAll(/\b(?:env\.|")((?:[A-Z]+_)?[A-Z]{3,})\b/g))
      expect(page, name).toContain(`\`${name}\``);
  });

  it("shows the engine the key that the engine is given", () => {
    expect(services.meilisearch?.environment.MEILI_MASTER_KEY).toBe(
      services.search?.environment.MEILI_KEY,
    );
    expect(services.meilisearch?.image).toMatch(/^getmeili\/meilisearch:v\d+\.\d+\.\d+$/);
  });
});
