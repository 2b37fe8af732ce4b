import { expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };

it("every package is named by its exact version, so that two installs are the same", () => {
  const named = { ...manifest.dependencies, ...manifest.devDependencies };
  const loose = Object.entries(named).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});
