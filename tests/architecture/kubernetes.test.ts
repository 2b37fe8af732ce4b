import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { z } from "zod";
import { DRAIN_TIMEOUT } from "#lib/run/server/drain.ts";
import { ADD_STATIC, NOTICE, PINNED, ROOT, read, settings } from "./deploy-files.ts";

/** Names of the shop's container that belong to Node, or are used in the value of another one. */
const NOT_SETTINGS = new Set(["NODE_EXTRA_CA_CERTS", "REDIS_PASSWORD"]);

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

const BASE = ["deploy/kubernetes/base/*.yaml", "deploy/kubernetes/overlays/ingress/*.yaml"];
const manifests = globSync(BASE, { cwd: ROOT, exclude: ["**/kustomization.yaml"] }).flatMap(
  (file) =>
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
