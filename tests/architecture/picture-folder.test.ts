import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { expect, it, vi } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { ROOT } from "./sources.ts";

const GIB = 1024 ** 3;

it.each([
  1, 2, 3, 8, 64,
])("%i processes that each count by themselves keep pictures within 1 GiB", async (count) => {
  vi.stubEnv("BACKEND_URL", "http://backend.test");
  vi.stubEnv("WEB_CONCURRENCY", String(count));
  vi.resetModules();
  const { default: nextConfig } = await import("#next.config.ts");
  const { images } = await nextConfig(PHASE_PRODUCTION_SERVER);
  const each = images?.maximumDiskCacheSize ?? Number.POSITIVE_INFINITY;
  expect(each * count).toBeLessThanOrEqual(GIB);
  // The largest original, so that any picture of it fits.
  expect(each).toBeGreaterThanOrEqual(images?.maximumResponseBody ?? 0);
});

it("a pod of the component begins with kept pictures and adds its own to them, by a program that is in the image", () => {
  const folder = "deploy/kubernetes/components/pictures";
  const { patches } = parse(readFileSync(join(ROOT, folder, "kustomization.yaml"), "utf8"));
  const text = JSON.stringify(parse(patches[0].patch));
  const cache = "/app/.next/cache";
  expect(readFileSync(join(ROOT, "Dockerfile"), "utf8")).toMatch(/^WORKDIR \/app$/m);
  expect(existsSync(join(ROOT, "lib/run/cli/keep-pictures.mjs"))).toBe(true);
  expect(text).toContain("keep-pictures.mjs /kept .next/cache/images || true");
  expect(text).toContain("keep-pictures.mjs .next/cache/images /kept & sleep 5");
  expect(text).toContain(`{"name":"pictures","mountPath":"${cache}"}`);
  const base = readFileSync(join(ROOT, "deploy/kubernetes/base/shop.yaml"), "utf8");
  expect(base).toContain(`{ name: pictures, mountPath: ${cache} }`);
  // A merge by JSON patch names the places of the base.
  const pod = parseAllDocuments(base)
    .map((one) => one.toJS())
    .find(({ kind }) => kind === "Deployment").spec.template.spec;
  expect(pod.containers[0]).toMatchObject({
    name: "shop",
    lifecycle: { preStop: { exec: { command: ["sleep", "5"] } } },
  });
});

it("the pod has room for all of them", () => {
  const documents = parseAllDocuments(
    readFileSync(join(ROOT, "deploy/kubernetes/base/shop.yaml"), "utf8"),
  );
  const [volume] = documents
    .flatMap((document) => document.toJS()?.spec?.template?.spec?.volumes ?? [])
    .filter(({ name }: { name: string }) => name === "pictures");
  expect(Number.parseInt(volume.emptyDir.sizeLimit, 10) * GIB).toBeGreaterThanOrEqual(1.5 * GIB);
  expect(volume.emptyDir.sizeLimit).toMatch(/Gi$/);
});
