import { createRequire } from "node:module";

/** The project's own Node version, and the package that everything with settings needs. */
const NODE = 26;
const PACKAGE = "zod";

/**
 * Says in a sentence why a command cannot run yet, or null: its modules need the packages, and a Node that reads TypeScript.
 * Runs on plain Node 20.
 *
 * @param {string} version of Node, such as `20.1.0`
 * @param {(name: string) => unknown} find throws where a package is not there
 * @returns {string | null}
 */
export function whyNotYet(
  version = process.versions.node,
  find = createRequire(import.meta.url).resolve,
) {
  const needs = "The packages are not installed yet: npm ci, or npm start once.";
  try {
    find(PACKAGE);
  } catch {
    return needs;
  }
  return Number(version.split(".")[0]) >= NODE
    ? null
    : `This needs Node ${NODE}, and runs with ${version}. Call it by npm run, which takes the project's own Node; npm ci brings it.`;
}
