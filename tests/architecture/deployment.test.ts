import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseAllDocuments, parse as parseYaml } from "yaml";
import { z } from "zod";
import { DRAIN_TIMEOUT } from "#lib/server/drain.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** Milliseconds for which readiness is red before a shop stops taking requests (`lib/server/drain.ts`). */
const NOTICE = 5_000;

const settings = new Set(
  [...read(".env.example").matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name),
);
/** Puts this release's scripts beside those of the others; the file is there (`tests/architecture/image.test.ts`). */
const ADD_STATIC = ["node", "lib/cli/add-static.mjs", "/static"];
/** Values that are for Compose itself or for another program. */
const NOT_THE_SHOPS = new Set(["SHOP_VERSION", "VARNISH_SIZE", "REDIS_PASSWORD"]);
/** Names of the shop's container that are Node's own, or stand in the value of another one. */
const NOT_SETTINGS = new Set(["NODE_EXTRA_CA_CERTS", "REDIS_PASSWORD"]);
/** A whole version: the same file starts the same programs tomorrow. */
const PINNED = /^[\w./-]+:\d+\.\d+\.\d+[\w.-]*$/;

const container = z.looseObject({
  name: z.string(),
  image: z.string(),
  ports: z.array(z.object({ containerPort: z.number() })).default([]),
  env: z.array(z.looseObject({ name: z.string() })).default([]),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal("ALL")]) }),
  }),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  volumeMounts: z.array(z.looseObject({ name: z.string(), mountPath: z.string() })).default([]),
});
const deployment = z.looseObject({
  metadata: z.object({ name: z.string() }),
  spec: z.looseObject({
    selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    template: z.looseObject({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: z.looseObject({
        automountServiceAccountToken: z.literal(false),
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
        terminationGracePeriodSeconds: z.number().default(30),
        initContainers: z.array(container).default([]),
        containers: z.array(container),
        volumes: z.array(z.looseObject({ name: z.string() })).default([]),
      }),
    }),
  }),
});

const manifests = globSync("deploy/kubernetes/*.yaml", { cwd: ROOT }).flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => {
    expect(document.errors, file).toEqual([]);
    return z
      .looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) })
      .parse(document.toJS());
  }),
);
const ofKind = (kind: string) => manifests.filter((one) => one.kind === kind);
const deployments = ofKind("Deployment").map((one) => deployment.parse(one));
const shop = deployments.find(({ metadata }) => metadata.name === "shop");

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

