import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { expect, it, vi } from "vitest";
import { parseAllDocuments } from "yaml";
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
