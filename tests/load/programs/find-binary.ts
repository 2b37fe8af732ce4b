import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these programs that is in `PATH` or in one of the other folders. */
export const findBinary = (
  names: readonly string[],
  others: readonly string[] = [],
): string | undefined =>
  [...(process.env.PATH ?? "").split(delimiter), ...others]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