describe("the Kubernetes manifests", () => {
  it("are whole", () => {
    expect(shop).toBeDefined();
    for (const kind of ["HorizontalPodAutoscaler", "PodDisruptionBudget", "Ingress", "Service"])
      expect(ofKind(kind).length, kind).toBeGreaterThan(0);
  });

  it("select their own pods, and mount volumes that they have", () => {
    for (const { metadata, spec } of deployments) {
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
      const { containers, initContainers, volumes } = spec.template.spec;
      for (const { name } of [...containers, ...initContainers].flatMap((one) => one.volumeMounts))
        expect(
          volumes.map((volume) => volume.name),
          metadata.name,
        ).toContain(name);
    }
    const named = (one: unknown) =>
      z.object({ spec: z.object({ selector: z.looseObject({}) }) }).parse(one).spec.selector;
    for (const service of ofKind("Service"))
      expect(deployments.map(({ spec }) => spec.selector.matchLabels)).toContainEqual(
        named(service),
      );
    for (const budget of ofKind("PodDisruptionBudget"))
      expect(deployments.map(({ spec }) => spec.selector)).toContainEqual(named(budget));
  });

  it("probe addresses that the shop has, on its port", () => {
    const [main] = shop?.spec.template.spec.containers ?? [];
    const config = ofKind("ConfigMap").find(({ metadata }) => metadata.name === "shop");
    expect(main).toMatchObject({
      livenessProbe: { httpGet: { path: "/api/health", port: "http" } },
      readinessProbe: { httpGet: { path: "/api/ready", port: "http" } },
      lifecycle: { preStop: expect.anything() },
    });
    expect(String(main?.ports[0]?.containerPort)).toBe(
      z.object({ data: z.record(z.string(), z.string()) }).parse(config).data.PORT,
    );
  });

  it("set nothing that the shop does not know", () => {
    const config = ofKind("ConfigMap").find(({ metadata }) => metadata.name === "shop");
    const names = [
      ...Object.keys(z.object({ data: z.record(z.string(), z.string()) }).parse(config).data),
      ...(shop?.spec.template.spec.containers ?? []).flatMap(({ env }) =>
        env.map(({ name }) => name),
      ),
    ];
    expect(names).toEqual(expect.arrayContaining(["SESSION_SECRET", "REVALIDATE_SECRET"]));
    for (const name of names) expect(settings.has(name) || NOT_SETTINGS.has(name), name).toBe(true);
  });

  it("pin the images that are not the shop's own to a whole version", () => {
    const images = deployments
      .flatMap(({ spec }) => spec.template.spec.containers.map(({ image }) => image))
      .filter((image) => !image.startsWith("registry.example.com/"));
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(PINNED);
  });

  it("speak TLS to Redis, with a password", () => {
    const [main] = shop?.spec.template.spec.containers ?? [];
    for (const name of ["redis", "redis-state"]) {
      const url = `rediss://:$(REDIS_PASSWORD)@${name}:6379`;
      expect(main?.env).toContainEqual(expect.objectContaining({ value: url }));
      const found = manifests.find(
        ({ kind, metadata }) => kind === "Deployment" && metadata.name === name,
      );
      const text = JSON.stringify(found);
      for (const line of ["requirepass $REDIS_PASSWORD", "port 0", "tls-port 6379"])
        expect(text).toContain(`${line}\\n`);
      expect(text).toContain(name === "redis" ? "volatile-lru" : "noeviction");
    }
  });

  it("let only the shop reach Redis, and only the ingress controller the shop", () => {
    const policy = z.object({
      spec: z.object({
        podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
        policyTypes: z.tuple([z.literal("Ingress")]),
        ingress: z.tuple([
          z.object({
            from: z.tuple([z.record(z.string(), z.looseObject({}))]),
            ports: z.tuple([z.object({ protocol: z.literal("TCP"), port: z.number() })]),
          }),
        ]),
      }),
    });
    const policies = ofKind("NetworkPolicy").map((one) => policy.parse(one).spec);
    for (const { spec } of deployments) {
      const [own, ...others] = policies.filter(
        ({ podSelector }) => podSelector.matchLabels.app === spec.selector.matchLabels.app,
      );
      expect(others).toEqual([]);
      const ports = spec.template.spec.containers.flatMap((one) => one.ports);
      expect(ports.map(({ containerPort }) => containerPort)).toEqual(
        own?.ingress[0].ports.map(({ port }) => port),
      );
      const isRedis = spec.selector.matchLabels.app?.startsWith("redis");
      const [from] = own?.ingress[0].from ?? [];
      if (isRedis) expect(from).toEqual({ podSelector: shop?.spec.selector });
      else expect(Object.keys(from ?? {})).toEqual(["namespaceSelector"]);
    }
  });

  it("kill no pod before it has ended its requests", () => {
    const seconds = shop?.spec.template.spec.terminationGracePeriodSeconds ?? 0;
    expect(seconds * 1_000).toBeGreaterThan(5_000 + NOTICE + DRAIN_TIMEOUT);
  });

  it("lead scripts and styles to the server that has those of every release", () => {
    const [ingress] = ofKind("Ingress");
    const paths = z
      .object({
        spec: z.object({
          rules: z.array(
            z.object({
              http: z.object({
                paths: z.array(
                  z.object({
                    path: z.string(),
                    backend: z.object({ service: z.looseObject({ name: z.string() }) }),
                  }),
                ),
              }),
            }),
          ),
        }),
      })
      .parse(ingress)
      .spec.rules.flatMap(({ http }) =>
        http.paths.map((one) => [one.path, one.backend.service.name]),
      );
    expect(paths).toEqual([
      ["/_next/static/", "shop-static"],
      ["/", "shop"],
    ]);
    expect(shop?.spec.template.spec.initContainers[0]).toMatchObject({
      command: ADD_STATIC,
    });
  });

  it("serve static files as Compose does", () => {
    const config = ofKind("ConfigMap").find(({ metadata }) => metadata.name === "shop-static");
    expect(
      z.object({ data: z.record(z.string(), z.string()) }).parse(config).data["nginx.conf"],
    ).toBe(read("deploy/static/nginx.conf"));
  });
});
