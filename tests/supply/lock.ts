import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().default(false),
      link: z.boolean().default(false),
    }),
  ),
});

export interface Installed {
  readonly name: string;
  /** Where it is installed: a package may be there in several versions. */
  readonly place: string;
  readonly version: string;
  readonly license: string;
  /** Only tests and builds of this project use it. */
  readonly dev: boolean;
}

/** Every package of the lock file. */
export function readLock(): readonly Installed[] {
  const text = readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8");
  const { packages } = lockFile.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([place, { version = "", license = "", dev, link }]) => {
    const name = place.split("node_modules/").at(-1) ?? "";
    return place === "" || link ? [] : [{ name, place, version, license, dev }];
  });
}
