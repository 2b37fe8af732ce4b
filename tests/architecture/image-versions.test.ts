import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { PINNED, ROOT, read } from "./deploy-files.ts";

const FILES = [
  "compose.yaml",
  "Dockerfile",
  "README.md",
  "{deploy,docs}/**/*.{yaml,md}",
  "deploy/**/Dockerfile",
];
/** Images of others, where a file starts or names one: `image: name:tag`, `FROM name:tag`, or `name:tag@…` in a text. */
const NAMED = /(?:image: |^FROM |`)((?:[\w-]+\/)*[\w-]+):(v?\d+\.\d+[\w.-]*)/gm;
const OURS = /^(?:shop|registry)/;

const named = globSync(FILES, { cwd: ROOT, exclude: ["**/node_modules/**", "docs/decisions/**"] })
  .flatMap((file) =>
    [...read(file).matchAll(NAMED)].map(([, name = "", tag = ""]) => ({ file, name, tag })),
  )
  .filter(({ name }) => !OURS.test(name));
const names = [...new Set(named.map(({ name }) => name))];

it("finds the programs that run beside the shop", () => {
  expect(names).toEqual(expect.arrayContaining(["valkey/valkey", "varnish", "caddy", "node"]));
});

it.each(names)("%s has one whole version in all files", (name) => {
  const tags = new Set(named.flatMap((each) => (each.name === name ? [each.tag] : [])));
  expect([...tags]).toHaveLength(1);
  for (const tag of tags) expect(`${name}:${tag.replace(/^v/, "")}`).toMatch(PINNED);
});
