import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { isAllowed } from "./licences.ts";
import { readLock } from "./lock.ts";
import { isMended } from "./versions.ts";

const ROOT = join(import.meta.dirname, "../..");
const installed = readLock();
const advisories = z
  .record(
    z.string(),
    z.object({
      floors: z.array(z.string().regex(/^\d+\.\d+\.\d+$/)).min(1),
      advisories: z.array(z.string().regex(/^(CVE-\d{4}-\d+|GHSA(-\w{4}){3})$/)).min(1),
    }),
  )
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "advisories.json"), "utf8")));

describe("licences", () => {
  it("of everything that the shop runs with are ones that it may use", () => {
    const used = installed.filter(({ dev }) => !dev);
    expect(used.length).toBeGreaterThan(100);
    expect(
      used.flatMap(({ place, name, license }) =>
        isAllowed(name, license) ? [] : [`${place}: ${license || "none"}`],
      ),
    ).toEqual([]);
  });

  it("are the ones that the packages name themselves", () => {
    const { dependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));
    for (const name of Object.keys(dependencies)) {
      const own = JSON.parse(
        readFileSync(join(ROOT, "node_modules", name, "package.json"), "utf8"),
      );
      expect(isAllowed(name, String(own.license?.type ?? own.license)), name).toBe(true);
    }
  });

  it.each([
    ["MIT", true],
    ["(MPL-2.0 OR GPL-3.0-only)", true],
    ["MIT AND GPL-3.0-only", false],
    ["GPL-3.0-only", false],
    ["OFL-1.1", false],
    ["LGPL-3.0-or-later", false],
    ["SEE LICENSE IN LICENSE", false],
    ["", false],
  ])("%s: %s", (licence, allowed) => {
    expect(isAllowed("some-package", licence)).toBe(allowed);
  });
});

describe("known advisories", () => {
  it("are mended in every installed version, however deep", () => {
    expect(
      installed.flatMap(({ name, place, version }) => {
        const known = Object.hasOwn(advisories, name) ? advisories[name] : undefined;
        return known && !isMended(version, known.floors)
          ? [`${place} ${version}: ${known.advisories.join(", ")}`]
          : [];
      }),
    ).toEqual([]);
  });

  it("name packages that are installed", () => {
    const names = new Set(installed.map(({ name }) => name));
    expect(Object.keys(advisories).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each([
    ["16.4.5", ["16.0.10"], true],
    ["16.0.9", ["16.0.10"], false],
    ["16.0.10-canary.3", ["16.0.10"], false],
    ["17.0.0", ["16.0.10"], true],
    ["15.9.9", ["16.0.10"], false],
    ["7.5.9", ["7.5.10", "8.17.1"], false],
    ["7.5.14", ["7.5.10", "8.17.1"], true],
    ["8.17.0", ["7.5.10", "8.17.1"], false],
    ["6.9.9", ["7.5.10", "8.17.1"], false],
    ["9.0.0", ["7.5.10", "8.17.1"], true],
  ])("%s has the fix of %s: %s", (version, floors, mended) => {
    expect(isMended(version, floors)).toBe(mended);
  });
});
