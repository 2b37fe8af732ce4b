import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { PINNED, read } from "./deploy-files.ts";

const network = z.object({ default: z.object({ ipv4_address: z.string() }) });
const compose = z
  .object({ services: z.record(z.string(), z.looseObject({ networks: network.optional() })) })
  .parse(parseYaml(read("compose.yaml"), { merge: true }));
const own = z
  .object({
    services: z.object({
      caddy: z.looseObject({
        image: z.string(),
        volumes: z.array(z.string()),
        environment: z.record(z.string(), z.string()),
      }),
    }),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parseYaml(read("deploy/caddy/compose.yaml")));
const { caddy } = own.services;
const caddyfile = read("deploy/caddy/Caddyfile");

/** Setting of the Caddyfile → its default, "" for none. */
const defaults = new Map(
  [...caddyfile.matchAll(/\{\$([A-Z_]+)(?::([^}]*))?\}/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]),
);

describe("deploy/caddy", () => {
  it("asks a replica of compose.yaml itself, and sends visitors to its Varnish", () => {
    const address = compose.services["shop-1"]?.networks?.default.ipv4_address;
    expect(defaults.get("ASK")).toBe(`http://${address}:3000/api/knows-domain`);
    expect(compose.services.varnish?.ports).toEqual([`${defaults.get("UPSTREAM")}:80`]);
  });

  it("gets no certificate without asking", () => {
    expect(caddyfile).toMatch(/on_demand_tls \{[^}]*\bask /s);
    expect(caddyfile).toMatch(/tls \{\s*on_demand\s*\}/);
  });

  it("believes no visitor about where a request comes from, or about its trace", () => {
    for (const name of ["Forwarded", "X-Real-Ip", "Traceparent", "Tracestate"])
      expect(caddyfile).toContain(`header_up -${name}`);
    expect(caddyfile).not.toContain("trusted_proxies");
  });

  it("has an image of a whole version, and keeps its keys", () => {
    expect(caddy.image).toMatch(PINNED);
    expect(caddy.volumes).toEqual([
      "./deploy/caddy/Caddyfile:/etc/caddy/Caddyfile:ro",
      "caddy-data:/data",
    ]);
    expect(Object.keys(own.volumes)).toEqual(["caddy-data"]);
    expect(caddy).toMatchObject({ read_only: true, cap_drop: ["ALL"], network_mode: "host" });
  });

  it("is given what it needs, and nothing that it does not know", () => {
    for (const name of Object.keys(caddy.environment)) expect(defaults.has(name), name).toBe(true);
    const needed = [...defaults].filter(([, value]) => value === "").map(([name]) => name);
    for (const name of needed) expect(caddy.environment).toHaveProperty(name);
  });
});
