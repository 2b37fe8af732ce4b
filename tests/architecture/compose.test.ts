import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { ADD_STATIC, NOTICE, PINNED, read, settings } from "./deploy-files.ts";

/** Values that are for Compose itself or for another program. */
const NOT_THE_SHOPS = new Set(["SHOP_VERSION", "VARNISH_SIZE", "REDIS_PASSWORD"]);

describe("compose.yaml", () => {
  const { services, secrets, volumes, networks } = z
    .object({
      services: z.record(z.string(), z.looseObject({ read_only: z.boolean().optional() })),
      secrets: z.record(z.string(), z.object({ environment: z.string() })),
      volumes: z.record(z.string(), z.null()),
      networks: z.object({
        default: z.object({
          ipam: z.object({
            config: z.tuple([z.object({ subnet: z.string(), gateway: z.string() })]),
          }),
        }),
      }),
    })
    .loose()
    .parse(parseYaml(read("compose.yaml"), { merge: true }));
  const replica = z
    .looseObject({
      environment: z.record(z.string(), z.string()),
      read_only: z.literal(true),
      stop_grace_period: z.string(),
      command: z.array(z.string()),
      tmpfs: z.array(z.string()),
      volumes: z.array(z.string()),
    })
    .parse(services["shop-1"]);
  const vcl = read("deploy/varnish/backends.vcl");

  it("has two replicas that are alike, two of Redis, the static files and Varnish", () => {
    expect(Object.keys(services).sort()).toEqual([
      "redis",
      "redis-state",
      "shop-1",
      "shop-2",
      "static",
      "varnish",
    ]);
    expect({ ...services["shop-2"], networks: null }).toEqual({ ...replica, networks: null });
    expect(Object.keys(volumes)).toEqual(["static"]);
  });

  it("sets nothing that the shop does not know, and has no secret in it", () => {
    for (const name of Object.keys(replica.environment)) expect(settings, name).toContain(name);
    for (const name of ["SESSION_SECRET", "REVALIDATE_SECRET", "CDN_PURGE_SECRET", "BACKEND_URL"])
      expect(replica.environment[name]).toBe(`\${${name}:?}`);
    for (const [, name = ""] of read("compose.yaml").matchAll(/\$\{([A-Z_]+)/g))
      expect(settings.has(name) || NOT_THE_SHOPS.has(name), name).toBe(true);
    expect(Object.values(secrets)).toEqual([
      { environment: "CDN_PURGE_SECRET" },
      { environment: "REDIS_PASSWORD" },
    ]);
  });

  it("lets nobody without the password into Redis, and evicts pages alone", () => {
    const password = `\${REDIS_PASSWORD:?}`;
    expect(replica.environment).toMatchObject({
      REDIS_URL: `redis://:${password}@redis:6379`,
      REDIS_STATE_URL: `redis://:${password}@redis-state:6379`,
    });
    for (const [name, POLICY] of Object.entries({
      redis: "volatile-lru",
      "redis-state": "noeviction",
    }))
      expect(services[name], name).toMatchObject({
        command: ["sh", "-c", expect.stringMatching(/^requirepass .*redis_password/m)],
        environment: { POLICY },
        secrets: ["redis_password"],
      });
    for (const name of ["redis", "redis-state", "static"])
      expect(services[name], name).not.toHaveProperty("ports");
  });

  it("pins the images that it does not build to a whole version", () => {
    for (const { image } of Object.values(services))
      if (!String(image).startsWith("shop:")) expect(String(image)).toMatch(PINNED);
  });

  it("waits longer than a shop needs to end its requests", () => {
    expect(Number.parseInt(replica.stop_grace_period, 10) * 1_000).toBeGreaterThan(NOTICE + 50_000);
  });

  it("adds the scripts of a replica before it starts", () => {
    expect(replica.command).toEqual([
      "sh",
      "-c",
      `${ADD_STATIC.join(" ")} && exec ${JSON.parse(read("package.json")).scripts.serve}`,
    ]);
  });

  it("keeps pictures on disk, not in the memory that is bounded", () => {
    expect(replica.volumes).toEqual(["static:/static", "/app/.next/cache"]);
    expect(replica.tmpfs).toEqual(["/tmp"]);
  });

  it("gives what Varnish asks for addresses that a release does not change", () => {
    const [{ subnet, gateway }] = networks.default.ipam.config;
    const addresses = ["shop-1", "shop-2", "static"].map(
      (name) =>
        z
          .object({ networks: z.object({ default: z.object({ ipv4_address: z.string() }) }) })
          .parse(services[name]).networks.default.ipv4_address,
    );
    expect(subnet).toMatch(/\.0\/24$/);
    const network = subnet.replace(/0\/24$/, "");
    for (const address of [...addresses, gateway]) expect(address.startsWith(network)).toBe(true);
    expect(new Set([...addresses, gateway]).size).toBe(4);
  });

  it("believes the proxy of its own machine, and lets nobody else reach Varnish", () => {
    const [{ gateway }] = networks.default.ipam.config;
    expect(/^acl proxies \{\s*(.*?)\s*\}/ms.exec(vcl)?.[1]).toBe(`"${gateway}";`);
    expect(services.varnish?.ports).toEqual(["127.0.0.1:8080:80"]);
  });

  it("names the replicas and their port as Varnish does", () => {
    const hosts = [...vcl.matchAll(/\.host = "(.+)";\s+\.port = "(\d+)"/g)].map(
      ([, host, port]) => `${host}:${port}`,
    );
    expect(hosts).toEqual([
      `shop-1:${replica.environment.PORT}`,
      `shop-2:${replica.environment.PORT}`,
      "static:8080",
    ]);
    expect(read("deploy/static/nginx.conf")).toContain("listen 8080;");
    expect(vcl).toContain('.url = "/api/ready"');
  });
});
