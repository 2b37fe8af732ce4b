import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

// Plain JavaScript: the npm commands read it before any package is installed.

/**
 * A path in the folder that `next build` writes.
 * @param {string} root
 * @param {string} path
 */
export const inBuild = (root, path) => join(root, ".next", path);

/**
 * Whether there is a build, from these sources or others.
 * @param {string} root
 */
export const hasBuild = (root) => existsSync(inBuild(root, "BUILD_ID"));

/**
 * The paths below the build of the scripts that every page starts with.
 * @param {string} root
 * @returns {string[]}
 */
export const mainScripts = (root) =>
  JSON.parse(readFileSync(inBuild(root, "build-manifest.json"), "utf8")).rootMainFiles;
