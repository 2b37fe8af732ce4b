import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generate } from "./generate.mjs";

/**
 * Brings `custom/generated` up to date.
 * @param {string} root absolute path of the repository
 * @returns {readonly string[]} the files that changed
 */
export function writeCustom(root) {
  const folder = join(root, "custom/generated");
  mkdirSync(folder, { recursive: true });
  return [...generate(join(root, "custom"))].flatMap(([name, source]) => {
    const path = join(folder, name);
    if (textOf(path) === source) return [];
    writeFileSync(path, source);
    return [name];
  });
}

function textOf(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
