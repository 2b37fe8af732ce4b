import { existsSync, globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseAllDocuments, parse as parseYaml } from "yaml";
import { z } from "zod";
import { PINNED, ROOT, read } from "./deploy-files.ts";

const FOLDER = "deploy/kubernetes";
const kustomization = z.strictObject({
  apiVersion: z.string(),
  kind: z.enum(["Kustomization", "Component"]),
  resources: z.array(z.string()).default([]),
  components: z.array(z.string()).default([]),
  configMapGenerator: z.array(z.looseObject({ files: z.array(z.string()) })).default([]),
  generatorOptions: z.looseObject({}).optional(),
  images: z.array(z.object({ name: z.string(), newTag: z.string() })).default([]),
  patches: z
    .array(
      z.object({ target: z.object({ kind: z.string(), name: z.string() }), patch: z.string() }),
    )
    .default([]),
});
const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.object({ name: z.string() }).loose(),
});

const folders = globSync(`${FOLDER}/**/kustomization.yaml`, { cwd: ROOT }).map((file) => ({
  folder: dirname(file),
  ...kustomization.parse(parseYaml(read(file))),
}));
const at = (folder: string, path: string) => join(folder, path);

/** The manifests of a folder, with those of the folders that it names. */
function manifestsOf(folder: string): z.infer<typeof manifest>[] {
  const own = folders.find((one) => one.folder === folder);
  expect(own, folder).toBeDefined();
  return [...(own?.resources ?? []), ...(own?.components ?? [])].flatMap((path) =>
    path.endsWith(".yaml")
      ? parseAllDocuments(read(at(folder, path))).map((one) => manifest.parse(one.toJS()))
      : manifestsOf(at(folder, path)),
  );
}
const overlays = folders.filter(({ folder }) => folder.includes("/overlays/"));

describe("the kustomizations", () => {
  it("name files and folders that exist, and every manifest is named", () => {
    for (const { folder, resources, components, configMapGenerator } of folders) {
      for (const path of [
        ...resources,
        ...components,
        ...configMapGenerator.flatMap(({ files }) => files),
      ])
        expect(existsSync(join(ROOT, folder, path)), `${folder}: ${path}`).toBe(true);
      const files = globSync(`${folder}/*.yaml`, { cwd: ROOT }).map((file) => basename(file));
      expect(resources.filter((path) => path.endsWith(".yaml")).sort()).toEqual(
        files.filter((file) => file !== "kustomization.yaml").sort(),
      );
    }
    expect(overlays).toHaveLength(2);
  });

  it("patch what is there", () => {
    const all = manifestsOf("deploy/kubernetes/overlays/gateway");
    for (const { folder, kind, patches } of folders) {
      const known = kind === "Component" ? [...all, ...manifestsOf(folder)] : manifestsOf(folder);
      for (const { target } of patches) {
        const names = new RegExp(`^(?:${target.name})$`);
        const hits = known.filter(
          (one) => one.kind === target.kind && names.test(one.metadata.name),
        );
        expect(hits.length, `${folder}: ${target.name}`).toBeGreaterThan(0);
      }
    }
  });

  it("lead the Gateway's routes to services and listeners that are there", () => {
    const all = manifestsOf("deploy/kubernetes/overlays/gateway");
    const names = (kind: string) =>
      all.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);
    const text = JSON.stringify(all.filter(({ kind }) => kind === "HTTPRoute"));
    const backends = [...text.matchAll(/"backendRefs":\[\{"name":"([^"]+)","port":80\}\]/g)];
    expect(backends.map(([, name]) => name)).toEqual(["shop-static", "varnish"]);
    for (const [, name = ""] of backends) expect(names("Service")).toContain(name);
    for (const name of ["X-Forwarded-Host", "Traceparent", "Tracestate"])
      expect(text).toContain(`"${name}"`);
    const gateway = JSON.stringify(all.find(({ kind }) => kind === "Gateway"));
    for (const [, listener] of text.matchAll(/"sectionName":"([^"]+)"/g))
      expect(gateway).toContain(`"name":"${listener}"`);
  });

  it("give Varnish the rules of deploy/varnish, and one pod each purge address", () => {
    const all = manifestsOf("deploy/kubernetes/components/varnish");
    const rules = all.find(({ metadata }) => metadata.name === "varnish-rules");
    expect(
      z.object({ data: z.object({ "default.vcl": z.string() }) }).parse(rules).data["default.vcl"],
    ).toBe(read("deploy/varnish/default.vcl"));
    const text = read("deploy/kubernetes/components/varnish/kustomization.yaml");
    expect(text).toContain("http://varnish-0.varnish-pods:8080/");
    expect(all.find(({ kind }) => kind === "StatefulSet")).toMatchObject({
      spec: { serviceName: "varnish-pods", replicas: 1 },
    });
  });

  it("pin what is not the shop's own", () => {
    const all = folders.flatMap(({ folder }) => manifestsOf(folder));
    const images = [...JSON.stringify(all).matchAll(/"image":"([^"]+)"/g)].map(
      ([, image = ""]) => image,
    );
    const others = images.filter((image) => !image.startsWith("registry.example.com/"));
    expect(others.length).toBeGreaterThan(3);
    for (const image of others) expect(image.replace(":v", ":")).toMatch(PINNED);
  });

  it("lock every container", () => {
    for (const one of folders.flatMap(({ folder }) => manifestsOf(folder)))
      if (["Deployment", "StatefulSet"].includes(one.kind))
        expect(JSON.stringify(one), one.metadata.name).toMatch(
          /"runAsNonRoot":true.*"readOnlyRootFilesystem":true/,
        );
  });
});
